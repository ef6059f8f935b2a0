### What the server itself writes: the previews that messengers and social sites show of a link. Plain text without variables.

site = Cuatro juegos de cartas numéricas contra amigos y bots. Gratis y sin cuenta.
site-members = Cuatro juegos de cartas numéricas contra amigos y bots. Gratis, con una cuenta en este servidor.
table-waiting = Hay un asiento para ti. Abre el enlace para unirte.
table-playing = Hay una partida en curso. Abre el enlace para verla.
table-over = Esta partida ha terminado.
invitation = Te han invitado a una partida. Abre el enlace para unirte.
replay = Mira esta partida jugada a jugada.
missing = Página no encontrada
