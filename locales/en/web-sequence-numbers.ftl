### The start page

game-sequence-numbers = Sequence Numbers
game-sequence-numbers-line = Work out your cards and line up five chips on the board.

## The table of Sequence Numbers in the web client. Keys and variables as explained in web.ftl; names of cards and actions as
### in sequence-numbers.ftl.

## Cards, spaces and teams

sn-plus = Plus
sn-minus = Minus
sn-slot = card { $number }
sn-team-blue = Team Blue
sn-team-orange = Team Orange
sn-team-green = Team Green
sn-colour-blue = Blue
sn-colour-orange = Orange
sn-colour-green = Green
sn-space = { $number } at { $space }
sn-corner-space = the corner at { $space }
sn-board = Board, { $rows } by { $columns }. Walk with the arrow keys.
sn-square-corner = free corner, counts for everybody
sn-square-chip-blue = Blue chip
sn-square-chip-orange = Orange chip
sn-square-chip-green = Green chip
sn-square-locked = locked
sn-square-lit = can be chosen
sn-square-tried = tried in vain
sn-square-recent = just changed
sn-dead = dead card
sn-card-dead = { $card }, dead card
sn-card-why = { $card }: { $why }
sn-hand = Your hand
sn-hand-empty = Your hand is empty.

## Teams at the table

sn-teams = Teams
sn-you = (you)
sn-to-move = to move
sn-holds-last = { $holds }, last { $card }
sn-offers-end = offers to end
sn-may-draw = may draw
sn-score = { $team }, { $won } of { $target } Sequences
sn-deck = Deck { $count }
sn-goal = { $target ->
    [one] one Sequence wins
   *[other] { $target } Sequences win
  }

## Buttons

sn-play = Play { $card }
sn-exchange = Exchange it
sn-exchange-dead = Exchange as dead
sn-give-up = Give it up
sn-pass = Pass
sn-draw = Draw
sn-guilty = Guilty
sn-not-guilty = Not guilty
sn-offer-end = Offer to end
sn-label = { $label }: { $move }

## What was chosen

sn-give-up-which = Give up { $card }?
sn-is-dead = { $card } is dead: both its spaces are covered.
sn-choose-plus = Plus: place a chip on any open space.
sn-choose-minus = Minus: take away an opposing chip.
sn-choose-solve = { $card }: find its answer on the board.
sn-choose-marked = { $card }: choose a marked space.
sn-with-which = { $place }: with which card?
sn-space-why = { $place }: { $why }
sn-hint = Hint: { $move }.

## Why a card cannot be used

sn-why-over = the game is over (SN-15).
sn-why-trial = a call of table talk is being settled (SN-A24).
sn-why-turn = it is not your turn (SN-8).
sn-why-lock = choose your five first (SN-A10).
sn-why-plus = no space is open (SN-A16).
sn-why-minus = there is no opposing chip that may be taken (SN-A17).
sn-why-exchanged = both spaces are covered, and you have exchanged a card already (SN-11).
sn-why-covered = both spaces are covered (SN-8).
sn-why-corner = corners take no chips (SN-A15).
sn-why-chip = a chip lies there already (SN-8).
sn-why-tried = you have tried that in this turn, and it was wrong (SN-A38).
sn-why-number = this is not the answer to { $card } (SN-A3).
sn-why-no-chip = there is no chip to take away (SN-A17).
sn-why-own-chip = that chip is your own side's (SN-A17).
sn-why-locked = that chip is part of a completed Sequence (SN-10).

## What is asked for

sn-ask-called = { $who } called table talk on { $team }.
sn-ask-called-you = { $who } called table talk on you.
sn-ask-guilty = Are they guilty?
sn-ask-voting = The others are voting.
sn-ask-forfeit = The call stands: choose a card to give up.
sn-ask-forfeiting = Cards are being given up for table talk.
sn-ask-shuffle = Cards are being shuffled and dealt.
sn-ask-other = { $who } is to move.
sn-ask-other-lock = { $who } is to move: choosing five chips of a longer line.
sn-ask-lock = More than five in a line: choose the five that are locked.
sn-ask-no-play = You have no play.
sn-ask-again = That was not it. Work it out again.
sn-ask-solve = Your turn: work out a card and find its space.
sn-ask-card = Your turn: choose a card.

## Moves

sn-do-pass = Pass: you have no play
sn-do-pass-solve = Pass: say that you have no play
sn-do-draw = Draw a card
sn-do-agree = Offer to end the game as it stands
sn-do-call = Call table talk on { $team }
sn-do-vote-guilty = Vote: guilty
sn-do-vote-innocent = Vote: not guilty
sn-do-forfeit = Give up { $card }
sn-do-exchange = Exchange { $card } as a dead card
sn-do-lock = Lock the five from { $from } to { $to }
sn-do-place = Play { $card } and place a chip on { $place }
sn-do-remove = Play Minus and take the chip off { $place }

## What happened

sn-on-dealer = { $who } { $you ->
    [yes] deal
   *[no] deals
  }; the next player begins.
sn-on-dealt = The cards are dealt.
sn-on-turn-of = { $you ->
    [yes] Your turn.
   *[no] { $who }’s turn.
  }
sn-on-placed = { $you ->
    [yes] { $who } play { $card } and place a chip on { $place }.
   *[no] { $who } plays { $card } and places a chip on { $place }.
  }
sn-on-removed = { $you ->
    [yes] { $who } play Minus and take the chip off { $place }.
   *[no] { $who } plays Minus and takes the chip off { $place }.
  }
sn-on-completed = { $who } { $you ->
    [yes] complete
   *[no] completes
  } a Sequence from { $from } to { $to }.
sn-on-choice = { $who } { $you ->
    [yes] choose
   *[no] chooses
  } five chips of a longer line.
sn-on-exchanged = { $who } { $you ->
    [yes] exchange
   *[no] exchanges
  } the dead card { $card }.
sn-on-drew = { $who } { $you ->
    [yes] draw
   *[no] draws
  } { $card }.
sn-on-drew-hidden = { $who } { $you ->
    [yes] draw
   *[no] draws
  } a card.
sn-on-earned = { $who } may draw a card.
sn-on-used = { $who } { $you ->
    [yes] use
   *[no] uses
  } a right to draw.
sn-on-used-lapsed = { $who } { $you ->
    [yes] use
   *[no] uses
  } a right to draw; the player before loses { $count ->
    [one] a card
   *[other] { $count } cards
  }.
sn-on-passed = { $who } { $you ->
    [yes] pass
   *[no] passes
  }.
sn-on-missed = { $who } { $you ->
    [yes] give
   *[no] gives
  } a wrong answer.
sn-on-missed-space = { $who } { $you ->
    [yes] give
   *[no] gives
  } a wrong answer at { $space }.
sn-on-missed-dead = { $who } { $you ->
    [yes] give
   *[no] gives
  } a wrong answer: the card is not dead.
sn-on-missed-pass = { $who } { $you ->
    [yes] give
   *[no] gives
  } a wrong answer: there is a play.
sn-on-depleted = The deck is used up.
sn-on-reshuffled = The discards are shuffled into a new deck.
sn-turn-moved = The turn is over.
sn-turn-passed = The turn goes by without a play.
sn-turn-passed_after_exchange = The turn goes by after an exchange.
sn-turn-lost = The wrong answer costs the turn.
sn-turn-lost_after_exchange = The wrong answer after an exchange costs the turn.
sn-on-agreed = { $who } { $you ->
    [yes] offer
   *[no] offers
  } to end the game.
sn-on-called = { $who } { $you ->
    [yes] call
   *[no] calls
  } table talk on { $team }.
sn-on-called-you = { $who } { $you ->
    [yes] call
   *[no] calls
  } table talk on you.
sn-on-voted-guilty = { $who } { $you ->
    [yes] vote
   *[no] votes
  } guilty.
sn-on-voted-innocent = { $who } { $you ->
    [yes] vote
   *[no] votes
  } not guilty.
sn-on-settled-stands = The call on { $team } stands: each member gives up a card.
sn-on-settled-stands-you = The call on you stands: you give up a card.
sn-on-settled-falls = The call on { $team } is turned down.
sn-on-settled-falls-you = The call on you is turned down.
sn-on-forfeited = { $who } { $you ->
    [yes] give
   *[no] gives
  } up { $card }.

## The end

sn-ending-won = The game is won.
sn-ending-deck_cycle = The game ends: the deck went round without a change on the board.
sn-ending-lap_of_passes = The game ends: everybody passed.
sn-ending-turn_limit = The game ends: the turn limit is reached.
sn-ending-agreed = The game ends: everybody agreed to it.
sn-draw-result = It is a draw between those with most Sequences.
sn-wins = { $you ->
    [yes] You win!
   *[no] { $who } wins.
  }
sn-wins-yours = { $who } wins: your team!

## The guided first game

lesson-sequence-numbers-place = Five chips of yours in a row win. Play a card and put a chip on one of the two spaces with its answer:
    17 − 5 is 12. Take the 12 in the middle of the board.
lesson-sequence-numbers-line = Now build a line. 3 + 37 is 40, and a 40 lies two spaces above your chip. Cover it.
lesson-sequence-numbers-third = 5 + 1 is 6: it lies in the same column, two spaces below. Cover it. You draw a new card by yourself
    after each play.
lesson-sequence-numbers-plus = A Plus card goes on any open space. Use it to close the gap above your 12.
lesson-sequence-numbers-minus = Your opponent has covered the 31 that you need. A Minus card takes a chip of an opponent away,
    unless it is part of a Sequence. Take it off.
lesson-sequence-numbers-free = You need one more chip, on the 31, and it is open again. The corners count as chips of everybody, and
    a card whose two spaces are covered may be exchanged. Good luck!

## Names of rule sets

preset-square = Square
preset-three-teams = Three teams
preset-long = Long
preset-talk = Table talk
preset-school = School
preset-exam = Exam
preset-everything = Everything

## Values of options; what they mean is in the rules

value-called = Called
value-deck-cycle = Deck cycle
value-easy = Easy
value-hard = Hard
value-lap-of-passes = Lap of passes
value-lose-turn = Lose the turn
value-never = Never
value-normal = Normal
value-refuse = Refuse
value-rulebook = Rulebook
value-shown = Shown
value-solve = Solve
