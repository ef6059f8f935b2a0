### What the server itself writes: the previews that messengers and social sites show of a link. Plain text without variables.

site = Four number-card games against friends and bots. Free, no account needed.
site-members = Four number-card games against friends and bots. Free, with an account on this server.
table-waiting = There’s a seat for you. Open the link to join.
table-playing = A game is in progress. Open the link to watch.
table-over = This game is over.
invitation = You’re invited to a game. Open the link to join.
replay = Watch this game move by move.
missing = Page not found
