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
    [greedy] Greedy bot
    [easy] Easy bot
    [normal] Normal bot
    [hard] Hard bot
    [expert] Expert bot
   *[other] Bot
  }
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
one-moment = One moment …
close = Close
cancel = Cancel
try-again = Try again
to-the-games = To the games
suggested = { $what }, suggested
reason = { $what }. { $why }

## The frame of the page

page-title = { $page } · Cardinal
brand = Cardinal, start page
nav = Pages
nav-games = Games
nav-history = History
nav-leaders = Leaders
nav-sign-in = Sign in
theme-light = Use the light theme
theme-dark = Use the dark theme
language = Language
sound-on = Turn sounds on
sound-off = Turn sounds off
page-failed = This page could not be fetched. Check the connection, then reload.
page-missing = Page not found
page-missing-about = The link may be wrong or out of date.
game-missing = There is no game called “{ $game }”.
turn-elsewhere = Your turn at { $game }.
go-there = Go there
notes-label = Notes
dismiss-note = Dismiss this note
rule = Rule { $clause }
connection-lost = Connection lost. Nothing is lost: your moves are kept.
trying-in = Trying again in { $seconds } s
trying = Trying again …
try-now = Try now

## The games

players-minutes = { $players } players · { $minutes } minutes
players = { $players } players

## Bots

level-random = Random: any legal move
level-eager = Eager: plays whatever it can
level-greedy = Greedy: takes what pays now
level-easy = Easy: looks ahead a little
level-normal = Normal: looks ahead
level-hard = Hard: looks far ahead
level-expert = Expert: thinks for long
bots-play = Bots play
bots-gently = Gently
bots-easy = Easy
bots-normal = Normal
bots-hard = Hard
bots-best = As well as they can

## The start page

start-title = Games with number cards
start-line = Against bots at once, or with people by a link. No account needed.
start-running = Your running games
running-age = Last move { $when }
running-left = A bot is playing for you
running-go = Continue
running-go-on = Continue { $game } with { $names }
running-abandon = Abandon
running-abandon-game = Abandon { $game } with { $names }
running-abandon-title = Abandon { $game }?
running-abandon-alone = The game is closed and counts for nothing.
running-abandon-rated = Bots play the game to its end, and the result counts for your rating. You cannot come back.
running-abandon-others = A bot plays on in your place, to the end. You cannot come back.
start-games = The games
start-play = Play now against bots
start-play-game = Play { $game } now against bots
start-dealing = Dealing …
start-quick = Quick match
start-quick-game = Quick match: { $game }
start-setup = Set up a table
start-setup-game = Set up a table of { $game }
start-rules = Rules
start-join = Join by link
start-link = Link or name of a table
start-go = Go to the table
start-no-link = This is not the link of a table. It looks like …/table/abcd1234.

## Open tables

lobby-title = Open tables
lobby-online = { $count } online
lobby-looking = Looking for tables …
lobby-empty = Nobody waits at the moment. Set up a table and list it here, or send its link to a friend.
lobby-free = free
lobby-locked = locked
lobby-join = Join ({ $count } free)
lobby-watch = Look on
rated = rated

## Status of a table

status-waiting = Waiting for players
status-playing = Playing
status-paused = Paused
status-finished = Finished
status-closed = Closed

## Clocks

clock-none = No time limit
clock-move = { $time } a move
clock-bank = { $time } each
clock-bank-more = { $time } each, +{ $seconds } s a move
clock-days = { $days ->
    [one] A day a move
   *[other] { $days } days a move
  }
time-minutes = { $count } min
time-seconds = { $count } s
time-days-hours = { $days } d { $hours } h
time-hours-minutes = { $hours } h { $minutes } min

## Setting up a table

setup-page = Set up { $game }
setup-title = A table of { $game }
setup-seats = Seats
setup-players = Players
setup-you = You
setup-person = Free: for a person
setup-locked = Locked: for nobody yet
setup-bot = Bot. { $level }
setup-table = Table
setup-clock = Time to think
setup-clock-about = When time is out, a plain move is made and the game goes on.
setup-clock-none = No limit
setup-clock-fast = 30 seconds a move
setup-clock-move = 2 minutes a move
setup-clock-bank = 10 minutes each, 5 seconds more a move
setup-clock-day = A day a move
setup-clock-days = Three days a move
setup-clock-custom = Custom
setup-custom-kind = Clock type
setup-custom-bank = Time per player
setup-custom-move = Time per move
setup-custom-days = Days per move
setup-custom-seconds = Seconds per move
setup-custom-minutes = Minutes per player
setup-custom-increment = Seconds added per move
setup-grace = Bot steps in after
setup-grace-about = When a player loses the connection.
setup-pace = Bots move
setup-pace-instant = At once
setup-pace-quick = Quickly
setup-pace-calm = Calmly
setup-pace-slow = Slowly
setup-listed = List it among the open tables
setup-listed-about = Otherwise only its link leads there, and only those who played see its matches.
setup-starts = Start when all seats are taken
setup-starts-about = Otherwise you start the game.
setup-watching = Spectators
setup-watching-none = Not allowed
setup-watching-public = See open cards only
setup-watching-hands = See one player’s hand
setup-delay = Spectator delay
setup-delay-none = No delay
setup-rated = Count it for the ratings
setup-rated-unusual = Not with changed rules.
setup-rated-hands = Not when spectators see hands.
setup-rated-usual = With the usual rules only.
setup-rules = Rules
setup-begin = Begin with
setup-own = Own choice
setup-usual = The usual rules
setup-rule-about = Rule { $clause } about { $title }
setup-option-usual = { $value } (usual)
setup-rules-failed = The explanations of the rules could not be fetched. The table can be opened with the usual rules.
setup-opening = Opening …
setup-open-play = Open and play
setup-open = Open the table
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
matches-replay-of = Replay { $game } of { $when }
matches-record = Record
matches-record-of = Download the record of { $game }, { $when }
matches-none = No finished games yet.
matches-play = Play one.
matches-loading = Fetching games …
matches-more = Show more
matches-place = { $place } { $name }

## Leaders, people and profile

leaders-title = Leaders
leaders-game = Game
leaders-pool = Tables of
leaders-duel = Two players
leaders-table = Three and more
leaders-loading = Fetching the leaders …
leaders-empty = Nobody has a rating here yet. Set up a table that counts for the ratings and be the first.
leaders-place = Place
leaders-player = Player
leaders-rating = Rating
leaders-games = Games
leaders-back = To the leaders
leaders-provisional = ? marks a provisional rating: it gets a place once it is certain enough.
provisional = Provisional rating
ratings-title = Ratings
ratings-none = No ratings yet: they come from tables that count for them.
ratings-duel = { $game }, two players
ratings-table = { $game }, three and more
ratings-games = { $count ->
    [one] 1 game
   *[other] { $count } games
  }
ratings-failed = Your ratings could not be fetched.
person-played = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
  }
person-since = since { $when }
person-games = Games
profile-page = You
profile-welcome = Come in
profile-name = Your name
profile-name-about = Shown to others, up to 24 characters
profile-change = Change
profile-renamed = Your name is changed.
profile-account = Account
profile-signed-in-as = Signed in as { $login }.
profile-old = Present password
profile-new = New password, 8 characters or more
profile-change-password = Change password
profile-password-changed = Your password is changed. Other devices are signed out.
profile-sign-out = Sign out
profile-sessions = Where you are signed in
profile-session-here = This device
profile-session-used = Another device, last used { $when }
profile-session-end = Sign out
profile-sessions-end = Sign out everywhere else
profile-session-ended = Signed out there.
profile-data = Your data
profile-data-about = Everything this server stores about you, as a JSON file.
profile-data-download = Download your data
profile-delete = Delete account
profile-delete-about = Your name, login and chat messages are deleted, and you are signed out everywhere. Finished games stay, without your name.
profile-delete-sure = Delete your account for good?
profile-delete-password = Enter your password to confirm
profile-deleted = Your account has been deleted.
profile-sign-up = Sign up
profile-sign-in = Sign in
profile-take-account = Take an account
profile-take-about = To play from several devices. Name, games and ratings of a guest are kept.
profile-welcome-back = Welcome back.
profile-login = Login: 3 to 32 letters, digits, - _ .
profile-password = Password: 8 characters or more
profile-have = I have an account
profile-need = I need an account
profile-guest = Come as a guest
profile-signed-in = You are signed in.
profile-signed-up = You have an account now. Your games and ratings are kept.
profile-invitation = Invitation code
profile-invitation-about = This server takes new accounts by invitation only. Ask its operator for a code.
profile-closed = This server takes no new accounts.
profile-no-guests = This server takes no guests: sign in to play.
reset-page = New password
reset-title = Choose a new password
reset-about = For the account { $login }. The link can be used once, until { $when }. All devices are signed out.
reset-choose = Set password and sign in
reset-done = Your password is changed, and you are signed in.
reset-over = This link has been used, has expired, or is incomplete. Ask the operator of the server for a new one.

## Replays

replay-page = Replay of { $game }
replay-none = No replay
replay-history = To the history
replay-loading = Fetching the game …
replay-eyes = Seen by
replay-everything = Everything open
replay-download = Download the record
replay-score = { $name } { $score }
replay-steps = Steps
replay-back = One step back
replay-on = One step on
replay-run = Run
replay-stop = Stop
replay-step = Step
replay-step-of = Step { $step } of { $length }

## Rules

rules-of = Rules of { $game }
rules-search = Search the rules
rules-example = wild, last card, { $clause } …
rules-example-word = tie
rules-loading = Fetching the rules …
rules-none = No rule has these words.
rules-failed = The rules could not be fetched. Check the connection and open them again.
rules-absent = There is no text of these rules here.

## A table before the game

waiting-for = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
  }
waiting-locked = { $count ->
    [one] One seat is locked
   *[other] { $count } seats are locked
}
waiting-complete = Everybody is here
waiting-listed = listed
waiting-by-link = by link only
waiting-hands = spectators see hands
waiting-free = Free
waiting-kept = Locked
waiting-host = host
waiting-sit = Sit here
waiting-sit-on = Sit down on seat { $number }
waiting-bot = Bot
waiting-bot-on = A bot on seat { $number }
waiting-lock = Lock
waiting-lock-seat = Lock seat { $number }
waiting-unlock = Unlock
waiting-unlock-seat = Unlock seat { $number }
waiting-free-it = Free it
waiting-free-seat = Free seat { $number }
waiting-link = The link for others
waiting-copy = Copy
waiting-copied = The link is copied.
waiting-copy-by-hand = Select the link and copy it by hand.
waiting-start-later = Start when all seats are taken
waiting-start = Start the game
waiting-sit-down = Sit down
waiting-leave = Leave seat
waiting-close = Close the table
waiting-host-starts = { $name } starts the game.
waiting-starts-soon = The game starts soon.
quick-looking = { $count ->
    [one] Looking for an opponent …
   *[other] Looking for { $count } players …
  }
quick-about = The game starts as soon as everyone is here.
quick-cancel = Cancel search
host-hand-over = Make host
host-hand-over-to = Make host: { $name }
host-remove = Remove
host-remove-name = Remove { $name }
host-remove-sure = Remove { $name } from the table?
host-remove-about = They are not admitted to this table again.

## At the table

table-refused = You cannot come in here
table-gone = There is no such table. It may have been closed.
table-failed = The table could not be fetched
table-failed-about = Check the connection, then reload the page.
table-coming = Going to the table …
table-dealing = Cards are dealt …
table-closed = This table is closed
table-onlooker = You look on.
table-onlooker-delay = You’re watching, { $time } behind.
table-shoulder = Show hand of
table-shoulder-none = Nobody
table-take-seat = Take a free seat
table-rests = The table rests; clocks stand.
table-go-on = Go on
table-hint = Hint
table-thinking = Thinking …
table-undo = Undo
table-rules = Rules
table-log-chat = Log & chat
table-title-turn = ● Your turn · { $game }
turn-paused = Paused
turn-over = The game is over
turn-sending = Sending your move …
turn-yours = Your turn
turn-yours-too = Your turn, with others
turn-may-act = You may act
turn-dealing = Cards are dealt
turn-of = { $who } to move
turn-of-many = { $count } players to move
say-your-turn = Your turn.
say-turn-and-last = { $turn }. { $last }
hint-said = Hint: { $move }
hint-none = There is no hint for this moment.
hint-best = Expected result { $share } ± { $error }, { $by } more than any other move.
hint-even = Expected result { $share } ± { $error }; other moves are about as good.
hint-close = Expected result { $share } ± { $error }, about as good as the best move.
hint-worse = Expected result { $share } ± { $error }, { $by } less than the best move.
hint-scale = 100 % is ahead of everybody, 0 % ahead of nobody.
hint-unlikely = Hardly looked at, because it never looked promising.
hint-only = It is the only move.
hint-dismiss = Dismiss
hint-sign = hint
stale = The table had moved on. Look again, then choose.
move-refused = { $move }: { $why }
moves-all = All moves ({ $count })

## Players at the table

seats-label = Players
seats-substitute = a bot sits in
seats-left = left
seats-away = away
seats-gone = gone
seats-free = free
seats-to-move = to move
seats-score = score
seats-time-left = time left

## Keys

keys-title = Keyboard shortcuts
keys-hint = a hint
keys-undo = take the last move back
keys-rules = the rules
keys-log = log and chat
keys-turn = read out whose turn it is and the last event
keys-walk-keys = Tab, arrows
keys-walk = go between and within groups of cards
keys-choose-keys = Enter or Space
keys-choose = choose
keys-leave = close the rules, give up a choice

## Log and chat

side-label = Log and chat
side-log = Log
side-chat = Chat
side-unread = Chat ({ $count } new)
side-close = Close log and chat
side-log-empty = What happens is written here.
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
side-chat-empty = Nobody has said anything yet.
side-table = Table
side-say = Say something
side-send = Send
side-mute = Mute
side-hear = Unmute
side-mute-name = Mute { $name }
side-hear-name = Unmute { $name }
report = Report
report-name = Report { $name }
report-line-name = Report this line by { $name }
report-title = Report { $name } to the operators
report-about = Only the operators of this server see your report. { $name } is not told.
report-line = The line: “{ $text }”
report-why = What is wrong?
report-abuse = Insults, threats or harassment
report-cheating = Cheating
report-stalling = Wasting time or leaving games on purpose
report-bad-name = An offensive name
report-other = Something else
report-more = What else should they know? (optional)
report-send = Send report
report-sent = Thank you. The operators have your report.
report-again = The operators have this report already. Thank you.
side-closed = Talk is closed while this team game is played.
side-pause = Pause
reaction-hello = Hello
reaction-thanks = Thanks
reaction-well-played = Well played
reaction-oops = Oops
reaction-wow = Wow
reaction-thinking = Thinking
reaction-hurry = Hurry
reaction-good-game = Good game
remark-sat-down = sat down.
remark-left = left the game.
remark-came-back = came back.
remark-abandoned = left the game for good.
remark-declined-rematch = declined a rematch.
remark-removed = was removed by the host.
remark-new-host = is now the host.
remark-closed-by-operator = was closed by an operator of the server.
remark-bot-took-over = is away; a bot plays on.
remark-out-of-time = ran out of time; a move was made for them.

## Leaving a table

leave = Leave game
leave-title = Leave the game?
leave-seat-title = Leave your seat?
leave-seat = The seat is freed. Others can take it.
leave-bot = A bot plays on in your place. You can take over again as long as the game runs, unless you abandon it.
leave-freeze = The game freezes until you come back; you will find it on the start page. If you abandon it, it is closed and counts for nothing.
leave-stay = Stay
leave-for-good = Abandon it
left-bot = You have left. A bot is playing for you.
left-frozen = You have left. The game waits for you.
left-for-good = You have left this game for good.
left-take-over = Take over
left-bot-played = { $count ->
    [one] A bot played one move for you.
   *[other] A bot played { $count } moves for you.
  }
table-frozen = The game waits until a player comes back.
turn-bot = A bot plays for you

## Votes

vote-ask-undo = { $who } would like to take the last move back.
vote-ask-pause = { $who } would like to have a rest.
vote-wait-undo = { $who } would like to take the last move back; waiting for { $others }.
vote-wait-pause = { $who } would like to have a rest; waiting for { $others }.
vote-agree = Agree
vote-no = No

## The end of a game

outcome-over = The game is over
outcome-won = { $you ->
    [yes] You won
   *[no] { $who } won
  }
outcome-won-many = { $who } won
outcome-waiting = Rematch offered. Waiting for { $others } …
outcome-withdraw = Withdraw
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
outcome-other = Other games

## What can go wrong

trouble-page = Something went wrong on this page. Reload it and try again.
trouble-unreachable = The server cannot be reached. Check your connection and try again.
trouble-answer = The server gave an answer that this page does not understand.
trouble-status = The server answered with an error ({ $status }).
refused-malformed = The server did not understand this. Reload the page and try again.
refused-malformed-action = This is not a move of this game.
refused-no-action = A move has at least one action.
refused-not-seen-yet = The action before this one shows you something new. Look at it first, then go on.
refused-too-long = That is too long.
refused-too-many = Too much at once. Wait a moment and try again.
refused-who-are-you = Sign in or come as a guest first.
refused-bad-name = A name has 1 to 24 visible characters; a login has 3 to 32 letters, digits, “-”, “_” or “.”.
refused-taken = Somebody else was first: this is taken.
refused-bad-password = A password has 8 to 128 characters.
refused-wrong-password = Login and password do not match.
refused-not-found = There is no such thing, or it is not for you.
refused-unknown-game = There is no such game.
refused-not-host = This is for the host of the table.
refused-not-seated = You have no seat at this table.
refused-seat-taken = This seat is not free.
refused-removed = The host has removed you from this table.
refused-seats-open = A seat is still free.
refused-not-now = This is not possible at the moment.
refused-not-your-turn = It is not your turn.
refused-other-match = This is not the match at the table.
refused-paused = The game rests.
refused-chat-closed = At this table nobody talks during the game.
refused-nothing-to-undo = There is no move of yours to take back.
refused-rated = In a rated game that is not allowed: no hints, no pauses against bots, and no taking back of moves that have shown something.
refused-no-vote = You are not asked, or not any more.
refused-no-spectators = This table does not admit spectators.
refused-storage = It could not be stored. Nothing has changed; try again in a moment.
refused-busy = There is too much going on. Try again in a moment.
refused-origin = This page is of another site.
refused-banned = You are banned from this server.
refused-sign-up-closed = This server takes no new accounts.
refused-invitation = This server takes new accounts by invitation only, and this invitation is not valid.
refused-no-guests = This server takes no guests. Sign in, or take an account.
refused-draining = The server is being restarted. Try again in a moment.
refused-slow = The connection was too slow and is made anew.
refused-fault = The server made a mistake. It is not your fault; try again.
refused-setup-seats = This game is not for so many players.
refused-setup-unknown-option = This game has no such option.
refused-setup-bad-value = One of the choices is not possible.
refused-setup-conflict = Two of the choices exclude each other.
refused-record-unreadable = The record of this game cannot be read any more.
refused-resume-revision = This game was begun with rules that this server does not have.
refused-record-revision = The record of this game needs rules that this server does not have.

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
