### Numboom: the rules, clause by clause.
###
### Message ids and attribute names are stable keys: a translation keeps them and changes only the texts and the
### "##" headings. The value listed first under an option is the usual one. Line breaks inside a text become
### spaces; a language written without spaces keeps each text on one line.

title = Numboom
tagline = Slip numbers face down onto the table, turn over what others hid, and be the one whom no card blows up.
credits = The rulebook of Numboom names neither a designer nor a publisher. Cardinal is an independent work and has no
    connection with whoever made the game.

## Setup

NB-1 = From two to ten people can play; four to six is best. Five players need some ten minutes.
    .title = Players
NB-2 = The basic game has nothing but number cards. Function cards and bombs are extras that a table can add.
    .title = Basic game
NB-3 = Everybody is dealt four cards, which only their owner may see.
    .title = Deal
NB-4 = On the table there is one cover position fewer than there are players. A position takes one card, lying face
    down. Only number cards and bombs may lie there.
    .title = Cover positions
NB-5 = In round one each player but the last places one card. The last player then turns one of them over. The number
    that shows is the Death Number, and the card is taken away.
    .title = Round one

## The turn

NB-6 = When a round begins, hands are filled from the deck until they have four cards.
    .title = Drawing
NB-7 = After round one, a turn consists of two operations, neither more nor fewer. Each is a Place, a Peek or a Flip.
    .title = Two operations
NB-8 = Place: lay a number card or a bomb from your hand, face down, where no card lies.
    .title = Place
NB-9 = Peek: look secretly at one of the covered cards and leave it where it was. You may peek once in a turn, and you
    may not flip the card you have peeked at until the turn is over.
    .title = Peek
NB-10 = Flip: turn a covered card face up and take it away. Add its number to the Death Number. If that makes 4, you are
    out on the spot: there is one position less from now on, and the Death Number starts again from 0. If not, the sum
    is the new Death Number, with 4 taken off when it is larger than 4.

    With a Death Number of 2, flipping a 2 puts you out. Flipping a 3 makes it 5, that is 1; then the next 3 to be
    flipped puts its player out.
    .title = Flip
NB-11 = A function card may be played whenever you like in your turn. It takes up no operation, except where its own
    rule says so.
    .title = Function cards
NB-12 = A bomb is placed as a number card would be. If you flip one, all you can do in your next turn is flip.
    .title = Bomb
NB-13 = Stack: one time, you may place a card where another one lies already. Playing the Stack costs nothing, but the
    Place is an operation as always.
    .title = Stack
NB-14 = Observe: look at a covered card. This is no operation, you may do it as often as you have the cards for it, and
    you may flip what you saw in the same turn.
    .title = Observe
NB-15 = Reverse: once your turn is over, turns go round the other way.
    .title = Reverse
NB-16 = Reset: make the Death Number whatever number you please.
    .title = Reset
NB-17 = Disrupt: while nobody else is looking, move the covered cards around as you wish. You may not look at them,
    either.
    .title = Disrupt
NB-18 = Exchange: everybody hands all their cards to a neighbour. You choose whether to the left or to the right.
    .title = Exchange

## The end

NB-19 = The last two play Dual. There are two positions, function cards are out of the game, and a turn is this: flip one
    card, then place one.
    .title = Dual
NB-20 = Whoever is left when all others are out has won.
    .title = Winner

## Rulings: cards and numbers

NB-A1 = The full deck has 107 cards: 21 ones, 20 twos, 21 threes, 10 fours, 5 bombs, and 5 of each of the 6 functions.
    Without functions there are 77 cards, without bombs 102, and the base deck with neither has 72.
    .title = Decks
NB-A2 = The Death Number is always 0, 1, 2 or 3; whole fours are left out. You are out when Death Number and card add up
    to a multiple of 4. So a 4 is harmless except at 0, where it is the deadly card.
    .title = Counting by fours
NB-A22 = For a Reset, 0 to 3 are all the numbers needed. Any other whole number counts as what is left after taking out
    fours. A Reset never puts anybody out. Something that is no whole number is not accepted.
    .title = Numbers for a Reset
NB-A39 = The Death Number is shown as 0 to 3, together with the card that is deadly: the one that makes 4 with it.
    .title = Showing the Death Number

## Rulings: round one

NB-A3 = If the first card turned over is a 4, the Death Number is 0 and nobody is out, because this card only sets it.
    .title = A 4 first
NB-A4 = If the first card turned over is a bomb, the Death Number is 0 and the bomb works as usual on the player who
    turned it over. A table may instead have that player turn over another card (if none is left, the Death Number is 0
    and nothing else happens), or may allow no bombs to be placed in round one.
    .title = A bomb first
NB-A5 = Somebody who has to place a card in round one but was dealt none that can be placed shows the hand. It is
    shuffled back into the deck and four other cards are drawn. If none of these can be placed either, that hand is
    shown and shuffled back as well, until one of the cards can be placed. The last player needs no such card.
    .title = Nothing to place
NB-A6 = Who goes first is drawn by lot, and turns go clockwise. The last player of round one is the one sitting just
    before the first. The first player also starts round two.
    .title = Who goes first
NB-A7 = Function cards cannot be played in round one.
    .title = No functions at first
NB-A25 = Two players hold a round one with a single position: one places, the other turns the card over. Then Dual
    begins. A table may choose to start with Dual right away; then both place one card and the Death Number is 0.
    .title = Starting with two

## Rulings: drawing

NB-A8 = You fill your hand at the start of your own turn. A table may choose rounds instead: a round has as many turns as
    players were alive when it began, a turn in which somebody dies being one of them; when it begins, all draw, the
    player whose turn it is first and then in the order of play. Dual begins with a new round.
    .title = When to draw
NB-A9 = Flipped cards, used function cards and the hands of those who are out go to the discards. When the deck is empty
    and somebody has to draw, the discards are shuffled into a new deck. If there are none, nothing is drawn.
    .title = Used-up deck
NB-A37 = Function cards count among the four of a hand. As you may play any number of them in a turn, no hand is stuck
    with them for long.
    .title = A hand full of functions
NB-A38 = Ten players with the base deck hold 40 of its 72 cards. The deck is shuffled anew early and often; this does no
    harm.
    .title = Ten with the base deck

## Rulings: operations

NB-A10 = If you cannot do two operations, you do as many as you can. Nothing forbids a first operation that leaves no
    second one.
    .title = Less than two
NB-A11 = Placing twice and flipping twice are fine. Peeking twice is not.
    .title = The same twice
NB-A12 = You may flip a card in the very turn in which you placed it. A table may forbid this.
    .title = Flipping a fresh card
NB-A13 = If a position is empty when your turn begins, you can get through it without risk. With all positions taken you
    have to flip at least once, unless you hold a Stack. A bomb, or a hand without cards to place, can force a flip as
    well.
    .title = Safe turns
NB-A14 = What may not be flipped is the card, wherever a Disrupt takes it, and not the place. This goes for a card you
    have peeked at and, where the table forbids flipping it, for a card placed in this turn. The others are not told
    where it lies. You may peek at a card of your own, though it is a waste.
    .title = The ban goes with the card
NB-A15 = Looking with an Observe at the card you have peeked at does not make it one you may flip.
    .title = Observe lifts no ban
NB-A32 = Two cautious players could go on for ever, so there is a limit: after 1000 turns the game is over and all who
    are alive share the win. Ordinary games stay far below it. Turns of round one count. A limit of 0 is none.
    .title = Endless games

## Rulings: going out

NB-A16 = The position that goes is the one from which the fatal card was taken. If more cards lie there, an empty
    position goes instead, the one with the highest number; if there is none, the position goes after all and the cards
    left on it are discarded face down. All this comes before the number of positions is set to two for Dual.
    .title = Which position goes
NB-A17 = Being out ends your turn at once, with whatever you had left to do. Your hand is discarded face down, and cards
    you placed stay where they are. A bomb you flipped no longer matters; a Reverse you played does take effect. The turn
    passes to your neighbour in the order of play then valid. The winner is ranked first, the others by how long they
    lasted. Flipped and played cards lie open among the discards.
    .title = Being out
NB-A33 = Two players can never go out at the same time, so there is exactly one winner unless the limit ends the game.
    .title = One at a time

## Rulings: functions and bombs

NB-A18 = You play function cards in your own turn only, as many as you like, before, between and after the operations.
    In games with function cards you always say yourself that your turn is over when your operations are done;
    otherwise all would know that you hold none. Without them a turn ends by itself, and so it does in round one and in
    Dual.
    .title = Any time in your turn
NB-A19 = A bomb is no number: the Death Number stays and nobody is out. It affects one turn, your next; two bombs do no
    more than one, and a bomb flipped in a turn restricted by another restricts the turn after it. In such a turn both
    operations are flips, or as many as there are cards; functions may still be played. The restriction goes on into
    Dual: there you flip two cards and place none, even if a position is empty, and with no card to flip you miss the
    turn.
    .title = Bombs in detail
NB-A20 = A Stack you have played lasts until you use it or your turn ends. On a pile only the top card can be looked at
    or flipped; the others come up one by one. You may play several Stacks and build piles of any height, and you may do
    so while positions are empty. A Stack can be played only if a Place can still follow in this turn.
    .title = Stacks in detail
NB-A21 = Two Reverses in one turn cancel each other. After one, the next turn goes to the player who sits before you.
    .title = Reverse in detail
NB-A23 = Whoever disrupts chooses, position by position, which pile goes there; a pile stays together, and empty
    positions move like the others. Everybody sees how high the piles are. Whoever disrupts still knows the cards they
    knew. All others do not know any more where those they had placed or seen lie, not even if the height of a pile
    would give it away; but they do remember that these cards are on the table.
    .title = Disrupt in detail
NB-A24 = In an Exchange all players alive pass on whatever they hold, the one who played it included. Nobody draws or
    discards because of it, so hands may be of different size for a while. Left is the next player clockwise, whichever
    way turns go. You know the cards you gave away: a note tells you what was in that hand. When its owner places one
    unseen, the note does not follow it.
    .title = Exchange in detail
NB-A35 = You cannot lay a function card face down to fool the others.
    .title = No functions on positions
NB-A36 = An Observe needs a card to look at, and allows one look. A Stack needs a card to lie on and a card to place.
    All other functions can be played whether or not they change anything.
    .title = Functions without effect

## Rulings: Dual

NB-A26 = Cards that lie covered when Dual begins stay, and empty positions are filled as NB-A27 says.
    .title = Cards on the table
NB-A27 = If a position is empty when your turn begins, you only place one card. Once both are taken, you flip one of the
    cards and then place one. Otherwise whoever lays a single deadly card would have won, as the other must flip it. A
    table may do without this rule.
    .title = Filling first
NB-A28 = When Dual begins, all function cards leave the hands, the deck (where the others keep their order) and the
    discards. Then both players draw up to four, the one to begin first. Bombs stay in the game.
    .title = Functions leave
NB-A29 = There is no Peek in Dual, as the turn is laid down.
    .title = No Peek
NB-A30 = Dual is begun by the player who follows the one put out, in the order of play then valid. The Death Number is 0;
    in a game of two it is what the first card made it.
    .title = Who begins Dual
NB-A31 = Somebody without a card to place skips the placing; while there are cards to shuffle this cannot happen. The
    same goes if a pile leaves no position empty after the flip.
    .title = Nowhere or nothing to place

## Rulings: memory

NB-A34 = At a real table you may not look again at a card you placed, except with a Peek. On a screen the cards you have
    placed or seen can be shown to you as an aid; the table chooses.
    .title = Memory aid

## Options

option-deck = Which cards are played with.
    .title = Deck
    .clause = NB-2
    .full = Numbers, functions and bombs, unless one of the latter is switched off.
    .base = Numbers only, whatever the two switches say.
option-functions = Whether function cards are in the full deck.
    .title = Function cards
    .clause = NB-A1
    .true = They are in.
    .false = They are left out.
option-bombs = Whether bombs are in the full deck.
    .title = Bombs
    .clause = NB-A1
    .true = They are in.
    .false = They are left out.
option-refill = When hands are filled up to four cards.
    .title = Drawing
    .clause = NB-A8
    .turn = By each player at the start of the own turn.
    .round = By all when a round begins.
option-flip_own_fresh = Whether a card may be flipped in the turn in which it was placed.
    .title = Flipping a fresh card
    .clause = NB-A12
    .yes = It may.
    .no = It may not.
option-dual_fill = Whether both positions have to be filled before somebody flips in Dual.
    .title = Filling first in Dual
    .clause = NB-A27
    .on = A player who finds an empty position only places.
    .off = A player flips whenever a card lies there.
option-first_bomb = What happens when a bomb is the first card turned over.
    .title = A bomb first
    .clause = NB-A4
    .restrict = The Death Number is 0, and the bomb restricts the player.
    .again = Another card is turned over.
    .barred = It cannot happen: bombs may not be placed in round one.
option-two_players = How a game of two begins.
    .title = Starting with two
    .clause = NB-A25
    .opening = With a round one on a single position.
    .dual = With Dual: both place a card, and the Death Number is 0.
option-turn_limit = After how many turns the survivors share the win; usually 1000, and 0 means never.
    .title = Turn limit
    .clause = NB-A32
option-memory_aid = Whether screens show players what they have placed and seen.
    .title = Memory aid
    .clause = NB-A34
    .true = They do.
    .false = They do not.

## Refusals

refusal-game-over = The game is over. No more moves can be made.
    .clause = NB-20
refusal-cards-in-motion = Cards are being shuffled or dealt. Wait a moment, then move.
    .clause = NB-3
refusal-not-your-turn = It is another player's turn.
    .clause = NB-A6
refusal-function-out-of-turn = You play function cards in your own turn only.
    .clause = NB-A18
refusal-eliminated = You are out of this game.
    .clause = NB-A17
refusal-unknown-seat = This table has no such seat.
    .clause = NB-1
refusal-no-such-position = There is no such position.
    .clause = NB-4
refusal-function-face-down = A function card cannot be placed, only numbers and bombs.
    .clause = NB-A35
refusal-opening-place = This is round one: place a card.
    .clause = NB-5
refusal-opening-flip = You are the last player of round one: turn over one of the cards.
    .clause = NB-5
refusal-opening-bomb = At this table bombs may not be placed in round one.
    .clause = NB-A4
refusal-opening-function = Function cards cannot be played in round one.
    .clause = NB-A7
refusal-operations-done = You have done your two operations. Play function cards, or end your turn.
    .clause = NB-7
refusal-operations-left = You have an operation left and can do one.
    .clause = NB-7
refusal-ends-by-itself = This turn ends by itself.
    .clause = NB-A18
refusal-not-held = You do not hold that card.
    .clause = NB-8
refusal-occupied = A card lies there already, and you have played no Stack.
    .clause = NB-8
refusal-peek-nothing = No card lies there to peek at.
    .clause = NB-9
refusal-peek-twice = You have peeked in this turn.
    .clause = NB-9
refusal-flip-nothing = No card lies there to flip.
    .clause = NB-10
refusal-flip-peeked = You have peeked at this card, so you may not flip it in this turn.
    .clause = NB-9
refusal-flip-fresh = You placed this card in this turn, and the table forbids flipping it now.
    .clause = NB-A12
refusal-flip-only = You flipped a bomb, so all you can do in this turn is flip.
    .clause = NB-12
refusal-function-not-held = You do not hold that function card.
    .clause = NB-11
refusal-stack-too-late = No Place can follow in this turn, so a Stack would be wasted.
    .clause = NB-A20
refusal-stack-in-vain = A Stack needs a covered card to lie on and a card to place.
    .clause = NB-A36
refusal-observe-nothing = No card lies there to look at.
    .clause = NB-A36
refusal-arrange-first = Finish your Disrupt first: choose a pile for each position.
    .clause = NB-17
refusal-arrange-nothing = You have played no Disrupt, so there is nothing to arrange.
    .clause = NB-17
refusal-arrange-twice = You have chosen that pile already.
    .clause = NB-A23
refusal-dual-function = There are no function cards in Dual.
    .clause = NB-19
refusal-dual-flip-first = First flip a card, then place one.
    .clause = NB-19
refusal-dual-now-place = You have flipped. Now place a card.
    .clause = NB-19
refusal-dual-fill = A position was empty, so in this turn you only place a card.
    .clause = NB-A27
refusal-dual-peek = There is no Peek in Dual.
    .clause = NB-A29
refusal-setup-seats = Numboom needs 2 to 10 players.
    .clause = NB-1

## Words

action-end = End turn
action-flip = Flip
action-peek = Peek
action-place = Place
action-stack = Stack
action-observe = Observe
action-reverse = Reverse
action-reset = Reset
action-disrupt = Disrupt
action-exchange = Exchange
action-arrange = Arrange
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-bomb = Bomb
card-stack = Stack
card-observe = Observe
card-reverse = Reverse
card-reset = Reset
card-disrupt = Disrupt
card-exchange = Exchange
side-left = Left
side-right = Right
place-position = Position
place-deck = Deck
place-discards = Discards
place-hand = Hand
death-number = Death Number
