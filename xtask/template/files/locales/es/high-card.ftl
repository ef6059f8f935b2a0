### High Card en español.

title = High Card
tagline = Cada uno juega una carta; la más alta se lleva la baza.
credits = Un pequeño juego propio de Cardinal.

## Preparación

HC-1 = El juego es para 2 a 4 jugadores.
    .title = Jugadores
HC-2 = Hay 30 cartas, numeradas del 1 al 30. Cada jugador recibe 7, que solo su dueño puede ver. Las demás quedan boca
    abajo.
    .title = Reparto

## Juego

HC-3 = Sale el jugador del primer asiento. Por turnos, en el sentido de las agujas del reloj, cada jugador juega una carta
    de la mano, boca arriba.
    .title = Baza
HC-4 = La carta más alta se lleva la baza, que vale 1 punto. Sus cartas quedan fuera de la partida, y quien se la lleva
    sale en la siguiente.
    .title = Llevarse la baza
HC-5 = La partida termina cuando todas las manos están vacías. Gana quien tiene más puntos; los jugadores con los mismos
    puntos comparten el puesto.
    .title = Final

## Aclaraciones

HC-A1 = Una mesa puede repartir menos cartas a cada jugador.
    .title = Partidas cortas
HC-A2 = Por un jugador que se ha ido o al que se le ha acabado el tiempo se juega la carta más baja.
    .title = Jugadores ausentes

## Opciones

option-cards = Cuántas cartas recibe cada jugador, de 3 a 7; lo habitual es 7.
    .title = Cartas
    .clause = HC-A1

## Rechazos

refusal-not-your-turn = Es el turno de otro jugador.
    .clause = HC-3
refusal-not-held = No tienes esa carta.
    .clause = HC-3
refusal-game-over = La partida ha terminado. Ya no se pueden hacer jugadas.
    .clause = HC-5
refusal-setup-seats = El juego necesita de 2 a 4 jugadores.
    .clause = HC-1

## Palabras

action-play = Jugar
place-hand = Mano
