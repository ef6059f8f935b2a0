### What the server itself writes: the previews that messengers and social sites show of a link. Plain text without variables.

site = 友だちやボットと遊べる、4つの数字カードゲーム。無料・登録不要。
site-members = 友だちやボットと遊べる4つの数字カードゲーム。無料、このサーバーのアカウントが必要です。
table-waiting = 空席があります。リンクを開いて参加しましょう。
table-playing = ゲームが進行中です。リンクを開いて観戦できます。
table-over = このゲームは終了しました。
invitation = ゲームに招待されています。リンクを開いて参加しましょう。
replay = このゲームを一手ずつ見られます。
missing = ページが見つかりません
