### The terminal client, apart from the sentences that it shares with the web client (web*.ftl). Keys and variables are stable:
### a translation keeps them and changes only the texts. Words in capitals and commands are typed, and stay as they are.

## Small words

# "a and b", and the end of "a, b, and c"; $sound is "i" where the last part begins with that sound.
list-two = { $before } and { $last }
list-many = { $before }, and { $last }
list-separator = { ", " }
percent = { $number }%
term-yes = yes
term-no = no
term-empty = empty
term-over = game over
term-shuffling = shuffling
term-seen = seen { $cards }
term-hand = Your hand: { $cards }
term-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
term-round = Round { $round }
term-player = Player { $number }
term-away = { $name } (away)

## Number Chain

term-nc-discard = too many cards: discard
term-nc-discard-last = Discard to 10; the last one is the Floor card.
term-nc-offer = extra turn: use it or decline
term-nc-link = begin with { $digit }
term-nc-any = Any card fits now.
term-nc-digit = The next card must begin with { $digit }.
term-nc-covered = on { $count } more
term-nc-closing = Closing phase: play cards or go out.

## Chain

term-ch-colour = { $colour ->
    [red] red
    [orange] orange
    [purple] purple
    [blue] blue
   *[green] green
  }
term-ch-build = take a card, or sweep one first
term-ch-take = take a card
term-ch-settle = make runs and sets
term-ch-rest = keep or discard the rest
term-ch-wait = waiting for the others to settle
term-ch-release = release
term-ch-beat = To beat: { $meld }
term-ch-beat-by = To beat: { $meld }, by { $who }
term-ch-free = New trick: lead any meld.
term-ch-group = Group { $number }: { $cards } = { $points }
term-ch-together = Total: { $points } points
term-ch-swept = swept: { $cards }
term-ch-aside = set aside: { $cards }
term-ch-built = built { $points }
term-ch-won = won { $count }
term-ch-penalty = penalty { $cards }
term-ch-settled = seat { $seat } built { $points }: { $groups }
term-ch-settled-out = seat { $seat } built { $points }: { $groups }, discarded { $cards }
term-ch-settled-short = seat { $seat } { $points }: { $groups }
term-ch-settled-short-out = seat { $seat } { $points }: { $groups } out { $cards }

## Numboom

term-nb-zero = 0 is BOOM
term-nb-opening = round one: place a card
term-nb-opening-flip = round one: flip a card
term-nb-flips = flips only
term-nb-left = { $count ->
    [one] 1 operation left
   *[other] { $count } operations left
  }
term-nb-arrange = Disrupt: pile for position { $number }
term-nb-dual-flip = Dual: flip a card
term-nb-dual-place = Dual: place a card
term-nb-stack = Stack: occupied positions allowed
term-nb-out = out
term-nb-bombed = bombed
term-nb-covered = covered
term-nb-covered-card = { $card } (covered)
# At most 7 columns.
term-nb-no-flip = no flip
term-nb-mixed = mixed

## Sequence Numbers

term-sn-legend = ★ free corner · reversed: locked in a Sequence
term-sn-row = Row { $row }: { $cells }
term-sn-act = play a card
term-sn-lock = choose five of the line
term-sn-vote = vote on the call
term-sn-forfeit = give up a card
term-sn-chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
  }
term-sn-sequences = { $count ->
    [one] 1 Sequence
   *[other] { $count } Sequences
  }
term-sn-sequences-short = { $count } Seq
term-sn-last = last { $card }

## Keys; every line has to fit in 78 columns

term-keys = m moves  i cards  h hint  a auto  u undo  ? rules  q leave
term-keys-online = m moves  i cards  h hint  a auto  u undo  ? rules  c chat  q leave
term-keys-mark = Space mark
term-keys-room = Enter start  c chat  q leave
term-keys-lobby = ↑↓ choose  Enter open  q leave
term-keys-setup = ↑↓ line  ←→ change  Enter play  q leave
term-keys-replay = ←→ step  ↑↓ ten  Home End  N Enter jump  v view  i cards  ? rules  q leave
term-keys-leave = y leave    n stay
term-keys-result = Enter leave    Esc look at the table
term-keys-question = y yes    n no
term-keys-talk = Enter send    Esc cancel
term-page = { $title } (↑↓ PgUp PgDn, Esc closes)

## Below the table

term-enter = Enter: { $moves }
term-point = Point with the arrow keys or Tab, then press Enter.
term-nothing = Nothing to do here now. Enter says why.
term-nothing-to-do = There’s nothing to do here now.
term-marked-none = The marked cards make no move now. Enter says why.
term-marked-no-move = No move uses exactly these cards now. Esc clears the marks.
term-picked-up = Picked up. Point at a place and press Enter; Esc puts it back.
term-put-down = Put back.
term-which-move = Which move? (Esc: none)
term-played = Played: { $move }.
term-hint = { $move }. { $why }
term-hint-later = Your last move is still on its way. The hint comes after it.
term-thinking = A bot is thinking about your move…
term-taken-back = Taken back.
term-undo-asked = The others are asked whether you may take your move back.
term-undo-declined = The others declined. Your move stands.
term-rematch = Rematch offered. Waiting for the others…
term-small = This window is too small:
    it has { $width } × { $height }, a table needs { $columns } × { $lines }.
    Enlarge it to go on; nothing is lost.
    Ctrl-C leaves.

## Passing the terminal on

term-pass-on = Press Enter to hide the table and pass the terminal to { $name }.
term-veil = Pass the terminal on
term-veil-next = Next player: { $name }
term-veil-hidden = All hands are hidden now.
term-veil-enter = { $name }: press Enter when no one else is looking.
term-now = { $name }’s turn now.

## Setting up, open tables and the room

term-setup-open = Others can take an open seat. You get the link when the table is open.
term-setup-shared = Several seats of “You” share this terminal; it hides the hands between turns.
term-lobby = Tables at { $server }
term-lobby-empty = No open tables right now. Create one.
term-lobby-table = { $game }: { $seats } ({ $status })
term-room = At the table
term-room-link = Invite link: { $link }
term-room-waiting = Waiting for an opponent to take the open seat.
term-room-locked = Waiting for the host to unlock a seat.
term-room-ready = Everyone’s here. Type start or press Enter to start the game.
term-room-host = Waiting for the host to start the game.
term-room-orders = As the host you can say { $orders }.
term-question = Question
term-report = /report NAME REASON reports a player to the operators.
term-leave-about = The game is kept. You can go on later.

## The line to the server

term-line-online = online
term-line-offline = offline
term-line-connecting = connecting…
term-line-again = reconnecting (attempt { $attempt })…
term-line-lost = connection lost: { $why }. Reconnecting…

## Line by line

term-type-help = Type help for a list of commands.
term-help = Type the number or the name of a move, or:
    moves             list the moves again
    table             show the table again
    hint              what a bot would do
    auto              do what a bot would do
    undo              take your last move back
    why MOVE          why a move is not possible
    MOVE with CARDS   play exactly these cards, where several would do
    rules             the rule that matters now; rules NC-12 for another one
    say TEXT          chat at an online table
    report NAME REASON  report a player to the operators; REASON is abuse, cheating, stalling, name or other
    start             start the game, or play again
    yes, no           answer a question of the others
    leave             save the game and leave; the end of the input does the same
term-your-move = Your move:
term-scores = Scores: { $scores }
term-result = { $place }. { $name }: { $score }
term-choice = Bot’s choice: { $move }
term-possible = That move is possible.
term-refused = Not possible. { $why }
term-no-move = There is no move “{ $typed }” here. Type moves or help.
term-no-such-move = This game has no move “{ $typed }”.
term-no-clause = { $game } has no rule “{ $clause }”.
term-type-answer = { $question } Type yes or no.
term-input-ended = The input has ended.
term-trouble = Problem: { $why }
term-game-over = The game is over.

## Replays

term-as-spectator = As a spectator saw it.
term-as-seat = As { $name } saw it (seat { $seat }).
term-jump = Go to step { $step } (Enter)

## What is refused

term-no-one-plays = No one plays at this terminal.
term-no-one-to-report = There is no one to report at this table.
term-no-one-to-talk-to = There is no one to talk to at this table.
term-changing-hands = Pass the terminal on first.
term-begun = The game has already begun.
term-not-begun = The game hasn’t begun yet.
term-nothing-to-say = There is nothing to send.
term-table-left = You left the table.
term-on-its-way = Your move is on its way. It arrives as soon as the server can be reached.
term-draft = Start of a move. It is sent when it is complete.
term-draft-lost = The game went on, so the move you had begun was not sent.
term-unreadable = This program can’t show the game: { $why }
term-stuck = The bot at seat { $seat } is stuck: { $why }
term-host-no-seat = There is no seat “{ $seat }”.
term-host-taken = A player sits on seat { $seat }. Remove them first.
term-host-no-one = No one sits there.
term-host-no-name = No one here is called “{ $name }”.
term-host-two = Two players are called “{ $name }”. Type the seat number, or remove them in a browser.
term-host-no-order = There is no “/{ $order }”. The host has { $orders }.
term-report-usage = Type report NAME REASON. Reasons: { $reasons }
term-report-two = Two players have this name. Report them in a browser.

## On leaving

term-saved = The game is saved. Continue with: { $command }
term-save-failed = The game could not be saved: { $why }
term-unsaved = { $why }. The game goes on, but it is not saved.
term-record = The record is in { $file }.
term-record-failed = The record could not be written to { $file }: { $why }
term-kept = The record is not written. The game is kept; write the record with: { $command }
term-contributed = You contributed { $value } to the shuffles. Check it with: { $command }
term-table-closed = The table is closed: { $why }
term-leave-waiting-open = The game hasn’t begun, and others may take your seat.
term-leave-waiting = The game hasn’t begun, and your seat is kept.
term-leave-bot = Your seat is kept, and a bot takes over after a while.
term-leave-waits = Your seat is kept, and the game waits for you.
term-come-back = Come back with: { $command }
term-search-ended = The search has ended. Search again with: { $command }
term-search-again = Find another match with: { $command }
