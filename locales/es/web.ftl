### The texts of web.ftl in Spanish. Keys, variables and comments are those of the English file, which explains them.

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
