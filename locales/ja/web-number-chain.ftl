### The texts of web-number-chain.ftl in Japanese. Keys, variables and comments are those of the English file, which explains them.

## The start page

game-number-chain = ナンバーチェイン
game-number-chain-line = 2桁のカードを数字でつなぎ、誰よりも早く手札をなくすゲーム。

## Cards and places

nc-wild = ワイルド { $card }
nc-wild-as = ワイルド { $card }（{ $number }として）
nc-wild-sign = ワイルド
nc-floor = フロア
nc-supply = 山札
nc-supply-count = 山札、{ $count }枚
nc-take-supply-count = 山札から取る、残り{ $count }枚
nc-pool = プール{ $number }
nc-pool-shows = プールの{ $card }
nc-take-pool = プール{ $number }の{ $card }を取る
nc-stock = 山札とプール
nc-pivot = ピボット
nc-pivot-about = どのカードも手番開始時のフロアにつなぐ
nc-relay = リレー
nc-relay-about = すぐ下のカードにつなぐ
nc-condition = 条件：{ $condition }
nc-next-digit = 次のカードの先頭
nc-any-digit = 何でも可
nc-hand = あなたの手札、{ $count }枚
nc-hand-empty = 手札はありません。
nc-own = { $cards } · 失点{ $points }
nc-round = ラウンド { $round }/{ $rounds }
nc-round-closing = ラウンド { $round }/{ $rounds } – 終盤フェイズ

## Buttons

nc-end = 手番を終える
nc-decline = 追加の手番を辞退
nc-wait = 待つ
nc-quit = ラウンドを降りる
nc-reset = リセット
nc-build-chain = チェインを組む…
nc-builder = チェインを組む
nc-builder-choose = 連続する3つの数を選んでください（{ $count }/3）。
nc-stands-for = { $card }の数
nc-stands-for-label = ワイルド{ $card }の数を選ぶ
nc-card-as = { $card }を{ $number }として

## The other players

nc-points = 失点{ $points }
nc-out-empty = 上がり（手札なし）
nc-out = 抜け
nc-out-no = 抜け（{ $digit }がない）
nc-on-turn = 手番

## The score

nc-scores = 失点
nc-scores-final = 最終結果
nc-scores-about = – 失点が最も少ない人の勝ち
nc-scores-player = プレイヤー
nc-scores-round = ラウンド{ $number }
nc-scores-total = 合計
nc-scores-winner = 勝者

## Why a card cannot be used

nc-why-over = ゲームは終わりました（NC-25）。
nc-why-out = このラウンドは抜けています（NC-22）。
nc-why-turn = あなたの番ではありません（NC-9）。
nc-why-chain = { $card }は選んだカードとチェインになりません。連続する3つの数が必要です（NC-15）。
nc-why-link = { $card }の先頭は{ $first }ですが、必要なのは{ $digit }です（{ $clause }）。
nc-why-take-turn = カードを取れるのは自分の番だけです（NC-9）。
nc-why-take-closing = 終盤フェイズではもうカードを取れません（NC-20）。
nc-why-take-discard = 先に捨ててください。手札が10枚を超えています（NC-19）。
nc-why-take-extra = この卓では、追加の手番にできるのはプレイとチェインだけです（NC-A10）。
nc-why-take-playing = この手番ではカードを出しています。1手番にできるアクションは1つです（NC-9）。

## What is asked for

nc-ask-over = ゲーム終了。
nc-ask-deal = カードを配っています。
nc-ask-reshuffle = 新しい山札をシャッフルしています。
nc-ask-other = { $who }の番です。
nc-ask-out = このラウンドは抜けています。{ $who }の番です。
nc-fits-any = どのカードでも出せます
nc-fits-digit = { $digit }で始まるカードを出せます
nc-ask-discard = 手札が10枚を超えています。フロアに捨てる1枚を選んでください。
nc-ask-more = もう1枚出すか（{ $fits }）、手番を終えてください。
nc-ask-end = ほかに出せるカードはありません。手番を終えてください。
nc-ask-offer = チェインで追加の手番を得ました（{ $fits }）。使うか辞退してください。
nc-ask-closing = 終盤フェイズ：プレイかチェイン（{ $fits }）。
nc-ask-act = あなたの番：{ $fits }。プレイ、テイク、リセットができます。
nc-ask-stuck = あなたの番：{ $fits }が、手札にはありません。テイクかリセットをしてください。

## Moves

nc-do-end = 手番を終える
nc-do-decline = 追加の手番を辞退する
nc-do-wait = 次の手番を待つ
nc-do-quit = このラウンドを降りる
nc-do-take-supply = 山札から取る
nc-do-take-pool = プール{ $pool }から取る
nc-do-take-card = プール{ $pool }の{ $card }を取る
nc-do-reset = リセット：3つのプールをすべて取り、{ $condition }に変える
nc-do-play = { $card }をプレイ
nc-do-discard = { $card }を捨てる
nc-do-chain = チェイン { $steps }

## What happened

nc-on-starter = { $who }から始めます。
nc-on-dealt = ラウンド{ $round }を配りました。フロアは{ $floor }です。
nc-on-dealt-again = ラウンド{ $round }を配りました。{ $rejected }の上に{ $floor }が出ています。
nc-on-turn-of = { $who }の番です。
nc-on-played = { $who }が{ $card }をプレイしました。
nc-on-chained = { $who }が{ $steps }のチェインを出しました。
nc-on-took = { $who }がプール{ $pool }の{ $card }を取りました。
nc-on-drew = { $who }が山札から{ $card }を引きました。
nc-on-drew-hidden = { $who }が山札から1枚引きました。
nc-on-reset = { $who }がプールをすべて取りました：{ $cards }。条件は{ $condition }になりました。
nc-on-discarded = { $who }が{ $card }を捨てました。
nc-on-refilled = プール{ $pool }は{ $card }になりました。
nc-on-reshuffled = フロアの{ $count }枚をシャッフルして新しい山札にしました。
nc-on-counted = 手番{ $turns }終了。
nc-on-offered = { $who }が追加の手番を得ました。
nc-on-declined = { $who }は追加の手番を辞退しました。
nc-on-waited = { $who }は待ちます。
nc-on-out-emptied = { $who }は手札をなくして抜けました。
nc-on-out-stuck = { $who }は出せるカードがなく、抜けました。
nc-on-out-quit = { $who }はラウンドを降りました。
nc-on-out-finished = { $who }は終了です。
nc-on-round-over = ラウンド終了。失点：{ $points }。
nc-on-next-round = 次のラウンドは{ $who }から始めます。

## The guided first game

lesson-number-chain-play = 手札をなくしましょう。フロアは56、タイルはピボットなので、6で始まるカードを出せます。まず62です。
lesson-number-chain-pivot = ピボットでは、この手番のカードはすべて最初の56につなぎます。62ではありません。65も出しましょう。
lesson-number-chain-end = ワイルドも出せますが、取っておきましょう。次の人は、あなたの最後のカードにつなぎます。手番を終えましょう。
lesson-number-chain-chain = 相手はワイルドを54として出しました。あなたは41、42、43と3つの続いた数を持っています。チェインは何の上にも出せて、追加の手番がもらえます。出しましょう。
lesson-number-chain-reset = 追加の手番でリセットしましょう。3つのプールのカードをすべて取り、タイルがピボットからリレーに変わります。理由はすぐに分かります。
lesson-number-chain-relay = 相手は1枚取りました。リレーでは、すぐ下のカードの末尾に先頭をつなぎます。フロアの末尾は3。32を出しましょう。
lesson-number-chain-relay-on = 続けましょう。前のカードの末尾で始まるカードです。
lesson-number-chain-end-again = 1回の手番で4枚出せました！ここで終えましょう。
lesson-number-chain-wild = フロアの末尾は1ですが、1で始まる数字がありません。ワイルドの?6は、どの数字でも始められます。16として出しましょう。
lesson-number-chain-last = 手番を終えましょう。最後に残ると、ワイルドは1枚3点、数字カードは1枚1点の失点です。
lesson-number-chain-free = プレイ、チェイン、テイク、リセット。これで全部です。残りは3枚。誰よりも早くなくしましょう！

## Names of rule sets

preset-one-round = 1ラウンド
preset-definite-floor = フロア確定
preset-open-floor = フロア未定
preset-patient = のんびり
preset-abrupt = いきなり
preset-one-breath = 一気に

## Values of options; what they mean is in the rules

value-any = 何でも
value-declare = 宣言
value-forced = 強制
value-may-quit = 降りてよい
value-may-wait = 待ってよい
value-new-turns = 新しい手番
value-open = 未定
value-play-or-chain = プレイかチェイン
value-redraw = 引き直し
value-same-turn = 同じ手番
