### The texts of web-numboom.ftl in Spanish. Keys, variables and comments are those of the English file, which explains them.

## The start page

game-numboom = Numboom
game-numboom-line = Esconde números, voltea los de otros y no saltes por los aires.

## Cards

nb-card = { $card ->
    [bomb] Bomba
    [stack] Apilar
    [observe] Observar
    [reverse] Invertir
    [reset] Reajustar
    [disrupt] Desordenar
    [exchange] Intercambiar
   *[other] { $card }
  }
nb-a-card = { $card ->
    [bomb] una Bomba
    [stack] un Apilar
    [observe] un Observar
    [reverse] un Invertir
    [reset] un Reajustar
    [disrupt] un Desordenar
    [exchange] un Intercambiar
   *[other] un { $card }
  }
nb-many = { $count } × { $card }
nb-nothing = nada
nb-hidden-card = una carta
nb-deadly = mortal
nb-card-deadly = { $card }, mortal
nb-use-number = Colócala boca abajo.
nb-use-bomb = Colócala boca abajo. Quien la voltee solo podrá voltear en su siguiente turno.
nb-use-stack = Te permite colocar una carta en una posición ocupada.
nb-use-observe = Mira una carta cubierta. Puedes voltearla en este turno.
nb-use-reverse = Después de tu turno se juega en sentido contrario.
nb-use-reset = Fija el Número Mortal.
nb-use-disrupt = Cambia de sitio en secreto las cartas cubiertas.
nb-use-exchange = Todos pasan su mano a la izquierda o a la derecha.

## Positions and the Death Number

nb-position = posición { $number }
nb-positions = Posiciones
nb-pile = Posición { $number }
nb-pile-cards = { $count ->
    [one] una carta cubierta
   *[other] { $count } cartas
  }
nb-pile-empty = vacía
nb-pile-known = sabes que es { $card }
nb-pile-known-deadly = sabes que es { $card }, mortal ahora
nb-pile-mixed = movida por un Desordenar
nb-pile-peeked = espiada en este turno, no se puede voltear
nb-pile-fresh = colocada en este turno, no se puede voltear
nb-pile-knowers = la conoce { $names }
nb-pile-goes = va a la posición { $number }
nb-new-order = Nuevo orden
nb-was = era { $number }
nb-death = Número Mortal
nb-death-about = Número Mortal { $number }. Voltear un { $deadly } es mortal.
nb-death-none = Aún no hay Número Mortal.
nb-is-deadly = es mortal
nb-makes = lo deja en { $number }

## Deck and discards

nb-deck = Mazo
nb-discards = Descartes
nb-face-up = Boca arriba
nb-face-up-and-down = Boca arriba, y { $count } boca abajo
nb-none-yet = ninguna aún
nb-clockwise = sentido horario
nb-counter = sentido antihorario
nb-clockwise-turning = sentido horario, a punto de invertirse
nb-counter-turning = sentido antihorario, a punto de invertirse
nb-dual = Duelo
nb-somewhere = En algún lugar de la mesa: { $cards }

## Players and the hand

nb-players = Jugadores, en sentido horario
nb-you = (tú)
nb-out = fuera en el turno { $turn }
nb-bombed = Bomba: en su próximo turno solo puede voltear
nb-noted = Sabes que hay { $cards } en esta mano
nb-to-move = jugando
nb-hand = Tu mano
nb-hand-empty = Tu mano está vacía.
nb-hand-fallen = Tus cartas están en los descartes.

## Buttons

nb-flip = Voltear
nb-peek = Espiar
nb-observe = Observar
nb-place = Colocar { $card }
nb-end = Acabar el turno
nb-to = A { $who }
nb-label = { $label }: { $move }

## What was chosen

nb-chosen = { $card }: { $what }
nb-choose-observe = Observar: elige una posición.
nb-choose-place = Colocar { $card }: elige una posición.
nb-position-why = { $place }: { $why }
nb-at-nothing = { $place }: ahora no puedes hacer nada aquí.
nb-at = { $place }.
nb-at-bomb = { $place }: una Bomba. Si la volteas, en tu próximo turno solo podrás voltear.
nb-at-unknown = { $place }: mortal si es un { $deadly }.
nb-at-fatal = { $place }: un { $number }. Si lo volteas, ¡quedas fuera!
nb-at-next = { $place }: un { $number }. Si lo volteas, el Número Mortal será { $next }.
nb-hint = Pista: { $move }.

## Why a card cannot be used

nb-why-over = La partida ha terminado (NB-20).
nb-why-turn = No es tu turno (NB-7).
nb-why-arrange = Primero termina el Desordenar (NB-17).
nb-why-opening-flip = La primera ronda acaba volteando una carta (NB-5).
nb-why-dual-flip = En el Duelo primero se voltea (NB-19).
nb-why-opening-bomb = En esta mesa no se colocan bombas en la primera ronda (NB-A4).
nb-why-flip-only = Volteaste una bomba: en este turno solo puedes voltear (NB-12).
nb-why-operations = Ya has usado las dos operaciones (NB-7).
nb-why-occupied = Todas las posiciones están ocupadas (NB-8).
nb-why-opening-function = En la primera ronda no se juegan cartas de función (NB-A7).
nb-why-dual-function = En el Duelo no hay cartas de función (NB-19).
nb-why-stack-late = En este turno ya no puedes colocar otra carta (NB-A20).
nb-why-stack = Apilar necesita una posición ocupada y una carta que colocar (NB-A36).
nb-why-covered = No hay ninguna carta cubierta (NB-A36).
nb-why-occupied-there = Ahí ya hay una carta, y no has jugado Apilar (NB-8).
nb-why-nothing-there = Ahí no hay ninguna carta que mirar (NB-A36).

## What is asked for

nb-ask-out = Estás fuera. Turno de { $who }.
nb-ask-shuffle = Barajando y repartiendo las cartas.
nb-ask-arranging = { $who } está cambiando de sitio las cartas cubiertas.
nb-ask-other = Turno de { $who }.
nb-ask-other-flip = Turno de { $who }: solo puede voltear.
nb-ask-opening = Primera ronda: coloca una carta en una posición vacía.
nb-ask-opening-flip = Primera ronda: voltea una carta. Su número será el Número Mortal.
nb-ask-arrange = Desordenar: elige el montón para la { $place }.
nb-ask-dual-flip = Duelo: voltea una carta.
nb-ask-dual-place = Duelo: ahora coloca una carta.
nb-ask-dual-fill = Duelo: llena una posición vacía.
nb-ask-end = No te quedan operaciones. Juega cartas de función o acaba el turno.
nb-ask-flip-only = ¡Bomba! Solo puedes voltear ({ $count ->
    [one] queda 1 operación
   *[other] quedan { $count } operaciones
  }).
nb-ask-act = Te toca: coloca, espía o voltea ({ $count ->
    [one] queda 1 operación
   *[other] quedan { $count } operaciones
  }).
nb-ask-may-stack = Puedes colocar una carta en una posición ocupada.
nb-won = { $you ->
    [yes] Solo quedas tú. ¡Has ganado!
   *[no] Solo queda { $who }, que gana.
  }
nb-won-shared = Límite de turnos alcanzado. Quienes siguen en juego comparten la victoria.

## Moves

nb-do-end = Acabar el turno
nb-do-flip = Voltear la { $place }
nb-do-peek = Espiar la { $place }
nb-do-place = Colocar { $card } en la { $place }
nb-do-stack = Usar Apilar
nb-do-observe = Usar Observar en la { $place }
nb-do-reverse = Usar Invertir
nb-do-reset = Usar Reajustar: Número Mortal { $number }
nb-do-disrupt = Usar Desordenar
nb-do-exchange-left = Usar Intercambiar: las manos van a la izquierda; la tuya, a { $who }
nb-do-exchange-right = Usar Intercambiar: las manos van a la derecha; la tuya, a { $who }
nb-do-arrange = Mover el montón de la { $from } a la { $place }

## What happened

nb-on-starter = { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $who }
  }.
nb-on-dealt = Cada jugador recibe cuatro cartas.
nb-on-rejected = { $you ->
    [yes] Enseñas una mano sin cartas que colocar y robas
   *[no] { $who } enseña una mano sin cartas que colocar y roba
  } de nuevo.
nb-on-drew = { $you ->
    [yes] Robas
   *[no] { $who } roba
  } { $cards }.
nb-on-drew-hidden = { $you ->
    [yes] Robas
   *[no] { $who } roba
  } { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }.
nb-on-reshuffled = Los descartes se barajan en un mazo de { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }.
nb-on-turn-of = { $you ->
    [yes] Te toca.
   *[no] Turno de { $who }.
  }
nb-on-turn-flips = { $you ->
    [yes] Te toca: solo puedes voltear, por una bomba.
   *[no] Turno de { $who }: solo puede voltear, por una bomba.
  }
nb-stage-starter = Se sortea quién empieza.
nb-stage-deal = Se reparten las cartas.
nb-stage-redraw = Se roba una mano nueva.
nb-stage-reshuffle = Se barajan los descartes.
nb-stage-opening = Primera ronda: se coloca una carta.
nb-stage-opening_flip = Primera ronda: se voltea una carta para el Número Mortal.
nb-stage-act = Colocar, espiar o voltear.
nb-stage-arrange = Se cambian de sitio las cartas cubiertas.
nb-stage-dual_flip = Duelo: se voltea una carta.
nb-stage-dual_place = Duelo: se coloca una carta.
nb-stage-dual_fill = Duelo: se llena una posición vacía.
nb-stage-over = Fin de la partida.
nb-operations-left = Operaciones restantes: { $count }.
nb-on-placed = { $you ->
    [yes] Colocas
   *[no] { $who } coloca
  } { $card } en la { $place }.
nb-on-peeked = { $you ->
    [yes] Espías
   *[no] { $who } espía
  } la { $place }.
nb-on-peeked-card = { $you ->
    [yes] Espías
   *[no] { $who } espía
  } la { $place }: { $card }.
nb-on-observed = { $you ->
    [yes] Observas
   *[no] { $who } observa
  } la { $place }.
nb-on-observed-card = { $you ->
    [yes] Observas
   *[no] { $who } observa
  } la { $place }: { $card }.
nb-on-flipped = { $you ->
    [yes] Volteas
   *[no] { $who } voltea
  } { $card } en la { $place }. El Número Mortal es { $number }.
nb-on-restricts = Por la bomba, { $you ->
    [yes] en tu próximo turno solo podrás
   *[no] { $who } en su próximo turno solo podrá
  } voltear.
nb-on-played = { $you ->
    [yes] Usas
   *[no] { $who } usa
  } { $card }.
nb-on-reset = El Número Mortal es ahora { $number }.
nb-on-arranged = El montón de la { $place } queda en su nuevo sitio.
nb-on-disrupted = { $you ->
    [yes] Cambias
   *[no] { $who } cambia
  } de sitio las cartas cubiertas.
nb-on-exchanged-left = Todos pasan su mano a la izquierda.
nb-on-exchanged-right = Todos pasan su mano a la derecha.
nb-on-out = ¡Bum! { $you ->
    [yes] Quedas
   *[no] { $who } queda
  } fuera. Se retira una posición.
nb-on-dual = Quedan dos jugadores: ¡Duelo! Las cartas de función salen del juego.
nb-on-ended-clockwise = Fin del turno. Se sigue en sentido horario.
nb-on-ended-counter = Fin del turno. Se sigue en sentido antihorario.

## The guided first game

lesson-numboom-opening = Gana quien quede en pie. En la primera ronda, todos menos el último colocan una carta boca abajo. Queda una posición: coloca tu 3.
lesson-numboom-place = Primero se volteó tu 3 y el Número Mortal pasó a ser 3. Cada carta volteada se suma: un 2 dio 5 y, por encima de 4, se restan 4; ahora es 1. Un turno son dos operaciones. Primero coloca otro 3. Solo tú sabes que está ahí.
lesson-numboom-reset = Si volteas una carta que suma 4 con el Número Mortal, quedas fuera. Tu 3 lo haría: 1 + 3 = 4. Las cartas de función no gastan operaciones: juega Reajustar y pon el Número Mortal en 2.
lesson-numboom-flip = Ahora 2 + 3 = 5, que cuenta como 1. Voltea tu propio 3: estás a salvo.
lesson-numboom-end = Has hecho las dos operaciones. Aún podrías jugar cartas de función, pero guárdalas. Acaba el turno.
lesson-numboom-peek = No tienes ningún número que colocar, y voltear a ciegas es arriesgado. Espía: solo tú ves la carta. En este turno no puedes voltearla.
lesson-numboom-reverse = Es un 1. Déjaselo a los demás. Juega Invertir: después de tu turno se juega en sentido contrario.
lesson-numboom-end-again = No queda nada para tu segunda operación. Acaba el turno.
lesson-numboom-free = Vigila el Número Mortal, recuerda lo que has visto y nunca voltees la carta que suma 4. ¡El resto depende de ti!

## Names of rule sets

preset-full = Completo
preset-base = Básico
preset-base-and-bombs = Básico con bombas
preset-base-and-functions = Básico con funciones
preset-rounds = Rondas
preset-base-rounds = Básico con rondas
preset-sharp = Afilado

## Values of options; what they mean is in the rules

value-again = Otra vez
value-barred = Prohibido
value-base = Básico
value-dual = Duelo
value-full = Completo
value-no = No
value-on = Sí
value-opening = Apertura
value-restrict = Restringir
value-round = Por ronda
value-turn = Por turno
value-yes = Sí
