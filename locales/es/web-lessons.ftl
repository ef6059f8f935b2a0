### El cliente web: primeras partidas guiadas, varias personas en un dispositivo y comprobación de las mezclas.

## Todas las partidas guiadas

lesson-start = Primera partida guiada
lesson-start-game = Una primera partida guiada de { $game }
lesson-title = Primera partida guiada
lesson-then = Ahora, una partida de verdad
lesson-step = Paso { $step } de { $of }
lesson-waiting = Mira lo que hacen los demás.
lesson-rule = La regla
lesson-other = Haz primero la jugada marcada. Después de la parte guiada podrás probar lo que quieras.
lesson-own-way = A partir de aquí juegas por tu cuenta.
lesson-close = Entendido

## Varias personas en un dispositivo

hot-seat-person = Alguien aquí, en este dispositivo
hot-seat-name = Nombre
hot-seat-default = Jugador { $number }
hot-seat-pass = Pasa el dispositivo a { $name }
hot-seat-about = Las cartas de los demás quedan ocultas hasta que { $name } lo diga.
hot-seat-ready = Soy { $name }: muestra mis cartas
hot-seat-undo = { $name }: deshacer la jugada

## Comprobar las mezclas

fair-check = Comprobar las mezclas
fair-checking = Un momento…
fair-checked = Comprobado en este navegador
fair-kept = El secreto que la mesa reveló después de la partida tiene esta huella: nadie lo cambió una vez publicada.
fair-same = Este dispositivo vio la misma huella antes de la primera carta.
fair-unseen = Este dispositivo no estaba antes de la primera carta, así que no puede decir si la huella se publicó entonces.
fair-other = Este dispositivo vio otra huella antes de la primera carta. No te fíes de este reparto.
fair-broken = El secreto no coincide con la huella. No te fíes de este reparto.
fair-follow = { $count ->
        [one] La única mezcla, repetida aquí, sale del secreto y de lo que añadieron los jugadores.
       *[other] Las { $count } mezclas y sorteos repetidos aquí salen todos del secreto y de lo que añadieron los jugadores.
    }
fair-wrong = Una mezcla no sale del secreto (entrada { $number } del registro). No te fíes de este reparto.
fair-part-included = Lo que este dispositivo añadió a las mezclas forma parte de ellas, y nadie añadió nada después de revelarlo.
fair-part-left-out = Este dispositivo añadió algo a las mezclas, pero el registro lo omite o contiene algo que nadie había prometido hasta entonces. No te fíes de este reparto.
fair-part-none = Este dispositivo no añadió nada a estas mezclas.
fair-none = Este registro no dice nada de sus mezclas.
fair-fingerprint = Huella
fair-added = Lo que añadieron los jugadores
fair-missing = Prometido, pero no añadido a tiempo
fair-unchecked = No comprobado en este navegador
fair-moves = Que cada jugada cumplió las reglas.
fair-open = { $count ->
        [one] Que cada jugada cumplió las reglas, y un sorteo para el que hay que conocer las reglas: quién empató o qué cartas quedaban.
       *[other] Que cada jugada cumplió las reglas, y { $count } sorteos para los que hay que conocer las reglas: quién empató o qué cartas quedaban.
    }
fair-whole = Para eso, descarga el registro y ejecuta «cardinal verify ARCHIVO»: vuelve a jugar toda la partida.
