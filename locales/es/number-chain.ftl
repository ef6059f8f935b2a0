### Number Chain in Spanish. The keys are those of the English file, which explains them.

title = Number Chain
tagline = Enlaza cifra con cifra tus cartas de dos cifras y quédate sin mano antes que los demás.
credits = Number Chain es un diseño de Woojin Yang con gráficos de Olin Jeong, publicado por Korea Boardgames y Arcane
    Wonders. Cardinal es una obra independiente y no tiene relación con ninguno de ellos.

## Preparación

NC-1 = Pueden jugar dos, tres o cuatro personas. Una partida dura unos 20 minutos y es adecuada a partir de los 10
    años.
    .title = Jugadores
NC-2 = Hay 63 cartas: 49 cartas numéricas, cada una con dos cifras del 1 al 7, y 14 comodines, en los que una de las
    dos cifras es un signo de interrogación. El tablero tiene sitio para el Mazo, tres Pozos y el Suelo. Una loseta de
    dos caras muestra qué Condición está en vigor: Pivote o Relevo.
    .title = Cartas y tablero
NC-3 = Una partida dura tres rondas, salvo que la mesa haya acordado otro número. Cada ronda da puntos de
    penalización; gana quien tenga menos al sumarlos todos.
    .title = Objetivo
NC-4 = El azar decide quién empieza la primera ronda, o bien el anfitrión elige a un jugador. En una mesa real también
    puede ser la persona que más recientemente haya usado una calculadora.
    .title = Primer jugador inicial
NC-5 = Con dos o tres jugadores se reparten 10 cartas a cada uno; con cuatro jugadores, 8. Las caras de una mano solo
    las ve su dueño, pero su tamaño no es secreto. Las cartas que queden en la mano al acabar la ronda se enseñan a
    todos.
    .title = Reparto
NC-6 = Las cartas que no se han repartido forman el Mazo, un montón boca abajo. Todos pueden saber cuántas cartas
    contiene.
    .title = Mazo
NC-7 = Se descubren tres cartas del Mazo, una para cada Pozo; la siguiente se descubre en el Suelo y es la primera
    carta del Suelo.
    .title = Pozos y Suelo
NC-8 = Todas las rondas, no solo la primera, empiezan con la Condición en Pivote.
    .title = Primera Condición

## El turno

NC-9 = Los turnos avanzan en el sentido de las agujas del reloj. En tu turno eliges una acción de cuatro, Jugar,
    Encadenar, Tomar o Reiniciar, y tienes que realizarla. Con eso termina tu turno.
    .title = Una acción por turno
NC-10 = Pon en el Suelo una o varias cartas de tu mano, de una en una y en el orden que quieras. Una carta encaja si
    empieza por la cifra en que termina la carta a la que se enlaza. La Condición dice qué carta es esa.
    .title = Jugar
NC-11 = Mientras se muestre Pivote, todas las cartas que pongas en un turno se enlazan a una misma carta: la carta del
    Suelo que encontraste al empezar el turno. Si era 43, todas las cartas del turno empiezan por 3.
    .title = Pivote
NC-12 = Mientras se muestre Relevo, cada carta se enlaza a aquella sobre la que se pone. Partiendo de 23 podrías poner
    36, sobre ella 64 y sobre esta 47.
    .title = Relevo
NC-13 = Sea cual sea la Condición, la última carta que pongas es la carta del Suelo que encuentra el siguiente
    jugador. El montón que hay debajo no se puede hojear.
    .title = Nueva carta del Suelo
NC-14 = Un comodín tiene un ? en lugar de una cifra. Al jugarlo dices en voz alta qué cifra del 1 al 7 es el ?. Si es
    la última cifra, la carta que venga después tiene que coincidir con lo que has dicho, sea tuya o de otro jugador.
    Para Pivote, véase NC-A4.
    .title = Comodines
NC-15 = Pon tres cartas, ni más ni menos, cuyos números sean consecutivos, en orden ascendente o descendente. No
    importan ni la carta del Suelo ni la Condición. Entre las tres puede haber comodines. La tercera carta es la nueva
    carta del Suelo, y puedes, si quieres, hacer un turno extra.
    .title = Encadenar
NC-16 = Añade una carta a tu mano, ya sea de un Pozo o de la parte superior del Mazo. El Pozo que quede vacío recibe
    una nueva carta del Mazo, y tu turno termina.
    .title = Tomar
NC-17 = Recoge las cartas de los tres Pozos y da la vuelta a la loseta de Condición. Los Pozos reciben nuevas cartas
    del Mazo, y tu turno termina. A partir de ahora todos los jugadores se rigen por la Condición que ha salido.
    .title = Reiniciar
NC-18 = Cuando el Mazo se agota, la carta del Suelo se queda donde está, y las cartas que hay debajo se barajan y
    pasan a ser el nuevo Mazo.
    .title = Nuevo Mazo
NC-19 = Ningún turno puede acabar con más de 10 cartas en la mano. Si al Tomar o Reiniciar pasas de 10, pon las
    sobrantes en el Suelo; tú decides qué cartas y en qué orden, y ninguna tiene que encajar. La última que pongas es
    la nueva carta del Suelo. Solo entonces reciben los Pozos nuevas cartas.
    .title = Límite de la mano

## Fin de la ronda

NC-20 = Si tu mano está vacía al acabar tu turno, sales de la ronda. La primera vez que esto ocurre empieza la fase
    final: a los jugadores que siguen solo les queda elegir entre Jugar y Encadenar.
    .title = Fase final
NC-21 = Si llega tu turno en la fase final y no es posible ni Jugar ni Encadenar, sales de la ronda, y las cartas que
    tengas cuentan en tu contra.
    .title = Sin jugada posible
NC-22 = Quien ha salido no tiene más turnos en esta ronda. Cuando queda un solo jugador, ese jugador continúa mientras
    pueda jugar algo. Cuando ya no queda nadie, la ronda ha terminado.
    .title = Salir de la ronda
NC-23 = Una carta numérica que quede en la mano cuesta 1 punto de penalización; un comodín cuesta 3. Los puntos de
    cada jugador se anotan.
    .title = Puntos de penalización
NC-24 = La siguiente ronda la empieza el jugador cuya mano quedó vacía primero. Para ella se prepara todo de nuevo.
    .title = Siguiente ronda
NC-25 = Al acabar la última ronda, que es la tercera salvo otro acuerdo de la mesa, gana el total más bajo. Si hay
    totales iguales, queda por delante quien acabó esa ronda con menos comodines en la mano. Si también en eso hay
    igualdad, se comparte la victoria.
    .title = Ganar la partida

## Aclaraciones: comodines

NC-A1 = Puede salir como primera carta del Suelo un comodín cuya última cifra es el ?. Viene del Mazo, sin jugador que
    le dé nombre: su ? está abierto, cualquier carta encaja sobre él, y el primer jugador que ponga una carta fija así
    la cifra. Sigue abierto hasta que lo cubra alguna carta, ya sea jugada, encadenada o descartada. Con Pivote, la
    cifra que fija tu primera carta vale para el resto de tu turno. Un comodín cuya primera cifra es el ? no plantea
    esta duda, porque termina en una cifra impresa. La mesa puede acordar que en su lugar se descubra otra carta: el
    comodín queda entonces cubierto en el Suelo, donde todos lo han visto, y esto se repite hasta que la carta visible
    tenga impresa su última cifra.
    .title = Un comodín como primera carta del Suelo
NC-A2 = Si la última carta que descartas es un comodín terminado en ?, nombras su cifra, porque el siguiente jugador
    tiene que coincidir con ella. Los comodines descartados antes quedan cubiertos y no necesitan cifra. La mesa puede
    acordar que el último quede abierto; se trata entonces como la carta abierta de NC-A1, sea cual sea la Condición.
    .title = Un comodín como último descarte
NC-A3 = Al Jugar, un comodín que empieza por ? encaja sobre cualquier carta del Suelo, y su ? solo puede ser la cifra
    exigida; se rellena por ti y consta en el registro. Sobre una carta del Suelo abierta (NC-A1, NC-A2) sí puedes
    elegir, y nombras la cifra; con Pivote vale entonces para el resto de tu turno.
    .title = Comodines que empiezan por ?
NC-A4 = Con Pivote, nombrar la última cifra de un comodín no cambia la cifra por la que deben empezar tus demás cartas
    de este turno. El nombre solo cuenta si paras ahí, con el comodín encima. Lo dices en todo caso, y caduca en
    cuanto el comodín queda cubierto.
    .title = Comodines terminados en ? con Pivote
NC-A5 = Una cifra ya nombrada no puede cambiarse mientras la carta siga descubierta. Los comodines que se barajan de
    vuelta al Mazo quedan otra vez en blanco. La carta del Suelo que permanece al barajar conserva la cifra nombrada,
    o sigue abierta si lo estaba.
    .title = Cuánto dura un nombre
NC-A34 = Con Relevo nombras la última cifra de un comodín en el momento de ponerlo, aunque pienses poner más cartas,
    pues tu propia carta siguiente tiene que coincidir con ella.
    .title = Cuándo se nombra un comodín
NC-A35 = Dar la vuelta a la loseta de Condición no afecta a una cifra ya nombrada.
    .title = Los nombres y la Condición

## Aclaraciones: Cadenas

NC-A6 = Una Cadena puede contener cualquier número de comodines, incluso tres: 3? como 32, ?3 como 33 y ?4 como 34 es
    una Cadena. La mesa puede acordar que no se permita más de uno o dos.
    .title = Comodines en una Cadena
NC-A7 = En una Cadena, 3? puede ser cualquier número del 31 al 37, y ?3 cualquiera de 13, 23 y así hasta 73. Las
    cifras 8, 9 y 0 no existen. Da igual dónde esté la carta numérica del mismo valor. Si un comodín terminado en ?
    cierra la Cadena, la carta del Suelo tiene la cifra que representaba, sin nada más que nombrar. Cuando las mismas
    tres cartas permiten más de una Cadena, como 3?, ?4 y 35, dices cuál es la tuya.
    .title = Qué puede representar un comodín
NC-A8 = Dos números son consecutivos si se diferencian en uno. Tras el 17 vendría el 18, que no existe, de modo que
    ninguna Cadena pasa de 17 a 21, y ninguna da la vuelta de 37 a 31.
    .title = Sin saltar de decena
NC-A9 = Una Cadena va siempre en la misma dirección: más uno y más uno, o menos uno y menos uno. 33, 32, 34 cambia de
    sentido a mitad de camino y se rechaza.
    .title = Una sola dirección
NC-A13 = No puedes añadir una Cadena después de Jugar, porque serían dos acciones en un mismo turno. Jugar después de
    una Cadena sí es posible: es la acción de tu turno extra.
    .title = Encadenar y Jugar juntos
NC-A41 = Subir o bajar es decisión tuya, así que los mismos tres números te dejan elegir entre dos últimas cartas, y
    con ello entre dos cifras con las que tendrá que coincidir el siguiente jugador.
    .title = Elegir la última carta
NC-A12 = Si tu mano está vacía tras una Cadena, tu turno acaba ahí: sales de la ronda, y no hay turno extra. Si vacías
    la mano al Jugar, el turno también termina de inmediato.
    .title = Poner la última carta

## Aclaraciones: turnos extra

NC-A10 = Un turno extra es un turno completo con las cuatro acciones a elegir; otra Cadena en él da otro turno extra.
    En la fase final solo se permite Jugar y Encadenar, como siempre. La mesa puede acordar que todos los turnos extra
    se limiten a Jugar y Encadenar.
    .title = Qué permite un turno extra
NC-A11 = Hacer el turno extra es decisión tuya, y rechazarlo hay que decirlo. Solo se ofrece mientras sea posible
    alguna acción permitida. Si no hay ninguna, se rechaza por ti, para que no salgas de la ronda por no poder jugar.
    Los demás lo ven exactamente igual que si lo hubieras elegido tú y no averiguan nada de tu mano.
    .title = Aceptar o rechazar
NC-A14 = Con Pivote, las cartas de un turno extra se enlazan a la carta que cerró tu Cadena, porque esa es la carta
    del Suelo con la que empieza el turno extra.
    .title = Pivote en un turno extra
NC-A40 = También antes de la fase final puedes rechazar un turno extra que podrías usar, quizá para dejar al siguiente
    jugador la carta del Suelo tal como está.
    .title = Rechazar a voluntad

## Aclaraciones: Jugar

NC-A15 = Jugar es poner al menos una carta. Después puedes parar cuando quieras, aunque tengas más cartas que encajan,
    e incluso en la fase final.
    .title = Parar antes
NC-A16 = Hasta que empiece la fase final nadie puede pasar. Tomar o Reiniciar siempre es posible.
    .title = No se pasa
NC-A33 = Las cartas tienen un derecho y un revés. 36 empieza por 3 y termina en 6, y nunca puede leerse como 63.
    .title = Primera y última cifra

## Aclaraciones: Mazo, Pozos y descartes

NC-A20 = El Mazo no puede fallar. Aunque cuatro jugadores tengan todas las cartas que caben en la mano, y uno acabe de
    tomar la undécima, entre el Mazo y el Suelo quedan 19 cartas. Todas salvo la carta del Suelo se pueden barajar, de
    modo que siempre hay 18 o más.
    .title = Nunca faltan cartas
NC-A21 = El Mazo se comprueba después de cada carta que se toma de él. Si era la última, el barajado de NC-18 se hace
    en ese mismo momento, antes de cualquier descarte e incluso a mitad de rellenar los Pozos.
    .title = Momento de barajar
NC-A22 = El orden es: recoger, dar la vuelta a la loseta (solo al Reiniciar), descartar hasta quedar con 10, rellenar
    los Pozos, acabar el turno. Por tanto, descartas sin haber visto las nuevas cartas de los Pozos. Después de Tomar
    se rellena solo ese Pozo; después de Reiniciar se rellenan los tres por orden, del primero al tercero.
    .title = Orden al Tomar y Reiniciar
NC-A23 = La carta que acabas de recoger puede estar entre las que descartas. Con 10 en la mano, es una manera de
    elegir la cifra con la que tendrá que coincidir el siguiente jugador.
    .title = Descartar una carta nueva
NC-A24 = La carta superior del Mazo se toma sin verla. No puedes mirarla antes ni devolverla.
    .title = Sin mirar
NC-A25 = Solo al Tomar o Reiniciar puede una mano pasar de 10, así que el límite nunca importa en otro momento.
    .title = Manos por encima del límite
NC-A39 = Las cartas puestas en una Cadena y las descartadas son del Suelo como las demás y entran en el siguiente
    barajado.
    .title = Todo es Suelo

## Aclaraciones: fase final

NC-A17 = En la fase final, quien puede Jugar o Encadenar tiene que hacerlo; solo salen de la ronda los que no pueden.
    La mesa puede acordar que se pueda esperar, conservando el puesto, o retirarse, saliendo con las cartas que se
    tengan. El último jugador que queda no puede hacer ninguna de las dos cosas, y los turnos de espera se suman a la
    cuenta de estancamiento de NC-A26.
    .title = Reservarse
NC-A18 = El último jugador que queda hace un turno normal tras otro, de modo que con Pivote cada uno parte de la carta
    del Suelo que haya en ese momento. La mesa puede acordar en su lugar un único turno largo: el jugador sigue
    mientras encaje alguna carta, no pone Cadenas una vez que ha empezado a Jugar, no puede rechazar un turno extra
    que pueda usar, y sale de la ronda cuando acaba ese turno.
    .title = El último jugador
NC-A19 = El último jugador que queda continúa tanto Encadenando como Jugando; cualquiera de las dos cosas cuenta como
    poder jugar.
    .title = Cadenas al final del todo
NC-A28 = Para empezar la siguiente ronda solo cuenta el jugador cuya mano quedó vacía primero. El orden en que salgan
    los demás no tiene importancia.
    .title = Orden de salida
NC-A29 = Quien vacía la mano más tarde, en la fase final, también recibe 0 puntos de penalización. Nadie sale dos
    veces.
    .title = Vaciar la mano más tarde
NC-A38 = Durante la fase final, los Pozos, el Mazo y la Condición se quedan como están; la loseta ya no se gira.
    .title = Nada más se mueve

## Aclaraciones: rondas largas, empates y la mesa

NC-A26 = No está prohibido tomar cartas eternamente, por lo que dos límites aseguran que la ronda acabe: 100 turnos
    seguidos sin Jugar ni Encadenar (el límite de estancamiento) y 1000 turnos en una ronda (el límite de turnos). El
    juego normal no llega a ninguno. Cuando se alcanza uno, la ronda acaba y todos puntúan las cartas que tengan. Un
    límite de 0 está desactivado; sin límite de turnos, nada garantiza un final. Los turnos se cuentan cuando acaban.
    Un turno extra que se hace cuenta como un turno propio; salir de la ronda por no poder jugar no cuenta. El turno
    de una Cadena cuenta cuando está puesta su tercera carta, y no le sigue turno extra si es el que alcanza el
    límite. Los límites valen también en la fase final; quien tuvo la primera mano vacía empieza la siguiente ronda
    como de costumbre.
    .title = Límites para rondas largas
NC-A27 = Si un límite acabó la ronda antes de que se vaciara ninguna mano, la siguiente la empieza el jugador con
    menos puntos de penalización en esa ronda; si varios tienen igual de pocos, el del número de asiento más bajo.
    .title = Empezar tras un límite
NC-A30 = Los comodines que deshacen un empate son los que quedan en la mano al acabar la última ronda; quien vació su
    mano en ella no tiene ninguno. Si empatan tres o más, se comparan todos una sola vez, y los que sigan iguales
    comparten la victoria. Los puestos detrás de los ganadores también van por el total y después por esos mismos
    comodines.
    .title = Desempates
NC-A31 = Como los turnos van uno tras otro, nunca pueden acabar dos jugadores en el mismo momento.
    .title = Nadie acaba a la vez
NC-A32 = En una mesa real baraja y reparte el jugador que empieza la ronda. Aquí las cartas se barajan y se reparten
    por ti, lo que no cambia nada en el juego.
    .title = Quién reparte
NC-A36 = Una mesa tiene 2, 3 o 4 asientos; con cualquier otro número no se prepara ninguna partida. Un ajuste con un
    valor no permitido se rechaza, y el rechazo dice qué ajuste es. El anfitrión puede dejar al azar quién empieza
    primero o dárselo a un asiento.
    .title = Mesas permitidas
NC-A37 = Si un jugador se ha ido o se le ha acabado el tiempo, se hace por él una jugada sencilla, siempre que el
    anfitrión lo quiera así. Normalmente es Tomar del Mazo, descartando la primera carta de la mano si hay demasiadas
    (un comodín terminado en ? se nombra 1). Si estaba a medio Jugar, esa acción se da por terminada, y un turno extra
    ofrecido se rechaza. En la fase final es la primera forma de Jugar o Encadenar que permitan las reglas.
    .title = Jugadores ausentes
NC-A42 = Los números con cifras del 1 al 7 son 49, y cada uno está una vez. Se entiende que los comodines son siete
    que terminan en ? (de 1? a 7?) y siete que empiezan por ? (de ?1 a ?7). Así no hay dos cartas iguales, y la cara
    de una carta basta para decir cuál es.
    .title = Cada carta es única

## Opciones

option-start_wild = Qué ocurre cuando sale como primera carta del Suelo un comodín terminado en ?.
    .title = Comodín como primera carta del Suelo
    .clause = NC-A1
    .open = Su última cifra está abierta y la decide la primera carta que se ponga encima.
    .redraw = Se cubre con más cartas hasta que una tenga impresa la última cifra.
option-discarded_wild = Qué ocurre cuando el último descarte es un comodín terminado en ?.
    .title = Comodín como último descarte
    .clause = NC-A2
    .declare = El jugador que lo descarta nombra la cifra.
    .open = Su última cifra está abierta y la decide la primera carta que se ponga encima.
option-max_wilds_in_chain = El mayor número de comodines que puede contener una Cadena, de 1 a 3; lo habitual es 3.
    .title = Comodines en una Cadena
    .clause = NC-A6
option-extra_turn = Qué acciones se pueden elegir en el turno extra que sigue a una Cadena.
    .title = Turno extra
    .clause = NC-A10
    .any = Cualquiera que permita un turno normal.
    .play_or_chain = Solo Jugar o Encadenar otra vez.
option-closing = Si está obligado a jugar quien puede hacerlo en la fase final.
    .title = Fase final
    .clause = NC-A17
    .forced = Quien puede Jugar o Encadenar tiene que hacerlo.
    .may_wait = Un jugador puede dejar pasar un turno y seguir dentro; el último que queda, no.
    .may_quit = Un jugador puede salir de la ronda con las cartas que tenga; el último que queda, no.
option-last_player = Cómo continúa el último jugador que queda en la ronda.
    .title = Último jugador
    .clause = NC-A18
    .new_turns = En un turno tras otro, cada uno a partir de la carta del Suelo que haya en ese momento.
    .same_turn = En un solo turno, que sigue mientras encaje alguna carta.
option-stall_limit = Cuántos turnos seguidos sin Jugar ni Encadenar acaban la ronda; lo habitual es 100, y 0 significa
    sin límite.
    .title = Límite de estancamiento
    .clause = NC-A26
option-turn_limit = Cuántos turnos puede tener una ronda antes de darse por acabada; lo habitual es 1000, y 0
    significa sin límite.
    .title = Límite de turnos
    .clause = NC-A26
option-first_starter = Quién empieza la primera ronda.
    .title = Primer jugador inicial
    .clause = NC-4
    .random = Un jugador elegido al azar.
    .seat0 = El jugador del asiento 1.
    .seat1 = El jugador del asiento 2.
    .seat2 = El jugador del asiento 3.
    .seat3 = El jugador del asiento 4.
option-rounds = Cuántas rondas tiene la partida, de 1 a 9; lo habitual es 3.
    .title = Rondas
    .clause = NC-3

## Rechazos

refusal-game-over = La partida ha terminado. Ya no se pueden hacer jugadas.
    .clause = NC-25
refusal-cards-in-motion = Se están barajando o repartiendo cartas. Espera un momento y juega después.
    .clause = NC-9
refusal-not-your-turn = Es el turno de otro jugador.
    .clause = NC-9
refusal-out-of-round = Has salido de esta ronda. Volverás a jugar en la siguiente.
    .clause = NC-22
refusal-one-action = Ya has empezado otra acción en este turno, y un turno solo tiene una.
    .clause = NC-9
refusal-not-held = No tienes esa carta.
    .clause = NC-10
refusal-breaks-pivot = Esa carta no encaja. Con Pivote tiene que empezar por la cifra en que termina la carta del
    Suelo con la que empezó tu turno.
    .clause = NC-11
refusal-breaks-relay = Esa carta no encaja. Con Relevo tiene que empezar por la última cifra de la carta superior del
    Suelo.
    .clause = NC-12
refusal-wrong-name = Esa carta no puede nombrarse así. Da al ? de un comodín una cifra del 1 al 7; las cifras impresas
    no cambian.
    .clause = NC-14
refusal-chain-not-held = No tienes las tres cartas de esa Cadena.
    .clause = NC-15
refusal-chain-not-consecutive = Esos no son tres números seguidos. Una Cadena sube de uno en uno dos veces, o baja de
    uno en uno dos veces.
    .clause = NC-15
refusal-chain-wrong-wild = Ese comodín no puede representar ese número. Su cifra impresa no cambia, y su ? es una
    cifra del 1 al 7.
    .clause = NC-A7
refusal-chain-too-many-wilds = Esa Cadena contiene más comodines de los que permite esta mesa.
    .clause = NC-A6
refusal-chain-after-play = Ya has jugado una carta en este turno, así que no puedes poner una Cadena. Sigue jugando o
    acaba tu turno.
    .clause = NC-A13
refusal-closing-cards-only = Ha empezado la fase final: ya no se puede Tomar ni Reiniciar. Juega una carta o pon una
    Cadena.
    .clause = NC-20
refusal-extra-turn-cards-only = En esta mesa un turno extra es solo para Jugar o Encadenar. Elige una de las dos cosas
    o rechaza el turno.
    .clause = NC-A10
refusal-must-act = No puedes pasar. Elige Jugar, Encadenar, Tomar o Reiniciar.
    .clause = NC-A16
refusal-must-play = Puedes jugar, y esta mesa no te deja reservarte de esa manera. Juega una carta o pon una Cadena.
    .clause = NC-A17
refusal-last-player-stays = Eres el último jugador que queda, así que no puedes ni esperar ni retirarte.
    .clause = NC-A17
refusal-keep-going = Eres el último jugador que queda y todavía encaja una carta. Sigue jugando.
    .clause = NC-A18
refusal-cannot-decline = Eres el último jugador que queda y puedes usar el turno extra, así que tienes que hacerlo.
    .clause = NC-A18
refusal-nothing-to-decline = No se te ofrece ningún turno extra, así que no hay nada que rechazar.
    .clause = NC-A11
refusal-decline-instead = Se te ofrece un turno extra. Si no lo quieres, recházalo.
    .clause = NC-A11
refusal-must-discard = Tienes más de 10 cartas. Descarta primero las sobrantes.
    .clause = NC-19
refusal-nothing-to-discard = No superas el límite de la mano, así que no puedes descartar.
    .clause = NC-19
refusal-discard-not-held = No tienes la carta que quieres descartar.
    .clause = NC-19
refusal-discard-needs-name = Tu último descarte es un comodín terminado en ?. Nombra para él una cifra del 1 al 7.
    .clause = NC-A2
refusal-discard-takes-no-name = Este descarte no lleva cifra. Descarta la carta sin nombrar ninguna.
    .clause = NC-A2
refusal-unknown-seat = Esta mesa no tiene ese asiento.
    .clause = NC-A36
refusal-setup-seats = Number Chain necesita de 2 a 4 jugadores.
    .clause = NC-A36

## Palabras

action-play = Jugar
action-chain = Encadenar
action-take = Tomar
action-reset = Reiniciar
action-end = Acabar el turno
action-decline = Rechazar
action-discard = Descartar
action-wait = Esperar
action-quit = Retirarse
condition-pivot = Pivote
condition-relay = Relevo
place-supply = Mazo
place-pool = Pozo
place-floor = Suelo
place-hand = Mano
