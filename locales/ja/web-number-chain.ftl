### The table of Number Chain in Japanese. The keys are those of the English file, which explains them.

## カードと場所

nc-wild = ワイルド { $card }
nc-wild-as = ワイルド { $card }（{ $number }として）
nc-floor = フロア
nc-supply = 山札
nc-supply-count = 山札、{ $count }枚
nc-take-supply-count = 山札から引く、{ $count }枚
nc-pool = プール{ $number }
nc-pool-shows = プール { $card }
nc-take-pool = プール{ $number }の{ $card }を取る
nc-stock = 山札とプール
nc-pivot = ピボット
nc-pivot-about = すべて最初のフロアカードにつなぐ
nc-relay = リレー
nc-relay-about = それぞれ下のカードにつなぐ
nc-condition = 条件：{ $condition }
nc-next-digit = 次の先頭の数字
nc-any-digit = どの数字でも
nc-hand = あなたの手札、{ $count }枚
nc-hand-empty = 手札はありません。
nc-own = { $cards } · 失点{ $points }
nc-round = ラウンド{ $round }/{ $rounds }
nc-round-closing = ラウンド{ $round }/{ $rounds } – 終盤フェイズ

## ボタン

nc-end = 手番を終える
nc-decline = 追加手番を辞退
nc-wait = 待つ
nc-quit = ラウンドから降りる
nc-reset = リセット
nc-build-chain = チェインを作る…
nc-builder = チェイン作成
nc-builder-choose = 数が連続する3枚を選んでください（3枚中{ $count }枚）。
nc-stands-for = { $card }が表す数
nc-stands-for-label = ワイルド { $card }が表す数
nc-card-as = { $number }としての{ $card }

## ほかのプレイヤー

nc-points = { $points }点
nc-out-empty = 抜けた（手札なし）
nc-out = 抜けた
nc-out-no = 抜けた（{ $digit }なし）
nc-on-turn = 手番

## 得点

nc-scores = 失点
nc-scores-final = 最終結果
nc-scores-about = – 失点が最も少ない人の勝ち
nc-scores-player = プレイヤー
nc-scores-round = ラウンド{ $number }
nc-scores-total = 合計
nc-scores-winner = 勝者

## カードを使えない理由

nc-why-over = ゲームは終わっています。（NC-25）
nc-why-out = このラウンドからは抜けています。（NC-22）
nc-why-turn = あなたの手番ではありません。（NC-9）
nc-why-chain = { $card }は選んだカードとチェインになりません。連続する3つの数が必要です。（NC-15）
nc-why-link = { $card }は{ $first }で始まりますが、必要なのは{ $digit }です。（{ $clause }）
nc-why-take-turn = カードを取れるのは自分の手番です。（NC-9）
nc-why-take-closing = 終盤フェイズではもう何も取れません。（NC-20）
nc-why-take-discard = 先に捨ててください。手札が10枚を超えています。（NC-19）
nc-why-take-extra = この卓の追加手番ではプレイとチェインしかできません。（NC-A10）
nc-why-take-playing = この手番ではカードをプレイしています。アクションは1手番に1つです。（NC-9）

## 求められていること

nc-ask-over = ゲームは終わりました。
nc-ask-deal = カードを配っています。
nc-ask-reshuffle = 新しい山札をシャッフルしています。
nc-ask-other = { $who }の手番です。
nc-ask-out = あなたはこのラウンドから抜けています。{ $who }の手番です。
nc-fits-any = どのカードでも出せます
nc-fits-digit = { $digit }で始まるカードが出せます
nc-ask-discard = 手札が10枚を超えています。フロアに捨てるカードを1枚選んでください。
nc-ask-more = もう1枚出すか（{ $fits }）、手番を終えてください。
nc-ask-end = もう出せるカードはありません。手番を終えてください。
nc-ask-offer = チェインで追加手番を得ました。{ $fits }。使うか、辞退してください。
nc-ask-closing = 終盤フェイズ：プレイかチェインをしてください。{ $fits }。
nc-ask-act = あなたの手番です。{ $fits }。プレイ、テイク、リセットができます。
nc-ask-stuck = あなたの手番です。{ $fits }が、手札にありません。テイクかリセットをしてください。

## 手

nc-do-end = 手番を終える
nc-do-decline = 追加手番を辞退する
nc-do-wait = 次の手番まで待つ
nc-do-quit = このラウンドから降りる
nc-do-take-supply = 山札から引く
nc-do-take-pool = 第{ $pool }プールから取る
nc-do-take-card = 第{ $pool }プールの{ $card }を取る
nc-do-reset = リセット：3つのプールをすべて取り、{ $condition }に変える
nc-do-play = { $card }をプレイ
nc-do-discard = { $card }を捨てる
nc-do-chain = チェイン { $steps }

## 起きたこと

nc-on-starter = { $who }から始めます。
nc-on-dealt = 第{ $round }ラウンドが配られました。フロアは{ $floor }です。
nc-on-dealt-again = 第{ $round }ラウンドが配られました。{ $rejected }の後、フロアは{ $floor }です。
nc-on-turn-of = { $you ->
    [yes] あなたの手番です。
   *[no] { $who }の手番です。
  }
nc-on-played = { $who }が{ $card }をプレイしました。
nc-on-chained = { $who }がチェイン{ $steps }を出しました。
nc-on-took = { $who }が第{ $pool }プールの{ $card }を取りました。
nc-on-drew = { $who }が山札から{ $card }を引きました。
nc-on-drew-hidden = { $who }が山札から1枚引きました。
nc-on-reset = { $who }がプールをすべて取りました：{ $cards }。条件は{ $condition }になりました。
nc-on-discarded = { $who }が{ $card }を捨てました。
nc-on-refilled = 第{ $pool }プールは{ $card }になりました。
nc-on-reshuffled = フロアのカード{ $count }枚をシャッフルして、新しい山札にしました。
nc-on-counted = { $turns }手番目が終わりました。
nc-on-offered = { $who }が追加手番を得ました。
nc-on-declined = { $who }は追加手番を辞退しました。
nc-on-waited = { $who }は待ちました。
nc-on-out-emptied = { $who }は手札をなくして抜けました。
nc-on-out-stuck = { $who }は続けられず、抜けました。
nc-on-out-quit = { $who }はラウンドから降りました。
nc-on-out-finished = { $who }は終えました。
nc-on-round-over = ラウンドが終わりました。失点：{ $points }。
nc-on-next-round = 次のラウンドは{ $who }から始めます。
