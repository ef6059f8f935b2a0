### 웹 클라이언트: 안내 게임, 한 기기에서 함께하기, 섞기 확인.

## 안내 공통

lesson-start = 첫 게임 안내
lesson-start-game = { $game } 안내 게임
lesson-title = 안내 게임
lesson-then = 이제 일반 게임 하기
lesson-step = { $of }단계 중 { $step }단계
lesson-waiting = 다른 사람이 하는 것을 지켜보세요.
lesson-rule = 규칙
lesson-other = 먼저 표시된 수를 두세요. 안내가 끝나면 무엇이든 해 볼 수 있습니다.
lesson-own-way = 이제부터는 자유롭게 합니다.
lesson-close = 알겠습니다

## 한 기기에서 함께하기

hot-seat-person = 이 기기에서 함께할 사람
hot-seat-name = 이름
hot-seat-default = 플레이어 { $number }
hot-seat-pass = 기기를 { $name } 님에게 건네주세요
hot-seat-about = { $name } 님이 열 때까지 다른 사람의 카드는 보이지 않습니다.
hot-seat-ready = { $name }입니다. 내 카드 보기
hot-seat-undo = { $name } 님의 수 무르기

## 섞기 확인

fair-check = 섞기 확인
fair-checking = 잠시만요…
fair-checked = 이 브라우저에서 확인한 것
fair-kept = 테이블이 게임 뒤에 밝힌 비밀은 이 지문과 맞습니다. 지문이 공개된 뒤에 비밀이 바뀌지 않았습니다.
fair-same = 이 기기는 첫 카드 전에 같은 지문을 보았습니다.
fair-unseen = 이 기기는 첫 카드 때 없었으므로, 지문이 그때 공개되었는지는 알 수 없습니다.
fair-other = 이 기기는 첫 카드 전에 다른 지문을 보았습니다. 이 배분을 믿지 마세요.
fair-broken = 비밀이 지문과 맞지 않습니다. 이 배분을 믿지 마세요.
fair-follow = { $count ->
       *[other] 여기서 다시 해 본 섞기와 뽑기 { $count }번이 모두 비밀과 플레이어가 더한 것에서 나왔습니다.
    }
fair-wrong = 비밀에서 나오지 않은 섞기가 있습니다(기록의 입력 { $number }). 이 배분을 믿지 마세요.
fair-part-included = 이 기기가 섞기에 더한 것이 들어 있고, 그것을 밝힌 뒤에 더해진 것은 없습니다.
fair-part-left-out = 이 기기가 섞기에 더했지만, 기록에 그것이 없거나 그때까지 아무도 약속하지 않은 것이 들어 있습니다. 이 배분을 믿지 마세요.
fair-part-none = 이 기기는 이 섞기에 아무것도 더하지 않았습니다.
fair-none = 이 기록에는 섞기에 관한 내용이 없습니다.
fair-fingerprint = 지문
fair-added = 플레이어가 더한 것
fair-missing = 약속했지만 제때 더하지 못한 플레이어
fair-unchecked = 이 브라우저에서 확인하지 않은 것
fair-moves = 모든 수가 규칙에 맞았다는 것.
fair-open = { $count ->
       *[other] 모든 수가 규칙에 맞았다는 것과, 규칙을 알아야 다시 해 볼 수 있는 뽑기 { $count }번(누가 동점이었는지, 어떤 카드가 남았는지).
    }
fair-whole = 그러려면 기록을 내려받아 “cardinal verify 파일”을 실행하세요. 게임 전체를 다시 진행합니다.
