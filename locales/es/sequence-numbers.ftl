### Sequence Numbers in Spanish. The keys are those of the English file, which explains them.

title = Sequence Numbers
tagline = Calcula tus cartas, cubre los resultados y sé el primero en alinear cinco fichas de tu color.
credits = Sequence Numbers es un juego publicado de la familia Sequence; sus instrucciones no nombran autor. Cardinal
    es una obra independiente y no tiene relación con quienes lo hicieron. El tablero y las operaciones que se usan
    aquí son nuestros.

## Preparación

SN-1 = Pueden jugar de dos a seis personas. Dos o tres juegan cada una por su cuenta, con un color de fichas propio;
    los grupos más grandes forman equipos. El tercer color se queda en la caja, salvo que haya un tercer jugador o
    equipo que lo use.
    .title = Jugadores y colores
SN-2 = Una Secuencia es una línea de cinco fichas de un mismo color sin huecos. Puede ir a lo ancho del tablero, de
    arriba abajo o en diagonal.
    .title = Secuencia
SN-3 = Las fichas se ponen con el lado liso a la vista. En cuanto cinco de ellas forman una Secuencia se les da la
    vuelta, y ya nada en el juego puede deshacerlas.
    .title = Fichas fijadas
SN-4 = Cada esquina del tablero es libre y sirve a todos como si allí hubiera una ficha propia. Una Secuencia que
    acaba en una esquina necesita por tanto solo cuatro fichas, y una misma esquina puede ayudar a varios jugadores.
    .title = Esquinas libres
SN-5 = Una Secuencia decide una partida de dos o tres jugadores. Con cuatro jugadores o más, un equipo tiene que hacer
    dos.
    .title = Objetivo
SN-6 = Los equipos son igual de grandes y comparten un color. Alrededor de la mesa los equipos se alternan: con dos
    equipos, uno de cada dos asientos es de un compañero; con tres equipos, uno de cada tres.
    .title = Equipos y asientos
SN-7 = Dos o tres jugadores empiezan con cinco cartas cada uno; si son más, con cuatro.
    .title = Reparto

## El turno

SN-8 = Empieza el jugador a la izquierda de quien reparte, y el turno avanza en el sentido de las agujas del reloj.
    Elige una carta, ponla boca arriba en la pila de descartes que tienes delante y pon una ficha donde el tablero
    muestre el resultado. El tablero muestra cada resultado dos veces; usa la casilla que quieras de las dos, siempre
    que no haya ninguna ficha en ella.
    .title = Jugar una carta
SN-9 = Una vez puesta tu ficha, toma la carta superior del mazo.
    .title = Robar
SN-10 = Dos cartas dicen Más y dos dicen Menos. Con un Más puedes cubrir cualquier número libre. Con un Menos retiras
    del tablero una ficha de un rival, salvo que esté fijada; en este turno no pones nada, ni en esa casilla ni en
    otra.
    .title = Más y Menos
SN-11 = Una carta está muerta cuando hay fichas en sus dos casillas. En tu turno puedes enseñar una carta así, ponerla
    en tu pila y tomar otra a cambio; después sigues como de costumbre. Solo se puede reemplazar una carta por turno.
    .title = Cartas muertas
SN-12 = No olvides robar: en cuanto el jugador que te sigue ha hecho una jugada y también ha robado por ella, la carta
    que dejaste sin robar se pierde, y tu mano tiene desde entonces una carta menos.
    .title = Cartas olvidadas
SN-13 = Los compañeros no pueden aconsejarse ni avisarse. Si alguien lo hace, todos los de ese equipo tienen que poner
    en su pila una carta, que elige cada cual.
    .title = Comentarios en la mesa
SN-14 = Cuando no queda ninguna carta que robar, se reúnen y se barajan todas las pilas de descartes, y vuelven a ser
    el mazo.
    .title = Nuevo mazo
SN-15 = Gana quien sea el primero en tener las Secuencias que se piden. Cuando hacen falta dos, pueden tener una ficha
    en común.
    .title = Ganar

## Aclaraciones: tablero y cartas

SN-A1 = La disposición impresa no es de dominio público, por lo que los tableros se elaboran aquí. El habitual tiene 8
    filas de 11 casillas y los números del 1 al 42; el otro tiene 10 filas de 10 y los números del 1 al 48. Una
    semilla dice qué tablero de ese tamaño es. Todos los tableros se hacen de la misma manera. Cada mitad, izquierda y
    derecha, contiene cada número una vez; las dos casillas de un número están en cuartos opuestos en diagonal y a una
    distancia de al menos cuatro pasos; y los números cambian de sitio hasta que ninguna fila ni columna es mucho más
    alta o más baja que el resto. Las casillas se nombran por fila y columna: a1 es la esquina superior izquierda.
    .title = Nuestros propios tableros
SN-A2 = Para cada número hay una carta con una suma y otra con una resta, y ningún resultado es menor que 1. El nivel
    fija cuánto se suma o se resta: de 1 a 5 en el fácil, de 3 a 12 en el normal, de 11 a 39 en el difícil. Cuando una
    suma es demasiado pequeña para eso, se recurre a partes menores.
    .title = Operaciones
SN-A3 = Normalmente la mesa marca las casillas a las que puede ir una carta y no admite ninguna otra. La mesa puede
    preferir que los jugadores resuelvan las operaciones. Entonces una casilla equivocada o bien se rechaza, o bien
    acaba el turno: la carta vuelve a la mano y no se roba ninguna. Un turno perdido así no interrumpe una ronda
    completa de pases, pero una ronda solo acaba la partida si al menos uno de sus turnos fue un pase verdadero. Hasta
    que un jugador se decide por un resultado, nada de lo que muestra la mesa lo delata: las cartas se muestran como
    operaciones, y no se marcan ni casillas ni cartas muertas.
    .title = Resultados equivocados
SN-A4 = Hay tantas fichas como necesite cualquiera.
    .title = Cantidad de fichas
SN-A15 = Nunca se pone ni se retira una ficha en una esquina, ni siquiera con un Más o un Menos. Los tableros son lo
    bastante grandes para que ninguna línea de cinco toque dos esquinas.
    .title = Las esquinas quedan vacías
SN-A35 = Los descartes de cada jugador se quedan delante de él, y todos pueden revisarlos. Solo al barajar se tratan
    como una sola pila.
    .title = Pilas de descartes

## Aclaraciones: jugadores y equipos

SN-A5 = Los equipos tienen que ser iguales, así que no pueden jugar cinco. Cuatro forman dos parejas. Seis forman dos
    equipos de tres, o tres parejas si la mesa lo prefiere.
    .title = Equipos iguales
SN-A6 = Dos o tres personas nunca forman equipos.
    .title = Jugar por cuenta propia
SN-A7 = Toda partida de cuatro o más exige dos Secuencias, incluso con tres equipos. El tablero se llena entonces
    deprisa y muchas partidas se estancan; una Secuencia va mejor con tres equipos, y la mesa puede elegir cuántas
    hacen falta.
    .title = Dos Secuencias con tres equipos
SN-A8 = También dos jugadores necesitan una sola Secuencia, salvo que elijan otra cosa.
    .title = Una Secuencia para dos jugadores
SN-A9 = Quién reparte primero se decide por sorteo.
    .title = Quién reparte primero
SN-A31 = Tres parejas se sientan en el orden A, B, C, A, B, C.
    .title = Asientos de tres equipos
SN-A32 = Las cartas se ocultan a los compañeros igual que a los rivales.
    .title = Manos secretas
SN-A36 = Una ficha cuenta para todo el equipo. Un Menos nunca puede dirigirse contra la ficha de un compañero.
    .title = Fichas de un equipo

## Aclaraciones: Secuencias

SN-A10 = Seis, siete u ocho en línea siguen siendo una sola Secuencia. El jugador que completó la línea elige las
    cinco que cuentan, como un paso entre poner y robar. Esas cinco quedan fijadas, mientras que las fichas contiguas
    se pueden retirar. Si la ficha ha ganado la partida, no queda nada que elegir.
    .title = Líneas de seis a ocho
SN-A11 = Nueve en línea son dos Secuencias que se encuentran en la casilla central, y una esquina cuenta como parte de
    la línea. Importa qué cinco se fijaron antes: si son las cinco centrales, una novena o décima ficha no añade nada.
    .title = Líneas de nueve
SN-A12 = Una nueva Secuencia puede tener una casilla en común con cada Secuencia que su dueño ya tenga, y no más.
    .title = Cuánto se solapan las Secuencias
SN-A13 = Una ficha puede completar varias líneas a la vez, y cuentan tantas como puedan existir una junto a otra.
    Cuando eso gana la partida se anotan todas; de una línea más larga, las cinco más cercanas a donde empieza,
    leyendo de izquierda a derecha y de arriba abajo.
    .title = Varias a la vez
SN-A14 = Compartir una ficha está permitido, no es obligatorio: la segunda Secuencia puede estar en cualquier lugar.
    .title = Compartir es opcional
SN-A28 = Una ficha es de un solo color y completa solo líneas de ese color, así que nunca pueden acabar dos bandos a
    la vez.
    .title = Sin final doble
SN-A30 = Nadie tiene que anunciar una Secuencia. Se detecta y se fija por ti.
    .title = Se detecta por ti
SN-A34 = Las fichas fijadas se pueden usar en nuevas líneas como cualquier otra, hasta donde lo permite SN-A12.
    .title = Construir sobre fichas fijadas

## Aclaraciones: Más, Menos y cartas muertas

SN-A16 = Un Más necesita una casilla numérica libre. Si el tablero está lleno, tiene que esperar.
    .title = Más con el tablero lleno
SN-A17 = Un Menos se puede usar contra las fichas de cualquier otro bando, nunca contra las del propio. Una ficha
    fijada está a salvo. Si no hay ficha que retirar, la carta no se puede jugar. También después de un Menos se roba,
    y la casilla puede volver a cubrirse a partir del siguiente turno.
    .title = Qué puede retirar un Menos
SN-A18 = Retirar una ficha nunca deshace una Secuencia. Las fichas de la misma línea que no están entre sus cinco se
    pueden retirar.
    .title = Menos junto a una Secuencia
SN-A19 = Más y Menos no tienen casillas propias, por lo que nunca están muertas, y una mano puede estar llena de ellas
    sin que se pueda hacer nada.
    .title = Las especiales nunca están muertas
SN-A20 = Reemplazar una carta muerta es decisión tuya y se hace antes de jugar, como mucho una vez por turno. Una
    carta muerta que conservas revive cuando una de sus casillas queda libre.
    .title = Cuándo cambiar
SN-A21 = Si no se puede jugar nada de lo que tienes, pasas. No robas carta y tu turno ha acabado. No hace falta que
    reemplaces antes una carta muerta.
    .title = Pasar
SN-A22 = Si puedes jugar, tienes que hacerlo.
    .title = Obligación de jugar
SN-A33 = No se puede tirar una carta que todavía se podría jugar.
    .title = Sin descartes libres

## Aclaraciones: robar y barajar

SN-A23 = Normalmente la mesa roba por ti, y nunca se pierde ninguna carta. La mesa puede acordar que los jugadores
    roben por sí mismos. Cada jugada da entonces derecho a una carta. El derecho se pierde cuando el siguiente jugador
    en turno ha hecho una jugada después de ti y luego ha robado por esa misma jugada; pasar, perder un turno y
    reemplazar una carta muerta no son ni jugada ni robo. Los derechos se cuentan uno a uno, se usa primero el más
    antiguo, y tu propio turno siguiente no los extingue. Todos pueden ver cuáles están abiertos. El reemplazo de una
    carta muerta llega en todo caso enseguida, y un jugador que se queda sin cartas pasa.
    .title = Robar a mano
SN-A25 = Se baraja en el momento en que se roba la última carta, antes de que el turno avance, y se incluyen enteras
    todas las pilas de descartes. Hay más cartas de las que caben en las manos, así que el mazo nunca falla.
    .title = Momento de barajar
SN-A26 = La ficha ganadora acaba la partida en el acto; no se roba ninguna carta por ella.
    .title = Sin último robo

## Aclaraciones: comentarios en la mesa

SN-A24 = Las denuncias de comentarios están normalmente desactivadas. Si una mesa las permite, cualquier jugador puede
    denunciar a un equipo rival de dos o más, en cualquier momento de un turno, y la partida se detiene. Todos los que
    no son del equipo de quien denuncia tienen un voto público y definitivo. La denuncia prospera en cuanto un miembro
    del equipo acusado la admite votando culpable, o en cuanto vota culpable más de la mitad de los jugadores
    neutrales, que no son de ninguno de los dos equipos. Se desestima cuando todos han votado sin que eso ocurra; por
    eso, con dos equipos solo prospera si se admite. Si prospera, cada miembro del equipo entrega una carta y no roba
    ninguna por ella; una mano vacía no paga nada. A quien juega por su cuenta no se le puede denunciar.
    .title = Denunciar comentarios
SN-A39 = En un mismo turno se puede denunciar a un equipo una sola vez, sea quien sea el que denuncia y prospere la
    denuncia o no. A otro equipo todavía se le puede denunciar.
    .title = Una denuncia por turno

## Aclaraciones: partidas sin ganador

SN-A27 = Una partida puede quedar bloqueada, y entonces va por delante el bando con más Secuencias; si varios tienen
    las mismas, comparten un empate, y los demás han perdido. Por lo general acaba después de un turno cuando, sin que
    entretanto se haya puesto ni retirado ninguna ficha, se han robado tantas cartas como tenía el mazo la última vez
    que se formó, o cuando todos por turno han pasado y nadie ha reemplazado una carta. La mesa también puede acordar
    que acabe tras cualquier ronda completa de pases, o que no acabe así. En toda partida los jugadores pueden acordar
    parar: cada uno lo dice, en su turno o fuera de él, y vale hasta que se ponga o se retire una ficha.
    .title = Bloqueo
SN-A29 = Con Más y Menos una partida podría durar para siempre. Después de 2000 turnos, contando los pases, se detiene
    y se juzga como en SN-A27. El número se puede cambiar, y 0 elimina el límite.
    .title = Límite de turnos

## Aclaraciones: resolver y la mesa

SN-A37 = Una jugada rechazada nombra su regla: SN-8 si no es tu turno, no tienes la carta o la casilla está cubierta;
    SN-A3 por un número equivocado; SN-A15 por una esquina; SN-10 por una ficha fijada; SN-A17 por una ficha de tu
    propio bando; SN-11 por una carta que no está muerta y por un segundo cambio; SN-15 cuando la partida ha
    terminado.
    .title = Qué regla nombra un rechazo
SN-A38 = Donde los jugadores resuelven las operaciones, se puede probar cualquier casilla libre con cualquier
    operación, se puede dar por muerta cualquier operación, y en cualquier momento se puede afirmar que hay que pasar.
    Una afirmación falsa se trata como una casilla equivocada. Si los resultados equivocados solo se rechazan, no se
    puede dar el mismo dos veces en un turno. Los demás se enteran de que un resultado era equivocado, no de cuál era.
    .title = Probar y afirmar
SN-A40 = Por un jugador ausente se roba la carta que hubiera que robar, y después se juega la primera carta que pueda
    poner una ficha, en la primera de sus casillas; si no la hay, el primer Menos; si tampoco, se pasa. Las cinco de
    una línea más larga son las primeras, el voto es no culpable, y se entrega la primera carta.
    .title = Jugadores ausentes

## Opciones

option-board = El tamaño del tablero.
    .title = Tablero
    .clause = SN-A1
    .n-8x11 = 8 filas de 11 casillas, con los números del 1 al 42.
    .n-10x10 = 10 filas de 10 casillas, con los números del 1 al 48.
option-board_seed = Cuál de los tableros de ese tamaño se usa, de 0 a 999999; lo habitual es 1, el tablero de la casa.
    .title = Semilla del tablero
    .clause = SN-A1
option-equations = Cuánto se suma o se resta en las cartas.
    .title = Operaciones
    .clause = SN-A2
    .normal = De 3 a 12.
    .easy = De 1 a 5.
    .hard = De 11 a 39.
option-answers = Si la mesa marca adónde puede ir una carta.
    .title = Resultados
    .clause = SN-A3
    .shown = Lo marca, y no admite otra cosa.
    .solve = No lo marca; los jugadores hallan el resultado.
option-wrong_answer = Qué supone un resultado equivocado donde lo hallan los propios jugadores.
    .title = Resultado equivocado
    .clause = SN-A3
    .refuse = Se rechaza, y el jugador prueba otra cosa.
    .lose_turn = El turno ha acabado.
option-sequences_to_win = Cuántas Secuencias hacen falta para ganar.
    .title = Secuencias para ganar
    .clause = SN-A7
    .rulebook = Una con dos o tres jugadores, dos con más.
    .n-1 = Una.
    .n-2 = Dos.
option-teams = Cómo se dividen seis jugadores.
    .title = Equipos de seis
    .clause = SN-A5
    .n-2x3 = Dos equipos de tres.
    .n-3x2 = Tres equipos de dos.
option-strict_draw = Si los jugadores roban por sí mismos y pueden perder la carta.
    .title = Robo estricto
    .clause = SN-A23
    .false = Las cartas se roban automáticamente.
    .true = Cada jugador roba, a tiempo o nunca.
option-table_talk = Si se pueden denunciar los comentarios en la mesa.
    .title = Comentarios en la mesa
    .clause = SN-A24
    .off = No se puede.
    .called = Cualquier jugador puede denunciar a un equipo rival; deciden una admisión o los jugadores neutrales.
option-stalemate = Qué acaba una partida en la que ya no se mueve nada.
    .title = Bloqueo
    .clause = SN-A27
    .deck_cycle = Un mazo robado entero sin mover ninguna ficha, o una ronda de pases sin ningún cambio.
    .lap_of_passes = Cualquier ronda de pases.
    .never = Nada más que el límite de turnos y el acuerdo de los jugadores.
option-turn_limit = Cuántos turnos puede tener una partida antes de detenerse; lo habitual es 2000, y 0 significa sin
    límite.
    .title = Límite de turnos
    .clause = SN-A29

## Rechazos

refusal-game-over = La partida ha terminado. Ya no se pueden hacer jugadas.
    .clause = SN-15
refusal-cards-in-motion = Se están barajando o repartiendo cartas. Espera un momento y juega después.
    .clause = SN-14
refusal-unknown-seat = Esta mesa no tiene ese asiento.
    .clause = SN-A5
refusal-not-your-turn = Es el turno de otro jugador.
    .clause = SN-8
refusal-not-held = No tienes esa carta.
    .clause = SN-8
refusal-covered = En esa casilla ya hay una ficha.
    .clause = SN-8
refusal-no-such-space = El tablero no tiene esa casilla.
    .clause = SN-A1
refusal-corner = Las esquinas son libres para todos y no llevan fichas.
    .clause = SN-A15
refusal-wrong-number = Esa casilla no muestra el resultado de tu carta.
    .clause = SN-A3
refusal-tried-already = Ya has probado eso en este turno, y era un error.
    .clause = SN-A38
refusal-minus-removes = Un Menos no pone ninguna ficha. Retira con él una de un rival.
    .clause = SN-10
refusal-needs-minus = Solo un Menos retira fichas del tablero.
    .clause = SN-10
refusal-no-chip = En esa casilla no hay ninguna ficha que retirar.
    .clause = SN-A17
refusal-own-chip = Esa ficha es de tu propio bando. Un Menos es para las fichas rivales.
    .clause = SN-A17
refusal-locked-chip = Esa ficha forma parte de una Secuencia completa y se queda.
    .clause = SN-10
refusal-not-dead = Esa carta todavía se puede jugar: una de sus casillas está libre.
    .clause = SN-11
refusal-never-dead = Más y Menos nunca están muertas.
    .clause = SN-11
refusal-exchanged-already = Ya has cambiado una carta en este turno.
    .clause = SN-11
refusal-exchange-too-late = Ya has jugado. Una carta muerta se cambia antes de eso.
    .clause = SN-A20
refusal-must-play = Tienes una carta que se puede jugar, así que no puedes pasar.
    .clause = SN-A22
refusal-choose-five = Elige primero las cinco fichas que forman tu Secuencia.
    .clause = SN-A10
refusal-nothing-to-choose = No hay ninguna línea más larga de la que elegir cinco fichas.
    .clause = SN-A10
refusal-not-such-five = Esas no son cinco fichas de la línea que puedan ser tu Secuencia.
    .clause = SN-A10
refusal-drawn-for-you = En esta mesa las cartas se roban por ti.
    .clause = SN-A23
refusal-nothing-to-draw = No tienes ninguna carta que robar.
    .clause = SN-12
refusal-agreed-already = Ya has dicho que quieres parar.
    .clause = SN-A27
refusal-talk-off = En esta mesa no se pueden denunciar comentarios.
    .clause = SN-A24
refusal-no-such-team = No hay ningún equipo así al que se pueda denunciar.
    .clause = SN-A24
refusal-own-team = No puedes denunciar a tu propio equipo.
    .clause = SN-A24
refusal-called-already = Ese equipo ya ha sido denunciado en este turno.
    .clause = SN-A24
refusal-call-pending = Se han denunciado comentarios. Espera a que se resuelva.
    .clause = SN-A24
refusal-nothing-to-vote = No hay nada que debas votar.
    .clause = SN-A24
refusal-must-forfeit = Tu equipo ha sido declarado culpable de hacer comentarios. Entrega primero una carta.
    .clause = SN-A24
refusal-nothing-to-forfeit = No tienes ninguna carta que entregar.
    .clause = SN-13
refusal-setup-seats = Sequence Numbers necesita 2, 3, 4 o 6 jugadores.
    .clause = SN-A5

## Palabras

action-place = Poner una ficha
action-remove = Retirar una ficha
action-exchange = Cambiar una carta muerta
action-pass = Pasar
action-lock = Elegir estas cinco
action-draw = Robar
action-agree = Proponer parar
action-call = Denunciar comentarios
action-vote = Votar
action-forfeit = Entregar una carta
vote-guilty = Culpable
vote-innocent = No culpable
card-plus = Más
card-minus = Menos
place-deck = Mazo
place-pile = Pila de descartes
place-hand = Mano
place-board = Tablero
place-corner = Esquina libre
word-sequence = Secuencia
word-team = Equipo
ending-won = Ganada
ending-deck_cycle = Bloqueo: el mazo dio la vuelta
ending-lap_of_passes = Bloqueo: todos pasaron
ending-turn_limit = Detenida en el límite de turnos
ending-agreed = Detenida de común acuerdo
