### The web client in Japanese. The keys are those of the English file, which explains them.

## 人と小さな言葉

you = あなた
person = { $name }さん
seat-number = 席{ $number }
bot-name = { $level ->
    [random] ランダムボット
    [eager] せっかちボット
    [greedy] 欲張りボット
    [easy] やさしいボット
    [normal] 普通のボット
    [hard] 強いボット
    [expert] 達人ボット
   *[other] ボット
  }
name-you = { $name }（あなた）
separator = 、
cards = { $count }枚
ordinal = { $number }位
one-moment = お待ちください…
close = 閉じる
cancel = やめる
try-again = もう一度試す
to-the-games = ゲーム一覧へ
suggested = { $what }、おすすめ
reason = { $what }。{ $why }

## ページの枠

page-title = { $page } · Cardinal
brand = Cardinal、トップページ
nav = ページ
nav-games = ゲーム
nav-history = 履歴
nav-leaders = ランキング
nav-sign-in = ログイン
theme-light = 明るい配色にする
theme-dark = 暗い配色にする
language = 言語
sound-on = 音を出す
sound-off = 音を消す
page-failed = このページを読み込めませんでした。接続を確かめて、読み込み直してください。
page-missing = そのページはありません
turn-elsewhere = { $game }であなたの手番です。
go-there = そこへ行く
dismiss-note = このお知らせを消す
rule = ルール { $clause }
connection-lost = 接続が切れました。何も失われていません。あなたの手は保たれています。
trying-in = { $seconds }秒後に再接続します
trying = 再接続しています…
try-now = 今すぐ再接続

## ゲーム

game-number-chain = ナンバーチェイン
game-number-chain-line = 2桁のカードを数字から数字へつなぎ、最初に手札をなくしましょう。
game-chain = チェイン
game-chain-line = まとめて得点になる12枚を集め、次はトリックで手放しましょう。
game-numboom = ナンブーム
game-numboom-line = 数字を隠し、ほかの人が隠したカードをめくり、吹き飛ばされないようにしましょう。
game-sequence-numbers = シーケンスナンバーズ
game-sequence-numbers-line = カードの式を解き、ボードにチップを5枚並べましょう。
players-minutes = { $players }人 · { $minutes }分

## ボット

level-random = ランダム：ルール上可能な手を何でも打つ
level-eager = せっかち：出せるものは何でも出す
level-greedy = 欲張り：目先の得を取る
level-easy = やさしい：少し先を読む
level-normal = 普通：先を読む
level-hard = 強い：遠くまで先を読む
level-expert = 達人：長く考える
bots-play = ボットの強さ
bots-gently = 手加減
bots-easy = やさしい
bots-normal = 普通
bots-hard = 強い
bots-best = 全力

## トップページ

start-title = 数字カードの4つのゲーム
start-line = ボットとすぐに、またはリンクを送って人と遊べます。アカウントは要りません。
start-running = 進行中のあなたのゲーム
start-games = ゲーム
start-play = ボットと今すぐ遊ぶ
start-play-game = { $game }をボットと今すぐ遊ぶ
start-dealing = 配っています…
start-setup = 卓を作る
start-setup-game = { $game }の卓を作る
start-rules = ルール
start-join = リンクで参加
start-link = 卓のリンクまたは名前
start-go = 卓へ行く
start-no-link = これは卓のリンクではありません。…/table/abcd1234 のような形です。

## 公開されている卓

lobby-title = 公開されている卓
lobby-online = オンライン { $count }人
lobby-looking = 卓を探しています…
lobby-empty = 今は誰も待っていません。卓を作ってここに載せるか、友だちにリンクを送ってください。
lobby-free = 空き
lobby-join = 参加する（空き{ $count }）
lobby-watch = 観戦する
rated = レート対象

## 卓の状態

status-waiting = プレイヤーを待っています
status-playing = プレイ中
status-paused = 休止中
status-finished = 終了
status-closed = 閉鎖

## 時計

clock-none = 時間制限なし
clock-move = 1手{ $time }
clock-bank = 各自{ $time }
clock-bank-more = 各自{ $time }、1手ごとに+{ $seconds }秒
clock-days = 1手{ $days }日
time-minutes = { $count }分
time-seconds = { $count }秒
time-days-hours = { $days }日{ $hours }時間
time-hours-minutes = { $hours }時間{ $minutes }分

## 卓を作る

setup-page = { $game }の準備
setup-title = { $game }の卓
setup-seats = 席
setup-players = プレイヤー
setup-you = あなた
setup-person = 空き：人が座る席
setup-bot = ボット。{ $level }
setup-table = 卓
setup-clock = 考慮時間
setup-clock-about = 時間が切れると簡単な手が打たれ、ゲームは続きます。
setup-clock-none = 制限なし
setup-clock-fast = 1手30秒
setup-clock-move = 1手2分
setup-clock-bank = 各自10分、1手ごとに5秒追加
setup-clock-day = 1手1日
setup-clock-days = 1手3日
setup-pace = ボットの速さ
setup-pace-instant = 即座に
setup-pace-quick = 速く
setup-pace-calm = 落ち着いて
setup-pace-slow = ゆっくり
setup-listed = 公開されている卓の一覧に載せる
setup-listed-about = 載せなければ、リンクからしか入れません。
setup-watching = 観戦を認める
setup-watching-about = 観戦者に見えるのは公開されているものだけで、手札は見えません。
setup-rated = レートの対象にする
setup-rated-unusual = ルールを変えた場合はできません。
setup-rated-usual = 通常のルールに限ります。
setup-rules = ルール
setup-begin = もとにするルール
setup-own = 自分で選ぶ
setup-usual = 通常のルール
setup-rule-about = { $title }についてのルール { $clause }
setup-option-usual = { $value }（通常）
setup-rules-failed = ルールの説明を読み込めませんでした。通常のルールなら卓を開けます。
setup-opening = 開いています…
setup-open-play = 開いて遊ぶ
setup-open = 卓を開く
setup-yes = はい
setup-no = いいえ

## 終わったゲーム

history-title = 履歴
history-yours = あなたのゲーム
history-all = すべてのゲーム
history-show-all = すべてのゲームを表示
history-show-yours = 自分のゲームだけを表示
matches-game = ゲーム
matches-all = すべてのゲーム
matches-replay = リプレイ
matches-replay-of = { $when }の{ $game }のリプレイ
matches-record = 記録
matches-record-of = { $game }（{ $when }）の記録をダウンロード
matches-none = 終わったゲームはまだありません。
matches-play = 遊んでみましょう。
matches-loading = ゲームを読み込んでいます…
matches-more = もっと見る
matches-place = { $place } { $name }

## ランキング、人、プロフィール

leaders-title = ランキング
leaders-game = ゲーム
leaders-pool = 卓の人数
leaders-duel = 2人
leaders-table = 3人以上
leaders-loading = ランキングを読み込んでいます…
leaders-empty = ここにはまだ誰のレートもありません。レート対象の卓を作り、最初の1人になりましょう。
leaders-place = 順位
leaders-player = プレイヤー
leaders-rating = レート
leaders-games = ゲーム数
leaders-back = ランキングへ
ratings-title = レート
ratings-none = レートはまだありません。レート対象の卓で遊ぶと付きます。
ratings-duel = { $game }、2人
ratings-table = { $game }、3人以上
ratings-games = { $count }ゲーム
ratings-failed = あなたのレートを読み込めませんでした。
person-played = 終えたゲーム { $count }
person-since = { $when }から
person-games = ゲーム
profile-page = あなた
profile-welcome = ようこそ
profile-name = あなたの名前
profile-name-about = ほかの人に表示されます。24文字まで
profile-change = 変更する
profile-renamed = 名前を変更しました。
profile-account = アカウント
profile-signed-in-as = { $login } としてログインしています。
profile-old = 現在のパスワード
profile-new = 新しいパスワード、8文字以上
profile-change-password = パスワードを変更する
profile-password-changed = パスワードを変更しました。ほかの端末はログアウトしました。
profile-sign-out = ログアウト
profile-sign-up = 登録する
profile-sign-in = ログイン
profile-take-account = アカウントを作る
profile-take-about = 複数の端末から遊ぶためのものです。ゲストの名前、ゲーム、レートは引き継がれます。
profile-welcome-back = おかえりなさい。
profile-login = ログイン名：3～32文字の英字、数字、- _ .
profile-password = パスワード：8文字以上
profile-have = アカウントを持っています
profile-need = アカウントが必要です
profile-guest = ゲストとして入る
profile-signed-in = ログインしました。
profile-signed-up = アカウントができました。ゲームとレートは引き継がれます。

## リプレイ

replay-page = { $game }のリプレイ
replay-none = リプレイはありません
replay-history = 履歴へ
replay-loading = ゲームを読み込んでいます…
replay-eyes = 誰の視点か
replay-everything = すべて公開
replay-download = 記録をダウンロード
replay-score = { $name } { $score }
replay-steps = 進行
replay-back = 1つ戻る
replay-on = 1つ進む
replay-run = 再生
replay-stop = 停止
replay-step = 位置
replay-step-of = { $length }のうち{ $step }

## ルール

rules-of = { $game }のルール
rules-search = ルールを検索
rules-example = ワイルド、最後のカード、{ $clause }…
rules-example-word = 同点
rules-loading = ルールを読み込んでいます…
rules-none = これらの語を含むルールはありません。
rules-failed = ルールを読み込めませんでした。接続を確かめて、もう一度開いてください。

## ゲーム前の卓

waiting-for = あと{ $count }人を待っています
waiting-complete = 全員そろいました
waiting-listed = 一覧に公開
waiting-by-link = リンクのみ
waiting-free = 空き
waiting-host = ホスト
waiting-sit = ここに座る
waiting-sit-on = 席{ $number }に座る
waiting-bot = ボット
waiting-bot-on = 席{ $number }にボットを座らせる
waiting-free-it = 空ける
waiting-free-seat = 席{ $number }を空ける
waiting-link = ほかの人に送るリンク
waiting-copy = コピー
waiting-copied = リンクをコピーしました。
waiting-copy-by-hand = リンクを選択して、手動でコピーしてください。
waiting-start-later = 席がすべて埋まったら開始できます
waiting-start = ゲームを始める
waiting-sit-down = 座る
waiting-get-up = 席を立つ
waiting-close = 卓を閉じる
waiting-host-starts = { $name }さんがゲームを始めます。
waiting-starts-soon = まもなくゲームが始まります。

## 卓で

table-refused = ここには入れません
table-gone = その卓はありません。閉じられたのかもしれません。
table-failed = 卓を読み込めませんでした
table-failed-about = 接続を確かめて、ページを読み込み直してください。
table-coming = 卓へ向かっています…
table-dealing = カードを配っています…
table-closed = この卓は閉じられました
table-onlooker = 観戦しています。
table-take-seat = 空いた席に座る
table-rests = 卓は休止中です。時計は止まっています。
table-go-on = 再開する
table-hint = ヒント
table-thinking = 考えています…
table-undo = 元に戻す
table-rules = ルール
table-log = ログ
table-log-chat = ログとチャット
table-title-turn = ● あなたの手番 · { $game }
turn-paused = 休止中
turn-over = ゲームは終わりました
turn-sending = 手を送っています…
turn-yours = あなたの手番
turn-yours-too = あなたとほかの人の手番
turn-may-act = あなたも行動できます
turn-dealing = カードを配っています
turn-of = { $who }の手番
turn-of-many = { $count }人の手番
say-your-turn = あなたの手番です。
say-turn-and-last = { $turn }。{ $last }
hint-said = ヒント：{ $move }
hint-none = 今はヒントがありません。
hint-expected = 見込み { $share }。
hint-held-up = 想定した{ $tried }ゲームのうち{ $visits }ゲームで有効でした。
hint-only = これが唯一の手です。
hint-dismiss = 消す
stale = 卓の状況が変わっていました。もう一度見て選んでください。
moves-all = すべての手（{ $count }）

## 卓のプレイヤー

seats-label = プレイヤー
seats-substitute = ボットが代わり
seats-away = 離席
seats-gone = 退席
seats-free = 空き
seats-to-move = 手番
seats-score = 得点
seats-time-left = 残り時間

## キー

keys-title = キーボードショートカット
keys-hint = ヒント
keys-undo = 最後の手を取り消す
keys-rules = ルール
keys-log = ログとチャット
keys-turn = 誰の手番かと最後の出来事を読み上げる
keys-walk-keys = Tab、矢印
keys-walk = カードのまとまりの間や中を移動する
keys-choose-keys = Enter または Space
keys-choose = 選ぶ
keys-leave = ルールを閉じる、選択をやめる

## ログとチャット

side-label = ログとチャット
side-log = ログ
side-chat = チャット
side-unread = チャット（新着{ $count }）
side-close = ログとチャットを閉じる
side-log-empty = 起きたことがここに書かれます。
side-chat-empty = まだ誰も発言していません。
side-table = 卓
side-say = 発言する
side-send = 送る
side-mute = { $name }さんをミュートする
side-hear = { $name }さんのミュートをやめる
side-closed = このチーム戦の間、会話はできません。
side-pause = 休止する
side-stand = 席を立つ（ボットが続けます）
reaction-hello = こんにちは
reaction-thanks = ありがとう
reaction-well-played = お見事
reaction-oops = しまった
reaction-wow = すごい
reaction-thinking = 考え中
reaction-hurry = 急いで
reaction-good-game = いいゲームでした
remark-sat-down = が着席しました。
remark-left = が席を立ちました。
remark-bot-took-over = が離席したため、ボットが続けます。
remark-out-of-time = が時間切れになったため、代わりに手が打たれました。

## 投票

vote-ask-undo = { $who }が最後の手を取り消したいと言っています。
vote-ask-pause = { $who }が休止したいと言っています。
vote-wait-undo = { $who }が最後の手を取り消したいと言っています。{ $others }の返事を待っています。
vote-wait-pause = { $who }が休止したいと言っています。{ $others }の返事を待っています。
vote-agree = 賛成
vote-no = 反対

## ゲームの終わり

outcome-over = ゲームは終わりました
outcome-won = { $you ->
    [yes] あなたの勝ちです
   *[no] { $who }の勝ちです
  }
outcome-won-many = { $who }の勝ちです
outcome-waiting = ほかの人を待っています…
outcome-rather-not = 遠慮する
outcome-again = もう一度遊ぶ
outcome-replay = リプレイ
outcome-other = ほかのゲーム

## うまくいかないとき

trouble-page = このページで問題が起きました。読み込み直して、もう一度試してください。
trouble-unreachable = サーバーに接続できません。接続を確かめて、もう一度試してください。
trouble-answer = サーバーの応答をこのページでは理解できませんでした。
trouble-status = サーバーがエラーを返しました（{ $status }）。
refused-malformed = サーバーが理解できませんでした。ページを読み込み直して、もう一度試してください。
refused-malformed-action = これはこのゲームの手ではありません。
refused-too-long = 長すぎます。
refused-too-many = 一度に多すぎます。少し待ってからもう一度試してください。
refused-who-are-you = 先にログインするか、ゲストとして入ってください。
refused-bad-name = 名前は1～24文字の見える文字、ログイン名は3～32文字の英字、数字、「-」「_」「.」です。
refused-taken = ほかの人が先でした。すでに使われています。
refused-bad-password = パスワードは8～128文字です。
refused-wrong-password = ログイン名とパスワードが一致しません。
refused-not-found = それは存在しないか、あなたには開けません。
refused-not-host = これは卓のホストだけができます。
refused-not-seated = この卓にあなたの席はありません。
refused-seat-taken = この席は空いていません。
refused-seats-open = まだ空いている席があります。
refused-not-now = 今はできません。
refused-not-your-turn = あなたの手番ではありません。
refused-other-match = これは今この卓で行われている対戦ではありません。
refused-paused = ゲームは休止中です。
refused-chat-closed = この卓では、ゲーム中は誰も発言できません。
refused-nothing-to-undo = 取り消せるあなたの手はありません。
refused-no-vote = あなたは尋ねられていないか、もう締め切られました。
refused-no-spectators = この卓は観戦を認めていません。
refused-storage = 保存できませんでした。何も変わっていません。少ししてからもう一度試してください。
refused-busy = 混み合っています。少ししてからもう一度試してください。
refused-origin = このページは別のサイトのものです。
refused-draining = サーバーを再起動しています。少ししてからもう一度試してください。
refused-slow = 接続が遅すぎたため、つなぎ直します。
refused-fault = サーバーに誤りがありました。あなたのせいではありません。もう一度試してください。
refused-setup-seats = このゲームはその人数では遊べません。
refused-setup-unknown-option = このゲームにその設定はありません。
refused-setup-bad-value = 選ばれたものの1つが使えません。
refused-setup-conflict = 選ばれたもののうち2つが両立しません。
refused-record-unreadable = このゲームの記録はもう読めません。

## ルールセットの名前

preset-published = 発売時のまま
preset-one-round = 1ラウンド
preset-definite-floor = 確定フロア
preset-open-floor = 未定フロア
preset-patient = じっくり
preset-abrupt = あっさり
preset-one-breath = ひと息で
preset-full = 全部入り
preset-base = 基本
preset-base-and-bombs = 基本と爆弾
preset-base-and-functions = 基本と機能カード
preset-rounds = ラウンド制
preset-base-rounds = 基本のラウンド制
preset-sharp = 鋭く
preset-square = 正方形
preset-three-teams = 3チーム
preset-long = 長め
preset-strict = 厳格
preset-talk = 口出し
preset-school = 学校
preset-exam = 試験
preset-everything = すべて
preset-three-games = 3ゲーム
preset-free-hand = 自由な精算
preset-best-points = 最高得点
preset-long-tricks = 長いトリック
preset-gentle-zeros = 穏やかな0
preset-whole-laps = 最後まで一周
preset-endless-laps = 終わらない周回

## 設定の値。意味はルールにあります

value-again = もう一度
value-any = 何でも
value-anytime = いつでも
value-aside = 脇へ
value-at-once = すぐに
value-barred = 禁止
value-base = 基本
value-best-points = 最高得点
value-build = 構築
value-called = 指摘できる
value-clockwise = 時計回り
value-complete-lap = 一周を完了
value-deck-cycle = 山札の一巡
value-declare = 宣言
value-dual = デュエル
value-easy = やさしい
value-exact = ちょうど
value-forced = 義務
value-free = 自由
value-full = 全部入り
value-hard = 難しい
value-lap-of-passes = パスの一周
value-lose-turn = 手番を失う
value-lowest-total = 最低の合計
value-maximal = 最大限
value-may-quit = 降りてよい
value-may-wait = 待ってよい
value-must-beat = 勝つ場合だけ
value-never = なし
value-new-turns = 新しい手番
value-no = いいえ
value-normal = 普通
value-nothing = なし
value-off = オフ
value-on = オン
value-one = 1つ
value-open = 未定
value-opening = 第1ラウンドから
value-or-higher = それ以上も
value-play-or-chain = プレイかチェイン
value-random = 無作為
value-redraw = 引き直し
value-refuse = 断る
value-restrict = 制限
value-rotate = 順送り
value-round = ラウンド
value-rulebook = ルールブックどおり
value-same-turn = 同じ手番
value-seat = 席
value-seat0 = 席1
value-seat1 = 席2
value-seat2 = 席3
value-seat3 = 席4
value-shown = 表示
value-solve = 自分で解く
value-takes = 獲得
value-ten = 10
value-three = 3
value-three-or-more = 3以上
value-together = 同時
value-total = 合計
value-turn = 手番
value-until-all-pass = 全員パスまで
value-yes = はい
