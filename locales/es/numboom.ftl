### Numboom in Spanish. The keys are those of the English file, which explains them.

title = Numboom
tagline = Desliza números boca abajo sobre la mesa, descubre lo que otros escondieron y sé aquel a quien ninguna carta
    hace saltar por los aires.
credits = El reglamento de Numboom no nombra ni autor ni editorial. Cardinal es una obra independiente y no tiene
    relación con quienes hicieron el juego.

## Preparación

NB-1 = Pueden jugar de dos a diez personas; lo mejor es de cuatro a seis. Cinco jugadores necesitan unos diez minutos.
    .title = Jugadores
NB-2 = El juego básico tiene únicamente cartas numéricas. Las cartas de función y las bombas son extras que una mesa
    puede añadir.
    .title = Juego básico
NB-3 = Se reparten cuatro cartas a cada uno, que solo su dueño puede ver.
    .title = Reparto
NB-4 = En la mesa hay una posición menos que jugadores. Una posición admite una carta, boca abajo. Allí solo puede
    haber cartas numéricas y bombas.
    .title = Posiciones
NB-5 = En la primera ronda, cada jugador menos el último coloca una carta. Después, el último jugador descubre una de
    ellas. El número que aparece es el Número Mortal, y la carta se retira.
    .title = Primera ronda

## El turno

NB-6 = Al empezar una ronda, las manos se completan con cartas del mazo hasta tener cuatro.
    .title = Robar
NB-7 = Después de la primera ronda, un turno consta de dos operaciones, ni más ni menos. Cada una es Colocar, Espiar o
    Voltear.
    .title = Dos operaciones
NB-8 = Colocar: pon boca abajo una carta numérica o una bomba de tu mano donde no haya ninguna carta.
    .title = Colocar
NB-9 = Espiar: mira en secreto una de las cartas cubiertas y déjala donde estaba. Puedes espiar una vez por turno, y
    no puedes voltear la carta que has espiado hasta que acabe el turno.
    .title = Espiar
NB-10 = Voltear: pon boca arriba una carta cubierta y retírala. Suma su número al Número Mortal. Si el resultado es 4,
    quedas eliminado en el acto: a partir de ahora hay una posición menos, y el Número Mortal vuelve a empezar en 0.
    Si no, la suma es el nuevo Número Mortal, restándole 4 cuando es mayor que 4.

    Con un Número Mortal de 2, voltear un 2 te elimina. Voltear un 3 lo convierte en 5, es decir, en 1; entonces el
    siguiente 3 que se voltee elimina a quien lo haga.
    .title = Voltear
NB-11 = Una carta de función se puede jugar cuando quieras en tu turno. No gasta ninguna operación, salvo que su
    propia regla lo diga.
    .title = Cartas de función
NB-12 = Una bomba se coloca como si fuera una carta numérica. Si volteas una, lo único que puedes hacer en tu
    siguiente turno es voltear.
    .title = Bomba
NB-13 = Apilar: por una vez, puedes colocar una carta donde ya hay otra. Jugar Apilar no cuesta nada, pero Colocar es
    una operación, como siempre.
    .title = Apilar
NB-14 = Observar: mira una carta cubierta. No es una operación, puedes hacerlo tantas veces como cartas tengas para
    ello, y puedes voltear en el mismo turno lo que has visto.
    .title = Observar
NB-15 = Invertir: cuando acaba tu turno, los turnos pasan a ir en el otro sentido.
    .title = Invertir
NB-16 = Reajustar: pon el Número Mortal en el número que quieras.
    .title = Reajustar
NB-17 = Desordenar: mientras nadie más mira, mueve las cartas cubiertas como te plazca. Tú tampoco puedes mirarlas.
    .title = Desordenar
NB-18 = Intercambiar: cada uno entrega todas sus cartas a un vecino. Tú eliges si al de la izquierda o al de la
    derecha.
    .title = Intercambiar

## El final

NB-19 = Los dos últimos juegan el Duelo. Hay dos posiciones, las cartas de función quedan fuera del juego, y un turno
    consiste en esto: voltear una carta y después colocar una.
    .title = Duelo
NB-20 = Gana quien quede cuando todos los demás estén eliminados.
    .title = Ganador

## Aclaraciones: cartas y números

NB-A1 = El mazo completo tiene 107 cartas: 21 unos, 20 doses, 21 treses, 10 cuatros, 5 bombas y 5 de cada una de las 6
    funciones. Sin funciones hay 77 cartas, sin bombas 102, y el mazo básico, sin unas ni otras, tiene 72.
    .title = Mazos
NB-A2 = El Número Mortal es siempre 0, 1, 2 o 3; los cuatros enteros se descuentan. Quedas eliminado cuando el Número
    Mortal y la carta suman un múltiplo de 4. Por eso un 4 es inofensivo salvo en 0, donde es la carta mortal.
    .title = Contar de cuatro en cuatro
NB-A22 = Para Reajustar bastan los números del 0 al 3. Cualquier otro número entero cuenta como lo que queda al
    quitarle los cuatros. Reajustar nunca elimina a nadie. No se acepta nada que no sea un número entero.
    .title = Números para Reajustar
NB-A39 = El Número Mortal se muestra de 0 a 3, junto con la carta que es mortal: la que con él suma 4.
    .title = Mostrar el Número Mortal

## Aclaraciones: primera ronda

NB-A3 = Si la primera carta descubierta es un 4, el Número Mortal es 0 y nadie queda eliminado, porque esa carta solo
    lo fija.
    .title = Primero un 4
NB-A4 = Si la primera carta descubierta es una bomba, el Número Mortal es 0 y la bomba actúa como de costumbre sobre
    el jugador que la descubrió. La mesa puede acordar en su lugar que ese jugador descubra otra carta (si no queda
    ninguna, el Número Mortal es 0 y no pasa nada más), o que no se permita colocar bombas en la primera ronda.
    .title = Primero una bomba
NB-A5 = Quien tiene que colocar una carta en la primera ronda pero no ha recibido ninguna que se pueda colocar enseña
    su mano. Se baraja de vuelta en el mazo y se roban otras cuatro cartas. Si tampoco se puede colocar ninguna de
    ellas, también esa mano se enseña y se baraja de vuelta, hasta que alguna carta se pueda colocar. El último jugador
    no necesita una carta así.
    .title = Nada que colocar
NB-A6 = Quién va primero se decide por sorteo, y los turnos avanzan en el sentido de las agujas del reloj. El último
    jugador de la primera ronda es el que se sienta justo antes del primero. El primer jugador empieza también la
    segunda ronda.
    .title = Quién va primero
NB-A7 = Las cartas de función no se pueden jugar en la primera ronda.
    .title = Sin funciones al principio
NB-A25 = Dos jugadores hacen una primera ronda con una sola posición: uno coloca, el otro descubre la carta. Después
    empieza el Duelo. La mesa puede acordar que se empiece directamente con el Duelo; entonces ambos colocan una carta
    y el Número Mortal es 0.
    .title = Empezar con dos

## Aclaraciones: robar

NB-A8 = Completas tu mano al empezar tu propio turno. La mesa puede acordar en su lugar que se vaya por rondas: una
    ronda tiene tantos turnos como jugadores seguían vivos cuando empezó, y un turno en el que alguien muere es uno de
    ellos; cuando empieza, todos roban, primero el jugador al que le toca y después los demás en el orden de juego. El
    Duelo empieza con una nueva ronda.
    .title = Cuándo robar
NB-A9 = Las cartas volteadas, las cartas de función usadas y las manos de los eliminados van a los descartes. Cuando
    el mazo está vacío y alguien tiene que robar, los descartes se barajan para formar un nuevo mazo. Si no hay
    ninguno, no se roba nada.
    .title = Mazo agotado
NB-A37 = Las cartas de función cuentan entre las cuatro de una mano. Como puedes jugar cuantas quieras en un turno,
    ninguna mano se queda atascada con ellas mucho tiempo.
    .title = Una mano llena de funciones
NB-A38 = Diez jugadores con el mazo básico tienen 40 de sus 72 cartas. El mazo se baraja de nuevo pronto y a menudo;
    no hace ningún daño.
    .title = Diez con el mazo básico

## Aclaraciones: operaciones

NB-A10 = Si no puedes hacer dos operaciones, haces las que puedas. Nada prohíbe una primera operación que no deje
    posible una segunda.
    .title = Menos de dos
NB-A11 = Colocar dos veces y voltear dos veces está permitido. Espiar dos veces, no.
    .title = Dos veces lo mismo
NB-A12 = Puedes voltear una carta en el mismo turno en que la colocaste. La mesa puede prohibirlo.
    .title = Voltear una carta recién puesta
NB-A13 = Si al empezar tu turno hay una posición vacía, puedes superarlo sin riesgo. Con todas las posiciones ocupadas
    tienes que voltear al menos una vez, salvo que tengas un Apilar. Una bomba, o una mano sin cartas que colocar,
    también puede obligar a voltear.
    .title = Turnos seguros
NB-A14 = Lo que no se puede voltear es la carta, la lleve donde la lleve un Desordenar, y no el lugar. Esto vale para
    una carta que has espiado y, donde la mesa prohíbe voltearla, para una carta colocada en este turno. A los demás
    no se les dice dónde está. Puedes espiar una carta tuya, aunque es un desperdicio.
    .title = La prohibición acompaña a la carta
NB-A15 = Mirar con Observar la carta que has espiado no hace que puedas voltearla.
    .title = Observar no levanta la prohibición
NB-A32 = Dos jugadores prudentes podrían seguir para siempre, así que hay un límite: después de 1000 turnos la partida
    acaba y todos los que están vivos comparten la victoria. Las partidas normales quedan muy por debajo. Los turnos
    de la primera ronda cuentan. Un límite de 0 es no tener límite.
    .title = Partidas sin fin

## Aclaraciones: quedar eliminado

NB-A16 = La posición que desaparece es aquella de la que se tomó la carta fatal. Si hay más cartas en ella, desaparece
    en su lugar una posición vacía, la del número más alto; si no hay ninguna, desaparece aquella a pesar de todo y
    las cartas que quedan en ella se descartan boca abajo. Todo esto ocurre antes de que el número de posiciones se
    fije en dos para el Duelo.
    .title = Qué posición desaparece
NB-A17 = Quedar eliminado acaba tu turno de inmediato, con todo lo que te faltara por hacer. Tu mano se descarta boca
    abajo, y las cartas que colocaste se quedan donde están. Una bomba que volteaste ya no importa; un Invertir que
    jugaste sí tiene efecto. El turno pasa a tu vecino en el orden de juego que entonces valga. El ganador queda
    primero, y los demás según lo que aguantaron. Las cartas volteadas y las jugadas quedan boca arriba entre los
    descartes.
    .title = Estar eliminado
NB-A33 = Nunca pueden quedar eliminados dos jugadores a la vez, así que hay exactamente un ganador, salvo que el
    límite acabe la partida.
    .title = De uno en uno

## Aclaraciones: funciones y bombas

NB-A18 = Las cartas de función las juegas solo en tu propio turno, cuantas quieras, antes, entre y después de las
    operaciones. En partidas con cartas de función siempre dices tú mismo que tu turno ha acabado cuando has hecho tus
    operaciones; si no, todos sabrían que no tienes ninguna. Sin ellas el turno acaba solo, y también en la primera
    ronda y en el Duelo.
    .title = En cualquier momento de tu turno
NB-A19 = Una bomba no es un número: el Número Mortal no cambia y nadie queda eliminado. Afecta a un turno, el
    siguiente tuyo; dos bombas no hacen más que una, y una bomba volteada en un turno restringido por otra restringe
    el turno posterior. En un turno así, las dos operaciones son voltear, o tantas como cartas haya; las funciones se
    pueden seguir jugando. La restricción continúa en el Duelo: allí volteas dos cartas y no colocas ninguna, aunque
    haya una posición vacía, y sin cartas que voltear pierdes el turno.
    .title = Bombas en detalle
NB-A20 = Un Apilar que has jugado dura hasta que lo usas o acaba tu turno. De una pila solo se puede mirar o voltear
    la carta superior; las demás van apareciendo una a una. Puedes jugar varios Apilar y hacer pilas de cualquier
    altura, y puedes hacerlo aunque haya posiciones vacías. Apilar solo se puede jugar si en este turno todavía puede
    seguirle un Colocar.
    .title = Apilar en detalle
NB-A21 = Dos Invertir en un mismo turno se anulan. Después de uno solo, el siguiente turno es del jugador que se
    sienta antes que tú.
    .title = Invertir en detalle
NB-A23 = Quien desordena elige, posición por posición, qué pila va allí; una pila se mantiene unida, y las posiciones
    vacías se mueven como las demás. Todos ven la altura de las pilas. Quien desordena sigue conociendo las cartas que
    conocía. Todos los demás ya no saben dónde están las que habían colocado o visto, ni siquiera si la altura de una
    pila lo delatara; pero sí recuerdan que esas cartas están en la mesa.
    .title = Desordenar en detalle
NB-A24 = En un Intercambiar, todos los jugadores vivos pasan todo lo que tienen, incluido quien lo jugó. Nadie roba ni
    descarta por ello, así que las manos pueden ser de distinto tamaño durante un tiempo. La izquierda es el siguiente
    jugador en el sentido de las agujas del reloj, vayan los turnos hacia donde vayan. Conoces las cartas que diste:
    una nota te dice qué había en esa mano. Cuando su dueño coloca una sin que se vea, la nota no la sigue.
    .title = Intercambiar en detalle
NB-A35 = No puedes poner una carta de función boca abajo para engañar a los demás.
    .title = Sin funciones en las posiciones
NB-A36 = Observar necesita una carta que mirar y permite una sola mirada. Apilar necesita una carta sobre la que poner
    y una carta que colocar. Todas las demás funciones se pueden jugar, cambien algo o no.
    .title = Funciones sin efecto

## Aclaraciones: Duelo

NB-A26 = Las cartas que están cubiertas cuando empieza el Duelo se quedan, y las posiciones vacías se llenan como dice
    NB-A27.
    .title = Cartas en la mesa
NB-A27 = Si al empezar tu turno hay una posición vacía, solo colocas una carta. Cuando las dos están ocupadas, volteas
    una de las cartas y después colocas una. De lo contrario ganaría quien pusiera una sola carta mortal, pues el otro
    tendría que voltearla. La mesa puede prescindir de esta regla.
    .title = Primero llenar
NB-A28 = Cuando empieza el Duelo, todas las cartas de función salen de las manos, del mazo (donde las demás conservan
    su orden) y de los descartes. Después ambos jugadores roban hasta tener cuatro, primero el que va a empezar. Las
    bombas siguen en juego.
    .title = Las funciones se van
NB-A29 = En el Duelo no se puede Espiar, porque el turno está fijado.
    .title = Sin Espiar
NB-A30 = El Duelo lo empieza el jugador que sigue al eliminado, en el orden de juego que entonces valga. El Número
    Mortal es 0; en una partida de dos es el que fijó la primera carta.
    .title = Quién empieza el Duelo
NB-A31 = Quien no tiene carta que colocar se salta la colocación; mientras haya cartas que barajar esto no puede
    ocurrir. Lo mismo vale si una pila no deja ninguna posición vacía después de voltear.
    .title = Sin sitio o sin carta que colocar

## Aclaraciones: memoria

NB-A34 = En una mesa real no puedes volver a mirar una carta que colocaste, salvo al Espiar. En una pantalla, las
    cartas que has colocado o visto se te pueden mostrar como ayuda; la mesa elige.
    .title = Ayuda para la memoria

## Opciones

option-deck = Con qué cartas se juega.
    .title = Mazo
    .clause = NB-2
    .full = Números, funciones y bombas, salvo que se desactive alguna de las dos últimas.
    .base = Solo números, digan lo que digan los dos interruptores.
option-functions = Si hay cartas de función en el mazo completo.
    .title = Cartas de función
    .clause = NB-A1
    .true = Están incluidas.
    .false = Se dejan fuera.
option-bombs = Si hay bombas en el mazo completo.
    .title = Bombas
    .clause = NB-A1
    .true = Están incluidas.
    .false = Se dejan fuera.
option-refill = Cuándo se completan las manos hasta cuatro cartas.
    .title = Robar
    .clause = NB-A8
    .turn = Cada jugador al empezar su propio turno.
    .round = Todos al empezar una ronda.
option-flip_own_fresh = Si una carta se puede voltear en el turno en que se colocó.
    .title = Voltear una carta recién puesta
    .clause = NB-A12
    .yes = Se puede.
    .no = No se puede.
option-dual_fill = Si en el Duelo las dos posiciones tienen que estar llenas antes de que alguien voltee.
    .title = Primero llenar en el Duelo
    .clause = NB-A27
    .on = Quien encuentra una posición vacía solo coloca.
    .off = Un jugador voltea siempre que haya una carta.
option-first_bomb = Qué ocurre cuando la primera carta descubierta es una bomba.
    .title = Primero una bomba
    .clause = NB-A4
    .restrict = El Número Mortal es 0, y la bomba restringe al jugador.
    .again = Se descubre otra carta.
    .barred = No puede ocurrir: en la primera ronda no se pueden colocar bombas.
option-two_players = Cómo empieza una partida de dos.
    .title = Empezar con dos
    .clause = NB-A25
    .opening = Con una primera ronda en una sola posición.
    .dual = Con el Duelo: ambos colocan una carta, y el Número Mortal es 0.
option-turn_limit = Después de cuántos turnos comparten la victoria los supervivientes; lo habitual es 1000, y 0
    significa nunca.
    .title = Límite de turnos
    .clause = NB-A32
option-memory_aid = Si las pantallas muestran a los jugadores lo que han colocado y visto.
    .title = Ayuda para la memoria
    .clause = NB-A34
    .true = Lo muestran.
    .false = No lo muestran.

## Rechazos

refusal-game-over = La partida ha terminado. Ya no se pueden hacer jugadas.
    .clause = NB-20
refusal-cards-in-motion = Se están barajando o repartiendo cartas. Espera un momento y juega después.
    .clause = NB-3
refusal-not-your-turn = Es el turno de otro jugador.
    .clause = NB-A6
refusal-function-out-of-turn = Las cartas de función solo se juegan en el propio turno.
    .clause = NB-A18
refusal-eliminated = Estás eliminado de esta partida.
    .clause = NB-A17
refusal-unknown-seat = Esta mesa no tiene ese asiento.
    .clause = NB-1
refusal-no-such-position = No existe esa posición.
    .clause = NB-4
refusal-function-face-down = Una carta de función no se puede colocar, solo números y bombas.
    .clause = NB-A35
refusal-opening-place = Es la primera ronda: coloca una carta.
    .clause = NB-5
refusal-opening-flip = Eres el último jugador de la primera ronda: descubre una de las cartas.
    .clause = NB-5
refusal-opening-bomb = En esta mesa no se pueden colocar bombas en la primera ronda.
    .clause = NB-A4
refusal-opening-function = Las cartas de función no se pueden jugar en la primera ronda.
    .clause = NB-A7
refusal-operations-done = Ya has hecho tus dos operaciones. Juega cartas de función o acaba tu turno.
    .clause = NB-7
refusal-operations-left = Te queda una operación y puedes hacerla.
    .clause = NB-7
refusal-ends-by-itself = Este turno acaba solo.
    .clause = NB-A18
refusal-not-held = No tienes esa carta.
    .clause = NB-8
refusal-occupied = Ahí ya hay una carta, y no has jugado Apilar.
    .clause = NB-8
refusal-peek-nothing = Ahí no hay ninguna carta que espiar.
    .clause = NB-9
refusal-peek-twice = Ya has espiado en este turno.
    .clause = NB-9
refusal-flip-nothing = Ahí no hay ninguna carta que voltear.
    .clause = NB-10
refusal-flip-peeked = Has espiado esta carta, así que no puedes voltearla en este turno.
    .clause = NB-9
refusal-flip-fresh = Has colocado esta carta en este turno, y la mesa prohíbe voltearla ahora.
    .clause = NB-A12
refusal-flip-only = Volteaste una bomba, así que en este turno solo puedes voltear.
    .clause = NB-12
refusal-function-not-held = No tienes esa carta de función.
    .clause = NB-11
refusal-stack-too-late = En este turno ya no puede seguir un Colocar, así que se desperdiciaría un Apilar.
    .clause = NB-A20
refusal-stack-in-vain = Apilar necesita una carta cubierta sobre la que poner y una carta que colocar.
    .clause = NB-A36
refusal-observe-nothing = Ahí no hay ninguna carta que mirar.
    .clause = NB-A36
refusal-arrange-first = Acaba primero tu Desordenar: elige una pila para cada posición.
    .clause = NB-17
refusal-arrange-nothing = No has jugado Desordenar, así que no hay nada que ordenar.
    .clause = NB-17
refusal-arrange-twice = Ya has elegido esa pila.
    .clause = NB-A23
refusal-dual-function = En el Duelo no hay cartas de función.
    .clause = NB-19
refusal-dual-flip-first = Primero voltea una carta, después coloca una.
    .clause = NB-19
refusal-dual-now-place = Ya has volteado. Ahora coloca una carta.
    .clause = NB-19
refusal-dual-fill = Había una posición vacía, así que en este turno solo colocas una carta.
    .clause = NB-A27
refusal-dual-peek = En el Duelo no se puede Espiar.
    .clause = NB-A29
refusal-setup-seats = Numboom necesita de 2 a 10 jugadores.
    .clause = NB-1

## Palabras

action-end = Acabar el turno
action-flip = Voltear
action-peek = Espiar
action-place = Colocar
action-stack = Apilar
action-observe = Observar
action-reverse = Invertir
action-reset = Reajustar
action-disrupt = Desordenar
action-exchange = Intercambiar
action-arrange = Ordenar
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-bomb = Bomba
card-stack = Apilar
card-observe = Observar
card-reverse = Invertir
card-reset = Reajustar
card-disrupt = Desordenar
card-exchange = Intercambiar
side-left = Izquierda
side-right = Derecha
place-position = Posición
place-deck = Mazo
place-discards = Descartes
place-hand = Mano
death-number = Número Mortal
