### What the server itself writes: the previews that messengers and social sites show of a link. Plain text without variables.

site = 友だちやボットと遊べる、4つの数字カードゲーム。無料・登録不要。
site-members = 友だちやボットと遊べる4つの数字カードゲーム。無料、このサーバーのアカウントが必要です。
table-waiting = この卓には空席があります。リンクを開いて参加しましょう。
table-playing = 対局中です。リンクを開いて観戦できます。
table-over = このゲームは終了しました。
invitation = 卓に招待されています。リンクを開いて参加しましょう。
replay = このゲームを一手ずつ振り返ります。
missing = ページが見つかりません
