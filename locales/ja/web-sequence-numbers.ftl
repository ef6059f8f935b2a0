### The texts of web-sequence-numbers.ftl in Japanese. Keys, variables and comments are those of the English file, which explains them.

## The start page

game-sequence-numbers = シーケンスナンバーズ
game-sequence-numbers-line = カードの式を解いて、ボードにチップを5枚並べるゲーム。

## Cards, spaces and teams

sn-plus = プラス
sn-minus = マイナス
sn-slot = カード{ $number }
sn-team-blue = 青チーム
sn-team-orange = 橙チーム
sn-team-green = 緑チーム
sn-colour-blue = 青
sn-colour-orange = 橙
sn-colour-green = 緑
sn-space = { $space }の{ $number }
sn-corner-space = { $space }の角
sn-board = ボード、{ $rows }×{ $columns }。矢印キーで移動します。
sn-square-corner = 自由な角、全員に有効
sn-square-chip-blue = 青のチップ
sn-square-chip-orange = 橙のチップ
sn-square-chip-green = 緑のチップ
sn-square-locked = 固定
sn-square-lit = 選べる
sn-square-tried = 試した、不正解
sn-square-recent = 今変わった
sn-dead = 死に札
sn-card-dead = { $card }、死に札
sn-card-why = { $card }：{ $why }
sn-hand = あなたの手札
sn-hand-empty = 手札はありません。

## Teams at the table

sn-teams = チーム
sn-you = （あなた）
sn-to-move = 手番
sn-holds-last = { $holds }、直前は{ $card }
sn-offers-end = 終了を提案
sn-may-draw = 引ける
sn-score = { $team }、シーケンス{ $won }/{ $target }
sn-deck = 山札 { $count }
sn-goal = シーケンス{ $target }つで勝ち

## Buttons

sn-play = { $card }を出す
sn-exchange = カードを交換
sn-exchange-dead = 死に札を交換
sn-give-up = カードを手放す
sn-pass = パス
sn-draw = 引く
sn-guilty = 有罪
sn-not-guilty = 無罪
sn-offer-end = 終了を提案
sn-label = { $label }：{ $move }

## What was chosen

sn-give-up-which = { $card }を手放しますか？
sn-is-dead = { $card }は死に札です。2つのマスがどちらも埋まっています。
sn-choose-plus = プラス：空いているどのマスにもチップを置けます。
sn-choose-minus = マイナス：相手のチップを1枚取ります。
sn-choose-solve = { $card }：答えをボードで探してください。
sn-choose-marked = { $card }：印のついたマスを選んでください。
sn-with-which = { $place }：どのカードで？
sn-space-why = { $place }：{ $why }
sn-hint = ヒント：{ $move }。

## Why a card cannot be used

sn-why-over = ゲームは終わりました（SN-15）。
sn-why-trial = 口出しの指摘を裁定中です（SN-A24）。
sn-why-turn = あなたの番ではありません（SN-8）。
sn-why-lock = 先に5枚を選んでください（SN-A10）。
sn-why-plus = 空いているマスがありません（SN-A16）。
sn-why-minus = 取れる相手のチップがありません（SN-A17）。
sn-why-exchanged = どちらのマスも埋まっていて、交換もすでにしました（SN-11）。
sn-why-covered = どちらのマスも埋まっています（SN-8）。
sn-why-corner = 角にはチップを置けません（SN-A15）。
sn-why-chip = すでにチップがあります（SN-8）。
sn-why-tried = この手番ですでに試し、間違いでした（SN-A38）。
sn-why-number = { $card }の答えではありません（SN-A3）。
sn-why-no-chip = 取り除くチップがありません（SN-A17）。
sn-why-own-chip = 自分の陣営のチップです（SN-A17）。
sn-why-locked = 完成したシーケンスの一部です（SN-10）。

## What is asked for

sn-ask-called = { $who }が{ $team }の口出しを指摘しました。
sn-ask-called-you = { $who }があなたの口出しを指摘しました。
sn-ask-guilty = 有罪ですか？
sn-ask-voting = ほかの人が投票しています。
sn-ask-forfeit = 指摘が認められました。手放すカードを選んでください。
sn-ask-forfeiting = 口出しのため、カードを手放しています。
sn-ask-shuffle = シャッフルして配っています。
sn-ask-other = { $who }の番です。
sn-ask-other-lock = { $who }の番です。長い列から5枚を選んでいます。
sn-ask-lock = 6枚以上並びました。固定する5枚を選んでください。
sn-ask-no-play = 出せるカードがありません。
sn-ask-again = 惜しい！もう一度計算してください。
sn-ask-solve = あなたの番：式を解いて、答えのマスを探してください。
sn-ask-card = あなたの番：カードを選んでください。

## Moves

sn-do-pass = パス：出せるカードなし
sn-do-pass-solve = パス：出せるカードがないと宣言する
sn-do-draw = カードを引く
sn-do-agree = 今の状態での終了を提案する
sn-do-call = { $team }の口出しを指摘する
sn-do-vote-guilty = 投票：有罪
sn-do-vote-innocent = 投票：無罪
sn-do-forfeit = { $card }を手放す
sn-do-exchange = { $card }を死に札として交換する
sn-do-lock = { $from }から{ $to }までの5枚を固定する
sn-do-place = { $card }を出して{ $place }にチップを置く
sn-do-remove = マイナスを出して{ $place }のチップを取る

## What happened

sn-on-dealer = { $who }が配ります。次の人から始めます。
sn-on-dealt = カードを配りました。
sn-on-turn-of = { $who }の番です。
sn-on-placed = { $who }が{ $card }を出し、{ $place }にチップを置きました。
sn-on-removed = { $who }がマイナスを出し、{ $place }のチップを取りました。
sn-on-completed = { $who }が{ $from }から{ $to }のシーケンスを完成させました。
sn-on-choice = { $who }が長い列から5枚を選びます。
sn-on-exchanged = { $who }が死に札の{ $card }を交換しました。
sn-on-drew = { $who }が{ $card }を引きました。
sn-on-drew-hidden = { $who }がカードを引きました。
sn-on-earned = { $who }はカードを引けます。
sn-on-used = { $who }が引く権利を使いました。
sn-on-used-lapsed = { $who }が引く権利を使いました。前の人は{ $count }枚を失います。
sn-on-passed = { $who }がパスしました。
sn-on-missed = { $who }の答えは不正解です。
sn-on-missed-space = { $who }の{ $space }という答えは不正解です。
sn-on-missed-dead = { $who }の間違いです。そのカードは死に札ではありません。
sn-on-missed-pass = { $who }の間違いです。出せるカードがあります。
sn-on-depleted = 山札がなくなりました。
sn-on-reshuffled = 捨て札をシャッフルして新しい山札にしました。
sn-turn-moved = 手番終了。
sn-turn-passed = カードを出さずに手番が終わりました。
sn-turn-passed_after_exchange = 交換だけで手番が終わりました。
sn-turn-lost = 不正解のため、手番が終わりました。
sn-turn-lost_after_exchange = 交換後の不正解のため、手番が終わりました。
sn-on-agreed = { $who }が終了を提案しました。
sn-on-called = { $who }が{ $team }の口出しを指摘しました。
sn-on-called-you = { $who }があなたの口出しを指摘しました。
sn-on-voted-guilty = { $who }は有罪に投票しました。
sn-on-voted-innocent = { $who }は無罪に投票しました。
sn-on-settled-stands = { $team }への指摘が認められました。全員が1枚ずつ手放します。
sn-on-settled-stands-you = あなたへの指摘が認められました。1枚手放します。
sn-on-settled-falls = { $team }への指摘は退けられました。
sn-on-settled-falls-you = あなたへの指摘は退けられました。
sn-on-forfeited = { $who }が{ $card }を手放しました。

## The end

sn-ending-won = 勝負がつきました。
sn-ending-deck_cycle = ゲーム終了：ボードに変化がないまま山札が一巡しました。
sn-ending-lap_of_passes = ゲーム終了：全員がパスしました。
sn-ending-turn_limit = ゲーム終了：手番の上限に達しました。
sn-ending-agreed = ゲーム終了：全員が合意しました。
sn-draw-result = シーケンスの数が並び、引き分けです。
sn-wins = { $you ->
    [yes] あなたの勝ちです！
   *[no] { $who }の勝ちです。
  }
sn-wins-yours = { $who }の勝ち。あなたのチームです！

## The guided first game

lesson-sequence-numbers-place = チップを5枚並べれば勝ちです。カードを出し、答えのある2つのマスのどちらかにチップを置きます。17−5は12。ボード中央の12に置きましょう。
lesson-sequence-numbers-line = 列を作りましょう。3+37は40。12から2マス離れた、印のついた40に置きましょう。
lesson-sequence-numbers-third = 5+1は6。12の反対側にある、印のついた6に置きましょう。出した後は自動で1枚引きます。
lesson-sequence-numbers-plus = プラスは空いているどのマスにも置けます。12と40の間を埋めましょう。
lesson-sequence-numbers-minus = 必要な31を相手に取られました。マイナスは、シーケンスの一部でない相手のチップを取り除きます。ここで使いましょう。
lesson-sequence-numbers-free = あと1枚、また空いた31に置けばそろいます。角は全員に有効で、2つのマスが埋まったカードは交換できます。がんばって！

## Names of rule sets

preset-square = 正方形
preset-three-teams = 3チーム
preset-long = 長い
preset-talk = 口出しあり
preset-school = 教室
preset-exam = 試験
preset-everything = すべて

## Values of options; what they mean is in the rules

value-called = 指摘制
value-deck-cycle = 山札一巡
value-easy = やさしい
value-hard = むずかしい
value-lap-of-passes = 全員パス
value-lose-turn = 手番を失う
value-never = なし
value-normal = ふつう
value-refuse = 拒否
value-rulebook = ルールブックどおり
value-shown = 表示
value-solve = 自分で解く
