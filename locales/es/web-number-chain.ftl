### The texts of web-number-chain.ftl in Spanish. Keys, variables and comments are those of the English file, which explains them.

## The start page

game-number-chain = Number Chain
game-number-chain-line = Enlaza cartas de dos cifras y vacía tu mano antes que nadie.

## Cards and places

nc-wild = comodín { $card }
nc-wild-as = comodín { $card } como { $number }
nc-wild-sign = comodín
nc-floor = Suelo
nc-supply = Mazo
nc-supply-count = Mazo, { $count } cartas
nc-take-supply-count = Tomar del Mazo, { $count } cartas
nc-pool = Pozo { $number }
nc-pool-shows = Pozo: { $card }
nc-take-pool = Tomar { $card }, Pozo { $number }
nc-stock = Mazo y Pozos
nc-pivot = Pivote
nc-pivot-about = todas enlazan con la carta inicial del Suelo
nc-relay = Relevo
nc-relay-about = cada una enlaza con la de debajo
nc-condition = Condición: { $condition }
nc-next-digit = la siguiente empieza por
nc-any-digit = cualquier cifra
nc-hand = Tu mano, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
nc-hand-empty = Tu mano está vacía.
nc-own = { $cards } · { $points } de penalización
nc-round = Ronda { $round } de { $rounds }
nc-round-closing = Ronda { $round } de { $rounds } – fase final

## Buttons

nc-end = Acabar el turno
nc-decline = Rechazar el turno extra
nc-wait = Esperar
nc-quit = Retirarse de la ronda
nc-reset = Reiniciar
nc-build-chain = Encadenar…
nc-builder = Formar una cadena
nc-builder-choose = Elige tres números seguidos ({ $count } de 3).
nc-stands-for = Jugar { $card } como
nc-stands-for-label = Número del comodín { $card }
nc-card-as = { $card } como { $number }

## The other players

nc-points = { $points } pts.
nc-out-empty = fuera, sin cartas
nc-out = fuera
nc-out-no = fuera, sin nada con { $digit }
nc-on-turn = jugando

## The score

nc-scores = Puntos de penalización
nc-scores-final = Resultado final
nc-scores-about = – gana quien tiene menos puntos
nc-scores-player = Jugador
nc-scores-round = Ronda { $number }
nc-scores-total = Total
nc-scores-winner = gana

## Why a card cannot be used

nc-why-over = La partida ha terminado. (NC-25)
nc-why-out = Estás fuera de esta ronda. (NC-22)
nc-why-turn = No es tu turno. (NC-9)
nc-why-chain = { $card } no forma una cadena con las cartas elegidas. Elige tres números seguidos. (NC-15)
nc-why-link = { $card } empieza por { $first }, pero necesitas un { $digit }. ({ $clause })
nc-why-take-turn = Solo puedes tomar una carta en tu turno. (NC-9)
nc-why-take-closing = En la fase final no se toman cartas. (NC-20)
nc-why-take-discard = Primero descarta: tienes más de diez cartas. (NC-19)
nc-why-take-extra = En esta mesa, el turno extra solo sirve para Jugar o Encadenar. (NC-A10)
nc-why-take-playing = En este turno estás jugando cartas, y un turno tiene una sola acción. (NC-9)

## What is asked for

nc-ask-over = Fin de la partida.
nc-ask-deal = Repartiendo las cartas.
nc-ask-reshuffle = Barajando un nuevo Mazo.
nc-ask-other = Turno de { $who }.
nc-ask-out = Estás fuera de esta ronda. Turno de { $who }.
nc-fits-any = encaja cualquier carta
nc-fits-digit = encajan las que empiezan por { $digit }
nc-ask-discard = Tienes más de diez cartas. Descarta una en el Suelo.
nc-ask-more = Juega otra carta ({ $fits }) o acaba el turno.
nc-ask-end = Nada más encaja. Acaba el turno.
nc-ask-offer = Tu cadena te da un turno extra ({ $fits }). Úsalo o recházalo.
nc-ask-closing = Fase final: juega o encadena ({ $fits }).
nc-ask-act = Te toca: { $fits }. Juega, toma o reinicia.
nc-ask-stuck = Te toca: { $fits }, pero no tienes ninguna. Toma o reinicia.

## Moves

nc-do-end = Acabar el turno
nc-do-decline = Rechazar el turno extra
nc-do-wait = Esperar a otro turno
nc-do-quit = Retirarse de esta ronda
nc-do-take-supply = Tomar del Mazo
nc-do-take-pool = Tomar del Pozo { $pool }
nc-do-take-card = Tomar { $card } del Pozo { $pool }
nc-do-reset = Reiniciar: tomar los tres Pozos y cambiar a { $condition }
nc-do-play = Jugar { $card }
nc-do-discard = Descartar { $card }
nc-do-chain = Encadenar { $steps }

## What happened

nc-on-starter = { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $who }
  }.
nc-on-dealt = Se reparte la ronda { $round }. El Suelo muestra { $floor }.
nc-on-dealt-again = Se reparte la ronda { $round }. El Suelo muestra { $floor }, encima de { $rejected }.
nc-on-turn-of = { $you ->
    [yes] Te toca.
   *[no] Turno de { $who }.
  }
nc-on-played = { $you ->
    [yes] Juegas
   *[no] { $who } juega
  } { $card }.
nc-on-chained = { $you ->
    [yes] Encadenas
   *[no] { $who } encadena
  } { $steps }.
nc-on-took = { $you ->
    [yes] Tomas
   *[no] { $who } toma
  } { $card } del Pozo { $pool }.
nc-on-drew = { $you ->
    [yes] Robas
   *[no] { $who } roba
  } { $card } del Mazo.
nc-on-drew-hidden = { $you ->
    [yes] Robas
   *[no] { $who } roba
  } una carta del Mazo.
nc-on-reset = { $you ->
    [yes] Tomas
   *[no] { $who } toma
  } los tres Pozos: { $cards }. La Condición ahora es { $condition }.
nc-on-discarded = { $you ->
    [yes] Descartas
   *[no] { $who } descarta
  } { $card }.
nc-on-refilled = El Pozo { $pool } muestra { $card }.
nc-on-reshuffled = Se baraja un nuevo Mazo con { $count } cartas del Suelo.
nc-on-counted = Fin del turno { $turns }.
nc-on-offered = { $you ->
    [yes] Ganas
   *[no] { $who } gana
  } un turno extra.
nc-on-declined = { $you ->
    [yes] Rechazas
   *[no] { $who } rechaza
  } el turno extra.
nc-on-waited = { $you ->
    [yes] Esperas
   *[no] { $who } espera
  }.
nc-on-out-emptied = { $you ->
    [yes] Sales de la ronda
   *[no] { $who } sale de la ronda
  } con la mano vacía.
nc-on-out-stuck = { $you ->
    [yes] No puedes seguir y sales
   *[no] { $who } no puede seguir y sale
  } de la ronda.
nc-on-out-quit = { $you ->
    [yes] Te retiras
   *[no] { $who } se retira
  } de la ronda.
nc-on-out-finished = { $you ->
    [yes] Has terminado
   *[no] { $who } ha terminado
  }.
nc-on-round-over = Fin de la ronda. Puntos de penalización: { $points }.
nc-on-next-round = { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $who }
  } la siguiente ronda.

## The guided first game

lesson-number-chain-play = Deshazte de tus cartas. El Suelo muestra 56 y la loseta, Pivote: puedes jugar cartas que empiecen por 6. Empieza con 62.
lesson-number-chain-pivot = Con Pivote, todas tus cartas del turno enlazan con el 56 inicial, no con tu 62. Juega también 65.
lesson-number-chain-end = Podrías jugar tu comodín, pero vale la pena guardarlo. El siguiente jugador tiene que enlazar con tu última carta. Acaba el turno.
lesson-number-chain-chain = Tu rival ha jugado un comodín como 54. Tienes 41, 42 y 43, tres números seguidos. Una Cadena así va sobre cualquier carta y da un turno extra. Juégala.
lesson-number-chain-reset = Usa el turno extra para Reiniciar: toma las cartas de los tres Pozos y gira la loseta de Pivote a Relevo. Pronto verás por qué.
lesson-number-chain-relay = Tu rival ha tomado una carta. Con Relevo, cada carta enlaza con la de debajo: última cifra con primera cifra. El Suelo termina en 3: juega 32.
lesson-number-chain-relay-on = Sigue: empieza por la cifra en que termina la última carta.
lesson-number-chain-end-again = ¡Cuatro cartas en un turno! Acábalo aquí.
lesson-number-chain-wild = El Suelo termina en 1 y ninguno de tus números empieza por 1. El comodín ?6 puede empezar por cualquier cifra: juégalo como 16.
lesson-number-chain-last = Acaba el turno. Al final, cada comodín que te quede cuesta tres puntos; cada número, solo uno.
lesson-number-chain-free = Eso es todo: Jugar, Encadenar, Tomar y Reiniciar. Te quedan tres cartas. ¡Sé el primero en quedarte sin ninguna!

## Names of rule sets

preset-one-round = Una ronda
preset-definite-floor = Suelo definido
preset-open-floor = Suelo abierto
preset-patient = Paciente
preset-abrupt = Abrupto
preset-one-breath = De un tirón

## Values of options; what they mean is in the rules

value-any = Cualquiera
value-declare = Nombrar
value-forced = Obligatorio
value-may-quit = Puede retirarse
value-may-wait = Puede esperar
value-new-turns = Turnos nuevos
value-open = Abierto
value-play-or-chain = Jugar o Encadenar
value-redraw = Robar de nuevo
value-same-turn = Mismo turno
