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

ch-draft = 取れるカード
ch-deck = 山札
ch-deck-about = 山札{ $deck }枚、流したカード{ $swept }枚
ch-take = { $card }を取る
ch-sweep = 流す
ch-sweep-card = { $card }を流す
ch-swept = 流したカード{ $count }枚
ch-why-take = カードを取れるのは自分の構築の番だけです。(CH-4)

## The settlement

ch-settlement = あなたの精算
ch-points = 点
ch-points-best = 点、これが最高です
ch-best = 最善の組
ch-seal = 確定
ch-keep = 残す
ch-keep-card = { $card }を残す
ch-discard = 除外
ch-discard-card = { $card }を除外する
ch-and = 次は？
ch-take-back = { $group }を取り消す
ch-left-decide = 余り：1枚ずつ残すか除外
ch-left = 余り
ch-left-yet = まだ組に入っていないカード
ch-kept = 残す
ch-discarded = 除外
ch-fit = { $card }と{ $place }
ch-why-sealed = 組はもう確定しました。(CH-A10)
ch-why-place = { $card }はそこに入りません。(CH-9)
ch-why-fits = 入れられるカードは得点にしなければなりません：{ $fit }。(CH-A3)
ch-why-declare = 先に組を作ってください。(CH-9)
ch-tip-seal = もう得点にすべきカードはありません。確定するか、組を取り消してください。
ch-tip-begin = 連番か同数のカードをタップするか、ほかのカードに重ねてください。
ch-tip-neither = これらは連番でも同数でもありません。(CH-9)
ch-tip-more = { $card }と組になるカードを選んでください。
ch-hands-open = 手札が公開され、全員が精算しています。

## The hand

ch-hand = あなたの手札、{ $count }枚
ch-hand-empty = 手札はありません。
ch-sort-colour = 色順に並べる
ch-sort-number = 数順に並べる
ch-own-cards = { $count }枚
ch-own-of-twelve = 12枚中{ $count }枚
ch-own-built = 精算{ $points }点
ch-own-won = 獲得{ $count }枚
ch-own-against = 罰札{ $count }枚
ch-own-game = { $games }ゲーム中{ $game }

## The release

ch-trick = トリック
ch-holds = { $who }が{ $meld }でトリックを押さえています
ch-in-trick = トリックに{ $count }枚
ch-to-come = この後の番：{ $names }
ch-leads-new = { $who }が新しいトリックの親です
ch-penalty-drawn = { $who }の手札から罰札を引いています
ch-extra-dealt = 追加カードを配っています
ch-aside = どけたカード
ch-play = { $meld }を出す
ch-pass = パス
ch-why-zero = 0は1枚だけで出します。(CH-A28)
ch-why-no-meld = この組み合わせは役になりません。同じ数、または連続する3枚です。(CH-19)
ch-why-run-length = 連番は3枚です。(CH-A22)
ch-why-lead = これらのカードでは始められません。(CH-19)
ch-why-few = { $meld }に勝つには{ $count }枚以上必要です。(CH-A21)
ch-why-low = { $meld }に勝てません。(CH-16)

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
ch-ask-build = あなたの番：1枚取ってください。先に1枚流すこともできます。
ch-ask-take = 1枚取ってください。
ch-ask-takes = { $who }がカードを取ります。
ch-ask-left = 余ったカードをどうするか決めてください。
ch-ask-group = 連番と同数を作って、確定してください。
ch-ask-settling = { $names }の精算を待っています。
ch-ask-settled = 全員が精算を終えました。
ch-ask-extra = 全員にもう1枚配ります。
ch-ask-tie = 誰が親かを無作為に決めます。
ch-ask-done = あなたは上がりました。{ $who }の番です。
ch-ask-other = { $who }の番です。
ch-ask-lead = あなたが親です。1枚、同じ数の何枚か、または連続する3枚を出してください。
ch-ask-beat = { $meld }に勝つカードを出すか、パスしてください。
ch-ask-cannot = { $meld }に勝てるカードがありません。
ch-ask-penalty = { $who }の手札から罰札を引いています。
ch-ask-over = ゲームは終わりました。

## Moves

ch-do-pass = パス
ch-do-best = 最善の組を並べる
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

ch-on-starter = { $who }から構築を始めます。
ch-on-dealt = ゲーム{ $game }を配りました。場札は{ $cards }です。
ch-on-turn-of = { $who }の構築の番です。
ch-on-took = { $who }が{ $card }を取りました。
ch-on-swept = { $who }が{ $card }を流しました。
ch-on-refilled = { $card }が表になりました。
ch-on-reshuffled = { $count }枚をシャッフルして新しい山札にしました。
ch-on-revealed = 全員の手札が公開されました。精算に入ります。
ch-on-sheet = { $who }の組は{ $points }点です。
ch-on-ready = { $who }の準備ができました。
ch-no-group = 組なし
ch-on-settled = { $who }は{ $groups }で{ $points }点です。
ch-on-settled-discarding = { $who }は{ $groups }で{ $points }点、{ $cards }を除外しました。
ch-on-settling = { $who }が精算します。
ch-on-all-settled = 全員が精算を終えました。1枚ずつ追加で配ります。
ch-on-extra = 全員に追加カードが配られました。
ch-on-extra-own = あなたの追加カードは{ $card }です。
ch-on-tie = { $names }が同点です。誰が親かを無作為に決めます。
ch-on-leads = { $who }が親です。
ch-on-next = 次は{ $who }の番です。
ch-on-played = { $who }が{ $meld }を出しました。
ch-on-passed = { $who }がパスしました。
ch-on-finished = { $who }が上がりました。
ch-on-won = { $who }がトリックを取りました（{ $count }枚）。
ch-on-cleared = { $who }が0でトリックを取り消しました。{ $count }枚をどけました。
ch-on-drawing = { $who }が{ $from }の手札から罰札を引きます。
ch-on-drawing-yours = { $who }があなたの手札から罰札を引きます。
ch-on-penalty = { $card }が{ $who }の罰札になりました。
ch-on-game-over = ゲーム終了：{ $points }。
ch-on-next-game = 次のゲームは{ $who }から始めます。

## The guided first game

lesson-chain-first = 一緒に得点できる12枚の手札を作ります。手番では、表向きの5枚から1枚を取ります。Xは1から9のどの数字にもなります。取りましょう。
lesson-chain-run = 連番は長いほど得点が高くなります。まず緑の6を取りましょう。
lesson-chain-colour = 連番の得点は、長さの点に、いちばん多い色の枚数をかけたものです。4も緑です。取りましょう。
lesson-chain-gap = 色がすべてではありません。3は連番を下に伸ばします。取りましょう。
lesson-chain-sweep = 合うカードがありません。手番に1度だけ、1枚を流して代わりのカードを見ることができます。赤の9を流しましょう。
lesson-chain-swept = 5は4と6の間を埋めます。取りましょう。
lesson-chain-low = 長い連番は下まで届きます。1を取りましょう。
lesson-chain-sweep-again = まず印のカードを流し、何が出るか見てみましょう。
lesson-chain-top = 8は連番を上に伸ばします。取りましょう。
lesson-chain-second = 緑の2は1と3をつなぎ、しかも緑です。取りましょう。
lesson-chain-majority = また緑です。8が2枚になっても困りません。短い2本目の連番に使えます。取りましょう。
lesson-chain-end-of-run = 9は連番のいちばん上です。取りましょう。
lesson-chain-twelfth = 12枚目です。7があれば、手札に連番が2本できます。取りましょう。
lesson-chain-best = 全員の手札が公開され、それぞれがカードを連番と同数に分けます。1枚ずつ分けられますが、今回は最もよい分け方を探してもらいましょう。
lesson-chain-seal = 9枚の連番は17点、それに6をかけます。緑が4枚と、緑として数えるXが2枚です。余りはありません。決定しましょう。
lesson-chain-lead = 今度は手札をなくす番です。得点がいちばん低い人が最初の親で、それはあなたです。Xを3として、3枚の連番を出しましょう。
lesson-chain-beat = 相手がそのトリックを取り、7、8、9で始めました。同じ高さの役も出せます。最後に出した人がトリックを取り、1枚につき1点です。Xを7として、8と9と一緒に出しましょう。
lesson-chain-free = トリックを取ったので、あなたが親です。相手より先に手札をなくしましょう。最後に残った手札は失点になります。

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
