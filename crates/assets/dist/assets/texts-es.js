var e=Object.values(Object.assign({"../../../../locales/es/web-chain.ftl":`### La página de inicio

game-chain = Chain
game-chain-line = Reúne doce cartas que puntúen juntas y deshazte de ellas en bazas.

## The texts of web-chain.ftl in Spanish. Keys, variables and comments are those of the English file, which explains them.

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

## La primera partida guiada

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
`,"../../../../locales/es/web-number-chain.ftl":`### La página de inicio

game-number-chain = Number Chain
game-number-chain-line = Enlaza cartas de dos cifras y quédate sin mano antes que nadie.

## The texts of web-number-chain.ftl in Spanish. Keys, variables and comments are those of the English file, which explains them.

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
nc-pivot-about = todas con la primera del Suelo
nc-relay = Relevo
nc-relay-about = cada una con la de debajo
nc-condition = Condición: { $condition }
nc-next-digit = empieza por
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
nc-builder-choose = Elige tres cartas con números consecutivos ({ $count } de 3).
nc-stands-for = { $card } vale como
nc-stands-for-label = Qué número es el comodín { $card }
nc-card-as = { $card } como { $number }

## The other players

nc-points = { $points } pts.
nc-out-empty = fuera, sin cartas
nc-out = fuera
nc-out-no = fuera, sin { $digit }
nc-on-turn = le toca

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
nc-why-chain = { $card } no forma una cadena con las cartas elegidas: hacen falta tres números consecutivos. (NC-15)
nc-why-link = { $card } empieza por { $first } y se pide un { $digit }. ({ $clause })
nc-why-take-turn = Puedes tomar una carta en tu turno. (NC-9)
nc-why-take-closing = En la fase final ya no se toman cartas. (NC-20)
nc-why-take-discard = Primero descarta: tienes más de diez cartas. (NC-19)
nc-why-take-extra = Esta mesa solo permite Jugar y Encadenar en un turno extra. (NC-A10)
nc-why-take-playing = En este turno estás jugando cartas, y un turno tiene una sola acción. (NC-9)

## What is asked for

nc-ask-over = La partida ha terminado.
nc-ask-deal = Se están repartiendo las cartas.
nc-ask-reshuffle = Se está barajando un nuevo Mazo.
nc-ask-other = Le toca a { $who }.
nc-ask-out = Estás fuera de esta ronda. Le toca a { $who }.
nc-fits-any = encaja cualquier carta
nc-fits-digit = encajan las que empiezan por { $digit }
nc-ask-discard = Tienes más de diez cartas: elige una para descartarla en el Suelo.
nc-ask-more = Pon otra carta – { $fits } – o acaba el turno.
nc-ask-end = Nada más encaja. Acaba el turno.
nc-ask-offer = Tu cadena te da un turno extra: { $fits }. Úsalo o recházalo.
nc-ask-closing = Fase final: juega o encadena – { $fits }.
nc-ask-act = Te toca: { $fits }. Juega, toma o reinicia.
nc-ask-stuck = Te toca: { $fits }, y no tienes ninguna. Toma o reinicia.

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
nc-on-dealt-again = Se reparte la ronda { $round }. El Suelo muestra { $floor } después de { $rejected }.
nc-on-turn-of = { $you ->
    [yes] Te toca.
   *[no] Le toca a { $who }.
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
  } todos los Pozos: { $cards }. Ahora rige { $condition }.
nc-on-discarded = { $you ->
    [yes] Descartas
   *[no] { $who } descarta
  } { $card }.
nc-on-refilled = El Pozo { $pool } muestra { $card }.
nc-on-reshuffled = Se baraja un nuevo Mazo con { $count } cartas del Suelo.
nc-on-counted = Termina el turno { $turns }.
nc-on-offered = { $you ->
    [yes] Ganas
   *[no] { $who } gana
  } un turno extra.
nc-on-declined = { $you ->
    [yes] Renuncias
   *[no] { $who } renuncia
  } al turno extra.
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
nc-on-round-over = La ronda ha terminado. Puntos de penalización: { $points }.
nc-on-next-round = { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $who }
  } la siguiente ronda.

## La primera partida guiada

lesson-number-chain-play = Deshazte de tus cartas. El Suelo muestra 56 y lo que cuenta es su última cifra: con Pivote puedes poner cartas que empiecen por 6. Empieza con 62.
lesson-number-chain-pivot = Pivote mira la carta con la que empezó tu turno: sigue decidiendo 56 y no tu 62. Pon también 65.
lesson-number-chain-end = Podrías poner además tu comodín, pero vale la pena guardarlo. La última carta que pusiste es la que tiene que enlazar el siguiente. Termina tu turno.
lesson-number-chain-chain = Tu rival puso un comodín y nombró su cifra: 54. Tienes 41, 42 y 43, tres números seguidos. Una Cadena así va encima de cualquier carta y te da un turno extra. Ponla.
lesson-number-chain-reset = Ahora tu turno extra. Recoge las cartas de los tres Pozos con Reiniciar: además da la vuelta a la loseta, de Pivote a Relevo, y enseguida verás por qué te conviene.
lesson-number-chain-relay = Tu rival tomó una carta. Con Relevo cada carta sigue a la que tiene justo debajo: la última cifra de una es la primera de la siguiente. El Suelo termina en 3, así que empieza con 32.
lesson-number-chain-relay-on = Sigue: la primera cifra, igual que la última anterior.
lesson-number-chain-end-again = Cuatro cartas menos en un solo turno. Termínalo aquí.
lesson-number-chain-wild = El Suelo termina en 1 y ninguno de tus números empieza por 1. El comodín ?6 puede empezar por cualquier cifra: ponlo como 16.
lesson-number-chain-last = Termina tu turno. Un comodín que sobrara al final te habría costado tres puntos; un número, solo uno.
lesson-number-chain-free = Eso es todo: Jugar, Encadenar, Tomar y Reiniciar. Te quedan tres cartas. ¡Sé el primero en no tener ninguna!

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
`,"../../../../locales/es/web-numboom.ftl":`### La página de inicio

game-numboom = Numboom
game-numboom-line = Esconde números, voltea los que escondieron otros y no saltes por los aires.

## The texts of web-numboom.ftl in Spanish. Keys, variables and comments are those of the English file, which explains them.

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
nb-use-reverse = Los turnos van en sentido contrario cuando acabe el tuyo.
nb-use-reset = Pon el Número Mortal que quieras.
nb-use-disrupt = Cambia de sitio las cartas cubiertas sin que nadie mire.
nb-use-exchange = Todas las manos pasan a la izquierda o a la derecha.

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
nb-pile-mixed = mezclada por un Desordenar
nb-pile-peeked = espiada en este turno, no se puede voltear
nb-pile-fresh = colocada en este turno, no se puede voltear
nb-pile-knowers = la conoce { $names }
nb-pile-goes = va a la posición { $number }
nb-new-order = El nuevo orden
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
nb-clockwise-turning = sentido horario, cambiando
nb-counter-turning = sentido antihorario, cambiando
nb-dual = Duelo
nb-somewhere = En alguna parte: { $cards }

## Players and the hand

nb-players = Jugadores, en sentido horario
nb-you = (tú)
nb-out = fuera, turno { $turn }
nb-bombed = Una bomba: en el próximo turno solo puede voltear
nb-noted = Sabes que hay { $cards } en esta mano
nb-to-move = le toca
nb-hand = Tu mano
nb-hand-empty = Tu mano está vacía.
nb-hand-fallen = Tus cartas están entre los descartes.

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
nb-at-nothing = { $place }: ahí no se puede hacer nada ahora.
nb-at = { $place }.
nb-at-bomb = { $place }: una Bomba. Si la volteas, en tu próximo turno solo podrás voltear.
nb-at-unknown = { $place }: mortal si es un { $deadly }.
nb-at-fatal = { $place }: un { $number }. ¡Si lo volteas, quedas fuera!
nb-at-next = { $place }: un { $number }. Si lo volteas, el Número Mortal será { $next }.
nb-hint = Pista: { $move }.

## Why a card cannot be used

nb-why-over = La partida ha terminado (NB-20).
nb-why-turn = No es tu turno (NB-7).
nb-why-arrange = Primero termina el Desordenar (NB-17).
nb-why-opening-flip = La primera ronda acaba volteando una carta (NB-5).
nb-why-dual-flip = En el Duelo primero se voltea (NB-19).
nb-why-opening-bomb = En esta mesa no se colocan bombas en la primera ronda (NB-A4).
nb-why-flip-only = Por una bomba solo puedes voltear en este turno (NB-12).
nb-why-operations = Las dos operaciones del turno ya están hechas (NB-7).
nb-why-occupied = Todas las posiciones están ocupadas (NB-8).
nb-why-opening-function = Las cartas de función esperan hasta que acabe la primera ronda (NB-A7).
nb-why-dual-function = En el Duelo no hay cartas de función (NB-19).
nb-why-stack-late = En este turno ya no se puede colocar ninguna carta (NB-A20).
nb-why-stack = Apilar necesita una posición ocupada y una carta que colocar (NB-A36).
nb-why-covered = No hay ninguna carta cubierta (NB-A36).
nb-why-occupied-there = Ahí ya hay una carta, y no has jugado Apilar (NB-8).
nb-why-nothing-there = Ahí no hay ninguna carta que mirar (NB-A36).

## What is asked for

nb-ask-out = Estás fuera. Le toca a { $who }.
nb-ask-shuffle = Se están barajando y repartiendo las cartas.
nb-ask-arranging = { $who } cambia de sitio las cartas cubiertas.
nb-ask-other = Le toca a { $who }.
nb-ask-other-flip = Le toca a { $who }, que solo puede voltear.
nb-ask-opening = Primera ronda: coloca una carta en una posición vacía.
nb-ask-opening-flip = Primera ronda: voltea una carta. Su número será el Número Mortal.
nb-ask-arrange = Desordenar: elige el montón que irá a la { $place }.
nb-ask-dual-flip = Duelo: voltea una carta.
nb-ask-dual-place = Duelo: ahora coloca una carta.
nb-ask-dual-fill = Duelo: llena una posición vacía.
nb-ask-end = Tus operaciones están hechas. Usa funciones o acaba el turno.
nb-ask-flip-only = La bomba solo te deja voltear: { $count ->
    [one] queda una operación
   *[other] { $count } operaciones
  }.
nb-ask-act = Te toca: { $count ->
    [one] queda una operación
   *[other] { $count } operaciones
  }.
nb-ask-may-stack = Puedes colocar en una posición ocupada.
nb-won = { $you ->
    [yes] Solo quedas tú: ¡has ganado!
   *[no] Solo queda { $who }, que gana.
  }
nb-won-shared = Se ha alcanzado el límite de turnos: quienes siguen comparten la victoria.

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
nb-do-arrange = Poner el montón de la { $from } en la { $place }

## What happened

nb-on-starter = { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $who }
  }.
nb-on-dealt = Se reparten cuatro cartas a cada uno.
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
   *[no] Le toca a { $who }.
  }
nb-on-turn-flips = { $you ->
    [yes] Te toca, solo para voltear por una bomba.
   *[no] Le toca a { $who }, solo para voltear por una bomba.
  }
nb-stage-starter = Se elige a quien empieza.
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
nb-stage-over = La partida ha terminado.
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
nb-on-reset = El Número Mortal pasa a ser { $number }.
nb-on-arranged = El montón de la { $place } queda en su nuevo sitio.
nb-on-disrupted = { $you ->
    [yes] Has cambiado
   *[no] { $who } ha cambiado
  } de sitio las cartas cubiertas.
nb-on-exchanged-left = Todas las manos pasan a la izquierda.
nb-on-exchanged-right = Todas las manos pasan a la derecha.
nb-on-out = ¡Bum! { $you ->
    [yes] Quedas
   *[no] { $who } queda
  } fuera. Desaparece una posición.
nb-on-dual = Quedan dos: Duelo. Las cartas de función salen del juego.
nb-on-ended-clockwise = El turno ha terminado; se sigue en sentido horario.
nb-on-ended-counter = El turno ha terminado; se sigue en sentido antihorario.

## La primera partida guiada

lesson-numboom-opening = Gana quien quede en pie. En la primera ronda todos menos el último jugador ponen una carta boca abajo. Queda una posición: coloca tu 3.
lesson-numboom-place = Se volteó tu 3 y el Número de la Muerte pasó a ser 3; luego un 2 lo llevó a 5, que es 1 más que 4, así que es 1. En tu turno haces dos operaciones. Primero coloca otro 3 en la posición libre. Solo tú sabes qué hay ahí.
lesson-numboom-reset = Tu segunda operación será voltear. Pero tu 3 haría 1 + 3 = 4, que cuenta como 0, y quien lleva el Número de la Muerte a 0 queda eliminado. Las cartas de función no gastan operaciones: juega antes Reajustar y pon el Número de la Muerte en 2.
lesson-numboom-flip = Ahora 2 + 3 = 5, que cuenta como 1. Voltea tu propio 3: estás a salvo.
lesson-numboom-end = Has hecho las dos operaciones. Aún podrías jugar cartas de función. Termina tu turno.
lesson-numboom-peek = Hay una carta tapada y no tienes ningún número que colocar. Voltearla a ciegas es un riesgo. Mejor espía: solo la verás tú. Una carta espiada no se puede voltear en el mismo turno.
lesson-numboom-reverse = Es un 1. Que la volteen los demás. Juega Invertir, y a partir de aquí los turnos van en el otro sentido.
lesson-numboom-end-again = No queda nada para tu segunda operación, así que tu turno puede terminar.
lesson-numboom-free = Vigila el Número de la Muerte, recuerda lo que has visto y no dejes que llegue a 0 en tus manos. El resto depende de ti.

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
`,"../../../../locales/es/web-sequence-numbers.ftl":`### La página de inicio

game-sequence-numbers = Sequence Numbers
game-sequence-numbers-line = Calcula tus cartas y alinea cinco fichas en el tablero.

## The texts of web-sequence-numbers.ftl in Spanish. Keys, variables and comments are those of the English file, which explains them.

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
sn-square-lit = se puede elegir
sn-square-tried = ya probada
sn-square-recent = acaba de cambiar
sn-dead = carta muerta
sn-card-dead = { $card }, carta muerta
sn-card-why = { $card }: { $why }
sn-hand = Tu mano
sn-hand-empty = Tu mano está vacía.

## Teams at the table

sn-teams = Equipos
sn-you = (tú)
sn-to-move = le toca
sn-holds-last = { $holds }, última { $card }
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
sn-exchange = Cambiarla
sn-exchange-dead = Cambiar como muerta
sn-give-up = Entregarla
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
sn-why-lock = elige primero tus cinco (SN-A10).
sn-why-plus = no hay ninguna casilla libre (SN-A16).
sn-why-minus = no hay ninguna ficha rival que se pueda retirar (SN-A17).
sn-why-exchanged = sus dos casillas están cubiertas y ya has cambiado una carta (SN-11).
sn-why-covered = sus dos casillas están cubiertas (SN-8).
sn-why-corner = las esquinas no llevan fichas (SN-A15).
sn-why-chip = ahí ya hay una ficha (SN-8).
sn-why-tried = ya lo has probado en este turno, y era un error (SN-A38).
sn-why-number = no es el resultado de { $card } (SN-A3).
sn-why-no-chip = ahí no hay ninguna ficha que retirar (SN-A17).
sn-why-own-chip = esa ficha es de tu propio bando (SN-A17).
sn-why-locked = esa ficha forma parte de una Secuencia completa (SN-10).

## What is asked for

sn-ask-called = { $who }: denuncia de comentarios contra { $team }.
sn-ask-called-you = { $who }: denuncia de comentarios contra ti.
sn-ask-guilty = ¿Culpables?
sn-ask-voting = Los demás están votando.
sn-ask-forfeit = La denuncia se acepta: elige una carta que entregar.
sn-ask-forfeiting = Se están entregando cartas por comentarios en la mesa.
sn-ask-shuffle = Se están barajando y repartiendo las cartas.
sn-ask-other = Le toca a { $who }.
sn-ask-other-lock = Le toca a { $who }: elige cinco fichas de una línea más larga.
sn-ask-lock = Más de cinco en línea: elige las cinco que quedan fijadas.
sn-ask-no-play = No tienes ninguna jugada.
sn-ask-again = No era esa. Calcula de nuevo.
sn-ask-solve = Te toca: calcula una carta y busca su casilla.
sn-ask-card = Te toca: elige una carta.

## Moves

sn-do-pass = Pasar: no tienes ninguna jugada
sn-do-pass-solve = Pasar: afirmar que no tienes ninguna jugada
sn-do-draw = Robar una carta
sn-do-agree = Proponer acabar la partida tal como está
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
   *[no] Le toca a { $who }.
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
    [yes] Usas
   *[no] { $who } usa
  } un derecho a robar.
sn-on-used-lapsed = { $you ->
    [yes] Usas
   *[no] { $who } usa
  } un derecho a robar; el jugador anterior pierde { $count ->
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
sn-on-depleted = El mazo se ha agotado.
sn-on-reshuffled = Los descartes se barajan en un mazo nuevo.
sn-turn-moved = El turno ha terminado.
sn-turn-passed = El turno pasa sin jugada.
sn-turn-passed_after_exchange = El turno pasa tras un cambio.
sn-turn-lost = El error cuesta el turno.
sn-turn-lost_after_exchange = El error tras un cambio cuesta el turno.
sn-on-agreed = { $you ->
    [yes] Propones
   *[no] { $who } propone
  } acabar la partida.
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
sn-ending-agreed = Fin de la partida: todos estuvieron de acuerdo.
sn-draw-result = Empate entre quienes tienen más Secuencias.
sn-wins = { $you ->
    [yes] ¡Has ganado!
   *[no] Gana { $who }.
  }
sn-wins-yours = Gana { $who }: ¡tu equipo!

## La primera partida guiada

lesson-sequence-numbers-place = Ganas con cinco fichas tuyas en fila. Juega una carta y pon una ficha en una de las dos casillas con su resultado: 17 − 5 son 12. Ocupa el 12 del centro del tablero.
lesson-sequence-numbers-line = Ahora forma una línea. 3 + 37 son 40, y hay un 40 dos casillas por encima de tu ficha. Cúbrelo.
lesson-sequence-numbers-third = 5 + 1 son 6: está en la misma columna, dos casillas más abajo. Cúbrelo. Después de cada jugada robas una carta nueva sin hacer nada.
lesson-sequence-numbers-plus = Una carta Más va en cualquier casilla libre. Úsala para llenar el hueco encima de tu 12.
lesson-sequence-numbers-minus = Tu rival ha cubierto el 31 que necesitas. Una carta Menos retira una ficha rival, salvo que forme parte de una Secuencia. Quítala.
lesson-sequence-numbers-free = Te falta una ficha, en el 31, que vuelve a estar libre. Las esquinas cuentan como fichas de todos, y una carta con sus dos casillas cubiertas se puede cambiar. ¡Suerte!

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
    [greedy] Bot codicioso
    [easy] Bot fácil
    [normal] Bot normal
    [hard] Bot difícil
    [expert] Bot experto
   *[other] Bot
  }
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
to-the-games = A los juegos
suggested = { $what }, sugerencia
reason = { $what }. { $why }

## The frame of the page

page-title = { $page } · Cardinal
brand = Cardinal, página de inicio
nav = Páginas
nav-games = Juegos
nav-history = Historial
nav-leaders = Líderes
nav-sign-in = Entrar
theme-light = Usar el tema claro
theme-dark = Usar el tema oscuro
language = Idioma
sound-on = Activar los sonidos
sound-off = Desactivar los sonidos
page-failed = No se ha podido cargar esta página. Comprueba la conexión y vuelve a cargarla.
page-missing = Página no encontrada
page-missing-about = Puede que el enlace sea incorrecto o antiguo.
game-missing = No hay ningún juego llamado «{ $game }».
turn-elsewhere = Te toca jugar en { $game }.
go-there = Ir allí
notes-label = Avisos
dismiss-note = Descartar este aviso
rule = Regla { $clause }
connection-lost = Se ha perdido la conexión. No se pierde nada: tus jugadas se conservan.
trying-in = Nuevo intento en { $seconds } s
trying = Intentándolo de nuevo…
try-now = Intentar ahora

## The games

players-minutes = { $players } jugadores · { $minutes } minutos
players = { $players } jugadores

## Bots

level-random = Al azar: cualquier jugada legal
level-eager = Impaciente: juega todo lo que puede
level-greedy = Codicioso: toma lo que rinde ahora
level-easy = Fácil: mira un poco hacia delante
level-normal = Normal: mira hacia delante
level-hard = Difícil: mira muy lejos
level-expert = Experto: piensa mucho tiempo
bots-play = Los bots juegan
bots-gently = Con suavidad
bots-easy = Fácil
bots-normal = Normal
bots-hard = Difícil
bots-best = Lo mejor que saben

## The start page

start-title = Juegos con cartas de números
start-line = Contra bots al momento, o con otras personas mediante un enlace. Sin cuenta.
start-running = Tus partidas en curso
running-age = Última jugada { $when }
running-left = Un bot juega por ti
running-go = Continuar
running-go-on = Continuar { $game } con { $names }
running-abandon = Abandonar
running-abandon-game = Abandonar { $game } con { $names }
running-abandon-title = ¿Abandonar { $game }?
running-abandon-alone = La partida se cierra y no cuenta.
running-abandon-rated = Los bots juegan la partida hasta el final y el resultado cuenta para tu puntuación. No podrás volver.
running-abandon-others = Un bot juega en tu lugar hasta el final. No podrás volver.
start-games = Los juegos
start-play = Jugar ya contra bots
start-play-game = Jugar ya a { $game } contra bots
start-dealing = Repartiendo…
start-quick = Partida rápida
start-quick-game = Partida rápida: { $game }
start-setup = Preparar una mesa
start-setup-game = Preparar una mesa de { $game }
start-rules = Reglas
start-join = Unirse con un enlace
start-link = Enlace o nombre de una mesa
start-go = Ir a la mesa
start-no-link = Esto no es el enlace de una mesa. Tiene esta forma: …/table/abcd1234.

## Open tables

lobby-title = Mesas abiertas
lobby-online = { $count } en línea
lobby-looking = Buscando mesas…
lobby-empty = Ahora mismo no espera nadie. Prepara una mesa y publícala aquí, o envía su enlace a un amigo.
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
status-playing = En juego
status-paused = En pausa
status-finished = Terminada
status-closed = Cerrada

## Clocks

clock-none = Sin límite de tiempo
clock-move = { $time } por jugada
clock-bank = { $time } por jugador
clock-bank-more = { $time } por jugador, +{ $seconds } s por jugada
clock-days = { $days ->
    [one] Un día por jugada
   *[other] { $days } días por jugada
  }
time-minutes = { $count } min
time-seconds = { $count } s
time-days-hours = { $days } d { $hours } h
time-hours-minutes = { $hours } h { $minutes } min

## Setting up a table

setup-page = Preparar { $game }
setup-title = Una mesa de { $game }
setup-seats = Asientos
setup-players = Jugadores
setup-you = Tú
setup-person = Libre: para una persona
setup-locked = Bloqueado: por ahora para nadie
setup-bot = Bot. { $level }
setup-table = Mesa
setup-clock = Tiempo para pensar
setup-clock-about = Cuando se acaba el tiempo se hace una jugada sencilla y la partida sigue.
setup-clock-none = Sin límite
setup-clock-fast = 30 segundos por jugada
setup-clock-move = 2 minutos por jugada
setup-clock-bank = 10 minutos por jugador, 5 segundos más por jugada
setup-clock-day = Un día por jugada
setup-clock-days = Tres días por jugada
setup-clock-custom = Personalizado
setup-custom-kind = Tipo de reloj
setup-custom-bank = Tiempo por jugador
setup-custom-move = Tiempo por jugada
setup-custom-days = Días por jugada
setup-custom-seconds = Segundos por jugada
setup-custom-minutes = Minutos por jugador
setup-custom-increment = Segundos añadidos por jugada
setup-grace = Un bot sustituye tras
setup-grace-about = Cuando alguien pierde la conexión.
setup-pace = Los bots mueven
setup-pace-instant = Al instante
setup-pace-quick = Deprisa
setup-pace-calm = Con calma
setup-pace-slow = Despacio
setup-listed = Publicarla entre las mesas abiertas
setup-listed-about = Si no, solo se llega con su enlace y solo quienes jugaron ven sus partidas.
setup-starts = Empezar cuando se ocupen todos los asientos
setup-starts-about = Si no, la empiezas tú.
setup-watching = Espectadores
setup-watching-none = No permitidos
setup-watching-public = Ven solo las cartas a la vista
setup-watching-hands = Ven la mano de un jugador
setup-delay = Retraso para espectadores
setup-delay-none = Sin retraso
setup-rated = Que cuente para la puntuación
setup-rated-unusual = No con reglas cambiadas.
setup-rated-hands = No si los espectadores ven manos.
setup-rated-usual = Solo con las reglas habituales.
setup-rules = Reglas
setup-begin = Empezar con
setup-own = Elección propia
setup-usual = Las reglas habituales
setup-rule-about = Regla { $clause } sobre { $title }
setup-option-usual = { $value } (habitual)
setup-rules-failed = No se han podido cargar las explicaciones de las reglas. La mesa se puede abrir con las reglas habituales.
setup-opening = Abriendo…
setup-open-play = Abrir y jugar
setup-open = Abrir la mesa
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
matches-replay-of = Repetición de { $game } del { $when }
matches-record = Registro
matches-record-of = Descargar el registro de { $game }, { $when }
matches-none = Aún no hay partidas terminadas.
matches-play = Juega una.
matches-loading = Cargando partidas…
matches-more = Ver más
matches-place = { $place } { $name }

## Leaders, people and profile

leaders-title = Líderes
leaders-game = Juego
leaders-pool = Mesas de
leaders-duel = Dos jugadores
leaders-table = Tres o más
leaders-loading = Cargando los líderes…
leaders-empty = Aquí nadie tiene puntuación todavía. Prepara una mesa que cuente para la puntuación y sé el primero.
leaders-place = Puesto
leaders-player = Jugador
leaders-rating = Puntuación
leaders-games = Partidas
leaders-back = A los líderes
leaders-provisional = ? indica una puntuación provisional: tendrá puesto cuando sea lo bastante segura.
provisional = Puntuación provisional
ratings-title = Puntuaciones
ratings-none = Aún sin puntuación: se obtiene en mesas que cuentan para ella.
ratings-duel = { $game }, dos jugadores
ratings-table = { $game }, tres o más
ratings-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }
ratings-failed = No se han podido cargar tus puntuaciones.
person-played = { $count ->
    [one] 1 partida terminada
   *[other] { $count } partidas terminadas
  }
person-since = desde el { $when }
person-games = Partidas
profile-page = Tú
profile-welcome = Adelante
profile-name = Tu nombre
profile-name-about = Visible para los demás, hasta 24 caracteres
profile-change = Cambiar
profile-renamed = Tu nombre ha cambiado.
profile-account = Cuenta
profile-signed-in-as = Has entrado como { $login }.
profile-old = Contraseña actual
profile-new = Contraseña nueva, 8 caracteres o más
profile-change-password = Cambiar la contraseña
profile-password-changed = Tu contraseña ha cambiado. Se ha cerrado la sesión en los demás dispositivos.
profile-sign-out = Salir
profile-sessions = Dónde tienes la sesión abierta
profile-session-here = Este dispositivo
profile-session-used = Otro dispositivo, usado por última vez { $when }
profile-session-end = Cerrar sesión
profile-sessions-end = Cerrar las demás sesiones
profile-session-ended = Sesión cerrada allí.
profile-data = Tus datos
profile-data-about = Todo lo que este servidor guarda sobre ti, en un archivo JSON.
profile-data-download = Descargar tus datos
profile-delete = Eliminar cuenta
profile-delete-about = Se eliminan tu nombre, tu usuario y tus mensajes de chat y se cierran todas tus sesiones. Las partidas terminadas se conservan sin tu nombre.
profile-delete-sure = ¿Eliminar tu cuenta para siempre?
profile-delete-password = Escribe tu contraseña para confirmar
profile-deleted = Tu cuenta se ha eliminado.
profile-sign-up = Registrarse
profile-sign-in = Entrar
profile-take-account = Crear una cuenta
profile-take-about = Para jugar desde varios dispositivos. Se conservan el nombre, las partidas y las puntuaciones del invitado.
profile-welcome-back = Hola de nuevo.
profile-login = Usuario: de 3 a 32 letras, cifras, - _ .
profile-password = Contraseña: 8 caracteres o más
profile-have = Ya tengo cuenta
profile-need = Necesito una cuenta
profile-guest = Entrar como invitado
profile-signed-in = Has entrado.
profile-signed-up = Ya tienes cuenta. Tus partidas y puntuaciones se conservan.
profile-invitation = Código de invitación
profile-invitation-about = Este servidor solo admite cuentas nuevas por invitación. Pide un código a su operador.
profile-closed = Este servidor no admite cuentas nuevas.
profile-no-guests = Este servidor no admite invitados: inicia sesión para jugar.
reset-page = Contraseña nueva
reset-title = Elige una contraseña nueva
reset-about = Para la cuenta { $login }. El enlace sirve una sola vez, hasta el { $when }. Se cierra la sesión en todos los dispositivos.
reset-choose = Guardar la contraseña e iniciar sesión
reset-done = Tu contraseña ha cambiado y has iniciado sesión.
reset-over = Este enlace ya se ha usado, ha caducado o está incompleto. Pide uno nuevo al operador del servidor.

## Replays

replay-page = Repetición de { $game }
replay-none = No hay repetición
replay-history = Al historial
replay-loading = Cargando la partida…
replay-eyes = Vista de
replay-everything = Todo a la vista
replay-download = Descargar el registro
replay-score = { $name } { $score }
replay-steps = Pasos
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-run = Reproducir
replay-stop = Parar
replay-step = Paso
replay-step-of = Paso { $step } de { $length }

## Rules

rules-of = Reglas de { $game }
rules-search = Buscar en las reglas
rules-example = comodín, última carta, { $clause }…
rules-example-word = empate
rules-loading = Cargando las reglas…
rules-none = Ninguna regla contiene esas palabras.
rules-failed = No se han podido cargar las reglas. Comprueba la conexión y ábrelas de nuevo.
rules-absent = Aquí no hay texto de estas reglas.

## A table before the game

waiting-for = { $count ->
    [one] Falta un jugador
   *[other] Faltan { $count } jugadores
  }
waiting-locked = { $count ->
    [one] Un asiento está bloqueado
   *[other] { $count } asientos están bloqueados
}
waiting-complete = Ya están todos
waiting-listed = publicada
waiting-by-link = solo con enlace
waiting-hands = los espectadores ven las manos
waiting-free = Libre
waiting-kept = Bloqueado
waiting-host = anfitrión
waiting-sit = Sentarse aquí
waiting-sit-on = Sentarse en el asiento { $number }
waiting-bot = Bot
waiting-bot-on = Un bot en el asiento { $number }
waiting-lock = Bloquear
waiting-lock-seat = Bloquear el asiento { $number }
waiting-unlock = Desbloquear
waiting-unlock-seat = Desbloquear el asiento { $number }
waiting-free-it = Liberar
waiting-free-seat = Liberar el asiento { $number }
waiting-link = El enlace para los demás
waiting-copy = Copiar
waiting-copied = Enlace copiado.
waiting-copy-by-hand = Selecciona el enlace y cópialo a mano.
waiting-start-later = Empieza cuando todos los asientos estén ocupados
waiting-start = Empezar la partida
waiting-sit-down = Sentarse
waiting-leave = Dejar el asiento
waiting-close = Cerrar la mesa
waiting-host-starts = { $name } empieza la partida.
waiting-starts-soon = La partida empieza enseguida.
quick-looking = { $count ->
    [one] Buscando rival …
   *[other] Buscando { $count } jugadores …
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

table-refused = No puedes entrar aquí
table-gone = Esta mesa no existe. Quizá se haya cerrado.
table-failed = No se ha podido cargar la mesa
table-failed-about = Comprueba la conexión y vuelve a cargar la página.
table-coming = Yendo a la mesa…
table-dealing = Se reparten las cartas…
table-closed = Esta mesa está cerrada
table-onlooker = Estás mirando.
table-onlooker-delay = Estás mirando con { $time } de retraso.
table-shoulder = Ver la mano de
table-shoulder-none = Nadie
table-take-seat = Ocupar un asiento libre
table-rests = La mesa descansa; los relojes están parados.
table-go-on = Continuar
table-hint = Pista
table-thinking = Pensando…
table-undo = Deshacer
table-rules = Reglas
table-log-chat = Crónica y chat
table-title-turn = ● Te toca · { $game }
turn-paused = En pausa
turn-over = La partida ha terminado
turn-sending = Enviando tu jugada…
turn-yours = Te toca
turn-yours-too = Te toca, junto con otros
turn-may-act = Puedes actuar
turn-dealing = Se reparten las cartas
turn-of = Le toca a { $who }
turn-of-many = Les toca a { $count } jugadores
say-your-turn = Te toca.
say-turn-and-last = { $turn }. { $last }
hint-said = Pista: { $move }
hint-none = No hay ninguna pista para este momento.
hint-best = Se espera { $share } ± { $error }, { $by } más que con cualquier otra.
hint-even = Se espera { $share } ± { $error }; otras son casi igual de buenas.
hint-close = Se espera { $share } ± { $error }, casi como con la mejor.
hint-worse = Se espera { $share } ± { $error }, { $by } menos que con la mejor.
hint-scale = El 100 % es quedar por delante de todos; el 0 %, de nadie.
hint-unlikely = Apenas se ha estudiado, porque nunca pareció prometedora.
hint-only = Es la única jugada.
hint-dismiss = Descartar
hint-sign = pista
stale = La mesa ya había avanzado. Mira de nuevo y elige.
move-refused = { $move }: { $why }
moves-all = Todas las jugadas ({ $count })

## Players at the table

seats-label = Jugadores
seats-substitute = lo sustituye un bot
seats-left = ha dejado la partida
seats-away = ausente
seats-gone = se ha ido
seats-free = libre
seats-to-move = le toca
seats-score = puntos
seats-time-left = tiempo restante

## Keys

keys-title = Atajos de teclado
keys-hint = una pista
keys-undo = deshacer la última jugada
keys-rules = las reglas
keys-log = crónica y chat
keys-turn = leer en voz alta a quién le toca y lo último que pasó
keys-walk-keys = Tabulador, flechas
keys-walk = ir entre grupos de cartas y dentro de ellos
keys-choose-keys = Intro o Espacio
keys-choose = elegir
keys-leave = cerrar las reglas, abandonar una elección

## Log and chat

side-label = Crónica y chat
side-log = Crónica
side-chat = Chat
side-unread = Chat ({ $count ->
    [one] 1 nuevo
   *[other] { $count } nuevos
  })
side-close = Cerrar crónica y chat
side-log-empty = Aquí se escribe lo que pasa.
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
side-chat-empty = Nadie ha dicho nada todavía.
side-table = Mesa
side-say = Di algo
side-send = Enviar
side-mute = Silenciar
side-hear = Dejar de silenciar
side-mute-name = Silenciar a { $name }
side-hear-name = Dejar de silenciar a { $name }
report = Denunciar
report-name = Denunciar a { $name }
report-line-name = Denunciar este mensaje de { $name }
report-title = Denunciar a { $name } ante los operadores
report-about = Solo los operadores de este servidor ven tu denuncia. { $name } no se entera.
report-line = El mensaje: «{ $text }»
report-why = ¿Qué ocurre?
report-abuse = Insultos, amenazas o acoso
report-cheating = Trampas
report-stalling = Pierde tiempo o abandona partidas a propósito
report-bad-name = Un nombre ofensivo
report-other = Otra cosa
report-more = ¿Qué más deben saber? (opcional)
report-send = Enviar denuncia
report-sent = Gracias. Los operadores tienen tu denuncia.
report-again = Los operadores ya tienen esta denuncia. Gracias.
side-closed = El chat está cerrado mientras se juega esta partida por equipos.
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
remark-declined-rematch = no quiere la revancha.
remark-removed = fue expulsado por el anfitrión.
remark-new-host = es ahora el anfitrión.
remark-closed-by-operator = ha sido cerrada por un operador del servidor.
remark-bot-took-over = no está; sigue un bot.
remark-out-of-time = se quedó sin tiempo; se hizo una jugada en su lugar.

## Dejar una mesa

leave = Dejar la partida
leave-title = ¿Dejar la partida?
leave-seat-title = ¿Dejar tu asiento?
leave-seat = El asiento queda libre. Otros pueden ocuparlo.
leave-bot = Un bot juega en tu lugar. Puedes retomar la partida mientras dure, salvo que la abandones.
leave-freeze = La partida se congela hasta que vuelvas; la encontrarás en la página de inicio. Si la abandonas, se cierra y no cuenta.
leave-stay = Quedarse
leave-for-good = Abandonarla
left-bot = Has dejado la partida. Un bot juega por ti.
left-frozen = Has dejado la partida. Te espera.
left-for-good = Has abandonado esta partida.
left-take-over = Retomar
left-bot-played = { $count ->
    [one] Un bot ha hecho una jugada por ti.
   *[other] Un bot ha hecho { $count } jugadas por ti.
  }
table-frozen = La partida espera a que vuelva un jugador.
turn-bot = Un bot juega por ti

## Votes

vote-ask-undo = { $who } quiere deshacer la última jugada.
vote-ask-pause = { $who } quiere hacer una pausa.
vote-wait-undo = { $who }: deshacer la última jugada. Se espera a { $others }.
vote-wait-pause = { $who }: hacer una pausa. Se espera a { $others }.
vote-agree = De acuerdo
vote-no = No

## The end of a game

outcome-over = La partida ha terminado
outcome-won = { $you ->
    [yes] Has ganado
   *[no] Ha ganado { $who }
  }
outcome-won-many = Ganadores: { $who }
outcome-waiting = Revancha propuesta. Se espera a { $others }…
outcome-withdraw = Retirar la propuesta
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
outcome-other = Otros juegos

## What can go wrong

trouble-page = Algo ha fallado en esta página. Vuelve a cargarla e inténtalo de nuevo.
trouble-unreachable = No se puede contactar con el servidor. Comprueba tu conexión e inténtalo de nuevo.
trouble-answer = El servidor ha dado una respuesta que esta página no entiende.
trouble-status = El servidor ha respondido con un error ({ $status }).
refused-malformed = El servidor no lo ha entendido. Vuelve a cargar la página e inténtalo de nuevo.
refused-malformed-action = Esa no es una jugada de este juego.
refused-no-action = Una jugada tiene al menos una acción.
refused-not-seen-yet = La acción anterior te muestra algo nuevo. Míralo primero y luego continúa.
refused-too-long = Es demasiado largo.
refused-too-many = Demasiado de golpe. Espera un momento e inténtalo de nuevo.
refused-who-are-you = Primero entra en tu cuenta o como invitado.
refused-bad-name = Un nombre tiene de 1 a 24 caracteres visibles; un usuario, de 3 a 32 letras, cifras, «-», «_» o «.».
refused-taken = Alguien se ha adelantado: ya está ocupado.
refused-bad-password = Una contraseña tiene de 8 a 128 caracteres.
refused-wrong-password = El usuario y la contraseña no coinciden.
refused-not-found = No existe, o no es para ti.
refused-unknown-game = No existe ese juego.
refused-not-host = Esto corresponde al anfitrión de la mesa.
refused-not-seated = No tienes asiento en esta mesa.
refused-seat-taken = Este asiento no está libre.
refused-removed = El anfitrión te ha expulsado de esta mesa.
refused-seats-open = Aún hay un asiento libre.
refused-not-now = Ahora mismo no es posible.
refused-not-your-turn = No es tu turno.
refused-other-match = Esa no es la partida de esta mesa.
refused-paused = La partida está en pausa.
refused-chat-closed = En esta mesa no se habla durante la partida.
refused-nothing-to-undo = No hay ninguna jugada tuya que deshacer.
refused-rated = En una partida puntuada no se permite: ni pistas, ni pausas contra bots, ni deshacer jugadas que han revelado algo.
refused-no-vote = No se te pregunta, o ya no.
refused-no-spectators = Esta mesa no admite espectadores.
refused-storage = No se ha podido guardar. Nada ha cambiado; inténtalo de nuevo en un momento.
refused-busy = Hay demasiada actividad. Inténtalo de nuevo en un momento.
refused-origin = Esta página es de otro sitio.
refused-banned = Tienes prohibida la entrada a este servidor.
refused-sign-up-closed = Este servidor no admite cuentas nuevas.
refused-invitation = Este servidor solo admite cuentas nuevas por invitación, y esta invitación no es válida.
refused-no-guests = Este servidor no admite invitados. Inicia sesión o crea una cuenta.
refused-draining = El servidor se está reiniciando. Inténtalo de nuevo en un momento.
refused-slow = La conexión era demasiado lenta y se establece de nuevo.
refused-fault = El servidor ha cometido un error. No es culpa tuya; inténtalo de nuevo.
refused-setup-seats = Este juego no admite ese número de jugadores.
refused-setup-unknown-option = Este juego no tiene esa opción.
refused-setup-bad-value = Una de las elecciones no es posible.
refused-setup-conflict = Dos de las elecciones se excluyen entre sí.
refused-record-unreadable = El registro de esta partida ya no se puede leer.
refused-resume-revision = Esta partida empezó con reglas que este servidor no tiene.
refused-record-revision = El registro de esta partida necesita reglas que este servidor no tiene.

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