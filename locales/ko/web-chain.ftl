### The texts of web-chain.ftl in Korean. Keys, variables and comments are those of the English file, which explains them.

## The start page

game-chain = 체인
game-chain-line = 함께 점수가 되는 카드 12장을 모은 뒤 트릭에서 털어 내세요.

## Cards, groups and melds

ch-card = { $colour ->
    [red] 빨강
    [orange] 주황
    [purple] 보라
    [blue] 파랑
   *[green] 초록
  } { $number }
ch-x-as = X({ $number })
ch-shape-red = 마름모
ch-shape-orange = 삼각형
ch-shape-purple = 별
ch-shape-blue = 동그라미
ch-shape-green = 네모
ch-set = { $number } 카드 { $size }장
ch-set-with-x = { $set }(X { $count }장 포함)
ch-run = 런 { $low }–{ $high }
ch-run-with = 런 { $low }–{ $high }({ $named })
ch-begun = { $card } 카드로 시작한 묶음
ch-a-single = { $number } 카드
ch-an-x = X 카드
ch-a-set = { $size ->
   *[other] { $set }
  }
ch-the-run = { $run }
ch-the-group = { $group }
ch-new-group = 새 묶음

## The draft

ch-draft = 공개된 카드
ch-deck = 더미
ch-deck-about = 더미 { $deck }장, 쓸어낸 카드 { $swept }장
ch-take = { $card } 가져오기
ch-sweep = 쓸어내기
ch-sweep-card = { $card } 쓸어내기
ch-swept = 쓸어낸 카드 { $count }장
ch-why-take = 내 차례에만 카드를 가져올 수 있습니다(CH-4).

## The settlement

ch-settlement = 내 묶음
ch-points = 점
ch-points-best = 점(최고 점수)
ch-best = 자동으로 묶기
ch-seal = 확정
ch-keep = 남기기
ch-keep-card = { $card } 남기기
ch-discard = 제외
ch-discard-card = { $card } 제외하기
ch-and = 한 장 더
ch-take-back = { $group } 되돌리기
ch-left-decide = 남은 카드: 한 장씩 남기거나 제외
ch-left = 남은 카드
ch-left-yet = 아직 묶지 않은 카드
ch-kept = 남김
ch-discarded = 제외
ch-fit = { $card } – { $place }
ch-why-sealed = 묶음은 이미 확정되었습니다(CH-A10).
ch-why-place = { $card } 카드는 거기에 맞지 않습니다(CH-9).
ch-why-fits = 묶을 수 있는 카드는 모두 점수로 만들어야 합니다: { $fit }(CH-A3).
ch-why-declare = 먼저 묶음을 만드세요(CH-9).
ch-tip-seal = 점수로 만들 카드가 더 없습니다. 확정하거나 묶음을 되돌리세요.
ch-tip-begin = 런이나 세트가 될 카드를 누르거나 다른 카드 위로 끌어 놓으세요.
ch-tip-neither = 이 카드들은 런도 세트도 아닙니다(CH-9).
ch-tip-more = { $card } 카드와 함께할 카드를 고르세요.
ch-hands-open = 모든 손패가 공개되었고 정산 중입니다.

## The hand

ch-hand = 내 손패, { $count }장
ch-hand-empty = 손패가 비었습니다.
ch-sort-colour = 색깔순 정렬
ch-sort-number = 숫자순 정렬
ch-own-cards = 카드 { $count }장
ch-own-of-twelve = { $count }/12장
ch-own-built = 정산 { $points }점
ch-own-won = 획득 { $count }장
ch-own-against = 벌칙 { $count }장
ch-own-game = { $game }/{ $games } 게임

## The release

ch-trick = 트릭
ch-holds = { $who }이 이기고 있습니다: { $meld }
ch-in-trick = 트릭에 카드 { $count }장
ch-to-come = 낼 사람: { $names }
ch-leads-new = { $who }이 새 트릭의 선입니다
ch-penalty-drawn = { $who }의 손패에서 벌칙 카드를 뽑습니다
ch-extra-dealt = 추가 카드를 나누는 중입니다
ch-aside = 치운 카드
ch-play = { $meld } 내기
ch-pass = 패스
ch-why-zero = 0은 혼자 냅니다(CH-A28).
ch-why-no-meld = 조합이 되지 않습니다. 같은 수나 연속된 3장을 내세요(CH-19).
ch-why-run-length = 런은 정확히 3장입니다(CH-A22).
ch-why-lead = 이 카드들로는 시작할 수 없습니다(CH-19).
ch-why-few = 이기려면 적어도 { $count }장이 필요합니다: { $meld }(CH-A21).
ch-why-low = 이것으로는 이길 수 없습니다: { $meld }(CH-16).

## The other players and the score

ch-ready = 준비됨
ch-settling = 정산 중
ch-on-turn = 차례
ch-finished = 손 털기
ch-seat-built = 정산
ch-seat-won = 획득
ch-seat-total = 합계
ch-seat-against = 벌칙
ch-scores = 최종 결과
ch-scores-about = – 합계가 가장 높은 사람이 이김
ch-scores-player = 플레이어
ch-scores-built = 정산
ch-scores-won = 획득
ch-scores-hand = 손패
ch-scores-penalty = 벌칙
ch-scores-game = { $number }게임
ch-scores-total = 합계
ch-scores-winner = 승자

## What is asked for

ch-ask-deal = 카드를 나누는 중입니다.
ch-ask-reshuffle = 새 더미를 섞는 중입니다.
ch-ask-build = 내 차례: 한 장 가져오거나 먼저 한 장을 쓸어내세요.
ch-ask-take = 이제 카드를 가져오세요.
ch-ask-takes = { $who }이 카드를 가져옵니다.
ch-ask-left = 남은 카드를 한 장씩 남기거나 제외하세요.
ch-ask-group = 카드를 런과 세트로 묶고 확정하세요.
ch-ask-settling = { $names }의 정산을 기다리는 중입니다.
ch-ask-settled = 모두 정산을 마쳤습니다.
ch-ask-extra = 모두에게 한 장씩 더 나눕니다.
ch-ask-tie = 추첨으로 선을 정합니다.
ch-ask-done = 손을 털었습니다. { $who } 차례입니다.
ch-ask-other = { $who } 차례입니다.
ch-ask-lead = 내가 선입니다. 카드 한 장, 같은 수 여러 장, 또는 연속된 3장을 내세요.
ch-ask-beat = 이 조합을 이기거나 패스하세요: { $meld }.
ch-ask-cannot = 이길 수 있는 카드가 없습니다: { $meld }.
ch-ask-penalty = { $who }의 손패에서 벌칙 카드를 뽑습니다.
ch-ask-over = 게임 끝.

## Moves

ch-do-pass = 패스
ch-do-best = 최고 점수로 묶기
ch-do-seal = 묶음 확정하기
ch-do-take-back = { $group } 되돌리기
ch-do-take = { $card } 가져오기
ch-do-sweep = { $card } 쓸어내기
ch-do-keep = { $card } 남기기
ch-do-discard = { $card } 제외하기
ch-do-add = { $card } 더하기: { $group }
ch-do-begin = { $card } 카드로 묶음 시작하기
ch-do-play = { $meld } 내기

## What happened

ch-on-starter = { $who }이 먼저 시작합니다.
ch-on-dealt = { $game }게임 카드를 나누었습니다. 공개 줄: { $cards }.
ch-on-turn-of = { $you ->
    [yes] 내가 카드를 가져올 차례입니다.
   *[no] { $who }이 카드를 가져올 차례입니다.
  }
ch-on-took = { $who }이 { $card } 카드를 가져왔습니다.
ch-on-swept = { $who }이 { $card } 카드를 쓸어냈습니다.
ch-on-refilled = { $card } 카드가 공개되었습니다.
ch-on-reshuffled = 카드 { $count }장을 섞어 새 더미를 만들었습니다.
ch-on-revealed = 모든 손패가 공개되었습니다. 이제 모두 정산합니다.
ch-on-sheet = { $who }의 묶음은 { $points }점입니다.
ch-on-ready = { $who }이 정산을 마쳤습니다.
ch-no-group = 묶음 없음
ch-on-settled = { $who }이 { $points }점을 얻었습니다: { $groups }.
ch-on-settled-discarding = { $who }이 { $points }점을 얻었습니다: { $groups }. 제외: { $cards }.
ch-on-settling = { $who }이 이제 정산합니다.
ch-on-all-settled = 모두 정산을 마쳤습니다. 한 장씩 더 나눕니다.
ch-on-extra = 모두 추가 카드를 받았습니다.
ch-on-extra-own = 내 추가 카드는 { $card }입니다.
ch-on-tie = { $names }의 점수가 같습니다. 추첨으로 선을 정합니다.
ch-on-leads = { $who }이 선입니다.
ch-on-next = { $you ->
    [yes] 트릭에서 내 차례입니다.
   *[no] 트릭에서 { $who } 차례입니다.
  }
ch-on-played = { $who }이 냈습니다: { $meld }.
ch-on-passed = { $who }이 패스했습니다.
ch-on-finished = { $who }이 손을 털었습니다.
ch-on-won = { $who }이 트릭을 가져갔습니다: 카드 { $count }장.
ch-on-cleared = { $who }이 0으로 트릭을 취소했습니다. 카드 { $count }장을 치웠습니다.
ch-on-drawing = { $who }이 { $from }의 손패에서 벌칙 카드를 뽑습니다.
ch-on-drawing-yours = { $who }이 내 손패에서 벌칙 카드를 뽑습니다.
ch-on-penalty = { $card } 카드가 { $who }의 벌칙 카드가 되었습니다.
ch-on-game-over = 게임 끝: { $points }.
ch-on-next-game = 다음 게임은 { $who }이 시작합니다.

## The guided first game

lesson-chain-first = 함께 점수가 되는 카드 열두 장을 모으세요. 차례마다 공개된 다섯 장에서 한 장을 가져옵니다. X는 1부터 9까지 아무 수나 됩니다. 가져오세요.
lesson-chain-run = 이어지는 수는 런이 됩니다. 길수록 점수가 높습니다. 초록 6을 가져와 시작하세요.
lesson-chain-colour = 런의 점수에는 가장 많은 색의 장수를 곱합니다. 4도 초록입니다. 가져오세요.
lesson-chain-gap = 색이 전부는 아닙니다. 3은 런을 아래로 늘립니다. 가져오세요.
lesson-chain-sweep = 쓸 만한 카드가 없습니다. 차례마다 한 번, 공개된 카드 한 장을 쓸어내고 새로 나온 카드를 볼 수 있습니다. 빨강 9를 쓸어내세요.
lesson-chain-swept = 5는 4와 6 사이를 메웁니다. 가져오세요.
lesson-chain-low = 긴 런은 아래까지 이어집니다. 1을 가져오세요.
lesson-chain-sweep-again = 표시된 카드를 쓸어내고 무엇이 나오는지 보세요.
lesson-chain-top = 8은 런을 위로 늘립니다. 가져오세요.
lesson-chain-second = 초록 2는 1과 3을 이어 줍니다. 가져오세요.
lesson-chain-majority = 또 초록이고, 8은 두 장째입니다. 다른 8은 두 번째 런에 쓸 수 있습니다. 가져오세요.
lesson-chain-end-of-run = 9로 런의 위쪽 끝이 완성됩니다. 가져오세요.
lesson-chain-twelfth = 열두 번째 카드입니다. 7이 있으면 런이 두 개가 됩니다. 가져오세요.
lesson-chain-best = 모두의 손패가 공개되었습니다. 각자 카드를 런과 세트로 묶습니다. 한 장씩 묶을 수도 있지만, 이번에는 자동으로 묶어 보세요.
lesson-chain-seal = 아홉 장 런은 17점이고 여기에 6을 곱합니다. 초록 네 장과 초록으로 치는 X 두 장입니다. 남은 카드는 없습니다. 묶음을 확정하세요.
lesson-chain-lead = 이제 손패를 털어야 합니다. 점수가 가장 낮은 사람, 바로 내가 선입니다. X를 3으로 하여 세 장 런을 내세요.
lesson-chain-beat = 상대가 그 트릭을 가져가고 7-8-9로 시작했습니다. 같은 높이의 조합도 낼 수 있고, 마지막 조합이 트릭을 가져갑니다. 카드마다 1점입니다. X를 7로 하여 8, 9와 함께 내세요.
lesson-chain-free = 트릭을 가져왔으니 내가 선입니다. 상대보다 먼저 손패를 터세요. 마지막까지 남은 카드는 감점입니다.

## Names of rule sets

preset-three-games = 3게임
preset-free-hand = 자유롭게
preset-best-points = 최고 점수
preset-long-tricks = 긴 트릭
preset-gentle-zeros = 순한 0
preset-whole-laps = 온전한 바퀴
preset-endless-laps = 끝없는 바퀴

## Values of options; what they mean is in the rules

value-anytime = 언제든
value-aside = 옆으로
value-at-once = 즉시
value-best-points = 최고 점수
value-build = 정산
value-clockwise = 시계 방향
value-complete-lap = 바퀴 마치기
value-exact = 정확히
value-free = 자유
value-lowest-total = 가장 낮은 합계
value-maximal = 최대
value-must-beat = 이겨야 함
value-nothing = 없음
value-one = 하나
value-or-higher = 이상
value-rotate = 돌아가며
value-seat = 자리 순서
value-takes = 가져감
value-ten = 10
value-three = 3
value-three-or-more = 3 이상
value-together = 동시에
value-total = 합계
value-until-all-pass = 모두 패스할 때까지
