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

ch-draft = Cartas que se pueden tomar
ch-deck = mazo
ch-deck-about = { $deck } cartas boca abajo, { $swept } barridas
ch-take = Tomar { $card }
ch-sweep = Barrer
ch-sweep-card = Barrer { $card }
ch-swept = { $count ->
    [one] 1 barrida
   *[other] { $count } barridas
  }
ch-why-take = Tomas una carta cuando te toca construir. (CH-4)

## The settlement

ch-settlement = Tu recuento
ch-points = puntos
ch-points-best = puntos, lo mejor posible
ch-best = Mejores grupos
ch-seal = Sellar
ch-keep = Conservar
ch-keep-card = Conservar { $card }
ch-discard = Desechar
ch-discard-card = Desechar { $card }
ch-and = ¿y?
ch-take-back = Retirar { $group }
ch-left-decide = Sobrantes: conserva o desecha cada una
ch-left = Sobrantes
ch-left-yet = Aún sin agrupar
ch-kept = conservadas
ch-discarded = desechadas
ch-fit = { $card } con { $place }
ch-why-sealed = Tus grupos están sellados. (CH-A10)
ch-why-place = { $card } no encaja ahí. (CH-9)
ch-why-fits = Hay que puntuar las cartas que encajan: { $fit }. (CH-A3)
ch-why-declare = Primero forma grupos. (CH-9)
ch-tip-seal = No hay que puntuar nada más: sella, o retira un grupo.
ch-tip-begin = Toca las cartas de una escalera o un conjunto, o arrastra una sobre otra.
ch-tip-neither = Estas cartas no son ni una escalera ni un conjunto. (CH-9)
ch-tip-more = Elige las cartas que van con { $card }.
ch-hands-open = Las manos están a la vista y todos hacen el recuento.

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
    [yes] Dominas
   *[no] { $who } domina
  } la baza con { $meld }
ch-in-trick = { $count ->
    [one] 1 carta en la baza
   *[other] { $count } cartas en la baza
  }
ch-to-come = faltan: { $names }
ch-leads-new = { $you ->
    [yes] Abres
   *[no] { $who } abre
  } una nueva baza
ch-penalty-drawn = Se saca una carta de penalización de { $you ->
    [yes] tu mano
   *[no] la mano de { $who }
  }
ch-extra-dealt = Se reparten las cartas extra
ch-aside = apartadas
ch-play = Jugar { $meld }
ch-pass = Pasar
ch-why-zero = Un 0 se juega solo. (CH-A28)
ch-why-no-meld = Juntas no son una combinación: cartas de un mismo número, o tres seguidas. (CH-19)
ch-why-run-length = Las escaleras tienen tres cartas. (CH-A22)
ch-why-lead = Con estas cartas no se puede abrir. (CH-19)
ch-why-few = Hacen falta al menos { $count } cartas para superar: { $meld }. (CH-A21)
ch-why-low = Eso no supera: { $meld }. (CH-16)

## The other players and the score

ch-ready = listo
ch-settling = recuento
ch-on-turn = le toca
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

ch-ask-deal = Se están repartiendo las cartas.
ch-ask-reshuffle = Se está barajando un nuevo mazo.
ch-ask-build = Te toca: toma una carta, o barre antes una.
ch-ask-take = Ahora toma una carta.
ch-ask-takes = { $who } toma una carta.
ch-ask-left = Decide sobre las cartas sobrantes.
ch-ask-group = Forma escaleras y conjuntos con tus cartas y séllalos.
ch-ask-settling = Falta el recuento de { $names }.
ch-ask-settled = Todos han hecho el recuento.
ch-ask-extra = Una carta más para todos.
ch-ask-tie = El azar decide quién abre.
ch-ask-done = Has terminado. Le toca a { $who }.
ch-ask-other = Le toca a { $who }.
ch-ask-lead = Abres tú: juega una carta, varias de un número, o tres seguidas.
ch-ask-beat = Por superar: { $meld }. Juega o pasa.
ch-ask-cannot = Nada de lo que tienes supera: { $meld }.
ch-ask-penalty = Se saca una carta de penalización de { $you ->
    [yes] tu mano
   *[no] la mano de { $who }
  }.
ch-ask-over = La partida ha terminado.

## Moves

ch-do-pass = Pasar
ch-do-best = Formar los mejores grupos
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
ch-on-dealt = Se reparte la partida { $game }. A la vista están { $cards }.
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
ch-on-all-settled = Todos han hecho el recuento. Se reparte una carta más a cada uno.
ch-on-extra = Todos tienen una carta extra.
ch-on-extra-own = Tu carta extra es { $card }.
ch-on-tie = Empate de { $names }; el azar decide quién abre.
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
  } la baza: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }.
ch-on-cleared = { $you ->
    [yes] Anulas
   *[no] { $who } anula
  } la baza con un 0; { $count ->
    [one] 1 carta apartada
   *[other] { $count } cartas apartadas
  }.
ch-on-drawing = { $you ->
    [yes] Sacas
   *[no] { $who } saca
  } una carta de penalización de la mano de { $from }.
ch-on-drawing-yours = { $you ->
    [yes] Sacas
   *[no] { $who } saca
  } una carta de penalización de tu mano.
ch-on-penalty = { $card } queda a la vista en contra de { $you ->
    [yes] ti
   *[no] { $who }
  }.
ch-on-game-over = La partida ha terminado: { $points }.
ch-on-next-game = { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $who }
  } la siguiente partida.

## The guided first game

lesson-chain-first = Forma una mano de doce cartas que puntúen juntas. En tu turno tomas una de las cinco cartas descubiertas. Una X vale por cualquier número del 1 al 9: tómala.
lesson-chain-run = Las escaleras de números consecutivos dan más cuanto más largas son. Empieza una: toma el 6 verde.
lesson-chain-colour = Una escalera vale por su longitud, multiplicada por el número de cartas de su color más frecuente. El 4 también es verde: tómalo.
lesson-chain-gap = Los colores no lo son todo. El 3 continúa tu escalera hacia abajo: tómalo.
lesson-chain-sweep = Aquí nada encaja bien. Una vez por turno puedes barrer: descarta una carta y mira cuál sale en su lugar. Barre el 9 rojo.
lesson-chain-swept = El 5 llena el hueco entre tu 4 y tu 6. Tómalo.
lesson-chain-low = Las escaleras largas llegan muy abajo. Toma el 1.
lesson-chain-sweep-again = Barre primero la carta marcada y mira qué aparece.
lesson-chain-top = El 8 alarga tu escalera por arriba. Tómalo.
lesson-chain-second = El 2 verde une tu 1 y tu 3, y además es verde. Tómalo.
lesson-chain-majority = Otra carta verde. Un segundo 8 no estorba: una segunda escalera, más corta, puede quedarse con el primero. Tómalo.
lesson-chain-end-of-run = El 9 es el final de la línea. Tómalo.
lesson-chain-twelfth = Tu duodécima carta. Con el 7 tienes dos escaleras en la mano. Tómalo.
lesson-chain-best = Ahora todas las manos están a la vista y cada uno ordena sus cartas en escaleras y conjuntos. Puedes hacerlo carta a carta; por esta vez, deja que se busque el mejor orden.
lesson-chain-seal = Una escalera de nueve da 17 puntos, por seis: cuatro cartas verdes y dos X que cuentan como verdes. No sobra nada. Sella tu hoja.
lesson-chain-lead = Ahora hay que soltarlo todo. Abre quien menos puntuó, y ese eres tú. Pon una escalera de tres, con una X como 3.
lesson-chain-beat = Tu rival se llevó esa baza y abre con 7, 8, 9. Se puede seguir con una combinación igual, y el último que pone se lleva la baza, un punto por carta. Pon tu X como 7, con 8 y 9.
lesson-chain-free = Te llevaste la baza, así que abres tú. Deshazte de tus cartas antes que tu rival: lo que queda en la última mano cuesta puntos.

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
