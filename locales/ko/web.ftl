### The texts of web.ftl in Korean. Keys, variables and comments are those of the English file, which explains them.

## People and small words

you = 당신
person = { $name } 님
seat-number = { $number }번 자리
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
name-you = { $name }(나)
separator = { ", " }
cards = 카드 { $count }장
ordinal = { $number }위
one-moment = 잠시만 기다려 주세요…
close = 닫기
cancel = 취소
try-again = 다시 시도
to-the-games = 게임 목록으로
suggested = { $what }, 추천
reason = { $what }. { $why }

## The frame of the page

page-title = { $page } · Cardinal
brand = Cardinal, 시작 페이지
nav = 페이지
nav-games = 게임
nav-history = 기록
nav-leaders = 순위
nav-sign-in = 로그인
theme-light = 밝은 테마로 바꾸기
theme-dark = 어두운 테마로 바꾸기
language = 언어
sound-on = 소리 켜기
sound-off = 소리 끄기
page-failed = 페이지를 불러오지 못했습니다. 연결을 확인하고 새로 고침하세요.
page-missing = 페이지를 찾을 수 없습니다
page-missing-about = 링크가 잘못되었거나 오래되었을 수 있습니다.
game-missing = “{ $game }”이라는 게임은 없습니다.
turn-elsewhere = { $game }에서 당신 차례입니다.
go-there = 이동하기
notes-label = 알림
dismiss-note = 이 알림 닫기
rule = 규칙 { $clause }
connection-lost = 연결이 끊겼습니다. 잃은 것은 없습니다. 당신의 수는 보관되어 있습니다.
trying-in = { $seconds }초 뒤 다시 연결합니다
trying = 다시 연결하는 중…
try-now = 지금 시도

## The games

players-minutes = { $players }명 · { $minutes }분
players = { $players }명

## Bots

level-random = 무작위: 가능한 수 가운데 아무거나
level-eager = 성급함: 낼 수 있으면 무엇이든 냄
level-greedy = 욕심쟁이: 당장 이득이 되는 것을 챙김
level-easy = 쉬움: 조금 앞을 내다봄
level-normal = 보통: 앞을 내다봄
level-hard = 어려움: 멀리 내다봄
level-expert = 고수: 오래 생각함
bots-play = 봇 실력
bots-gently = 순하게
bots-easy = 쉬움
bots-normal = 보통
bots-hard = 어려움
bots-best = 최선을 다해

## The start page

start-title = 숫자 카드로 하는 게임
start-line = 봇과 바로, 또는 링크로 친구와 함께. 계정은 필요 없습니다.
start-running = 진행 중인 내 게임
running-age = 마지막 수: { $when }
running-left = 봇이 대신 두는 중
running-go = 계속하기
running-go-on = { $names } 상대 { $game } 계속하기
running-abandon = 포기
running-abandon-game = { $names } 상대 { $game } 포기
running-abandon-title = { $game } 게임을 포기할까요?
running-abandon-alone = 게임이 닫히고 기록에 남지 않습니다.
running-abandon-rated = 봇이 게임을 끝까지 진행하며 결과는 레이팅에 반영됩니다. 다시 돌아올 수 없습니다.
running-abandon-others = 봇이 끝까지 대신 둡니다. 다시 돌아올 수 없습니다.
start-games = 게임
start-play = 봇과 바로 하기
start-play-game = { $game } 봇과 바로 하기
start-dealing = 카드를 나누는 중…
start-quick = 빠른 매칭
start-quick-game = 빠른 매칭: { $game }
start-setup = 테이블 만들기
start-setup-game = { $game } 테이블 만들기
start-rules = 규칙
start-join = 링크로 참가
start-link = 테이블의 링크 또는 이름
start-go = 테이블로 가기
start-no-link = 테이블 링크가 아닙니다. …/table/abcd1234 같은 모양입니다.

## Open tables

lobby-title = 열린 테이블
lobby-online = { $count }명 접속 중
lobby-looking = 테이블을 찾는 중…
lobby-empty = 지금은 기다리는 사람이 없습니다. 테이블을 만들어 여기에 올리거나 친구에게 링크를 보내세요.
lobby-free = 빈자리
lobby-locked = 잠김
lobby-join = 참가(빈자리 { $count })
lobby-watch = 관전
rated = 레이팅전

## Status of a table

status-waiting = 참가자 대기 중
status-playing = 게임 중
status-paused = 쉬는 중
status-finished = 끝남
status-closed = 닫힘

## Clocks

clock-none = 시간 제한 없음
clock-move = 한 수에 { $time }
clock-bank = 각자 { $time }
clock-bank-more = 각자 { $time }, 한 수마다 +{ $seconds }초
clock-days = 한 수에 { $days }일
time-minutes = { $count }분
time-seconds = { $count }초
time-days-hours = { $days }일 { $hours }시간
time-hours-minutes = { $hours }시간 { $minutes }분

## Setting up a table

setup-page = { $game } 테이블 만들기
setup-title = { $game } 테이블
setup-seats = 자리
setup-players = 인원
setup-you = 나
setup-person = 빈자리: 다른 사람을 위해
setup-locked = 잠김: 아직 아무도 앉을 수 없음
setup-bot = 봇. { $level }
setup-table = 테이블
setup-clock = 생각할 시간
setup-clock-about = 시간이 다 되면 무난한 수가 두어지고 게임은 계속됩니다.
setup-clock-none = 제한 없음
setup-clock-fast = 한 수에 30초
setup-clock-move = 한 수에 2분
setup-clock-bank = 각자 10분, 한 수마다 5초 추가
setup-clock-day = 한 수에 1일
setup-clock-days = 한 수에 3일
setup-clock-custom = 직접 설정
setup-custom-kind = 시계 종류
setup-custom-bank = 각자 시간
setup-custom-move = 한 수마다
setup-custom-days = 한 수당 일수
setup-custom-seconds = 한 수당 초
setup-custom-minutes = 각자 시간(분)
setup-custom-increment = 한 수마다 추가 초
setup-grace = 봇이 대신하기까지
setup-grace-about = 연결이 끊겼을 때.
setup-pace = 봇의 속도
setup-pace-instant = 즉시
setup-pace-quick = 빠르게
setup-pace-calm = 차분하게
setup-pace-slow = 천천히
setup-listed = 열린 테이블 목록에 올리기
setup-listed-about = 올리지 않으면 링크로만 들어올 수 있고, 함께한 사람만 그 게임을 볼 수 있습니다.
setup-starts = 자리가 다 차면 자동으로 시작
setup-starts-about = 끄면 당신이 시작합니다.
setup-watching = 관전
setup-watching-none = 허용 안 함
setup-watching-public = 공개된 카드만 보임
setup-watching-hands = 한 사람의 손패도 보임
setup-delay = 관전 지연
setup-delay-none = 지연 없음
setup-rated = 레이팅에 반영
setup-rated-unusual = 규칙을 바꾸면 반영되지 않습니다.
setup-rated-hands = 관전자가 손패를 보면 반영되지 않습니다.
setup-rated-usual = 기본 규칙일 때만 반영됩니다.
setup-rules = 규칙
setup-begin = 규칙 묶음
setup-own = 직접 선택
setup-usual = 기본 규칙
setup-rule-about = { $title }에 관한 규칙 { $clause }
setup-option-usual = { $value }(기본)
setup-rules-failed = 규칙 설명을 불러오지 못했습니다. 기본 규칙으로 테이블을 열 수 있습니다.
setup-opening = 여는 중…
setup-open-play = 열고 시작하기
setup-open = 테이블 열기
setup-yes = 예
setup-no = 아니요

## Finished games

history-title = 기록
history-yours = 내 게임
history-all = 모든 게임
history-show-all = 모두 보기
history-show-yours = 내 것만 보기
matches-game = 게임
matches-all = 모든 게임
matches-replay = 다시 보기
matches-replay-of = { $when } { $game } 다시 보기
matches-record = 기보
matches-record-of = { $game }({ $when }) 기보 내려받기
matches-none = 끝난 게임이 아직 없습니다.
matches-play = 한 판 해 보세요.
matches-loading = 게임을 불러오는 중…
matches-more = 더 보기
matches-place = { $place } { $name }

## Leaders, people and profile

leaders-title = 순위
leaders-game = 게임
leaders-pool = 테이블 인원
leaders-duel = 2명
leaders-table = 3명 이상
leaders-loading = 순위를 불러오는 중…
leaders-empty = 아직 레이팅이 있는 사람이 없습니다. 레이팅에 반영되는 테이블을 만들어 첫 번째가 되어 보세요.
leaders-place = 순위
leaders-player = 플레이어
leaders-rating = 레이팅
leaders-games = 게임 수
leaders-back = 순위로
leaders-provisional = ?는 임시 레이팅입니다. 충분히 확실해지면 순위가 매겨집니다.
provisional = 임시 레이팅
ratings-title = 레이팅
ratings-none = 아직 레이팅이 없습니다. 레이팅에 반영되는 테이블에서 얻을 수 있습니다.
ratings-duel = { $game }, 2명
ratings-table = { $game }, 3명 이상
ratings-games = { $count }게임
ratings-failed = 레이팅을 불러오지 못했습니다.
person-played = 끝낸 게임 { $count }판
person-since = { $when }부터
person-games = 게임
profile-page = 나
profile-welcome = 어서 오세요
profile-name = 이름
profile-name-about = 다른 사람에게 보이는 이름, 24자까지
profile-change = 바꾸기
profile-renamed = 이름을 바꾸었습니다.
profile-account = 계정
profile-signed-in-as = 로그인 계정: { $login }
profile-old = 현재 비밀번호
profile-new = 새 비밀번호, 8자 이상
profile-change-password = 비밀번호 바꾸기
profile-password-changed = 비밀번호를 바꾸었습니다. 다른 기기에서는 로그아웃됩니다.
profile-sign-out = 로그아웃
profile-sessions = 로그인된 기기
profile-session-here = 이 기기
profile-session-used = 다른 기기, 마지막 사용: { $when }
profile-session-end = 로그아웃
profile-sessions-end = 다른 기기 모두 로그아웃
profile-session-ended = 그 기기에서 로그아웃했습니다.
profile-data = 내 데이터
profile-data-about = 이 서버가 저장한 내 정보 전체를 JSON 파일로 받습니다.
profile-data-download = 데이터 내려받기
profile-delete = 계정 삭제
profile-delete-about = 이름, 아이디, 채팅 내용이 삭제되고 모든 기기에서 로그아웃됩니다. 끝난 게임은 이름 없이 남습니다.
profile-delete-sure = 계정을 완전히 삭제할까요?
profile-delete-password = 확인을 위해 비밀번호 입력
profile-deleted = 계정이 삭제되었습니다.
profile-sign-up = 가입하기
profile-sign-in = 로그인
profile-take-account = 계정 만들기
profile-take-about = 여러 기기에서 할 수 있습니다. 손님의 이름, 게임, 레이팅은 그대로 이어집니다.
profile-welcome-back = 다시 만나 반갑습니다.
profile-login = 아이디: 영문, 숫자, - _ . 3~32자
profile-password = 비밀번호: 8자 이상
profile-have = 계정이 있습니다
profile-need = 계정이 필요합니다
profile-guest = 손님으로 들어가기
profile-signed-in = 로그인했습니다.
profile-signed-up = 계정이 생겼습니다. 게임과 레이팅이 보관됩니다.
profile-invitation = 초대 코드
profile-invitation-about = 이 서버의 새 계정은 초대로만 만들 수 있습니다. 운영자에게 코드를 요청하세요.
profile-closed = 이 서버는 새 계정을 받지 않습니다.
profile-no-guests = 이 서버는 손님을 받지 않습니다. 게임을 하려면 로그인하세요.
reset-page = 새 비밀번호
reset-title = 새 비밀번호 정하기
reset-about = { $login } 계정의 링크입니다. { $when }까지 한 번만 쓸 수 있습니다. 모든 기기에서 로그아웃됩니다.
reset-choose = 비밀번호를 정하고 로그인
reset-done = 비밀번호가 바뀌었고 로그인했습니다.
reset-over = 이미 쓴 링크이거나 기한이 지났거나 불완전합니다. 서버 운영자에게 새 링크를 요청하세요.

## Replays

replay-page = { $game } 다시 보기
replay-none = 다시 볼 수 없습니다
replay-history = 기록으로
replay-loading = 게임을 불러오는 중…
replay-eyes = 시점
replay-everything = 모두 공개
replay-download = 기보 내려받기
replay-score = { $name } { $score }
replay-steps = 단계
replay-back = 한 단계 뒤로
replay-on = 한 단계 앞으로
replay-run = 재생
replay-stop = 멈춤
replay-step = 단계
replay-step-of = { $length }단계 가운데 { $step }

## Rules

rules-of = { $game } 규칙
rules-search = 규칙 찾기
rules-example = 와일드, 마지막 카드, { $clause }…
rules-example-word = 동점
rules-loading = 규칙을 불러오는 중…
rules-none = 이 말이 들어간 규칙이 없습니다.
rules-failed = 규칙을 불러오지 못했습니다. 연결을 확인하고 다시 열어 주세요.
rules-absent = 이 게임의 규칙 글은 여기에 없습니다.

## A table before the game

waiting-for = { $count }명을 더 기다리는 중
waiting-locked = 자리 { $count }개가 잠겨 있습니다
waiting-complete = 모두 모였습니다
waiting-listed = 공개
waiting-by-link = 링크로만
waiting-hands = 관전자에게 손패가 보임
waiting-free = 빈자리
waiting-kept = 잠김
waiting-host = 방장
waiting-sit = 여기 앉기
waiting-sit-on = { $number }번 자리에 앉기
waiting-bot = 봇
waiting-bot-on = { $number }번 자리에 봇 앉히기
waiting-lock = 잠그기
waiting-lock-seat = { $number }번 자리 잠그기
waiting-unlock = 잠금 풀기
waiting-unlock-seat = { $number }번 자리 잠금 풀기
waiting-free-it = 비우기
waiting-free-seat = { $number }번 자리 비우기
waiting-link = 초대 링크
waiting-copy = 복사
waiting-copied = 링크를 복사했습니다.
waiting-copy-by-hand = 링크를 선택해 직접 복사하세요.
waiting-start-later = 자리가 다 차면 시작
waiting-start = 게임 시작
waiting-sit-down = 앉기
waiting-leave = 자리 비우기
waiting-close = 테이블 닫기
waiting-host-starts = { $name } 님이 게임을 시작합니다.
waiting-starts-soon = 곧 게임이 시작됩니다.
quick-looking = 상대를 찾는 중 … ({ $count }명)
quick-about = 모두 모이면 바로 시작합니다.
quick-cancel = 찾기 취소
host-hand-over = 방장 넘기기
host-hand-over-to = 방장 넘기기: { $name }
host-remove = 내보내기
host-remove-name = 내보내기: { $name }
host-remove-sure = { $name } 님을 테이블에서 내보낼까요?
host-remove-about = 이 테이블에 다시 들어올 수 없습니다.

## At the table

table-refused = 들어갈 수 없습니다
table-gone = 없는 테이블입니다. 닫혔을 수 있습니다.
table-failed = 테이블을 불러오지 못했습니다
table-failed-about = 연결을 확인하고 페이지를 새로 고침하세요.
table-coming = 테이블로 가는 중…
table-dealing = 카드를 나누는 중…
table-closed = 닫힌 테이블입니다
table-onlooker = 관전 중입니다.
table-onlooker-delay = 관전 중입니다({ $time } 지연).
table-shoulder = 손패 보기
table-shoulder-none = 없음
table-take-seat = 빈자리에 앉기
table-rests = 테이블이 쉬는 중이며 시계는 멈춰 있습니다.
table-go-on = 계속하기
table-hint = 힌트
table-thinking = 생각 중…
table-undo = 무르기
table-rules = 규칙
table-log-chat = 진행과 채팅
table-title-turn = ● 내 차례 · { $game }
turn-paused = 쉬는 중
turn-over = 게임 끝
turn-sending = 수를 보내는 중…
turn-yours = 내 차례
turn-yours-too = 나와 다른 사람의 차례
turn-may-act = 행동할 수 있음
turn-dealing = 카드를 나누는 중
turn-of = { $who } 차례
turn-of-many = { $count }명의 차례
say-your-turn = 당신 차례입니다.
say-turn-and-last = { $turn }. { $last }
hint-said = 힌트: { $move }
hint-none = 지금은 힌트가 없습니다.
hint-best = 예상 결과 { $share } (±{ $error }). 다른 어떤 수보다 { $by } 높습니다.
hint-even = 예상 결과 { $share } (±{ $error }). 다른 수도 거의 같습니다.
hint-close = 예상 결과 { $share } (±{ $error }). 가장 좋은 수와 거의 같습니다.
hint-worse = 예상 결과 { $share } (±{ $error }). 가장 좋은 수보다 { $by } 낮습니다.
hint-scale = 100%는 모두를 앞서는 것, 0%는 아무도 앞서지 못하는 것입니다.
hint-unlikely = 가망이 없어 보여 거의 살펴보지 않았습니다.
hint-only = 둘 수 있는 수가 이것뿐입니다.
hint-dismiss = 닫기
hint-sign = 힌트
stale = 그사이 상황이 바뀌었습니다. 다시 보고 골라 주세요.
move-refused = { $move }: { $why }
moves-all = 모든 수({ $count })

## Players at the table

seats-label = 플레이어
seats-substitute = 봇이 대신함
seats-left = 떠남
seats-away = 자리 비움
seats-gone = 나감
seats-free = 빈자리
seats-to-move = 차례
seats-score = 점수
seats-time-left = 남은 시간

## Keys

keys-title = 단축키
keys-hint = 힌트
keys-undo = 마지막 수 무르기
keys-rules = 규칙
keys-log = 진행과 채팅
keys-turn = 누구 차례인지와 마지막 일을 읽어 주기
keys-walk-keys = Tab, 화살표
keys-walk = 카드 묶음 사이와 안에서 이동
keys-choose-keys = Enter 또는 Space
keys-choose = 고르기
keys-leave = 규칙 닫기, 선택 취소

## Log and chat

side-label = 진행과 채팅
side-log = 진행
side-chat = 채팅
side-unread = 채팅(새 글 { $count })
side-close = 진행과 채팅 닫기
side-log-empty = 일어난 일이 여기에 적힙니다.
log-undone = 마지막 수를 물렀습니다.
log-undone-by = { $you ->
    [yes] 내가 마지막 수를 물렀습니다.
   *[no] { $who }이 마지막 수를 물렀습니다.
  }
log-undone-what = 무른 수: { $moves }
log-undone-what-by = { $you ->
    [yes] 내가 무른 수: { $moves }
   *[no] { $who }이 무른 수: { $moves }
  }
side-chat-empty = 아직 아무 말도 없습니다.
side-table = 테이블
side-say = 메시지
side-send = 보내기
side-mute = 음소거
side-hear = 음소거 해제
side-mute-name = { $name } 님 음소거
side-hear-name = { $name } 님 음소거 해제
report = 신고
report-name = { $name } 님 신고
report-line-name = { $name } 님의 이 말 신고
report-title = { $name } 님을 운영자에게 신고
report-about = 신고는 이 서버의 운영자만 봅니다. { $name } 님에게는 알리지 않습니다.
report-line = 이 말: “{ $text }”
report-why = 무엇이 문제인가요?
report-abuse = 모욕, 협박 또는 괴롭힘
report-cheating = 부정행위
report-stalling = 일부러 시간을 끌거나 게임을 떠남
report-bad-name = 불쾌한 이름
report-other = 기타
report-more = 더 알릴 것이 있나요? (선택)
report-send = 신고 보내기
report-sent = 감사합니다. 신고가 운영자에게 전달되었습니다.
report-again = 운영자가 이미 이 신고를 받았습니다. 감사합니다.
side-closed = 팀 게임을 하는 동안에는 채팅할 수 없습니다.
side-pause = 쉬기
reaction-hello = 안녕하세요
reaction-thanks = 고마워요
reaction-well-played = 잘했어요
reaction-oops = 아이쿠
reaction-wow = 와
reaction-thinking = 생각 중
reaction-hurry = 서둘러요
reaction-good-game = 좋은 게임이었어요
remark-sat-down = 님이 앉았습니다.
remark-left = 님이 게임을 떠났습니다.
remark-came-back = 님이 돌아왔습니다.
remark-abandoned = 님이 게임을 포기했습니다.
remark-declined-rematch = 님이 재대결을 거절했습니다.
remark-removed = 님을 방장이 내보냈습니다.
remark-new-host = 님이 방장이 되었습니다.
remark-closed-by-operator = 을 서버 운영자가 닫았습니다.
remark-bot-took-over = 님이 자리를 비워 봇이 이어서 합니다.
remark-out-of-time = 님의 시간이 다 되어 수가 대신 두어졌습니다.

## 테이블 떠나기

leave = 게임 떠나기
leave-title = 게임을 떠날까요?
leave-seat-title = 자리를 비울까요?
leave-seat = 자리가 비며, 다른 사람이 앉을 수 있습니다.
leave-bot = 봇이 대신 둡니다. 포기하지 않는 한, 게임이 이어지는 동안에는 다시 넘겨받을 수 있습니다.
leave-freeze = 돌아올 때까지 게임이 멈춥니다. 시작 페이지에서 다시 찾을 수 있습니다. 포기하면 게임이 닫히고 기록에 남지 않습니다.
leave-stay = 남기
leave-for-good = 포기하기
left-bot = 게임을 떠났습니다. 봇이 대신 두고 있습니다.
left-frozen = 게임을 떠났습니다. 돌아올 때까지 게임이 멈춰 있습니다.
left-for-good = 이 게임을 포기했습니다.
left-take-over = 넘겨받기
left-bot-played = { $count ->
   *[other] 봇이 대신 { $count }수를 두었습니다.
  }
table-frozen = 플레이어가 돌아올 때까지 게임이 멈춰 있습니다.
turn-bot = 봇이 대신 두는 중

## Votes

vote-ask-undo = { $who }이 마지막 수를 무르고 싶어 합니다.
vote-ask-pause = { $who }이 쉬고 싶어 합니다.
vote-wait-undo = { $who }이 마지막 수를 무르자고 했습니다. { $others }의 답을 기다리는 중입니다.
vote-wait-pause = { $who }이 쉬자고 했습니다. { $others }의 답을 기다리는 중입니다.
vote-agree = 동의
vote-no = 거절

## The end of a game

outcome-over = 게임 끝
outcome-won = { $you ->
    [yes] 승리했습니다
   *[no] { $who } 승리
  }
outcome-won-many = { $who } 승리
outcome-waiting = 재대결을 신청했습니다. { $others }의 답을 기다리는 중…
outcome-withdraw = 신청 취소
outcome-again = 재대결
outcome-offered = { $count ->
   *[other] { $who }이 재대결을 신청했습니다.
  }
outcome-accept = 수락
outcome-decline = 거절
outcome-declined = { $you ->
    [yes] 재대결을 거절했습니다.
   *[no] { $who }이 재대결을 거절했습니다.
  }
outcome-replay = 다시 보기
outcome-other = 다른 게임

## What can go wrong

trouble-page = 이 페이지에 문제가 생겼습니다. 새로 고침하고 다시 시도하세요.
trouble-unreachable = 서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.
trouble-answer = 서버의 응답을 이 페이지가 이해하지 못했습니다.
trouble-status = 서버가 오류로 응답했습니다({ $status }).
refused-malformed = 서버가 이해하지 못했습니다. 새로 고침하고 다시 시도하세요.
refused-malformed-action = 이 게임의 수가 아닙니다.
refused-no-action = 수에는 동작이 하나 이상 있어야 합니다.
refused-not-seen-yet = 앞의 동작이 새로운 것을 보여 줍니다. 먼저 보고 나서 이어 가세요.
refused-too-long = 너무 깁니다.
refused-too-many = 한꺼번에 너무 많습니다. 잠시 뒤 다시 시도하세요.
refused-who-are-you = 먼저 로그인하거나 손님으로 들어오세요.
refused-bad-name = 이름은 보이는 글자 1~24자, 아이디는 영문, 숫자, ‘-’, ‘_’, ‘.’ 3~32자입니다.
refused-taken = 다른 사람이 먼저 차지했습니다.
refused-bad-password = 비밀번호는 8~128자입니다.
refused-wrong-password = 아이디와 비밀번호가 맞지 않습니다.
refused-not-found = 없거나 당신에게 공개되지 않았습니다.
refused-unknown-game = 그런 게임은 없습니다.
refused-not-host = 테이블의 방장만 할 수 있습니다.
refused-not-seated = 이 테이블에 자리가 없습니다.
refused-seat-taken = 빈자리가 아닙니다.
refused-removed = 방장이 당신을 이 테이블에서 내보냈습니다.
refused-seats-open = 아직 빈자리가 있습니다.
refused-not-now = 지금은 할 수 없습니다.
refused-not-your-turn = 당신 차례가 아닙니다.
refused-other-match = 이 테이블의 게임이 아닙니다.
refused-paused = 게임이 쉬는 중입니다.
refused-chat-closed = 이 테이블에서는 게임 중에 말할 수 없습니다.
refused-nothing-to-undo = 무를 수 있는 당신의 수가 없습니다.
refused-rated = 레이팅 게임에서는 할 수 없습니다. 힌트, 봇과의 게임 중단, 무언가를 드러낸 수의 무르기는 쓸 수 없습니다.
refused-no-vote = 당신에게 묻는 것이 아니거나 이미 끝났습니다.
refused-no-spectators = 이 테이블은 관전할 수 없습니다.
refused-storage = 저장하지 못했습니다. 바뀐 것은 없으니 잠시 뒤 다시 시도하세요.
refused-busy = 지금 너무 바쁩니다. 잠시 뒤 다시 시도하세요.
refused-origin = 다른 사이트의 페이지입니다.
refused-banned = 이 서버의 이용이 금지되었습니다.
refused-sign-up-closed = 이 서버는 새 계정을 받지 않습니다.
refused-invitation = 이 서버의 새 계정은 초대로만 만들 수 있으며, 이 초대 코드는 유효하지 않습니다.
refused-no-guests = 이 서버는 손님을 받지 않습니다. 로그인하거나 계정을 만드세요.
refused-draining = 서버를 다시 시작하는 중입니다. 잠시 뒤 다시 시도하세요.
refused-slow = 연결이 너무 느려 다시 연결합니다.
refused-fault = 서버의 잘못입니다. 당신 탓이 아니니 다시 시도하세요.
refused-setup-seats = 이 게임은 그 인원으로 할 수 없습니다.
refused-setup-unknown-option = 이 게임에는 그런 옵션이 없습니다.
refused-setup-bad-value = 고를 수 없는 값이 있습니다.
refused-setup-conflict = 함께 고를 수 없는 두 가지가 있습니다.
refused-record-unreadable = 이 게임의 기보는 더 이상 읽을 수 없습니다.
refused-resume-revision = 이 게임은 이 서버에 없는 규칙으로 시작되었습니다.
refused-record-revision = 이 게임의 기보에는 이 서버에 없는 규칙이 필요합니다.

## Names of rule sets

preset-published = 출시된 규칙
preset-strict = 엄격하게

## Values of options; what they mean is in the rules

value-off = 끔
value-random = 무작위
value-seat0 = 1번 자리
value-seat1 = 2번 자리
value-seat2 = 3번 자리
value-seat3 = 4번 자리

## The way to the documentation

docs-link = 문서 (영어)
