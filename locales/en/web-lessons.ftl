### The web client: guided first games, several people at one device, and checking the shuffles.
###
### The ids are named by the scripts beside the rules of the games. Line breaks inside a text become spaces.

## Every guided game

lesson-start = First game, guided
lesson-start-game = A guided first game of { $game }
lesson-title = Guided first game
lesson-then = Now a game of your own
lesson-step = Step { $step } of { $of }
lesson-waiting = Watch what the others do.
lesson-rule = The rule
lesson-other = Do the marked move first. After the guided part you may try whatever you like.
lesson-own-way = From here on you play freely.
lesson-close = Got it

## Several people at one device

hot-seat-person = Somebody here, at this device
hot-seat-name = Name
hot-seat-default = Player { $number }
hot-seat-pass = Hand the device to { $name }
hot-seat-about = The cards of the others stay hidden until { $name } says so.
hot-seat-ready = I am { $name }: show my cards
hot-seat-undo = { $name }: take the move back

## Checking the shuffles

fair-check = Check the shuffles
fair-checking = One moment …
fair-checked = Checked in this browser
fair-kept = The secret that the table revealed after the game has this fingerprint: nobody exchanged it once the fingerprint was out.
fair-same = This device saw the same fingerprint before the first card.
fair-unseen = This device was not there before the first card, so it cannot say whether the fingerprint was published then.
fair-other = This device saw another fingerprint before the first card. Do not trust this deal.
fair-broken = The secret does not match the fingerprint. Do not trust this deal.
fair-follow = { $count ->
        [one] The one shuffle, made again here, follows from the secret and from what the players added.
       *[other] All { $count } shuffles and draws made again here follow from the secret and from what the players added.
    }
fair-wrong = A shuffle does not follow from the secret (input { $number } of the record). Do not trust this deal.
fair-none = This record says nothing of its shuffles.
fair-fingerprint = Fingerprint
fair-added = What the players added
fair-unchecked = Not checked in this browser
fair-moves = That every move kept to the rules.
fair-open = { $count ->
        [one] That every move kept to the rules, and one draw for which one has to know the rules: who was tied, or which cards were left.
       *[other] That every move kept to the rules, and { $count } draws for which one has to know the rules: who was tied, or which cards were left.
    }
fair-whole = For that, download the record and run “cardinal verify FILE”: it plays the whole game again.

## Number Chain

lesson-number-chain-play = Get rid of your cards. The Floor shows 56, and its last digit is what counts: under Pivot you may
    lay cards that begin with 6. Start with 62.
lesson-number-chain-pivot = Pivot looks at the card your turn began with, so 56 still decides and not your 62. Lay 65 as well.
lesson-number-chain-end = You could lay your wild card too, but it is worth keeping. The last card you laid is what the next
    player has to match. End your turn.
lesson-number-chain-chain = Your opponent laid a wild card and named its digit: 54. You hold 41, 42 and 43, three numbers in a
    row. Such a Chain goes on top of anything and earns an extra turn. Lay it.
lesson-number-chain-reset = Now your extra turn. Take all three Pool cards with Reset: it also flips the tile from Pivot to Relay,
    and you will see in a moment why that is good for you.
lesson-number-chain-relay = Your opponent took a card. Under Relay each card follows the one just below it: the last digit of
    one is the first digit of the next. The Floor ends with 3, so begin with 32.
lesson-number-chain-relay-on = Go on: first digit like the last digit before.
lesson-number-chain-end-again = Four cards gone in one turn. End it here.
lesson-number-chain-wild = The Floor ends with 1, and none of your numbers begins with it. The wild card ?6 may begin with any
    digit: lay it as 16.
lesson-number-chain-last = End your turn. A wild card left over at the end would have cost three points, a number only one.
lesson-number-chain-free = That was all of it: Play, Chain, Take and Reset. Three cards are left. Be the first to have none!

## Chain

lesson-chain-first = Build a hand of twelve cards that score together. In your turn you take one of the five open cards. An X can
    stand for any number from 1 to 9: take it.
lesson-chain-run = Runs of consecutive numbers bring the more the longer they are. Begin one: take the green 6.
lesson-chain-colour = A run is worth its length times the number of cards in its most frequent colour. The 4 is green as well:
    take it.
lesson-chain-gap = Colours are not everything. The 3 continues your run downwards: take it.
lesson-chain-sweep = Nothing here fits well. Once a turn you may sweep: throw one card away and see what comes instead. Sweep the
    red 9.
lesson-chain-swept = The 5 closes the gap between your 4 and your 6. Take it.
lesson-chain-low = Long runs reach far down. Take the 1.
lesson-chain-sweep-again = Sweep the marked card first, and have a look at what is turned up.
lesson-chain-top = The 8 makes your run longer at the upper end. Take it.
lesson-chain-second = The green 2 joins your 1 and your 3, and it is green. Take it.
lesson-chain-majority = Another green card. A second 8 is no harm: a second, shorter run may take the first one. Take it.
lesson-chain-end-of-run = The 9 is the end of the line. Take it.
lesson-chain-twelfth = Your twelfth card. With the 7 there are two runs in your hand. Take it.
lesson-chain-best = All hands are open now, and everybody sorts their cards into runs and sets. You can do it card by card; this
    once, let the best sorting be found for you.
lesson-chain-seal = A run of nine brings 17 points, times six: four green cards, and two X that count as green. Nothing is left
    over. Seal your sheet.
lesson-chain-lead = Now everything has to go. Whoever scored least leads, and that is you. Lay a run of three, with an X as 3.
lesson-chain-beat = Your opponent took that trick and leads 7, 8, 9. An equal meld may follow, and the last one to lay takes the
    trick, a point for each card. Lay your X as 7, with 8 and 9.
lesson-chain-free = You took the trick, so you lead. Get rid of your cards before your opponent does: what stays in the last hand
    costs points.

## Numboom

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

## Sequence Numbers

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
