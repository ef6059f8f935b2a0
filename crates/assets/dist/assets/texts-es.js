var e=Object.values(Object.assign({"../../../../locales/es/web-chain.ftl":`### The texts of web-chain.ftl in Spanish. Keys, variables and comments are those of the English file, which explains them.

## The start page

game-chain = Chain
game-chain-line = Reúne doce cartas que puntúen juntas y deshazte de ellas en bazas.

## Cards, groups and melds

ch-card = { $number } { $colour ->
    [red] rojo
    [orange] naranja
    [purple] morado
    [blue] azul
   *[green] verde
  }
ch-x-as = X como { $number }
ch-shape-red = rombo
ch-shape-orange = triángulo
ch-shape-purple = estrella
ch-shape-blue = círculo
ch-shape-green = cuadrado
ch-set = { $size ->
    [2] pareja de { $number }
    [3] trío de { $number }
    [4] cuatro { $number }
    [5] cinco { $number }
    [6] seis { $number }
    [7] siete { $number }
    [8] ocho { $number }
   *[other] nueve { $number }
  }
ch-set-with-x = { $set } con { $count ->
    [one] una X
   *[other] { $count } X
  }
ch-run = escalera { $low }–{ $high }
ch-run-with = escalera { $low }–{ $high } con { $named }
ch-begun = grupo empezado con { $card }
ch-a-single = un { $number }
ch-an-x = una X
ch-a-set = { $size ->
    [2] una { $set }
    [3] un { $set }
   *[other] { $set }
  }
ch-the-run = la { $run }
ch-the-group = { $group }
ch-new-group = un grupo nuevo

## The draft

ch-draft = Cartas a la vista
ch-deck = mazo
ch-deck-about = { $deck } cartas en el mazo, { $swept } barridas
ch-take = Tomar { $card }
ch-sweep = Barrer
ch-sweep-card = Barrer { $card }
ch-swept = { $count ->
    [one] 1 barrida
   *[other] { $count } barridas
  }
ch-why-take = Tomas una carta cuando te toca construir. (CH-4)

## The settlement

ch-settlement = Tus grupos
ch-points = puntos
ch-points-best = puntos: lo mejor posible
ch-best = Ordenar por mí
ch-seal = Sellar
ch-keep = Conservar
ch-keep-card = Conservar { $card }
ch-discard = Desechar
ch-discard-card = Desechar { $card }
ch-and = añade una carta
ch-take-back = Retirar { $group }
ch-left-decide = Sobrantes: conserva o desecha cada carta
ch-left = Sobrantes
ch-left-yet = Aún sin agrupar
ch-kept = conservadas
ch-discarded = desechadas
ch-fit = { $card } con { $place }
ch-why-sealed = Ya has sellado tus grupos. (CH-A10)
ch-why-place = { $card } no encaja ahí. (CH-9)
ch-why-fits = Hay que puntuar las cartas que encajan: { $fit }. (CH-A3)
ch-why-declare = Primero forma un grupo. (CH-9)
ch-tip-seal = Ya puntúa todo lo que debe. Sella, o retira un grupo.
ch-tip-begin = Toca las cartas de una escalera o un conjunto, o arrastra una sobre otra.
ch-tip-neither = Estas cartas no son ni una escalera ni un conjunto. (CH-9)
ch-tip-more = Elige las cartas que van con { $card }.
ch-hands-open = Todas las manos están a la vista durante el recuento.

## The hand

ch-hand = Tu mano, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
ch-hand-empty = Tu mano está vacía.
ch-sort-colour = Ordenar por color
ch-sort-number = Ordenar por número
ch-own-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
ch-own-of-twelve = { $count } de 12 cartas
ch-own-built = { $points } de recuento
ch-own-won = { $count ->
    [one] 1 ganada
   *[other] { $count } ganadas
  }
ch-own-against = { $count } en tu contra
ch-own-game = partida { $game } de { $games }

## The release

ch-trick = Baza
ch-holds = { $you ->
    [yes] Vas ganando
   *[no] { $who } va ganando
  } la baza con { $meld }
ch-in-trick = { $count ->
    [one] 1 carta en la baza
   *[other] { $count } cartas en la baza
  }
ch-to-come = faltan por jugar: { $names }
ch-leads-new = { $you ->
    [yes] Abres
   *[no] { $who } abre
  } una nueva baza
ch-penalty-drawn = Se saca una carta de penalización de { $you ->
    [yes] tu mano
   *[no] la mano de { $who }
  }
ch-extra-dealt = Repartiendo las cartas extra
ch-aside = apartadas
ch-play = Jugar { $meld }
ch-pass = Pasar
ch-why-zero = Un 0 se juega solo. (CH-A28)
ch-why-no-meld = Estas cartas no forman una combinación. Juega un mismo número, o tres seguidas. (CH-19)
ch-why-run-length = Una escalera tiene exactamente tres cartas. (CH-A22)
ch-why-lead = No puedes abrir con estas cartas. (CH-19)
ch-why-few = Necesitas al menos { $count } cartas para superar: { $meld }. (CH-A21)
ch-why-low = Eso no supera: { $meld }. (CH-16)

## The other players and the score

ch-ready = listo
ch-settling = recuento
ch-on-turn = jugando
ch-finished = ha terminado
ch-seat-built = de recuento
ch-seat-won = ganadas
ch-seat-total = en total
ch-seat-against = en contra
ch-scores = Resultado final
ch-scores-about = – gana el total más alto
ch-scores-player = Jugador
ch-scores-built = Recuento
ch-scores-won = Ganadas
ch-scores-hand = Mano
ch-scores-penalty = Penalización
ch-scores-game = Partida { $number }
ch-scores-total = Total
ch-scores-winner = gana

## What is asked for

ch-ask-deal = Repartiendo las cartas.
ch-ask-reshuffle = Barajando un nuevo mazo.
ch-ask-build = Te toca: toma una carta, o barre antes una.
ch-ask-take = Ahora toma una carta.
ch-ask-takes = { $who } está tomando una carta.
ch-ask-left = Conserva o desecha cada carta sobrante.
ch-ask-group = Ordena tus cartas en escaleras y conjuntos y séllalos.
ch-ask-settling = Falta el recuento de { $names }.
ch-ask-settled = Todos han hecho el recuento.
ch-ask-extra = Cada jugador recibe una carta más.
ch-ask-tie = Se sortea quién abre.
ch-ask-done = Has terminado. Turno de { $who }.
ch-ask-other = Turno de { $who }.
ch-ask-lead = Abres tú: juega una carta, varias de un número o tres seguidas.
ch-ask-beat = Hay que superar: { $meld }. Juega o pasa.
ch-ask-cannot = No tienes nada que supere: { $meld }.
ch-ask-penalty = Se saca una carta de penalización de { $you ->
    [yes] tu mano
   *[no] la mano de { $who }
  }.
ch-ask-over = Fin de la partida.

## Moves

ch-do-pass = Pasar
ch-do-best = Ordenar los mejores grupos
ch-do-seal = Sellar los grupos
ch-do-take-back = Retirar { $group }
ch-do-take = Tomar { $card }
ch-do-sweep = Barrer { $card }
ch-do-keep = Conservar { $card }
ch-do-discard = Desechar { $card }
ch-do-add = Añadir { $card } a: { $group }
ch-do-begin = Empezar un grupo con { $card }
ch-do-play = Jugar { $meld }

## What happened

ch-on-starter = { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $who }
  } a construir.
ch-on-dealt = Se reparte la partida { $game }. A la vista: { $cards }.
ch-on-turn-of = { $you ->
    [yes] Te toca construir.
   *[no] { $who } está construyendo.
  }
ch-on-took = { $you ->
    [yes] Tomas
   *[no] { $who } toma
  } { $card }.
ch-on-swept = { $you ->
    [yes] Barres
   *[no] { $who } barre
  } { $card }.
ch-on-refilled = Se descubre { $card }.
ch-on-reshuffled = Se baraja un nuevo mazo de { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }.
ch-on-revealed = Todas las manos están a la vista. Ahora todos hacen el recuento.
ch-on-sheet = { $you ->
    [yes] Tus grupos suman
   *[no] Los grupos de { $who } suman
  } { $points }.
ch-on-ready = { $you ->
    [yes] Ya has acabado el recuento
   *[no] { $who } ya ha acabado el recuento
  }.
ch-no-group = ningún grupo
ch-on-settled = { $you ->
    [yes] Sumas
   *[no] { $who } suma
  } { $points } con { $groups }.
ch-on-settled-discarding = { $you ->
    [yes] Sumas
   *[no] { $who } suma
  } { $points } con { $groups } y { $you ->
    [yes] desechas
   *[no] desecha
  } { $cards }.
ch-on-settling = { $you ->
    [yes] Ahora haces tú
   *[no] Ahora hace { $who }
  } el recuento.
ch-on-all-settled = Todos han hecho el recuento. Cada jugador recibe una carta más.
ch-on-extra = Cada jugador recibe una carta extra.
ch-on-extra-own = Tu carta extra es { $card }.
ch-on-tie = Empate de { $names }. Se sortea quién abre.
ch-on-leads = { $you ->
    [yes] Abres tú
   *[no] Abre { $who }
  }.
ch-on-next = { $you ->
    [yes] Te toca en la baza.
   *[no] En la baza sigue { $who }.
  }
ch-on-played = { $you ->
    [yes] Juegas
   *[no] { $who } juega
  } { $meld }.
ch-on-passed = { $you ->
    [yes] Pasas
   *[no] { $who } pasa
  }.
ch-on-finished = { $you ->
    [yes] Ya no te quedan
   *[no] A { $who } ya no le quedan
  } cartas.
ch-on-won = { $you ->
    [yes] Ganas
   *[no] { $who } gana
  } la baza ({ $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }).
ch-on-cleared = { $you ->
    [yes] Anulas
   *[no] { $who } anula
  } la baza con un 0. Se { $count ->
    [one] aparta 1 carta
   *[other] apartan { $count } cartas
  }.
ch-on-drawing = { $you ->
    [yes] Sacas
   *[no] { $who } saca
  } una carta de penalización de la mano de { $from }.
ch-on-drawing-yours = { $you ->
    [yes] Sacas
   *[no] { $who } saca
  } una carta de penalización de tu mano.
ch-on-penalty = { $card } cuenta en contra de { $you ->
    [yes] ti
   *[no] { $who }
  }.
ch-on-game-over = Fin de la partida: { $points }.
ch-on-next-game = { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $who }
  } la siguiente partida.

## The guided first game

lesson-chain-first = Reúne doce cartas que puntúen juntas. En cada turno tomas una de las cinco cartas a la vista. Una X vale por cualquier número del 1 al 9: tómala.
lesson-chain-run = Los números seguidos forman una escalera. Cuanto más larga, más puntos. Empieza una: toma el 6 verde.
lesson-chain-colour = Los puntos de una escalera se multiplican por las cartas de su color más frecuente. El 4 también es verde: tómalo.
lesson-chain-gap = El color no lo es todo. El 3 alarga tu escalera por abajo: tómalo.
lesson-chain-sweep = Aquí nada te sirve. Una vez por turno puedes barrer: quita una carta a la vista y mira cuál la sustituye. Barre el 9 rojo.
lesson-chain-swept = El 5 llena el hueco entre tu 4 y tu 6. Tómalo.
lesson-chain-low = Las escaleras largas llegan muy abajo. Toma el 1.
lesson-chain-sweep-again = Barre la carta marcada y mira qué sale.
lesson-chain-top = El 8 alarga tu escalera por arriba. Tómalo.
lesson-chain-second = El 2 verde une tu 1 y tu 3. Tómalo.
lesson-chain-majority = Otra carta verde, y un segundo 8. El otro 8 puede ir a una segunda escalera. Tómalo.
lesson-chain-end-of-run = El 9 completa tu escalera por arriba. Tómalo.
lesson-chain-twelfth = Tu duodécima carta. Con el 7 tienes dos escaleras en la mano. Tómalo.
lesson-chain-best = Todas las manos están a la vista y cada uno ordena sus cartas en escaleras y conjuntos. Puedes hacerlo carta a carta, pero esta vez deja que te las ordenen.
lesson-chain-seal = Una escalera de nueve vale 17, por seis: cuatro cartas verdes y dos X, que cuentan como verdes. No sobra nada. Sella tus grupos.
lesson-chain-lead = Ahora deshazte de tu mano. Abre quien menos puntuó, y eres tú. Juega una escalera de tres, con una X como 3.
lesson-chain-beat = Tu rival ganó esa baza y abrió con 7-8-9. Puedes seguir con una combinación igual, y la última gana la baza: un punto por carta. Juega tu X como 7, con 8 y 9.
lesson-chain-free = Ganaste la baza, así que abres tú. Vacía tu mano antes que tu rival: las cartas que quedan en la última mano cuestan puntos.

## Names of rule sets

preset-three-games = Tres partidas
preset-free-hand = Mano libre
preset-best-points = Mejores puntos
preset-long-tricks = Bazas largas
preset-gentle-zeros = Ceros suaves
preset-whole-laps = Vueltas completas
preset-endless-laps = Vueltas sin fin

## Values of options; what they mean is in the rules

value-anytime = En cualquier momento
value-aside = Apartado
value-at-once = Al instante
value-best-points = Mejores puntos
value-build = Recuento
value-clockwise = Por turnos
value-complete-lap = Vuelta completa
value-exact = Exacto
value-free = Libre
value-lowest-total = Menor total
value-maximal = Máximo
value-must-beat = Debe superar
value-nothing = Nada
value-one = Una
value-or-higher = O mayor
value-rotate = Rotar
value-seat = Asiento
value-takes = Se lo lleva
value-ten = Diez
value-three = Tres
value-three-or-more = Tres o más
value-together = A la vez
value-total = Total
value-until-all-pass = Hasta que todos pasen
`,"../../../../locales/es/web-generic.ftl":`### La mesa de un juego para el que el cliente web no tiene carpeta.

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
`,"../../../../locales/es/web-lessons.ftl":`### El cliente web: primeras partidas guiadas, varias personas en un dispositivo y comprobación de las mezclas.

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
`,"../../../../locales/es/web-number-chain.ftl":`### The texts of web-number-chain.ftl in Spanish. Keys, variables and comments are those of the English file, which explains them.

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
`,"../../../../locales/es/web-numboom.ftl":`### The texts of web-numboom.ftl in Spanish. Keys, variables and comments are those of the English file, which explains them.

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
`,"../../../../locales/es/web-sequence-numbers.ftl":`### The texts of web-sequence-numbers.ftl in Spanish. Keys, variables and comments are those of the English file, which explains them.

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
`,"../../../../locales/es/web.ftl":`### The texts of web.ftl in Spanish. Keys, variables and comments are those of the English file, which explains them.

## People and small words

you = Tú
person = { $name }
seat-number = Asiento { $number }
bot-name = { $level ->
    [random] Bot al azar
    [eager] Bot impaciente
    [greedy] Bot principiante
    [easy] Bot fácil
    [normal] Bot normal
    [hard] Bot difícil
    [expert] Bot experto
   *[other] Bot
  }
deleted-account = Cuenta eliminada
name-you = { $name } (tú)
separator = { ", " }
cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
ordinal = { $number }.º
one-moment = Un momento…
close = Cerrar
cancel = Cancelar
try-again = Intentar de nuevo
to-the-games = Volver a los juegos
suggested = { $what }, sugerencia
reason = { $what }. { $why }

## The frame of the page

page-title = { $page } · Cardinal
brand = Cardinal, inicio
nav = Menú principal
nav-games = Juegos
nav-history = Historial
nav-leaders = Clasificación
nav-sign-in = Iniciar sesión
theme-light = Cambiar al tema claro
theme-dark = Cambiar al tema oscuro
language = Idioma
sound-on = Activar el sonido
sound-off = Desactivar el sonido
page-failed = No se ha podido cargar la página. Comprueba la conexión y recarga.
page-missing = Página no encontrada
page-missing-about = Puede que el enlace sea incorrecto o antiguo.
game-missing = No hay ningún juego llamado «{ $game }».
turn-elsewhere = Te toca en { $game }.
go-there = Ir a la partida
notes-label = Avisos
dismiss-note = Descartar
rule = Regla { $clause }
connection-lost = Conexión perdida. Tus jugadas están a salvo.
trying-in = Reconexión en { $seconds } s
trying = Reconectando…
try-now = Reconectar ahora

## The games

players-minutes = { $players } jugadores · { $minutes } min
players = { $players } jugadores

## Bots

level-random = Al azar: cualquier jugada legal
level-eager = Impaciente: juega todo lo que puede
level-greedy = Principiante: busca el beneficio inmediato
level-easy = Fácil: piensa un poco por adelantado
level-normal = Normal: piensa por adelantado
level-hard = Difícil: piensa muchas jugadas por adelantado
level-expert = Experto: piensa cada jugada a fondo
bots-play = Nivel de los bots
bots-gently = Principiante
bots-easy = Fácil
bots-normal = Normal
bots-hard = Difícil
bots-best = Experto

## The start page

start-title = Juegos de cartas que cuentan
start-line = Juega ya contra bots o envía un enlace a tus amigos. No hace falta cuenta.
start-running = Partidas en curso
running-age = Última jugada { $when }
running-left = Un bot juega por ti
running-go = Continuar
running-go-on = Continuar { $game } con { $names }
running-abandon = Abandonar
running-abandon-game = Abandonar { $game } con { $names }
running-abandon-title = ¿Abandonar { $game }?
running-abandon-alone = La partida termina ahora y no cuenta.
running-abandon-rated = Los bots acabarán la partida y el resultado contará para tu puntuación. No podrás volver.
running-abandon-others = Un bot acabará la partida por ti. No podrás volver.
start-games = Juegos
start-play = Jugar contra bots
start-play-game = Jugar contra bots: { $game }
start-dealing = Repartiendo…
start-quick = Partida rápida
start-quick-game = Partida rápida: { $game }
start-setup = Crear una mesa
start-setup-game = Crear una mesa: { $game }
start-rules = Reglas
start-join = Unirse con un enlace
start-link = Enlace o código de la mesa
start-go = Unirse
start-no-link = Ese no es el enlace de una mesa. Un enlace es así: …/table/abcd1234.

## Open tables

lobby-title = Mesas abiertas
lobby-online = { $count } en línea
lobby-looking = Cargando mesas…
lobby-empty = Ahora no hay mesas abiertas. Crea una y publícala aquí, o envía el enlace a un amigo.
lobby-free = libre
lobby-locked = bloqueado
lobby-join = Unirse ({ $count ->
    [one] 1 libre
   *[other] { $count } libres
  })
lobby-watch = Mirar
rated = con puntuación

## Status of a table

status-waiting = Esperando jugadores
status-playing = En curso
status-paused = En pausa
status-finished = Terminada
status-closed = Cerrada

## Clocks

clock-none = Sin límite de tiempo
clock-move = { $time } por jugada
clock-bank = { $time } por jugador
clock-bank-more = { $time } por jugador, +{ $seconds } s por jugada
clock-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
  }
time-minutes = { $count } min
time-seconds = { $count } s
time-days-hours = { $days } d { $hours } h
time-hours-minutes = { $hours } h { $minutes } min

## Setting up a table

setup-page = Nueva mesa de { $game }
setup-title = Nueva mesa de { $game }
setup-seats = Asientos
setup-players = Jugadores
setup-you = Tú
setup-person = Asiento libre
setup-locked = Asiento bloqueado
setup-bot = Bot – { $level }
setup-table = Mesa
setup-clock = Reloj
setup-clock-about = Si se te acaba el tiempo, se hace una jugada sencilla por ti.
setup-clock-none = Sin límite de tiempo
setup-clock-fast = 30 segundos por jugada
setup-clock-move = 2 minutos por jugada
setup-clock-bank = 10 minutos por jugador, +5 segundos por jugada
setup-clock-day = 1 día por jugada
setup-clock-days = 3 días por jugada
setup-clock-custom = Personalizado
setup-custom-kind = Tipo de reloj
setup-custom-bank = Tiempo por jugador
setup-custom-move = Tiempo por jugada
setup-custom-days = Días por jugada
setup-custom-seconds = Segundos por jugada
setup-custom-minutes = Minutos por jugador
setup-custom-increment = Segundos añadidos por jugada
setup-grace = Un bot toma el relevo tras
setup-grace-about = Si un jugador se desconecta.
setup-pace = Velocidad de los bots
setup-pace-instant = Instantánea
setup-pace-quick = Rápida
setup-pace-calm = Tranquila
setup-pace-slow = Lenta
setup-listed = Publicar en Mesas abiertas
setup-listed-about = Si no, hace falta el enlace para unirse y solo los jugadores ven las partidas.
setup-starts = Empezar cuando se llenen los asientos
setup-starts-about = Si no, empiezas tú la partida.
setup-watching = Espectadores
setup-watching-none = No permitidos
setup-watching-public = Permitidos, manos ocultas
setup-watching-hands = Permitidos, ven una mano
setup-delay = Retraso para espectadores
setup-delay-none = Sin retraso
setup-rated = Partida con puntuación
setup-rated-unusual = No con reglas cambiadas.
setup-rated-hands = No si los espectadores ven manos.
setup-rated-usual = Solo con las reglas estándar.
setup-rules = Reglas
setup-begin = Reglas de partida
setup-own = Reglas propias
setup-usual = Reglas estándar
setup-rule-about = Regla { $clause }: { $title }
setup-option-usual = { $value } (estándar)
setup-rules-failed = No se han cargado las explicaciones de las reglas. Aun así puedes crear una mesa con las reglas estándar.
setup-opening = Creando la mesa…
setup-open-play = Empezar la partida
setup-open = Crear la mesa
setup-yes = Sí
setup-no = No

## Finished games

history-title = Historial
history-yours = Tus partidas
history-all = Todas las partidas
history-show-all = Ver todas las partidas
history-show-yours = Ver solo las tuyas
matches-game = Juego
matches-all = Todos los juegos
matches-replay = Repetición
matches-replay-of = Repetición: { $game }, { $when }
matches-record = Descargar
matches-record-of = Descargar: { $game }, { $when }
matches-none = Aún no hay partidas terminadas.
matches-play = Juega una ahora.
matches-loading = Cargando partidas…
matches-more = Ver más
matches-place = { $place } { $name }

## Leaders, people and profile

leaders-title = Clasificación
leaders-game = Juego
leaders-pool = Tamaño de mesa
leaders-duel = Dos jugadores
leaders-table = Tres o más
leaders-loading = Cargando la clasificación…
leaders-empty = Aquí aún no hay puntuaciones. Juega una partida con puntuación y sé el primero.
leaders-place = Puesto
leaders-player = Jugador
leaders-rating = Puntuación
leaders-games = Partidas
leaders-back = Volver a la clasificación
leaders-provisional = ? indica una puntuación provisional. Tendrá puesto tras más partidas con puntuación.
provisional = Puntuación provisional
ratings-title = Puntuaciones
ratings-none = Aún no tienes puntuación. Juega una partida con puntuación para conseguirla.
ratings-duel = { $game }, dos jugadores
ratings-table = { $game }, tres o más
ratings-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }
ratings-failed = No se han podido cargar tus puntuaciones.
person-played = { $count ->
    [one] 1 partida jugada
   *[other] { $count } partidas jugadas
  }
person-since = desde el { $when }
person-games = Partidas
profile-page = Perfil
profile-welcome = Te damos la bienvenida
profile-name = Nombre visible
profile-name-about = Lo ven los demás jugadores. Hasta 24 caracteres.
profile-change = Cambiar
profile-renamed = Nombre cambiado.
profile-account = Cuenta
profile-signed-in-as = Sesión iniciada como { $login }.
profile-old = Contraseña actual
profile-new = Contraseña nueva (8 caracteres o más)
profile-change-password = Cambiar la contraseña
profile-password-changed = Contraseña cambiada. Se ha cerrado la sesión en los demás dispositivos.
profile-sign-out = Cerrar sesión
profile-sessions = Dispositivos con sesión iniciada
profile-session-here = Este dispositivo
profile-session-used = Otro dispositivo, último uso { $when }
profile-session-end = Cerrar sesión
profile-sessions-end = Cerrar sesión en los demás
profile-session-ended = Sesión cerrada en ese dispositivo.
profile-data = Tus datos
profile-data-about = Todo lo que este servidor guarda sobre ti, en un archivo JSON.
profile-data-download = Descargar mis datos
profile-delete = Eliminar cuenta
profile-delete-about = Se eliminan tu nombre, tu usuario y tus mensajes de chat y se cierran todas tus sesiones. Las partidas terminadas se conservan sin tu nombre.
profile-delete-sure = ¿Eliminar tu cuenta para siempre?
profile-delete-password = Escribe tu contraseña para confirmar
profile-deleted = Tu cuenta se ha eliminado.
profile-sign-up = Crear cuenta
profile-sign-in = Iniciar sesión
profile-take-account = Crear una cuenta
profile-take-about = Juega en todos tus dispositivos. Conservas el nombre, las partidas y las puntuaciones que tienes como invitado.
profile-welcome-back = ¡Hola de nuevo!
profile-login = Usuario (de 3 a 32 letras, cifras, - _ .)
profile-password = Contraseña (8 caracteres o más)
profile-have = Ya tengo cuenta
profile-need = No tengo cuenta
profile-guest = Continuar como invitado
profile-signed-in = Has iniciado sesión.
profile-signed-up = Cuenta creada. Conservas tus partidas y puntuaciones.
profile-invitation = Código de invitación
profile-invitation-about = Las cuentas nuevas necesitan invitación. Pide un código al operador del servidor.
profile-closed = Este servidor no admite cuentas nuevas.
profile-no-guests = Este servidor no admite invitados. Inicia sesión para jugar.
reset-page = Contraseña nueva
reset-title = Elige una contraseña nueva
reset-about = Para { $login }. El enlace sirve una sola vez, hasta el { $when }, y cierra la sesión en todos los dispositivos.
reset-choose = Guardar la contraseña e iniciar sesión
reset-done = Contraseña cambiada. Has iniciado sesión.
reset-over = El enlace ha caducado, ya se ha usado o está incompleto. Pide otro al operador del servidor.

## Replays

replay-page = Repetición de { $game }
replay-none = Repetición no disponible
replay-history = Volver al historial
replay-loading = Cargando la partida…
replay-eyes = Vista de
replay-everything = Todas las cartas a la vista
replay-download = Descargar la partida
replay-score = { $name } { $score }
replay-steps = Pasos
replay-back = Paso anterior
replay-on = Paso siguiente
replay-run = Reproducir
replay-stop = Pausa
replay-step = Paso
replay-step-of = Paso { $step } de { $length }

## Rules

rules-of = Reglas de { $game }
rules-search = Buscar en las reglas
rules-example = comodín, última carta, { $clause }…
rules-example-word = empate
rules-loading = Cargando las reglas…
rules-none = Ninguna regla coincide con la búsqueda.
rules-failed = No se han podido cargar las reglas. Comprueba la conexión y ábrelas de nuevo.
rules-absent = Las reglas de este juego no están disponibles aquí.

## A table before the game

waiting-for = { $count ->
    [one] Falta 1 jugador
   *[other] Faltan { $count } jugadores
  }
waiting-locked = { $count ->
    [one] 1 asiento está bloqueado
   *[other] { $count } asientos están bloqueados
  }
waiting-complete = Ya están todos
waiting-listed = pública
waiting-by-link = solo por invitación
waiting-hands = los espectadores ven las manos
waiting-free = Libre
waiting-kept = Bloqueado
waiting-host = anfitrión
waiting-sit = Sentarse aquí
waiting-sit-on = Sentarse aquí: asiento { $number }
waiting-bot = Añadir bot
waiting-bot-on = Añadir bot en el asiento { $number }
waiting-lock = Bloquear
waiting-lock-seat = Bloquear el asiento { $number }
waiting-unlock = Desbloquear
waiting-unlock-seat = Desbloquear el asiento { $number }
waiting-free-it = Liberar
waiting-free-seat = Liberar el asiento { $number }
waiting-link = Enlace de invitación
waiting-copy = Copiar
waiting-copied = Enlace copiado.
waiting-copy-by-hand = No se ha podido copiar el enlace. Selecciónalo y cópialo tú.
waiting-start-later = Empieza cuando se llenen los asientos
waiting-start = Empezar la partida
waiting-sit-down = Sentarse
waiting-leave = Dejar el asiento
waiting-close = Cerrar la mesa
waiting-host-starts = Esperando a que { $name } empiece la partida.
waiting-starts-soon = La partida está a punto de empezar.
quick-looking = { $count ->
    [one] Buscando rival…
   *[other] Buscando { $count } jugadores…
  }
quick-about = La partida empieza en cuanto estén todos.
quick-cancel = Cancelar búsqueda
host-hand-over = Hacer anfitrión
host-hand-over-to = Hacer anfitrión: { $name }
host-remove = Expulsar
host-remove-name = Expulsar a { $name }
host-remove-sure = ¿Expulsar a { $name } de la mesa?
host-remove-about = No podrá volver a entrar en esta mesa.

## At the table

table-refused = No puedes abrir esta mesa
table-gone = Mesa no encontrada. Quizá se haya cerrado.
table-failed = No se ha podido cargar la mesa
table-failed-about = Comprueba la conexión y recarga la página.
table-coming = Abriendo la mesa…
table-dealing = Repartiendo…
table-closed = Esta mesa está cerrada
table-onlooker = Estás mirando.
table-onlooker-delay = Estás mirando con { $time } de retraso.
table-shoulder = Ver la mano de
table-shoulder-none = Nadie
table-take-seat = Ocupar un asiento libre
table-rests = Partida en pausa. Los relojes están parados.
table-go-on = Reanudar
table-hint = Pista
table-thinking = Pensando…
table-undo = Deshacer
table-rules = Reglas
table-log-chat = Registro y chat
table-title-turn = ● Te toca · { $game }
turn-paused = En pausa
turn-over = Fin de la partida
turn-sending = Enviando tu jugada…
turn-yours = Te toca
turn-yours-too = Te toca, junto con otros
turn-may-act = Puedes actuar
turn-dealing = Repartiendo
turn-of = Turno de { $who }
turn-of-many = Esperando a { $count } jugadores
say-your-turn = Te toca.
say-turn-and-last = { $turn }. { $last }
hint-said = Pista: { $move }
hint-none = Ahora no hay ninguna pista.
hint-best = Resultado esperado { $share } ± { $error }: { $by } mejor que cualquier otra jugada.
hint-even = Resultado esperado { $share } ± { $error }. Otras jugadas son casi igual de buenas.
hint-close = Resultado esperado { $share } ± { $error }: casi tan bueno como el de la mejor jugada.
hint-worse = Resultado esperado { $share } ± { $error }: { $by } peor que la mejor jugada.
hint-scale = 100 % es acabar por delante de todos; 0 %, por delante de nadie.
hint-unlikely = Parecía floja y apenas se ha estudiado.
hint-only = Tu única jugada.
hint-dismiss = Descartar
hint-sign = pista
stale = La mesa ha cambiado. Mira de nuevo y elige.
move-refused = { $move }: { $why }
moves-all = Todas las jugadas ({ $count })

## Players at the table

seats-label = Jugadores
seats-substitute = juega un bot
seats-left = se ha ido
seats-away = ausente
seats-gone = sin conexión
seats-free = libre
seats-to-move = jugando
seats-score = puntos
seats-time-left = tiempo restante

## Keys

keys-title = Atajos de teclado
keys-hint = pista
keys-undo = deshacer
keys-rules = reglas
keys-log = registro y chat
keys-turn = oír a quién le toca y qué acaba de pasar
keys-walk-keys = Tabulador, flechas
keys-walk = moverse entre los grupos de cartas y dentro de ellos
keys-choose-keys = Intro o Espacio
keys-choose = elegir
keys-leave = cerrar las reglas, cancelar una elección

## Log and chat

side-label = Registro y chat
side-log = Registro
side-chat = Chat
side-unread = Chat ({ $count ->
    [one] 1 nuevo
   *[other] { $count } nuevos
  })
side-close = Cerrar registro y chat
side-log-empty = Aquí aparecerán las jugadas.
log-undone = Se ha deshecho la última jugada.
log-undone-by = { $you ->
    [yes] Has deshecho tu última jugada.
   *[no] { $who } ha deshecho su última jugada.
  }
log-undone-what = Se ha deshecho: { $moves }
log-undone-what-by = { $you ->
    [yes] Has deshecho: { $moves }
   *[no] { $who } ha deshecho: { $moves }
  }
side-chat-empty = Aún no hay mensajes.
side-table = Mesa
side-say = Escribe un mensaje
side-send = Enviar
side-mute = Silenciar
side-hear = Dejar de silenciar
side-mute-name = Silenciar a { $name }
side-hear-name = Dejar de silenciar a { $name }
report = Denunciar
report-name = Denunciar a { $name }
report-line-name = Denunciar este mensaje de { $name }
report-title = Denunciar a { $name }
report-about = Solo los operadores de este servidor ven tu denuncia. { $name } no lo sabrá.
report-line = Mensaje: «{ $text }»
report-why = ¿Qué ocurre?
report-abuse = Insultos, amenazas o acoso
report-cheating = Trampas
report-stalling = Retrasar la partida o abandonar a propósito
report-bad-name = Nombre ofensivo
report-other = Otra cosa
report-more = ¿Algo más que deban saber? (opcional)
report-send = Enviar denuncia
report-sent = Gracias. Los operadores tienen tu denuncia.
report-again = Los operadores ya tienen esta denuncia. Gracias.
side-closed = El chat está cerrado durante esta partida por equipos.
side-pause = Pausa
reaction-hello = Hola
reaction-thanks = Gracias
reaction-well-played = Bien jugado
reaction-oops = Vaya
reaction-wow = ¡Guau!
reaction-thinking = Pensando
reaction-hurry = Deprisa
reaction-good-game = Buena partida
remark-sat-down = se ha sentado.
remark-left = ha dejado la partida.
remark-came-back = ha vuelto.
remark-abandoned = ha abandonado la partida.
remark-declined-rematch = ha rechazado la revancha.
remark-removed = fue expulsado por el anfitrión.
remark-new-host = es ahora el anfitrión.
remark-closed-by-operator = ha sido cerrada por un operador del servidor.
remark-bot-took-over = no está. Un bot juega en su lugar.
remark-out-of-time = se ha quedado sin tiempo. Se ha hecho una jugada sencilla en su lugar.

## Leaving a table

leave = Dejar la partida
leave-title = ¿Dejar esta partida?
leave-seat-title = ¿Dejar tu asiento?
leave-seat = Otra persona podrá ocuparlo.
leave-bot = Un bot jugará por ti. Puedes retomar la partida hasta que termine, salvo que la abandones.
leave-freeze = La partida te espera en la página de inicio. Si la abandonas, termina y no cuenta.
leave-stay = Quedarse
leave-for-good = Abandonar la partida
left-bot = Te has ido. Un bot juega por ti.
left-frozen = Te has ido. La partida te espera.
left-for-good = Has abandonado esta partida.
left-take-over = Retomar
left-bot-played = { $count ->
    [one] Un bot ha hecho 1 jugada por ti.
   *[other] Un bot ha hecho { $count } jugadas por ti.
  }
table-frozen = La partida espera a que vuelva un jugador.
turn-bot = Un bot juega por ti

## Votes

vote-ask-undo = { $who } quiere deshacer la última jugada.
vote-ask-pause = { $who } quiere pausar la partida.
vote-wait-undo = Se ha pedido deshacer la última jugada ({ $who }). Esperando a { $others }.
vote-wait-pause = Se ha pedido una pausa ({ $who }). Esperando a { $others }.
vote-agree = Aceptar
vote-no = Rechazar

## The end of a game

outcome-over = Fin de la partida
outcome-won = { $you ->
    [yes] Has ganado
   *[no] Ha ganado { $who }
  }
outcome-won-many = Ganadores: { $who }
outcome-waiting = Revancha propuesta. Esperando a { $others }…
outcome-withdraw = Cancelar propuesta
outcome-again = Revancha
outcome-offered = { $count ->
    [one] { $who } quiere la revancha.
   *[other] { $who } quieren la revancha.
  }
outcome-accept = Aceptar
outcome-decline = Rechazar
outcome-declined = { $you ->
    [yes] Has rechazado la revancha.
   *[no] { $who } ha rechazado la revancha.
  }
outcome-replay = Repetición
outcome-other = Más juegos

## What can go wrong

trouble-page = Algo ha fallado. Recarga la página e inténtalo de nuevo.
trouble-unreachable = No se puede contactar con el servidor. Comprueba tu conexión e inténtalo de nuevo.
trouble-answer = No se ha podido leer la respuesta del servidor. Recarga la página e inténtalo de nuevo.
trouble-status = El servidor ha dado un error ({ $status }).
refused-malformed = El servidor no ha podido leer la solicitud. Recarga la página e inténtalo de nuevo.
refused-malformed-action = Eso no es una jugada de este juego.
refused-no-action = Una jugada necesita al menos una acción.
refused-not-seen-yet = Tu última acción ha revelado algo nuevo. Míralo y continúa.
refused-too-long = Es demasiado largo.
refused-too-many = Demasiado rápido. Espera un momento e inténtalo de nuevo.
refused-who-are-you = Inicia sesión o continúa como invitado.
refused-bad-name = Un nombre tiene de 1 a 24 caracteres visibles; un usuario, de 3 a 32 letras, cifras, «-», «_» o «.».
refused-taken = Ya está ocupado.
refused-bad-password = Una contraseña tiene de 8 a 128 caracteres.
refused-wrong-password = Usuario o contraseña incorrectos.
refused-not-found = No existe, o no puedes verlo.
refused-unknown-game = No existe ese juego.
refused-not-host = Solo el anfitrión puede hacerlo.
refused-not-seated = No tienes asiento en esta mesa.
refused-seat-taken = Este asiento está ocupado.
refused-removed = El anfitrión te ha expulsado de esta mesa.
refused-seats-open = Aún quedan asientos libres.
refused-not-now = Ahora no puedes hacerlo.
refused-not-your-turn = No es tu turno.
refused-other-match = En esta mesa ya se juega otra partida.
refused-paused = La partida está en pausa.
refused-chat-closed = En esta mesa el chat está cerrado durante la partida.
refused-nothing-to-undo = No tienes ninguna jugada que deshacer.
refused-rated = En una partida con puntuación no hay pistas, ni pausas contra bots, ni se deshacen jugadas que hayan revelado algo.
refused-no-vote = No tienes nada que votar.
refused-no-spectators = Esta mesa no admite espectadores.
refused-storage = No se ha podido guardar. Nada ha cambiado; inténtalo de nuevo en un momento.
refused-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
refused-origin = Esta página pertenece a otro sitio.
refused-banned = Se te ha vetado en este servidor.
refused-sign-up-closed = Este servidor no admite cuentas nuevas.
refused-invitation = Las cuentas nuevas necesitan invitación, y este código no es válido.
refused-no-guests = Este servidor no admite invitados. Inicia sesión o crea una cuenta.
refused-draining = El servidor se está reiniciando. Inténtalo de nuevo en un momento.
refused-slow = Tu conexión era demasiado lenta. Reconectando…
refused-fault = Algo ha fallado en el servidor. Inténtalo de nuevo.
refused-setup-seats = Este juego no admite ese número de jugadores.
refused-setup-unknown-option = Este juego no tiene esa opción.
refused-setup-bad-value = Uno de los ajustes no es válido.
refused-setup-conflict = Dos de los ajustes son incompatibles.
refused-record-unreadable = El registro de esta partida ya no se puede leer.
refused-resume-revision = Esta partida empezó con reglas que este servidor no tiene.
refused-record-revision = Esta repetición necesita reglas que este servidor no tiene.

## Names of rule sets

preset-published = Como se publicó
preset-strict = Estricto

## Values of options; what they mean is in the rules

value-off = No
value-random = Al azar
value-seat0 = Asiento 1
value-seat1 = Asiento 2
value-seat2 = Asiento 3
value-seat3 = Asiento 4

## The way to the documentation

docs-link = Documentación (en inglés)
`}));export{e as default};