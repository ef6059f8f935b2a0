### The texts of web-sequence-numbers.ftl in Spanish. Keys, variables and comments are those of the English file, which explains them.

## The start page

game-sequence-numbers = Sequence Numbers
game-sequence-numbers-line = Resuelve tus cartas y alinea cinco fichas en el tablero.

## Cards, spaces and teams

sn-plus = Más
sn-minus = Menos
sn-slot = la carta { $number }
sn-team-blue = el equipo azul
sn-team-orange = el equipo naranja
sn-team-green = el equipo verde
sn-colour-blue = Azul
sn-colour-orange = Naranja
sn-colour-green = Verde
sn-space = { $number } en { $space }
sn-corner-space = la esquina en { $space }
sn-board = Tablero de { $rows } por { $columns }. Recórrelo con las flechas.
sn-square-corner = esquina libre, vale para todos
sn-square-chip-blue = ficha azul
sn-square-chip-orange = ficha naranja
sn-square-chip-green = ficha verde
sn-square-locked = fijada
sn-square-lit = jugable
sn-square-tried = probada, incorrecta
sn-square-recent = acaba de cambiar
sn-dead = carta muerta
sn-card-dead = { $card }, carta muerta
sn-card-why = { $card }: { $why }
sn-hand = Tu mano
sn-hand-empty = Tu mano está vacía.

## Teams at the table

sn-teams = Equipos
sn-you = (tú)
sn-to-move = jugando
sn-holds-last = { $holds }, última jugada { $card }
sn-offers-end = propone parar
sn-may-draw = puede robar
sn-score = { $team }, { $won } de { $target } Secuencias
sn-deck = Mazo { $count }
sn-goal = { $target ->
    [one] una Secuencia gana
   *[other] { $target } Secuencias ganan
  }

## Buttons

sn-play = Jugar { $card }
sn-exchange = Cambiar la carta
sn-exchange-dead = Cambiar la carta muerta
sn-give-up = Entregar la carta
sn-pass = Pasar
sn-draw = Robar
sn-guilty = Culpable
sn-not-guilty = No culpable
sn-offer-end = Proponer parar
sn-label = { $label }: { $move }

## What was chosen

sn-give-up-which = ¿Entregar { $card }?
sn-is-dead = { $card } está muerta: sus dos casillas están cubiertas.
sn-choose-plus = Más: pon una ficha en cualquier casilla libre.
sn-choose-minus = Menos: retira una ficha rival.
sn-choose-solve = { $card }: busca su resultado en el tablero.
sn-choose-marked = { $card }: elige una casilla marcada.
sn-with-which = { $place }: ¿con qué carta?
sn-space-why = { $place }: { $why }
sn-hint = Pista: { $move }.

## Why a card cannot be used

sn-why-over = la partida ha terminado (SN-15).
sn-why-trial = se está resolviendo una denuncia de comentarios (SN-A24).
sn-why-turn = no es tu turno (SN-8).
sn-why-lock = elige primero tus cinco fichas (SN-A10).
sn-why-plus = no hay ninguna casilla libre (SN-A16).
sn-why-minus = no hay ninguna ficha rival que se pueda retirar (SN-A17).
sn-why-exchanged = sus dos casillas están cubiertas y ya has cambiado una carta (SN-11).
sn-why-covered = sus dos casillas están cubiertas (SN-8).
sn-why-corner = las esquinas no llevan fichas (SN-A15).
sn-why-chip = ahí ya hay una ficha (SN-8).
sn-why-tried = ya lo has probado en este turno, y no era (SN-A38).
sn-why-number = no es el resultado de { $card } (SN-A3).
sn-why-no-chip = ahí no hay ninguna ficha que retirar (SN-A17).
sn-why-own-chip = esa ficha es de tu propio bando (SN-A17).
sn-why-locked = esa ficha forma parte de una Secuencia completa (SN-10).

## What is asked for

sn-ask-called = { $who }: denuncia de comentarios contra { $team }.
sn-ask-called-you = { $who }: denuncia de comentarios contra ti.
sn-ask-guilty = ¿Culpables?
sn-ask-voting = Los demás están votando.
sn-ask-forfeit = Se acepta la denuncia. Elige una carta para entregar.
sn-ask-forfeiting = El equipo entrega cartas por comentarios en la mesa.
sn-ask-shuffle = Barajando y repartiendo las cartas.
sn-ask-other = Turno de { $who }.
sn-ask-other-lock = { $who } está eligiendo cinco fichas de una línea más larga.
sn-ask-lock = Más de cinco en línea: elige las cinco que se fijan.
sn-ask-no-play = No puedes jugar ninguna de tus cartas.
sn-ask-again = No era esa. Calcula otra vez.
sn-ask-solve = Te toca: resuelve una carta y busca su casilla.
sn-ask-card = Te toca: elige una carta.

## Moves

sn-do-pass = Pasar: ninguna carta que jugar
sn-do-pass-solve = Pasar: afirmar que no hay jugada
sn-do-draw = Robar una carta
sn-do-agree = Proponer parar la partida tal como está
sn-do-call = Denunciar comentarios de { $team }
sn-do-vote-guilty = Votar: culpable
sn-do-vote-innocent = Votar: no culpable
sn-do-forfeit = Entregar { $card }
sn-do-exchange = Cambiar { $card } como carta muerta
sn-do-lock = Fijar las cinco de { $from } a { $to }
sn-do-place = Jugar { $card } y poner una ficha en { $place }
sn-do-remove = Jugar Menos y retirar la ficha de { $place }

## What happened

sn-on-dealer = { $you ->
    [yes] Repartes
   *[no] Reparte { $who }
  }; empieza el siguiente jugador.
sn-on-dealt = Se reparten las cartas.
sn-on-turn-of = { $you ->
    [yes] Te toca.
   *[no] Turno de { $who }.
  }
sn-on-placed = { $you ->
    [yes] Juegas { $card } y pones
   *[no] { $who } juega { $card } y pone
  } una ficha en { $place }.
sn-on-removed = { $you ->
    [yes] Juegas Menos y retiras
   *[no] { $who } juega Menos y retira
  } la ficha de { $place }.
sn-on-completed = { $you ->
    [yes] Completas una Secuencia
   *[no] Secuencia completa de { $who }
  }, de { $from } a { $to }.
sn-on-choice = { $you ->
    [yes] Eliges
   *[no] { $who } elige
  } cinco fichas de una línea más larga.
sn-on-exchanged = { $you ->
    [yes] Cambias
   *[no] { $who } cambia
  } la carta muerta { $card }.
sn-on-drew = { $you ->
    [yes] Robas
   *[no] { $who } roba
  } { $card }.
sn-on-drew-hidden = { $you ->
    [yes] Robas
   *[no] { $who } roba
  } una carta.
sn-on-earned = Derecho a robar una carta: { $who }.
sn-on-used = { $you ->
    [yes] Reclamas
   *[no] { $who } reclama
  } un robo pendiente.
sn-on-used-lapsed = { $you ->
    [yes] Reclamas
   *[no] { $who } reclama
  } un robo pendiente. El jugador anterior se queda sin { $count ->
    [one] una carta
   *[other] { $count } cartas
  }.
sn-on-passed = { $you ->
    [yes] Pasas
   *[no] { $who } pasa
  }.
sn-on-missed = { $you ->
    [yes] Das
   *[no] { $who } da
  } un resultado equivocado.
sn-on-missed-space = { $you ->
    [yes] Das
   *[no] { $who } da
  } un resultado equivocado en { $space }.
sn-on-missed-dead = { $you ->
    [yes] Te equivocas
   *[no] { $who } se equivoca
  }: la carta no está muerta.
sn-on-missed-pass = { $you ->
    [yes] Te equivocas
   *[no] { $who } se equivoca
  }: hay una jugada.
sn-on-depleted = El mazo está vacío.
sn-on-reshuffled = Los descartes se barajan en un mazo nuevo.
sn-turn-moved = Fin del turno.
sn-turn-passed = El turno pasa sin jugada.
sn-turn-passed_after_exchange = El turno pasa tras un cambio.
sn-turn-lost = El error termina el turno.
sn-turn-lost_after_exchange = El error tras un cambio termina el turno.
sn-on-agreed = { $you ->
    [yes] Propones
   *[no] { $who } propone
  } parar la partida.
sn-on-called = { $you ->
    [yes] Denuncias
   *[no] { $who } denuncia
  } comentarios de { $team }.
sn-on-called-you = { $you ->
    [yes] Denuncias
   *[no] { $who } denuncia
  } comentarios tuyos.
sn-on-voted-guilty = { $you ->
    [yes] Votas
   *[no] { $who } vota
  } culpable.
sn-on-voted-innocent = { $you ->
    [yes] Votas
   *[no] { $who } vota
  } no culpable.
sn-on-settled-stands = Se acepta la denuncia contra { $team }: cada miembro entrega una carta.
sn-on-settled-stands-you = Se acepta la denuncia contra ti: entregas una carta.
sn-on-settled-falls = Se rechaza la denuncia contra { $team }.
sn-on-settled-falls-you = Se rechaza la denuncia contra ti.
sn-on-forfeited = { $you ->
    [yes] Entregas
   *[no] { $who } entrega
  } { $card }.

## The end

sn-ending-won = La partida está ganada.
sn-ending-deck_cycle = Fin de la partida: el mazo dio la vuelta sin cambios en el tablero.
sn-ending-lap_of_passes = Fin de la partida: todos pasaron.
sn-ending-turn_limit = Fin de la partida: se alcanzó el límite de turnos.
sn-ending-agreed = Fin de la partida: todos acordaron parar.
sn-draw-result = Empate en el mayor número de Secuencias.
sn-wins = { $you ->
    [yes] ¡Has ganado!
   *[no] Gana { $who }.
  }
sn-wins-yours = Gana { $who }. ¡Es tu equipo!

## The guided first game

lesson-sequence-numbers-place = Ganas con cinco fichas en línea. Juega una carta y pon una ficha en una de las dos casillas con su resultado. 17 − 5 son 12: ocupa el 12 del centro del tablero.
lesson-sequence-numbers-line = Ahora forma una línea. 3 + 37 son 40: cubre el 40 marcado, a dos casillas de tu 12.
lesson-sequence-numbers-third = 5 + 1 son 6: cubre el 6 marcado, al otro lado de tu 12. Después de cada jugada robas automáticamente.
lesson-sequence-numbers-plus = Un Más va en cualquier casilla libre. Llena el hueco entre tu 12 y tu 40.
lesson-sequence-numbers-minus = Tu rival ha cubierto el 31 que necesitas. Un Menos retira una ficha rival, salvo que forme parte de una Secuencia. Úsalo ahí.
lesson-sequence-numbers-free = Te falta una ficha, en el 31, que vuelve a estar libre. Las esquinas valen para todos, y una carta con sus dos casillas cubiertas se puede cambiar. ¡Suerte!

## Names of rule sets

preset-square = Cuadrado
preset-three-teams = Tres equipos
preset-long = Largo
preset-talk = Comentarios en la mesa
preset-school = Escuela
preset-exam = Examen
preset-everything = Todo

## Values of options; what they mean is in the rules

value-called = Por denuncia
value-deck-cycle = Vuelta del mazo
value-easy = Fácil
value-hard = Difícil
value-lap-of-passes = Todos pasan
value-lose-turn = Perder el turno
value-never = Nunca
value-normal = Normal
value-refuse = Rechazar
value-rulebook = Según el reglamento
value-shown = A la vista
value-solve = Resolver
