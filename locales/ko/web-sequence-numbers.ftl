### The table of Sequence Numbers in Korean. The keys are those of the English file, which explains them.

## 카드, 칸, 팀

sn-plus = 플러스
sn-minus = 마이너스
sn-slot = { $number }번 카드
sn-team-blue = 파랑 팀
sn-team-orange = 주황 팀
sn-team-green = 초록 팀
sn-colour-blue = 파랑
sn-colour-orange = 주황
sn-colour-green = 초록
sn-space = 수 { $number }의 { $space } 칸
sn-corner-space = { $space } 모서리 칸
sn-board = 보드, 가로줄 { $rows }개, 세로줄 { $columns }개. 화살표 키로 옮겨 다닙니다.
sn-square-corner = 자유 모서리, 모두에게 유효
sn-square-chip-blue = 파랑 칩
sn-square-chip-orange = 주황 칩
sn-square-chip-green = 초록 칩
sn-square-locked = 고정됨
sn-square-lit = 고를 수 있음
sn-square-tried = 시도했으나 틀림
sn-square-recent = 방금 바뀜
sn-dead = 죽은 카드
sn-card-dead = { $card }, 죽은 카드
sn-card-why = { $card }: { $why }
sn-hand = 내 손패
sn-hand-empty = 손패가 비었습니다.

## 테이블의 팀

sn-teams = 팀
sn-you = (나)
sn-to-move = 차례
sn-holds-last = { $holds }, 마지막 { $card }
sn-offers-end = 끝내기 제안
sn-may-draw = 뽑을 수 있음
sn-score = { $team }, 시퀀스 { $won }/{ $target }
sn-deck = 더미 { $count }
sn-goal = 시퀀스 { $target }개면 승리

## 버튼

sn-play = { $card } 쓰기
sn-exchange = 교체하기
sn-exchange-dead = 죽은 카드로 교체
sn-give-up = 내놓기
sn-pass = 패스
sn-draw = 뽑기
sn-guilty = 유죄
sn-not-guilty = 무죄
sn-offer-end = 끝내기 제안
sn-label = { $label }: { $move }

## 고른 것

sn-give-up-which = { $card } 카드를 내놓을까요?
sn-is-dead = { $card } 카드는 죽었습니다. 두 칸이 모두 덮여 있습니다.
sn-choose-plus = 플러스: 빈 칸 아무 데나 칩을 놓으세요.
sn-choose-minus = 마이너스: 상대의 칩을 치우세요.
sn-choose-solve = { $card }: 보드에서 답을 찾으세요.
sn-choose-marked = { $card }: 표시된 칸을 고르세요.
sn-with-which = { $place }: 어느 카드로 할까요?
sn-hint = 힌트: { $move }.

## 카드를 쓸 수 없는 까닭

sn-why-over = 게임이 끝났습니다 (SN-15).
sn-why-trial = 훈수 지적을 판정하는 중입니다 (SN-A24).
sn-why-turn = 당신의 차례가 아닙니다 (SN-8).
sn-why-lock = 먼저 5개를 고르세요 (SN-A10).
sn-why-plus = 빈 칸이 없습니다 (SN-A16).
sn-why-minus = 치울 수 있는 상대의 칩이 없습니다 (SN-A17).
sn-why-exchanged = 두 칸이 모두 덮여 있고, 이미 카드를 교체했습니다 (SN-11).
sn-why-covered = 두 칸이 모두 덮여 있습니다 (SN-8).

## 해야 할 일

sn-ask-called = { $who }이 훈수를 지적했습니다: { $team }.
sn-ask-called-you = { $who }이 당신의 훈수를 지적했습니다.
sn-ask-guilty = 유죄입니까?
sn-ask-voting = 다른 사람들이 투표하고 있습니다.
sn-ask-forfeit = 지적이 받아들여졌습니다. 내놓을 카드를 고르세요.
sn-ask-forfeiting = 훈수 때문에 카드를 내놓는 중입니다.
sn-ask-shuffle = 카드를 섞어 나누는 중입니다.
sn-ask-other = { $who }의 차례입니다.
sn-ask-other-lock = { $who }의 차례입니다. 긴 줄에서 칩 5개를 고르고 있습니다.
sn-ask-lock = 5개보다 길게 늘어섰습니다. 고정할 5개를 고르세요.
sn-ask-no-play = 쓸 수 있는 카드가 없습니다.
sn-ask-again = 틀렸습니다. 다시 풀어 보세요.
sn-ask-solve = 당신의 차례입니다. 카드의 식을 풀어 칸을 찾으세요.
sn-ask-card = 당신의 차례입니다. 카드를 고르세요.

## 수

sn-do-pass = 패스: 쓸 수 있는 카드가 없음
sn-do-pass-solve = 패스: 쓸 수 있는 카드가 없다고 말하기
sn-do-draw = 카드 1장 뽑기
sn-do-agree = 이대로 게임을 끝내자고 제안하기
sn-do-call = 훈수 지적하기: { $team }
sn-do-vote-guilty = 투표: 유죄
sn-do-vote-innocent = 투표: 무죄
sn-do-forfeit = { $card } 내놓기
sn-do-exchange = { $card } 죽은 카드로 교체하기
sn-do-lock = { $from }부터 { $to }까지 5개 고정하기
sn-do-place = { $card } 쓰고 { $place }에 칩 놓기
sn-do-remove = 마이너스 쓰고 { $place }의 칩 치우기

## 일어난 일

sn-on-dealer = { $who }이 카드를 나누고, 다음 플레이어가 시작합니다.
sn-on-dealt = 카드를 나누었습니다.
sn-on-turn-of = { $you ->
    [yes] 당신의 차례입니다.
   *[no] { $who }의 차례입니다.
  }
sn-on-placed = { $who }이 { $card } 카드를 쓰고 { $place }에 칩을 놓습니다.
sn-on-removed = { $who }이 마이너스를 쓰고 { $place }의 칩을 치웁니다.
sn-on-completed = { $who }이 { $from }부터 { $to }까지 시퀀스를 완성합니다.
sn-on-choice = { $who }이 긴 줄에서 칩 5개를 고릅니다.
sn-on-exchanged = { $who }이 죽은 카드를 교체합니다: { $card }.
sn-on-drew = { $who }이 { $card } 카드를 뽑습니다.
sn-on-drew-hidden = { $who }이 카드를 1장 뽑습니다.
sn-on-earned = { $who }은 카드를 1장 뽑을 수 있습니다.
sn-on-used = { $who }이 뽑을 권리를 씁니다.
sn-on-used-lapsed = { $who }이 뽑을 권리를 씁니다. 앞 플레이어는 { $count }장을 잃습니다.
sn-on-passed = { $who }이 패스합니다.
sn-on-missed = { $who }의 답이 틀렸습니다.
sn-on-missed-space = { $space }에서 { $who }의 답이 틀렸습니다.
sn-on-missed-dead = { $who }의 답이 틀렸습니다. 그 카드는 죽지 않았습니다.
sn-on-missed-pass = { $who }의 답이 틀렸습니다. 쓸 수 있는 카드가 있습니다.
sn-on-depleted = 더미가 다 떨어졌습니다.
sn-on-reshuffled = 버린 카드를 섞어 새 더미를 만들었습니다.
sn-turn-moved = 차례가 끝났습니다.
sn-turn-passed = 아무것도 쓰지 않고 차례가 지나갑니다.
sn-turn-passed_after_exchange = 교체만 하고 차례가 지나갑니다.
sn-turn-lost = 틀린 답으로 차례를 잃습니다.
sn-on-agreed = { $who }이 게임을 끝내자고 제안합니다.
sn-on-called = { $who }이 훈수를 지적합니다: { $team }.
sn-on-called-you = { $who }이 당신의 훈수를 지적합니다.
sn-on-voted-guilty = { $who }이 유죄에 투표합니다.
sn-on-voted-innocent = { $who }이 무죄에 투표합니다.
sn-on-settled-stands = { $team }에 대한 지적이 받아들여졌습니다. 저마다 카드를 1장씩 내놓습니다.
sn-on-settled-stands-you = 당신에 대한 지적이 받아들여졌습니다. 카드를 1장 내놓습니다.
sn-on-settled-falls = { $team }에 대한 지적이 물리쳐졌습니다.
sn-on-settled-falls-you = 당신에 대한 지적이 물리쳐졌습니다.
sn-on-forfeited = { $who }이 { $card } 카드를 내놓습니다.

## 끝

sn-ending-won = 승부가 났습니다.
sn-ending-deck_cycle = 게임 끝: 보드에 변화가 없이 더미가 한 바퀴 돌았습니다.
sn-ending-lap_of_passes = 게임 끝: 모두 패스했습니다.
sn-ending-turn_limit = 게임 끝: 차례 한도에 이르렀습니다.
sn-ending-agreed = 게임 끝: 모두 합의했습니다.
sn-draw-result = 시퀀스가 가장 많은 편끼리 무승부입니다.
sn-wins = { $you ->
    [yes] 당신이 이겼습니다!
   *[no] { $who }이 이겼습니다.
  }
sn-wins-yours = { $who }이 이겼습니다. 당신의 팀입니다!
