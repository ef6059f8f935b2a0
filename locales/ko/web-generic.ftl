### 웹 클라이언트에 전용 테이블이 없는 게임의 테이블.

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
