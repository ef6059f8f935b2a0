### The start page

game-numboom = Numboom
game-numboom-line = Hide numbers, turn over what others hid, and do not blow up.

## The table of Numboom in the web client. Keys and variables as explained in web.ftl; names of cards and actions as in
### numboom.ftl.

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
nb-use-bomb = Place it face down. Whoever flips it can only flip in their next turn.
nb-use-stack = Lets you place one card on an occupied position.
nb-use-observe = Look at a covered card. You may flip it in this turn.
nb-use-reverse = Turns go round the other way once your turn is over.
nb-use-reset = Make the Death Number what you please.
nb-use-disrupt = Rearrange the covered cards while nobody looks.
nb-use-exchange = All hands go to the left or to the right.

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
nb-pile-mixed = mixed by a Disrupt
nb-pile-peeked = peeked at in this turn, not to be flipped
nb-pile-fresh = placed in this turn, not to be flipped
nb-pile-knowers = known to { $names }
nb-pile-goes = goes to position { $number }
nb-new-order = The new order
nb-was = was { $number }
nb-death = Death Number
nb-death-about = Death Number { $number }. A flipped { $deadly } is deadly.
nb-death-none = There is no Death Number yet.
nb-is-deadly = is deadly
nb-makes = makes it { $number }

## Deck and discards

nb-deck = Deck
nb-discards = Discards
nb-face-up = Face up
nb-face-up-and-down = Face up, and { $count } face down
nb-none-yet = none yet
nb-clockwise = clockwise
nb-counter = counter-clockwise
nb-clockwise-turning = clockwise, turning
nb-counter-turning = counter-clockwise, turning
nb-dual = Dual
nb-somewhere = Somewhere: { $cards }

## Players and the hand

nb-players = Players, clockwise
nb-you = (you)
nb-out = out, turn { $turn }
nb-bombed = A bomb: only flips in the next turn
nb-noted = You know of { $cards } in this hand
nb-to-move = to move
nb-hand = Your hand
nb-hand-empty = Your hand is empty.
nb-hand-fallen = Your cards are among the discards.

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
nb-at-nothing = { $place }: nothing can be done there now.
nb-at = { $place }.
nb-at-bomb = { $place }: a Bomb. Flipping it leaves you only flips next turn.
nb-at-unknown = { $place }: deadly if it is a { $deadly }.
nb-at-fatal = { $place }: a { $number }. Flipping it puts you out!
nb-at-next = { $place }: a { $number }. Flipping it makes the Death Number { $next }.
nb-hint = Hint: { $move }.

## Why a card cannot be used

nb-why-over = The game is over (NB-20).
nb-why-turn = It is not your turn (NB-7).
nb-why-arrange = Finish the Disrupt first (NB-17).
nb-why-opening-flip = Round one ends with a flip (NB-5).
nb-why-dual-flip = In Dual you flip first (NB-19).
nb-why-opening-bomb = Bombs may not be placed in round one at this table (NB-A4).
nb-why-flip-only = A bomb leaves you only flips in this turn (NB-12).
nb-why-operations = Both operations of the turn are done (NB-7).
nb-why-occupied = Every position is occupied (NB-8).
nb-why-opening-function = Function cards wait until round one is over (NB-A7).
nb-why-dual-function = Function cards are out of the game in Dual (NB-19).
nb-why-stack-late = No card can be placed any more in this turn (NB-A20).
nb-why-stack = Stack needs an occupied position and a card to place (NB-A36).
nb-why-covered = No card is covered (NB-A36).
nb-why-occupied-there = A card lies there already, and you have played no Stack (NB-8).
nb-why-nothing-there = No card lies there to look at (NB-A36).

## What is asked for

nb-ask-out = You are out. { $who } is to move.
nb-ask-shuffle = Cards are being shuffled and dealt.
nb-ask-arranging = { $who } is rearranging the covered cards.
nb-ask-other = { $who } is to move.
nb-ask-other-flip = { $who } is to move and can only flip.
nb-ask-opening = Round one: place one card on an empty position.
nb-ask-opening-flip = Round one: flip one card. Its number becomes the Death Number.
nb-ask-arrange = Disrupt: choose the pile that shall lie on { $place }.
nb-ask-dual-flip = Dual: flip one card.
nb-ask-dual-place = Dual: now place one card.
nb-ask-dual-fill = Dual: fill an empty position.
nb-ask-end = Your operations are done. Play functions or end your turn.
nb-ask-flip-only = The bomb lets you only flip: { $count ->
    [one] one operation left
   *[other] { $count } operations
  }.
nb-ask-act = Your turn: { $count ->
    [one] one operation left
   *[other] { $count } operations
  }.
nb-ask-may-stack = You may place on an occupied position.
nb-won = { $you ->
    [yes] You are the last one left: you win!
   *[no] { $who } is the last one left and wins.
  }
nb-won-shared = The turn limit is reached: those still in share the win.

## Moves

nb-do-end = End the turn
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
nb-do-arrange = Put the pile of { $from } on { $place }

## What happened

nb-on-starter = { $who } { $you ->
    [yes] begin
   *[no] begins
  }.
nb-on-dealt = Four cards are dealt to everybody.
nb-on-rejected = { $who } { $you ->
    [yes] show a hand without a card to place and draw anew
   *[no] shows a hand without a card to place and draws anew
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
    [yes] Your turn, with flips only because of a bomb.
   *[no] { $who }’s turn, with flips only because of a bomb.
  }
nb-stage-starter = Somebody is chosen to begin.
nb-stage-deal = The cards are dealt.
nb-stage-redraw = A hand is drawn anew.
nb-stage-reshuffle = The discards are shuffled.
nb-stage-opening = Round one: a card is placed.
nb-stage-opening_flip = Round one: a card is flipped for the Death Number.
nb-stage-act = Place, peek or flip.
nb-stage-arrange = The covered cards are being rearranged.
nb-stage-dual_flip = Dual: a card is flipped.
nb-stage-dual_place = Dual: a card is placed.
nb-stage-dual_fill = Dual: an empty position is filled.
nb-stage-over = The game is over.
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
nb-on-restricts = The bomb leaves only flips for the next turn of { $you ->
    [yes] you
   *[no] { $who }
  }.
nb-on-played = { $who } { $you ->
    [yes] play
   *[no] plays
  } { $card }.
nb-on-reset = The Death Number is set to { $number }.
nb-on-arranged = The pile of { $place } is put in its new place.
nb-on-disrupted = { $who } { $you ->
    [yes] have
   *[no] has
  } rearranged the covered cards.
nb-on-exchanged-left = All hands go to the left.
nb-on-exchanged-right = All hands go to the right.
nb-on-out = Boom! { $who } { $you ->
    [yes] are
   *[no] is
  } out. One position is gone.
nb-on-dual = Two are left: Dual. Function cards are out of the game.
nb-on-ended-clockwise = The turn is over; play goes on clockwise.
nb-on-ended-counter = The turn is over; play goes on counter-clockwise.

## The guided first game

lesson-numboom-opening = The last one standing wins. In round one everybody but the last player lays a card face down. There is
    one position left: place your 3.
lesson-numboom-place = Your 3 was turned over, so the Death Number became 3; then a 2 made it 5, and 5 is 1 more than 4, so it
    is 1. In your turn you do two operations. First place another 3 on the free position. Only you know what lies there.
lesson-numboom-reset = Your second operation will be a flip. But your 3 would make 1 + 3 = 4, which counts as 0, and whoever brings
    the Death Number to 0 is out. Function cards cost no operation: first play Reset and make the Death Number 2.
lesson-numboom-flip = Now 2 + 3 = 5, which counts as 1. Flip your own 3: you are safe.
lesson-numboom-end = Both operations are done. You could still play function cards. End your turn.
lesson-numboom-peek = One covered card, and you have no number to place. Flipping it unseen is a risk. Peek instead: only you
    will see it. A card you peeked at cannot be flipped in the same turn.
lesson-numboom-reverse = It is a 1. Now let the others turn it over. Play Reverse, and the turns go round the other way from
    here on.
lesson-numboom-end-again = There is nothing left for your second operation, so your turn may end.
lesson-numboom-free = Watch the Death Number, remember what you have seen, and never let it come to 0 in your hands. The rest is up
    to you.

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
