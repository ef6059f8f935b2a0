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
fair-none = Este registro no dice nada de sus mezclas.
fair-fingerprint = Huella
fair-added = Lo que añadieron los jugadores
fair-unchecked = No comprobado en este navegador
fair-moves = Que cada jugada cumplió las reglas.
fair-open = { $count ->
        [one] Que cada jugada cumplió las reglas, y un sorteo para el que hay que conocer las reglas: quién empató o qué cartas quedaban.
       *[other] Que cada jugada cumplió las reglas, y { $count } sorteos para los que hay que conocer las reglas: quién empató o qué cartas quedaban.
    }
fair-whole = Para eso, descarga el registro y ejecuta «cardinal verify ARCHIVO»: vuelve a jugar toda la partida.

## Number Chain

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

## Chain

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

## Numboom

lesson-numboom-opening = Gana quien quede en pie. En la primera ronda todos menos el último jugador ponen una carta boca abajo. Queda una posición: coloca tu 3.
lesson-numboom-place = Se volteó tu 3 y el Número de la Muerte pasó a ser 3; luego un 2 lo llevó a 5, que es 1 más que 4, así que es 1. En tu turno haces dos operaciones. Primero coloca otro 3 en la posición libre. Solo tú sabes qué hay ahí.
lesson-numboom-reset = Tu segunda operación será voltear. Pero tu 3 haría 1 + 3 = 4, que cuenta como 0, y quien lleva el Número de la Muerte a 0 queda eliminado. Las cartas de función no gastan operaciones: juega antes Reajustar y pon el Número de la Muerte en 2.
lesson-numboom-flip = Ahora 2 + 3 = 5, que cuenta como 1. Voltea tu propio 3: estás a salvo.
lesson-numboom-end = Has hecho las dos operaciones. Aún podrías jugar cartas de función. Termina tu turno.
lesson-numboom-peek = Hay una carta tapada y no tienes ningún número que colocar. Voltearla a ciegas es un riesgo. Mejor espía: solo la verás tú. Una carta espiada no se puede voltear en el mismo turno.
lesson-numboom-reverse = Es un 1. Que la volteen los demás. Juega Invertir, y a partir de aquí los turnos van en el otro sentido.
lesson-numboom-end-again = No queda nada para tu segunda operación, así que tu turno puede terminar.
lesson-numboom-free = Vigila el Número de la Muerte, recuerda lo que has visto y no dejes que llegue a 0 en tus manos. El resto depende de ti.

## Sequence Numbers

lesson-sequence-numbers-place = Ganas con cinco fichas tuyas en fila. Juega una carta y pon una ficha en una de las dos casillas con su resultado: 17 − 5 son 12. Ocupa el 12 del centro del tablero.
lesson-sequence-numbers-line = Ahora forma una línea. 3 + 37 son 40, y hay un 40 dos casillas por encima de tu ficha. Cúbrelo.
lesson-sequence-numbers-third = 5 + 1 son 6: está en la misma columna, dos casillas más abajo. Cúbrelo. Después de cada jugada robas una carta nueva sin hacer nada.
lesson-sequence-numbers-plus = Una carta Más va en cualquier casilla libre. Úsala para llenar el hueco encima de tu 12.
lesson-sequence-numbers-minus = Tu rival ha cubierto el 31 que necesitas. Una carta Menos retira una ficha rival, salvo que forme parte de una Secuencia. Quítala.
lesson-sequence-numbers-free = Te falta una ficha, en el 31, que vuelve a estar libre. Las esquinas cuentan como fichas de todos, y una carta con sus dos casillas cubiertas se puede cambiar. ¡Suerte!
