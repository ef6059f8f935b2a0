### The table of Chain in Korean. The keys are those of the English file, which explains them.

## 카드, 묶음, 조합

ch-card = { $colour ->
    [red] 빨강
    [orange] 주황
    [purple] 보라
    [blue] 파랑
   *[green] 초록
  } { $number }
ch-x-as = X ({ $number })
ch-shape-red = 마름모
ch-shape-orange = 세모
ch-shape-purple = 별
ch-shape-blue = 동그라미
ch-shape-green = 네모
ch-set = { $size ->
    [2] { $number } 페어
    [3] { $number } 트리플
   *[other] { $number } { $size }장 세트
  }
ch-set-with-x = { $set } (X { $count }장 포함)
ch-run = 런 { $low }–{ $high }
ch-run-with = 런 { $low }–{ $high } ({ $named } 포함)
ch-begun = { $card } 카드로 시작한 묶음
# The same as the object of "play": with an article where the language has one.
ch-a-single = { $number }
ch-an-x = X
ch-a-set = { $size ->
   *[other] { $set }
  }
ch-the-run = { $run }
ch-the-group = { $group }
ch-new-group = 새 묶음

## 드래프트

ch-draft = 가져올 카드
ch-deck = 더미
ch-deck-about = 뒷면 카드 { $deck }장, 쓸어낸 카드 { $swept }장
ch-take = { $card } 가져오기
ch-sweep = 쓸어내기
ch-sweep-card = { $card } 쓸어내기
ch-swept = 쓸어낸 카드 { $count }장
ch-why-take = 카드는 자기가 구축할 차례에 가져옵니다. (CH-4)

## 정산

ch-settlement = 내 정산
ch-points = 점
ch-points-best = 점, 최고 점수
ch-best = 최선의 묶음
ch-seal = 확정
ch-keep = 남기기
ch-keep-card = { $card } 남기기
ch-discard = 제외
ch-discard-card = { $card } 제외하기
ch-and = 그리고?
ch-take-back = 되돌리기: { $group }
ch-left-decide = 남은 카드: 하나씩 남길지 제외할지
ch-left = 남은 카드
ch-left-yet = 아직 묶지 않은 카드
ch-kept = 남김
ch-discarded = 제외함
ch-fit = { $card } → { $place }
ch-why-sealed = 묶음이 확정되었습니다. (CH-A10)
ch-why-place = { $card } 카드는 거기에 맞지 않습니다. (CH-9)
ch-why-fits = 맞는 카드는 점수로 만들어야 합니다: { $fit }. (CH-A3)
ch-why-declare = 먼저 묶음을 선언하세요. (CH-9)
ch-tip-seal = 더 점수로 만들어야 할 것이 없습니다. 확정하거나 묶음을 되돌리세요.
ch-tip-begin = 런이나 세트의 카드를 누르거나, 한 카드를 다른 카드 위로 끌어다 놓으세요.
ch-tip-neither = 이 카드들은 런도 세트도 아닙니다. (CH-9)
ch-tip-more = { $card } 카드와 함께할 카드를 고르세요.
ch-hands-open = 손패가 공개되어 모두 정산하고 있습니다.

## 손패

ch-hand = 내 손패, { $count }장
ch-hand-empty = 손패가 비었습니다.
ch-sort-colour = 색으로 정렬
ch-sort-number = 수로 정렬
ch-own-cards = { $count }장
ch-own-of-twelve = 12장 중 { $count }장
ch-own-built = 구축 { $points }
ch-own-won = 획득 { $count }
ch-own-against = 벌칙 { $count }
ch-own-game = 게임 { $game }/{ $games }

## 방출

ch-trick = 트릭
ch-holds = { $who }이 트릭을 쥐고 있습니다: { $meld }
ch-in-trick = 트릭에 { $count }장
ch-to-come = 아직 남은 사람: { $names }
ch-leads-new = { $who }이 새 트릭의 선입니다
ch-penalty-drawn = { $who }의 손패에서 벌칙 카드를 뽑는 중
ch-extra-dealt = 추가 카드를 나누는 중
ch-aside = 치운 카드
ch-play = 내기: { $meld }
ch-pass = 패스
ch-why-zero = 0은 혼자 냅니다. (CH-A28)
ch-why-no-meld = 함께 조합이 되지 않습니다. 같은 수의 카드나 연속된 3장이라야 합니다. (CH-19)
ch-why-run-length = 런은 3장입니다. (CH-A22)
ch-why-lead = 선으로 이 카드들을 낼 수 없습니다. (CH-19)
ch-why-few = 이기려면 적어도 { $count }장이 필요합니다 (지금 조합: { $meld }). (CH-A21)
ch-why-low = 그것으로는 이길 수 없습니다 (지금 조합: { $meld }). (CH-16)

## 다른 플레이어와 점수

ch-ready = 준비됨
ch-settling = 정산 중
ch-on-turn = 차례
ch-finished = 손 털었음
ch-seat-built = 구축
ch-seat-won = 획득
ch-seat-total = 합계
ch-seat-against = 벌칙
ch-scores = 최종 결과
ch-scores-about = – 합계가 가장 높은 사람이 이깁니다
ch-scores-player = 플레이어
ch-scores-built = 구축
ch-scores-won = 획득
ch-scores-hand = 손패
ch-scores-penalty = 벌칙
ch-scores-game = 게임 { $number }
ch-scores-total = 합계
ch-scores-winner = 승자

## 해야 할 일

ch-ask-deal = 카드를 나누는 중입니다.
ch-ask-reshuffle = 새 더미를 섞는 중입니다.
ch-ask-build = 당신의 차례입니다. 카드를 가져오거나 먼저 1장 쓸어내세요.
ch-ask-take = 이제 카드를 1장 가져오세요.
ch-ask-takes = { $who }이 카드를 가져옵니다.
ch-ask-left = 남은 카드를 어떻게 할지 정하세요.
ch-ask-group = 카드로 런과 세트를 만들고 확정하세요.
ch-ask-settling = 정산을 기다리는 중: { $names }.
ch-ask-settled = 모두 정산을 마쳤습니다.
ch-ask-extra = 모두에게 1장씩 더 나눕니다.
ch-ask-tie = 선을 무작위로 고릅니다.
ch-ask-done = 당신은 손을 털었습니다. { $who }의 차례입니다.
ch-ask-other = { $who }의 차례입니다.
ch-ask-lead = 당신이 선입니다. 카드 1장, 같은 수의 카드, 또는 연속된 3장을 내세요.
ch-ask-beat = 더 높은 것을 내거나 패스하세요 (지금 조합: { $meld }).
ch-ask-cannot = 이길 수 있는 카드가 없습니다 (지금 조합: { $meld }).
ch-ask-penalty = { $who }의 손패에서 벌칙 카드를 뽑는 중입니다.
ch-ask-over = 게임이 끝났습니다.

## 수

ch-do-pass = 패스
ch-do-best = 최선의 묶음 놓기
ch-do-seal = 묶음 확정하기
ch-do-take-back = 되돌리기: { $group }
ch-do-take = { $card } 가져오기
ch-do-sweep = { $card } 쓸어내기
ch-do-keep = { $card } 남기기
ch-do-discard = { $card } 제외하기
ch-do-add = { $card } 더하기: { $group }
ch-do-begin = { $card } 카드로 묶음 시작하기
ch-do-play = 내기: { $meld }

## 일어난 일

ch-on-starter = { $who }이 구축을 시작합니다.
ch-on-dealt = 게임 { $game }의 카드를 나누었습니다. 공개 줄: { $cards }.
ch-on-turn-of = { $you ->
    [yes] 당신이 구축할 차례입니다.
   *[no] { $who }이 구축하고 있습니다.
  }
ch-on-took = { $who }이 { $card } 카드를 가져옵니다.
ch-on-swept = { $who }이 { $card } 카드를 쓸어냅니다.
ch-on-refilled = { $card } 카드가 공개되었습니다.
ch-on-reshuffled = 카드 { $count }장을 섞어 새 더미를 만들었습니다.
ch-on-revealed = 모두의 손패가 공개되었습니다. 이제 모두 정산합니다.
ch-on-sheet = { $who }의 묶음은 { $points }점입니다.
ch-on-ready = { $who }이 준비되었습니다.
ch-no-group = 묶음 없음
ch-on-settled = { $who }이 { $points }점을 얻습니다: { $groups }.
ch-on-settled-discarding = { $who }이 { $points }점을 얻습니다: { $groups }. 제외한 카드: { $cards }.
ch-on-settling = 이제 { $who }이 정산합니다.
ch-on-all-settled = 모두 정산을 마쳤습니다. 1장씩 더 나눕니다.
ch-on-extra = 모두 추가 카드를 받았습니다.
ch-on-extra-own = 당신의 추가 카드: { $card }.
ch-on-tie = 점수가 같은 사람: { $names }. 선을 무작위로 고릅니다.
ch-on-leads = { $who }이 선입니다.
ch-on-next = { $you ->
    [yes] 트릭에서 당신의 차례입니다.
   *[no] 트릭에서 다음은 { $who }입니다.
  }
ch-on-played = { $who }이 냅니다: { $meld }.
ch-on-passed = { $who }이 패스합니다.
ch-on-finished = { $who }의 카드가 다 떨어졌습니다.
ch-on-won = { $who }이 트릭을 가져갑니다: { $count }장.
ch-on-cleared = { $who }이 0으로 트릭을 취소합니다. { $count }장을 치웁니다.
ch-on-drawing = { $who }이 벌칙 카드를 뽑습니다. 뽑히는 사람: { $from }.
ch-on-drawing-yours = { $who }이 당신의 손패에서 벌칙 카드를 뽑습니다.
ch-on-penalty = { $card } 카드가 { $who }의 벌칙 카드가 됩니다.
ch-on-game-over = 게임이 끝났습니다: { $points }.
ch-on-next-game = 다음 게임은 { $who }이 시작합니다.
