### The texts of web.ftl in Japanese. Keys, variables and comments are those of the English file, which explains them.

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
