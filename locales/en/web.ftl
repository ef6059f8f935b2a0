### The web client, apart from the tables of the games.
###
### Keys and variables are stable: a translation keeps them and changes only the texts. `$who` is a person as the subject or
### object of a sentence, made by `person` or `you`; `$you` is "yes" where that is the reader, and may be left out by
### languages in which the sentence stays the same. Everything else is in every language.

## People and small words

you = You
person = { $name }
seat-number = Seat { $number }
bot-name = { $level ->
    [random] Random bot
    [eager] Eager bot
    [greedy] Beginner bot
    [easy] Easy bot
    [normal] Normal bot
    [hard] Hard bot
    [expert] Expert bot
   *[other] Bot
  }
deleted-account = Deleted account
name-you = { $name } (you)
separator = { ", " }
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
ordinal = { NUMBER($number, type: "ordinal") ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
  }
one-moment = One moment…
close = Close
cancel = Cancel
try-again = Try again
to-the-games = Back to the games
suggested = { $what }, suggested
reason = { $what }. { $why }

## The frame of the page

page-title = { $page } · Cardinal
brand = Cardinal home
nav = Main menu
nav-games = Games
nav-history = History
nav-leaders = Leaderboard
nav-sign-in = Sign in
theme-light = Switch to the light theme
theme-dark = Switch to the dark theme
language = Language
sound-on = Turn sound on
sound-off = Turn sound off
page-failed = This page didn’t load. Check your connection and reload.
page-missing = Page not found
page-missing-about = The link may be wrong or out of date.
game-missing = There’s no game called “{ $game }”.
turn-elsewhere = Your turn in { $game }.
go-there = Go to game
notes-label = Notifications
dismiss-note = Dismiss
rule = Rule { $clause }
connection-lost = Connection lost. Your moves are safe.
trying-in = Reconnecting in { $seconds } s
trying = Reconnecting…
try-now = Reconnect now

## The games

players-minutes = { $players } players · { $minutes } min
players = { $players } players

## Bots

level-random = Random: any legal move
level-eager = Eager: plays whatever it can
level-greedy = Beginner: grabs what pays now
level-easy = Easy: thinks a little ahead
level-normal = Normal: thinks ahead
level-hard = Hard: thinks far ahead
level-expert = Expert: thinks long and hard
bots-play = Bot level
bots-gently = Beginner
bots-easy = Easy
bots-normal = Normal
bots-hard = Hard
bots-best = Expert

## The start page

start-title = Card games that count
start-line = Play bots right now, or send friends a link. No account needed.
start-running = Games in progress
running-age = Last move { $when }
running-left = A bot is playing for you
running-go = Continue
running-go-on = Continue { $game } with { $names }
running-abandon = Abandon
running-abandon-game = Abandon { $game } with { $names }
running-abandon-title = Abandon { $game }?
running-abandon-alone = The game ends now and doesn’t count.
running-abandon-rated = Bots will finish the game, and the result counts toward your rating. You can’t come back.
running-abandon-others = A bot will finish the game for you. You can’t come back.
start-games = Games
start-play = Play against bots
start-play-game = Play against bots: { $game }
start-dealing = Dealing…
start-quick = Quick match
start-quick-game = Quick match: { $game }
start-setup = Create a table
start-setup-game = Create a table: { $game }
start-rules = Rules
start-join = Join with a link
start-link = Table link or code
start-go = Join
start-no-link = That’s not a table link. A link looks like …/table/abcd1234.

## Open tables

lobby-title = Open tables
lobby-online = { $count } online
lobby-looking = Loading tables…
lobby-empty = No open tables right now. Create one and list it here, or send a friend the link.
lobby-free = open
lobby-locked = locked
lobby-join = Join ({ $count } open)
lobby-watch = Watch
rated = rated

## Status of a table

status-waiting = Waiting for players
status-playing = In progress
status-paused = Paused
status-finished = Finished
status-closed = Closed

## Clocks

clock-none = No time limit
clock-move = { $time } per move
clock-bank = { $time } per player
clock-bank-more = { $time } per player, +{ $seconds } s per move
clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
  }
time-minutes = { $count } min
time-seconds = { $count } s
time-days-hours = { $days } d { $hours } h
time-hours-minutes = { $hours } h { $minutes } min

## Setting up a table

setup-page = New { $game } table
setup-title = New { $game } table
setup-seats = Seats
setup-players = Players
setup-you = You
setup-person = Open seat
setup-locked = Locked seat
setup-bot = Bot – { $level }
setup-table = Table
setup-clock = Clock
setup-clock-about = If your time runs out, a simple move is played for you.
setup-clock-none = No time limit
setup-clock-fast = 30 seconds per move
setup-clock-move = 2 minutes per move
setup-clock-bank = 10 minutes per player, +5 seconds per move
setup-clock-day = 1 day per move
setup-clock-days = 3 days per move
setup-clock-custom = Custom
setup-custom-kind = Clock type
setup-custom-bank = Time per player
setup-custom-move = Time per move
setup-custom-days = Days per move
setup-custom-seconds = Seconds per move
setup-custom-minutes = Minutes per player
setup-custom-increment = Seconds added per move
setup-grace = Bot takes over after
setup-grace-about = If a player disconnects.
setup-pace = Bot speed
setup-pace-instant = Instant
setup-pace-quick = Fast
setup-pace-calm = Relaxed
setup-pace-slow = Slow
setup-listed = List under Open tables
setup-listed-about = Otherwise people need the link to join, and only the players can see the games.
setup-starts = Start when every seat is taken
setup-starts-about = Otherwise you start the game.
setup-watching = Spectators
setup-watching-none = Not allowed
setup-watching-public = Allowed, hands hidden
setup-watching-hands = Allowed, one hand visible
setup-delay = Spectator delay
setup-delay-none = No delay
setup-rated = Rated game
setup-rated-unusual = Not with changed rules.
setup-rated-hands = Not when spectators can see hands.
setup-rated-usual = Standard rules only.
setup-rules = Rules
setup-begin = Rule set
setup-own = Custom rules
setup-usual = Standard rules
setup-rule-about = Rule { $clause }: { $title }
setup-option-usual = { $value } (standard)
setup-rules-failed = The rule descriptions didn’t load. You can still create a table with standard rules.
setup-opening = Creating table…
setup-open-play = Start game
setup-open = Create table
setup-yes = Yes
setup-no = No

## Finished games

history-title = History
history-yours = Your games
history-all = All games
history-show-all = Show all games
history-show-yours = Show only yours
matches-game = Game
matches-all = All games
matches-replay = Replay
matches-replay-of = Replay: { $game }, { $when }
matches-record = Download
matches-record-of = Download: { $game }, { $when }
matches-none = No finished games yet.
matches-play = Play one now.
matches-loading = Loading games…
matches-more = Show more
matches-place = { $place } { $name }

## Leaders, people and profile

leaders-title = Leaderboard
leaders-game = Game
leaders-pool = Table size
leaders-duel = Two players
leaders-table = Three or more
leaders-loading = Loading the leaderboard…
leaders-empty = No ratings here yet. Play a rated game and be the first.
leaders-place = Rank
leaders-player = Player
leaders-rating = Rating
leaders-games = Games
leaders-back = Back to the leaderboard
leaders-provisional = ? marks a provisional rating. It gets a rank after more rated games.
provisional = Provisional rating
ratings-title = Ratings
ratings-none = No ratings yet. Play a rated game to get one.
ratings-duel = { $game }, two players
ratings-table = { $game }, three or more
ratings-games = { $count ->
    [one] 1 game
   *[other] { $count } games
  }
ratings-failed = Your ratings didn’t load.
person-played = { $count ->
    [one] 1 game played
   *[other] { $count } games played
  }
person-since = joined { $when }
person-games = Games
profile-page = Profile
profile-welcome = Welcome
profile-name = Display name
profile-name-about = Other players see this name. Up to 24 characters.
profile-change = Change
profile-renamed = Name changed.
profile-account = Account
profile-signed-in-as = Signed in as { $login }.
profile-old = Current password
profile-new = New password (8 or more characters)
profile-change-password = Change password
profile-password-changed = Password changed. Your other devices have been signed out.
profile-sign-out = Sign out
profile-sessions = Signed-in devices
profile-session-here = This device
profile-session-used = Another device, last used { $when }
profile-session-end = Sign out
profile-sessions-end = Sign out all other devices
profile-session-ended = That device is signed out.
profile-data = Your data
profile-data-about = Everything this server stores about you, as a JSON file.
profile-data-download = Download my data
profile-delete = Delete account
profile-delete-about = This deletes your name, username and chat messages and signs you out everywhere. Finished games stay, without your name.
profile-delete-sure = Delete your account permanently?
profile-delete-password = Enter your password to confirm
profile-deleted = Your account has been deleted.
profile-sign-up = Create account
profile-sign-in = Sign in
profile-take-account = Create an account
profile-take-about = Play on all your devices. You keep the name, games and ratings you have as a guest.
profile-welcome-back = Welcome back!
profile-login = Username (3–32 letters, digits, - _ .)
profile-password = Password (8 or more characters)
profile-have = I already have an account
profile-need = I’m new here
profile-guest = Continue as guest
profile-signed-in = You’re signed in.
profile-signed-up = Account created. You kept your games and ratings.
profile-invitation = Invitation code
profile-invitation-about = New accounts need an invitation. Ask the server’s operator for a code.
profile-closed = This server isn’t accepting new accounts.
profile-no-guests = This server doesn’t allow guests. Sign in to play.
reset-page = New password
reset-title = Choose a new password
reset-about = For { $login }. This link works once, until { $when }, and signs out all devices.
reset-choose = Set password and sign in
reset-done = Password changed. You’re signed in.
reset-over = This link has expired, has been used, or is incomplete. Ask the server’s operator for a new one.

## Replays

replay-page = { $game } replay
replay-none = Replay unavailable
replay-history = Back to history
replay-loading = Loading the game…
replay-eyes = View as
replay-everything = All cards face up
replay-download = Download the game
replay-score = { $name } { $score }
replay-steps = Steps
replay-back = Previous step
replay-on = Next step
replay-run = Play
replay-stop = Pause
replay-step = Step
replay-step-of = Step { $step } of { $length }

## Rules

rules-of = { $game } rules
rules-search = Search the rules
rules-example = wild, last card, { $clause }…
rules-example-word = tie
rules-loading = Loading the rules…
rules-none = No rule matches your search.
rules-failed = The rules didn’t load. Check your connection and open them again.
rules-absent = The rules of this game aren’t available here.

## A table before the game

waiting-for = { $count ->
    [one] Waiting for 1 more player
   *[other] Waiting for { $count } more players
  }
waiting-locked = { $count ->
    [one] 1 seat is locked
   *[other] { $count } seats are locked
  }
waiting-complete = Everyone’s here
waiting-listed = public
waiting-by-link = invite only
waiting-hands = spectators can see hands
waiting-free = Open
waiting-kept = Locked
waiting-host = host
waiting-sit = Sit here
waiting-sit-on = Sit here: seat { $number }
waiting-bot = Add bot
waiting-bot-on = Add bot to seat { $number }
waiting-lock = Lock
waiting-lock-seat = Lock seat { $number }
waiting-unlock = Unlock
waiting-unlock-seat = Unlock seat { $number }
waiting-free-it = Clear
waiting-free-seat = Clear seat { $number }
waiting-link = Invite link
waiting-copy = Copy
waiting-copied = Link copied.
waiting-copy-by-hand = The link couldn’t be copied. Select it and copy it yourself.
waiting-start-later = Starts when every seat is taken
waiting-start = Start game
waiting-sit-down = Take a seat
waiting-leave = Leave seat
waiting-close = Close table
waiting-host-starts = Waiting for { $name } to start the game.
waiting-starts-soon = The game is about to start.
quick-looking = { $count ->
    [one] Looking for an opponent…
   *[other] Looking for { $count } players…
  }
quick-about = The game starts as soon as everyone’s here.
quick-cancel = Cancel search
host-hand-over = Make host
host-hand-over-to = Make host: { $name }
host-remove = Remove
host-remove-name = Remove { $name }
host-remove-sure = Remove { $name } from the table?
host-remove-about = They won’t be able to join this table again.

## At the table

table-refused = You can’t open this table
table-gone = Table not found. It may have been closed.
table-failed = The table didn’t load
table-failed-about = Check your connection and reload the page.
table-coming = Opening the table…
table-dealing = Dealing…
table-closed = This table is closed
table-onlooker = You’re watching.
table-onlooker-delay = You’re watching, { $time } behind.
table-shoulder = Show hand of
table-shoulder-none = No one
table-take-seat = Take an open seat
table-rests = Game paused. The clocks are stopped.
table-go-on = Resume
table-hint = Hint
table-thinking = Thinking…
table-undo = Undo
table-rules = Rules
table-log-chat = Log & chat
table-title-turn = ● Your turn · { $game }
turn-paused = Paused
turn-over = Game over
turn-sending = Sending your move…
turn-yours = Your turn
turn-yours-too = Your turn, with others
turn-may-act = You can act
turn-dealing = Dealing
turn-of = { $who }’s turn
turn-of-many = Waiting for { $count } players
say-your-turn = Your turn.
say-turn-and-last = { $turn }. { $last }
hint-said = Hint: { $move }
hint-none = No hint right now.
hint-best = Expected result { $share } ± { $error }: { $by } better than any other move.
hint-even = Expected result { $share } ± { $error }. Other moves are about as good.
hint-close = Expected result { $share } ± { $error }: about as good as the best move.
hint-worse = Expected result { $share } ± { $error }: { $by } worse than the best move.
hint-scale = 100% means you finish ahead of everyone, 0% ahead of no one.
hint-unlikely = Looked weak, so it was barely considered.
hint-only = Your only move.
hint-dismiss = Dismiss
hint-sign = hint
stale = The table has changed. Look again, then choose.
move-refused = { $move }: { $why }
moves-all = All moves ({ $count })

## Players at the table

seats-label = Players
seats-substitute = bot playing
seats-left = left
seats-away = away
seats-gone = offline
seats-free = open
seats-to-move = playing
seats-score = score
seats-time-left = time left

## Keys

keys-title = Keyboard shortcuts
keys-hint = hint
keys-undo = undo
keys-rules = rules
keys-log = log and chat
keys-turn = hear whose turn it is and what just happened
keys-walk-keys = Tab, arrows
keys-walk = move between and within groups of cards
keys-choose-keys = Enter or Space
keys-choose = choose
keys-leave = close the rules, cancel a choice

## Log and chat

side-label = Log and chat
side-log = Log
side-chat = Chat
side-unread = Chat ({ $count } new)
side-close = Close log and chat
side-log-empty = Moves will appear here.
log-undone = The last move was taken back.
log-undone-by = { $you ->
    [yes] You took back your last move.
   *[no] { $who } took back their last move.
  }
log-undone-what = Taken back: { $moves }
log-undone-what-by = { $you ->
    [yes] You took back: { $moves }
   *[no] { $who } took back: { $moves }
  }
side-chat-empty = No messages yet.
side-table = Table
side-say = Write a message
side-send = Send
side-mute = Mute
side-hear = Unmute
side-mute-name = Mute { $name }
side-hear-name = Unmute { $name }
report = Report
report-name = Report { $name }
report-line-name = Report this message from { $name }
report-title = Report { $name }
report-about = Only the operators of this server see your report. { $name } won’t be told.
report-line = Message: “{ $text }”
report-why = What is wrong?
report-abuse = Insults, threats or harassment
report-cheating = Cheating
report-stalling = Stalling or leaving games on purpose
report-bad-name = Offensive name
report-other = Something else
report-more = Anything else they should know? (optional)
report-send = Send report
report-sent = Thank you. The operators have your report.
report-again = The operators already have this report. Thank you.
side-closed = Chat is closed during this team game.
side-pause = Pause
reaction-hello = Hello
reaction-thanks = Thanks
reaction-well-played = Well played
reaction-oops = Oops
reaction-wow = Wow
reaction-thinking = Thinking
reaction-hurry = Hurry up
reaction-good-game = Good game
remark-sat-down = took a seat.
remark-left = left the game.
remark-came-back = came back.
remark-abandoned = abandoned the game.
remark-declined-rematch = declined a rematch.
remark-removed = was removed by the host.
remark-new-host = is now the host.
remark-closed-by-operator = was closed by a server operator.
remark-bot-took-over = is away. A bot is playing for them.
remark-out-of-time = ran out of time. A simple move was played for them.

## Leaving a table

leave = Leave game
leave-title = Leave this game?
leave-seat-title = Leave your seat?
leave-seat = Someone else can take it.
leave-bot = A bot will play for you. You can take over again until the game ends, unless you abandon it.
leave-freeze = The game waits for you on the start page. If you abandon it, it ends and doesn’t count.
leave-stay = Stay
leave-for-good = Abandon game
left-bot = You left. A bot is playing for you.
left-frozen = You left. The game is waiting for you.
left-for-good = You abandoned this game.
left-take-over = Take over
left-bot-played = { $count ->
    [one] A bot played 1 move for you.
   *[other] A bot played { $count } moves for you.
  }
table-frozen = The game is waiting for a player to come back.
turn-bot = A bot is playing for you

## Votes

vote-ask-undo = { $who } wants to take back the last move.
vote-ask-pause = { $who } wants to pause the game.
vote-wait-undo = { $who } asked to take back the last move. Waiting for { $others }.
vote-wait-pause = { $who } asked to pause the game. Waiting for { $others }.
vote-agree = Agree
vote-no = Decline

## The end of a game

outcome-over = Game over
outcome-won = { $you ->
    [yes] You won
   *[no] { $who } won
  }
outcome-won-many = { $who } won
outcome-waiting = Rematch offered. Waiting for { $others }…
outcome-withdraw = Cancel offer
outcome-again = Rematch
outcome-offered = { $count ->
    [one] { $who } wants a rematch.
   *[other] { $who } want a rematch.
  }
outcome-accept = Accept
outcome-decline = Decline
outcome-declined = { $you ->
    [yes] You declined a rematch.
   *[no] { $who } declined a rematch.
  }
outcome-replay = Replay
outcome-other = More games

## What can go wrong

trouble-page = Something went wrong. Reload the page and try again.
trouble-unreachable = Can’t reach the server. Check your connection and try again.
trouble-answer = The server’s answer made no sense to this page. Reload and try again.
trouble-status = The server reported an error ({ $status }).
refused-malformed = The server couldn’t read that. Reload the page and try again.
refused-malformed-action = That’s not a move in this game.
refused-no-action = A move needs at least one action.
refused-not-seen-yet = Your last action revealed something new. Take a look, then continue.
refused-too-long = That’s too long.
refused-too-many = That was too fast. Wait a moment and try again.
refused-who-are-you = Sign in or continue as a guest first.
refused-bad-name = Names have 1 to 24 visible characters. Usernames have 3 to 32 letters, digits, “-”, “_” or “.”.
refused-taken = Already taken.
refused-bad-password = Passwords have 8 to 128 characters.
refused-wrong-password = Wrong username or password.
refused-not-found = Not found, or not open to you.
refused-unknown-game = There’s no such game.
refused-not-host = Only the host can do that.
refused-not-seated = You don’t have a seat at this table.
refused-seat-taken = This seat is taken.
refused-removed = The host removed you from this table.
refused-seats-open = Some seats are still open.
refused-not-now = You can’t do that right now.
refused-not-your-turn = It’s not your turn.
refused-other-match = This table has moved on to another game.
refused-paused = The game is paused.
refused-chat-closed = Chat is closed during the game at this table.
refused-nothing-to-undo = You have no move to take back.
refused-rated = Not in a rated game: no hints, no pausing against bots, and no taking back a move that revealed something.
refused-no-vote = There’s nothing for you to vote on.
refused-no-spectators = This table doesn’t allow spectators.
refused-storage = That couldn’t be saved. Nothing has changed. Try again in a moment.
refused-busy = The server is busy. Try again in a moment.
refused-origin = This page belongs to another site.
refused-banned = You are banned from this server.
refused-sign-up-closed = This server isn’t accepting new accounts.
refused-invitation = New accounts need an invitation, and this code isn’t valid.
refused-no-guests = This server doesn’t allow guests. Sign in or create an account.
refused-draining = The server is restarting. Try again in a moment.
refused-slow = Your connection was too slow. Reconnecting…
refused-fault = Something went wrong on the server. Try again.
refused-setup-seats = This game can’t be played with that many players.
refused-setup-unknown-option = This game doesn’t have that option.
refused-setup-bad-value = One of these settings isn’t possible.
refused-setup-conflict = Two of these settings don’t go together.
refused-record-unreadable = This game’s record can no longer be read.
refused-resume-revision = This game was started under rules this server doesn’t have.
refused-record-revision = This replay needs rules this server doesn’t have.

## Names of rule sets

preset-published = As published
preset-strict = Strict

## Values of options; what they mean is in the rules

value-off = Off
value-random = Random
value-seat0 = Seat 1
value-seat1 = Seat 2
value-seat2 = Seat 3
value-seat3 = Seat 4

## The way to the documentation

docs-link = Documentation
