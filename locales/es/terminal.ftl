### El cliente de terminal, salvo las frases que comparte con el cliente web (web*.ftl). Las claves y las variables son estables:
### una traducción las conserva y cambia solo los textos. Las palabras en mayúsculas y las órdenes se teclean tal cual.

## Small words

list-two = { $before } { $sound ->
    [i] e
   *[other] y
  } { $last }
list-many = { $before } { $sound ->
    [i] e
   *[other] y
  } { $last }
list-separator = { ", " }
percent = { $number }{ "\u00A0" }%
term-yes = sí
term-no = no
term-empty = vacío
term-over = fin de la partida
term-shuffling = se baraja
term-seen = vistas { $cards }
term-hand = Tu mano: { $cards }
term-deck = Mazo: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
term-round = Ronda { $round }
term-player = Jugador { $number }
term-away = { $name } (ausente)

## Number Chain

term-nc-discard = demasiadas cartas: descarta
term-nc-discard-last = Descarta hasta 10; la última es la nueva del Suelo.
term-nc-offer = turno extra: úsalo o recházalo
term-nc-link = empieza por { $digit }
term-nc-any = Ahora encaja cualquier carta.
term-nc-digit = La siguiente debe empezar por { $digit }.
term-nc-covered = sobre { $count }
term-nc-closing = Fase final: juega cartas o queda fuera.

## Chain

term-ch-colour = { $colour ->
    [red] rojo
    [orange] naranja
    [purple] morado
    [blue] azul
   *[green] verde
  }
term-ch-build = toma una carta, o barre antes una
term-ch-take = toma una carta
term-ch-settle = forma escaleras y conjuntos
term-ch-rest = conserva o desecha el resto
term-ch-wait = esperando el recuento de los demás
term-ch-release = descarga
term-ch-beat = Hay que superar: { $meld }
term-ch-beat-by = Hay que superar: { $meld }, de { $who }
term-ch-free = Baza nueva: abre con lo que quieras.
term-ch-group = Grupo { $number }: { $cards } = { $points }
term-ch-together = Total: { $points } puntos
term-ch-swept = barridas: { $cards }
term-ch-aside = apartadas: { $cards }
term-ch-built = { $points } pts.
term-ch-won = gana { $count }
term-ch-penalty = pena { $cards }
term-ch-settled = asiento { $seat }: { $points } con { $groups }
term-ch-settled-out = asiento { $seat }: { $points } con { $groups }, desechadas { $cards }
term-ch-settled-short = asiento { $seat } { $points }: { $groups }
term-ch-settled-short-out = asiento { $seat } { $points }: { $groups } sin { $cards }

## Numboom

term-nb-zero = 0 es BOOM
term-nb-opening = inicio: pon una carta
term-nb-opening-flip = inicio: voltea una carta
term-nb-flips = solo voltear
term-nb-left = { $count ->
    [one] queda 1 operación
   *[other] quedan { $count } operaciones
  }
term-nb-arrange = Desordenar: montón para la posición { $number }
term-nb-dual-flip = Duelo: voltea una carta
term-nb-dual-place = Duelo: coloca una carta
term-nb-stack = Apilar: valen posiciones ocupadas
term-nb-out = fuera
term-nb-bombed = con bomba
term-nb-covered = cubierta
term-nb-covered-card = { $card } (cubierta)
term-nb-no-flip = vetada
term-nb-mixed = movida

## Sequence Numbers

term-sn-legend = ★ esquina libre · invertida: fijada
term-sn-row = Fila { $row }: { $cells }
term-sn-act = juega una carta
term-sn-lock = elige cinco de la línea
term-sn-vote = vota la denuncia
term-sn-forfeit = entrega una carta
term-sn-chips = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
  }
term-sn-sequences = { $count ->
    [one] 1 Secuencia
   *[other] { $count } Secuencias
  }
term-sn-sequences-short = { $count } Sec
term-sn-last = última { $card }

## Keys; every line has to fit in 78 columns

term-keys = m jugar  i datos  h pista  a bot  u atrás  ? reglas  q salir
term-keys-online = m jugar  i datos  h pista  a bot  u atrás  ? reglas  c chat  q salir
term-keys-mark = Espacio marca
term-keys-room = Enter empezar  c chat  q salir
term-keys-lobby = ↑↓ elegir  Enter abrir  q salir
term-keys-setup = ↑↓ línea  ←→ cambiar  Enter jugar  q salir
term-keys-replay = ←→ paso  ↑↓ diez  Inicio Fin  N Enter ir  v vista  i datos  ? reglas  q salir
term-keys-leave = y salir    n quedarse
term-keys-result = Enter salir    Esc ver la mesa
term-keys-question = y sí    n no
term-keys-talk = Enter enviar    Esc cancelar
term-page = { $title } (↑↓ RePág AvPág, Esc cierra)

## Below the table

term-enter = Enter: { $moves }
term-point = Señala con las flechas o Tab y pulsa Enter.
term-nothing = Ahora no puedes hacer nada aquí. Enter dice por qué.
term-nothing-to-do = Ahora no puedes hacer nada aquí.
term-marked-none = Las cartas marcadas no forman ninguna jugada ahora. Enter dice por qué.
term-marked-no-move = Ninguna jugada usa justo estas cartas ahora. Esc quita las marcas.
term-picked-up = Carta en la mano. Señala un lugar y pulsa Enter; Esc la devuelve.
term-put-down = Devuelta.
term-which-move = ¿Qué jugada? (Esc: ninguna)
term-played = Jugada: { $move }.
term-hint = { $move }. { $why }
term-hint-later = Tu última jugada aún se está enviando. La pista llega después.
term-thinking = Un bot está pensando tu jugada…
term-taken-back = Jugada deshecha.
term-undo-asked = Se pregunta a los demás si puedes deshacer tu jugada.
term-undo-declined = Los demás no aceptaron. Tu jugada se mantiene.
term-rematch = Revancha ofrecida. Esperando a los demás…
term-small = Esta ventana es demasiado pequeña:
    tiene { $width } × { $height }, una mesa necesita { $columns } × { $lines }.
    Agrándala para seguir; no se pierde nada.
    Ctrl-C sale.

## Passing the terminal on

term-pass-on = Pulsa Enter para ocultar la mesa y pasar la terminal a { $name }.
term-veil = Pasa la terminal
term-veil-next = Siguiente jugador: { $name }
term-veil-hidden = Ahora todas las manos están ocultas.
term-veil-enter = { $name }: pulsa Enter cuando nadie más mire.
term-now = Ahora es el turno de { $name }.

## Setting up, open tables and the room

term-setup-open = Otros pueden ocupar un asiento libre. El enlace aparece al abrir la mesa.
term-setup-shared = Varios asientos «Tú» comparten esta terminal, que oculta las manos entre turnos.
term-lobby = Mesas en { $server }
term-lobby-empty = Ahora no hay mesas abiertas. Crea una.
term-lobby-table = { $game }: { $seats } ({ $status })
term-room = En la mesa
term-room-link = Enlace de invitación: { $link }
term-room-waiting = Esperando a que un rival ocupe el asiento libre.
term-room-locked = Esperando a que el anfitrión desbloquee un asiento.
term-room-ready = Ya están todos. Escribe start o pulsa Enter para empezar.
term-room-host = Esperando a que el anfitrión empiece la partida.
term-room-orders = Como anfitrión puedes escribir { $orders }.
term-question = Pregunta
term-report = /report NAME REASON denuncia a un jugador ante los operadores.
term-leave-about = La partida se conserva. Puedes seguir más tarde.

## The line to the server

term-line-online = en red
term-line-offline = sin red
term-line-connecting = conectando…
term-line-again = reconectando (intento { $attempt })…
term-line-lost = conexión perdida: { $why }. Reconectando…

## Line by line

term-type-help = Escribe help para ver las órdenes.
term-help = Escribe el número o el nombre de una jugada, o:
    moves             vuelve a mostrar las jugadas
    table             vuelve a mostrar la mesa
    hint              lo que haría un bot
    auto              hace lo que haría un bot
    undo              deshace tu última jugada
    why MOVE          por qué una jugada no es posible
    MOVE with CARDS   juega justo estas cartas, cuando valen varias
    rules             la regla que importa ahora; rules NC-12, otra
    say TEXT          habla en una mesa en línea
    report NAME REASON  denuncia a un jugador; REASON es abuse, cheating, stalling, name u other
    start             empieza la partida, o juega otra
    yes, no           responde a una pregunta de los demás
    leave             guarda la partida y sale; el fin de la entrada hace lo mismo
term-your-move = Tu jugada:
term-scores = Puntos: { $scores }
term-result = { $place }. { $name }: { $score }
term-choice = Elección del bot: { $move }
term-possible = Esa jugada es posible.
term-refused = No es posible. { $why }
term-no-move = Aquí no existe la jugada «{ $typed }». Escribe moves o help.
term-no-such-move = Este juego no tiene la jugada «{ $typed }».
term-no-clause = { $game } no tiene la regla «{ $clause }».
term-type-answer = { $question } Escribe yes o no.
term-input-ended = La entrada ha terminado.
term-trouble = Problema: { $why }
term-game-over = La partida ha terminado.

## Replays

term-as-spectator = Como la vio un espectador.
term-as-seat = Como la vio { $name } (asiento { $seat }).
term-jump = Ir al paso { $step } (Enter)

## What is refused

term-no-one-plays = Nadie juega en esta terminal.
term-no-one-to-report = En esta mesa no hay a quién denunciar.
term-no-one-to-talk-to = En esta mesa no hay con quién hablar.
term-changing-hands = Primero pasa la terminal.
term-begun = La partida ya ha empezado.
term-not-begun = La partida aún no ha empezado.
term-nothing-to-say = No hay nada que enviar.
term-table-left = Has dejado la mesa.
term-on-its-way = Tu jugada está en camino. Llegará en cuanto responda el servidor.
term-draft = Principio de una jugada. Se envía cuando está completa.
term-draft-lost = La partida siguió, así que la jugada empezada no se envió.
term-unreadable = Este programa no puede mostrar la partida: { $why }
term-stuck = El bot del asiento { $seat } no puede seguir: { $why }
term-host-no-seat = No existe el asiento «{ $seat }».
term-host-taken = En el asiento { $seat } hay un jugador. Expúlsalo antes.
term-host-no-one = Ahí no hay nadie.
term-host-no-name = Aquí nadie se llama «{ $name }».
term-host-two = Dos jugadores se llaman «{ $name }». Escribe el asiento, o expúlsalos en el navegador.
term-host-no-order = No existe «/{ $order }». El anfitrión tiene { $orders }.
term-report-usage = Escribe report NAME REASON. Motivos: { $reasons }
term-report-two = Dos jugadores tienen ese nombre. Denúncialos en el navegador.

## On leaving

term-saved = Partida guardada. Continúa con: { $command }
term-save-failed = No se ha podido guardar la partida: { $why }
term-unsaved = { $why }. La partida sigue, pero no se guarda.
term-record = El registro está en { $file }.
term-record-failed = No se ha podido escribir el registro en { $file }: { $why }
term-kept = El registro no se ha escrito. La partida se conserva; escríbelo con: { $command }
term-contributed = Aportaste { $value } a las barajadas. Compruébalo con: { $command }
term-table-closed = La mesa está cerrada: { $why }
term-leave-waiting-open = La partida no ha empezado, y otros pueden ocupar tu asiento.
term-leave-waiting = La partida no ha empezado, y tu asiento se conserva.
term-leave-bot = Tu asiento se conserva, y al rato juega un bot.
term-leave-waits = Tu asiento se conserva, y la partida te espera.
term-come-back = Vuelve con: { $command }
term-search-ended = La búsqueda ha terminado. Busca otra vez con: { $command }
term-search-again = Busca otra partida con: { $command }
