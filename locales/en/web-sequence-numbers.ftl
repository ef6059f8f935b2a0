### The table of Sequence Numbers in the web client. Keys and variables as explained in web.ftl; names of cards and actions as
### in sequence-numbers.ftl.

## The start page

game-sequence-numbers = Sequence Numbers
game-sequence-numbers-line = Solve your cards and line up five chips on the board.

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
sn-board = Board, { $rows } by { $columns }. Use the arrow keys to move.
sn-square-corner = free corner, counts for everyone
sn-square-chip-blue = Blue chip
sn-square-chip-orange = Orange chip
sn-square-chip-green = Green chip
sn-square-locked = locked
sn-square-lit = playable
sn-square-tried = tried, wrong
sn-square-recent = just changed
sn-dead = dead card
sn-card-dead = { $card }, dead card
sn-card-why = { $card }: { $why }
sn-hand = Your hand
sn-hand-empty = Your hand is empty.

## Teams at the table

sn-teams = Teams
sn-you = (you)
sn-to-move = playing
sn-holds-last = { $holds }, last played { $card }
sn-offers-end = offers to stop
sn-may-draw = may draw
sn-score = { $team }, { $won } of { $target } Sequences
sn-deck = Deck { $count }
sn-goal = { $target ->
    [one] one Sequence wins
   *[other] { $target } Sequences win
  }

## Buttons

sn-play = Play { $card }
sn-exchange = Exchange card
sn-exchange-dead = Exchange dead card
sn-give-up = Give up card
sn-pass = Pass
sn-draw = Draw
sn-guilty = Guilty
sn-not-guilty = Not guilty
sn-offer-end = Offer to stop
sn-label = { $label }: { $move }

## What was chosen

sn-give-up-which = Give up { $card }?
sn-is-dead = { $card } is dead: both its spaces are covered.
sn-choose-plus = Plus: place a chip on any open space.
sn-choose-minus = Minus: take away an opponent’s chip.
sn-choose-solve = { $card }: find the answer on the board.
sn-choose-marked = { $card }: choose a marked space.
sn-with-which = { $place }: with which card?
sn-space-why = { $place }: { $why }
sn-hint = Hint: { $move }.

## Why a card cannot be used

sn-why-over = the game is over (SN-15).
sn-why-trial = a table talk call is being settled (SN-A24).
sn-why-turn = it’s not your turn (SN-8).
sn-why-lock = choose your five chips first (SN-A10).
sn-why-plus = there’s no open space (SN-A16).
sn-why-minus = no opposing chip can be taken (SN-A17).
sn-why-exchanged = both spaces are covered, and you’ve already exchanged a card (SN-11).
sn-why-covered = both spaces are covered (SN-8).
sn-why-corner = corners take no chips (SN-A15).
sn-why-chip = there’s already a chip there (SN-8).
sn-why-tried = you’ve tried that this turn, and it was wrong (SN-A38).
sn-why-number = that’s not the answer to { $card } (SN-A3).
sn-why-no-chip = there’s no chip to take away (SN-A17).
sn-why-own-chip = that chip is on your own side (SN-A17).
sn-why-locked = that chip is part of a completed Sequence (SN-10).

## What is asked for

sn-ask-called = { $who } called table talk on { $team }.
sn-ask-called-you = { $who } called table talk on you.
sn-ask-guilty = Are they guilty?
sn-ask-voting = The others are voting.
sn-ask-forfeit = The call stands. Choose a card to give up.
sn-ask-forfeiting = The team is giving up cards for table talk.
sn-ask-shuffle = Shuffling and dealing the cards.
sn-ask-other = { $who }’s turn.
sn-ask-other-lock = { $who } is choosing five chips of a longer line.
sn-ask-lock = More than five in a row: choose the five to lock.
sn-ask-no-play = You can’t play any of your cards.
sn-ask-again = Not quite. Work it out again.
sn-ask-solve = Your turn: solve a card and find its space.
sn-ask-card = Your turn: choose a card.

## Moves

sn-do-pass = Pass: no card to play
sn-do-pass-solve = Pass: claim you have no play
sn-do-draw = Draw a card
sn-do-agree = Offer to stop the game as it stands
sn-do-call = Call table talk on { $team }
sn-do-vote-guilty = Vote: guilty
sn-do-vote-innocent = Vote: not guilty
sn-do-forfeit = Give up { $card }
sn-do-exchange = Exchange { $card } as a dead card
sn-do-lock = Lock the five from { $from } to { $to }
sn-do-place = Play { $card } and place a chip on { $place }
sn-do-remove = Play Minus and take the chip from { $place }

## What happened

sn-on-dealer = { $who } { $you ->
    [yes] deal
   *[no] deals
  }. The next player goes first.
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
    [yes] { $who } play Minus and take the chip from { $place }.
   *[no] { $who } plays Minus and takes the chip from { $place }.
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
sn-on-used = { $you ->
    [yes] You claim your draw.
   *[no] { $who } claims their draw.
  }
sn-on-used-lapsed = { $you ->
    [yes] You claim your draw.
   *[no] { $who } claims their draw.
  } The player before misses out on { $count ->
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
    [yes] are
   *[no] is
  } wrong: the card isn’t dead.
sn-on-missed-pass = { $who } { $you ->
    [yes] are
   *[no] is
  } wrong: there’s a card to play.
sn-on-depleted = The deck is empty.
sn-on-reshuffled = The discards are shuffled into a new deck.
sn-turn-moved = Turn over.
sn-turn-passed = The turn passes without a play.
sn-turn-passed_after_exchange = The turn passes after an exchange.
sn-turn-lost = The wrong answer ends the turn.
sn-turn-lost_after_exchange = The wrong answer after an exchange ends the turn.
sn-on-agreed = { $who } { $you ->
    [yes] offer
   *[no] offers
  } to stop the game.
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
sn-on-settled-falls = The call on { $team } is rejected.
sn-on-settled-falls-you = The call on you is rejected.
sn-on-forfeited = { $who } { $you ->
    [yes] give
   *[no] gives
  } up { $card }.

## The end

sn-ending-won = The game is won.
sn-ending-deck_cycle = Game over: the deck went round with no change on the board.
sn-ending-lap_of_passes = Game over: everyone passed.
sn-ending-turn_limit = Game over: turn limit reached.
sn-ending-agreed = Game over: everyone agreed to stop.
sn-draw-result = It’s a draw for the most Sequences.
sn-wins = { $you ->
    [yes] You win!
   *[no] { $who } wins.
  }
sn-wins-yours = { $who } wins. That’s your team!

## The guided first game

lesson-sequence-numbers-place = Five chips in a row win. Play a card and put a chip on one of the two spaces with its answer. 17 − 5 is 12: take the
    12 in the middle of the board.
lesson-sequence-numbers-line = Now build a line. 3 + 37 is 40: cover the marked 40, two spaces from your 12.
lesson-sequence-numbers-third = 5 + 1 is 6: cover the marked 6, on the other side of your 12. You draw automatically after each play.
lesson-sequence-numbers-plus = A Plus goes on any open space. Fill the gap between your 12 and your 40.
lesson-sequence-numbers-minus = Your opponent has covered the 31 you need. A Minus takes away an opponent’s chip, unless it’s part of a Sequence. Use
    it there.
lesson-sequence-numbers-free = You need one more chip, on the 31, and it’s open again. Corners count for everyone, and a card with both spaces covered
    can be exchanged. Good luck!

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
