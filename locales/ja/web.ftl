### The texts of web.ftl in Japanese. Keys, variables and comments are those of the English file, which explains them.

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
