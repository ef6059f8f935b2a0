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
fair-none = 이 기록에는 섞기에 관한 내용이 없습니다.
fair-fingerprint = 지문
fair-added = 플레이어가 더한 것
fair-unchecked = 이 브라우저에서 확인하지 않은 것
fair-moves = 모든 수가 규칙에 맞았다는 것.
fair-open = { $count ->
       *[other] 모든 수가 규칙에 맞았다는 것과, 규칙을 알아야 다시 해 볼 수 있는 뽑기 { $count }번(누가 동점이었는지, 어떤 카드가 남았는지).
    }
fair-whole = 그러려면 기록을 내려받아 “cardinal verify 파일”을 실행하세요. 게임 전체를 다시 진행합니다.

## 넘버 체인

lesson-number-chain-play = 카드를 없애세요. 바닥은 56이고, 뒷자리 숫자가 중요합니다. 피벗에서는 6으로 시작하는 카드를 낼 수 있습니다. 62부터 내세요.
lesson-number-chain-pivot = 피벗은 차례가 시작될 때의 카드를 봅니다. 그래서 62가 아니라 여전히 56이 기준입니다. 65도 내세요.
lesson-number-chain-end = 와일드도 낼 수 있지만 아껴 둘 만합니다. 마지막에 낸 카드에 다음 사람이 이어야 합니다. 차례를 마치세요.
lesson-number-chain-chain = 상대가 와일드를 내고 54라고 불렀습니다. 당신에게는 이어지는 세 수 41, 42, 43이 있습니다. 체인은 무엇 위에든 낼 수 있고 추가 차례를 줍니다. 내세요.
lesson-number-chain-reset = 추가 차례입니다. 리셋으로 풀의 카드 세 장을 모두 가져오세요. 타일도 피벗에서 릴레이로 뒤집힙니다. 왜 좋은지는 곧 알게 됩니다.
lesson-number-chain-relay = 상대가 카드를 한 장 가져갔습니다. 릴레이에서는 바로 아래 카드에 잇습니다. 앞 카드의 뒷자리가 다음 카드의 앞자리입니다. 바닥이 3으로 끝나니 32부터 내세요.
lesson-number-chain-relay-on = 계속하세요. 앞자리를 앞 카드의 뒷자리에 맞춥니다.
lesson-number-chain-end-again = 한 차례에 네 장을 없앴습니다. 여기서 마치세요.
lesson-number-chain-wild = 바닥이 1로 끝나는데 1로 시작하는 숫자 카드가 없습니다. 와일드 ?6은 앞자리를 아무 숫자로나 할 수 있습니다. 16으로 내세요.
lesson-number-chain-last = 차례를 마치세요. 끝에 남은 와일드는 벌점 3점, 숫자 카드는 1점입니다.
lesson-number-chain-free = 내기, 체인, 가져오기, 리셋. 이것이 전부입니다. 세 장 남았습니다. 가장 먼저 다 없애세요!

## 체인

lesson-chain-first = 함께 점수가 되는 카드 열두 장을 모으세요. 차례에는 공개된 다섯 장 가운데 한 장을 가져옵니다. X는 1부터 9까지 아무 수나 됩니다. 가져오세요.
lesson-chain-run = 이어지는 수의 런은 길수록 점수가 높습니다. 초록 6으로 시작하세요.
lesson-chain-colour = 런의 점수는 길이 점수에 가장 많은 색의 장수를 곱한 것입니다. 4도 초록입니다. 가져오세요.
lesson-chain-gap = 색이 전부는 아닙니다. 3은 런을 아래로 늘립니다. 가져오세요.
lesson-chain-sweep = 맞는 카드가 없습니다. 차례마다 한 번, 한 장을 쓸어내고 대신 나오는 카드를 볼 수 있습니다. 빨강 9를 쓸어내세요.
lesson-chain-swept = 5는 4와 6 사이를 메웁니다. 가져오세요.
lesson-chain-low = 긴 런은 아래까지 이어집니다. 1을 가져오세요.
lesson-chain-sweep-again = 먼저 표시된 카드를 쓸어내고 무엇이 나오는지 보세요.
lesson-chain-top = 8은 런을 위로 늘립니다. 가져오세요.
lesson-chain-second = 초록 2는 1과 3을 잇고, 색도 초록입니다. 가져오세요.
lesson-chain-majority = 또 초록입니다. 8이 두 장이어도 괜찮습니다. 짧은 두 번째 런이 하나를 쓸 수 있습니다. 가져오세요.
lesson-chain-end-of-run = 9는 런의 맨 끝입니다. 가져오세요.
lesson-chain-twelfth = 열두 번째 카드입니다. 7이 있으면 손에 런이 두 개 생깁니다. 가져오세요.
lesson-chain-best = 이제 모두의 카드가 공개되고, 각자 카드를 런과 세트로 나눕니다. 한 장씩 나눌 수도 있지만, 이번에는 가장 좋은 나눔을 찾게 하세요.
lesson-chain-seal = 아홉 장 런은 17점, 여기에 6을 곱합니다. 초록 네 장과 초록으로 치는 X 두 장입니다. 남은 카드는 없습니다. 확정하세요.
lesson-chain-lead = 이제 모두 없애야 합니다. 점수가 가장 낮은 사람이 선이고, 바로 당신입니다. X를 3으로 하여 세 장 런을 내세요.
lesson-chain-beat = 상대가 그 트릭을 가져가고 7, 8, 9로 시작했습니다. 같은 높이의 조합도 낼 수 있고, 마지막에 낸 사람이 트릭을 가져가 카드마다 1점을 얻습니다. X를 7로 하여 8, 9와 함께 내세요.
lesson-chain-free = 트릭을 가져왔으니 당신이 선입니다. 상대보다 먼저 카드를 없애세요. 마지막에 남은 카드는 점수를 깎습니다.

## 넘붐

lesson-numboom-opening = 마지막까지 남은 사람이 이깁니다. 첫 라운드에는 마지막 사람을 뺀 모두가 카드를 한 장씩 엎어 놓습니다. 빈칸이 하나 있습니다. 3을 놓으세요.
lesson-numboom-place = 당신의 3이 뒤집혀 죽음의 수가 3이 되었고, 이어서 2가 더해져 5, 곧 4를 1만큼 넘어 1이 되었습니다. 차례에는 조작을 두 번 합니다. 먼저 빈칸에 다른 3을 놓으세요. 무엇이 있는지는 당신만 압니다.
lesson-numboom-reset = 두 번째 조작은 뒤집기입니다. 그런데 3을 뒤집으면 1 + 3 = 4, 이것은 0으로 치고, 죽음의 수를 0으로 만든 사람은 탈락합니다. 기능 카드는 조작에 들지 않습니다. 먼저 재설정으로 죽음의 수를 2로 만드세요.
lesson-numboom-flip = 이제 2 + 3 = 5, 곧 1입니다. 자기 3을 뒤집으세요. 안전합니다.
lesson-numboom-end = 두 조작을 마쳤습니다. 기능 카드는 아직 쓸 수 있습니다. 차례를 마치세요.
lesson-numboom-peek = 엎어 놓인 카드가 한 장 있고, 놓을 숫자가 없습니다. 모르고 뒤집는 것은 위험합니다. 엿보세요. 당신만 봅니다. 엿본 카드는 같은 차례에 뒤집을 수 없습니다.
lesson-numboom-reverse = 1입니다. 다른 사람이 뒤집게 하세요. 반전을 쓰면 이제부터 차례가 반대로 돕니다.
lesson-numboom-end-again = 두 번째 조작으로 할 것이 없으니 차례를 마칠 수 있습니다.
lesson-numboom-free = 죽음의 수를 살피고, 본 카드를 기억하고, 당신 손에서 0이 되지 않게 하세요. 나머지는 당신에게 달렸습니다.

## 시퀀스 넘버스

lesson-sequence-numbers-place = 자기 칩 다섯 개를 한 줄로 놓으면 이깁니다. 카드를 쓰고, 답이 있는 두 칸 가운데 하나에 칩을 놓습니다. 17 − 5는 12. 보드 가운데의 12에 놓으세요.
lesson-sequence-numbers-line = 이제 줄을 만드세요. 3 + 37은 40이고, 당신의 칩에서 두 칸 위에 40이 있습니다. 놓으세요.
lesson-sequence-numbers-third = 5 + 1은 6. 같은 줄에서 두 칸 아래에 있습니다. 놓으세요. 카드를 쓸 때마다 새 카드는 저절로 뽑힙니다.
lesson-sequence-numbers-plus = 플러스 카드는 빈칸 어디에나 놓을 수 있습니다. 12 위의 빈칸을 메우세요.
lesson-sequence-numbers-minus = 필요한 31을 상대가 차지했습니다. 마이너스 카드는 시퀀스에 들지 않은 상대의 칩 하나를 치웁니다. 치우세요.
lesson-sequence-numbers-free = 31에 칩 하나만 더 놓으면 됩니다. 그 칸은 다시 비었습니다. 모서리는 누구의 칩으로도 치고, 두 칸이 모두 찬 카드는 바꿀 수 있습니다. 행운을 빕니다!
