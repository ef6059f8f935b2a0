### 端末クライアントだけの文。ウェブと共通の文は web*.ftl にあります。キーと変数は変えず、訳文だけを変えます。大文字の語とコマンドは
### 入力するものなので、そのままにします。

## Small words

list-two = { $before }、{ $last }
list-many = { $before }、{ $last }
list-separator = 、
percent = { $number }%
term-yes = はい
term-no = いいえ
term-empty = 空き
term-over = 終了
term-shuffling = シャッフル中
term-seen = 公開済み { $cards }
term-hand = あなたの手札：{ $cards }
term-deck = 山札：{ $count }枚
term-round = ラウンド{ $round }
term-player = プレイヤー{ $number }
term-away = { $name }（離席中）

## Number Chain

term-nc-discard = 多すぎるので捨てる
term-nc-discard-last = 10枚まで捨てます。最後の1枚がフロアになります。
term-nc-offer = 追加の手番：使うか辞退
term-nc-link = 先頭{ $digit }
term-nc-any = どのカードでも出せます。
term-nc-digit = 次のカードは{ $digit }で始まります。
term-nc-covered = 下に{ $count }枚
term-nc-closing = 終盤フェイズ：出せなければ抜けます。

## Chain

term-ch-colour = { $colour ->
    [red] 赤
    [orange] 橙
    [purple] 紫
    [blue] 青
   *[green] 緑
  }
term-ch-build = 1枚取るか、先に1枚流す
term-ch-take = 1枚取る
term-ch-settle = 連番と同数に分ける
term-ch-rest = 余りを残すか除外する
term-ch-wait = ほかの人の精算を待っています
term-ch-release = 放出
term-ch-beat = 勝つべき役：{ $meld }
term-ch-beat-by = 勝つべき役：{ $meld }（{ $who }）
term-ch-free = 新しいトリック：好きな役で始めます。
term-ch-group = 組{ $number }：{ $cards } = { $points }
term-ch-together = 合計{ $points }点
term-ch-swept = 流したカード：{ $cards }
term-ch-aside = どけたカード：{ $cards }
term-ch-built = 精算{ $points }点
term-ch-won = 獲得{ $count }枚
term-ch-penalty = 罰札 { $cards }
term-ch-settled = 席{ $seat } 精算{ $points }点：{ $groups }
term-ch-settled-out = 席{ $seat } 精算{ $points }点：{ $groups }、除外 { $cards }
term-ch-settled-short = 席{ $seat } { $points }：{ $groups }
term-ch-settled-short-out = 席{ $seat } { $points }：{ $groups } 除外 { $cards }

## Numboom

term-nb-zero = 0はBOOM
term-nb-opening = 第1ラウンド：1枚伏せる
term-nb-opening-flip = 第1ラウンド：1枚めくる
term-nb-flips = めくるだけ
term-nb-left = 残り{ $count }操作
term-nb-arrange = かき混ぜ：伏せ場{ $number }に置く山
term-nb-dual-flip = デュエル：1枚めくる
term-nb-dual-place = デュエル：1枚伏せる
term-nb-stack = 重ね置き可
term-nb-out = 脱落
term-nb-bombed = 爆弾
term-nb-covered = 伏せ札
term-nb-covered-card = { $card }（伏せ札）
term-nb-no-flip = 不可
term-nb-mixed = 移動

## Sequence Numbers

term-sn-legend = ★ 自由な角 · 反転：シーケンスで固定
term-sn-row = { $row }行：{ $cells }
term-sn-act = 手番
term-sn-lock = 列から5枚選ぶ
term-sn-vote = 指摘に投票する
term-sn-forfeit = カードを手放す
term-sn-chips = チップ{ $count }枚
term-sn-sequences = シーケンス{ $count }
term-sn-sequences-short = 列{ $count }
term-sn-last = 直前 { $card }

## Keys; every line has to fit in 78 columns

term-keys = m 手  i 札  h ヒント  a 自動  u 戻す  ? ルール  q 離れる
term-keys-online = m 手  i 札  h ヒント  a 自動  u 戻す  ? ルール  c 話す  q 離れる
term-keys-mark = Space 印
term-keys-room = Enter 開始  c チャット  q 離れる
term-keys-lobby = ↑↓ 選ぶ  Enter 開く  q 終わる
term-keys-setup = ↑↓ 行  ←→ 変更  Enter 開始  q 終わる
term-keys-replay = ←→ 1手  ↑↓ 10手  Home End  N Enter 移動  v 視点  i 札  ? ルール  q 終わる
term-keys-leave = y 離れる    n 残る
term-keys-result = Enter 離れる    Esc 卓を見る
term-keys-question = y はい    n いいえ
term-keys-talk = Enter 送信    Esc キャンセル
term-page = { $title }（↑↓ PgUp PgDn、Escで閉じる）

## Below the table

term-enter = Enter：{ $moves }
term-point = 矢印キーかTabで指し、Enterを押してください。
term-nothing = 今ここでできることはありません。Enterで理由を表示します。
term-nothing-to-do = 今ここでできることはありません。
term-marked-none = 印のカードで打てる手は今ありません。Enterで理由を表示します。
term-marked-no-move = ちょうどこのカードを使う手は今ありません。Escで印を消します。
term-picked-up = カードを持ちました。置く場所を指してEnterを押してください。Escで戻します。
term-put-down = 戻しました。
term-which-move = どの手にしますか？（Esc：やめる）
term-played = 打った手：{ $move }
term-hint = { $move }：{ $why }
term-hint-later = 直前の手を送信中です。ヒントはその後に出ます。
term-thinking = ボットが手を考えています…
term-taken-back = 手を戻しました。
term-undo-asked = 手を戻してよいか、ほかの人に聞いています。
term-undo-declined = ほかの人が同意しませんでした。手はそのままです。
term-rematch = 再戦を申し込みました。ほかの人を待っています…
term-small = ウィンドウが小さすぎます：
    今は{ $width } × { $height }、必要なのは{ $columns } × { $lines }です。
    大きくすると続けられます。何も失われません。
    Ctrl-Cで終わります。

## Passing the terminal on

term-pass-on = Enterで卓を隠し、{ $name }さんに端末を渡してください。
term-veil = 端末を渡してください
term-veil-next = 次の人：{ $name }
term-veil-hidden = 今はすべての手札が隠れています。
term-veil-enter = { $name }さん：ほかの人が見ていなければEnterを押してください。
term-now = { $name }さんの番です。

## Setting up, open tables and the room

term-setup-open = 空席にはほかの人が座れます。卓を開くとリンクが表示されます。
term-setup-shared = 「あなた」の席が複数あると端末を共有し、交代のたびに手札を隠します。
term-lobby = { $server }の卓
term-lobby-empty = 今は公開中の卓がありません。卓を作りましょう。
term-lobby-table = { $game }：{ $seats }（{ $status }）
term-room = 卓
term-room-link = 招待リンク：{ $link }
term-room-waiting = 対戦相手が空席に座るのを待っています。
term-room-locked = ホストが席のロックを解除するのを待っています。
term-room-ready = 全員そろいました。startかEnterで始めます。
term-room-host = ホストがゲームを始めるのを待っています。
term-room-orders = ホストの命令：{ $orders }
term-question = 確認
term-report = /report NAME REASON で運営者に通報します。
term-leave-about = ゲームは保存され、あとで続けられます。

## The line to the server

term-line-online = オンライン
term-line-offline = オフライン
term-line-connecting = 接続中…
term-line-again = 再接続中（{ $attempt }回目）…
term-line-lost = 接続が切れました：{ $why }。再接続しています…

## Line by line

term-type-help = helpと入力するとコマンドの一覧を表示します。
term-help = 手の番号か名前、または次のコマンドを入力します：
    moves             手の一覧をもう一度表示
    table             卓をもう一度表示
    hint              ボットならどうするか
    auto              ボットと同じ手を打つ
    undo              直前の手を戻す
    why MOVE          その手が打てない理由
    MOVE with CARDS   候補が複数あるとき、ちょうどこのカードを出す
    rules             今大切なルール。rules NC-12 で別のルール
    say TEXT          オンラインの卓でチャット
    report NAME REASON  運営者に通報。REASONは abuse, cheating, stalling, name, other
    start             ゲームを始める、またはもう一度遊ぶ
    yes, no           ほかの人の質問に答える
    leave             保存して離れる。入力の終わりも同じ
term-your-move = あなたの手：
term-scores = 得点：{ $scores }
term-result = { $place }. { $name }：{ $score }
term-choice = ボットの手：{ $move }
term-possible = その手は打てます。
term-refused = できません。{ $why }
term-no-move = ここに「{ $typed }」という手はありません。movesかhelpと入力してください。
term-no-such-move = このゲームに「{ $typed }」という手はありません。
term-no-clause = { $game }にルール「{ $clause }」はありません。
term-type-answer = { $question } yesかnoを入力してください。
term-input-ended = 入力が終わりました。
term-trouble = 問題：{ $why }
term-game-over = ゲームが終わりました。

## Replays

term-as-spectator = 観戦者から見た様子です。
term-as-seat = { $name }さん（席{ $seat }）から見た様子です。
term-jump = ステップ{ $step }へ（Enter）

## What is refused

term-no-one-plays = この端末でプレイしている人はいません。
term-no-one-to-report = この卓に通報する相手はいません。
term-no-one-to-talk-to = この卓に話す相手はいません。
term-changing-hands = 先に端末を渡してください。
term-begun = ゲームはすでに始まっています。
term-not-begun = ゲームはまだ始まっていません。
term-nothing-to-say = 送るものがありません。
term-table-left = 卓を離れました。
term-on-its-way = 手を送信中です。サーバーにつながり次第届きます。
term-draft = 手の途中です。すべて決まると送信されます。
term-draft-lost = ゲームが進んだため、途中の手は送信されませんでした。
term-unreadable = このプログラムではゲームを表示できません：{ $why }
term-stuck = 席{ $seat }のボットが動けません：{ $why }
term-host-no-seat = 席「{ $seat }」はありません。
term-host-taken = 席{ $seat }には人が座っています。先に外してください。
term-host-no-one = そこには誰も座っていません。
term-host-no-name = 「{ $name }」という人はここにいません。
term-host-two = 「{ $name }」という人が2人います。席の番号を入力するか、ブラウザーで外してください。
term-host-no-order = 「/{ $order }」はありません。ホストの命令：{ $orders }
term-report-usage = report NAME REASON と入力してください。理由：{ $reasons }
term-report-two = 同じ名前の人が2人います。ブラウザーで通報してください。

## On leaving

term-saved = ゲームを保存しました。続けるには：{ $command }
term-save-failed = ゲームを保存できませんでした：{ $why }
term-unsaved = { $why }。ゲームは続きますが、保存されません。
term-record = 対戦記録は{ $file }にあります。
term-record-failed = 対戦記録を{ $file }に書き込めませんでした：{ $why }
term-kept = 対戦記録は書き込まれていません。ゲームは残っています。書き込むには：{ $command }
term-contributed = シャッフルに{ $value }を提供しました。確かめるには：{ $command }
term-table-closed = 卓は閉じられました：{ $why }
term-leave-waiting-open = ゲームはまだ始まっておらず、ほかの人が席に座れます。
term-leave-waiting = ゲームはまだ始まっておらず、席は残ります。
term-leave-bot = 席は残り、しばらくするとボットが代わりにプレイします。
term-leave-waits = 席は残り、ゲームはあなたを待ちます。
term-come-back = 戻るには：{ $command }
term-search-ended = 検索を終えました。もう一度探すには：{ $command }
term-search-again = 次の対戦を探すには：{ $command }
