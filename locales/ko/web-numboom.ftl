### The texts of web-numboom.ftl in Korean. Keys, variables and comments are those of the English file, which explains them.

## The start page

game-numboom = 넘붐
game-numboom-line = 수를 숨기고, 남이 숨긴 카드를 뒤집고, 터지지 마세요.

## Cards

nb-card = { $card ->
    [bomb] 폭탄
    [stack] 쌓기
    [observe] 관찰
    [reverse] 반전
    [reset] 재설정
    [disrupt] 교란
    [exchange] 교환
   *[other] { $card }
  }
nb-a-card = { $card ->
    [bomb] 폭탄
    [stack] 쌓기
    [observe] 관찰
    [reverse] 반전
    [reset] 재설정
    [disrupt] 교란
    [exchange] 교환
   *[other] { $card }
  }
nb-many = { $card } × { $count }
nb-nothing = 없음
nb-hidden-card = 뒷면
nb-deadly = 치명적
nb-card-deadly = { $card }, 치명적
nb-use-number = 뒷면으로 놓습니다.
nb-use-bomb = 뒷면으로 놓습니다. 뒤집은 사람은 다음 차례에 뒤집기만 할 수 있습니다.
nb-use-stack = 카드가 있는 칸에 한 장을 놓을 수 있습니다.
nb-use-observe = 덮인 카드를 봅니다. 이번 차례에 뒤집어도 됩니다.
nb-use-reverse = 내 차례가 끝나면 반대 방향으로 돕니다.
nb-use-reset = 죽음의 수를 정합니다.
nb-use-disrupt = 덮인 카드를 몰래 다시 놓습니다.
nb-use-exchange = 모두 손패를 왼쪽이나 오른쪽으로 넘깁니다.

## Positions and the Death Number

nb-position = { $number }번 칸
nb-positions = 칸
nb-pile = { $number }번 칸
nb-pile-cards = 덮인 카드 { $count }장
nb-pile-empty = 비어 있음
nb-pile-known = 아는 카드: { $card }
nb-pile-known-deadly = 아는 카드: { $card }, 지금 치명적
nb-pile-mixed = 교란으로 옮겨짐
nb-pile-peeked = 이번 차례에 엿보아 뒤집을 수 없음
nb-pile-fresh = 이번 차례에 놓아 뒤집을 수 없음
nb-pile-knowers = 아는 사람: { $names }
nb-pile-goes = { $number }번 칸으로 감
nb-new-order = 새 순서
nb-was = 원래 { $number }
nb-death = 죽음의 수
nb-death-about = 죽음의 수 { $number }. { $deadly ->
    [1] 1을
    [2] 2를
    [3] 3을
   *[other] 4를
  } 뒤집으면 탈락합니다.
nb-death-none = 아직 죽음의 수가 없습니다.
nb-is-deadly = 치명적
nb-makes = { $number ->
    [2] 2가
   *[other] { $number }이
  } 됨

## Deck and discards

nb-deck = 더미
nb-discards = 버린 카드
nb-face-up = 앞면
nb-face-up-and-down = 앞면, 그 밖에 뒷면 { $count }장
nb-none-yet = 아직 없음
nb-clockwise = 시계 방향
nb-counter = 반시계 방향
nb-clockwise-turning = 시계 방향, 곧 반전
nb-counter-turning = 반시계 방향, 곧 반전
nb-dual = 듀얼
nb-somewhere = 테이블 어딘가에: { $cards }

## Players and the hand

nb-players = 플레이어, 시계 방향
nb-you = (나)
nb-out = { $turn }번째 차례에 탈락
nb-bombed = 폭탄: 다음 차례에는 뒤집기만
nb-noted = 이 손패에 있는 것으로 아는 카드: { $cards }
nb-to-move = 차례
nb-hand = 내 손패
nb-hand-empty = 손패가 비었습니다.
nb-hand-fallen = 내 카드는 버린 카드에 있습니다.

## Buttons

nb-flip = 뒤집기
nb-peek = 엿보기
nb-observe = 관찰
nb-place = { $card } 놓기
nb-end = 차례 끝내기
nb-to = { $who }에게
nb-label = { $label }: { $move }

## What was chosen

nb-chosen = { $card }: { $what }
nb-choose-observe = 관찰: 칸을 고르세요.
nb-choose-place = { $card } 놓기: 칸을 고르세요.
nb-position-why = { $place }: { $why }
nb-at-nothing = { $place }: 지금 할 수 있는 것이 없습니다.
nb-at = { $place }.
nb-at-bomb = { $place }: 폭탄입니다. 뒤집으면 다음 차례에 뒤집기만 할 수 있습니다.
nb-at-unknown = { $place }: { $deadly }이면 탈락합니다.
nb-at-fatal = { $place }: { $number }입니다. 뒤집으면 탈락합니다!
nb-at-next = { $place }: { $number }입니다. 뒤집으면 죽음의 수가 { $next ->
    [2] 2가
   *[other] { $next }이
  } 됩니다.
nb-hint = 힌트: { $move }.

## Why a card cannot be used

nb-why-over = 게임이 끝났습니다(NB-20).
nb-why-turn = 내 차례가 아닙니다(NB-7).
nb-why-arrange = 먼저 교란을 마치세요(NB-17).
nb-why-opening-flip = 첫 라운드는 뒤집기로 끝납니다(NB-5).
nb-why-dual-flip = 듀얼에서는 먼저 뒤집습니다(NB-19).
nb-why-opening-bomb = 이 테이블에서는 첫 라운드에 폭탄을 놓을 수 없습니다(NB-A4).
nb-why-flip-only = 폭탄 때문에 이번 차례에는 뒤집기만 할 수 있습니다(NB-12).
nb-why-operations = 조작 2가지를 모두 썼습니다(NB-7).
nb-why-occupied = 빈칸이 없습니다(NB-8).
nb-why-opening-function = 첫 라운드에는 기능 카드를 쓸 수 없습니다(NB-A7).
nb-why-dual-function = 듀얼에는 기능 카드가 없습니다(NB-19).
nb-why-stack-late = 이번 차례에는 더 놓을 수 없습니다(NB-A20).
nb-why-stack = 쌓기에는 카드가 있는 칸과 놓을 카드가 필요합니다(NB-A36).
nb-why-covered = 덮인 카드가 없습니다(NB-A36).
nb-why-occupied-there = 이미 카드가 있고, 쌓기를 쓰지 않았습니다(NB-8).
nb-why-nothing-there = 볼 카드가 없습니다(NB-A36).

## What is asked for

nb-ask-out = 탈락했습니다. { $who } 차례입니다.
nb-ask-shuffle = 카드를 섞고 나누는 중입니다.
nb-ask-arranging = { $who }이 덮인 카드를 다시 놓는 중입니다.
nb-ask-other = { $who } 차례입니다.
nb-ask-other-flip = { $who } 차례입니다(뒤집기만 가능).
nb-ask-opening = 첫 라운드: 빈칸에 카드 한 장을 놓으세요.
nb-ask-opening-flip = 첫 라운드: 카드 한 장을 뒤집으세요. 그 수가 죽음의 수가 됩니다.
nb-ask-arrange = 교란: { $place }에 놓을 카드 더미를 고르세요.
nb-ask-dual-flip = 듀얼: 카드 한 장을 뒤집으세요.
nb-ask-dual-place = 듀얼: 이제 카드 한 장을 놓으세요.
nb-ask-dual-fill = 듀얼: 빈칸을 채우세요.
nb-ask-end = 남은 조작이 없습니다. 기능 카드를 쓰거나 차례를 끝내세요.
nb-ask-flip-only = 폭탄! 뒤집기만 할 수 있습니다(남은 조작 { $count }).
nb-ask-act = 내 차례: 놓기, 엿보기, 뒤집기(남은 조작 { $count }).
nb-ask-may-stack = 카드가 있는 칸에도 놓을 수 있습니다.
nb-won = { $you ->
    [yes] 마지막까지 남았습니다. 승리했습니다!
   *[no] 마지막까지 남은 { $who }이 이겼습니다.
  }
nb-won-shared = 차례 한도에 이르렀습니다. 남은 사람이 함께 이깁니다.

## Moves

nb-do-end = 차례 끝내기
nb-do-flip = { $place } 뒤집기
nb-do-peek = { $place } 엿보기
nb-do-place = { $place }에 { $card } 놓기
nb-do-stack = 쌓기 쓰기
nb-do-observe = { $place }에 관찰 쓰기
nb-do-reverse = 반전 쓰기
nb-do-reset = 재설정 쓰기: 죽음의 수 { $number }
nb-do-disrupt = 교란 쓰기
nb-do-exchange-left = 교환 쓰기: 손패는 왼쪽으로, 내 손패는 { $who }에게
nb-do-exchange-right = 교환 쓰기: 손패는 오른쪽으로, 내 손패는 { $who }에게
nb-do-arrange = { $from }의 더미를 { $place }으로 옮기기

## What happened

nb-on-starter = { $who }이 시작합니다.
nb-on-dealt = 모두에게 카드 4장을 나누었습니다.
nb-on-rejected = { $who }이 놓을 카드가 없는 손패를 공개하고 다시 뽑습니다.
nb-on-drew = { $who }이 뽑았습니다: { $cards }.
nb-on-drew-hidden = { $who }이 카드 { $count }장을 뽑았습니다.
nb-on-reshuffled = 버린 카드를 섞어 { $count }장의 더미를 만들었습니다.
nb-on-turn-of = { $you ->
    [yes] 내 차례입니다.
   *[no] { $who } 차례입니다.
  }
nb-on-turn-flips = { $you ->
    [yes] 내 차례입니다. 폭탄 때문에 뒤집기만 할 수 있습니다.
   *[no] { $who } 차례입니다. 폭탄 때문에 뒤집기만 할 수 있습니다.
  }
nb-stage-starter = 추첨으로 시작할 사람을 정합니다.
nb-stage-deal = 카드를 나눕니다.
nb-stage-redraw = 손패를 다시 뽑습니다.
nb-stage-reshuffle = 버린 카드를 섞습니다.
nb-stage-opening = 첫 라운드: 카드를 놓습니다.
nb-stage-opening_flip = 첫 라운드: 죽음의 수를 정할 카드를 뒤집습니다.
nb-stage-act = 놓기, 엿보기, 뒤집기.
nb-stage-arrange = 덮인 카드를 다시 놓는 중입니다.
nb-stage-dual_flip = 듀얼: 카드를 뒤집습니다.
nb-stage-dual_place = 듀얼: 카드를 놓습니다.
nb-stage-dual_fill = 듀얼: 빈칸을 채웁니다.
nb-stage-over = 게임 끝.
nb-operations-left = 남은 조작: { $count }.
nb-on-placed = { $who }이 { $place }에 { $card } 카드를 놓았습니다.
nb-on-peeked = { $who }이 { $place }을 엿보았습니다.
nb-on-peeked-card = { $who }이 { $place }을 엿보았습니다: { $card }.
nb-on-observed = { $who }이 { $place }을 관찰했습니다.
nb-on-observed-card = { $who }이 { $place }을 관찰했습니다: { $card }.
nb-on-flipped = { $who }이 { $place }의 { $card } 카드를 뒤집었습니다. 죽음의 수는 { $number }입니다.
nb-on-restricts = 폭탄 때문에 { $who }은 다음 차례에 뒤집기만 할 수 있습니다.
nb-on-played = { $who }이 { $card } 카드를 썼습니다.
nb-on-reset = 이제 죽음의 수는 { $number }입니다.
nb-on-arranged = { $place }의 더미를 새 자리에 놓았습니다.
nb-on-disrupted = { $who }이 덮인 카드를 다시 놓았습니다.
nb-on-exchanged-left = 모두의 손패가 왼쪽으로 넘어갔습니다.
nb-on-exchanged-right = 모두의 손패가 오른쪽으로 넘어갔습니다.
nb-on-out = 쾅! { $who }이 탈락했습니다. 칸이 하나 줄어듭니다.
nb-on-dual = 두 사람이 남았습니다. 듀얼! 기능 카드는 게임에서 빠집니다.
nb-on-ended-clockwise = 차례 끝. 시계 방향으로 이어집니다.
nb-on-ended-counter = 차례 끝. 반시계 방향으로 이어집니다.

## The guided first game

lesson-numboom-opening = 마지막까지 남으면 이깁니다. 첫 라운드에는 마지막 사람을 뺀 모두가 카드를 한 장씩 뒷면으로 놓습니다. 빈칸이 하나 있습니다. 3을 놓으세요.
lesson-numboom-place = 먼저 3이 뒤집혀 죽음의 수가 3이 되었습니다. 뒤집을 때마다 수를 더합니다. 2를 더해 5가 되었고, 4를 넘으면 4를 빼므로 지금은 1입니다. 차례마다 조작을 두 번 합니다. 먼저 다른 3을 놓으세요. 무엇인지는 나만 압니다.
lesson-numboom-reset = 죽음의 수와 더해 4가 되는 카드를 뒤집으면 탈락합니다. 3을 뒤집으면 1 + 3 = 4입니다. 기능 카드는 조작에 들지 않습니다. 재설정으로 죽음의 수를 2로 만드세요.
lesson-numboom-flip = 이제 2 + 3 = 5, 곧 1입니다. 자기 3을 뒤집으세요. 안전합니다.
lesson-numboom-end = 두 조작을 마쳤습니다. 기능 카드도 쓸 수 있지만 아껴 두세요. 차례를 끝내세요.
lesson-numboom-peek = 놓을 숫자가 없고, 모르고 뒤집기는 위험합니다. 엿보세요. 나만 볼 수 있습니다. 이번 차례에는 뒤집을 수 없습니다.
lesson-numboom-reverse = 1입니다. 다른 사람에게 맡기세요. 반전을 쓰면 내 차례가 끝난 뒤 반대 방향으로 돕니다.
lesson-numboom-end-again = 두 번째 조작으로 할 것이 없습니다. 차례를 끝내세요.
lesson-numboom-free = 죽음의 수를 살피고, 본 카드를 기억하고, 더해서 4가 되는 카드는 뒤집지 마세요. 나머지는 직접 해 보세요!

## Names of rule sets

preset-full = 전체
preset-base = 기본
preset-base-and-bombs = 기본과 폭탄
preset-base-and-functions = 기본과 기능
preset-rounds = 라운드제
preset-base-rounds = 기본 라운드제
preset-sharp = 날카롭게

## Values of options; what they mean is in the rules

value-again = 한 번 더
value-barred = 금지
value-base = 기본
value-dual = 듀얼
value-full = 전체
value-no = 아니요
value-on = 켬
value-opening = 시작
value-restrict = 제한
value-round = 라운드마다
value-turn = 차례마다
value-yes = 예
