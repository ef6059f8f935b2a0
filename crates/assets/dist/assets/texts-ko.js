var e=Object.values(Object.assign({"../../../../locales/ko/web-chain.ftl":`### The texts of web-chain.ftl in Korean. Keys, variables and comments are those of the English file, which explains them.

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
`,"../../../../locales/ko/web-generic.ftl":`### 웹 클라이언트에 전용 테이블이 없는 게임의 테이블.

any-hand = 내 카드
any-state = 테이블 상황
any-nothing = 알 수 없음
any-none = 없음
any-entries = { $name } ({ $count })
any-part = { $name } { $value }
any-parts = { $what }: { $parts }
any-by = { $who }: { $what }
any-choose = 목록에서 수를 고르세요. 카드를 고르면 그 카드의 수만 보입니다.
any-choose-move = 목록에서 수를 고르세요.
any-card = { $card }: 이 카드의 수만 보기
`,"../../../../locales/ko/web-lessons.ftl":`### 웹 클라이언트: 안내 게임, 한 기기에서 함께하기, 섞기 확인.

## 안내 공통

lesson-start = 배우기
lesson-start-game = 배우기: { $game }
lesson-title = 배우기
lesson-then = 실제 게임 하기
lesson-step = { $step }/{ $of } 단계
lesson-waiting = 다른 사람이 두는 것을 지켜보세요.
lesson-rule = 규칙
lesson-other = 먼저 표시된 수를 두세요. 배우기가 끝나면 마음대로 해 볼 수 있습니다.
lesson-own-way = 이제부터는 자유롭게 하세요.
lesson-close = 알겠습니다

## 한 기기에서 함께하기

hot-seat-person = 이 기기에서 하는 사람
hot-seat-name = 이름
hot-seat-default = 플레이어 { $number }
hot-seat-pass = 기기를 { $name } 님에게 건네주세요
hot-seat-about = { $name } 님이 준비될 때까지 모든 카드가 가려집니다.
hot-seat-ready = { $name }입니다: 내 카드 보기
hot-seat-undo = { $name } 님의 수 무르기

## 섞기 확인

fair-check = 카드 나누기 검증
fair-checking = 잠시만요…
fair-checked = 이 브라우저에서 검증한 것
fair-kept = 게임 뒤에 공개된 비밀이 이 지문과 일치합니다. 게임 중에 바뀌지 않았습니다.
fair-same = 이 기기는 첫 카드 전에 같은 지문을 보았습니다.
fair-unseen = 이 기기는 첫 카드 전에 테이블에 없었으므로, 지문이 제때 공개되었는지 알 수 없습니다.
fair-other = 이 기기는 첫 카드 전에 다른 지문을 보았습니다. 이 배분을 믿지 마세요.
fair-broken = 비밀이 지문과 맞지 않습니다. 이 배분을 믿지 마세요.
fair-follow = { $count ->
       *[other] 섞기와 뽑기 { $count }번을 여기서 다시 했습니다. 모두 비밀과 플레이어가 제공한 값에서 나왔습니다.
    }
fair-wrong = 비밀에서 나오지 않은 섞기가 있습니다(기록의 입력 { $number }). 이 배분을 믿지 마세요.
fair-part-included = 이 기기가 제공한 값이 쓰였고, 공개된 뒤에 추가된 값은 없습니다.
fair-part-left-out = 이 기기도 값을 제공했지만, 기록에 없거나 제때 약속되지 않은 값이 들어 있습니다. 이 배분을 믿지 마세요.
fair-part-none = 이 기기는 이 섞기에 값을 제공하지 않았습니다.
fair-none = 이 기록에는 섞기 정보가 없습니다.
fair-fingerprint = 지문
fair-added = 플레이어가 제공한 값
fair-missing = 약속했지만 제때 더하지 못한 플레이어
fair-unchecked = 이 브라우저에서 검증하지 않은 것
fair-moves = 모든 수가 규칙에 맞았다는 것.
fair-open = { $count ->
       *[other] 모든 수가 규칙에 맞았다는 것과, 규칙에 따라 정해지는 뽑기 { $count }번(누가 동점이었는지, 어떤 카드가 남았는지).
    }
fair-whole = 이것도 검증하려면 기록을 내려받아 “cardinal verify 파일”을 실행하세요. 게임 전체를 다시 진행합니다.
`,"../../../../locales/ko/web-number-chain.ftl":`### The texts of web-number-chain.ftl in Korean. Keys, variables and comments are those of the English file, which explains them.

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
`,"../../../../locales/ko/web-numboom.ftl":`### The texts of web-numboom.ftl in Korean. Keys, variables and comments are those of the English file, which explains them.

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
`,"../../../../locales/ko/web-sequence-numbers.ftl":`### The texts of web-sequence-numbers.ftl in Korean. Keys, variables and comments are those of the English file, which explains them.

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
`,"../../../../locales/ko/web.ftl":`### The texts of web.ftl in Korean. Keys, variables and comments are those of the English file, which explains them.

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
`}));export{e as default};