### The table of Chain in Japanese. The keys are those of the English file, which explains them.

## カード、組、役

ch-card = { $colour ->
    [red] 赤
    [orange] 橙
    [purple] 紫
    [blue] 青
   *[green] 緑
  }{ $number }
ch-x-as = X（{ $number }として）
ch-shape-red = ひし形
ch-shape-orange = 三角
ch-shape-purple = 星
ch-shape-blue = 丸
ch-shape-green = 四角
ch-set = { $number }の同数{ $size }枚
ch-set-with-x = { $set }（X{ $count }枚を含む）
ch-run = 連番{ $low }–{ $high }
ch-run-with = 連番{ $low }–{ $high }（{ $named }を含む）
ch-begun = { $card }から始めた組
# The same as the object of "play": with an article where the language has one.
ch-a-single = { $number }
ch-an-x = X
ch-a-set = { $size ->
   *[other] { $set }
  }
ch-the-run = { $run }
ch-the-group = { $group }
ch-new-group = 新しい組

## ドラフト

ch-draft = 取れるカード
ch-deck = 山札
ch-deck-about = 裏向き{ $deck }枚、流した{ $swept }枚
ch-take = { $card }を取る
ch-sweep = 流す
ch-sweep-card = { $card }を流す
ch-swept = 流した{ $count }枚
ch-why-take = カードを取れるのは、自分が構築する手番です。（CH-4）

## 精算

ch-settlement = あなたの精算
ch-points = 点
ch-points-best = 点、これが最高
ch-best = 最善の組
ch-seal = 確定
ch-keep = 残す
ch-keep-card = { $card }を残す
ch-discard = 除外
ch-discard-card = { $card }を除外する
ch-and = と？
ch-take-back = { $group }を取り消す
ch-left-decide = 余り：それぞれ残すか除外するか
ch-left = 余り
ch-left-yet = まだ組に入っていない
ch-kept = 残した
ch-discarded = 除外した
ch-fit = { $card }を{ $place }に
ch-why-sealed = 組は確定済みです。（CH-A10）
ch-why-place = { $card }はそこに入りません。（CH-9）
ch-why-fits = 入るカードは得点にしなければなりません：{ $fit }。（CH-A3）
ch-why-declare = 先に組を宣言してください。（CH-9）
ch-tip-seal = もう得点にすべきものはありません。確定するか、組を取り消してください。
ch-tip-begin = 連番か同数のカードをタップするか、別のカードの上にドラッグしてください。
ch-tip-neither = これらのカードは連番でも同数でもありません。（CH-9）
ch-tip-more = { $card }と組むカードを選んでください。
ch-hands-open = 手札が公開され、全員が精算しています。

## 手札

ch-hand = あなたの手札、{ $count }枚
ch-hand-empty = 手札はありません。
ch-sort-colour = 色で並べる
ch-sort-number = 数で並べる
ch-own-cards = { $count }枚
ch-own-of-twelve = 12枚中{ $count }枚
ch-own-built = 構築{ $points }
ch-own-won = 獲得{ $count }
ch-own-against = 罰札{ $count }
ch-own-game = ゲーム{ $game }/{ $games }

## 放出

ch-trick = トリック
ch-holds = { $who }が{ $meld }でトリックを押さえています
ch-in-trick = トリックのカード{ $count }枚
ch-to-come = これから：{ $names }
ch-leads-new = { $who }が新しいトリックの親です
ch-penalty-drawn = { $who }の手札から罰札を引いています
ch-extra-dealt = 追加カードを配っています
ch-aside = どけたカード
ch-play = { $meld }を出す
ch-pass = パス
ch-why-zero = 0は1枚だけで出します。（CH-A28）
ch-why-no-meld = これらは役になりません。同じ数のカードか、連続する3枚です。（CH-19）
ch-why-run-length = 連番は3枚です。（CH-A22）
ch-why-lead = 親としてこれらのカードは出せません。（CH-19）
ch-why-few = { $meld }に勝つには少なくとも{ $count }枚必要です。（CH-A21）
ch-why-low = それでは{ $meld }に勝てません。（CH-16）

## ほかのプレイヤーと得点

ch-ready = 準備完了
ch-settling = 精算中
ch-on-turn = 手番
ch-finished = 上がり
ch-seat-built = 構築
ch-seat-won = 獲得
ch-seat-total = 合計
ch-seat-against = 罰札
ch-scores = 最終結果
ch-scores-about = – 合計が最も高い人の勝ち
ch-scores-player = プレイヤー
ch-scores-built = 構築
ch-scores-won = 獲得
ch-scores-hand = 手札
ch-scores-penalty = 罰札
ch-scores-game = ゲーム{ $number }
ch-scores-total = 合計
ch-scores-winner = 勝者

## 求められていること

ch-ask-deal = カードを配っています。
ch-ask-reshuffle = 新しい山札をシャッフルしています。
ch-ask-build = あなたの手番です。カードを取るか、先に1枚流してください。
ch-ask-take = カードを1枚取ってください。
ch-ask-takes = { $who }がカードを取ります。
ch-ask-left = 余ったカードの扱いを決めてください。
ch-ask-group = カードで連番と同数を作り、確定してください。
ch-ask-settling = { $names }の精算を待っています。
ch-ask-settled = 全員が精算を終えました。
ch-ask-extra = 全員にもう1枚配ります。
ch-ask-tie = 親を無作為に選びます。
ch-ask-done = あなたは上がりです。{ $who }の番です。
ch-ask-other = { $who }の番です。
ch-ask-lead = あなたが親です。1枚、同じ数のカード、または連続する3枚を出してください。
ch-ask-beat = { $meld }に勝つものを出すか、パスしてください。
ch-ask-cannot = { $meld }に勝てるものはありません。
ch-ask-penalty = { $who }の手札から罰札を引いています。
ch-ask-over = ゲームは終わりました。

## 手

ch-do-pass = パス
ch-do-best = 最善の組を並べる
ch-do-seal = 組を確定する
ch-do-take-back = { $group }を取り消す
ch-do-take = { $card }を取る
ch-do-sweep = { $card }を流す
ch-do-keep = { $card }を残す
ch-do-discard = { $card }を除外する
ch-do-add = { $card }を{ $group }に加える
ch-do-begin = { $card }から組を始める
ch-do-play = { $meld }を出す

## 起きたこと

ch-on-starter = { $who }から構築を始めます。
ch-on-dealt = ゲーム{ $game }が配られました。場札は{ $cards }です。
ch-on-turn-of = { $you ->
    [yes] あなたが構築する手番です。
   *[no] { $who }が構築しています。
  }
ch-on-took = { $who }が{ $card }を取りました。
ch-on-swept = { $who }が{ $card }を流しました。
ch-on-refilled = { $card }が表になりました。
ch-on-reshuffled = { $count }枚をシャッフルして、新しい山札にしました。
ch-on-revealed = 全員の手札が公開されました。これから全員が精算します。
ch-on-sheet = { $who }の組は{ $points }点です。
ch-on-ready = { $who }は準備完了です。
ch-no-group = 組なし
ch-on-settled = { $who }の得点は{ $points }点です：{ $groups }。
ch-on-settled-discarding = { $who }の得点は{ $points }点です：{ $groups }。{ $cards }を除外しました。
ch-on-settling = { $who }が精算します。
ch-on-all-settled = 全員が精算を終えました。もう1枚ずつ配ります。
ch-on-extra = 全員に追加カードが配られました。
ch-on-extra-own = あなたの追加カードは{ $card }です。
ch-on-tie = { $names }は同点です。親を無作為に選びます。
ch-on-leads = { $who }が親です。
ch-on-next = { $you ->
    [yes] トリックであなたの番です。
   *[no] トリックの次の番は{ $who }です。
  }
ch-on-played = { $who }が{ $meld }を出しました。
ch-on-passed = { $who }はパスしました。
ch-on-finished = { $who }の手札がなくなりました。
ch-on-won = { $who }がトリックを獲得しました：{ $count }枚。
ch-on-cleared = { $who }が0でトリックを取り消しました。{ $count }枚をどけました。
ch-on-drawing = { $who }が{ $from }の手札から罰札を引きます。
ch-on-drawing-yours = { $who }があなたの手札から罰札を引きます。
ch-on-penalty = { $card }が{ $who }の罰札になりました。
ch-on-game-over = ゲームは終わりました：{ $points }。
ch-on-next-game = 次のゲームは{ $who }から始めます。
