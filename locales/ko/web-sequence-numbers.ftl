### The texts of web-sequence-numbers.ftl in Korean. Keys, variables and comments are those of the English file, which explains them.

## The start page

game-sequence-numbers = 시퀀스 넘버스
game-sequence-numbers-line = 카드의 식을 풀어 보드에 칩 5개를 한 줄로 놓으세요.

## Cards, spaces and teams

sn-plus = 플러스
sn-minus = 마이너스
sn-slot = { $number }번째 카드
sn-team-blue = 파랑 팀
sn-team-orange = 주황 팀
sn-team-green = 초록 팀
sn-colour-blue = 파랑
sn-colour-orange = 주황
sn-colour-green = 초록
sn-space = { $space }의 { $number }
sn-corner-space = { $space }의 모서리
sn-board = 보드, { $rows } × { $columns }. 화살표 키로 움직입니다.
sn-square-corner = 자유 모서리, 모두에게 유효
sn-square-chip-blue = 파랑 칩
sn-square-chip-orange = 주황 칩
sn-square-chip-green = 초록 칩
sn-square-locked = 고정됨
sn-square-lit = 고를 수 있음
sn-square-tried = 시도했으나 오답
sn-square-recent = 방금 바뀜
sn-dead = 죽은 카드
sn-card-dead = { $card }, 죽은 카드
sn-card-why = { $card }: { $why }
sn-hand = 내 손패
sn-hand-empty = 손패가 비었습니다.

## Teams at the table

sn-teams = 팀
sn-you = (나)
sn-to-move = 차례
sn-holds-last = { $holds }, 최근 { $card }
sn-offers-end = 멈추기 제안
sn-may-draw = 뽑을 수 있음
sn-score = { $team }, 시퀀스 { $won }/{ $target }
sn-deck = 더미 { $count }
sn-goal = 시퀀스 { $target }개면 승리

## Buttons

sn-play = { $card } 내기
sn-exchange = 카드 교체
sn-exchange-dead = 죽은 카드 교체
sn-give-up = 카드 내놓기
sn-pass = 패스
sn-draw = 뽑기
sn-guilty = 유죄
sn-not-guilty = 무죄
sn-offer-end = 멈추기 제안
sn-label = { $label }: { $move }

## What was chosen

sn-give-up-which = { $card } 카드를 내놓을까요?
sn-is-dead = { $card } 카드는 죽었습니다. 두 칸이 모두 덮였습니다.
sn-choose-plus = 플러스: 빈칸 어디에나 칩을 놓으세요.
sn-choose-minus = 마이너스: 상대의 칩 하나를 치우세요.
sn-choose-solve = { $card }: 보드에서 답을 찾으세요.
sn-choose-marked = { $card }: 표시된 칸을 고르세요.
sn-with-which = { $place }: 어느 카드로?
sn-space-why = { $place }: { $why }
sn-hint = 힌트: { $move }.

## Why a card cannot be used

sn-why-over = 게임이 끝났습니다(SN-15).
sn-why-trial = 훈수 지적을 판정하는 중입니다(SN-A24).
sn-why-turn = 내 차례가 아닙니다(SN-8).
sn-why-lock = 먼저 5개를 고르세요(SN-A10).
sn-why-plus = 빈칸이 없습니다(SN-A16).
sn-why-minus = 치울 수 있는 상대의 칩이 없습니다(SN-A17).
sn-why-exchanged = 두 칸이 모두 덮였고 이미 카드를 교체했습니다(SN-11).
sn-why-covered = 두 칸이 모두 덮였습니다(SN-8).
sn-why-corner = 모서리에는 칩을 놓지 않습니다(SN-A15).
sn-why-chip = 이미 칩이 있습니다(SN-8).
sn-why-tried = 이번 차례에 이미 시도했고 틀렸습니다(SN-A38).
sn-why-number = { $card }의 답이 아닙니다(SN-A3).
sn-why-no-chip = 치울 칩이 없습니다(SN-A17).
sn-why-own-chip = 우리 편의 칩입니다(SN-A17).
sn-why-locked = 완성된 시퀀스의 일부입니다(SN-10).

## What is asked for

sn-ask-called = { $who }이 { $team }의 훈수를 지적했습니다.
sn-ask-called-you = { $who }이 내 훈수를 지적했습니다.
sn-ask-guilty = 유죄입니까?
sn-ask-voting = 다른 사람들이 투표하는 중입니다.
sn-ask-forfeit = 지적이 받아들여졌습니다. 내놓을 카드를 고르세요.
sn-ask-forfeiting = 훈수 때문에 카드를 내놓는 중입니다.
sn-ask-shuffle = 카드를 섞고 나누는 중입니다.
sn-ask-other = { $who } 차례입니다.
sn-ask-other-lock = { $who } 차례입니다. 긴 줄에서 칩 5개를 고르는 중입니다.
sn-ask-lock = 6개 이상 이어졌습니다. 고정할 5개를 고르세요.
sn-ask-no-play = 낼 수 있는 카드가 없습니다.
sn-ask-again = 아쉽습니다. 다시 풀어 보세요.
sn-ask-solve = 내 차례: 식을 풀고 답이 있는 칸을 찾으세요.
sn-ask-card = 내 차례: 카드를 고르세요.

## Moves

sn-do-pass = 패스: 낼 카드 없음
sn-do-pass-solve = 패스: 낼 카드가 없다고 말하기
sn-do-draw = 카드 뽑기
sn-do-agree = 지금 상태로 끝내자고 제안하기
sn-do-call = { $team }의 훈수 지적하기
sn-do-vote-guilty = 투표: 유죄
sn-do-vote-innocent = 투표: 무죄
sn-do-forfeit = { $card } 내놓기
sn-do-exchange = { $card } 죽은 카드로 교체하기
sn-do-lock = { $from }부터 { $to }까지 5개 고정하기
sn-do-place = { $card } 내고 { $place }에 칩 놓기
sn-do-remove = 마이너스 내고 { $place }의 칩 치우기

## What happened

sn-on-dealer = { $who }이 나눕니다. 다음 플레이어가 시작합니다.
sn-on-dealt = 카드를 나누었습니다.
sn-on-turn-of = { $you ->
    [yes] 내 차례입니다.
   *[no] { $who } 차례입니다.
  }
sn-on-placed = { $who }이 { $card } 카드를 내고 { $place }에 칩을 놓았습니다.
sn-on-removed = { $who }이 마이너스를 내고 { $place }의 칩을 치웠습니다.
sn-on-completed = { $who }이 { $from }부터 { $to }까지 시퀀스를 완성했습니다.
sn-on-choice = { $who }이 긴 줄에서 칩 5개를 고릅니다.
sn-on-exchanged = { $who }이 죽은 카드를 교체했습니다: { $card }.
sn-on-drew = { $who }이 { $card } 카드를 뽑았습니다.
sn-on-drew-hidden = { $who }이 카드 1장을 뽑았습니다.
sn-on-earned = { $who }은 카드를 뽑을 수 있습니다.
sn-on-used = { $who }이 뽑을 권리를 썼습니다.
sn-on-used-lapsed = { $who }이 뽑을 권리를 썼습니다. 앞 플레이어는 카드 { $count }장을 잃습니다.
sn-on-passed = { $who }이 패스했습니다.
sn-on-missed = { $who }의 답이 틀렸습니다.
sn-on-missed-space = { $who }의 답이 틀렸습니다: { $space }.
sn-on-missed-dead = { $who }이 틀렸습니다. 그 카드는 죽지 않았습니다.
sn-on-missed-pass = { $who }이 틀렸습니다. 낼 카드가 있습니다.
sn-on-depleted = 더미가 비었습니다.
sn-on-reshuffled = 버린 카드를 섞어 새 더미를 만들었습니다.
sn-turn-moved = 차례 끝.
sn-turn-passed = 카드를 내지 않고 차례가 지나갔습니다.
sn-turn-passed_after_exchange = 교체만 하고 차례가 지나갔습니다.
sn-turn-lost = 오답으로 차례가 끝났습니다.
sn-turn-lost_after_exchange = 교체 뒤의 오답으로 차례가 끝났습니다.
sn-on-agreed = { $who }이 게임을 멈추자고 제안했습니다.
sn-on-called = { $who }이 { $team }의 훈수를 지적했습니다.
sn-on-called-you = { $who }이 내 훈수를 지적했습니다.
sn-on-voted-guilty = { $who }이 유죄에 투표했습니다.
sn-on-voted-innocent = { $who }이 무죄에 투표했습니다.
sn-on-settled-stands = { $team }에 대한 지적이 받아들여졌습니다. 팀원마다 카드 1장을 내놓습니다.
sn-on-settled-stands-you = 나에 대한 지적이 받아들여졌습니다. 카드 1장을 내놓습니다.
sn-on-settled-falls = { $team }에 대한 지적이 기각되었습니다.
sn-on-settled-falls-you = 나에 대한 지적이 기각되었습니다.
sn-on-forfeited = { $who }이 { $card } 카드를 내놓았습니다.

## The end

sn-ending-won = 승부가 났습니다.
sn-ending-deck_cycle = 게임 끝: 보드에 변화 없이 더미가 한 바퀴 돌았습니다.
sn-ending-lap_of_passes = 게임 끝: 모두 패스했습니다.
sn-ending-turn_limit = 게임 끝: 차례 한도에 이르렀습니다.
sn-ending-agreed = 게임 끝: 모두 동의했습니다.
sn-draw-result = 시퀀스 수가 같아 비겼습니다.
sn-wins = { $you ->
    [yes] 승리했습니다!
   *[no] { $who }이 이겼습니다.
  }
sn-wins-yours = { $who } 승리. 우리 팀입니다!

## The guided first game

lesson-sequence-numbers-place = 칩 다섯 개를 한 줄로 놓으면 이깁니다. 카드를 내고 답이 있는 두 칸 가운데 하나에 칩을 놓습니다. 17 − 5는 12. 보드 가운데의 12에 놓으세요.
lesson-sequence-numbers-line = 이제 줄을 만드세요. 3 + 37은 40. 12에서 두 칸 떨어진, 표시된 40에 놓으세요.
lesson-sequence-numbers-third = 5 + 1은 6. 12의 반대편에 있는, 표시된 6에 놓으세요. 카드를 낸 뒤에는 자동으로 한 장 뽑습니다.
lesson-sequence-numbers-plus = 플러스는 빈칸 어디에나 놓을 수 있습니다. 12와 40 사이를 메우세요.
lesson-sequence-numbers-minus = 필요한 31을 상대가 차지했습니다. 마이너스는 시퀀스의 일부가 아닌 상대 칩을 치웁니다. 여기에 쓰세요.
lesson-sequence-numbers-free = 다시 비게 된 31에 하나만 더 놓으면 됩니다. 모서리는 모두에게 유효하고, 두 칸이 모두 덮인 카드는 교체할 수 있습니다. 행운을 빕니다!

## Names of rule sets

preset-square = 정사각형
preset-three-teams = 세 팀
preset-long = 길게
preset-talk = 훈수
preset-school = 교실
preset-exam = 시험
preset-everything = 모두

## Values of options; what they mean is in the rules

value-called = 지적제
value-deck-cycle = 더미 한 바퀴
value-easy = 쉬움
value-hard = 어려움
value-lap-of-passes = 모두 패스
value-lose-turn = 차례 잃음
value-never = 없음
value-normal = 보통
value-refuse = 거절
value-rulebook = 규칙서대로
value-shown = 표시
value-solve = 직접 풀기
