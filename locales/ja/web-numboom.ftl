### The table of Numboom in Japanese. The keys are those of the English file, which explains them.

## カード

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
# With an article where the language has one.
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
nb-many = { $card } × { $count }
nb-nothing = なし
nb-hidden-card = カード1枚
nb-deadly = 致死
nb-card-deadly = { $card }、致死
nb-use-number = 裏向きに伏せます。
nb-use-bomb = 裏向きに伏せます。めくった人は、次の手番ではめくることしかできません。
nb-use-stack = カードのある伏せ場に1枚重ねて伏せられます。
nb-use-observe = 伏せられたカードを1枚見ます。この手番にめくってもかまいません。
nb-use-reverse = 自分の手番が終わると、手番の向きが逆になります。
nb-use-reset = デスナンバーを好きな数にします。
nb-use-disrupt = 誰も見ていない間に、伏せられたカードを並べ替えます。
nb-use-exchange = 全員の手札が左隣か右隣に移ります。

## 伏せ場とデスナンバー

nb-position = 伏せ場{ $number }
nb-positions = 伏せ場
nb-pile = 伏せ場{ $number }
nb-pile-cards = 伏せられたカード{ $count }枚
nb-pile-empty = 空
nb-pile-known = { $card }だと知っています
nb-pile-known-deadly = { $card }だと知っています。今は致死
nb-pile-mixed = かき混ぜられた
nb-pile-peeked = この手番にのぞいたので、めくれません
nb-pile-fresh = この手番に伏せたので、めくれません
nb-pile-knowers = { $names }が知っています
nb-pile-goes = 伏せ場{ $number }へ
nb-new-order = 新しい並び
nb-was = 元は{ $number }
nb-death = デスナンバー
nb-death-about = デスナンバーは{ $number }。{ $deadly }をめくると脱落です。
nb-death-none = デスナンバーはまだありません。
nb-is-deadly = で脱落
nb-makes = で{ $number }になる

## 山札と捨て札

nb-deck = 山札
nb-discards = 捨て札
nb-face-up = 表向き
nb-face-up-and-down = 表向き、ほかに裏向き{ $count }枚
nb-none-yet = まだなし
nb-clockwise = 時計回り
nb-counter = 反時計回り
nb-clockwise-turning = 時計回り、逆転予定
nb-counter-turning = 反時計回り、逆転予定
nb-dual = デュエル
nb-somewhere = どこかにある：{ $cards }

## プレイヤーと手札

nb-players = プレイヤー、時計回り
nb-you = （あなた）
nb-out = 脱落、{ $turn }手番目
nb-bombed = 爆弾：次の手番はめくるだけ
nb-noted = この手札に{ $cards }があることを知っています
nb-to-move = 手番
nb-hand = あなたの手札
nb-hand-empty = 手札はありません。
nb-hand-fallen = あなたのカードは捨て札の中にあります。

## ボタン

nb-flip = めくる
nb-peek = のぞく
nb-observe = 観察
nb-place = { $card }を伏せる
nb-end = 手番を終える
nb-to = { $who }へ
nb-label = { $label }：{ $move }

## 選んだもの

nb-chosen = { $card }：{ $what }
nb-choose-observe = 観察：伏せ場を選んでください。
nb-choose-place = { $card }を伏せる：伏せ場を選んでください。
nb-at-nothing = { $place }：今そこでできることはありません。
nb-at = { $place }。
nb-at-bomb = { $place }：爆弾です。めくると、次の手番はめくることしかできません。
nb-at-unknown = { $place }：{ $deadly }なら脱落です。
nb-at-fatal = { $place }：{ $number }です。めくると脱落です！
nb-at-next = { $place }：{ $number }です。めくるとデスナンバーは{ $next }になります。
nb-hint = ヒント：{ $move }。

## カードを使えない理由

nb-why-over = ゲームは終わっています（NB-20）。
nb-why-turn = あなたの手番ではありません（NB-7）。
nb-why-arrange = 先にかき混ぜを済ませてください（NB-17）。
nb-why-opening-flip = 第1ラウンドは1枚めくって終わります（NB-5）。
nb-why-dual-flip = デュエルでは先にめくります（NB-19）。
nb-why-opening-bomb = この卓では、第1ラウンドに爆弾を伏せられません（NB-A4）。
nb-why-flip-only = 爆弾のため、この手番ではめくることしかできません（NB-12）。
nb-why-operations = この手番の操作は2つとも終わりました（NB-7）。
nb-why-occupied = 伏せ場はすべて埋まっています（NB-8）。
nb-why-opening-function = 機能カードは第1ラウンドが終わるまで使えません（NB-A7）。
nb-why-dual-function = デュエルでは機能カードは除かれます（NB-19）。
nb-why-stack-late = この手番ではもうカードを伏せられません（NB-A20）。
nb-why-stack = 重ね置きには、埋まった伏せ場と伏せるカードが必要です（NB-A36）。
nb-why-covered = 伏せられたカードがありません（NB-A36）。

## 求められていること

nb-ask-out = あなたは脱落しました。{ $who }の手番です。
nb-ask-shuffle = カードをシャッフルして配っています。
nb-ask-arranging = { $who }が伏せられたカードを並べ替えています。
nb-ask-other = { $who }の手番です。
nb-ask-other-flip = { $who }の手番で、めくることしかできません。
nb-ask-opening = 第1ラウンド：空いた伏せ場に1枚伏せてください。
nb-ask-opening-flip = 第1ラウンド：1枚めくってください。その数がデスナンバーになります。
nb-ask-arrange = かき混ぜ：{ $place }に置く重なりを選んでください。
nb-ask-dual-flip = デュエル：1枚めくってください。
nb-ask-dual-place = デュエル：次は1枚伏せてください。
nb-ask-dual-fill = デュエル：空いた伏せ場を埋めてください。
nb-ask-end = 操作は終わりました。機能カードを使うか、手番を終えてください。
nb-ask-flip-only = 爆弾のため、めくることしかできません：残りの操作{ $count }。
nb-ask-act = あなたの手番です：残りの操作{ $count }。
nb-ask-may-stack = 埋まった伏せ場にも伏せられます。
nb-won = { $you ->
    [yes] 最後まで残りました。あなたの勝ちです！
   *[no] { $who }が最後まで残り、勝ちました。
  }
nb-won-shared = 手番上限に達しました。残っている人が勝利を分け合います。

## 手

nb-do-end = 手番を終える
nb-do-flip = { $place }をめくる
nb-do-peek = { $place }をのぞく
nb-do-place = { $card }を{ $place }に伏せる
nb-do-stack = 重ね置きを使う
nb-do-observe = 観察を{ $place }に使う
nb-do-reverse = 逆回りを使う
nb-do-reset = 再設定を使う：デスナンバー{ $number }
nb-do-disrupt = かき混ぜを使う
nb-do-exchange-left = 手札交換を使う：手札は左へ、あなたの手札は{ $who }へ
nb-do-exchange-right = 手札交換を使う：手札は右へ、あなたの手札は{ $who }へ
nb-do-arrange = { $from }の重なりを{ $place }に置く

## 起きたこと

nb-on-starter = { $who }から始めます。
nb-on-dealt = 全員に4枚ずつ配られました。
nb-on-rejected = { $who }は伏せられるカードのない手札を見せ、引き直します。
nb-on-drew = { $who }が{ $cards }を引きました。
nb-on-drew-hidden = { $who }が{ $count }枚引きました。
nb-on-reshuffled = 捨て札をシャッフルして、{ $count }枚の山札にしました。
nb-on-turn-of = { $you ->
    [yes] あなたの手番です。
   *[no] { $who }の手番です。
  }
nb-on-turn-flips = { $you ->
    [yes] あなたの手番です。爆弾のため、めくることしかできません。
   *[no] { $who }の手番です。爆弾のため、めくることしかできません。
  }
nb-stage-starter = 最初の人を選びます。
nb-stage-deal = カードを配ります。
nb-stage-redraw = 手札を引き直します。
nb-stage-reshuffle = 捨て札をシャッフルします。
nb-stage-opening = 第1ラウンド：1枚伏せます。
nb-stage-opening_flip = 第1ラウンド：デスナンバーのために1枚めくります。
nb-stage-act = 伏せる、のぞく、めくるのいずれかを行います。
nb-stage-arrange = 伏せられたカードを並べ替えています。
nb-stage-dual_flip = デュエル：1枚めくります。
nb-stage-dual_place = デュエル：1枚伏せます。
nb-stage-dual_fill = デュエル：空いた伏せ場を埋めます。
nb-stage-over = ゲームは終わりました。
nb-operations-left = 残りの操作：{ $count }。
nb-on-placed = { $who }が{ $card }を{ $place }に伏せました。
nb-on-peeked = { $who }が{ $place }をのぞきました。
nb-on-peeked-card = { $who }が{ $place }をのぞきました：{ $card }。
nb-on-observed = { $who }が{ $place }を観察しました。
nb-on-observed-card = { $who }が{ $place }を観察しました：{ $card }。
nb-on-flipped = { $who }が{ $place }の{ $card }をめくりました。デスナンバーは{ $number }です。
nb-on-restricts = 爆弾のため、{ $who }は次の手番ではめくることしかできません。
nb-on-played = { $who }が{ $card }を使いました。
nb-on-reset = デスナンバーが{ $number }になりました。
nb-on-arranged = { $place }の重なりが新しい場所に置かれました。
nb-on-disrupted = { $who }が伏せられたカードを並べ替えました。
nb-on-exchanged-left = 全員の手札が左隣に移りました。
nb-on-exchanged-right = 全員の手札が右隣に移りました。
nb-on-out = ドカン！ { $who }が脱落しました。伏せ場が1つ減りました。
nb-on-dual = 残り2人：デュエルです。機能カードはゲームから除かれます。
nb-on-ended-clockwise = 手番が終わりました。時計回りに続きます。
nb-on-ended-counter = 手番が終わりました。反時計回りに続きます。
