### The texts of web-numboom.ftl in Japanese. Keys, variables and comments are those of the English file, which explains them.

## The start page

game-numboom = ナンブーム
game-numboom-line = 数字を伏せ、ほかの人のカードをめくり、爆発せずに生き残るゲーム。

## Cards

nb-card = { $card ->
    [bomb] 爆弾
    [stack] 重ね置き
    [observe] 観察
    [reverse] 逆回り
    [reset] 再設定
    [disrupt] かき混ぜ
    [exchange] 手札交換
   *[other] { $card }
  }
nb-a-card = { $card ->
    [bomb] 爆弾
    [stack] 重ね置き
    [observe] 観察
    [reverse] 逆回り
    [reset] 再設定
    [disrupt] かき混ぜ
    [exchange] 手札交換
   *[other] { $card }
  }
nb-many = { $card }×{ $count }
nb-nothing = なし
nb-hidden-card = カード
nb-deadly = 致死
nb-card-deadly = { $card }、致死カード
nb-use-number = 裏向きに伏せます。
nb-use-bomb = 裏向きに伏せます。めくった人は、次の手番はめくることしかできません。
nb-use-stack = カードのある伏せ場に1枚伏せられます。
nb-use-observe = 伏せられたカードを見ます。この手番にめくってもかまいません。
nb-use-reverse = あなたの手番の後、逆回りになります。
nb-use-reset = デスナンバーを決めます。
nb-use-disrupt = 伏せられたカードをこっそり並べ替えます。
nb-use-exchange = 全員が手札を左か右に渡します。

## Positions and the Death Number

nb-position = 伏せ場{ $number }
nb-positions = 伏せ場
nb-pile = 伏せ場{ $number }
nb-pile-cards = 伏せカード{ $count }枚
nb-pile-empty = 空き
nb-pile-known = { $card }と知っている
nb-pile-known-deadly = { $card }と知っている、今は致死
nb-pile-mixed = かき混ぜで移動
nb-pile-peeked = この手番にのぞいたのでめくれない
nb-pile-fresh = この手番に伏せたのでめくれない
nb-pile-knowers = { $names }が知っている
nb-pile-goes = 伏せ場{ $number }へ移る
nb-new-order = 新しい並び
nb-was = 元{ $number }
nb-death = デスナンバー
nb-death-about = デスナンバー{ $number }。{ $deadly }をめくると脱落します。
nb-death-none = デスナンバーはまだありません。
nb-is-deadly = は致死
nb-makes = で{ $number }になる

## Deck and discards

nb-deck = 山札
nb-discards = 捨て札
nb-face-up = 表向き
nb-face-up-and-down = 表向き、ほかに裏向き{ $count }枚
nb-none-yet = まだなし
nb-clockwise = 時計回り
nb-counter = 反時計回り
nb-clockwise-turning = 時計回り、まもなく反転
nb-counter-turning = 反時計回り、まもなく反転
nb-dual = デュエル
nb-somewhere = 卓のどこかに：{ $cards }

## Players and the hand

nb-players = プレイヤー、時計回り
nb-you = （あなた）
nb-out = 手番{ $turn }で脱落
nb-bombed = 爆弾：次の手番はめくるだけ
nb-noted = この手札に{ $cards }があると知っている
nb-to-move = 手番
nb-hand = あなたの手札
nb-hand-empty = 手札はありません。
nb-hand-fallen = あなたのカードは捨て札に入りました。

## Buttons

nb-flip = めくる
nb-peek = のぞく
nb-observe = 観察
nb-place = { $card }を伏せる
nb-end = 手番を終える
nb-to = { $who }へ
nb-label = { $label }：{ $move }

## What was chosen

nb-chosen = { $card }：{ $what }
nb-choose-observe = 観察：伏せ場を選んでください。
nb-choose-place = { $card }を伏せる：伏せ場を選んでください。
nb-position-why = { $place }：{ $why }
nb-at-nothing = { $place }：今ここでできることはありません。
nb-at = { $place }。
nb-at-bomb = { $place }：爆弾です。めくると、次の手番はめくることしかできません。
nb-at-unknown = { $place }：{ $deadly }なら脱落です。
nb-at-fatal = { $place }：{ $number }です。めくると脱落します！
nb-at-next = { $place }：{ $number }です。めくるとデスナンバーは{ $next }になります。
nb-hint = ヒント：{ $move }。

## Why a card cannot be used

nb-why-over = ゲームは終わりました（NB-20）。
nb-why-turn = あなたの番ではありません（NB-7）。
nb-why-arrange = 先にかき混ぜを終えてください（NB-17）。
nb-why-opening-flip = 第1ラウンドはめくって終わります（NB-5）。
nb-why-dual-flip = デュエルでは先にめくります（NB-19）。
nb-why-opening-bomb = この卓では第1ラウンドに爆弾を伏せられません（NB-A4）。
nb-why-flip-only = 爆弾のため、この手番はめくることしかできません（NB-12）。
nb-why-operations = 操作は2つとも終わりました（NB-7）。
nb-why-occupied = 空いている伏せ場がありません（NB-8）。
nb-why-opening-function = 第1ラウンドでは機能カードを使えません（NB-A7）。
nb-why-dual-function = デュエルに機能カードはありません（NB-19）。
nb-why-stack-late = この手番にはもう伏せられません（NB-A20）。
nb-why-stack = 重ね置きには、カードのある伏せ場と伏せるカードが必要です（NB-A36）。
nb-why-covered = 伏せられたカードがありません（NB-A36）。
nb-why-occupied-there = すでにカードがあり、重ね置きも使っていません（NB-8）。
nb-why-nothing-there = 見るカードがありません（NB-A36）。

## What is asked for

nb-ask-out = あなたは脱落しました。{ $who }の番です。
nb-ask-shuffle = シャッフルして配っています。
nb-ask-arranging = { $who }が伏せられたカードを並べ替えています。
nb-ask-other = { $who }の番です。
nb-ask-other-flip = { $who }の番です（めくるだけ）。
nb-ask-opening = 第1ラウンド：空いている伏せ場に1枚伏せてください。
nb-ask-opening-flip = 第1ラウンド：1枚めくってください。その数がデスナンバーになります。
nb-ask-arrange = かき混ぜ：{ $place }に置く山を選んでください。
nb-ask-dual-flip = デュエル：1枚めくってください。
nb-ask-dual-place = デュエル：1枚伏せてください。
nb-ask-dual-fill = デュエル：空いている伏せ場を埋めてください。
nb-ask-end = 操作は残っていません。機能カードを使うか、手番を終えてください。
nb-ask-flip-only = 爆弾！めくることしかできません（残り{ $count }操作）。
nb-ask-act = あなたの番：伏せる、のぞく、めくる（残り{ $count }操作）。
nb-ask-may-stack = カードのある伏せ場にも伏せられます。
nb-won = { $you ->
    [yes] 最後まで残りました。あなたの勝ちです！
   *[no] 最後まで残った{ $who }の勝ちです。
  }
nb-won-shared = 手番の上限です。残っている全員の勝ちです。

## Moves

nb-do-end = 手番を終える
nb-do-flip = { $place }をめくる
nb-do-peek = { $place }をのぞく
nb-do-place = { $card }を{ $place }に伏せる
nb-do-stack = 重ね置きを使う
nb-do-observe = { $place }に観察を使う
nb-do-reverse = 逆回りを使う
nb-do-reset = 再設定を使う：デスナンバー{ $number }
nb-do-disrupt = かき混ぜを使う
nb-do-exchange-left = 手札交換を使う：手札は左へ、あなたの手札は{ $who }へ
nb-do-exchange-right = 手札交換を使う：手札は右へ、あなたの手札は{ $who }へ
nb-do-arrange = { $from }の山を{ $place }に移す

## What happened

nb-on-starter = { $who }から始めます。
nb-on-dealt = 全員に4枚ずつ配りました。
nb-on-rejected = { $who }は伏せられるカードのない手札を公開し、引き直します。
nb-on-drew = { $who }が{ $cards }を引きました。
nb-on-drew-hidden = { $who }が{ $count }枚引きました。
nb-on-reshuffled = 捨て札をシャッフルし、{ $count }枚の山札にしました。
nb-on-turn-of = { $who }の番です。
nb-on-turn-flips = { $who }の番です。爆弾のため、めくることしかできません。
nb-stage-starter = 最初の人を抽選で決めます。
nb-stage-deal = カードを配ります。
nb-stage-redraw = 手札を引き直します。
nb-stage-reshuffle = 捨て札をシャッフルします。
nb-stage-opening = 第1ラウンド：カードを伏せます。
nb-stage-opening_flip = 第1ラウンド：デスナンバーのために1枚めくります。
nb-stage-act = 伏せる、のぞく、めくる。
nb-stage-arrange = 伏せられたカードを並べ替えています。
nb-stage-dual_flip = デュエル：カードをめくります。
nb-stage-dual_place = デュエル：カードを伏せます。
nb-stage-dual_fill = デュエル：空いている伏せ場を埋めます。
nb-stage-over = ゲーム終了。
nb-operations-left = 残りの操作：{ $count }。
nb-on-placed = { $who }が{ $place }に{ $card }を伏せました。
nb-on-peeked = { $who }が{ $place }をのぞきました。
nb-on-peeked-card = { $who }が{ $place }をのぞきました：{ $card }。
nb-on-observed = { $who }が{ $place }を観察しました。
nb-on-observed-card = { $who }が{ $place }を観察しました：{ $card }。
nb-on-flipped = { $who }が{ $place }の{ $card }をめくりました。デスナンバーは{ $number }です。
nb-on-restricts = 爆弾のため、{ $who }は次の手番にめくることしかできません。
nb-on-played = { $who }が{ $card }を使いました。
nb-on-reset = デスナンバーは{ $number }になりました。
nb-on-arranged = { $place }の山を新しい場所に置きました。
nb-on-disrupted = { $who }が伏せられたカードを並べ替えました。
nb-on-exchanged-left = 全員の手札が左隣に移りました。
nb-on-exchanged-right = 全員の手札が右隣に移りました。
nb-on-out = ドカン！{ $who }は脱落です。伏せ場が1つ減ります。
nb-on-dual = 残り2人、デュエルです！機能カードはゲームから除かれます。
nb-on-ended-clockwise = 手番終了。時計回りに続きます。
nb-on-ended-counter = 手番終了。反時計回りに続きます。

## The guided first game

lesson-numboom-opening = 最後まで残った人の勝ちです。第1ラウンドでは、最後の人以外が1枚ずつ伏せます。空きは1か所。3を伏せましょう。
lesson-numboom-place = 最初に3がめくられ、デスナンバーは3になりました。めくるたびに数を足します。次の2で5になり、4を超えたら4を引くので、今は1です。手番では操作を2つします。まず、もう1枚の3を伏せましょう。知っているのはあなただけです。
lesson-numboom-reset = デスナンバーと足して4になるカードをめくると脱落です。3をめくると1+3=4。機能カードは操作に数えません。再設定で、デスナンバーを2にしましょう。
lesson-numboom-flip = 今度は2+3=5、つまり1です。自分の3をめくりましょう。安全です。
lesson-numboom-end = 操作は2つとも終わりました。機能カードはまだ使えますが、取っておきましょう。手番を終えます。
lesson-numboom-peek = 伏せられる数字がなく、見ずにめくるのは危険です。のぞきましょう。見えるのはあなただけです。この手番ではめくれません。
lesson-numboom-reverse = 1でした。ほかの人に任せましょう。逆回りを使うと、あなたの手番の後は反対に進みます。
lesson-numboom-end-again = 2つ目の操作でできることはありません。手番を終えましょう。
lesson-numboom-free = デスナンバーに注意し、見たカードを覚えて、足して4になるカードはめくらないこと。あとはあなた次第です！

## Names of rule sets

preset-full = 全部入り
preset-base = 基本
preset-base-and-bombs = 基本＋爆弾
preset-base-and-functions = 基本＋機能カード
preset-rounds = ラウンド制
preset-base-rounds = 基本のラウンド制
preset-sharp = 鋭い

## Values of options; what they mean is in the rules

value-again = もう一度
value-barred = 禁止
value-base = 基本
value-dual = デュエル
value-full = 全部入り
value-no = いいえ
value-on = オン
value-opening = 初手
value-restrict = 制限
value-round = ラウンドごと
value-turn = 手番ごと
value-yes = はい
