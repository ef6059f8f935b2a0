### La mesa de un juego para el que el cliente web no tiene carpeta.

any-hand = Tus cartas
any-state = La mesa
any-nothing = nada conocido
any-none = ninguno
any-entries = { $name } ({ $count })
any-part = { $name } { $value }
any-parts = { $what }: { $parts }
any-by = { $who }: { $what }
any-choose = Elige una jugada de la lista, o una carta para ver solo sus jugadas.
any-choose-move = Elige una jugada de la lista.
any-card = { $card }: solo sus jugadas
