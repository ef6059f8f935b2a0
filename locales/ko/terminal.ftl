### 터미널 클라이언트에만 있는 문장입니다. 웹과 함께 쓰는 문장은 web*.ftl에 있습니다. 키와 변수는 그대로 두고 글만 옮깁니다.
### 대문자 낱말과 명령은 입력하는 것이므로 그대로 둡니다.

## Small words

list-two = { $before } 및 { $last }
list-many = { $before } 및 { $last }
list-separator = { ", " }
percent = { $number }%
term-yes = 예
term-no = 아니요
term-empty = 비어 있음
term-over = 끝
term-shuffling = 섞는 중
term-seen = 공개됨 { $cards }
term-hand = 내 손패: { $cards }
term-deck = 더미: { $count }장
term-round = { $round }라운드
term-player = 플레이어 { $number }
term-away = { $name }(자리 비움)

## Number Chain

term-nc-discard = 카드가 많으니 버리기
term-nc-discard-last = 10장까지 버립니다. 마지막 카드가 새 바닥 카드입니다.
term-nc-offer = 추가 차례: 쓰거나 사양
term-nc-link = 앞자리 { $digit }
term-nc-any = 어떤 카드든 맞습니다.
term-nc-digit = 다음 카드의 앞자리: { $digit }
term-nc-covered = 아래 { $count }장
term-nc-closing = 마무리 단계: 내지 못하면 빠집니다.

## Chain

term-ch-colour = { $colour ->
    [red] 빨강
    [orange] 주황
    [purple] 보라
    [blue] 파랑
   *[green] 초록
  }
term-ch-build = 가져오기, 먼저 한 장 쓸어내도 됨
term-ch-take = 한 장 가져오기
term-ch-settle = 런과 세트로 묶기
term-ch-rest = 나머지를 남기거나 제외하기
term-ch-wait = 다른 사람의 정산을 기다리는 중
term-ch-release = 방출
term-ch-beat = 이길 조합: { $meld }
term-ch-beat-by = 이길 조합: { $meld } ({ $who })
term-ch-free = 새 트릭: 원하는 조합으로 시작합니다.
term-ch-group = 묶음 { $number }: { $cards } = { $points }
term-ch-together = 합계 { $points }점
term-ch-swept = 쓸어낸 카드: { $cards }
term-ch-aside = 치운 카드: { $cards }
term-ch-built = 정산 { $points }점
term-ch-won = 획득 { $count }장
term-ch-penalty = 벌칙 { $cards }
term-ch-settled = { $seat }번 자리 정산 { $points }점: { $groups }
term-ch-settled-out = { $seat }번 자리 정산 { $points }점: { $groups }, 제외 { $cards }
term-ch-settled-short = { $seat }번 { $points }: { $groups }
term-ch-settled-short-out = { $seat }번 { $points }: { $groups } 제외 { $cards }

## Numboom

term-nb-zero = 0은 BOOM
term-nb-opening = 첫 라운드: 카드 놓기
term-nb-opening-flip = 첫 라운드: 카드 뒤집기
term-nb-flips = 뒤집기만
term-nb-left = 남은 조작 { $count }
term-nb-arrange = 교란: { $number }번 칸에 놓을 더미
term-nb-dual-flip = 듀얼: 카드 뒤집기
term-nb-dual-place = 듀얼: 카드 놓기
term-nb-stack = 쌓기 가능
term-nb-out = 탈락
term-nb-bombed = 폭탄
term-nb-covered = 덮임
term-nb-covered-card = { $card }(덮임)
term-nb-no-flip = 불가
term-nb-mixed = 이동

## Sequence Numbers

term-sn-legend = ★ 자유 모서리 · 반전: 시퀀스로 고정됨
term-sn-row = { $row }행: { $cells }
term-sn-act = 카드 내기
term-sn-lock = 줄에서 5개 고르기
term-sn-vote = 지적에 투표하기
term-sn-forfeit = 카드 내놓기
term-sn-chips = 칩 { $count }개
term-sn-sequences = 시퀀스 { $count }개
term-sn-sequences-short = 줄 { $count }
term-sn-last = 최근 { $card }

## Keys; every line has to fit in 78 columns

term-keys = m 수  i 카드  h 힌트  a 자동  u 무르기  ? 규칙  q 떠나기
term-keys-online = m 수  i 카드  h 힌트  a 자동  u 무르기  ? 규칙  c 채팅  q 떠나기
term-keys-mark = Space 표시
term-keys-room = Enter 시작  c 채팅  q 떠나기
term-keys-lobby = ↑↓ 고르기  Enter 열기  q 나가기
term-keys-setup = ↑↓ 줄  ←→ 바꾸기  Enter 시작  q 나가기
term-keys-replay = ←→ 한 수  ↑↓ 열 수  Home End  N Enter 이동  v 시점  i 카드  ? 규칙  q 나가기
term-keys-leave = y 떠나기    n 머무르기
term-keys-result = Enter 떠나기    Esc 테이블 보기
term-keys-question = y 예    n 아니요
term-keys-talk = Enter 보내기    Esc 취소
term-page = { $title }(↑↓ PgUp PgDn, Esc 닫기)

## Below the table

term-enter = Enter: { $moves }
term-point = 화살표 키나 Tab으로 가리키고 Enter를 누르세요.
term-nothing = 지금 여기서 할 수 있는 것이 없습니다. Enter를 누르면 까닭이 나옵니다.
term-nothing-to-do = 지금 여기서 할 수 있는 것이 없습니다.
term-marked-none = 표시한 카드로 둘 수 있는 수가 없습니다. Enter를 누르면 까닭이 나옵니다.
term-marked-no-move = 딱 이 카드들을 쓰는 수가 없습니다. Esc로 표시를 지웁니다.
term-picked-up = 카드를 집었습니다. 놓을 곳을 가리키고 Enter를 누르세요. Esc로 되돌립니다.
term-put-down = 되돌렸습니다.
term-which-move = 어떤 수를 두시겠습니까? (Esc: 취소)
term-played = 둔 수: { $move }
term-hint = { $move }: { $why }
term-hint-later = 마지막 수를 보내는 중입니다. 힌트는 그다음에 나옵니다.
term-thinking = 봇이 수를 생각하는 중…
term-taken-back = 수를 물렀습니다.
term-undo-asked = 수를 물러도 되는지 다른 사람에게 묻는 중입니다.
term-undo-declined = 다른 사람이 동의하지 않았습니다. 수는 그대로입니다.
term-rematch = 재대결을 신청했습니다. 다른 사람을 기다리는 중…
term-small = 창이 너무 작습니다:
    지금은 { $width } × { $height }, 필요한 크기는 { $columns } × { $lines }입니다.
    창을 키우면 계속할 수 있고, 잃는 것은 없습니다.
    Ctrl-C로 나갑니다.

## Passing the terminal on

term-pass-on = Enter로 테이블을 가리고 { $name } 님에게 터미널을 넘기세요.
term-veil = 터미널을 넘기세요
term-veil-next = 다음 사람: { $name }
term-veil-hidden = 지금은 모든 손패가 가려져 있습니다.
term-veil-enter = { $name } 님: 다른 사람이 보지 않으면 Enter를 누르세요.
term-now = { $name } 님 차례입니다.

## Setting up, open tables and the room

term-setup-open = 빈자리에는 다른 사람이 앉을 수 있습니다. 테이블을 열면 링크가 나옵니다.
term-setup-shared = ‘나’ 자리가 여럿이면 터미널을 함께 쓰고, 차례가 바뀔 때 손패를 가립니다.
term-lobby = { $server }의 테이블
term-lobby-empty = 지금은 열린 테이블이 없습니다. 새로 만드세요.
term-lobby-table = { $game }: { $seats }({ $status })
term-room = 테이블
term-room-link = 초대 링크: { $link }
term-room-waiting = 상대가 빈자리에 앉기를 기다리는 중입니다.
term-room-locked = 방장이 자리의 잠금을 풀기를 기다리는 중입니다.
term-room-ready = 모두 모였습니다. start나 Enter로 시작합니다.
term-room-host = 방장이 시작하기를 기다리는 중입니다.
term-room-orders = 방장 명령: { $orders }
term-question = 질문
term-report = /report NAME REASON으로 운영자에게 신고합니다.
term-leave-about = 게임은 보관되며 나중에 계속할 수 있습니다.

## The line to the server

term-line-online = 연결됨
term-line-offline = 연결 끊김
term-line-connecting = 연결하는 중…
term-line-again = 다시 연결하는 중({ $attempt }번째)…
term-line-lost = 연결이 끊어졌습니다: { $why }. 다시 연결하는 중…

## Line by line

term-type-help = help를 입력하면 명령 목록이 나옵니다.
term-help = 수의 번호나 이름, 또는 다음 명령을 입력하세요:
    moves             수 목록 다시 보기
    table             테이블 다시 보기
    hint              봇이라면 둘 수
    auto              봇이 둘 수를 두기
    undo              마지막 수 무르기
    why MOVE          그 수를 둘 수 없는 까닭
    MOVE with CARDS   여러 카드가 될 때 딱 이 카드를 내기
    rules             지금 중요한 규칙, rules NC-12는 다른 규칙
    say TEXT          온라인 테이블에서 채팅
    report NAME REASON  운영자에게 신고, REASON은 abuse, cheating, stalling, name, other
    start             게임 시작, 또는 다시 하기
    yes, no           다른 사람의 질문에 답하기
    leave             저장하고 떠나기, 입력이 끝나도 같음
term-your-move = 내 수:
term-scores = 점수: { $scores }
term-result = { $place }. { $name }: { $score }
term-choice = 봇의 수: { $move }
term-possible = 둘 수 있는 수입니다.
term-refused = 할 수 없습니다. { $why }
term-no-move = 여기에는 “{ $typed }” 수가 없습니다. moves나 help를 입력하세요.
term-no-such-move = 이 게임에는 “{ $typed }” 수가 없습니다.
term-no-clause = { $game }: 규칙 “{ $clause }” 항목이 없습니다.
term-type-answer = { $question } yes나 no를 입력하세요.
term-input-ended = 입력이 끝났습니다.
term-trouble = 문제: { $why }
term-game-over = 게임이 끝났습니다.

## Replays

term-as-spectator = 관전자가 본 모습입니다.
term-as-seat = { $name } 님({ $seat }번 자리)이 본 모습입니다.
term-jump = { $step }단계로 가기(Enter)

## What is refused

term-no-one-plays = 이 터미널에서 게임하는 사람이 없습니다.
term-no-one-to-report = 이 테이블에는 신고할 사람이 없습니다.
term-no-one-to-talk-to = 이 테이블에는 이야기할 사람이 없습니다.
term-changing-hands = 먼저 터미널을 넘기세요.
term-begun = 게임이 이미 시작되었습니다.
term-not-begun = 게임이 아직 시작되지 않았습니다.
term-nothing-to-say = 보낼 말이 없습니다.
term-table-left = 테이블을 떠났습니다.
term-on-its-way = 수를 보내는 중입니다. 서버에 연결되는 대로 전달됩니다.
term-draft = 수의 일부입니다. 다 정해지면 보냅니다.
term-draft-lost = 게임이 진행되어, 두던 수를 보내지 않았습니다.
term-unreadable = 이 프로그램으로는 게임을 볼 수 없습니다: { $why }
term-stuck = { $seat }번 자리의 봇이 멈췄습니다: { $why }
term-host-no-seat = “{ $seat }” 자리가 없습니다.
term-host-taken = { $seat }번 자리에 사람이 있습니다. 먼저 내보내세요.
term-host-no-one = 그 자리에는 아무도 없습니다.
term-host-no-name = 여기에는 “{ $name }” 님이 없습니다.
term-host-two = “{ $name }” 님이 두 명입니다. 자리 번호를 입력하거나 브라우저에서 내보내세요.
term-host-no-order = “/{ $order }” 명령이 없습니다. 방장 명령: { $orders }
term-report-usage = report NAME REASON을 입력하세요. 까닭: { $reasons }
term-report-two = 이름이 같은 사람이 두 명입니다. 브라우저에서 신고하세요.

## On leaving

term-saved = 게임을 저장했습니다. 계속하려면: { $command }
term-save-failed = 게임을 저장하지 못했습니다: { $why }
term-unsaved = { $why }. 게임은 계속되지만 저장되지 않습니다.
term-record = 게임 기록: { $file }
term-record-failed = 게임 기록을 { $file }에 쓰지 못했습니다: { $why }
term-kept = 게임 기록을 쓰지 못했습니다. 게임은 남아 있습니다. 기록을 쓰려면: { $command }
term-contributed = 섞기에 { $value } 값을 보탰습니다. 확인하려면: { $command }
term-table-closed = 테이블이 닫혔습니다: { $why }
term-leave-waiting-open = 게임이 시작되지 않았고, 다른 사람이 자리에 앉을 수 있습니다.
term-leave-waiting = 게임이 시작되지 않았고, 자리는 남아 있습니다.
term-leave-bot = 자리는 남아 있고, 잠시 뒤 봇이 대신 합니다.
term-leave-waits = 자리는 남아 있고, 게임은 당신을 기다립니다.
term-come-back = 돌아오려면: { $command }
term-search-ended = 찾기를 마쳤습니다. 다시 찾으려면: { $command }
term-search-again = 다른 상대를 찾으려면: { $command }
