### The table of Numboom in the web client. Keys and variables as explained in web.ftl; names of cards and actions as in
### numboom.ftl.

## The start page

game-numboom = Numboom
game-numboom-line = Hide numbers, flip what others hid, and don’t blow up.

## Cards

nb-card = { $card ->
    [bomb] Bomb
    [stack] Stack
    [observe] Observe
    [reverse] Reverse
    [reset] Reset
    [disrupt] Disrupt
    [exchange] Exchange
   *[other] { $card }
  }
# With an article where the language has one.
nb-a-card = { $card ->
    [bomb] a Bomb
    [stack] a Stack
    [observe] an Observe
    [reverse] a Reverse
    [reset] a Reset
    [disrupt] a Disrupt
    [exchange] an Exchange
   *[other] a { $card }
  }
nb-many = { $count } × { $card }
nb-nothing = nothing
nb-hidden-card = a card
nb-deadly = deadly
nb-card-deadly = { $card }, deadly
nb-use-number = Place it face down.
nb-use-bomb = Place it face down. The player who flips it may only flip on their next turn.
nb-use-stack = Lets you place a card on an occupied position.
nb-use-observe = Look at a covered card. You may still flip it this turn.
nb-use-reverse = After your turn, play goes the other way.
nb-use-reset = Set the Death Number.
nb-use-disrupt = Rearrange the covered cards in secret.
nb-use-exchange = Everyone passes their hand to the left or to the right.

## Positions and the Death Number

nb-position = position { $number }
nb-positions = Cover positions
nb-pile = Position { $number }
nb-pile-cards = { $count ->
    [one] a covered card
   *[other] { $count } cards
  }
nb-pile-empty = empty
nb-pile-known = you know it is { $card }
nb-pile-known-deadly = you know it is { $card }, deadly now
nb-pile-mixed = moved by a Disrupt
nb-pile-peeked = peeked at this turn, can’t be flipped
nb-pile-fresh = placed this turn, can’t be flipped
nb-pile-knowers = known to { $names }
nb-pile-goes = moves to position { $number }
nb-new-order = New order
nb-was = was { $number }
nb-death = Death Number
nb-death-about = Death Number { $number }. Flipping a { $deadly } is deadly.
nb-death-none = No Death Number yet.
nb-is-deadly = is deadly
nb-makes = makes it { $number }

## Deck and discards

nb-deck = Deck
nb-discards = Discards
nb-face-up = Face up
nb-face-up-and-down = Face up, plus { $count } face down
nb-none-yet = none yet
nb-clockwise = clockwise
nb-counter = counter-clockwise
nb-clockwise-turning = clockwise, about to reverse
nb-counter-turning = counter-clockwise, about to reverse
nb-dual = Dual
nb-somewhere = Somewhere on the table: { $cards }

## Players and the hand

nb-players = Players, clockwise
nb-you = (you)
nb-out = out in turn { $turn }
nb-bombed = Bomb: may only flip next turn
nb-noted = You know this hand holds { $cards }
nb-to-move = playing
nb-hand = Your hand
nb-hand-empty = Your hand is empty.
nb-hand-fallen = Your cards are in the discards.

## Buttons

nb-flip = Flip
nb-peek = Peek
nb-observe = Observe
nb-place = Place { $card }
nb-end = End turn
nb-to = To { $who }
nb-label = { $label }: { $move }

## What was chosen

nb-chosen = { $card }: { $what }
nb-choose-observe = Observe: choose a position.
nb-choose-place = Place { $card }: choose a position.
nb-position-why = { $place }: { $why }
nb-at-nothing = { $place }: nothing you can do here right now.
nb-at = { $place }.
nb-at-bomb = { $place }: a Bomb. Flip it and you may only flip next turn.
nb-at-unknown = { $place }: deadly if it’s a { $deadly }.
nb-at-fatal = { $place }: a { $number }. Flip it and you’re out!
nb-at-next = { $place }: a { $number }. Flip it and the Death Number becomes { $next }.
nb-hint = Hint: { $move }.

## Why a card cannot be used

nb-why-over = The game is over (NB-20).
nb-why-turn = It’s not your turn (NB-7).
nb-why-arrange = Finish the Disrupt first (NB-17).
nb-why-opening-flip = Round one ends with a flip (NB-5).
nb-why-dual-flip = In Dual, flip first (NB-19).
nb-why-opening-bomb = At this table you can’t place bombs in round one (NB-A4).
nb-why-flip-only = You flipped a bomb, so you may only flip this turn (NB-12).
nb-why-operations = You’ve used both operations (NB-7).
nb-why-occupied = Every position is occupied (NB-8).
nb-why-opening-function = You can’t play function cards in round one (NB-A7).
nb-why-dual-function = There are no function cards in Dual (NB-19).
nb-why-stack-late = You can’t place another card this turn (NB-A20).
nb-why-stack = Stack needs an occupied position and a card to place (NB-A36).
nb-why-covered = There are no covered cards (NB-A36).
nb-why-occupied-there = There’s already a card there, and you haven’t played Stack (NB-8).
nb-why-nothing-there = There’s no card there to look at (NB-A36).

## What is asked for

nb-ask-out = You’re out. { $who }’s turn.
nb-ask-shuffle = Shuffling and dealing the cards.
nb-ask-arranging = { $who } is rearranging the covered cards.
nb-ask-other = { $who }’s turn.
nb-ask-other-flip = { $who }’s turn: flips only.
nb-ask-opening = Round one: place a card on an empty position.
nb-ask-opening-flip = Round one: flip a card. Its number becomes the Death Number.
nb-ask-arrange = Disrupt: choose the pile for { $place }.
nb-ask-dual-flip = Dual: flip a card.
nb-ask-dual-place = Dual: now place a card.
nb-ask-dual-fill = Dual: fill an empty position.
nb-ask-end = No operations left. Play function cards or end your turn.
nb-ask-flip-only = Bomb! You may only flip ({ $count ->
    [one] 1 operation
   *[other] { $count } operations
  } left).
nb-ask-act = Your turn: place, peek or flip ({ $count ->
    [one] 1 operation
   *[other] { $count } operations
  } left).
nb-ask-may-stack = You may place a card on an occupied position.
nb-won = { $you ->
    [yes] You’re the last one standing. You win!
   *[no] { $who } is the last one standing and wins.
  }
nb-won-shared = Turn limit reached. Everyone still in shares the win.

## Moves

nb-do-end = End your turn
nb-do-flip = Flip { $place }
nb-do-peek = Peek at { $place }
nb-do-place = Place { $card } on { $place }
nb-do-stack = Play Stack
nb-do-observe = Play Observe on { $place }
nb-do-reverse = Play Reverse
nb-do-reset = Play Reset: Death Number { $number }
nb-do-disrupt = Play Disrupt
nb-do-exchange-left = Play Exchange: hands go left, yours to { $who }
nb-do-exchange-right = Play Exchange: hands go right, yours to { $who }
nb-do-arrange = Move the pile from { $from } to { $place }

## What happened

nb-on-starter = { $who } { $you ->
    [yes] go
   *[no] goes
  } first.
nb-on-dealt = Everyone is dealt four cards.
nb-on-rejected = { $who } { $you ->
    [yes] show a hand with nothing to place and redraw
   *[no] shows a hand with nothing to place and redraws
  }.
nb-on-drew = { $who } { $you ->
    [yes] draw
   *[no] draws
  } { $cards }.
nb-on-drew-hidden = { $who } { $you ->
    [yes] draw
   *[no] draws
  } { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
nb-on-reshuffled = The discards are shuffled into a deck of { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
nb-on-turn-of = { $you ->
    [yes] Your turn.
   *[no] { $who }’s turn.
  }
nb-on-turn-flips = { $you ->
    [yes] Your turn: flips only, because of a bomb.
   *[no] { $who }’s turn: flips only, because of a bomb.
  }
nb-stage-starter = Drawing lots for who goes first.
nb-stage-deal = Dealing the cards.
nb-stage-redraw = Drawing a new hand.
nb-stage-reshuffle = Shuffling the discards.
nb-stage-opening = Round one: placing a card.
nb-stage-opening_flip = Round one: flipping a card for the Death Number.
nb-stage-act = Place, peek or flip.
nb-stage-arrange = Rearranging the covered cards.
nb-stage-dual_flip = Dual: flipping a card.
nb-stage-dual_place = Dual: placing a card.
nb-stage-dual_fill = Dual: filling an empty position.
nb-stage-over = Game over.
nb-operations-left = Operations left: { $count }.
nb-on-placed = { $who } { $you ->
    [yes] place
   *[no] places
  } { $card } on { $place }.
nb-on-peeked = { $who } { $you ->
    [yes] peek
   *[no] peeks
  } at { $place }.
nb-on-peeked-card = { $who } { $you ->
    [yes] peek
   *[no] peeks
  } at { $place }: { $card }.
nb-on-observed = { $who } { $you ->
    [yes] observe
   *[no] observes
  } { $place }.
nb-on-observed-card = { $who } { $you ->
    [yes] observe
   *[no] observes
  } { $place }: { $card }.
nb-on-flipped = { $who } { $you ->
    [yes] flip
   *[no] flips
  } { $card } on { $place }. The Death Number is { $number }.
nb-on-restricts = Because of the bomb, { $you ->
    [yes] you
   *[no] { $who }
  } may only flip next turn.
nb-on-played = { $who } { $you ->
    [yes] play
   *[no] plays
  } { $card }.
nb-on-reset = The Death Number is now { $number }.
nb-on-arranged = The pile from { $place } is in its new place.
nb-on-disrupted = { $who } { $you ->
    [yes] rearrange
   *[no] rearranges
  } the covered cards.
nb-on-exchanged-left = Everyone passes their hand to the left.
nb-on-exchanged-right = Everyone passes their hand to the right.
nb-on-out = Boom! { $who } { $you ->
    [yes] are
   *[no] is
  } out. One position is removed.
nb-on-dual = Two players left: Dual! Function cards leave the game.
nb-on-ended-clockwise = Turn over. Play continues clockwise.
nb-on-ended-counter = Turn over. Play continues counter-clockwise.

## The guided first game

lesson-numboom-opening = The last player standing wins. In round one, everyone but the last player places a card face down. One position is
    left: place your 3.
lesson-numboom-place = Your 3 was flipped first, so the Death Number became 3. Each flip adds to it: a 2 made it 5, and above 4 you take off 4,
    so now it’s 1. A turn has two operations. First, place another 3. Only you know it’s there.
lesson-numboom-reset = Flip a card that makes 4 with the Death Number and you’re out. Your 3 would: 1 + 3 = 4. Function cards cost no
    operation, so play Reset and set the Death Number to 2.
lesson-numboom-flip = Now 2 + 3 = 5, which counts as 1. Flip your own 3: you’re safe.
lesson-numboom-end = Both operations are done. You could still play function cards, but save them. End your turn.
lesson-numboom-peek = You have no number to place, and flipping blind is risky. Peek instead: only you see the card. You can’t flip it this turn.
lesson-numboom-reverse = It’s a 1. Leave it to the others. Play Reverse, and after your turn play goes the other way.
lesson-numboom-end-again = Nothing is left for your second operation. End your turn.
lesson-numboom-free = Watch the Death Number, remember what you’ve seen, and never flip the card that makes 4. The rest is up to you!

## Names of rule sets

preset-full = Full
preset-base = Base
preset-base-and-bombs = Base and bombs
preset-base-and-functions = Base and functions
preset-rounds = Rounds
preset-base-rounds = Base with rounds
preset-sharp = Sharp

## Values of options; what they mean is in the rules

value-again = Once more
value-barred = Barred
value-base = Base
value-dual = Dual
value-full = Full
value-no = No
value-on = On
value-opening = Opening
value-restrict = Restrict
value-round = Round
value-turn = Turn
value-yes = Yes
