### El cliente web: primeras partidas guiadas, varias personas en un dispositivo y comprobación de las mezclas.

## Todas las partidas guiadas

lesson-start = Aprender a jugar
lesson-start-game = Aprender a jugar: { $game }
lesson-title = Aprender a jugar
lesson-then = Jugar una partida de verdad
lesson-step = Paso { $step } de { $of }
lesson-waiting = Mira lo que hacen los demás.
lesson-rule = Regla
lesson-other = Haz primero la jugada marcada. Después de la lección podrás probar lo que quieras.
lesson-own-way = El resto de la partida es tuyo.
lesson-close = Entendido

## Varias personas en un dispositivo

hot-seat-person = Alguien en este dispositivo
hot-seat-name = Nombre
hot-seat-default = Jugador { $number }
hot-seat-pass = Pasa el dispositivo a { $name }
hot-seat-about = Todas las cartas siguen ocultas hasta que { $name } diga que está.
hot-seat-ready = Soy { $name }: mostrar mis cartas
hot-seat-undo = { $name }: deshacer la jugada

## Comprobar las mezclas

fair-check = Verificar el reparto
fair-checking = Un momento…
fair-checked = Verificado en este navegador
fair-kept = El secreto revelado después de la partida coincide con esta huella: no se cambió durante la partida.
fair-same = Este dispositivo vio la misma huella antes de la primera carta.
fair-unseen = Este dispositivo no estaba en la mesa antes de la primera carta y no puede decir si la huella se publicó a tiempo.
fair-other = Este dispositivo vio otra huella antes de la primera carta. No te fíes de este reparto.
fair-broken = El secreto no coincide con la huella. No te fíes de este reparto.
fair-follow = { $count ->
        [one] La mezcla se ha repetido aquí. Sale del secreto y de las aportaciones de los jugadores.
       *[other] Se han repetido aquí { $count } mezclas y sorteos. Todos salen del secreto y de las aportaciones de los jugadores.
    }
fair-wrong = Una mezcla no sale del secreto (entrada { $number } del registro). No te fíes de este reparto.
fair-part-included = Se usó la aportación de tu dispositivo, y no se añadió ninguna después de revelarla.
fair-part-left-out = Tu dispositivo aportó a las mezclas, pero el registro lo omite o incluye una aportación que no se prometió a tiempo. No te fíes de este reparto.
fair-part-none = Tu dispositivo no aportó nada a estas mezclas.
fair-none = Este registro no tiene información sobre sus mezclas.
fair-fingerprint = Huella
fair-added = Aportaciones de los jugadores
fair-missing = Lo prometieron, pero no aportaron a tiempo
fair-unchecked = No verificado en este navegador
fair-moves = Que cada jugada cumplió las reglas.
fair-open = { $count ->
        [one] Que cada jugada cumplió las reglas, y un sorteo que depende de ellas: quién empató o qué cartas quedaban.
       *[other] Que cada jugada cumplió las reglas, y { $count } sorteos que dependen de ellas: quién empató o qué cartas quedaban.
    }
fair-whole = Para verificar también eso, descarga el registro y ejecuta «cardinal verify ARCHIVO»: vuelve a jugar toda la partida.
