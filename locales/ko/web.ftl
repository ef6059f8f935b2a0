### The web client in Korean. The keys are those of the English file, which explains them. "당신" and "님" both end in a
### consonant, so the particles after $who are always 이, 은, 을.

## 사람과 작은 말

you = 당신
person = { $name } 님
seat-number = 자리 { $number }
bot-name = { $level ->
    [random] 무작위 봇
    [eager] 성급한 봇
    [greedy] 욕심쟁이 봇
    [easy] 쉬운 봇
    [normal] 보통 봇
    [hard] 어려운 봇
    [expert] 고수 봇
   *[other] 봇
  }
name-you = { $name } (나)
separator = { ", " }
cards = { $count }장
ordinal = { $number }위
one-moment = 잠시만 기다리세요…
close = 닫기
cancel = 취소
try-again = 다시 시도
to-the-games = 게임 목록으로
suggested = { $what }, 추천
reason = { $what }. { $why }

## 페이지 틀

page-title = { $page } · Cardinal
brand = Cardinal, 시작 페이지
nav = 페이지
nav-games = 게임
nav-history = 기록
nav-leaders = 순위
nav-sign-in = 로그인
theme-light = 밝은 테마 쓰기
theme-dark = 어두운 테마 쓰기
language = 언어
sound-on = 소리 켜기
sound-off = 소리 끄기
page-failed = 이 페이지를 불러오지 못했습니다. 연결을 확인하고 새로 고치세요.
page-missing = 그런 페이지는 없습니다
turn-elsewhere = { $game }에서 당신의 차례입니다.
go-there = 그리로 가기
dismiss-note = 이 알림 닫기
rule = 규칙 { $clause }
connection-lost = 연결이 끊겼습니다. 잃은 것은 없습니다. 당신의 수는 보존되어 있습니다.
trying-in = { $seconds }초 뒤에 다시 연결합니다
trying = 다시 연결하는 중…
try-now = 지금 연결

## 게임

game-number-chain = 넘버 체인
game-number-chain-line = 두 자리 카드를 숫자끼리 이어 가장 먼저 손패를 비우세요.
game-chain = 체인
game-chain-line = 함께 점수가 되는 카드 12장을 모은 뒤 트릭에서 털어 내세요.
game-numboom = 넘붐
game-numboom-line = 수를 숨기고, 남이 숨긴 카드를 뒤집되, 터지지 마세요.
game-sequence-numbers = 시퀀스 넘버스
game-sequence-numbers-line = 카드의 식을 풀어 보드에 칩 5개를 한 줄로 만드세요.
players-minutes = { $players }명 · { $minutes }분

## 봇

level-random = 무작위: 가능한 수를 아무거나 둡니다
level-eager = 성급함: 낼 수 있으면 냅니다
level-greedy = 욕심쟁이: 당장 이득인 것을 고릅니다
level-easy = 쉬움: 조금 앞을 내다봅니다
level-normal = 보통: 앞을 내다봅니다
level-hard = 어려움: 멀리 내다봅니다
level-expert = 고수: 오래 생각합니다
bots-play = 봇의 실력
bots-gently = 살살
bots-easy = 쉬움
bots-normal = 보통
bots-hard = 어려움
bots-best = 최선을 다해

## 시작 페이지

start-title = 숫자 카드 게임 4가지
start-line = 봇과 바로, 또는 링크로 사람들과 함께. 계정은 필요 없습니다.
start-running = 진행 중인 당신의 게임
start-games = 게임
start-play = 지금 봇과 하기
start-play-game = { $game } 지금 봇과 하기
start-dealing = 나누는 중…
start-setup = 테이블 차리기
start-setup-game = { $game } 테이블 차리기
start-rules = 규칙
start-join = 링크로 참여
start-link = 테이블의 링크 또는 이름
start-go = 테이블로 가기
start-no-link = 테이블의 링크가 아닙니다. …/table/abcd1234 같은 모양입니다.

## 열린 테이블

lobby-title = 열린 테이블
lobby-online = 접속 { $count }명
lobby-looking = 테이블을 찾는 중…
lobby-empty = 지금은 기다리는 사람이 없습니다. 테이블을 차려 여기에 올리거나 친구에게 링크를 보내세요.
lobby-free = 비어 있음
lobby-join = 참여 (빈자리 { $count })
lobby-watch = 구경하기
rated = 레이팅 반영

## 테이블의 상태

status-waiting = 플레이어를 기다리는 중
status-playing = 진행 중
status-paused = 멈춤
status-finished = 끝남
status-closed = 닫힘

## 시계

clock-none = 시간 제한 없음
clock-move = 한 수에 { $time }
clock-bank = 각자 { $time }
clock-bank-more = 각자 { $time }, 한 수마다 +{ $seconds }초
clock-days = 한 수에 { $days }일
time-minutes = { $count }분
time-seconds = { $count }초
time-days-hours = { $days }일 { $hours }시간
time-hours-minutes = { $hours }시간 { $minutes }분

## 테이블 차리기

setup-page = { $game } 차리기
setup-title = { $game } 테이블
setup-seats = 자리
setup-players = 플레이어
setup-you = 나
setup-person = 비어 있음: 사람을 위한 자리
setup-bot = 봇. { $level }
setup-table = 테이블
setup-clock = 생각할 시간
setup-clock-about = 시간이 다 되면 간단한 수를 대신 두고 게임이 이어집니다.
setup-clock-none = 제한 없음
setup-clock-fast = 한 수에 30초
setup-clock-move = 한 수에 2분
setup-clock-bank = 각자 10분, 한 수마다 5초 추가
setup-clock-day = 한 수에 1일
setup-clock-days = 한 수에 3일
setup-pace = 봇의 속도
setup-pace-instant = 즉시
setup-pace-quick = 빠르게
setup-pace-calm = 차분하게
setup-pace-slow = 천천히
setup-listed = 열린 테이블 목록에 올리기
setup-listed-about = 올리지 않으면 링크로만 들어올 수 있습니다.
setup-watching = 구경 허용
setup-watching-about = 구경하는 사람은 공개된 것만 보고 손패는 보지 못합니다.
setup-rated = 레이팅에 반영하기
setup-rated-unusual = 규칙을 바꾸면 할 수 없습니다.
setup-rated-usual = 보통 규칙일 때만 됩니다.
setup-rules = 규칙
setup-begin = 바탕이 되는 규칙
setup-own = 직접 고름
setup-usual = 보통 규칙
setup-rule-about = { $title }에 관한 규칙 { $clause }
setup-option-usual = { $value } (보통)
setup-rules-failed = 규칙 설명을 불러오지 못했습니다. 보통 규칙으로는 테이블을 열 수 있습니다.
setup-opening = 여는 중…
setup-open-play = 열고 시작하기
setup-open = 테이블 열기
setup-yes = 예
setup-no = 아니요

## 끝난 게임

history-title = 기록
history-yours = 내 게임
history-all = 모든 게임
history-show-all = 모든 게임 보기
history-show-yours = 내 게임만 보기
matches-game = 게임
matches-all = 모든 게임
matches-replay = 다시 보기
matches-replay-of = { $when } { $game } 다시 보기
matches-record = 기록 파일
matches-record-of = { $game }, { $when }의 기록 파일 내려받기
matches-none = 아직 끝난 게임이 없습니다.
matches-play = 한 게임 해 보세요.
matches-loading = 게임을 불러오는 중…
matches-more = 더 보기
matches-place = { $place } { $name }

## 순위, 사람, 프로필

leaders-title = 순위
leaders-game = 게임
leaders-pool = 테이블 인원
leaders-duel = 2명
leaders-table = 3명 이상
leaders-loading = 순위를 불러오는 중…
leaders-empty = 여기에는 아직 레이팅이 있는 사람이 없습니다. 레이팅에 반영되는 테이블을 차려 첫 번째가 되어 보세요.
leaders-place = 순위
leaders-player = 플레이어
leaders-rating = 레이팅
leaders-games = 게임 수
leaders-back = 순위로
ratings-title = 레이팅
ratings-none = 아직 레이팅이 없습니다. 레이팅에 반영되는 테이블에서 생깁니다.
ratings-duel = { $game }, 2명
ratings-table = { $game }, 3명 이상
ratings-games = { $count }게임
ratings-failed = 레이팅을 불러오지 못했습니다.
person-played = 끝낸 게임 { $count }
person-since = { $when }부터
person-games = 게임
profile-page = 나
profile-welcome = 어서 오세요
profile-name = 내 이름
profile-name-about = 다른 사람에게 보입니다. 24자까지
profile-change = 바꾸기
profile-renamed = 이름을 바꾸었습니다.
profile-account = 계정
profile-signed-in-as = 로그인 중: { $login }
profile-old = 현재 비밀번호
profile-new = 새 비밀번호, 8자 이상
profile-change-password = 비밀번호 바꾸기
profile-password-changed = 비밀번호를 바꾸었습니다. 다른 기기에서는 로그아웃되었습니다.
profile-sign-out = 로그아웃
profile-sign-up = 가입
profile-sign-in = 로그인
profile-take-account = 계정 만들기
profile-take-about = 여러 기기에서 하기 위한 것입니다. 손님의 이름, 게임, 레이팅은 그대로 이어집니다.
profile-welcome-back = 다시 오셨군요.
profile-login = 아이디: 영문자, 숫자, - _ . 3~32자
profile-password = 비밀번호: 8자 이상
profile-have = 계정이 있습니다
profile-need = 계정이 필요합니다
profile-guest = 손님으로 들어가기
profile-signed-in = 로그인했습니다.
profile-signed-up = 계정이 생겼습니다. 게임과 레이팅은 그대로 이어집니다.

## 다시 보기

replay-page = { $game } 다시 보기
replay-none = 다시 볼 것이 없습니다
replay-history = 기록으로
replay-loading = 게임을 불러오는 중…
replay-eyes = 누구의 눈으로
replay-everything = 모두 공개
replay-download = 기록 파일 내려받기
replay-score = { $name } { $score }
replay-steps = 단계
replay-back = 한 단계 뒤로
replay-on = 한 단계 앞으로
replay-run = 재생
replay-stop = 멈춤
replay-step = 단계
replay-step-of = { $length }단계 중 { $step }

## 규칙

rules-of = { $game } 규칙
rules-search = 규칙 찾기
rules-example = 와일드, 마지막 카드, { $clause }…
rules-example-word = 동점
rules-loading = 규칙을 불러오는 중…
rules-none = 그런 말이 든 규칙은 없습니다.
rules-failed = 규칙을 불러오지 못했습니다. 연결을 확인하고 다시 여세요.

## 게임 전의 테이블

waiting-for = 플레이어 { $count }명을 더 기다리는 중
waiting-complete = 모두 모였습니다
waiting-listed = 목록에 공개
waiting-by-link = 링크로만
waiting-free = 비어 있음
waiting-host = 방장
waiting-sit = 여기 앉기
waiting-sit-on = 자리 { $number }에 앉기
waiting-bot = 봇
waiting-bot-on = 자리 { $number }에 봇 앉히기
waiting-free-it = 비우기
waiting-free-seat = 자리 { $number } 비우기
waiting-link = 다른 사람에게 보낼 링크
waiting-copy = 복사
waiting-copied = 링크를 복사했습니다.
waiting-copy-by-hand = 링크를 선택하여 직접 복사하세요.
waiting-start-later = 자리가 모두 차면 시작할 수 있습니다
waiting-start = 게임 시작
waiting-sit-down = 앉기
waiting-get-up = 일어나기
waiting-close = 테이블 닫기
waiting-host-starts = { $name } 님이 게임을 시작합니다.
waiting-starts-soon = 곧 게임이 시작됩니다.

## 테이블에서

table-refused = 여기에는 들어올 수 없습니다
table-gone = 그런 테이블은 없습니다. 닫혔을 수 있습니다.
table-failed = 테이블을 불러오지 못했습니다
table-failed-about = 연결을 확인하고 페이지를 새로 고치세요.
table-coming = 테이블로 가는 중…
table-dealing = 카드를 나누는 중…
table-closed = 이 테이블은 닫혔습니다
table-onlooker = 구경하는 중입니다.
table-take-seat = 빈자리에 앉기
table-rests = 테이블이 쉬고 있습니다. 시계는 멈춰 있습니다.
table-go-on = 계속하기
table-hint = 힌트
table-thinking = 생각하는 중…
table-undo = 되돌리기
table-rules = 규칙
table-log = 진행 기록
table-log-chat = 진행 기록과 대화
table-title-turn = ● 당신의 차례 · { $game }
turn-paused = 멈춤
turn-over = 게임이 끝났습니다
turn-sending = 수를 보내는 중…
turn-yours = 당신의 차례
turn-yours-too = 당신과 다른 사람의 차례
turn-may-act = 당신도 행동할 수 있습니다
turn-dealing = 카드를 나누는 중
turn-of = { $who }의 차례
turn-of-many = { $count }명의 차례
say-your-turn = 당신의 차례입니다.
say-turn-and-last = { $turn }. { $last }
hint-said = 힌트: { $move }
hint-none = 지금은 힌트가 없습니다.
hint-expected = 예상 { $share }.
hint-held-up = 상상한 { $tried }게임 가운데 { $visits }게임에서 통했습니다.
hint-only = 둘 수 있는 유일한 수입니다.
hint-dismiss = 닫기
stale = 그사이 테이블의 상황이 바뀌었습니다. 다시 보고 고르세요.
moves-all = 모든 수 ({ $count })

## 테이블의 플레이어

seats-label = 플레이어
seats-substitute = 봇이 대신함
seats-away = 자리 비움
seats-gone = 떠남
seats-free = 비어 있음
seats-to-move = 차례
seats-score = 점수
seats-time-left = 남은 시간

## 키

keys-title = 키보드 단축키
keys-hint = 힌트
keys-undo = 마지막 수 되돌리기
keys-rules = 규칙
keys-log = 진행 기록과 대화
keys-turn = 누구의 차례인지와 마지막 사건 읽어 주기
keys-walk-keys = Tab, 화살표
keys-walk = 카드 무리 사이와 안에서 옮겨 다니기
keys-choose-keys = Enter 또는 Space
keys-choose = 고르기
keys-leave = 규칙 닫기, 선택 그만두기

## 진행 기록과 대화

side-label = 진행 기록과 대화
side-log = 진행 기록
side-chat = 대화
side-unread = 대화 (새 글 { $count })
side-close = 진행 기록과 대화 닫기
side-log-empty = 일어난 일이 여기에 적힙니다.
side-chat-empty = 아직 아무도 말하지 않았습니다.
side-table = 테이블
side-say = 말하기
side-send = 보내기
side-mute = { $name } 님 말 가리기
side-hear = { $name } 님 말 듣기
side-closed = 이 팀 게임을 하는 동안에는 대화할 수 없습니다.
side-pause = 멈추기
side-stand = 일어나기 (봇이 이어 합니다)
reaction-hello = 안녕하세요
reaction-thanks = 고맙습니다
reaction-well-played = 잘하셨어요
reaction-oops = 이런
reaction-wow = 와
reaction-thinking = 생각 중
reaction-hurry = 서둘러요
reaction-good-game = 좋은 게임이었어요
remark-sat-down = 님이 앉았습니다.
remark-left = 님이 일어났습니다.
remark-bot-took-over = 님이 자리를 비워 봇이 이어 합니다.
remark-out-of-time = 님의 시간이 다 되어 수를 대신 두었습니다.

## 투표

vote-ask-undo = { $who }이 마지막 수를 되돌리고 싶어 합니다.
vote-ask-pause = { $who }이 잠시 쉬고 싶어 합니다.
vote-wait-undo = { $who }이 마지막 수를 되돌리고 싶어 합니다. 대답을 기다리는 중: { $others }.
vote-wait-pause = { $who }이 잠시 쉬고 싶어 합니다. 대답을 기다리는 중: { $others }.
vote-agree = 찬성
vote-no = 반대

## 게임의 끝

outcome-over = 게임이 끝났습니다
outcome-won = { $you ->
    [yes] 당신이 이겼습니다
   *[no] { $who }이 이겼습니다
  }
outcome-won-many = { $who }이 이겼습니다
outcome-waiting = 다른 사람을 기다리는 중…
outcome-rather-not = 사양하기
outcome-again = 다시 하기
outcome-replay = 다시 보기
outcome-other = 다른 게임

## 잘못될 수 있는 것

trouble-page = 이 페이지에서 문제가 생겼습니다. 새로 고치고 다시 시도하세요.
trouble-unreachable = 서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.
trouble-answer = 이 페이지가 이해하지 못하는 응답을 서버가 보냈습니다.
trouble-status = 서버가 오류로 응답했습니다 ({ $status }).
refused-malformed = 서버가 이해하지 못했습니다. 페이지를 새로 고치고 다시 시도하세요.
refused-malformed-action = 이 게임의 수가 아닙니다.
refused-too-long = 너무 깁니다.
refused-too-many = 한꺼번에 너무 많습니다. 잠시 기다렸다가 다시 시도하세요.
refused-who-are-you = 먼저 로그인하거나 손님으로 들어오세요.
refused-bad-name = 이름은 보이는 글자 1~24자, 아이디는 영문자, 숫자, “-”, “_”, “.” 3~32자입니다.
refused-taken = 다른 사람이 먼저였습니다. 이미 쓰이고 있습니다.
refused-bad-password = 비밀번호는 8~128자입니다.
refused-wrong-password = 아이디와 비밀번호가 맞지 않습니다.
refused-not-found = 그런 것이 없거나 당신이 볼 수 없는 것입니다.
refused-not-host = 테이블의 방장만 할 수 있습니다.
refused-not-seated = 이 테이블에 당신의 자리가 없습니다.
refused-seat-taken = 이 자리는 비어 있지 않습니다.
refused-seats-open = 아직 빈자리가 있습니다.
refused-not-now = 지금은 할 수 없습니다.
refused-not-your-turn = 당신의 차례가 아닙니다.
refused-other-match = 이 테이블에서 하고 있는 대국이 아닙니다.
refused-paused = 게임이 쉬고 있습니다.
refused-chat-closed = 이 테이블에서는 게임 중에 아무도 말하지 않습니다.
refused-nothing-to-undo = 되돌릴 당신의 수가 없습니다.
refused-no-vote = 당신에게 묻지 않았거나 이미 끝났습니다.
refused-no-spectators = 이 테이블은 구경을 허용하지 않습니다.
refused-storage = 저장하지 못했습니다. 바뀐 것은 없습니다. 잠시 뒤에 다시 시도하세요.
refused-busy = 너무 붐빕니다. 잠시 뒤에 다시 시도하세요.
refused-origin = 이 페이지는 다른 사이트의 것입니다.
refused-draining = 서버를 다시 시작하는 중입니다. 잠시 뒤에 다시 시도하세요.
refused-slow = 연결이 너무 느려 다시 연결합니다.
refused-fault = 서버에 잘못이 있었습니다. 당신 탓이 아닙니다. 다시 시도하세요.
refused-setup-seats = 이 게임은 그 인원으로 할 수 없습니다.
refused-setup-unknown-option = 이 게임에 그런 설정은 없습니다.
refused-setup-bad-value = 고른 것 가운데 하나는 쓸 수 없습니다.
refused-setup-conflict = 고른 것 가운데 두 가지는 함께 쓸 수 없습니다.
refused-record-unreadable = 이 게임의 기록은 더는 읽을 수 없습니다.

## 규칙 모음의 이름

preset-published = 출판된 그대로
preset-one-round = 한 라운드
preset-definite-floor = 확정된 바닥
preset-open-floor = 미정인 바닥
preset-patient = 느긋하게
preset-abrupt = 단번에 끝
preset-one-breath = 단숨에
preset-full = 전체
preset-base = 기본
preset-base-and-bombs = 기본과 폭탄
preset-base-and-functions = 기본과 기능
preset-rounds = 라운드제
preset-base-rounds = 기본 라운드제
preset-sharp = 날카롭게
preset-square = 정사각형
preset-three-teams = 3팀
preset-long = 길게
preset-strict = 엄격하게
preset-talk = 훈수
preset-school = 학교
preset-exam = 시험
preset-everything = 모두
preset-three-games = 3게임
preset-free-hand = 자유로운 정산
preset-best-points = 최고 점수
preset-long-tricks = 긴 트릭
preset-gentle-zeros = 순한 0
preset-whole-laps = 온 바퀴
preset-endless-laps = 끝없는 바퀴

## 설정의 값. 뜻은 규칙에 있습니다

value-again = 한 번 더
value-any = 무엇이든
value-anytime = 언제든
value-aside = 치움
value-at-once = 곧바로
value-barred = 금지
value-base = 기본
value-best-points = 최고 점수
value-build = 구축
value-called = 지적 가능
value-clockwise = 시계 방향
value-complete-lap = 한 바퀴 끝까지
value-deck-cycle = 더미 한 바퀴
value-declare = 선언
value-dual = 듀얼
value-easy = 쉬움
value-exact = 정확히
value-forced = 의무
value-free = 자유
value-full = 전체
value-hard = 어려움
value-lap-of-passes = 패스 한 바퀴
value-lose-turn = 차례를 잃음
value-lowest-total = 가장 낮은 합계
value-maximal = 최대한
value-may-quit = 그만둘 수 있음
value-may-wait = 기다릴 수 있음
value-must-beat = 이길 때만
value-never = 없음
value-new-turns = 새 차례
value-no = 아니요
value-normal = 보통
value-nothing = 없음
value-off = 끔
value-on = 켬
value-one = 하나
value-open = 미정
value-opening = 첫 라운드부터
value-or-higher = 더 높은 것도
value-play-or-chain = 내기 또는 체인
value-random = 무작위
value-redraw = 다시 뽑기
value-refuse = 거절
value-restrict = 제한
value-rotate = 돌아가며
value-round = 라운드
value-rulebook = 규칙서대로
value-same-turn = 같은 차례
value-seat = 자리
value-seat0 = 자리 1
value-seat1 = 자리 2
value-seat2 = 자리 3
value-seat3 = 자리 4
value-shown = 표시
value-solve = 직접 풀기
value-takes = 가져감
value-ten = 10
value-three = 3
value-three-or-more = 3 이상
value-together = 동시에
value-total = 합계
value-turn = 차례
value-until-all-pass = 모두 패스할 때까지
value-yes = 예
