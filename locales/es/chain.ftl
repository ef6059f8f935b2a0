### Chain in Spanish. The keys are those of the English file, which explains them.

title = Chain
tagline = Reúne doce cartas que puntúen bien juntas y después deshazte de ellas más rápido que nadie.
credits = El reglamento de Chain (チェイン) nombra a u1satoo (giraffismus) para consultas, a Board Game Café Cat por
    las pruebas de juego y a aloev por la traducción inglesa. Cardinal es una obra independiente y no tiene relación
    con ninguno de ellos.

## Construcción

CH-1 = Chain es para dos a cuatro personas a partir de 10 años y dura de 15 a 30 minutos. Sus 54 cartas son los
    números del 0 al 9 en rojo, naranja, morado, azul y verde, y cuatro X, que son comodines.
    .title = Jugadores y cartas
CH-2 = Antes del primer reparto la mesa fija cuántas partidas se juegan; lo habitual es una. Se suman los puntos de
    todas las partidas, y gana la suma más alta. Los jugadores con sumas iguales comparten la victoria.
    .title = Número de partidas
CH-3 = Se barajan las cartas. Cada jugador recibe una y la guarda en secreto. Todas las demás forman el mazo, y sus
    cinco cartas superiores se descubren en una fila junto a él.
    .title = Reparto
CH-4 = Alguien empieza, por azar o por acuerdo; en una mesa real, la persona que haya jugado a Daifugo más
    recientemente. Los turnos avanzan en el sentido de las agujas del reloj.
    .title = Jugador inicial
CH-5 = En tu turno, una carta de la fila pasa a tu mano. Si quieres, primero barres: una carta de la fila se tira a la
    pila de descartes, se descubre en su lugar la carta superior del mazo, y después tomas cualquiera de las cinco.
    Puedes barrer una vez por turno.
    .title = Tomar o barrer
CH-6 = El hueco que deja la carta tomada se cierra enseguida con la carta superior del mazo, de modo que el siguiente
    jugador vuelve a encontrar cinco.
    .title = Rellenar la fila
CH-7 = Cuando hace falta una carta y el mazo está vacío, la pila de descartes se baraja y pasa a ser el mazo.
    .title = Nuevo mazo
CH-8 = Se sigue construyendo, vuelta tras vuelta, hasta que todas las manos tienen doce cartas. Hasta entonces solo se
    puede construir, y después ya no.
    .title = Fin de la construcción

## Recuento

CH-9 = Las manos se ponen boca arriba. Cada jugador ordena entonces sus cartas en grupos como le parezca: una escalera
    se compone de números consecutivos; un conjunto, de cartas con un mismo número. Un grupo tiene dos cartas o más.
    .title = Escaleras y conjuntos
CH-10 = Lo que se puede puntuar hay que puntuarlo (CH-A3 dice qué significa eso). Una X representa un número del 1 al
    9, nunca el 0, y el color que más convenga; su jugador nombra el número.
    .title = Obligación de puntuar y la X
CH-11 = Según su longitud, una escalera da 2, 3, 5, 7, 9, 12, 15, 17 o 20 puntos por 2, 3, 4, 5, 6, 7, 8, 9 o 10
    cartas. Eso se multiplica por cuántas de sus cartas comparten el color que más se repite en ella.
    .title = Puntos de una escalera
CH-12 = Un conjunto de 2, 3, 4 o 5 cartas da 5, 15, 30 o 50 puntos, sean cuales sean sus colores.
    .title = Puntos de un conjunto
CH-13 = De cada carta que no haya quedado en ningún grupo decide su jugador: fuera de la partida, o de vuelta a la
    mano.
    .title = Cartas sobrantes

## Descarga

CH-14 = Todas las cartas que no están en una mano ni se desecharon en el recuento se barajan, y se reparte una a cada
    jugador. No añade nada a los puntos recién contados.
    .title = La carta extra
CH-15 = Abre primero quien menos haya puntuado en el recuento; entre iguales, el más joven.
    .title = Quién abre primero
CH-16 = Quien abre pone en el centro una combinación de una carta o más. Los demás siguen en el sentido de las agujas
    del reloj, cada uno con algo más alto que lo puesto antes; quien no puede o no quiere, pasa.
    .title = Una baza
CH-17 = Cada jugador tiene un solo turno en una baza. Después, quien puso la última combinación se lleva todas las
    cartas de la baza, boca abajo, y abre la siguiente baza.
    .title = Un turno cada uno
CH-18 = Más cartas siempre superan a menos, por bajas que sean. También basta una combinación de la misma altura que
    la anterior.
    .title = Más cartas, cartas iguales
CH-19 = Una combinación es una sola carta, o cualquier cantidad de cartas con un mismo número, o tres números
    seguidos. Una escalera cede ante tres cartas del número en que termina, y tres de un número ceden ante una
    escalera que empieza por él. Los colores no cuentan.
    .title = Combinaciones
CH-20 = Cuando se juega un 0, la baza se anula: sus cartas se apartan y no son de nadie. Quien jugó el 0 vuelve a
    abrir.
    .title = El 0
CH-21 = Una X sola es más alta que un 9. Acompañada es cualquier número menos 0, y su jugador dice cuál.
    .title = La X
CH-22 = Un jugador que se queda sin cartas ha terminado. Se lleva las cartas que hay en la mesa.
    .title = Terminar
CH-23 = Si al menos otros dos tienen todavía cartas, el que ha terminado saca sin mirar una carta de cada una de esas
    manos y la pone boca arriba delante de su dueño, donde cuenta en su contra. Una mano de una sola carta se libra.
    .title = Cartas de penalización
CH-24 = La siguiente baza la abre el jugador a la izquierda del que acaba de terminar.
    .title = Abrir después de un final
CH-25 = En cuanto solo un jugador tiene cartas, la partida ha terminado, y no se sacan más cartas de penalización.
    .title = Fin de una partida

## Puntuación

CH-26 = Tu puntuación es lo que dio el recuento, más uno por cada carta que ganaste en bazas, menos las cartas que
    queden en tu mano, menos las cartas de penalización que tengas delante. Las cartas cuestan su número; un 0 o una X
    descubiertos cuestan 10. También cuenta la baza que se lleva el último en terminar.
    .title = Puntuación final

## Aclaraciones: construcción

CH-A12 = Barrer se hace en cuatro pasos: tirar una de las cinco, descubrir una, elegir entre las cinco que hay ahora,
    cerrar el hueco. La carta tirada se pierde, salvo que se barajara la pila y volviera a salir justo esa carta. No
    puedes dejar de tomar una carta.
    .title = Pasos al barrer
CH-A13 = La pila se baraja solo cuando hace falta una carta y no hay ninguna. Con cuatro jugadores no queda casi nada
    hacia el final, así que una carta barrida hace un momento puede volver enseguida. Siempre hay algo que descubrir:
    incluso antes de tomar la última carta de todas, hay dos fuera de las manos y de la fila.
    .title = Cuando se acaban las cartas
CH-A14 = La fila se rellena una vez más después de tomar la última carta de todas, aunque nadie vaya a tomar de ella.
    Si para eso hay que barajar, se baraja y forma parte del registro.
    .title = Después de la última carta
CH-A15 = En cada partida siguiente empieza el jugador a la izquierda del que empezó la anterior. La mesa puede acordar
    que empiece la suma más baja; los empates se resuelven como en CH-A16.
    .title = Empezar las partidas siguientes
CH-A46 = Puedes barrer aunque te gustaría tomar una carta de las que hay, por ejemplo para que otra no le llegue a tu
    vecino.
    .title = Barrer para fastidiar

## Aclaraciones: recuento

CH-A3 = Tener que puntuar significa: no puedes acabar mientras alguna carta sin puntuar pueda unirse a un grupo que
    has declarado o formar un grupo con otras cartas sin puntuar. No se exige ni el mayor número de cartas ni el mayor
    número de puntos. Una carta puede unirse a una escalera si la continúa por un extremo, y a un conjunto si tiene su
    número y el conjunto tiene menos de cinco cartas; una X ya declarada sigue siendo lo que se dijo. Se te muestra
    qué encaja todavía, y dónde. Los grupos se pueden retirar o ampliar hasta que los selles, así que ningún comienzo
    es un callejón sin salida. La mesa puede acordar que cualquier carta pueda quedar sin puntuar, siempre que haya al
    menos un grupo, o que no se acepte otra cosa que el total más alto posible.
    .title = Qué hay que puntuar
CH-A4 = Una carta está en un grupo o en ninguno. Puedes tener tantas escaleras y conjuntos como permitan las cartas,
    incluso dos conjuntos de un mismo número.
    .title = Cada carta una vez
CH-A5 = Un 0 impreso es un número como los demás: diez cartas del 0 al 9 son una escalera, y varios 0 son un conjunto.
    Solo una X nunca es un 0.
    .title = Grupos con 0
CH-A6 = Un conjunto acaba en cinco cartas. Si gracias a las X hay más cartas de un número, el resto debe usarse de
    otra manera, si es posible, como en un conjunto de cinco y otro de dos. Un conjunto completo no tiene sitio para
    una carta sobrante.
    .title = No más de cinco
CH-A7 = Los grupos pueden constar solo de X, que entonces son el número que diga su jugador. La mesa puede acordar que
    se prohíba.
    .title = X entre sí
CH-A8 = Cada escalera tiene su propio multiplicador, como mínimo 1. Sus X toman el color que más se repite, así que
    nadie tiene que nombrar un color. Dos cartas de un mismo número nunca pueden estar en la misma escalera. Lo mejor
    de todo son diez cartas de un color, por 200 puntos.
    .title = Contar colores
CH-A9 = Nada sigue a un 9, y nada va antes de un 0, ni en el recuento ni en la descarga.
    .title = Sin dar la vuelta
CH-A10 = Con todas las cartas a la vista, todos hacen el recuento al mismo tiempo, sin ver lo que hacen los demás;
    solo se ve quién ha acabado ya. Los resultados se muestran juntos. Los grupos sellados se quedan como están. La
    mesa puede acordar que el recuento se haga uno tras otro, empezando por el jugador que empezó a construir; cada
    resultado queda entonces a la vista enseguida.
    .title = Al mismo tiempo
CH-A11 = Decides carta por carta; pueden quedarse todas o irse todas. Lo que se va queda boca arriba. Doce cartas de
    diez números siempre contienen un grupo, y si no puede sobrar nada que encaje, pueden irse cinco como máximo.
    .title = Conservar o desechar
CH-A48 = Puedes retirar grupos veinte veces en un recuento, que es más de lo que hace falta para ordenar. Pedir los
    mejores grupos cuando ya hay algunos declarados cuenta como una de ellas. Agotadas esas veces, solo puedes añadir
    a lo que hay o, donde solo se acepta el mejor total, pedirlo una vez más.
    .title = Límite de retiradas
CH-A50 = En cualquier momento antes de sellar puedes pedir los grupos con el total más alto; sustituyen a lo que hayas
    declarado. Cuando varias maneras dan ese total, se ofrece siempre la misma. Una vez que está ahí sin cambios, no
    tiene sentido volver a pedirlo.
    .title = Pedir lo mejor

## Aclaraciones: comienzo de la descarga

CH-A1 = Entras en la descarga con la mano que construiste, incluidas las cartas puntuadas. Solo falta lo que
    desechaste, y se añade la carta extra: de 8 a 13 cartas, o hasta solo 3 donde cualquier carta puede quedar sin
    puntuar.
    .title = La mano
CH-A2 = Las cartas extra salen del mazo, de la pila de descartes y de la fila. Con cuatro jugadores hay seis cartas
    para cuatro. Lo que no se reparte queda boca abajo y fuera de la partida.
    .title = De dónde salen las cartas extra
CH-A45 = La carta extra solo la ve su dueño, y nunca puede formar parte de un grupo.
    .title = La carta extra es secreta
CH-A16 = La puntuación que cuenta es la de este recuento. De varios con la misma se toma por más joven al del asiento
    más bajo. La mesa puede acordar guiarse por la suma de todas las partidas, con este recuento incluido, o que el
    azar elija entre iguales.
    .title = Menor puntuación, jugador más joven

## Aclaraciones: bazas

CH-A17 = Quien abre tiene que jugar; siempre se puede abrir con una carta. Por eso cada baza reduce una mano, y no
    puede haber más de 51.
    .title = Quien abre no puede pasar
CH-A18 = La vuelta nunca se repite: quien abrió y fue superado no tiene un segundo turno. La mesa puede acordar que se
    siga hasta que todos los demás hayan pasado seguidos; pasar no impide entonces jugar más tarde en la misma baza.
    .title = Una vuelta
CH-A19 = Todos menos quien abre pueden pasar, incluso con cartas que servirían.
    .title = Pasar a voluntad
CH-A20 = Misma clase, mismo tamaño, misma altura: eso se puede poner y toma la delantera, también una X sobre una X.
    La mesa puede acordar que no baste con igualar; entre escaleras y tríos vale CH-A24 en ambos casos.
    .title = Combinaciones iguales
CH-A21 = Una combinación mayor vence a cualquiera más pequeña, sea de la clase que sea y por muchas o pocas cartas que
    la supere; una más pequeña nunca vence a una mayor. Así, cualquier pareja supera a cualquier carta sola, cualquier
    escalera a cualquier pareja, cuatro iguales cualesquiera a cualquier escalera.
    .title = Combinaciones mayores
CH-A22 = Las escaleras son de tres cartas, ni más ni menos. La mesa puede acordar que se permitan más largas; lo que
    CH-A24 dice de los tríos vale entonces para escaleras y conjuntos de un mismo tamaño cualquiera.
    .title = Longitud de las escaleras
CH-A23 = De dos escaleras, es más alta la que empieza más arriba.
    .title = Escalera sobre escalera
CH-A24 = Sobre una escalera van tres del número en que termina, o de un número más alto; sobre tres de un número va
    una escalera que empieza por él, o más arriba. Algunas no pueden ponerse una sobre otra en ningún sentido: 4-5-6 y
    tres 5, por ejemplo. La mesa puede acordar que solo se permita el número exacto.
    .title = Escaleras y tríos
CH-A25 = Las X pueden formar parte de escaleras, y una combinación puede ser toda de X: entonces es lo que diga su
    jugador, a lo sumo varios 9 o 7-8-9. La mesa puede acordar que no haya X en las escaleras, o que se exija al menos
    una carta numérica en toda combinación de varias cartas.
    .title = X en combinaciones
CH-A26 = Una X sola tiene el rango de un diez y no se nombra. Puede seguirle otra X. Dos X juntas son como mucho una
    pareja de 9.
    .title = Una X sola
CH-A42 = Un conjunto puede ser tan grande como permitan tus cartas. Con X son posibles seis de un número y más.
    .title = Tamaño de los conjuntos
CH-A43 = Si nadie supera la combinación con que se abrió, quien abrió recupera esas cartas como puntos.
    .title = Aperturas no superadas
CH-A47 = Como aquí no importan los colores, una jugada se compone de números. Puedes nombrar las cartas que juegas, y
    entonces salen de la mano exactamente esas. Si no lo haces, de las cartas con ese número salen primero las que los
    demás conocen, después aquellas cuyo color va antes; así, una jugada no revela de la carta secreta más de lo
    necesario. Las X son iguales y no se pueden nombrar: de varias salen primero las que los demás conocen.
    .title = Qué carta sale de la mano

## Aclaraciones: el 0

CH-A27 = En tu turno puedes poner un 0 sobre cualquier cosa. La mesa puede acordar que solo valga donde sea más alto
    que lo que hay, lo que solo ocurre al abrir.
    .title = Cuándo jugar un 0
CH-A28 = Un 0 se juega solo; una X no puede sustituirlo. La mesa puede acordar que se permita el 0 en conjuntos y
    escaleras. Una combinación así tiene que ser bastante alta como cualquier otra, y pone fin a la baza como todo 0.
    .title = El 0 en combinaciones
CH-A29 = Se puede abrir con un 0: una carta menos, y a abrir otra vez, tantas veces como 0 haya. La mesa puede acordar
    que se prohíba; quien no tiene otra cosa puede hacerlo aun así.
    .title = Abrir con un 0
CH-A30 = Con un 0 la baza se detiene en ese mismo momento, y quienes aún no han tenido su turno ya no lo tienen. Las
    cartas apartadas no cuentan para nadie.
    .title = Sin más turnos
CH-A31 = Si tu última carta es un 0, nadie se lleva la baza; aun así has terminado, sacas cartas de penalización, y
    abre tu vecino de la izquierda. La mesa puede acordar que te lleves tú la baza.
    .title = Terminar con un 0

## Aclaraciones: terminar

CH-A32 = Una baza acaba en el momento en que una mano queda vacía, y sus cartas, incluidas las últimas jugadas, son
    del jugador que ha terminado. La mesa puede acordar que la vuelta se juegue hasta el final: entonces CH-17 dice
    quién se lleva las cartas, cada uno que ha terminado saca cartas de penalización, abre el vecino de la izquierda
    del último de ellos, y la partida acaba igualmente en cuanto queda una sola mano.
    .title = A mitad de una vuelta
CH-A33 = Una carta de penalización cuenta en contra del jugador al que se le sacó.
    .title = De quién es la penalización
CH-A34 = Se saca de una mano tras otra, en el sentido de las agujas del reloj a partir de la izquierda del que ha
    terminado; las manos de una carta se saltan, así que nunca se vacía una mano de este modo. Nadie ve la carta antes
    de que se saque; después, todos. Si es una de varias X, cuenta como una que los demás conocían.
    .title = Sacar cartas de penalización
CH-A35 = Con dos jugadores, el primero que termina acaba la partida, así que no hay cartas de penalización.
    .title = Dos jugadores
CH-A36 = El vecino de la izquierda que abre a continuación es el siguiente que tenga cartas en el sentido de las
    agujas del reloj.
    .title = Quién sigue
CH-A44 = Con tres jugadores, el primero que termina saca de los otros dos; con el segundo la partida ha terminado.
    .title = Tres jugadores

## Aclaraciones: puntuación y mesa

CH-A37 = En la última mano, un 0 o una X cuestan 10, igual que boca arriba. La mesa puede acordar que ahí no cuenten
    nada.
    .title = 0 y X que quedan en la mano
CH-A38 = Cada carta ganada en una baza vale un punto, una X no más que otras. Solo puede haber un 0 entre ellas si la
    mesa deja que un 0 con el que se termina se lleve la baza.
    .title = Cartas ganadas
CH-A39 = Una puntuación puede ser negativa.
    .title = Bajo cero
CH-A40 = Nadie puede terminar en el mismo momento que otro, y ninguna partida dura para siempre.
    .title = Sin finales simultáneos
CH-A41 = Las mesas tienen 2, 3 o 4 asientos; cinco jugadores necesitarían 60 cartas. Un ajuste con un valor no
    permitido se rechaza.
    .title = Mesas permitidas
CH-A49 = Si a un jugador se le acaba el tiempo, se hace una jugada sencilla: la primera carta de la fila; los mejores
    grupos, sellados, conservando lo que sobra; pasar o, si le toca abrir, la carta sola más baja que no sea un 0.
    .title = Jugadores ausentes

## Opciones

option-games = Cuántas partidas se juegan y se suman, de 1 a 9; lo habitual es 1.
    .title = Partidas
    .clause = CH-2
option-first_starter = Quién empieza a construir en la primera partida.
    .title = Primer jugador inicial
    .clause = CH-4
    .random = Un jugador elegido al azar.
    .seat0 = El jugador del asiento 1.
    .seat1 = El jugador del asiento 2.
    .seat2 = El jugador del asiento 3.
    .seat3 = El jugador del asiento 4.
option-next_starter = Quién empieza a construir en las partidas siguientes.
    .title = Siguiente jugador inicial
    .clause = CH-A15
    .rotate = El vecino de la izquierda del que empezó antes.
    .lowest_total = Quien tenga la suma más baja hasta el momento.
option-settlement = Qué hay que puntuar en el recuento.
    .title = Obligación de puntuar
    .clause = CH-A3
    .maximal = Todo lo que todavía encaje en algún sitio.
    .free = Nada en particular, pero al menos un grupo.
    .best_points = Tantos puntos como pueda dar la mano.
option-settling = En qué orden hacen el recuento los jugadores.
    .title = Orden del recuento
    .clause = CH-A10
    .together = Todos a la vez, sellado.
    .clockwise = Uno tras otro, a la vista.
option-all_x_groups = Si un grupo puede constar solo de X.
    .title = Grupos de X
    .clause = CH-A7
    .true = Puede.
    .false = Necesita al menos una carta numérica.
option-release_start = Qué puntuación decide quién abre primero en la descarga.
    .title = Menor puntuación
    .clause = CH-A16
    .build = La de este recuento.
    .total = La suma de todas las partidas, con este recuento.
option-youngest = Quién cuenta como el más joven entre varios con la puntuación más baja.
    .title = Jugador más joven
    .clause = CH-A16
    .seat = El asiento más bajo.
    .random = Un jugador elegido al azar.
option-laps = Cuánto tiempo da vueltas una baza.
    .title = Vueltas
    .clause = CH-A18
    .one = Una vuelta.
    .until_all_pass = Hasta que todos los demás pasen seguidos.
option-equal_plays = Si se puede poner una combinación de la misma altura.
    .title = Combinaciones iguales
    .clause = CH-A20
    .true = Se puede, y toma la delantera.
    .false = Tiene que ser más alta.
option-run_length = Cuántas cartas tiene una escalera en la descarga.
    .title = Longitud de las escaleras
    .clause = CH-A22
    .three = Tres.
    .three_or_more = Tres o más.
option-run_against_triple = Qué tríos superan a una escalera, y qué escaleras a un trío.
    .title = Escaleras y tríos
    .clause = CH-A24
    .or_higher = Los del número que dice la regla, y los más altos.
    .exact = Solo los del número que dice la regla.
option-x_in_runs = Si puede haber X en las escaleras de la descarga.
    .title = X en escaleras
    .clause = CH-A25
    .true = Puede haberlas.
    .false = No puede haberlas.
option-all_x_melds = Si una combinación de varias cartas puede constar solo de X.
    .title = Combinaciones de X
    .clause = CH-A25
    .true = Puede.
    .false = Necesita al menos una carta numérica.
option-zero_play = Cuándo se puede jugar un 0 solo.
    .title = Jugar un 0
    .clause = CH-A27
    .anytime = En tu turno, sobre cualquier cosa.
    .must_beat = Solo donde sea bastante alto, es decir, para abrir.
option-zero_in_melds = Si el 0 puede formar parte de conjuntos y escaleras en la descarga.
    .title = El 0 en combinaciones
    .clause = CH-A28
    .false = No, un 0 se juega solo.
    .true = Sí, y la combinación pone fin a la baza.
option-zero_lead = Si se puede abrir con un 0.
    .title = Abrir con un 0
    .clause = CH-A29
    .true = Se puede.
    .false = Solo si el jugador no tiene otra cosa.
option-zero_finish = Qué pasa con la baza cuando un 0 vacía una mano.
    .title = Terminar con un 0
    .clause = CH-A31
    .aside = No se la lleva nadie.
    .takes = Se la lleva el jugador que ha terminado.
option-finish = Qué pasa con la vuelta cuando una mano queda vacía.
    .title = Terminar
    .clause = CH-A32
    .at_once = Acaba ahí.
    .complete_lap = Los demás tienen todavía su turno.
option-left_in_hand = Qué cuesta un 0 o una X en la última mano.
    .title = 0 y X que quedan en la mano
    .clause = CH-A37
    .ten = 10 puntos.
    .nothing = Nada.

## Rechazos

refusal-game-over = La partida ha terminado. Ya no se pueden hacer jugadas.
    .clause = CH-25
refusal-unknown-seat = Esta mesa no tiene ese asiento.
    .clause = CH-A41
refusal-cards-in-motion = Se están barajando y repartiendo las cartas. Espera un momento y juega después.
    .clause = CH-3
refusal-starter-pick = Se está sorteando quién empieza. Espera un momento y juega después.
    .clause = CH-4
refusal-reshuffle = La pila de descartes se está barajando para formar un mazo nuevo. Espera un momento y juega después.
    .clause = CH-7
refusal-extra-deal = Se están repartiendo las cartas extra. Espera un momento y juega después.
    .clause = CH-14
refusal-leader-pick = Se está sorteando quién abre primero. Espera un momento y juega después.
    .clause = CH-15
refusal-not-your-turn = Es el turno de otro jugador.
    .clause = CH-4
refusal-settled-in-turn = En esta mesa el recuento se hace uno tras otro. Ahora le toca a otro jugador.
    .clause = CH-A10
refusal-already-ready = Ya has hecho tu recuento. Espera a los demás.
    .clause = CH-A10
refusal-not-your-trick-turn = Ahora le toca a otro jugador jugar o pasar.
    .clause = CH-16
refusal-had-your-turn = Ya has tenido tu turno en esta baza.
    .clause = CH-17
refusal-penalty-draw = Se están sacando cartas de penalización. Espera un momento y juega después.
    .clause = CH-23
refusal-finished = No te quedan cartas y has terminado esta partida.
    .clause = CH-22
refusal-build-first = Las manos todavía se están construyendo. Toma una carta de la fila, o barre una primero.
    .clause = CH-5
refusal-settle-first = Primero viene el recuento. Declara tus grupos y séllalos.
    .clause = CH-9
refusal-building-is-over = Todas las manos están completas. Ya no se pueden tomar ni barrer cartas.
    .clause = CH-8
refusal-settling-is-over = El recuento ha terminado. Juega una combinación o pasa.
    .clause = CH-13
refusal-play-or-pass = La descarga está en marcha. Juega una combinación o pasa.
    .clause = CH-16
refusal-no-such-card = La fila tiene cinco cartas, y esa no es ninguna de ellas.
    .clause = CH-5
refusal-one-sweep = Ya has barrido una carta en este turno. Ahora toma una.
    .clause = CH-5
refusal-name-the-x = Di qué número del 1 al 9 representa la X.
    .clause = CH-10
refusal-x-is-no-zero = Una X puede ser cualquier número menos 0.
    .clause = CH-10
refusal-not-unscored = No tienes esa carta, o ya está en un grupo.
    .clause = CH-A4
refusal-finish-group = El grupo que has empezado solo tiene una carta. Ponle otra, o retíralo.
    .clause = CH-9
refusal-no-such-group = No hay ningún grupo con ese número.
    .clause = CH-9
refusal-does-not-fit = Esa carta no encaja en este grupo. Una escalera sigue de uno en uno por cualquiera de sus
    extremos; un conjunto admite su propio número.
    .clause = CH-9
refusal-no-partner = Ninguna de tus otras cartas sin puntuar va con esa.
    .clause = CH-9
refusal-set-is-full = Ese conjunto tiene cinco cartas y no admite más.
    .clause = CH-A6
refusal-all-x-group = En esta mesa un grupo necesita una carta numérica. Empieza por ella.
    .clause = CH-A7
refusal-no-wrap = 9 y 0 no son vecinos.
    .clause = CH-A9
refusal-no-take-backs = Has retirado grupos demasiadas veces en este recuento.
    .clause = CH-A48
refusal-already-best = Estos ya son los mejores grupos.
    .clause = CH-A50
refusal-still-fits = Una carta que has dejado fuera todavía encaja en algún sitio. Se te muestra cuál y dónde.
    .clause = CH-A3
refusal-no-group = Declara al menos un grupo antes de sellar.
    .clause = CH-A3
refusal-not-best = Tus cartas pueden puntuar más, y esta mesa no acepta nada inferior a lo mejor.
    .clause = CH-A3
refusal-already-sealed = Tus grupos están sellados. Decide sobre las cartas sobrantes.
    .clause = CH-A10
refusal-not-sealed = Sella primero tus grupos. Después decide sobre las cartas sobrantes.
    .clause = CH-13
refusal-not-left-over = Esa carta no es sobrante, o ya has decidido sobre ella. Aquí una X se indica sin número.
    .clause = CH-13
refusal-leader-must-play = Abres tú, así que no puedes pasar. Juega algo.
    .clause = CH-A17
refusal-nothing-laid = Una combinación necesita al menos una carta.
    .clause = CH-16
refusal-not-held = No tienes todas esas cartas.
    .clause = CH-16
refusal-other-cards = Las cartas que has nombrado no son las cartas numéricas de esa combinación.
    .clause = CH-A47
refusal-not-a-meld = Esas cartas no son una combinación. Juega una carta, cartas de un mismo número o una escalera.
    .clause = CH-19
refusal-run-length = En esta mesa no se puede jugar una escalera de esa longitud.
    .clause = CH-A22
refusal-name-the-x-in-meld = Di qué número representa cada X de la combinación.
    .clause = CH-21
refusal-lone-x-has-no-name = Una X que se juega sola no representa ningún número. Juégala como X.
    .clause = CH-A26
refusal-x-in-meld-is-no-zero = Una X puede ser cualquier número menos 0.
    .clause = CH-21
refusal-x-not-in-runs = En esta mesa no hay X en las escaleras.
    .clause = CH-A25
refusal-all-x-meld = En esta mesa una combinación de varias cartas necesita una carta numérica.
    .clause = CH-A25
refusal-zero-alone = En esta mesa un 0 se juega solo.
    .clause = CH-A28
refusal-zero-must-beat = En esta mesa un 0 solo sirve para abrir.
    .clause = CH-A27
refusal-zero-not-led = En esta mesa no se abre con un 0 mientras se tengan otras cartas.
    .clause = CH-A29
refusal-too-few-cards = Esa combinación tiene menos cartas que la de la mesa.
    .clause = CH-A21
refusal-too-low = Esa combinación es más baja que la de la mesa.
    .clause = CH-16
refusal-equal-is-not-enough = En esta mesa una combinación tiene que ser más alta, no igual.
    .clause = CH-A20
refusal-run-and-triple = Eso no la supera. Tres cartas superan a una escalera a partir de su último número; una
    escalera supera a tres cartas a partir del número de estas.
    .clause = CH-A24
refusal-setup-seats = Chain necesita de 2 a 4 jugadores.
    .clause = CH-A41

## Palabras

action-take = Tomar
action-sweep = Barrer
action-lay = Poner
action-take_back = Retirar
action-best = Mejores grupos
action-seal = Sellar
action-keep = Conservar
action-discard = Desechar
action-play = Jugar
action-pass = Pasar
place-row = Fila
place-deck = Mazo
place-discards = Pila de descartes
place-hand = Mano
place-trick = Baza
place-captured = Cartas ganadas
place-open = Cartas de penalización
place-aside = Cartas apartadas
group-run = Escalera
group-set = Conjunto
colour-red = Rojo
colour-orange = Naranja
colour-purple = Morado
colour-blue = Azul
colour-green = Verde
