var e=Object.values(Object.assign({"../../../../locales/ja/web-chain.ftl":`### スタートページ

game-chain = チェイン
game-chain-line = まとめて得点になる12枚を集め、トリックで手放していくゲーム。

## The texts of web-chain.ftl in Japanese. Keys, variables and comments are those of the English file, which explains them.

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

## ガイド付きゲーム

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

lesson-start = はじめてのガイド付きゲーム
lesson-start-game = { $game }のガイド付きゲーム
lesson-title = ガイド付きゲーム
lesson-then = 今度は普通のゲームで遊ぶ
lesson-step = { $of }手のうち{ $step }手目
lesson-waiting = ほかの人の動きを見てみましょう。
lesson-rule = ルール
lesson-other = まず印のついた手をどうぞ。ガイドが終わったら、何でも自由に試せます。
lesson-own-way = ここからは自由に遊べます。
lesson-close = わかりました

## 1台の端末で遊ぶ

hot-seat-person = この端末で一緒に遊ぶ人
hot-seat-name = 名前
hot-seat-default = プレイヤー{ $number }
hot-seat-pass = 端末を{ $name }さんに渡してください
hot-seat-about = { $name }さんが開くまで、ほかの人のカードは見えません。
hot-seat-ready = { $name }です。自分のカードを見る
hot-seat-undo = { $name }さんの手を戻す

## シャッフルの確認

fair-check = シャッフルを確かめる
fair-checking = お待ちください…
fair-checked = このブラウザで確かめたこと
fair-kept = テーブルがゲームのあとに明かした秘密は、この指紋と一致します。指紋の公開後に秘密がすり替えられたことはありません。
fair-same = この端末は、最初のカードより前に同じ指紋を見ています。
fair-unseen = この端末は最初のカードの時点にいなかったので、指紋がそのとき公開されていたかは言えません。
fair-other = この端末は、最初のカードより前に別の指紋を見ています。この配札は信用できません。
fair-broken = 秘密が指紋と一致しません。この配札は信用できません。
fair-follow = { $count ->
       *[other] ここでやり直した{ $count }回のシャッフルと抽選は、すべて秘密とプレイヤーが加えたものから決まっています。
    }
fair-wrong = 秘密から決まらないシャッフルがあります（記録の入力{ $number }）。この配札は信用できません。
fair-part-included = この端末がシャッフルに加えたものが使われていて、それを明かしたあとに加えられたものはありません。
fair-part-left-out = この端末はシャッフルに加えましたが、記録にそれがないか、そのとき誰も約束していなかったものが含まれています。この配札は信用できません。
fair-part-none = この端末はこのシャッフルに何も加えていません。
fair-none = この記録にはシャッフルの情報がありません。
fair-fingerprint = 指紋
fair-added = プレイヤーが加えたもの
fair-missing = 約束したが間に合わなかったプレイヤー
fair-unchecked = このブラウザでは確かめていないこと
fair-moves = すべての手がルールに沿っていたこと。
fair-open = { $count ->
       *[other] すべての手がルールに沿っていたことと、ルールを知らないとやり直せない抽選{ $count }回（誰が同点だったか、どのカードが残っていたか）。
    }
fair-whole = それには記録をダウンロードして「cardinal verify ファイル」を実行してください。ゲーム全体をもう一度たどります。
`,"../../../../locales/ja/web-number-chain.ftl":`### スタートページ

game-number-chain = ナンバーチェイン
game-number-chain-line = 2桁のカードを数字でつなぎ、誰よりも早く手札をなくすゲーム。

## The texts of web-number-chain.ftl in Japanese. Keys, variables and comments are those of the English file, which explains them.

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
nc-pivot-about = 全部を最初のフロアカードにつなぐ
nc-relay = リレー
nc-relay-about = 1枚ずつ下のカードにつなぐ
nc-condition = 条件：{ $condition }
nc-next-digit = 次の先頭の数字
nc-any-digit = 自由
nc-hand = あなたの手札、{ $count }枚
nc-hand-empty = 手札はありません。
nc-own = { $cards } · 失点{ $points }
nc-round = { $rounds }ラウンド中{ $round }
nc-round-closing = { $rounds }ラウンド中{ $round } – 終盤フェイズ

## Buttons

nc-end = 手番を終える
nc-decline = 追加の手番を辞退
nc-wait = 待つ
nc-quit = ラウンドを降りる
nc-reset = リセット
nc-build-chain = チェインを組む…
nc-builder = チェインを組む
nc-builder-choose = 数が連続する3枚を選んでください（3枚中{ $count }枚）。
nc-stands-for = { $card }の数
nc-stands-for-label = ワイルド{ $card }の数を選ぶ
nc-card-as = { $card }を{ $number }として

## The other players

nc-points = 失点{ $points }
nc-out-empty = 上がり、手札なし
nc-out = 抜けた
nc-out-no = 抜けた、{ $digit }なし
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

nc-why-over = ゲームは終わりました。(NC-25)
nc-why-out = このラウンドからは抜けています。(NC-22)
nc-why-turn = あなたの番ではありません。(NC-9)
nc-why-chain = { $card }は選んだカードとチェインになりません。連続する3つの数が必要です。(NC-15)
nc-why-link = { $card }は{ $first }で始まりますが、必要なのは{ $digit }です。({ $clause })
nc-why-take-turn = カードを取れるのは自分の番だけです。(NC-9)
nc-why-take-closing = 終盤フェイズではもうカードを取れません。(NC-20)
nc-why-take-discard = 先に捨ててください。手札が10枚を超えています。(NC-19)
nc-why-take-extra = この卓では、追加の手番にできるのはプレイとチェインだけです。(NC-A10)
nc-why-take-playing = この手番はプレイ中です。1手番にできるアクションは1つです。(NC-9)

## What is asked for

nc-ask-over = ゲームは終わりました。
nc-ask-deal = カードを配っています。
nc-ask-reshuffle = 新しい山札をシャッフルしています。
nc-ask-other = { $who }の番です。
nc-ask-out = このラウンドからは抜けています。{ $who }の番です。
nc-fits-any = どのカードでも出せます
nc-fits-digit = { $digit }で始まるカードを出せます
nc-ask-discard = 手札が10枚を超えています。フロアに捨てる1枚を選んでください。
nc-ask-more = 続けて出すか、手番を終えてください（{ $fits }）。
nc-ask-end = ほかに出せるカードはありません。手番を終えてください。
nc-ask-offer = チェインで追加の手番を得ました（{ $fits }）。使うか辞退してください。
nc-ask-closing = 終盤フェイズ：プレイかチェイン（{ $fits }）。
nc-ask-act = あなたの番：{ $fits }。プレイ、テイク、リセットから選んでください。
nc-ask-stuck = あなたの番：{ $fits }が、手札にありません。テイクかリセットを選んでください。

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
nc-on-dealt-again = ラウンド{ $round }を配りました。{ $rejected }の後、フロアは{ $floor }です。
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
nc-on-counted = 手番{ $turns }が終わりました。
nc-on-offered = { $who }が追加の手番を得ました。
nc-on-declined = { $who }は追加の手番を辞退しました。
nc-on-waited = { $who }は待ちます。
nc-on-out-emptied = { $who }は手札がなくなり、抜けました。
nc-on-out-stuck = { $who }は何も出せず、抜けました。
nc-on-out-quit = { $who }はラウンドを降りました。
nc-on-out-finished = { $who }は終わりました。
nc-on-round-over = ラウンド終了。失点：{ $points }。
nc-on-next-round = 次のラウンドは{ $who }から始めます。

## ガイド付きゲーム

lesson-number-chain-play = 手札をなくすのが目的です。フロアは56で、大事なのは末尾の数字です。ピボットのときは、6で始まるカードを出せます。まず62を出しましょう。
lesson-number-chain-pivot = ピボットでは手番の開始時にあったカードにつなぎます。つまり62ではなく、今も56が基準です。65も出しましょう。
lesson-number-chain-end = ワイルドも出せますが、取っておく価値があります。最後に出したカードに、次の人がつなぐことになります。手番を終えましょう。
lesson-number-chain-chain = 相手はワイルドを出し、54と宣言しました。あなたは41、42、43という3つの続き番号を持っています。チェインは何の上にも出せて、追加の手番がもらえます。出しましょう。
lesson-number-chain-reset = 追加の手番です。リセットで3つのプールのカードをすべて取りましょう。タイルもピボットからリレーに裏返ります。それが得になる理由はすぐに分かります。
lesson-number-chain-relay = 相手は1枚取りました。リレーでは、すぐ下のカードにつなぎます。前のカードの末尾が次のカードの先頭です。フロアの末尾は3なので、32から始めましょう。
lesson-number-chain-relay-on = 続けましょう。先頭の数字を、前の末尾に合わせます。
lesson-number-chain-end-again = 1つの手番で4枚減りました。ここで終えましょう。
lesson-number-chain-wild = フロアの末尾は1ですが、1で始まる数字カードがありません。ワイルドの?6は先頭をどの数字にもできます。16として出しましょう。
lesson-number-chain-last = 手番を終えましょう。最後に残ったワイルドは3点、数字カードは1点の失点になります。
lesson-number-chain-free = プレイ、チェイン、テイク、リセット。これで全部です。残りは3枚。だれよりも早くなくしましょう！

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
`,"../../../../locales/ja/web-numboom.ftl":`### スタートページ

game-numboom = ナンブーム
game-numboom-line = 数字を伏せ、ほかの人のカードをめくり、爆発せずに生き残るゲーム。

## The texts of web-numboom.ftl in Japanese. Keys, variables and comments are those of the English file, which explains them.

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
nb-use-bomb = 裏向きに伏せます。めくった人は、次の手番ではめくることしかできません。
nb-use-stack = カードのある伏せ場に1枚伏せられます。
nb-use-observe = 伏せられたカードを見ます。この手番にめくってもかまいません。
nb-use-reverse = この手番の後、手番の向きが逆になります。
nb-use-reset = デスナンバーを好きな数にします。
nb-use-disrupt = 誰も見ていない間に、伏せられたカードを動かします。
nb-use-exchange = 全員の手札が左隣か右隣に移ります。

## Positions and the Death Number

nb-position = 伏せ場{ $number }
nb-positions = 伏せ場
nb-pile = 伏せ場{ $number }
nb-pile-cards = 伏せカード{ $count }枚
nb-pile-empty = 空き
nb-pile-known = { $card }と知っている
nb-pile-known-deadly = { $card }と知っている、今は致死
nb-pile-mixed = かき混ぜられた
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
nb-clockwise-turning = 時計回り、反転予定
nb-counter-turning = 反時計回り、反転予定
nb-dual = デュエル
nb-somewhere = どこかに：{ $cards }

## Players and the hand

nb-players = プレイヤー、時計回り
nb-you = （あなた）
nb-out = 脱落（手番{ $turn }）
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
nb-at-nothing = { $place }：今できることはありません。
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
nb-why-operations = この手番の2つの操作は終わりました（NB-7）。
nb-why-occupied = 空いている伏せ場がありません（NB-8）。
nb-why-opening-function = 機能カードは第1ラウンドが終わるまで使えません（NB-A7）。
nb-why-dual-function = デュエルでは機能カードは使いません（NB-19）。
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
nb-ask-end = 操作は終わりました。機能カードを使うか、手番を終えてください。
nb-ask-flip-only = 爆弾のため、めくることしかできません：残り{ $count }操作。
nb-ask-act = あなたの番：残り{ $count }操作。
nb-ask-may-stack = カードのある伏せ場にも伏せられます。
nb-won = { $you ->
    [yes] 最後まで残りました。あなたの勝ちです！
   *[no] 最後まで残った{ $who }の勝ちです。
  }
nb-won-shared = 手番の上限に達しました。残っている人で勝利を分け合います。

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
nb-do-arrange = { $from }の山を{ $place }に置く

## What happened

nb-on-starter = { $who }から始めます。
nb-on-dealt = 全員に4枚ずつ配りました。
nb-on-rejected = { $who }は伏せられるカードのない手札を公開し、引き直します。
nb-on-drew = { $who }が{ $cards }を引きました。
nb-on-drew-hidden = { $who }が{ $count }枚引きました。
nb-on-reshuffled = 捨て札をシャッフルし、{ $count }枚の山札にしました。
nb-on-turn-of = { $who }の番です。
nb-on-turn-flips = { $who }の番です。爆弾のため、めくることしかできません。
nb-stage-starter = 最初の人を決めます。
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
nb-stage-over = ゲームは終わりました。
nb-operations-left = 残りの操作：{ $count }。
nb-on-placed = { $who }が{ $place }に{ $card }を伏せました。
nb-on-peeked = { $who }が{ $place }をのぞきました。
nb-on-peeked-card = { $who }が{ $place }をのぞきました：{ $card }。
nb-on-observed = { $who }が{ $place }を観察しました。
nb-on-observed-card = { $who }が{ $place }を観察しました：{ $card }。
nb-on-flipped = { $who }が{ $place }の{ $card }をめくりました。デスナンバーは{ $number }です。
nb-on-restricts = 爆弾のため、{ $who }は次の手番にめくることしかできません。
nb-on-played = { $who }が{ $card }を使いました。
nb-on-reset = デスナンバーは{ $number }に設定されました。
nb-on-arranged = { $place }の山を新しい場所に置きました。
nb-on-disrupted = { $who }が伏せられたカードを並べ替えました。
nb-on-exchanged-left = 全員の手札が左隣に移りました。
nb-on-exchanged-right = 全員の手札が右隣に移りました。
nb-on-out = ドカン！{ $who }は脱落です。伏せ場が1つ減ります。
nb-on-dual = 残り2人：デュエルです。機能カードはゲームから除かれます。
nb-on-ended-clockwise = 手番が終わりました。時計回りに進みます。
nb-on-ended-counter = 手番が終わりました。反時計回りに進みます。

## ガイド付きゲーム

lesson-numboom-opening = 最後まで残った人の勝ちです。第1ラウンドでは、最後の人以外の全員が1枚ずつ伏せます。空きは1か所。3を伏せましょう。
lesson-numboom-place = あなたの3がめくられてデスナンバーは3になり、続く2で5、つまり4を1つ超えて1になりました。手番では操作を2つ行います。まず、もう1枚の3を空いた場所に伏せましょう。何があるか知っているのはあなただけです。
lesson-numboom-reset = 2つ目の操作はめくることです。でも3をめくると1+3=4、これは0と数え、デスナンバーを0にした人は脱落します。機能カードは操作に数えません。先に再設定で、デスナンバーを2にしましょう。
lesson-numboom-flip = 今度は2+3=5、つまり1です。自分の3をめくりましょう。安全です。
lesson-numboom-end = 操作は2つとも終わりました。機能カードはまだ使えます。手番を終えましょう。
lesson-numboom-peek = 伏せ札が1枚あり、伏せられる数字はありません。見ずにめくるのは危険です。のぞきましょう。見えるのはあなただけです。のぞいたカードは同じ手番ではめくれません。
lesson-numboom-reverse = 1でした。ほかの人にめくってもらいましょう。逆回りを使うと、ここからは反対回りになります。
lesson-numboom-end-again = 2つ目の操作でできることがないので、手番を終えられます。
lesson-numboom-free = デスナンバーに注意し、見たカードを覚えて、自分の手で0にしないようにしましょう。あとはあなた次第です。

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
`,"../../../../locales/ja/web-sequence-numbers.ftl":`### スタートページ

game-sequence-numbers = シーケンスナンバーズ
game-sequence-numbers-line = カードの式を解いて、ボードにチップを5枚並べるゲーム。

## The texts of web-sequence-numbers.ftl in Japanese. Keys, variables and comments are those of the English file, which explains them.

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
sn-square-corner = 自由な角、全員のもの
sn-square-chip-blue = 青のチップ
sn-square-chip-orange = 橙のチップ
sn-square-chip-green = 緑のチップ
sn-square-locked = 固定
sn-square-lit = 選べる
sn-square-tried = 試したが不正解
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
sn-score = { $team }、シーケンス{ $target }のうち{ $won }
sn-deck = 山札 { $count }
sn-goal = シーケンス{ $target }つで勝ち

## Buttons

sn-play = { $card }を出す
sn-exchange = 交換する
sn-exchange-dead = 死に札として交換
sn-give-up = 手放す
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
sn-ask-no-play = 打てる手がありません。
sn-ask-again = 不正解です。もう一度計算してください。
sn-ask-solve = あなたの番：カードを計算して、そのマスを探してください。
sn-ask-card = あなたの番：カードを選んでください。

## Moves

sn-do-pass = パス：打てる手がありません
sn-do-pass-solve = パス：打てる手がないと宣言する
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
sn-on-missed-pass = { $who }の間違いです。打てる手があります。
sn-on-depleted = 山札がなくなりました。
sn-on-reshuffled = 捨て札をシャッフルして新しい山札にしました。
sn-turn-moved = 手番が終わりました。
sn-turn-passed = 手を打たずに手番が終わりました。
sn-turn-passed_after_exchange = 交換だけで手番が終わりました。
sn-turn-lost = 不正解のため手番を失いました。
sn-turn-lost_after_exchange = 交換の後の不正解のため手番を失いました。
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
sn-draw-result = シーケンスが最も多い人たちの引き分けです。
sn-wins = { $you ->
    [yes] あなたの勝ちです！
   *[no] { $who }の勝ちです。
  }
sn-wins-yours = { $who }の勝ち：あなたのチームです！

## ガイド付きゲーム

lesson-sequence-numbers-place = 自分のチップを5つ並べれば勝ちです。カードを使い、答えのある2つのマスのどちらかにチップを置きます。17−5は12。ボード中央の12に置きましょう。
lesson-sequence-numbers-line = 列を作りましょう。3+37は40。あなたのチップの2つ上に40があります。置きましょう。
lesson-sequence-numbers-third = 5+1は6。同じ列の2つ下にあります。置きましょう。カードを使うたびに、新しい1枚が自動で引かれます。
lesson-sequence-numbers-plus = プラスのカードは、空いているどのマスにも置けます。12の上のすき間を埋めましょう。
lesson-sequence-numbers-minus = 必要な31を相手が取りました。マイナスのカードは、シーケンスに入っていない相手のチップを1つ取り除きます。取り除きましょう。
lesson-sequence-numbers-free = あと1つ、31に置けばそろいます。31はまた空きました。角はだれのチップとしても数え、2つのマスが埋まったカードは交換できます。がんばって！

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
    [greedy] よくばりボット
    [easy] やさしいボット
    [normal] ふつうのボット
    [hard] つよいボット
    [expert] 達人ボット
   *[other] ボット
  }
name-you = { $name }（あなた）
separator = 、
cards = { $count }枚
ordinal = { $number }位
one-moment = 少々お待ちください…
close = 閉じる
cancel = やめる
try-again = もう一度試す
to-the-games = ゲーム一覧へ
suggested = { $what }（おすすめ）
reason = { $what }。{ $why }

## The frame of the page

page-title = { $page } · Cardinal
brand = Cardinal、スタートページ
nav = ページ
nav-games = ゲーム
nav-history = 履歴
nav-leaders = 順位
nav-sign-in = ログイン
theme-light = 明るいテーマにする
theme-dark = 暗いテーマにする
language = 言語
sound-on = 音を出す
sound-off = 音を消す
page-failed = このページを読み込めませんでした。接続を確認して再読み込みしてください。
page-missing = ページが見つかりません
page-missing-about = リンクが間違っているか、古い可能性があります。
game-missing = 「{ $game }」というゲームはありません。
turn-elsewhere = { $game }であなたの番です。
go-there = 移動する
notes-label = お知らせ
dismiss-note = このお知らせを閉じる
rule = ルール { $clause }
connection-lost = 接続が切れました。何も失われていません。あなたの手は保存されています。
trying-in = { $seconds }秒後に再接続します
trying = 再接続しています…
try-now = 今すぐ試す

## The games

players-minutes = { $players }人 · { $minutes }分
players = { $players }人

## Bots

level-random = ランダム：出せる手から適当に選ぶ
level-eager = せっかち：出せるものは何でも出す
level-greedy = よくばり：目先の得を取る
level-easy = やさしい：少しだけ先を読む
level-normal = ふつう：先を読む
level-hard = つよい：ずっと先まで読む
level-expert = 達人：じっくり考える
bots-play = ボットの強さ
bots-gently = おだやか
bots-easy = やさしい
bots-normal = ふつう
bots-hard = つよい
bots-best = 全力

## The start page

start-title = 数字カードのゲーム
start-line = ボットとすぐに、またはリンクで友だちと。アカウントは不要です。
start-running = 進行中のゲーム
running-age = 最後の手: { $when }
running-left = ボットが代わりに打っています
running-go = 続ける
running-go-on = { $names }との{ $game }を続ける
running-abandon = 棄権する
running-abandon-game = { $names }との{ $game }を棄権する
running-abandon-title = { $game }を棄権しますか？
running-abandon-alone = ゲームは閉じられ、記録に残りません。
running-abandon-rated = ボットが最後まで対戦し、結果はあなたのレーティングに反映されます。戻ることはできません。
running-abandon-others = ボットが最後まで代わりに打ちます。もう戻れません。
start-games = ゲーム
start-play = ボットと今すぐ遊ぶ
start-play-game = { $game }をボットと今すぐ遊ぶ
start-dealing = カードを配っています…
start-quick = クイックマッチ
start-quick-game = クイックマッチ：{ $game }
start-setup = 卓を作る
start-setup-game = { $game }の卓を作る
start-rules = ルール
start-join = リンクで参加
start-link = 卓のリンクまたは名前
start-go = 卓へ行く
start-no-link = 卓のリンクではありません。…/table/abcd1234 のような形です。

## Open tables

lobby-title = 公開中の卓
lobby-online = { $count }人がオンライン
lobby-looking = 卓を探しています…
lobby-empty = 今は待っている人がいません。卓を作ってここに公開するか、リンクを友だちに送ってください。
lobby-free = 空席
lobby-locked = ロック中
lobby-join = 参加（空き{ $count }席）
lobby-watch = 観戦
rated = レート戦

## Status of a table

status-waiting = 参加者待ち
status-playing = 対戦中
status-paused = 休憩中
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

setup-page = { $game }の卓を作る
setup-title = { $game }の卓
setup-seats = 席
setup-players = 人数
setup-you = あなた
setup-person = 空席：ほかの人のために
setup-locked = ロック：まだ誰も座れません
setup-bot = ボット。{ $level }
setup-table = 卓
setup-clock = 考える時間
setup-clock-about = 時間が切れると無難な手が打たれ、ゲームは続きます。
setup-clock-none = 制限なし
setup-clock-fast = 1手30秒
setup-clock-move = 1手2分
setup-clock-bank = 持ち時間10分、1手ごとに5秒追加
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
setup-grace = ボットが代わるまで
setup-grace-about = 接続が切れた場合。
setup-pace = ボットの速さ
setup-pace-instant = すぐに
setup-pace-quick = 速く
setup-pace-calm = 落ち着いて
setup-pace-slow = ゆっくり
setup-listed = 公開中の卓に載せる
setup-listed-about = 載せない場合、リンクを知る人だけが入れ、対戦を見られるのは参加した人だけです。
setup-starts = 全席が埋まったら自動で開始
setup-starts-about = オフの場合はあなたが開始します。
setup-watching = 観戦
setup-watching-none = 不可
setup-watching-public = 公開カードのみ見える
setup-watching-hands = 1人の手札も見える
setup-delay = 観戦の遅延
setup-delay-none = 遅延なし
setup-rated = レートの対象にする
setup-rated-unusual = ルールを変えた場合は対象外です。
setup-rated-hands = 手札が見える観戦では対象外です。
setup-rated-usual = 通常ルールの場合のみ。
setup-rules = ルール
setup-begin = ルールの組み合わせ
setup-own = 自分で選択
setup-usual = 通常ルール
setup-rule-about = { $title }についてのルール { $clause }
setup-option-usual = { $value }（通常）
setup-rules-failed = ルールの説明を読み込めませんでした。通常ルールでなら卓を開けます。
setup-opening = 開いています…
setup-open-play = 開いて遊ぶ
setup-open = 卓を開く
setup-yes = はい
setup-no = いいえ

## Finished games

history-title = 履歴
history-yours = あなたのゲーム
history-all = すべてのゲーム
history-show-all = すべて表示
history-show-yours = 自分のだけ表示
matches-game = ゲーム
matches-all = すべてのゲーム
matches-replay = リプレイ
matches-replay-of = { $when }の{ $game }のリプレイ
matches-record = 対戦記録
matches-record-of = { $game }（{ $when }）の対戦記録をダウンロード
matches-none = 終わったゲームはまだありません。
matches-play = 遊んでみる
matches-loading = ゲームを読み込んでいます…
matches-more = もっと見る
matches-place = { $place } { $name }

## Leaders, people and profile

leaders-title = 順位
leaders-game = ゲーム
leaders-pool = 卓の人数
leaders-duel = 2人
leaders-table = 3人以上
leaders-loading = 順位を読み込んでいます…
leaders-empty = まだ誰もレートを持っていません。レート対象の卓を作って、最初の一人になりましょう。
leaders-place = 順位
leaders-player = プレイヤー
leaders-rating = レート
leaders-games = ゲーム数
leaders-back = 順位へ
leaders-provisional = 「?」は暫定レートです。十分に確かになると順位が付きます。
provisional = 暫定レート
ratings-title = レート
ratings-none = レートはまだありません。レート対象の卓で遊ぶと付きます。
ratings-duel = { $game }、2人
ratings-table = { $game }、3人以上
ratings-games = { $count }ゲーム
ratings-failed = レートを読み込めませんでした。
person-played = { $count }ゲームを終了
person-since = { $when }から
person-games = ゲーム
profile-page = あなた
profile-welcome = ようこそ
profile-name = 名前
profile-name-about = ほかの人に表示されます。24文字まで
profile-change = 変更
profile-renamed = 名前を変更しました。
profile-account = アカウント
profile-signed-in-as = { $login }としてログイン中です。
profile-old = 現在のパスワード
profile-new = 新しいパスワード（8文字以上）
profile-change-password = パスワードを変更
profile-password-changed = パスワードを変更しました。ほかの端末はログアウトされます。
profile-sign-out = ログアウト
profile-sessions = ログイン中の端末
profile-session-here = この端末
profile-session-used = ほかの端末（最終利用：{ $when }）
profile-session-end = ログアウト
profile-sessions-end = ほかの端末をすべてログアウト
profile-session-ended = その端末をログアウトしました。
profile-data = あなたのデータ
profile-data-about = このサーバーが保存しているあなたの情報すべてを、JSONファイルで受け取れます。
profile-data-download = データをダウンロード
profile-delete = アカウントを削除
profile-delete-about = 名前、ログイン名、チャットの発言が削除され、すべての端末からログアウトします。終わったゲームは名前なしで残ります。
profile-delete-sure = アカウントを完全に削除しますか？
profile-delete-password = 確認のためパスワードを入力
profile-deleted = アカウントを削除しました。
profile-sign-up = 登録する
profile-sign-in = ログイン
profile-take-account = アカウントを作る
profile-take-about = 複数の端末で遊べます。ゲストの名前、ゲーム、レートは引き継がれます。
profile-welcome-back = おかえりなさい。
profile-login = ログイン名：英数字と - _ . で3～32文字
profile-password = パスワード：8文字以上
profile-have = アカウントを持っています
profile-need = アカウントを作ります
profile-guest = ゲストで入る
profile-signed-in = ログインしました。
profile-signed-up = アカウントができました。ゲームとレートは保存されます。
profile-invitation = 招待コード
profile-invitation-about = このサーバーの新しいアカウントは招待制です。運営者にコードを尋ねてください。
profile-closed = このサーバーは新しいアカウントを受け付けていません。
profile-no-guests = このサーバーはゲストを受け付けていません。遊ぶにはログインしてください。
reset-page = 新しいパスワード
reset-title = 新しいパスワードを決める
reset-about = アカウント { $login } のためのリンクです。{ $when }まで一度だけ使えます。すべての端末でログアウトされます。
reset-choose = パスワードを決めてログイン
reset-done = パスワードを変更し、ログインしました。
reset-over = このリンクは使用済みか、期限切れか、不完全です。サーバーの運営者に新しいリンクを頼んでください。

## Replays

replay-page = { $game }のリプレイ
replay-none = リプレイがありません
replay-history = 履歴へ
replay-loading = ゲームを読み込んでいます…
replay-eyes = 視点
replay-everything = すべて公開
replay-download = 対戦記録をダウンロード
replay-score = { $name } { $score }
replay-steps = 手順
replay-back = 1手戻る
replay-on = 1手進む
replay-run = 再生
replay-stop = 停止
replay-step = 手順
replay-step-of = { $length }のうち{ $step }

## Rules

rules-of = { $game }のルール
rules-search = ルールを検索
rules-example = ワイルド、最後の1枚、{ $clause }…
rules-example-word = 同点
rules-loading = ルールを読み込んでいます…
rules-none = この言葉を含むルールはありません。
rules-failed = ルールを読み込めませんでした。接続を確認して、もう一度開いてください。
rules-absent = このゲームのルール文はここにはありません。

## A table before the game

waiting-for = あと{ $count }人待っています
waiting-locked = { $count }席がロックされています
waiting-complete = 全員そろいました
waiting-listed = 公開
waiting-by-link = リンクのみ
waiting-hands = 観戦者に手札が見えます
waiting-free = 空席
waiting-kept = ロック中
waiting-host = ホスト
waiting-sit = ここに座る
waiting-sit-on = 席{ $number }に座る
waiting-bot = ボット
waiting-bot-on = 席{ $number }にボットを入れる
waiting-lock = ロック
waiting-lock-seat = 席{ $number }をロックする
waiting-unlock = ロック解除
waiting-unlock-seat = 席{ $number }のロックを解除する
waiting-free-it = 空ける
waiting-free-seat = 席{ $number }を空ける
waiting-link = ほかの人のためのリンク
waiting-copy = コピー
waiting-copied = リンクをコピーしました。
waiting-copy-by-hand = リンクを選択して手動でコピーしてください。
waiting-start-later = 全席が埋まったら開始
waiting-start = ゲームを始める
waiting-sit-down = 座る
waiting-leave = 席を空ける
waiting-close = 卓を閉じる
waiting-host-starts = { $name }がゲームを始めます。
waiting-starts-soon = まもなくゲームが始まります。
quick-looking = 対戦相手を探しています…（あと{ $count }人）
quick-about = 全員そろうとすぐに始まります。
quick-cancel = 検索をやめる
host-hand-over = ホストにする
host-hand-over-to = ホストにする：{ $name }
host-remove = 外す
host-remove-name = 外す：{ $name }
host-remove-sure = { $name }を卓から外しますか？
host-remove-about = この卓にはもう入れなくなります。

## At the table

table-refused = ここには入れません
table-gone = この卓はありません。閉じられたのかもしれません。
table-failed = 卓を読み込めませんでした
table-failed-about = 接続を確認して、ページを再読み込みしてください。
table-coming = 卓へ移動しています…
table-dealing = カードを配っています…
table-closed = この卓は閉じられました
table-onlooker = 観戦中です。
table-onlooker-delay = 観戦中です（{ $time }遅れ）。
table-shoulder = 手札を表示
table-shoulder-none = なし
table-take-seat = 空席に座る
table-rests = 休憩中です。時計は止まっています。
table-go-on = 再開
table-hint = ヒント
table-thinking = 考え中…
table-undo = 戻す
table-rules = ルール
table-log-chat = ログとチャット
table-title-turn = ● あなたの番 · { $game }
turn-paused = 休憩中
turn-over = ゲーム終了
turn-sending = 手を送信中…
turn-yours = あなたの番
turn-yours-too = あなたとほかの人の番
turn-may-act = 行動できます
turn-dealing = カードを配っています
turn-of = { $who }の番
turn-of-many = { $count }人の番
say-your-turn = あなたの番です。
say-turn-and-last = { $turn }。{ $last }
hint-said = ヒント：{ $move }
hint-none = 今はヒントがありません。
hint-best = 予想される結果は{ $share }（±{ $error }）。ほかのどの手より{ $by }高いです。
hint-even = 予想される結果は{ $share }（±{ $error }）。ほかの手もほぼ同じです。
hint-close = 予想される結果は{ $share }（±{ $error }）。最善手とほぼ同じです。
hint-worse = 予想される結果は{ $share }（±{ $error }）。最善手より{ $by }低いです。
hint-scale = 100%は全員より上、0%は誰よりも上でないことを表します。
hint-unlikely = 見込みが薄いため、ほとんど調べていません。
hint-only = 打てる手はこれだけです。
hint-dismiss = 閉じる
hint-sign = ヒント
stale = 卓の状況が変わっていました。見直してから選んでください。
move-refused = { $move }：{ $why }
moves-all = すべての手（{ $count }）

## Players at the table

seats-label = プレイヤー
seats-substitute = ボットが代理
seats-left = 離脱
seats-away = 離席中
seats-gone = 退出
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
keys-turn = 誰の番かと直前の出来事を読み上げる
keys-walk-keys = Tab、矢印
keys-walk = カードのまとまりの間と中を移動
keys-choose-keys = EnterまたはSpace
keys-choose = 選ぶ
keys-leave = ルールを閉じる、選択をやめる

## Log and chat

side-label = ログとチャット
side-log = ログ
side-chat = チャット
side-unread = チャット（新着{ $count }）
side-close = ログとチャットを閉じる
side-log-empty = 出来事がここに書かれます。
log-undone = 最後の手が取り消されました。
log-undone-by = { $who }が直前の手を取り消しました。
log-undone-what = 取り消された手：{ $moves }
log-undone-what-by = { $who }が取り消した手：{ $moves }
side-chat-empty = まだ発言はありません。
side-table = 卓
side-say = メッセージ
side-send = 送信
side-mute = ミュート
side-hear = ミュート解除
side-mute-name = { $name }をミュート
side-hear-name = { $name }のミュート解除
report = 通報
report-name = { $name }を通報
report-line-name = { $name }のこの発言を通報
report-title = { $name }を運営者に通報
report-about = 通報を見るのはこのサーバーの運営者だけです。{ $name }には知らされません。
report-line = 発言：「{ $text }」
report-why = どうしましたか？
report-abuse = 侮辱・脅し・嫌がらせ
report-cheating = 不正行為
report-stalling = わざと時間をかける、途中で抜ける
report-bad-name = 不快な名前
report-other = その他
report-more = ほかに伝えること（任意）
report-send = 通報を送る
report-sent = ありがとうございます。通報は運営者に届きました。
report-again = この通報はすでに運営者に届いています。ありがとうございます。
side-closed = チーム戦の間はチャットできません。
side-pause = 休憩
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
remark-bot-took-over = は離席中です。ボットが続けます。
remark-out-of-time = は時間切れで、代わりの手が打たれました。

## 卓を離れる

leave = ゲームを離れる
leave-title = ゲームを離れますか？
leave-seat-title = 席を空けますか？
leave-seat = 席が空き、ほかの人が座れるようになります。
leave-bot = ボットが代わりに打ちます。棄権しない限り、ゲームが続いている間はいつでも交代できます。
leave-freeze = 戻るまでゲームは止まります。スタートページから戻れます。棄権すると、ゲームは閉じられ、記録に残りません。
leave-stay = 残る
leave-for-good = 棄権する
left-bot = ゲームを離れています。ボットが代わりに打っています。
left-frozen = ゲームを離れています。戻るまでゲームは止まっています。
left-for-good = このゲームを棄権しました。
left-take-over = 交代する
left-bot-played = { $count ->
   *[other] ボットが代わりに{ $count }手打ちました。
  }
table-frozen = プレイヤーが戻るまでゲームは止まっています。
turn-bot = ボットが代わりに打っています

## Votes

vote-ask-undo = { $who }が直前の手を戻したいそうです。
vote-ask-pause = { $who }が休憩したいそうです。
vote-wait-undo = { $who }が直前の手を戻すことを提案しました。{ $others }の返事を待っています。
vote-wait-pause = { $who }が休憩を提案しました。{ $others }の返事を待っています。
vote-agree = 賛成
vote-no = 反対

## The end of a game

outcome-over = ゲーム終了
outcome-won = { $who }の勝ち
outcome-won-many = { $who }の勝ち
outcome-waiting = 再戦を申し込みました。{ $others }の返事を待っています…
outcome-withdraw = 取り下げる
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

trouble-page = このページで問題が起きました。再読み込みしてもう一度試してください。
trouble-unreachable = サーバーに接続できません。接続を確認してもう一度試してください。
trouble-answer = サーバーの応答をこのページは理解できませんでした。
trouble-status = サーバーがエラーを返しました（{ $status }）。
refused-malformed = サーバーに伝わりませんでした。ページを再読み込みしてもう一度試してください。
refused-malformed-action = このゲームの手ではありません。
refused-no-action = 手には少なくとも1つの操作が必要です。
refused-not-seen-yet = 前の操作で新しい情報が明かされます。それを見てから続けてください。
refused-too-long = 長すぎます。
refused-too-many = 操作が多すぎます。少し待ってからもう一度試してください。
refused-who-are-you = 先にログインするか、ゲストで入ってください。
refused-bad-name = 名前は見える文字で1～24文字、ログイン名は英数字と「-」「_」「.」で3～32文字です。
refused-taken = ほかの人が先でした。すでに使われています。
refused-bad-password = パスワードは8～128文字です。
refused-wrong-password = ログイン名とパスワードが一致しません。
refused-not-found = 存在しないか、あなたには公開されていません。
refused-unknown-game = そのゲームはありません。
refused-not-host = 卓のホストだけができます。
refused-not-seated = この卓に席がありません。
refused-seat-taken = この席は空いていません。
refused-removed = ホストがあなたをこの卓から外しました。
refused-seats-open = まだ空席があります。
refused-not-now = 今はできません。
refused-not-your-turn = あなたの番ではありません。
refused-other-match = この卓のゲームではありません。
refused-paused = ゲームは休憩中です。
refused-chat-closed = この卓ではゲーム中に発言できません。
refused-nothing-to-undo = 戻せる手がありません。
refused-rated = レート戦ではできません。ヒント、ボット戦の中断、何かが見えた手の取り消しは使えません。
refused-no-vote = あなたへの質問ではないか、もう終わっています。
refused-no-spectators = この卓では観戦できません。
refused-storage = 保存できませんでした。何も変わっていません。少ししてからもう一度試してください。
refused-busy = 混み合っています。少ししてからもう一度試してください。
refused-origin = このページは別のサイトのものです。
refused-banned = このサーバーの利用を禁止されています。
refused-sign-up-closed = このサーバーは新しいアカウントを受け付けていません。
refused-invitation = このサーバーの新しいアカウントは招待制です。この招待コードは無効です。
refused-no-guests = このサーバーはゲストを受け付けていません。ログインするか、アカウントを作ってください。
refused-draining = サーバーを再起動しています。少ししてからもう一度試してください。
refused-slow = 接続が遅すぎたため、つなぎ直します。
refused-fault = サーバーの不具合です。あなたのせいではありません。もう一度試してください。
refused-setup-seats = このゲームはその人数では遊べません。
refused-setup-unknown-option = このゲームにその設定はありません。
refused-setup-bad-value = 選べない設定があります。
refused-setup-conflict = 両立しない設定が2つあります。
refused-record-unreadable = このゲームの対戦記録はもう読めません。
refused-resume-revision = このゲームは、このサーバーにないルールで始められました。
refused-record-revision = このゲームの対戦記録には、このサーバーにないルールが必要です。

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