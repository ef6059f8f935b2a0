### The texts of web.ftl in Spanish. Keys, variables and comments are those of the English file, which explains them.

## People and small words

you = Tú
person = { $name }
seat-number = Asiento { $number }
bot-name = { $level ->
    [random] Bot al azar
    [eager] Bot impaciente
    [greedy] Bot principiante
    [easy] Bot fácil
    [normal] Bot normal
    [hard] Bot difícil
    [expert] Bot experto
   *[other] Bot
  }
deleted-account = Cuenta eliminada
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
to-the-games = Volver a los juegos
suggested = { $what }, sugerencia
reason = { $what }. { $why }

## The frame of the page

page-title = { $page } · Cardinal
brand = Cardinal, inicio
nav = Menú principal
nav-games = Juegos
nav-history = Historial
nav-leaders = Clasificación
nav-sign-in = Iniciar sesión
theme-light = Cambiar al tema claro
theme-dark = Cambiar al tema oscuro
language = Idioma
sound-on = Activar el sonido
sound-off = Desactivar el sonido
page-failed = No se ha podido cargar la página. Comprueba la conexión y recarga.
page-missing = Página no encontrada
page-missing-about = Puede que el enlace sea incorrecto o antiguo.
game-missing = No hay ningún juego llamado «{ $game }».
turn-elsewhere = Te toca en { $game }.
go-there = Ir a la partida
notes-label = Avisos
dismiss-note = Descartar
rule = Regla { $clause }
connection-lost = Conexión perdida. Tus jugadas están a salvo.
trying-in = Reconexión en { $seconds } s
trying = Reconectando…
try-now = Reconectar ahora

## The games

players-minutes = { $players } jugadores · { $minutes } min
players = { $players } jugadores

## Bots

level-random = Al azar: cualquier jugada legal
level-eager = Impaciente: juega todo lo que puede
level-greedy = Principiante: busca el beneficio inmediato
level-easy = Fácil: piensa un poco por adelantado
level-normal = Normal: piensa por adelantado
level-hard = Difícil: piensa muchas jugadas por adelantado
level-expert = Experto: piensa cada jugada a fondo
bots-play = Nivel de los bots
bots-gently = Principiante
bots-easy = Fácil
bots-normal = Normal
bots-hard = Difícil
bots-best = Experto

## The start page

start-title = Juegos de cartas que cuentan
start-line = Juega ya contra bots o envía un enlace a tus amigos. No hace falta cuenta.
start-running = Partidas en curso
running-age = Última jugada { $when }
running-left = Un bot juega por ti
running-go = Continuar
running-go-on = Continuar { $game } con { $names }
running-abandon = Abandonar
running-abandon-game = Abandonar { $game } con { $names }
running-abandon-title = ¿Abandonar { $game }?
running-abandon-alone = La partida termina ahora y no cuenta.
running-abandon-rated = Los bots acabarán la partida y el resultado contará para tu puntuación. No podrás volver.
running-abandon-others = Un bot acabará la partida por ti. No podrás volver.
start-games = Juegos
start-play = Jugar contra bots
start-play-game = Jugar contra bots: { $game }
start-dealing = Repartiendo…
start-quick = Partida rápida
start-quick-game = Partida rápida: { $game }
start-setup = Crear una mesa
start-setup-game = Crear una mesa: { $game }
start-rules = Reglas
start-join = Unirse con un enlace
start-link = Enlace o código de la mesa
start-go = Unirse
start-no-link = Ese no es el enlace de una mesa. Un enlace es así: …/table/abcd1234.

## Open tables

lobby-title = Mesas abiertas
lobby-online = { $count } en línea
lobby-looking = Cargando mesas…
lobby-empty = Ahora no hay mesas abiertas. Crea una y publícala aquí, o envía el enlace a un amigo.
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
status-playing = En curso
status-paused = En pausa
status-finished = Terminada
status-closed = Cerrada

## Clocks

clock-none = Sin límite de tiempo
clock-move = { $time } por jugada
clock-bank = { $time } por jugador
clock-bank-more = { $time } por jugador, +{ $seconds } s por jugada
clock-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
  }
time-minutes = { $count } min
time-seconds = { $count } s
time-days-hours = { $days } d { $hours } h
time-hours-minutes = { $hours } h { $minutes } min

## Setting up a table

setup-page = Nueva mesa de { $game }
setup-title = Nueva mesa de { $game }
setup-seats = Asientos
setup-players = Jugadores
setup-you = Tú
setup-person = Asiento libre
setup-locked = Asiento bloqueado
setup-bot = Bot – { $level }
setup-table = Mesa
setup-clock = Reloj
setup-clock-about = Si se te acaba el tiempo, se hace una jugada sencilla por ti.
setup-clock-none = Sin límite de tiempo
setup-clock-fast = 30 segundos por jugada
setup-clock-move = 2 minutos por jugada
setup-clock-bank = 10 minutos por jugador, +5 segundos por jugada
setup-clock-day = 1 día por jugada
setup-clock-days = 3 días por jugada
setup-clock-custom = Personalizado
setup-custom-kind = Tipo de reloj
setup-custom-bank = Tiempo por jugador
setup-custom-move = Tiempo por jugada
setup-custom-days = Días por jugada
setup-custom-seconds = Segundos por jugada
setup-custom-minutes = Minutos por jugador
setup-custom-increment = Segundos añadidos por jugada
setup-grace = Un bot toma el relevo tras
setup-grace-about = Si un jugador se desconecta.
setup-pace = Velocidad de los bots
setup-pace-instant = Instantánea
setup-pace-quick = Rápida
setup-pace-calm = Tranquila
setup-pace-slow = Lenta
setup-listed = Publicar en Mesas abiertas
setup-listed-about = Si no, hace falta el enlace para unirse y solo los jugadores ven las partidas.
setup-starts = Empezar cuando se llenen los asientos
setup-starts-about = Si no, empiezas tú la partida.
setup-watching = Espectadores
setup-watching-none = No permitidos
setup-watching-public = Permitidos, manos ocultas
setup-watching-hands = Permitidos, ven una mano
setup-delay = Retraso para espectadores
setup-delay-none = Sin retraso
setup-rated = Partida con puntuación
setup-rated-unusual = No con reglas cambiadas.
setup-rated-hands = No si los espectadores ven manos.
setup-rated-usual = Solo con las reglas estándar.
setup-rules = Reglas
setup-begin = Reglas de partida
setup-own = Reglas propias
setup-usual = Reglas estándar
setup-rule-about = Regla { $clause }: { $title }
setup-option-usual = { $value } (estándar)
setup-rules-failed = No se han cargado las explicaciones de las reglas. Aun así puedes crear una mesa con las reglas estándar.
setup-opening = Creando la mesa…
setup-open-play = Empezar la partida
setup-open = Crear la mesa
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
matches-replay-of = Repetición: { $game }, { $when }
matches-record = Descargar
matches-record-of = Descargar: { $game }, { $when }
matches-none = Aún no hay partidas terminadas.
matches-play = Juega una ahora.
matches-loading = Cargando partidas…
matches-more = Ver más
matches-place = { $place } { $name }

## Leaders, people and profile

leaders-title = Clasificación
leaders-game = Juego
leaders-pool = Tamaño de mesa
leaders-duel = Dos jugadores
leaders-table = Tres o más
leaders-loading = Cargando la clasificación…
leaders-empty = Aquí aún no hay puntuaciones. Juega una partida con puntuación y sé el primero.
leaders-place = Puesto
leaders-player = Jugador
leaders-rating = Puntuación
leaders-games = Partidas
leaders-back = Volver a la clasificación
leaders-provisional = ? indica una puntuación provisional. Tendrá puesto tras más partidas con puntuación.
provisional = Puntuación provisional
ratings-title = Puntuaciones
ratings-none = Aún no tienes puntuación. Juega una partida con puntuación para conseguirla.
ratings-duel = { $game }, dos jugadores
ratings-table = { $game }, tres o más
ratings-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }
ratings-failed = No se han podido cargar tus puntuaciones.
person-played = { $count ->
    [one] 1 partida jugada
   *[other] { $count } partidas jugadas
  }
person-since = desde el { $when }
person-games = Partidas
profile-page = Perfil
profile-welcome = Te damos la bienvenida
profile-name = Nombre visible
profile-name-about = Lo ven los demás jugadores. Hasta 24 caracteres.
profile-change = Cambiar
profile-renamed = Nombre cambiado.
profile-account = Cuenta
profile-signed-in-as = Sesión iniciada como { $login }.
profile-old = Contraseña actual
profile-new = Contraseña nueva (8 caracteres o más)
profile-change-password = Cambiar la contraseña
profile-password-changed = Contraseña cambiada. Se ha cerrado la sesión en los demás dispositivos.
profile-sign-out = Cerrar sesión
profile-sessions = Dispositivos con sesión iniciada
profile-session-here = Este dispositivo
profile-session-used = Otro dispositivo, último uso { $when }
profile-session-end = Cerrar sesión
profile-sessions-end = Cerrar sesión en los demás
profile-session-ended = Sesión cerrada en ese dispositivo.
profile-data = Tus datos
profile-data-about = Todo lo que este servidor guarda sobre ti, en un archivo JSON.
profile-data-download = Descargar mis datos
profile-delete = Eliminar cuenta
profile-delete-about = Se eliminan tu nombre, tu usuario y tus mensajes de chat y se cierran todas tus sesiones. Las partidas terminadas se conservan sin tu nombre.
profile-delete-sure = ¿Eliminar tu cuenta para siempre?
profile-delete-password = Escribe tu contraseña para confirmar
profile-deleted = Tu cuenta se ha eliminado.
profile-sign-up = Crear cuenta
profile-sign-in = Iniciar sesión
profile-take-account = Crear una cuenta
profile-take-about = Juega en todos tus dispositivos. Conservas el nombre, las partidas y las puntuaciones que tienes como invitado.
profile-welcome-back = ¡Hola de nuevo!
profile-login = Usuario (de 3 a 32 letras, cifras, - _ .)
profile-password = Contraseña (8 caracteres o más)
profile-have = Ya tengo cuenta
profile-need = No tengo cuenta
profile-guest = Continuar como invitado
profile-signed-in = Has iniciado sesión.
profile-signed-up = Cuenta creada. Conservas tus partidas y puntuaciones.
profile-invitation = Código de invitación
profile-invitation-about = Las cuentas nuevas necesitan invitación. Pide un código al operador del servidor.
profile-closed = Este servidor no admite cuentas nuevas.
profile-no-guests = Este servidor no admite invitados. Inicia sesión para jugar.
reset-page = Contraseña nueva
reset-title = Elige una contraseña nueva
reset-about = Para { $login }. El enlace sirve una sola vez, hasta el { $when }, y cierra la sesión en todos los dispositivos.
reset-choose = Guardar la contraseña e iniciar sesión
reset-done = Contraseña cambiada. Has iniciado sesión.
reset-over = El enlace ha caducado, ya se ha usado o está incompleto. Pide otro al operador del servidor.

## Replays

replay-page = Repetición de { $game }
replay-none = Repetición no disponible
replay-history = Volver al historial
replay-loading = Cargando la partida…
replay-eyes = Vista de
replay-everything = Todas las cartas a la vista
replay-download = Descargar la partida
replay-score = { $name } { $score }
replay-steps = Pasos
replay-back = Paso anterior
replay-on = Paso siguiente
replay-run = Reproducir
replay-stop = Pausa
replay-step = Paso
replay-step-of = Paso { $step } de { $length }

## Rules

rules-of = Reglas de { $game }
rules-search = Buscar en las reglas
rules-example = comodín, última carta, { $clause }…
rules-example-word = empate
rules-loading = Cargando las reglas…
rules-none = Ninguna regla coincide con la búsqueda.
rules-failed = No se han podido cargar las reglas. Comprueba la conexión y ábrelas de nuevo.
rules-absent = Las reglas de este juego no están disponibles aquí.

## A table before the game

waiting-for = { $count ->
    [one] Falta 1 jugador
   *[other] Faltan { $count } jugadores
  }
waiting-locked = { $count ->
    [one] 1 asiento está bloqueado
   *[other] { $count } asientos están bloqueados
  }
waiting-complete = Ya están todos
waiting-listed = pública
waiting-by-link = solo por invitación
waiting-hands = los espectadores ven las manos
waiting-free = Libre
waiting-kept = Bloqueado
waiting-host = anfitrión
waiting-sit = Sentarse aquí
waiting-sit-on = Sentarse aquí: asiento { $number }
waiting-bot = Añadir bot
waiting-bot-on = Añadir bot en el asiento { $number }
waiting-lock = Bloquear
waiting-lock-seat = Bloquear el asiento { $number }
waiting-unlock = Desbloquear
waiting-unlock-seat = Desbloquear el asiento { $number }
waiting-free-it = Liberar
waiting-free-seat = Liberar el asiento { $number }
waiting-link = Enlace de invitación
waiting-copy = Copiar
waiting-copied = Enlace copiado.
waiting-copy-by-hand = No se ha podido copiar el enlace. Selecciónalo y cópialo tú.
waiting-start-later = Empieza cuando se llenen los asientos
waiting-start = Empezar la partida
waiting-sit-down = Sentarse
waiting-leave = Dejar el asiento
waiting-close = Cerrar la mesa
waiting-host-starts = Esperando a que { $name } empiece la partida.
waiting-starts-soon = La partida está a punto de empezar.
quick-looking = { $count ->
    [one] Buscando rival…
   *[other] Buscando { $count } jugadores…
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

table-refused = No puedes abrir esta mesa
table-gone = Mesa no encontrada. Quizá se haya cerrado.
table-failed = No se ha podido cargar la mesa
table-failed-about = Comprueba la conexión y recarga la página.
table-coming = Abriendo la mesa…
table-dealing = Repartiendo…
table-closed = Esta mesa está cerrada
table-onlooker = Estás mirando.
table-onlooker-delay = Estás mirando con { $time } de retraso.
table-shoulder = Ver la mano de
table-shoulder-none = Nadie
table-take-seat = Ocupar un asiento libre
table-rests = Partida en pausa. Los relojes están parados.
table-go-on = Reanudar
table-hint = Pista
table-thinking = Pensando…
table-undo = Deshacer
table-rules = Reglas
table-log-chat = Registro y chat
table-title-turn = ● Te toca · { $game }
turn-paused = En pausa
turn-over = Fin de la partida
turn-sending = Enviando tu jugada…
turn-yours = Te toca
turn-yours-too = Te toca, junto con otros
turn-may-act = Puedes actuar
turn-dealing = Repartiendo
turn-of = Turno de { $who }
turn-of-many = Esperando a { $count } jugadores
say-your-turn = Te toca.
say-turn-and-last = { $turn }. { $last }
hint-said = Pista: { $move }
hint-none = Ahora no hay ninguna pista.
hint-best = Resultado esperado { $share } ± { $error }: { $by } mejor que cualquier otra jugada.
hint-even = Resultado esperado { $share } ± { $error }. Otras jugadas son casi igual de buenas.
hint-close = Resultado esperado { $share } ± { $error }: casi tan bueno como el de la mejor jugada.
hint-worse = Resultado esperado { $share } ± { $error }: { $by } peor que la mejor jugada.
hint-scale = 100 % es acabar por delante de todos; 0 %, por delante de nadie.
hint-unlikely = Parecía floja y apenas se ha estudiado.
hint-only = Tu única jugada.
hint-dismiss = Descartar
hint-sign = pista
stale = La mesa ha cambiado. Mira de nuevo y elige.
move-refused = { $move }: { $why }
moves-all = Todas las jugadas ({ $count })

## Players at the table

seats-label = Jugadores
seats-substitute = juega un bot
seats-left = se ha ido
seats-away = ausente
seats-gone = sin conexión
seats-free = libre
seats-to-move = jugando
seats-score = puntos
seats-time-left = tiempo restante

## Keys

keys-title = Atajos de teclado
keys-hint = pista
keys-undo = deshacer
keys-rules = reglas
keys-log = registro y chat
keys-turn = oír a quién le toca y qué acaba de pasar
keys-walk-keys = Tabulador, flechas
keys-walk = moverse entre los grupos de cartas y dentro de ellos
keys-choose-keys = Intro o Espacio
keys-choose = elegir
keys-leave = cerrar las reglas, cancelar una elección

## Log and chat

side-label = Registro y chat
side-log = Registro
side-chat = Chat
side-unread = Chat ({ $count ->
    [one] 1 nuevo
   *[other] { $count } nuevos
  })
side-close = Cerrar registro y chat
side-log-empty = Aquí aparecerán las jugadas.
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
side-chat-empty = Aún no hay mensajes.
side-table = Mesa
side-say = Escribe un mensaje
side-send = Enviar
side-mute = Silenciar
side-hear = Dejar de silenciar
side-mute-name = Silenciar a { $name }
side-hear-name = Dejar de silenciar a { $name }
report = Denunciar
report-name = Denunciar a { $name }
report-line-name = Denunciar este mensaje de { $name }
report-title = Denunciar a { $name }
report-about = Solo los operadores de este servidor ven tu denuncia. { $name } no lo sabrá.
report-line = Mensaje: «{ $text }»
report-why = ¿Qué ocurre?
report-abuse = Insultos, amenazas o acoso
report-cheating = Trampas
report-stalling = Retrasar la partida o abandonar a propósito
report-bad-name = Nombre ofensivo
report-other = Otra cosa
report-more = ¿Algo más que deban saber? (opcional)
report-send = Enviar denuncia
report-sent = Gracias. Los operadores tienen tu denuncia.
report-again = Los operadores ya tienen esta denuncia. Gracias.
side-closed = El chat está cerrado durante esta partida por equipos.
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
remark-declined-rematch = ha rechazado la revancha.
remark-removed = fue expulsado por el anfitrión.
remark-new-host = es ahora el anfitrión.
remark-closed-by-operator = ha sido cerrada por un operador del servidor.
remark-bot-took-over = no está. Un bot juega en su lugar.
remark-out-of-time = se ha quedado sin tiempo. Se ha hecho una jugada sencilla en su lugar.

## Leaving a table

leave = Dejar la partida
leave-title = ¿Dejar esta partida?
leave-seat-title = ¿Dejar tu asiento?
leave-seat = Otra persona podrá ocuparlo.
leave-bot = Un bot jugará por ti. Puedes retomar la partida hasta que termine, salvo que la abandones.
leave-freeze = La partida te espera en la página de inicio. Si la abandonas, termina y no cuenta.
leave-stay = Quedarse
leave-for-good = Abandonar la partida
left-bot = Te has ido. Un bot juega por ti.
left-frozen = Te has ido. La partida te espera.
left-for-good = Has abandonado esta partida.
left-take-over = Retomar
left-bot-played = { $count ->
    [one] Un bot ha hecho 1 jugada por ti.
   *[other] Un bot ha hecho { $count } jugadas por ti.
  }
table-frozen = La partida espera a que vuelva un jugador.
turn-bot = Un bot juega por ti

## Votes

vote-ask-undo = { $who } quiere deshacer la última jugada.
vote-ask-pause = { $who } quiere pausar la partida.
vote-wait-undo = Se ha pedido deshacer la última jugada ({ $who }). Esperando a { $others }.
vote-wait-pause = Se ha pedido una pausa ({ $who }). Esperando a { $others }.
vote-agree = Aceptar
vote-no = Rechazar

## The end of a game

outcome-over = Fin de la partida
outcome-won = { $you ->
    [yes] Has ganado
   *[no] Ha ganado { $who }
  }
outcome-won-many = Ganadores: { $who }
outcome-waiting = Revancha propuesta. Esperando a { $others }…
outcome-withdraw = Cancelar propuesta
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
outcome-other = Más juegos

## What can go wrong

trouble-page = Algo ha fallado. Recarga la página e inténtalo de nuevo.
trouble-unreachable = No se puede contactar con el servidor. Comprueba tu conexión e inténtalo de nuevo.
trouble-answer = No se ha podido leer la respuesta del servidor. Recarga la página e inténtalo de nuevo.
trouble-status = El servidor ha dado un error ({ $status }).
refused-malformed = El servidor no ha podido leer la solicitud. Recarga la página e inténtalo de nuevo.
refused-malformed-action = Eso no es una jugada de este juego.
refused-no-action = Una jugada necesita al menos una acción.
refused-not-seen-yet = Tu última acción ha revelado algo nuevo. Míralo y continúa.
refused-too-long = Es demasiado largo.
refused-too-many = Demasiado rápido. Espera un momento e inténtalo de nuevo.
refused-who-are-you = Inicia sesión o continúa como invitado.
refused-bad-name = Un nombre tiene de 1 a 24 caracteres visibles; un usuario, de 3 a 32 letras, cifras, «-», «_» o «.».
refused-taken = Ya está ocupado.
refused-bad-password = Una contraseña tiene de 8 a 128 caracteres.
refused-wrong-password = Usuario o contraseña incorrectos.
refused-not-found = No existe, o no puedes verlo.
refused-unknown-game = No existe ese juego.
refused-not-host = Solo el anfitrión puede hacerlo.
refused-not-seated = No tienes asiento en esta mesa.
refused-seat-taken = Este asiento está ocupado.
refused-removed = El anfitrión te ha expulsado de esta mesa.
refused-seats-open = Aún quedan asientos libres.
refused-not-now = Ahora no puedes hacerlo.
refused-not-your-turn = No es tu turno.
refused-other-match = En esta mesa ya se juega otra partida.
refused-paused = La partida está en pausa.
refused-chat-closed = En esta mesa el chat está cerrado durante la partida.
refused-nothing-to-undo = No tienes ninguna jugada que deshacer.
refused-rated = En una partida con puntuación no hay pistas, ni pausas contra bots, ni se deshacen jugadas que hayan revelado algo.
refused-no-vote = No tienes nada que votar.
refused-no-spectators = Esta mesa no admite espectadores.
refused-storage = No se ha podido guardar. Nada ha cambiado; inténtalo de nuevo en un momento.
refused-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
refused-origin = Esta página pertenece a otro sitio.
refused-banned = Se te ha vetado en este servidor.
refused-sign-up-closed = Este servidor no admite cuentas nuevas.
refused-invitation = Las cuentas nuevas necesitan invitación, y este código no es válido.
refused-no-guests = Este servidor no admite invitados. Inicia sesión o crea una cuenta.
refused-draining = El servidor se está reiniciando. Inténtalo de nuevo en un momento.
refused-slow = Tu conexión era demasiado lenta. Reconectando…
refused-fault = Algo ha fallado en el servidor. Inténtalo de nuevo.
refused-setup-seats = Este juego no admite ese número de jugadores.
refused-setup-unknown-option = Este juego no tiene esa opción.
refused-setup-bad-value = Uno de los ajustes no es válido.
refused-setup-conflict = Dos de los ajustes son incompatibles.
refused-record-unreadable = El registro de esta partida ya no se puede leer.
refused-resume-revision = Esta partida empezó con reglas que este servidor no tiene.
refused-record-revision = Esta repetición necesita reglas que este servidor no tiene.

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
