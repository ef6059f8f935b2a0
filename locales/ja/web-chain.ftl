### The texts of web-chain.ftl in Japanese. Keys, variables and comments are those of the English file, which explains them.

## The start page

game-chain = チェイン
game-chain-line = まとめて得点になる12枚を集め、トリックで手放していくゲーム。

## Cards, groups and melds

ch-card = { $colour ->
    [red] 赤
    [orange] 橙
    [purple] 紫
    [blue] 青
   *[green] 緑
  }の{ $number }
ch-x-as = X（{ $number }）
ch-shape-red = ひし形
ch-shape-orange = 三角
ch-shape-purple = 星
ch-shape-blue = 丸
ch-shape-green = 四角
ch-set = { $number }の{ $size }枚組
ch-set-with-x = { $set }（X{ $count }枚入り）
ch-run = 連番{ $low }–{ $high }
ch-run-with = 連番{ $low }–{ $high }（{ $named }）
ch-begun = { $card }で始めた組
ch-a-single = { $number }
ch-an-x = X
ch-a-set = { $size ->
   *[other] { $set }
  }
ch-the-run = { $run }
ch-the-group = { $group }
ch-new-group = 新しい組

## The draft

ch-draft = 場札
ch-deck = 山札
ch-deck-about = 山札{ $deck }枚、流したカード{ $swept }枚
ch-take = { $card }を取る
ch-sweep = 流す
ch-sweep-card = { $card }を流す
ch-swept = 流したカード{ $count }枚
ch-why-take = カードを取れるのは自分の番だけです（CH-4）。

## The settlement

ch-settlement = あなたの組
ch-points = 点
ch-points-best = 点（最高点）
ch-best = おまかせで並べる
ch-seal = 確定
ch-keep = 残す
ch-keep-card = { $card }を残す
ch-discard = 除外
ch-discard-card = { $card }を除外する
ch-and = もう1枚
ch-take-back = { $group }を取り消す
ch-left-decide = 余り：1枚ずつ残すか除外
ch-left = 余り
ch-left-yet = まだ組にしていないカード
ch-kept = 残す
ch-discarded = 除外
ch-fit = { $card }と{ $place }
ch-why-sealed = 組は確定済みです（CH-A10）。
ch-why-place = { $card }はそこに入りません（CH-9）。
ch-why-fits = 組に入るカードは得点にします：{ $fit }（CH-A3）。
ch-why-declare = 先に組を作ってください（CH-9）。
ch-tip-seal = 得点にするカードはもうありません。確定するか、組を取り消してください。
ch-tip-begin = 連番か同数になるカードをタップするか、ほかのカードに重ねてください。
ch-tip-neither = これらは連番でも同数でもありません（CH-9）。
ch-tip-more = { $card }と組になるカードを選んでください。
ch-hands-open = 手札が公開され、全員が精算しています。

## The hand

ch-hand = あなたの手札、{ $count }枚
ch-hand-empty = 手札はありません。
ch-sort-colour = 色順に並べる
ch-sort-number = 数順に並べる
ch-own-cards = { $count }枚
ch-own-of-twelve = { $count }/12枚
ch-own-built = 精算{ $points }点
ch-own-won = 獲得{ $count }枚
ch-own-against = 罰札{ $count }枚
ch-own-game = ゲーム { $game }/{ $games }

## The release

ch-trick = トリック
ch-holds = { $who }が{ $meld }で勝っています
ch-in-trick = トリックに{ $count }枚
ch-to-come = これから：{ $names }
ch-leads-new = { $who }が次のトリックの親です
ch-penalty-drawn = { $who }の手札から罰札を引いています
ch-extra-dealt = 追加カードを配っています
ch-aside = どけたカード
ch-play = { $meld }を出す
ch-pass = パス
ch-why-zero = 0は1枚だけで出します（CH-A28）。
ch-why-no-meld = この組み合わせでは出せません。同じ数か、連続する3枚にしてください（CH-19）。
ch-why-run-length = 連番は3枚です（CH-A22）。
ch-why-lead = このカードでは始められません（CH-19）。
ch-why-few = { $meld }に勝つには{ $count }枚以上必要です（CH-A21）。
ch-why-low = { $meld }に勝てません（CH-16）。

## The other players and the score

ch-ready = 完了
ch-settling = 精算中
ch-on-turn = 手番
ch-finished = 上がり
ch-seat-built = 精算
ch-seat-won = 獲得
ch-seat-total = 合計
ch-seat-against = 罰札
ch-scores = 最終結果
ch-scores-about = – 合計が最も高い人の勝ち
ch-scores-player = プレイヤー
ch-scores-built = 精算
ch-scores-won = 獲得
ch-scores-hand = 手札
ch-scores-penalty = 罰札
ch-scores-game = ゲーム{ $number }
ch-scores-total = 合計
ch-scores-winner = 勝者

## What is asked for

ch-ask-deal = カードを配っています。
ch-ask-reshuffle = 新しい山札をシャッフルしています。
ch-ask-build = あなたの番：1枚取るか、先に1枚流してください。
ch-ask-take = 1枚取ってください。
ch-ask-takes = { $who }がカードを取ります。
ch-ask-left = 余ったカードを1枚ずつ残すか除外してください。
ch-ask-group = カードを連番と同数に分けて、確定してください。
ch-ask-settling = { $names }の精算を待っています。
ch-ask-settled = 全員が精算を終えました。
ch-ask-extra = 全員にもう1枚配ります。
ch-ask-tie = 誰が親かを抽選で決めます。
ch-ask-done = あなたは上がりました。{ $who }の番です。
ch-ask-other = { $who }の番です。
ch-ask-lead = あなたが親です。1枚、同じ数を何枚か、または連続する3枚を出してください。
ch-ask-beat = { $meld }に勝つカードを出すか、パスしてください。
ch-ask-cannot = { $meld }に勝てるカードがありません。
ch-ask-penalty = { $who }の手札から罰札を引いています。
ch-ask-over = ゲーム終了。

## Moves

ch-do-pass = パス
ch-do-best = 最高点の組に並べる
ch-do-seal = 組を確定する
ch-do-take-back = { $group }を取り消す
ch-do-take = { $card }を取る
ch-do-sweep = { $card }を流す
ch-do-keep = { $card }を残す
ch-do-discard = { $card }を除外する
ch-do-add = { $card }を{ $group }に加える
ch-do-begin = { $card }で組を始める
ch-do-play = { $meld }を出す

## What happened

ch-on-starter = { $who }から始めます。
ch-on-dealt = ゲーム{ $game }を配りました。場札は{ $cards }です。
ch-on-turn-of = { $who }がカードを取る番です。
ch-on-took = { $who }が{ $card }を取りました。
ch-on-swept = { $who }が{ $card }を流しました。
ch-on-refilled = { $card }が表になりました。
ch-on-reshuffled = { $count }枚をシャッフルして新しい山札にしました。
ch-on-revealed = 全員の手札が公開されました。精算に入ります。
ch-on-sheet = { $who }の組は{ $points }点です。
ch-on-ready = { $who }が精算を終えました。
ch-no-group = 組なし
ch-on-settled = { $who }は{ $groups }で{ $points }点です。
ch-on-settled-discarding = { $who }は{ $groups }で{ $points }点、{ $cards }を除外しました。
ch-on-settling = { $who }が精算します。
ch-on-all-settled = 全員が精算を終えました。1枚ずつ追加で配ります。
ch-on-extra = 全員に追加カードが配られました。
ch-on-extra-own = あなたの追加カードは{ $card }です。
ch-on-tie = { $names }が同点です。誰が親かを抽選で決めます。
ch-on-leads = { $who }が親です。
ch-on-next = 次は{ $who }の番です。
ch-on-played = { $who }が{ $meld }を出しました。
ch-on-passed = { $who }がパスしました。
ch-on-finished = { $who }が上がりました。
ch-on-won = { $who }がトリックを取りました（{ $count }枚）。
ch-on-cleared = { $who }が0でトリックを流しました。{ $count }枚をどけました。
ch-on-drawing = { $who }が{ $from }の手札から罰札を引きます。
ch-on-drawing-yours = { $who }があなたの手札から罰札を引きます。
ch-on-penalty = { $card }が{ $who }の罰札になりました。
ch-on-game-over = ゲーム終了：{ $points }。
ch-on-next-game = 次のゲームは{ $who }から始めます。

## The guided first game

lesson-chain-first = まとめて得点になる12枚を集めます。手番では、場札5枚から1枚を取ります。Xは1から9のどの数にもなります。取りましょう。
lesson-chain-run = 続いた数は連番になります。長いほど高得点です。まず緑の6を取りましょう。
lesson-chain-colour = 連番の点には、いちばん多い色の枚数がかけられます。4も緑です。取りましょう。
lesson-chain-gap = 色がすべてではありません。3は連番を下に伸ばします。取りましょう。
lesson-chain-sweep = 役に立つカードがありません。手番に1回、場札を1枚流して、代わりのカードを見ることができます。赤の9を流しましょう。
lesson-chain-swept = 5は4と6の間を埋めます。取りましょう。
lesson-chain-low = 長い連番は下まで届きます。1を取りましょう。
lesson-chain-sweep-again = 印のカードを流して、何が出るか見てみましょう。
lesson-chain-top = 8は連番を上に伸ばします。取りましょう。
lesson-chain-second = 緑の2は1と3をつなぎます。取りましょう。
lesson-chain-majority = また緑で、8は2枚目です。もう1枚の8は2本目の連番に使えます。取りましょう。
lesson-chain-end-of-run = 9で連番の上の端がそろいます。取りましょう。
lesson-chain-twelfth = 12枚目です。7で連番が2本になります。取りましょう。
lesson-chain-best = 全員の手札が公開されました。カードを連番と同数に分けます。1枚ずつでもできますが、今回はおまかせで並べましょう。
lesson-chain-seal = 9枚の連番は17点、その6倍です。緑が4枚と、緑として数えるXが2枚。余りはありません。組を確定しましょう。
lesson-chain-lead = 次は手札をなくします。得点がいちばん低い人が親、つまりあなたです。Xを3として、3枚の連番を出しましょう。
lesson-chain-beat = 相手がトリックを取り、7-8-9で始めました。同じ強さでも出せます。最後に出した人がトリックを取り、1枚1点です。Xを7として、8、9と一緒に出しましょう。
lesson-chain-free = トリックを取ったので、あなたが親です。相手より先に手札をなくしましょう。最後まで残った手札は減点です。

## Names of rule sets

preset-three-games = 3ゲーム
preset-free-hand = 自由
preset-best-points = 最高点
preset-long-tricks = 長いトリック
preset-gentle-zeros = やさしい0
preset-whole-laps = 完全な周回
preset-endless-laps = 終わりなき周回

## Values of options; what they mean is in the rules

value-anytime = いつでも
value-aside = 脇に
value-at-once = すぐに
value-best-points = 最高点
value-build = 精算
value-clockwise = 時計回り
value-complete-lap = 1周を完了
value-exact = ちょうど
value-free = 自由
value-lowest-total = 合計最少
value-maximal = 最大
value-must-beat = 勝つ必要あり
value-nothing = なし
value-one = 1
value-or-higher = 以上
value-rotate = 順番
value-seat = 席順
value-takes = 獲得する
value-ten = 10
value-three = 3
value-three-or-more = 3以上
value-together = 同時
value-total = 合計
value-until-all-pass = 全員がパスするまで
