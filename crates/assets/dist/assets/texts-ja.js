var e=Object.values(Object.assign({"../../../../locales/ja/web-chain.ftl":`### The texts of web-chain.ftl in Japanese. Keys, variables and comments are those of the English file, which explains them.

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
`,"../../../../locales/ja/web-generic.ftl":`### Webクライアントに専用の卓がないゲームの卓。

any-hand = あなたのカード
any-state = 卓の様子
any-nothing = 不明
any-none = なし
any-entries = { $name }（{ $count }）
any-part = { $name } { $value }
any-parts = { $what }：{ $parts }
any-by = { $who }：{ $what }
any-choose = 一覧から手を選んでください。カードを選ぶと、そのカードの手だけが表示されます。
any-choose-move = 一覧から手を選んでください。
any-card = { $card }：このカードの手だけを表示
`,"../../../../locales/ja/web-lessons.ftl":`### Webクライアント：ガイド付きゲーム、1台での対戦、シャッフルの確認。

## ガイド共通

lesson-start = 遊び方を学ぶ
lesson-start-game = 遊び方を学ぶ：{ $game }
lesson-title = 遊び方を学ぶ
lesson-then = 本番のゲームで遊ぶ
lesson-step = ステップ { $step }/{ $of }
lesson-waiting = ほかの人の動きを見てみましょう。
lesson-rule = ルール
lesson-other = まず印のついた手をどうぞ。レッスンの後は自由に試せます。
lesson-own-way = ここからは自由にプレイできます。
lesson-close = わかりました

## 1台の端末で遊ぶ

hot-seat-person = この端末で遊ぶ人
hot-seat-name = 名前
hot-seat-default = プレイヤー{ $number }
hot-seat-pass = 端末を{ $name }さんに渡してください
hot-seat-about = { $name }さんの準備ができるまで、カードはすべて伏せられています。
hot-seat-ready = { $name }です：自分のカードを見る
hot-seat-undo = { $name }さんの手を戻す

## シャッフルの確認

fair-check = 配札を検証する
fair-checking = お待ちください…
fair-checked = このブラウザで検証したこと
fair-kept = ゲーム後に公開された秘密は、この指紋と一致します。ゲーム中にすり替えられていません。
fair-same = この端末は、最初のカードより前に同じ指紋を見ています。
fair-unseen = この端末は最初のカードの前に卓にいなかったため、指紋が事前に公開されていたかは分かりません。
fair-other = この端末は、最初のカードより前に別の指紋を見ています。この配札は信用できません。
fair-broken = 秘密が指紋と一致しません。この配札は信用できません。
fair-follow = { $count ->
       *[other] シャッフルと抽選{ $count }回をここで再現しました。すべて、秘密とプレイヤーの提供した値から決まっています。
    }
fair-wrong = 秘密と合わないシャッフルがあります（記録の入力{ $number }）。この配札は信用できません。
fair-part-included = この端末が提供した値が使われ、公開後に追加された値はありません。
fair-part-left-out = この端末も値を提供しましたが、記録にそれがないか、期限までに約束されていない値が含まれています。この配札は信用できません。
fair-part-none = この端末はこのシャッフルに値を提供していません。
fair-none = この記録にはシャッフルの情報がありません。
fair-fingerprint = 指紋
fair-added = プレイヤーが提供した値
fair-missing = 約束したが間に合わなかったプレイヤー
fair-unchecked = このブラウザでは検証していないこと
fair-moves = すべての手がルールに沿っていたこと。
fair-open = { $count ->
       *[other] すべての手がルールに沿っていたことと、ルールによって決まる抽選{ $count }回（誰が同点か、どのカードが残っていたか）。
    }
fair-whole = これらも検証するには、記録をダウンロードして「cardinal verify ファイル」を実行してください。ゲーム全体を再現します。
`,"../../../../locales/ja/web-number-chain.ftl":`### The texts of web-number-chain.ftl in Japanese. Keys, variables and comments are those of the English file, which explains them.

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
`,"../../../../locales/ja/web-numboom.ftl":`### The texts of web-numboom.ftl in Japanese. Keys, variables and comments are those of the English file, which explains them.

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
`,"../../../../locales/ja/web-sequence-numbers.ftl":`### The texts of web-sequence-numbers.ftl in Japanese. Keys, variables and comments are those of the English file, which explains them.

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
`,"../../../../locales/ja/web.ftl":`### The texts of web.ftl in Japanese. Keys, variables and comments are those of the English file, which explains them.

## People and small words

you = あなた
person = { $name }
seat-number = 席{ $number }
bot-name = { $level ->
    [random] ランダムボット
    [eager] せっかちボット
    [greedy] 初心者ボット
    [easy] やさしいボット
    [normal] ふつうのボット
    [hard] つよいボット
    [expert] 達人ボット
   *[other] ボット
  }
deleted-account = 削除済みアカウント
name-you = { $name }（あなた）
separator = 、
cards = { $count }枚
ordinal = { $number }位
one-moment = 少々お待ちください…
close = 閉じる
cancel = キャンセル
try-again = もう一度試す
to-the-games = ゲーム一覧に戻る
suggested = { $what }（おすすめ）
reason = { $what }。{ $why }

## The frame of the page

page-title = { $page } · Cardinal
brand = Cardinal ホーム
nav = メインメニュー
nav-games = ゲーム
nav-history = 履歴
nav-leaders = ランキング
nav-sign-in = ログイン
theme-light = ライトテーマに切り替える
theme-dark = ダークテーマに切り替える
language = 言語
sound-on = サウンドをオンにする
sound-off = サウンドをオフにする
page-failed = このページを読み込めませんでした。接続を確認して再読み込みしてください。
page-missing = ページが見つかりません
page-missing-about = リンクが間違っているか、古い可能性があります。
game-missing = 「{ $game }」というゲームはありません。
turn-elsewhere = { $game }であなたの番です。
go-there = ゲームへ
notes-label = お知らせ
dismiss-note = 閉じる
rule = ルール { $clause }
connection-lost = 接続が切れました。これまでの手は保存されています。
trying-in = { $seconds }秒後に再接続します
trying = 再接続しています…
try-now = 今すぐ再接続

## The games

players-minutes = { $players }人 · { $minutes }分
players = { $players }人

## Bots

level-random = ランダム：打てる手から無作為に選ぶ
level-eager = せっかち：出せるものは何でも出す
level-greedy = 初心者：目先の得を取る
level-easy = やさしい：少し先を読む
level-normal = ふつう：先を読む
level-hard = つよい：ずっと先を読む
level-expert = 達人：じっくり深く読む
bots-play = ボットの強さ
bots-gently = 初心者
bots-easy = やさしい
bots-normal = ふつう
bots-hard = つよい
bots-best = 達人

## The start page

start-title = 数字カードのゲーム
start-line = 今すぐボットと、またはリンクを送って友だちと。アカウントは不要です。
start-running = 進行中のゲーム
running-age = 最後の手：{ $when }
running-left = ボットが代わりにプレイ中
running-go = 続ける
running-go-on = { $names }との{ $game }を続ける
running-abandon = 棄権する
running-abandon-game = { $names }との{ $game }を棄権する
running-abandon-title = { $game }を棄権しますか？
running-abandon-alone = ゲームはここで終わり、結果は残りません。
running-abandon-rated = ボットが最後までプレイし、結果はあなたのレートに反映されます。もう戻れません。
running-abandon-others = ボットが最後まで代わりにプレイします。もう戻れません。
start-games = ゲーム
start-play = ボットと遊ぶ
start-play-game = ボットと遊ぶ：{ $game }
start-dealing = カードを配っています…
start-quick = クイックマッチ
start-quick-game = クイックマッチ：{ $game }
start-setup = 卓を作る
start-setup-game = 卓を作る：{ $game }
start-rules = ルール
start-join = リンクで参加
start-link = 卓のリンクまたはコード
start-go = 参加
start-no-link = 卓のリンクではありません。リンクは …/table/abcd1234 のような形です。

## Open tables

lobby-title = 公開中の卓
lobby-online = { $count }人がオンライン
lobby-looking = 卓を読み込んでいます…
lobby-empty = 今は公開中の卓がありません。卓を作ってここに公開するか、友だちにリンクを送りましょう。
lobby-free = 空席
lobby-locked = ロック中
lobby-join = 参加（空き{ $count }席）
lobby-watch = 観戦
rated = レート戦

## Status of a table

status-waiting = 参加者待ち
status-playing = 対戦中
status-paused = 一時停止中
status-finished = 終了
status-closed = 閉鎖

## Clocks

clock-none = 時間制限なし
clock-move = 1手{ $time }
clock-bank = 持ち時間{ $time }
clock-bank-more = 持ち時間{ $time }、1手ごとに+{ $seconds }秒
clock-days = 1手{ $days }日
time-minutes = { $count }分
time-seconds = { $count }秒
time-days-hours = { $days }日{ $hours }時間
time-hours-minutes = { $hours }時間{ $minutes }分

## Setting up a table

setup-page = 新しい{ $game }の卓
setup-title = 新しい{ $game }の卓
setup-seats = 席
setup-players = 人数
setup-you = あなた
setup-person = 空席
setup-locked = ロックした席
setup-bot = ボット – { $level }
setup-table = 卓
setup-clock = 時計
setup-clock-about = 時間が切れると、代わりに簡単な手が打たれます。
setup-clock-none = 時間制限なし
setup-clock-fast = 1手30秒
setup-clock-move = 1手2分
setup-clock-bank = 持ち時間10分、1手ごとに+5秒
setup-clock-day = 1手1日
setup-clock-days = 1手3日
setup-clock-custom = カスタム
setup-custom-kind = 時計の種類
setup-custom-bank = 持ち時間制
setup-custom-move = 1手ごと
setup-custom-days = 1手の日数
setup-custom-seconds = 1手の秒数
setup-custom-minutes = 持ち時間（分）
setup-custom-increment = 1手ごとの追加秒数
setup-grace = ボットが交代するまで
setup-grace-about = 接続が切れたとき。
setup-pace = ボットの速さ
setup-pace-instant = 瞬時
setup-pace-quick = 速い
setup-pace-calm = ゆったり
setup-pace-slow = 遅い
setup-listed = 公開中の卓に載せる
setup-listed-about = 載せない場合、参加にはリンクが必要で、ゲームを見られるのはプレイヤーだけです。
setup-starts = 全席が埋まったら開始
setup-starts-about = オフの場合はあなたが開始します。
setup-watching = 観戦
setup-watching-none = 不可
setup-watching-public = 可（手札は非公開）
setup-watching-hands = 可（1人の手札を公開）
setup-delay = 観戦の遅延
setup-delay-none = 遅延なし
setup-rated = レート戦
setup-rated-unusual = ルールを変えた場合は選べません。
setup-rated-hands = 観戦者に手札が見える場合は選べません。
setup-rated-usual = 標準ルールのみ。
setup-rules = ルール
setup-begin = ルールセット
setup-own = カスタムルール
setup-usual = 標準ルール
setup-rule-about = ルール { $clause }：{ $title }
setup-option-usual = { $value }（標準）
setup-rules-failed = ルールの説明を読み込めませんでした。標準ルールなら卓を作れます。
setup-opening = 卓を作っています…
setup-open-play = ゲームを始める
setup-open = 卓を作る
setup-yes = はい
setup-no = いいえ

## Finished games

history-title = 履歴
history-yours = あなたのゲーム
history-all = すべてのゲーム
history-show-all = すべて表示
history-show-yours = 自分のゲームだけ表示
matches-game = ゲーム
matches-all = すべてのゲーム
matches-replay = リプレイ
matches-replay-of = リプレイ：{ $game }、{ $when }
matches-record = ダウンロード
matches-record-of = ダウンロード：{ $game }、{ $when }
matches-none = 終了したゲームはまだありません。
matches-play = ゲームで遊ぶ
matches-loading = ゲームを読み込んでいます…
matches-more = もっと見る
matches-place = { $place } { $name }

## Leaders, people and profile

leaders-title = ランキング
leaders-game = ゲーム
leaders-pool = 卓の人数
leaders-duel = 2人
leaders-table = 3人以上
leaders-loading = ランキングを読み込んでいます…
leaders-empty = まだレートがありません。レート戦で最初の一人になりましょう。
leaders-place = 順位
leaders-player = プレイヤー
leaders-rating = レート
leaders-games = ゲーム数
leaders-back = ランキングに戻る
leaders-provisional = 「?」は暫定レートです。レート戦を重ねると順位が付きます。
provisional = 暫定レート
ratings-title = レート
ratings-none = レートはまだありません。レート戦で遊ぶと付きます。
ratings-duel = { $game }、2人
ratings-table = { $game }、3人以上
ratings-games = { $count }ゲーム
ratings-failed = レートを読み込めませんでした。
person-played = { $count }ゲームをプレイ
person-since = { $when }から参加
person-games = ゲーム
profile-page = プロフィール
profile-welcome = ようこそ
profile-name = 表示名
profile-name-about = ほかのプレイヤーに表示されます。24文字までです。
profile-change = 変更
profile-renamed = 名前を変更しました。
profile-account = アカウント
profile-signed-in-as = { $login }としてログイン中です。
profile-old = 現在のパスワード
profile-new = 新しいパスワード（8文字以上）
profile-change-password = パスワードを変更
profile-password-changed = パスワードを変更しました。ほかの端末からはログアウトされました。
profile-sign-out = ログアウト
profile-sessions = ログイン中の端末
profile-session-here = この端末
profile-session-used = ほかの端末（最終利用：{ $when }）
profile-session-end = ログアウト
profile-sessions-end = ほかの端末をすべてログアウト
profile-session-ended = その端末をログアウトしました。
profile-data = あなたのデータ
profile-data-about = このサーバーが保存しているあなたの情報すべてを、JSONファイルで受け取れます。
profile-data-download = 自分のデータをダウンロード
profile-delete = アカウントを削除
profile-delete-about = 名前、ログイン名、チャットの発言を削除し、すべての端末からログアウトします。終了したゲームは名前なしで残ります。
profile-delete-sure = アカウントを完全に削除しますか？
profile-delete-password = 確認のためパスワードを入力
profile-deleted = アカウントを削除しました。
profile-sign-up = アカウントを作る
profile-sign-in = ログイン
profile-take-account = アカウントを作る
profile-take-about = すべての端末で遊べます。ゲストの名前、ゲーム、レートはそのまま引き継がれます。
profile-welcome-back = おかえりなさい！
profile-login = ログイン名（英数字と - _ . で3～32文字）
profile-password = パスワード（8文字以上）
profile-have = アカウントを持っている
profile-need = はじめて利用する
profile-guest = ゲストとして続ける
profile-signed-in = ログインしました。
profile-signed-up = アカウントを作りました。ゲームとレートは引き継がれています。
profile-invitation = 招待コード
profile-invitation-about = 新しいアカウントには招待が必要です。サーバーの運営者にコードを尋ねてください。
profile-closed = このサーバーは新しいアカウントを受け付けていません。
profile-no-guests = このサーバーはゲストを受け付けていません。遊ぶにはログインしてください。
reset-page = 新しいパスワード
reset-title = 新しいパスワードを設定
reset-about = { $login } 用のリンクです。{ $when }まで1回だけ使え、すべての端末からログアウトします。
reset-choose = パスワードを設定してログイン
reset-done = パスワードを変更し、ログインしました。
reset-over = このリンクは期限切れか、使用済みか、不完全です。サーバーの運営者に新しいリンクを頼んでください。

## Replays

replay-page = { $game }のリプレイ
replay-none = リプレイを表示できません
replay-history = 履歴に戻る
replay-loading = ゲームを読み込んでいます…
replay-eyes = 視点
replay-everything = すべてのカードを公開
replay-download = ゲームをダウンロード
replay-score = { $name } { $score }
replay-steps = 手順
replay-back = 前へ
replay-on = 次へ
replay-run = 再生
replay-stop = 一時停止
replay-step = 手順
replay-step-of = 手順 { $step }/{ $length }

## Rules

rules-of = { $game }のルール
rules-search = ルールを検索
rules-example = ワイルド、最後の1枚、{ $clause }…
rules-example-word = 同点
rules-loading = ルールを読み込んでいます…
rules-none = 一致するルールはありません。
rules-failed = ルールを読み込めませんでした。接続を確認して、もう一度開いてください。
rules-absent = このゲームのルールはここでは見られません。

## A table before the game

waiting-for = あと{ $count }人を待っています
waiting-locked = { $count }席がロックされています
waiting-complete = 全員そろいました
waiting-listed = 公開
waiting-by-link = 招待のみ
waiting-hands = 観戦者に手札が見えます
waiting-free = 空席
waiting-kept = ロック中
waiting-host = ホスト
waiting-sit = ここに座る
waiting-sit-on = ここに座る：席{ $number }
waiting-bot = ボットを追加
waiting-bot-on = ボットを追加：席{ $number }
waiting-lock = ロック
waiting-lock-seat = ロック：席{ $number }
waiting-unlock = ロック解除
waiting-unlock-seat = ロック解除：席{ $number }
waiting-free-it = 空ける
waiting-free-seat = 空ける：席{ $number }
waiting-link = 招待リンク
waiting-copy = コピー
waiting-copied = リンクをコピーしました。
waiting-copy-by-hand = コピーできませんでした。リンクを選択してコピーしてください。
waiting-start-later = 全席が埋まったら開始
waiting-start = ゲームを始める
waiting-sit-down = 座る
waiting-leave = 席を空ける
waiting-close = 卓を閉じる
waiting-host-starts = { $name }がゲームを始めるのを待っています。
waiting-starts-soon = まもなく始まります。
quick-looking = 対戦相手を探しています…（あと{ $count }人）
quick-about = 全員そろうとすぐに始まります。
quick-cancel = 検索をキャンセル
host-hand-over = ホストにする
host-hand-over-to = ホストにする：{ $name }
host-remove = 外す
host-remove-name = 外す：{ $name }
host-remove-sure = { $name }を卓から外しますか？
host-remove-about = この卓にはもう入れなくなります。

## At the table

table-refused = この卓は開けません
table-gone = 卓が見つかりません。閉じられたのかもしれません。
table-failed = 卓を読み込めませんでした
table-failed-about = 接続を確認して、ページを再読み込みしてください。
table-coming = 卓を開いています…
table-dealing = カードを配っています…
table-closed = この卓は閉じられました
table-onlooker = 観戦中です。
table-onlooker-delay = 観戦中です（{ $time }遅れ）。
table-shoulder = 手札を表示
table-shoulder-none = なし
table-take-seat = 空席に座る
table-rests = 一時停止中です。時計は止まっています。
table-go-on = 再開
table-hint = ヒント
table-thinking = 考え中…
table-undo = 戻す
table-rules = ルール
table-log-chat = ログとチャット
table-title-turn = ● あなたの番 · { $game }
turn-paused = 一時停止中
turn-over = ゲーム終了
turn-sending = 手を送信中…
turn-yours = あなたの番
turn-yours-too = あなたとほかの人の番
turn-may-act = 行動できます
turn-dealing = カードを配っています
turn-of = { $who }の番
turn-of-many = { $count }人を待っています
say-your-turn = あなたの番です。
say-turn-and-last = { $turn }。{ $last }
hint-said = ヒント：{ $move }
hint-none = 今はヒントがありません。
hint-best = 予想結果{ $share }（±{ $error }）。ほかのどの手より{ $by }良い手です。
hint-even = 予想結果{ $share }（±{ $error }）。ほかの手もほぼ同じです。
hint-close = 予想結果{ $share }（±{ $error }）。最善手とほぼ同じです。
hint-worse = 予想結果{ $share }（±{ $error }）。最善手より{ $by }劣ります。
hint-scale = 100%は全員より上位、0%は最下位を表します。
hint-unlikely = 弱そうなので、ほとんど読んでいません。
hint-only = 打てる手はこれだけです。
hint-dismiss = 閉じる
hint-sign = ヒント
stale = 卓の状況が変わりました。確かめてから選んでください。
move-refused = { $move }：{ $why }
moves-all = すべての手（{ $count }）

## Players at the table

seats-label = プレイヤー
seats-substitute = ボットがプレイ中
seats-left = 離脱
seats-away = 離席中
seats-gone = オフライン
seats-free = 空席
seats-to-move = 手番
seats-score = 得点
seats-time-left = 残り時間

## Keys

keys-title = キーボード操作
keys-hint = ヒント
keys-undo = 直前の手を戻す
keys-rules = ルール
keys-log = ログとチャット
keys-turn = 誰の番かと、直前の手を読み上げる
keys-walk-keys = Tab、矢印
keys-walk = カードのまとまりの間と中を移動
keys-choose-keys = EnterまたはSpace
keys-choose = 選ぶ
keys-leave = ルールを閉じる、選択を取り消す

## Log and chat

side-label = ログとチャット
side-log = ログ
side-chat = チャット
side-unread = チャット（新着{ $count }）
side-close = ログとチャットを閉じる
side-log-empty = ここに手が表示されます。
log-undone = 最後の手が戻されました。
log-undone-by = { $who }が直前の手を戻しました。
log-undone-what = 戻された手：{ $moves }
log-undone-what-by = { $who }が戻した手：{ $moves }
side-chat-empty = メッセージはまだありません。
side-table = 卓
side-say = メッセージを書く
side-send = 送信
side-mute = ミュート
side-hear = ミュート解除
side-mute-name = { $name }をミュート
side-hear-name = { $name }のミュート解除
report = 通報
report-name = { $name }を通報
report-line-name = { $name }のこの発言を通報
report-title = { $name }を通報
report-about = 通報を見るのはこのサーバーの運営者だけです。{ $name }には知らされません。
report-line = 発言：「{ $text }」
report-why = 何が問題ですか？
report-abuse = 侮辱・脅し・嫌がらせ
report-cheating = 不正行為
report-stalling = わざと時間をかける、途中で抜ける
report-bad-name = 不快な名前
report-other = その他
report-more = ほかに伝えること（任意）
report-send = 通報を送る
report-sent = ありがとうございます。通報は運営者に届きました。
report-again = この通報はすでに運営者に届いています。ありがとうございます。
side-closed = このチーム戦の間はチャットできません。
side-pause = 一時停止
reaction-hello = こんにちは
reaction-thanks = ありがとう
reaction-well-played = お見事
reaction-oops = しまった
reaction-wow = すごい
reaction-thinking = 考え中
reaction-hurry = 急いで
reaction-good-game = いいゲームでした
remark-sat-down = が座りました。
remark-left = がゲームを離れました。
remark-came-back = が戻りました。
remark-abandoned = がゲームを棄権しました。
remark-declined-rematch = が再戦を断りました。
remark-removed = がホストに外されました。
remark-new-host = がホストになりました。
remark-closed-by-operator = がサーバーの運営者により閉じられました。
remark-bot-took-over = は離席中です。ボットが代わりにプレイしています。
remark-out-of-time = は時間切れです。代わりに簡単な手が打たれました。

## Leaving a table

leave = ゲームを離れる
leave-title = このゲームを離れますか？
leave-seat-title = 席を空けますか？
leave-seat = ほかの人が座れるようになります。
leave-bot = ボットが代わりにプレイします。棄権しないかぎり、ゲームが終わるまでいつでも交代できます。
leave-freeze = ゲームはスタートページで待っています。棄権すると、ゲームはそこで終わり、結果は残りません。
leave-stay = 残る
leave-for-good = 棄権する
left-bot = ゲームを離れています。ボットが代わりにプレイしています。
left-frozen = ゲームを離れています。ゲームはあなたを待っています。
left-for-good = このゲームを棄権しました。
left-take-over = 交代する
left-bot-played = { $count ->
   *[other] ボットが代わりに{ $count }手プレイしました。
  }
table-frozen = プレイヤーが戻るのを待っています。
turn-bot = ボットが代わりにプレイ中

## Votes

vote-ask-undo = { $who }が直前の手を戻したいと言っています。
vote-ask-pause = { $who }が一時停止したいと言っています。
vote-wait-undo = { $who }が直前の手を戻すことを提案しました。{ $others }の返事を待っています。
vote-wait-pause = { $who }が一時停止を提案しました。{ $others }の返事を待っています。
vote-agree = 承諾
vote-no = 断る

## The end of a game

outcome-over = ゲーム終了
outcome-won = { $who }の勝ち
outcome-won-many = { $who }の勝ち
outcome-waiting = 再戦を申し込みました。{ $others }の返事を待っています…
outcome-withdraw = 申し込みを取り消す
outcome-again = 再戦
outcome-offered = { $count ->
   *[other] { $who }が再戦を申し込んでいます。
  }
outcome-accept = 受ける
outcome-decline = 断る
outcome-declined = { $who }が再戦を断りました。
outcome-replay = リプレイ
outcome-other = ほかのゲーム

## What can go wrong

trouble-page = 問題が起きました。ページを再読み込みして、もう一度試してください。
trouble-unreachable = サーバーに接続できません。接続を確認してもう一度試してください。
trouble-answer = サーバーの応答を読み取れませんでした。再読み込みして、もう一度試してください。
trouble-status = サーバーがエラーを返しました（{ $status }）。
refused-malformed = サーバーが読み取れませんでした。ページを再読み込みして、もう一度試してください。
refused-malformed-action = このゲームの手ではありません。
refused-no-action = 手には少なくとも1つの操作が必要です。
refused-not-seen-yet = 前の操作で新しい情報が出ました。確かめてから続けてください。
refused-too-long = 長すぎます。
refused-too-many = 操作が速すぎます。少し待ってから、もう一度試してください。
refused-who-are-you = ログインするか、ゲストとして続けてください。
refused-bad-name = 名前は見える文字で1～24文字、ログイン名は英数字と「-」「_」「.」で3～32文字です。
refused-taken = すでに使われています。
refused-bad-password = パスワードは8～128文字です。
refused-wrong-password = ログイン名かパスワードが違います。
refused-not-found = 見つからないか、公開されていません。
refused-unknown-game = そのゲームはありません。
refused-not-host = ホストだけができます。
refused-not-seated = この卓に席がありません。
refused-seat-taken = この席は空いていません。
refused-removed = ホストがあなたをこの卓から外しました。
refused-seats-open = まだ空席があります。
refused-not-now = 今はできません。
refused-not-your-turn = あなたの番ではありません。
refused-other-match = この卓では別のゲームが始まっています。
refused-paused = ゲームは一時停止中です。
refused-chat-closed = この卓ではゲーム中にチャットできません。
refused-nothing-to-undo = 戻せる手がありません。
refused-rated = レート戦では、ヒント、ボット相手の一時停止、何かが明らかになった手を戻すことはできません。
refused-no-vote = 今は投票はありません。
refused-no-spectators = この卓では観戦できません。
refused-storage = 保存できませんでした。何も変わっていません。少ししてからもう一度試してください。
refused-busy = サーバーが混み合っています。少ししてからもう一度試してください。
refused-origin = このページは別のサイトのものです。
refused-banned = このサーバーの利用が禁止されています。
refused-sign-up-closed = このサーバーは新しいアカウントを受け付けていません。
refused-invitation = 新しいアカウントには招待が必要です。このコードは無効です。
refused-no-guests = このサーバーはゲストを受け付けていません。ログインするか、アカウントを作ってください。
refused-draining = サーバーを再起動しています。少ししてからもう一度試してください。
refused-slow = 接続が遅すぎました。再接続しています…
refused-fault = サーバーで問題が起きました。もう一度試してください。
refused-setup-seats = このゲームはその人数では遊べません。
refused-setup-unknown-option = このゲームにその設定はありません。
refused-setup-bad-value = 選べない設定があります。
refused-setup-conflict = 同時に選べない設定が2つあります。
refused-record-unreadable = このゲームの対戦記録はもう読めません。
refused-resume-revision = このゲームは、このサーバーにないルールで始められました。
refused-record-revision = このリプレイには、このサーバーにないルールが必要です。

## Names of rule sets

preset-published = 発売時のルール
preset-strict = 厳格

## Values of options; what they mean is in the rules

value-off = オフ
value-random = ランダム
value-seat0 = 席1
value-seat1 = 席2
value-seat2 = 席3
value-seat3 = 席4

## The way to the documentation

docs-link = ドキュメント（英語）
`}));export{e as default};