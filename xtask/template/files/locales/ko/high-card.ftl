### High Card 한국어판.

title = High Card
tagline = 모두 카드를 1장씩 내고, 가장 높은 카드가 트릭을 가져갑니다.
credits = Cardinal의 작은 자체 게임입니다.

## 준비

HC-1 = 2명부터 4명까지 할 수 있습니다.
    .title = 플레이어
HC-2 = 카드는 30장이며 1부터 30까지 번호가 있습니다. 각 플레이어는 7장을 받고, 주인만 볼 수 있습니다. 나머지는 뒷면으로 둡니다.
    .title = 나누기

## 진행

HC-3 = 첫 번째 자리의 플레이어가 먼저 냅니다. 시계 방향으로 차례대로 각 플레이어가 손패에서 카드 한 장을 앞면으로 냅니다.
    .title = 트릭
HC-4 = 가장 높은 카드가 트릭을 가져가고 1점을 얻습니다. 그 카드들은 게임에서 빠지고, 가져간 플레이어가 다음 트릭을 먼저 냅니다.
    .title = 가져가기
HC-5 = 모든 손패가 비면 게임이 끝납니다. 점수가 가장 많은 플레이어가 이기며, 점수가 같은 플레이어는 순위를 나눕니다.
    .title = 끝

## 판정

HC-A1 = 테이블에 따라 카드를 더 적게 나눌 수 있습니다.
    .title = 짧은 게임
HC-A2 = 떠났거나 시간이 다 된 플레이어 대신 가장 낮은 카드를 냅니다.
    .title = 자리를 비운 플레이어

## 옵션

option-cards = 각 플레이어가 받는 카드 수. 3부터 7까지이며 보통 7입니다.
    .title = 카드 수
    .clause = HC-A1

## 거절

refusal-not-your-turn = 다른 플레이어의 차례입니다.
    .clause = HC-3
refusal-not-held = 그 카드를 가지고 있지 않습니다.
    .clause = HC-3
refusal-game-over = 게임이 끝났습니다. 더 둘 수 없습니다.
    .clause = HC-5
refusal-setup-seats = 이 게임은 2명부터 4명까지 할 수 있습니다.
    .clause = HC-1

## 낱말

action-play = 내기
place-hand = 손패
