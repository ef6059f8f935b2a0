### The texts of web-number-chain.ftl in Korean. Keys, variables and comments are those of the English file, which explains them.

## The start page

game-number-chain = 넘버 체인
game-number-chain-line = 두 자리 카드를 숫자끼리 이어 가장 먼저 손패를 비우세요.

## Cards and places

nc-wild = 와일드 { $card }
nc-wild-as = 와일드 { $card }({ $number })
nc-wild-sign = 와일드
nc-floor = 바닥
nc-supply = 공급 더미
nc-supply-count = 공급 더미, { $count }장
nc-take-supply-count = 공급 더미에서 가져오기, { $count }장
nc-pool = 풀 { $number }
nc-pool-shows = 풀의 { $card }
nc-take-pool = 풀 { $number }의 { $card } 가져오기
nc-stock = 공급 더미와 풀
nc-pivot = 피벗
nc-pivot-about = 모두 차례 시작 때의 바닥 카드에 이음
nc-relay = 릴레이
nc-relay-about = 바로 아래 카드에 이음
nc-condition = 조건: { $condition }
nc-next-digit = 다음 카드의 앞자리
nc-any-digit = 아무 숫자
nc-hand = 내 손패, { $count }장
nc-hand-empty = 손패가 비었습니다.
nc-own = { $cards } · 벌점 { $points }
nc-round = { $round }/{ $rounds } 라운드
nc-round-closing = { $round }/{ $rounds } 라운드 – 마무리 단계

## Buttons

nc-end = 차례 끝내기
nc-decline = 추가 차례 사양
nc-wait = 기다리기
nc-quit = 라운드 그만두기
nc-reset = 리셋
nc-build-chain = 체인 만들기…
nc-builder = 체인 만들기
nc-builder-choose = 연속된 수 3개를 고르세요({ $count }/3).
nc-stands-for = { $card }의 수
nc-stands-for-label = 와일드 { $card }의 수 고르기
nc-card-as = { $card }, { $number }로 쓰기

## The other players

nc-points = 벌점 { $points }
nc-out-empty = 빠짐(손패 없음)
nc-out = 빠짐
nc-out-no = 빠짐({ $digit } 없음)
nc-on-turn = 차례

## The score

nc-scores = 벌점
nc-scores-final = 최종 결과
nc-scores-about = – 벌점이 가장 적은 사람이 이김
nc-scores-player = 플레이어
nc-scores-round = { $number }라운드
nc-scores-total = 합계
nc-scores-winner = 승자

## Why a card cannot be used

nc-why-over = 게임이 끝났습니다(NC-25).
nc-why-out = 이 라운드에서 빠졌습니다(NC-22).
nc-why-turn = 내 차례가 아닙니다(NC-9).
nc-why-chain = { $card } 카드는 고른 카드와 체인이 되지 않습니다. 연속된 수 3개가 필요합니다(NC-15).
nc-why-link = { $card } 카드의 앞자리는 { $first }인데, 필요한 숫자는 { $digit }입니다({ $clause }).
nc-why-take-turn = 내 차례에만 카드를 가져올 수 있습니다(NC-9).
nc-why-take-closing = 마무리 단계에서는 더 가져올 수 없습니다(NC-20).
nc-why-take-discard = 먼저 버리세요. 손패가 10장을 넘었습니다(NC-19).
nc-why-take-extra = 이 테이블의 추가 차례에는 내기와 체인만 할 수 있습니다(NC-A10).
nc-why-take-playing = 이번 차례에는 카드를 내고 있습니다. 한 차례에 행동은 하나입니다(NC-9).

## What is asked for

nc-ask-over = 게임 끝.
nc-ask-deal = 카드를 나누는 중입니다.
nc-ask-reshuffle = 새 공급 더미를 섞는 중입니다.
nc-ask-other = { $who } 차례입니다.
nc-ask-out = 이 라운드에서 빠졌습니다. { $who } 차례입니다.
nc-fits-any = 어떤 카드든 맞습니다
nc-fits-digit = 앞자리가 { $digit }인 카드가 맞습니다
nc-ask-discard = 손패가 10장을 넘었습니다. 바닥에 버릴 카드를 고르세요.
nc-ask-more = 한 장 더 내거나({ $fits }) 차례를 끝내세요.
nc-ask-end = 더 맞는 카드가 없습니다. 차례를 끝내세요.
nc-ask-offer = 체인으로 추가 차례를 얻었습니다({ $fits }). 쓰거나 사양하세요.
nc-ask-closing = 마무리 단계: 내기나 체인({ $fits }).
nc-ask-act = 내 차례: { $fits }. 내기, 가져오기, 리셋을 할 수 있습니다.
nc-ask-stuck = 내 차례: { $fits }. 그런 카드가 없으니 가져오거나 리셋하세요.

## Moves

nc-do-end = 차례 끝내기
nc-do-decline = 추가 차례 사양하기
nc-do-wait = 다음 차례 기다리기
nc-do-quit = 이 라운드 그만두기
nc-do-take-supply = 공급 더미에서 가져오기
nc-do-take-pool = 풀 { $pool }에서 가져오기
nc-do-take-card = 풀 { $pool }의 { $card } 가져오기
nc-do-reset = 리셋: 풀 3개를 모두 가져오고 조건을 바꾸기({ $condition })
nc-do-play = { $card } 내기
nc-do-discard = { $card } 버리기
nc-do-chain = 체인 { $steps }

## What happened

nc-on-starter = { $who }이 시작합니다.
nc-on-dealt = { $round }라운드 카드를 나누었습니다. 바닥 카드는 { $floor }입니다.
nc-on-dealt-again = { $round }라운드 카드를 나누었습니다. { $rejected } 위에 놓인 바닥 카드는 { $floor }입니다.
nc-on-turn-of = { $you ->
    [yes] 내 차례입니다.
   *[no] { $who } 차례입니다.
  }
nc-on-played = { $who }이 { $card } 카드를 냈습니다.
nc-on-chained = { $who }이 체인을 냈습니다: { $steps }.
nc-on-took = { $who }이 풀 { $pool }의 { $card } 카드를 가져왔습니다.
nc-on-drew = { $who }이 공급 더미에서 { $card } 카드를 뽑았습니다.
nc-on-drew-hidden = { $who }이 공급 더미에서 카드 1장을 뽑았습니다.
nc-on-reset = { $who }이 풀을 모두 가져왔습니다: { $cards }. 이제 조건은 { $condition }입니다.
nc-on-discarded = { $who }이 { $card } 카드를 버렸습니다.
nc-on-refilled = 풀 { $pool }에 { $card } 카드가 나왔습니다.
nc-on-reshuffled = 바닥 카드 { $count }장을 섞어 새 공급 더미를 만들었습니다.
nc-on-counted = { $turns }번째 차례 끝.
nc-on-offered = { $who }이 추가 차례를 얻었습니다.
nc-on-declined = { $who }이 추가 차례를 사양했습니다.
nc-on-waited = { $who }이 기다립니다.
nc-on-out-emptied = { $who }이 손패를 비우고 빠졌습니다.
nc-on-out-stuck = { $who }이 낼 카드가 없어 빠졌습니다.
nc-on-out-quit = { $who }이 라운드를 그만두었습니다.
nc-on-out-finished = { $who }이 마쳤습니다.
nc-on-round-over = 라운드가 끝났습니다. 벌점: { $points }.
nc-on-next-round = 다음 라운드는 { $who }이 시작합니다.

## The guided first game

lesson-number-chain-play = 손패를 비우세요. 바닥은 56이고 타일은 피벗이니 6으로 시작하는 카드를 낼 수 있습니다. 62부터 내세요.
lesson-number-chain-pivot = 피벗에서는 이번 차례의 모든 카드를 처음의 56에 잇습니다. 62가 아닙니다. 65도 내세요.
lesson-number-chain-end = 와일드도 낼 수 있지만 아껴 두세요. 다음 사람은 내 마지막 카드에 이어야 합니다. 차례를 끝내세요.
lesson-number-chain-chain = 상대가 와일드를 54로 냈습니다. 손에 41, 42, 43, 연속된 세 수가 있습니다. 체인은 무엇 위에든 낼 수 있고 추가 차례를 얻습니다. 내세요.
lesson-number-chain-reset = 추가 차례에 리셋하세요. 풀의 카드 세 장을 모두 가져오고 타일이 피벗에서 릴레이로 바뀝니다. 이유는 곧 알게 됩니다.
lesson-number-chain-relay = 상대가 카드를 가져갔습니다. 릴레이에서는 바로 아래 카드의 뒷자리에 앞자리를 잇습니다. 바닥이 3으로 끝나니 32를 내세요.
lesson-number-chain-relay-on = 계속하세요. 방금 낸 카드의 뒷자리로 시작하는 카드입니다.
lesson-number-chain-end-again = 한 차례에 네 장! 여기서 끝내세요.
lesson-number-chain-wild = 바닥이 1로 끝나는데 1로 시작하는 숫자 카드가 없습니다. 와일드 ?6은 어떤 숫자로든 시작할 수 있습니다. 16으로 내세요.
lesson-number-chain-last = 차례를 끝내세요. 끝까지 남은 와일드는 한 장에 벌점 3점, 숫자 카드는 1점입니다.
lesson-number-chain-free = 내기, 체인, 가져오기, 리셋. 이것이 전부입니다. 세 장 남았습니다. 가장 먼저 비우세요!

## Names of rule sets

preset-one-round = 1라운드
preset-definite-floor = 정해진 바닥
preset-open-floor = 열린 바닥
preset-patient = 느긋하게
preset-abrupt = 갑작스럽게
preset-one-breath = 단숨에

## Values of options; what they mean is in the rules

value-any = 무엇이든
value-declare = 선언
value-forced = 강제
value-may-quit = 그만둘 수 있음
value-may-wait = 기다릴 수 있음
value-new-turns = 새 차례
value-open = 열림
value-play-or-chain = 내기나 체인
value-redraw = 다시 뽑기
value-same-turn = 같은 차례
