### The table of Sequence Numbers in Japanese. The keys are those of the English file, which explains them.

## カード、マス、チーム

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
sn-board = ボード、{ $rows }行{ $columns }列。矢印キーで移動できます。
sn-square-corner = 自由な角、全員に有効
sn-square-chip-blue = 青のチップ
sn-square-chip-orange = 橙のチップ
sn-square-chip-green = 緑のチップ
sn-square-locked = 固定
sn-square-lit = 選べます
sn-square-tried = 試して間違い
sn-square-recent = 今変わった
sn-dead = 死に札
sn-card-dead = { $card }、死に札
sn-card-why = { $card }：{ $why }
sn-hand = あなたの手札
sn-hand-empty = 手札はありません。

## 卓のチーム

sn-teams = チーム
sn-you = （あなた）
sn-to-move = 手番
sn-holds-last = { $holds }、直前は{ $card }
sn-offers-end = 終了を提案
sn-may-draw = 引けます
sn-score = { $team }、シーケンス{ $won }/{ $target }
sn-deck = 山札{ $count }
sn-goal = シーケンス{ $target }本で勝ち

## ボタン

sn-play = { $card }を使う
sn-exchange = 交換する
sn-exchange-dead = 死に札として交換
sn-give-up = 手放す
sn-pass = パス
sn-draw = 引く
sn-guilty = 有罪
sn-not-guilty = 無罪
sn-offer-end = 終了を提案
sn-label = { $label }：{ $move }

## 選んだもの

sn-give-up-which = { $card }を手放しますか？
sn-is-dead = { $card }は死に札です。2つのマスがどちらも埋まっています。
sn-choose-plus = プラス：空いているマスのどれかにチップを置いてください。
sn-choose-minus = マイナス：相手のチップを1枚取り除いてください。
sn-choose-solve = { $card }：ボードで答えを見つけてください。
sn-choose-marked = { $card }：印の付いたマスを選んでください。
sn-with-which = { $place }：どのカードを使いますか？
sn-hint = ヒント：{ $move }。

## カードを使えない理由

sn-why-over = ゲームは終わっています（SN-15）。
sn-why-trial = 口出しの指摘が審議されています（SN-A24）。
sn-why-turn = あなたの手番ではありません（SN-8）。
sn-why-lock = 先に5枚を選んでください（SN-A10）。
sn-why-plus = 空いているマスがありません（SN-A16）。
sn-why-minus = 取れる相手のチップがありません（SN-A17）。
sn-why-exchanged = 2つのマスがどちらも埋まっていて、もうカードを交換しました（SN-11）。
sn-why-covered = 2つのマスがどちらも埋まっています（SN-8）。

## 求められていること

sn-ask-called = { $who }が{ $team }の口出しを指摘しました。
sn-ask-called-you = { $who }があなたの口出しを指摘しました。
sn-ask-guilty = 有罪ですか？
sn-ask-voting = ほかの人が投票しています。
sn-ask-forfeit = 指摘が認められました。手放すカードを選んでください。
sn-ask-forfeiting = 口出しのため、カードを手放しています。
sn-ask-shuffle = カードをシャッフルして配っています。
sn-ask-other = { $who }の手番です。
sn-ask-other-lock = { $who }の手番です。長い列から5枚のチップを選んでいます。
sn-ask-lock = 5枚より多く並びました。固定する5枚を選んでください。
sn-ask-no-play = 使えるカードがありません。
sn-ask-again = 違いました。もう一度計算してください。
sn-ask-solve = あなたの手番です。カードの式を解き、マスを見つけてください。
sn-ask-card = あなたの手番です。カードを選んでください。

## 手

sn-do-pass = パス：使えるカードがない
sn-do-pass-solve = パス：使えるカードがないと言う
sn-do-draw = カードを1枚引く
sn-do-agree = このままゲームを終えることを提案する
sn-do-call = { $team }の口出しを指摘する
sn-do-vote-guilty = 投票：有罪
sn-do-vote-innocent = 投票：無罪
sn-do-forfeit = { $card }を手放す
sn-do-exchange = { $card }を死に札として交換する
sn-do-lock = { $from }から{ $to }までの5枚を固定する
sn-do-place = { $card }を使い、{ $place }にチップを置く
sn-do-remove = マイナスを使い、{ $place }のチップを取り除く

## 起きたこと

sn-on-dealer = { $who }が配り、次のプレイヤーから始めます。
sn-on-dealt = カードが配られました。
sn-on-turn-of = { $you ->
    [yes] あなたの手番です。
   *[no] { $who }の手番です。
  }
sn-on-placed = { $who }が{ $card }を使い、{ $place }にチップを置きました。
sn-on-removed = { $who }がマイナスを使い、{ $place }のチップを取り除きました。
sn-on-completed = { $who }が{ $from }から{ $to }までのシーケンスを完成させました。
sn-on-choice = { $who }が長い列から5枚のチップを選びます。
sn-on-exchanged = { $who }が死に札{ $card }を交換しました。
sn-on-drew = { $who }が{ $card }を引きました。
sn-on-drew-hidden = { $who }がカードを1枚引きました。
sn-on-earned = { $who }はカードを1枚引けます。
sn-on-used = { $who }が引く権利を使いました。
sn-on-used-lapsed = { $who }が引く権利を使いました。前のプレイヤーは{ $count }枚失います。
sn-on-passed = { $who }はパスしました。
sn-on-missed = { $who }は答えを間違えました。
sn-on-missed-space = { $who }は{ $space }で答えを間違えました。
sn-on-missed-dead = { $who }は答えを間違えました。そのカードは死に札ではありません。
sn-on-missed-pass = { $who }は答えを間違えました。使えるカードがあります。
sn-on-depleted = 山札がなくなりました。
sn-on-reshuffled = 捨て札をシャッフルして、新しい山札にしました。
sn-turn-moved = 手番が終わりました。
sn-turn-passed = 何も使わずに手番が過ぎました。
sn-turn-passed_after_exchange = 交換だけで手番が過ぎました。
sn-turn-lost = 間違った答えで手番を失いました。
sn-on-agreed = { $who }がゲームの終了を提案しました。
sn-on-called = { $who }が{ $team }の口出しを指摘しました。
sn-on-called-you = { $who }があなたの口出しを指摘しました。
sn-on-voted-guilty = { $who }は有罪に投票しました。
sn-on-voted-innocent = { $who }は無罪に投票しました。
sn-on-settled-stands = { $team }への指摘が認められました。メンバーは1枚ずつ手放します。
sn-on-settled-stands-you = あなたへの指摘が認められました。カードを1枚手放します。
sn-on-settled-falls = { $team }への指摘は退けられました。
sn-on-settled-falls-you = あなたへの指摘は退けられました。
sn-on-forfeited = { $who }が{ $card }を手放しました。

## 終わり

sn-ending-won = 勝負がつきました。
sn-ending-deck_cycle = ゲーム終了：ボードに変化のないまま山札が一巡しました。
sn-ending-lap_of_passes = ゲーム終了：全員がパスしました。
sn-ending-turn_limit = ゲーム終了：手番上限に達しました。
sn-ending-agreed = ゲーム終了：全員が同意しました。
sn-draw-result = シーケンスが最も多い陣営どうしの引き分けです。
sn-wins = { $you ->
    [yes] あなたの勝ちです！
   *[no] { $who }の勝ちです。
  }
sn-wins-yours = { $who }の勝ちです。あなたのチームです！
