### The texts of web.ftl in Korean. Keys, variables and comments are those of the English file, which explains them.

## People and small words

you = 당신
person = { $name } 님
seat-number = { $number }번 자리
bot-name = { $level ->
    [random] 무작위 봇
    [eager] 성급한 봇
    [greedy] 초보 봇
    [easy] 쉬운 봇
    [normal] 보통 봇
    [hard] 어려운 봇
    [expert] 고수 봇
   *[other] 봇
  }
deleted-account = 삭제된 계정
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
brand = Cardinal 홈
nav = 주 메뉴
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
turn-elsewhere = { $game }: 내 차례입니다.
go-there = 게임으로 가기
notes-label = 알림
dismiss-note = 닫기
rule = 규칙 { $clause }
connection-lost = 연결이 끊겼습니다. 둔 수는 안전하게 보관되어 있습니다.
trying-in = { $seconds }초 뒤 다시 연결합니다
trying = 다시 연결하는 중…
try-now = 지금 다시 연결

## The games

players-minutes = { $players }명 · { $minutes }분
players = { $players }명

## Bots

level-random = 무작위: 가능한 수 가운데 아무거나
level-eager = 성급함: 낼 수 있으면 무엇이든 냄
level-greedy = 초보: 당장 이득을 챙김
level-easy = 쉬움: 조금 앞을 내다봄
level-normal = 보통: 앞을 내다봄
level-hard = 어려움: 멀리 내다봄
level-expert = 고수: 깊이 생각함
bots-play = 봇 수준
bots-gently = 초보
bots-easy = 쉬움
bots-normal = 보통
bots-hard = 어려움
bots-best = 고수

## The start page

start-title = 숫자 카드 게임
start-line = 지금 바로 봇과, 또는 링크를 보내 친구와. 계정은 필요 없습니다.
start-running = 진행 중인 게임
running-age = 마지막 수: { $when }
running-left = 봇이 대신 하는 중
running-go = 계속하기
running-go-on = { $names } 상대 { $game } 계속하기
running-abandon = 포기
running-abandon-game = { $names } 상대 { $game } 포기
running-abandon-title = { $game } 게임을 포기할까요?
running-abandon-alone = 게임이 여기서 끝나고 결과는 남지 않습니다.
running-abandon-rated = 봇이 게임을 끝까지 진행하고 결과는 레이팅에 반영됩니다. 다시 돌아올 수 없습니다.
running-abandon-others = 봇이 끝까지 대신 합니다. 다시 돌아올 수 없습니다.
start-games = 게임
start-play = 봇과 하기
start-play-game = 봇과 하기: { $game }
start-dealing = 카드를 나누는 중…
start-quick = 빠른 매칭
start-quick-game = 빠른 매칭: { $game }
start-setup = 테이블 만들기
start-setup-game = 테이블 만들기: { $game }
start-rules = 규칙
start-join = 링크로 참가
start-link = 테이블 링크 또는 코드
start-go = 참가
start-no-link = 테이블 링크가 아닙니다. 링크는 …/table/abcd1234 형식입니다.

## Open tables

lobby-title = 열린 테이블
lobby-online = { $count }명 접속 중
lobby-looking = 테이블을 불러오는 중…
lobby-empty = 지금은 열린 테이블이 없습니다. 테이블을 만들어 여기에 올리거나 친구에게 링크를 보내세요.
lobby-free = 빈자리
lobby-locked = 잠김
lobby-join = 참가(빈자리 { $count })
lobby-watch = 관전
rated = 레이팅 게임

## Status of a table

status-waiting = 참가자 대기 중
status-playing = 게임 중
status-paused = 일시 정지
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

setup-page = 새 { $game } 테이블
setup-title = 새 { $game } 테이블
setup-seats = 자리
setup-players = 인원
setup-you = 나
setup-person = 빈자리
setup-locked = 잠긴 자리
setup-bot = 봇 – { $level }
setup-table = 테이블
setup-clock = 시계
setup-clock-about = 시간이 다 되면 간단한 수를 대신 둡니다.
setup-clock-none = 시간 제한 없음
setup-clock-fast = 한 수에 30초
setup-clock-move = 한 수에 2분
setup-clock-bank = 각자 10분, 한 수마다 +5초
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
setup-grace-about = 플레이어의 연결이 끊겼을 때.
setup-pace = 봇 속도
setup-pace-instant = 즉시
setup-pace-quick = 빠름
setup-pace-calm = 여유롭게
setup-pace-slow = 느림
setup-listed = 열린 테이블에 올리기
setup-listed-about = 올리지 않으면 링크가 있어야 참가할 수 있고, 플레이어만 게임을 볼 수 있습니다.
setup-starts = 자리가 다 차면 시작
setup-starts-about = 끄면 직접 시작합니다.
setup-watching = 관전
setup-watching-none = 허용 안 함
setup-watching-public = 허용(손패 비공개)
setup-watching-hands = 허용(한 사람의 손패 공개)
setup-delay = 관전 지연
setup-delay-none = 지연 없음
setup-rated = 레이팅 게임
setup-rated-unusual = 규칙을 바꾸면 선택할 수 없습니다.
setup-rated-hands = 관전자가 손패를 볼 수 있으면 선택할 수 없습니다.
setup-rated-usual = 기본 규칙만 가능합니다.
setup-rules = 규칙
setup-begin = 규칙 묶음
setup-own = 사용자 규칙
setup-usual = 기본 규칙
setup-rule-about = 규칙 { $clause }: { $title }
setup-option-usual = { $value }(기본)
setup-rules-failed = 규칙 설명을 불러오지 못했습니다. 기본 규칙으로는 테이블을 만들 수 있습니다.
setup-opening = 테이블을 만드는 중…
setup-open-play = 게임 시작
setup-open = 테이블 만들기
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
matches-replay-of = 다시 보기: { $game }, { $when }
matches-record = 내려받기
matches-record-of = 내려받기: { $game }, { $when }
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
leaders-empty = 아직 레이팅이 없습니다. 레이팅 게임을 하고 첫 주인공이 되어 보세요.
leaders-place = 순위
leaders-player = 플레이어
leaders-rating = 레이팅
leaders-games = 게임 수
leaders-back = 순위로 돌아가기
leaders-provisional = ?는 임시 레이팅입니다. 레이팅 게임을 더 하면 순위가 매겨집니다.
provisional = 임시 레이팅
ratings-title = 레이팅
ratings-none = 아직 레이팅이 없습니다. 레이팅 게임을 하면 생깁니다.
ratings-duel = { $game }, 2명
ratings-table = { $game }, 3명 이상
ratings-games = { $count }게임
ratings-failed = 레이팅을 불러오지 못했습니다.
person-played = 플레이한 게임 { $count }판
person-since = { $when } 가입
person-games = 게임
profile-page = 프로필
profile-welcome = 환영합니다
profile-name = 표시 이름
profile-name-about = 다른 플레이어에게 보입니다. 24자까지
profile-change = 변경
profile-renamed = 이름을 변경했습니다.
profile-account = 계정
profile-signed-in-as = 로그인 계정: { $login }
profile-old = 현재 비밀번호
profile-new = 새 비밀번호(8자 이상)
profile-change-password = 비밀번호 변경
profile-password-changed = 비밀번호를 변경했습니다. 다른 기기에서는 로그아웃되었습니다.
profile-sign-out = 로그아웃
profile-sessions = 로그인된 기기
profile-session-here = 이 기기
profile-session-used = 다른 기기, 마지막 사용: { $when }
profile-session-end = 로그아웃
profile-sessions-end = 다른 기기 모두 로그아웃
profile-session-ended = 그 기기에서 로그아웃했습니다.
profile-data = 내 데이터
profile-data-about = 이 서버가 저장한 내 정보 전체를 JSON 파일로 받습니다.
profile-data-download = 내 데이터 내려받기
profile-delete = 계정 삭제
profile-delete-about = 이름, 아이디, 채팅 내용이 삭제되고 모든 기기에서 로그아웃됩니다. 끝난 게임은 이름 없이 남습니다.
profile-delete-sure = 계정을 완전히 삭제할까요?
profile-delete-password = 확인을 위해 비밀번호 입력
profile-deleted = 계정이 삭제되었습니다.
profile-sign-up = 계정 만들기
profile-sign-in = 로그인
profile-take-account = 계정 만들기
profile-take-about = 모든 기기에서 할 수 있습니다. 게스트의 이름, 게임, 레이팅은 그대로 이어집니다.
profile-welcome-back = 다시 오신 것을 환영합니다!
profile-login = 아이디(영문, 숫자, - _ . 3~32자)
profile-password = 비밀번호(8자 이상)
profile-have = 이미 계정이 있습니다
profile-need = 처음입니다
profile-guest = 게스트로 계속하기
profile-signed-in = 로그인했습니다.
profile-signed-up = 계정을 만들었습니다. 게임과 레이팅은 그대로 유지됩니다.
profile-invitation = 초대 코드
profile-invitation-about = 새 계정을 만들려면 초대가 필요합니다. 서버 운영자에게 코드를 요청하세요.
profile-closed = 이 서버는 새 계정을 받지 않습니다.
profile-no-guests = 이 서버는 게스트를 받지 않습니다. 게임을 하려면 로그인하세요.
reset-page = 새 비밀번호
reset-title = 새 비밀번호 정하기
reset-about = { $login } 계정의 링크입니다. { $when }까지 한 번만 쓸 수 있으며, 모든 기기에서 로그아웃됩니다.
reset-choose = 비밀번호를 정하고 로그인
reset-done = 비밀번호를 변경하고 로그인했습니다.
reset-over = 만료되었거나 이미 썼거나 불완전한 링크입니다. 서버 운영자에게 새 링크를 요청하세요.

## Replays

replay-page = { $game } 다시 보기
replay-none = 다시 볼 수 없습니다
replay-history = 기록으로 돌아가기
replay-loading = 게임을 불러오는 중…
replay-eyes = 시점
replay-everything = 모든 카드 공개
replay-download = 게임 내려받기
replay-score = { $name } { $score }
replay-steps = 단계
replay-back = 이전 단계
replay-on = 다음 단계
replay-run = 재생
replay-stop = 일시 정지
replay-step = 단계
replay-step-of = { $step }/{ $length } 단계

## Rules

rules-of = { $game } 규칙
rules-search = 규칙 찾기
rules-example = 와일드, 마지막 카드, { $clause }…
rules-example-word = 동점
rules-loading = 규칙을 불러오는 중…
rules-none = 일치하는 규칙이 없습니다.
rules-failed = 규칙을 불러오지 못했습니다. 연결을 확인하고 다시 열어 주세요.
rules-absent = 이 게임의 규칙은 여기에서 볼 수 없습니다.

## A table before the game

waiting-for = { $count }명을 더 기다리는 중
waiting-locked = 자리 { $count }개가 잠겨 있습니다
waiting-complete = 모두 모였습니다
waiting-listed = 공개
waiting-by-link = 초대 전용
waiting-hands = 관전자에게 손패가 보임
waiting-free = 빈자리
waiting-kept = 잠김
waiting-host = 방장
waiting-sit = 여기 앉기
waiting-sit-on = 여기 앉기: { $number }번 자리
waiting-bot = 봇 추가
waiting-bot-on = 봇 추가: { $number }번 자리
waiting-lock = 잠그기
waiting-lock-seat = 잠그기: { $number }번 자리
waiting-unlock = 잠금 풀기
waiting-unlock-seat = 잠금 풀기: { $number }번 자리
waiting-free-it = 비우기
waiting-free-seat = 비우기: { $number }번 자리
waiting-link = 초대 링크
waiting-copy = 복사
waiting-copied = 링크를 복사했습니다.
waiting-copy-by-hand = 복사하지 못했습니다. 링크를 선택해 직접 복사하세요.
waiting-start-later = 자리가 다 차면 시작
waiting-start = 게임 시작
waiting-sit-down = 앉기
waiting-leave = 자리 비우기
waiting-close = 테이블 닫기
waiting-host-starts = { $name } 님이 시작하기를 기다리는 중입니다.
waiting-starts-soon = 곧 게임이 시작됩니다.
quick-looking = 상대를 찾는 중…({ $count }명)
quick-about = 모두 모이면 바로 시작합니다.
quick-cancel = 찾기 취소
host-hand-over = 방장 넘기기
host-hand-over-to = 방장 넘기기: { $name }
host-remove = 내보내기
host-remove-name = 내보내기: { $name }
host-remove-sure = { $name } 님을 테이블에서 내보낼까요?
host-remove-about = 이 테이블에 다시 들어올 수 없습니다.

## At the table

table-refused = 이 테이블을 열 수 없습니다
table-gone = 테이블을 찾을 수 없습니다. 닫혔을 수 있습니다.
table-failed = 테이블을 불러오지 못했습니다
table-failed-about = 연결을 확인하고 페이지를 새로 고침하세요.
table-coming = 테이블을 여는 중…
table-dealing = 카드를 나누는 중…
table-closed = 닫힌 테이블입니다
table-onlooker = 관전 중입니다.
table-onlooker-delay = 관전 중입니다({ $time } 지연).
table-shoulder = 손패 보기
table-shoulder-none = 없음
table-take-seat = 빈자리에 앉기
table-rests = 게임이 일시 정지되었습니다. 시계도 멈췄습니다.
table-go-on = 재개
table-hint = 힌트
table-thinking = 생각 중…
table-undo = 무르기
table-rules = 규칙
table-log-chat = 진행 기록과 채팅
table-title-turn = ● 내 차례 · { $game }
turn-paused = 일시 정지
turn-over = 게임 끝
turn-sending = 수를 보내는 중…
turn-yours = 내 차례
turn-yours-too = 나와 다른 사람의 차례
turn-may-act = 행동할 수 있음
turn-dealing = 카드를 나누는 중
turn-of = { $who } 차례
turn-of-many = { $count }명을 기다리는 중
say-your-turn = 내 차례입니다.
say-turn-and-last = { $turn }. { $last }
hint-said = 힌트: { $move }
hint-none = 지금은 힌트가 없습니다.
hint-best = 예상 결과 { $share } (±{ $error }). 다른 어떤 수보다 { $by } 좋습니다.
hint-even = 예상 결과 { $share } (±{ $error }). 다른 수도 거의 비슷합니다.
hint-close = 예상 결과 { $share } (±{ $error }). 가장 좋은 수와 거의 비슷합니다.
hint-worse = 예상 결과 { $share } (±{ $error }). 가장 좋은 수보다 { $by } 나쁩니다.
hint-scale = 100%는 모두를 앞선다는 뜻이고, 0%는 꼴찌라는 뜻입니다.
hint-unlikely = 약해 보여 거의 검토하지 않았습니다.
hint-only = 둘 수 있는 유일한 수입니다.
hint-dismiss = 닫기
hint-sign = 힌트
stale = 상황이 바뀌었습니다. 다시 확인하고 고르세요.
move-refused = { $move }: { $why }
moves-all = 모든 수({ $count })

## Players at the table

seats-label = 플레이어
seats-substitute = 봇이 하는 중
seats-left = 떠남
seats-away = 자리 비움
seats-gone = 오프라인
seats-free = 빈자리
seats-to-move = 차례
seats-score = 점수
seats-time-left = 남은 시간

## Keys

keys-title = 단축키
keys-hint = 힌트
keys-undo = 마지막 수 무르기
keys-rules = 규칙
keys-log = 진행 기록과 채팅
keys-turn = 누구 차례인지와 방금 둔 수 듣기
keys-walk-keys = Tab, 화살표
keys-walk = 카드 묶음 사이와 안에서 이동
keys-choose-keys = Enter 또는 Space
keys-choose = 고르기
keys-leave = 규칙 닫기, 선택 취소

## Log and chat

side-label = 진행 기록과 채팅
side-log = 진행 기록
side-chat = 채팅
side-unread = 채팅(새 글 { $count })
side-close = 진행 기록과 채팅 닫기
side-log-empty = 둔 수가 여기에 표시됩니다.
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
side-chat-empty = 아직 메시지가 없습니다.
side-table = 테이블
side-say = 메시지 쓰기
side-send = 보내기
side-mute = 음소거
side-hear = 음소거 해제
side-mute-name = { $name } 님 음소거
side-hear-name = { $name } 님 음소거 해제
report = 신고
report-name = { $name } 님 신고
report-line-name = { $name } 님의 이 메시지 신고
report-title = { $name } 님 신고
report-about = 신고는 이 서버의 운영자만 봅니다. { $name } 님에게는 알리지 않습니다.
report-line = 메시지: “{ $text }”
report-why = 무엇이 문제입니까?
report-abuse = 모욕, 협박 또는 괴롭힘
report-cheating = 부정행위
report-stalling = 일부러 시간을 끌거나 게임을 떠남
report-bad-name = 불쾌한 이름
report-other = 기타
report-more = 더 알릴 것이 있습니까?(선택)
report-send = 신고 보내기
report-sent = 감사합니다. 신고가 운영자에게 전달되었습니다.
report-again = 운영자가 이미 이 신고를 받았습니다. 감사합니다.
side-closed = 이 팀 게임 중에는 채팅할 수 없습니다.
side-pause = 일시 정지
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
remark-bot-took-over = 님이 자리를 비워 봇이 대신 합니다.
remark-out-of-time = 님의 시간이 다 되어 간단한 수를 대신 두었습니다.

## Leaving a table

leave = 게임 떠나기
leave-title = 이 게임을 떠날까요?
leave-seat-title = 자리를 비울까요?
leave-seat = 다른 사람이 앉을 수 있게 됩니다.
leave-bot = 봇이 대신 합니다. 포기하지 않으면 게임이 끝날 때까지 언제든 다시 이어받을 수 있습니다.
leave-freeze = 게임은 시작 페이지에서 기다립니다. 포기하면 게임이 끝나고 결과는 남지 않습니다.
leave-stay = 남기
leave-for-good = 포기하기
left-bot = 게임을 떠났습니다. 봇이 대신 하고 있습니다.
left-frozen = 게임을 떠났습니다. 게임이 기다리고 있습니다.
left-for-good = 이 게임을 포기했습니다.
left-take-over = 이어받기
left-bot-played = { $count ->
   *[other] 봇이 대신 { $count }수를 두었습니다.
  }
table-frozen = 플레이어가 돌아오기를 기다리는 중입니다.
turn-bot = 봇이 대신 하는 중

## Votes

vote-ask-undo = { $who }이 마지막 수를 무르고 싶어 합니다.
vote-ask-pause = { $who }이 일시 정지하고 싶어 합니다.
vote-wait-undo = { $who }이 마지막 수를 무르자고 했습니다. { $others }의 답을 기다리는 중입니다.
vote-wait-pause = { $who }이 일시 정지하자고 했습니다. { $others }의 답을 기다리는 중입니다.
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

trouble-page = 문제가 생겼습니다. 페이지를 새로 고침하고 다시 시도하세요.
trouble-unreachable = 서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.
trouble-answer = 서버의 응답을 읽을 수 없습니다. 새로 고침하고 다시 시도하세요.
trouble-status = 서버가 오류로 응답했습니다({ $status }).
refused-malformed = 서버가 읽지 못했습니다. 새로 고침하고 다시 시도하세요.
refused-malformed-action = 이 게임의 수가 아닙니다.
refused-no-action = 수에는 동작이 하나 이상 있어야 합니다.
refused-not-seen-yet = 앞의 동작으로 새로운 정보가 나왔습니다. 확인하고 이어 가세요.
refused-too-long = 너무 깁니다.
refused-too-many = 너무 빠릅니다. 잠시 뒤 다시 시도하세요.
refused-who-are-you = 먼저 로그인하거나 게스트로 계속하세요.
refused-bad-name = 이름은 보이는 글자 1~24자, 아이디는 영문, 숫자, ‘-’, ‘_’, ‘.’ 3~32자입니다.
refused-taken = 이미 사용 중입니다.
refused-bad-password = 비밀번호는 8~128자입니다.
refused-wrong-password = 아이디나 비밀번호가 틀렸습니다.
refused-not-found = 찾을 수 없거나 공개되지 않았습니다.
refused-unknown-game = 그런 게임은 없습니다.
refused-not-host = 방장만 할 수 있습니다.
refused-not-seated = 이 테이블에 자리가 없습니다.
refused-seat-taken = 빈자리가 아닙니다.
refused-removed = 방장이 이 테이블에서 내보냈습니다.
refused-seats-open = 아직 빈자리가 있습니다.
refused-not-now = 지금은 할 수 없습니다.
refused-not-your-turn = 내 차례가 아닙니다.
refused-other-match = 이 테이블에서는 다른 게임이 진행 중입니다.
refused-paused = 게임이 일시 정지되었습니다.
refused-chat-closed = 이 테이블에서는 게임 중에 채팅할 수 없습니다.
refused-nothing-to-undo = 무를 수 있는 수가 없습니다.
refused-rated = 레이팅 게임에서는 힌트, 봇 상대 일시 정지, 무언가를 드러낸 수의 무르기를 쓸 수 없습니다.
refused-no-vote = 투표할 것이 없습니다.
refused-no-spectators = 이 테이블은 관전할 수 없습니다.
refused-storage = 저장하지 못했습니다. 바뀐 것은 없으니 잠시 뒤 다시 시도하세요.
refused-busy = 서버가 바쁩니다. 잠시 뒤 다시 시도하세요.
refused-origin = 다른 사이트의 페이지입니다.
refused-banned = 이 서버의 이용이 금지되었습니다.
refused-sign-up-closed = 이 서버는 새 계정을 받지 않습니다.
refused-invitation = 새 계정을 만들려면 초대가 필요하며, 이 코드는 유효하지 않습니다.
refused-no-guests = 이 서버는 게스트를 받지 않습니다. 로그인하거나 계정을 만드세요.
refused-draining = 서버를 다시 시작하는 중입니다. 잠시 뒤 다시 시도하세요.
refused-slow = 연결이 너무 느립니다. 다시 연결하는 중…
refused-fault = 서버에 문제가 생겼습니다. 다시 시도하세요.
refused-setup-seats = 이 게임은 그 인원으로 할 수 없습니다.
refused-setup-unknown-option = 이 게임에는 그런 옵션이 없습니다.
refused-setup-bad-value = 고를 수 없는 값이 있습니다.
refused-setup-conflict = 함께 고를 수 없는 두 가지가 있습니다.
refused-record-unreadable = 이 게임의 기보는 더 이상 읽을 수 없습니다.
refused-resume-revision = 이 게임은 이 서버에 없는 규칙으로 시작되었습니다.
refused-record-revision = 이 다시 보기에는 이 서버에 없는 규칙이 필요합니다.

## Names of rule sets

preset-published = 원래 규칙
preset-strict = 엄격

## Values of options; what they mean is in the rules

value-off = 끔
value-random = 무작위
value-seat0 = 1번 자리
value-seat1 = 2번 자리
value-seat2 = 3번 자리
value-seat3 = 4번 자리

## The way to the documentation

docs-link = 문서(영어)
