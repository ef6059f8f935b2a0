### What the server itself writes: the previews that messengers and social sites show of a link. Plain text without variables.

site = 친구나 봇과 즐기는 네 가지 숫자 카드 게임. 무료이며 가입이 필요 없습니다.
site-members = 친구나 봇과 즐기는 네 가지 숫자 카드 게임. 무료이며 이 서버의 계정이 필요합니다.
table-waiting = 빈자리가 있습니다. 링크를 열어 참가하세요.
table-playing = 게임이 진행 중입니다. 링크를 열어 관전하세요.
table-over = 이 게임은 끝났습니다.
invitation = 게임에 초대받았습니다. 링크를 열어 참가하세요.
replay = 이 게임을 한 수씩 볼 수 있습니다.
missing = 페이지를 찾을 수 없습니다
