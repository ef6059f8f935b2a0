### The texts of web-chain.ftl in Spanish. Keys, variables and comments are those of the English file, which explains them.

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
