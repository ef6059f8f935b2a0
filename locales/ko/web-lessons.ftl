### 웹 클라이언트: 안내 게임, 한 기기에서 함께하기, 섞기 확인.

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
