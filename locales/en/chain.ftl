### Chain: the rules, clause by clause.
###
### Message ids and attribute names are stable keys: a translation keeps them and changes only the texts and the
### "##" headings. The value listed first under an option is the usual one. Line breaks inside a text become
### spaces; a language written without spaces keeps each text on one line.

title = Chain
tagline = Draft twelve cards that score together, then get rid of them faster than anybody else.
credits = The rulebook of Chain (チェイン) names u1satoo (giraffismus) for inquiries, Board Game Café Cat for play tests and
    aloev for the English translation. Cardinal is an independent work and has no connection with any of them.

## Build

CH-1 = Chain is for two to four people aged 10 and up and lasts 15 to 30 minutes. Its 54 cards are the numbers 0 to 9
    in red, orange, purple, blue and green, and four X, which are wild.
    .title = Players and cards
CH-2 = Before the first deal the table settles how many games are played; one is usual. The scores of all games are
    added up, and the largest sum wins. Players with equal sums share the victory.
    .title = Number of games
CH-3 = The cards are shuffled. Each player gets one of them and keeps it to themselves. All others make up the deck,
    and its top five cards are turned up in a row next to it.
    .title = Deal
CH-4 = Somebody starts, by chance or by agreement; around a real table, the person who played Daifugo last. Turns go
    clockwise.
    .title = Starting player
CH-5 = On your turn one card of the row goes to your hand. If you like, you first sweep: one card of the row is thrown
    on the discard pile, the top of the deck is turned up in its place, and then you take any of the five. You may
    sweep once a turn.
    .title = Take or sweep
CH-6 = The gap left by a taken card is closed at once with the top card of the deck, so that the next player again
    finds five.
    .title = Filling the row
CH-7 = When a card is wanted from an empty deck, the discard pile is shuffled and becomes the deck.
    .title = New deck
CH-8 = Building goes on, round and round, until every hand counts twelve cards. Only building moves can be made until
    then, and none afterwards.
    .title = End of the build

## Settlement

CH-9 = The hands are laid open. Each player then sorts cards into groups as they please: a run is made of numbers that
    follow one another, a set of cards with one and the same number. A group has two cards or more.
    .title = Runs and sets
CH-10 = What can be scored has to be (CH-A3 says what that means). An X stands for a number from 1 to 9, never for 0,
    and for whatever colour helps; its player names the number.
    .title = Duty to score, and the X
CH-11 = By its length a run brings 2, 3, 5, 7, 9, 12, 15, 17 or 20 points for 2, 3, 4, 5, 6, 7, 8, 9 or 10 cards. That
    is multiplied by how many of its cards share the colour that occurs most in it.
    .title = Points for a run
CH-12 = A set of 2, 3, 4 or 5 cards brings 5, 15, 30 or 50 points, whatever its colours.
    .title = Points for a set
CH-13 = For each card that ended up in no group its player decides: out of the game with it, or back to the hand.
    .title = Cards left over

## Release

CH-14 = All cards that are neither in a hand nor thrown out in the settlement are shuffled, and everybody is dealt one
    of them. It adds nothing to the points just counted.
    .title = The extra card
CH-15 = Whoever scored least in the settlement leads first; among equals, the youngest.
    .title = First leader
CH-16 = The leader lays a meld of one card or more in the middle. The others follow in clockwise order, each with
    something higher than what was laid before; those who cannot or do not care to, pass.
    .title = A trick
CH-17 = Each player gets a single turn in a trick. Then the one who laid the latest meld takes all its cards, turned face
    down, and leads the next trick.
    .title = One turn each
CH-18 = More cards always go over fewer, however low they are. A meld of the same height as the one before is good
    enough, too.
    .title = More cards, equal cards
CH-19 = A meld is a single card, or any number of cards with one number, or three numbers in a row. A run gives way to
    three cards of the number it ends with, and three of a number give way to a run that begins with it. Colours play
    no part.
    .title = Melds
CH-20 = When a 0 is played, the trick is called off: its cards are moved out of the way and belong to nobody. Whoever
    played the 0 leads again.
    .title = The 0
CH-21 = An X on its own is higher than a 9. In company it is any number but 0, and its player says which.
    .title = The X
CH-22 = A player with no card left is done. They take the cards that are on the table.
    .title = Finishing
CH-23 = If at least two others still hold cards, the player who is done draws one card, unseen, out of each of their
    hands and lays it open in front of its owner, where it counts against them. A hand of just one card is spared.
    .title = Penalty cards
CH-24 = The next trick is led by the player on the left of the one who has just finished.
    .title = Leading after a finish
CH-25 = As soon as only one player has cards, the game is over, and no more penalty cards are drawn.
    .title = End of a game

## Score

CH-26 = Your score is what the settlement brought, plus one for every card you took in tricks, minus the cards still in
    your hand, minus the penalty cards in front of you. Cards cost their number; an open 0 or X costs 10. The trick
    that the last finisher takes counts as well.
    .title = Final score

## Rulings: build

CH-A12 = Sweeping goes in four steps: throw one of the five away, turn one up, choose among the five that now lie there,
    close the gap. The card you threw away is gone, unless the pile was shuffled and that very card came up again. You
    cannot do without taking a card.
    .title = Steps of a sweep
CH-A13 = The pile is shuffled only when a card is needed and none is there. With four players hardly anything is left
    near the end, so a card swept a moment ago may return at once. There is always something to turn up: two cards are
    outside hands and row even before the very last one is taken.
    .title = Running out of cards
CH-A14 = The row is filled once more after the very last card was taken, although nobody will take from it. Should that
    need a shuffle, the shuffle takes place and is part of the record.
    .title = After the last card
CH-A15 = In every further game the player to the left of the previous starter begins. A table may choose to let the
    lowest sum begin; ties are resolved as in CH-A16.
    .title = Starting later games
CH-A46 = You may sweep even if you would gladly take a card that lies there, for instance to keep another from your
    neighbour.
    .title = Sweeping out of spite

## Rulings: settlement

CH-A3 = Having to score means: you may not be done while some unscored card could join a group you declared or make a
    group with other unscored cards. Neither the most cards nor the most points are demanded. A card could join a run
    if it continues it at one end, and a set if it has its number and the set has fewer than five cards; an X already
    declared stays what it was said to be. What still fits, and where, is shown to you. Groups can be taken back or
    added to until you seal them, so no beginning is a dead end. A table may choose to let any card stay unscored, as
    long as there is one group at least, or to accept nothing but the highest total there is.
    .title = What must be scored
CH-A4 = A card is in one group or in none. You can have as many runs and sets as the cards allow, even two sets of one
    number.
    .title = Each card once
CH-A5 = A printed 0 is a number like others: ten cards from 0 to 9 are a run, and several 0 are a set. Only an X is
    never a 0.
    .title = Groups with 0
CH-A6 = A set ends at five cards. If X make for more of a number, the rest has to be used otherwise, if it can be, as in
    a set of five and one of two. A full set has no room for a card left over.
    .title = No more than five
CH-A7 = Groups may consist of nothing but X, which then are whatever number their player says. A table may choose to
    forbid that.
    .title = X among themselves
CH-A8 = Each run has its own multiplier, at least 1. The X in it take the colour that occurs most, so nobody has to name
    one. Two cards of one number can never be in the same run. The very best is ten cards of a colour, for 200 points.
    .title = Counting colours
CH-A9 = Nothing follows a 9, and nothing comes before a 0, neither in the settlement nor in the release.
    .title = No way round
CH-A10 = With all cards in the open, everyone settles at the same time, without seeing what the others do; only who is
    done already can be seen. The results are shown together. Sealed groups stay as they are. A table may choose to
    settle one after another instead, beginning with the player who began to build; each result is then open at once.
    .title = At the same time
CH-A11 = You decide card by card; all may stay, or all may go. What goes lies open. Twelve cards of ten numbers always
    hold a group, and if nothing that fits may be left, five at most can go.
    .title = Keep or throw out
CH-A48 = You can take groups back twenty times in one settlement, which is more than sorting needs. Asking for the best
    groups when some are declared already counts as one of those. Then you can only add to what is there, or, where
    only the best total is accepted, ask for it once more.
    .title = Limit on taking back
CH-A50 = At any time before sealing you may ask for the groups with the highest total; they replace what you declared.
    Where several ways bring that total, the one offered is always the same. Once it is there unchanged, there is no
    point in asking again.
    .title = Asking for the best

## Rulings: start of the release

CH-A1 = You go into the release with the hand you built, scored cards included. Only what you threw out is missing, and
    the extra card comes on top: 8 to 13 cards, or down to 3 where anything may stay unscored.
    .title = The hand
CH-A2 = The extra cards come from the deck, the discard pile and the row. With four players six cards are there for
    four. What is not dealt stays face down and out of the game.
    .title = Where extra cards come from
CH-A45 = Only its owner sees the extra card, and it can never be part of a group.
    .title = The extra card is secret
CH-A16 = The score that counts is the one of this settlement. Of several with the same the lowest seat is taken to be the
    youngest. A table may choose to go by the sum over all games, with this settlement in it, or to let chance pick
    among equals.
    .title = Lowest score, youngest player

## Rulings: tricks

CH-A17 = A leader has to play; one card can always be led. Therefore every trick makes a hand smaller, and there can be
    no more than 51.
    .title = Leaders cannot pass
CH-A18 = The lap is never repeated: a leader who was beaten has no second turn. A table may choose to go on until all
    others have passed in a row; a pass then does not keep you from playing later in the same trick.
    .title = One lap
CH-A19 = All but the leader may pass, even with cards that would do.
    .title = Passing by choice
CH-A20 = Same kind, same size, same height: that may be laid and takes the lead, also an X upon an X. A table may choose to
    ask for more than equal; for runs and triples against each other CH-A24 holds either way.
    .title = Equal melds
CH-A21 = A larger meld beats every smaller one, of whatever kind and by however many cards; a smaller one never beats a
    larger one. So any pair goes over any single card, any run over any pair, any four over any run.
    .title = Larger melds
CH-A22 = Runs are of three cards, no more and no less. A table may choose to allow longer ones; what CH-A24 says of triples
    then holds for runs and sets of any one size.
    .title = Length of runs
CH-A23 = Of two runs the one that starts higher is higher.
    .title = Run upon run
CH-A24 = Over a run go three of the number it ends with, or of a higher number; over three of a number goes a run that starts
    with it, or higher up. Some pairs cannot be laid on each other either way: 4-5-6 and three 5, for instance. A table
    may choose to allow the named number only.
    .title = Runs and triples
CH-A25 = X may be part of runs, and a meld may be all X: then it is what its player says, at best 9s or 7-8-9. A table may
    choose to keep X out of runs, or to demand at least one number card in every meld of several cards.
    .title = X in melds
CH-A26 = A lone X has the rank of a ten and is not named. Another X may follow it. Two X together are a pair of 9s at best.
    .title = A lone X
CH-A42 = A set can be as large as your cards allow. With X, six of a number and more are possible.
    .title = Size of sets
CH-A43 = If nobody goes over the lead, the leader gets those cards back as points.
    .title = Unbeaten leads
CH-A47 = Colours do not matter here, so a play consists of numbers. You may name the cards you lay, and then exactly
    those leave the hand. If you do not, the ones of that number that the others know of leave the hand first, then
    those whose colour comes first; so a play gives away no more of the secret card than it has to. X look alike and
    cannot be named: of several, those that the others know of go first.
    .title = Which card leaves the hand

## Rulings: the 0

CH-A27 = One 0 may be laid on your turn upon anything. A table may choose to let it go only where it is higher than what
    lies there, which leaves the lead.
    .title = When to play a 0
CH-A28 = A 0 is played alone; an X cannot replace it. A table may choose to allow 0 in sets and runs. Such a meld has to be
    high enough like any other, and it ends the trick as every 0 does.
    .title = 0 in melds
CH-A29 = A 0 may be led: a card less, and the lead again, as often as there are 0. A table may choose to forbid it; whoever
    has nothing else may do it even then.
    .title = Leading a 0
CH-A30 = With a 0 the trick stops right there, and those who have not had their turn do not get it. The cards moved away
    count for nobody.
    .title = No further turns
CH-A31 = If your last card is a 0, nobody gets the trick; you are done all the same, draw penalty cards, and your left
    neighbour leads. A table may choose to let you take the trick.
    .title = Finishing with a 0

## Rulings: finishing

CH-A32 = A trick ends the moment a hand is empty, and its cards, the last ones played among them, go to the player who is
    done. A table may choose to play the lap to its end: then CH-17 says who gets the cards, each who is done draws
    penalty cards, the left neighbour of the last of them leads, and the game still ends as soon as a single hand is
    left.
    .title = In the middle of a lap
CH-A33 = A penalty card counts against the player it was drawn from.
    .title = Whose penalty
CH-A34 = Hands are drawn from one by one, clockwise from the left of the player who is done; hands of one card are passed
    over, so a draw never empties a hand. Nobody sees the card before it is drawn, everybody afterwards. If it is one of
    several X, it counts as one that the others knew of.
    .title = Drawing penalty cards
CH-A35 = With two players the first to finish ends the game, so there are no penalty cards.
    .title = Two players
CH-A36 = The left neighbour who leads on is the next one clockwise who has cards.
    .title = Who is next
CH-A44 = With three players the first to finish draws from both others; with the second the game is over.
    .title = Three players

## Rulings: score and table

CH-A37 = In the last hand a 0 or an X costs 10, as it does in the open. A table may choose to count them as nothing there.
    .title = 0 and X left in hand
CH-A38 = Every card taken in a trick is worth a point, an X no more than others. A 0 can be among them only if the table
    lets a finishing 0 take the trick.
    .title = Cards taken
CH-A39 = A score can be negative.
    .title = Below zero
CH-A40 = Nobody can finish at the same moment as another, and no game goes on for ever.
    .title = No draws by time
CH-A41 = Tables have 2, 3 or 4 seats; five players would need 60 cards. A setting with a value that is not allowed is
    refused.
    .title = Allowed tables
CH-A49 = If the time of a player runs out, a plain move is made: the first card of the row; the best groups, sealed, with
    what is left over kept; a pass, or as a leader the lowest single card that is no 0.
    .title = Absent players

## Options

option-games = How many games are played and added up, from 1 to 9; usually 1.
    .title = Games
    .clause = CH-2
option-first_starter = Who begins to build in the first game.
    .title = First starting player
    .clause = CH-4
    .random = A player drawn at random.
    .seat0 = The player in seat 1.
    .seat1 = The player in seat 2.
    .seat2 = The player in seat 3.
    .seat3 = The player in seat 4.
option-next_starter = Who begins to build in the games that follow.
    .title = Next starting player
    .clause = CH-A15
    .rotate = The left neighbour of the previous starter.
    .lowest_total = Whoever has the lowest sum so far.
option-settlement = What has to be scored in the settlement.
    .title = Duty to score
    .clause = CH-A3
    .maximal = Whatever still fits somewhere.
    .free = Nothing in particular, but one group at least.
    .best_points = As many points as the hand can bring.
option-settling = In which order players settle.
    .title = Order of settling
    .clause = CH-A10
    .together = All at once, sealed.
    .clockwise = One after another, in the open.
option-all_x_groups = Whether a group may consist of X alone.
    .title = Groups of X
    .clause = CH-A7
    .true = It may.
    .false = It needs at least one number card.
option-release_start = Which score decides who leads first in the release.
    .title = Lowest score
    .clause = CH-A16
    .build = The one of this settlement.
    .total = The sum over all games, with this settlement.
option-youngest = Who of several with the lowest score counts as the youngest.
    .title = Youngest player
    .clause = CH-A16
    .seat = The lowest seat.
    .random = A player drawn at random.
option-laps = How long a trick goes round.
    .title = Laps
    .clause = CH-A18
    .one = Once.
    .until_all_pass = Until everybody else passes in a row.
option-equal_plays = Whether a meld of equal height may be laid.
    .title = Equal melds
    .clause = CH-A20
    .true = It may, and takes the lead.
    .false = It has to be higher.
option-run_length = How many cards a run of the release has.
    .title = Length of runs
    .clause = CH-A22
    .three = Three.
    .three_or_more = Three or more.
option-run_against_triple = Which triples go over a run, and which runs over a triple.
    .title = Runs and triples
    .clause = CH-A24
    .or_higher = Those of the number named in the rule, and higher ones.
    .exact = Only those of the number named in the rule.
option-x_in_runs = Whether X may be in runs of the release.
    .title = X in runs
    .clause = CH-A25
    .true = They may.
    .false = They may not.
option-all_x_melds = Whether a meld of several cards may consist of X alone.
    .title = Melds of X
    .clause = CH-A25
    .true = It may.
    .false = It needs at least one number card.
option-zero_play = When a single 0 may be played.
    .title = Playing a 0
    .clause = CH-A27
    .anytime = On your turn, upon anything.
    .must_beat = Only where it is high enough, which means as a lead.
option-zero_in_melds = Whether 0 may be part of sets and runs in the release.
    .title = 0 in melds
    .clause = CH-A28
    .false = No, a 0 is played alone.
    .true = Yes, and the meld ends the trick.
option-zero_lead = Whether a 0 may be led.
    .title = Leading a 0
    .clause = CH-A29
    .true = It may.
    .false = Only by a player who has nothing else.
option-zero_finish = What becomes of the trick when a 0 empties a hand.
    .title = Finishing with a 0
    .clause = CH-A31
    .aside = Nobody gets it.
    .takes = The player who is done takes it.
option-finish = What becomes of the lap when a hand is empty.
    .title = Finishing
    .clause = CH-A32
    .at_once = It ends there.
    .complete_lap = The others still have their turns.
option-left_in_hand = What a 0 or an X costs in the last hand.
    .title = 0 and X left in hand
    .clause = CH-A37
    .ten = 10 points.
    .nothing = Nothing.

## Refusals

refusal-game-over = The game is over. No more moves can be made.
    .clause = CH-25
refusal-unknown-seat = This table has no such seat.
    .clause = CH-A41
refusal-cards-in-motion = Cards are being shuffled and dealt. Wait a moment, then move.
    .clause = CH-3
refusal-starter-pick = Who begins is being drawn. Wait a moment, then move.
    .clause = CH-4
refusal-reshuffle = The discards are being shuffled into a new deck. Wait a moment, then move.
    .clause = CH-7
refusal-extra-deal = The extra cards are being dealt. Wait a moment, then move.
    .clause = CH-14
refusal-leader-pick = Who leads first is being drawn. Wait a moment, then move.
    .clause = CH-15
refusal-not-your-turn = It is another player's turn.
    .clause = CH-4
refusal-settled-in-turn = Settlements are made one after another at this table. Another player is settling.
    .clause = CH-A10
refusal-already-ready = You have settled. Wait for the others.
    .clause = CH-A10
refusal-not-your-trick-turn = Another player is to play or pass now.
    .clause = CH-16
refusal-had-your-turn = You have had your turn in this trick.
    .clause = CH-17
refusal-penalty-draw = Penalty cards are being drawn. Wait a moment, then move.
    .clause = CH-23
refusal-finished = You have no cards left and are done with this game.
    .clause = CH-22
refusal-build-first = The hands are still being built. Take a card of the row, or sweep one first.
    .clause = CH-5
refusal-settle-first = The settlement comes first. Declare your groups and seal them.
    .clause = CH-9
refusal-building-is-over = All hands are complete. No more cards can be taken or swept.
    .clause = CH-8
refusal-settling-is-over = The settlement is over. Play a meld, or pass.
    .clause = CH-13
refusal-play-or-pass = The release is under way. Play a meld, or pass.
    .clause = CH-16
refusal-no-such-card = The row has five cards, and that is none of them.
    .clause = CH-5
refusal-one-sweep = You have swept a card this turn. Now take one.
    .clause = CH-5
refusal-name-the-x = Say which number from 1 to 9 the X stands for.
    .clause = CH-10
refusal-x-is-no-zero = An X can be any number but 0.
    .clause = CH-10
refusal-not-unscored = You do not have that card, or it is in a group already.
    .clause = CH-A4
refusal-finish-group = The group you began has only one card. Lay another to it, or take it back.
    .clause = CH-9
refusal-no-such-group = There is no group of that number.
    .clause = CH-9
refusal-does-not-fit = That card does not fit this group. A run goes on by one at either end, a set takes its own number.
    .clause = CH-9
refusal-no-partner = None of your other unscored cards goes with that one.
    .clause = CH-9
refusal-set-is-full = That set has five cards and takes no more.
    .clause = CH-A6
refusal-all-x-group = At this table a group needs a number card. Begin with that one.
    .clause = CH-A7
refusal-no-wrap = 9 and 0 are not neighbours.
    .clause = CH-A9
refusal-no-take-backs = You have taken groups back too often in this settlement.
    .clause = CH-A48
refusal-already-best = These are the best groups already.
    .clause = CH-A50
refusal-still-fits = A card you left out still fits somewhere. You are shown which, and where.
    .clause = CH-A3
refusal-no-group = Declare at least one group before you seal.
    .clause = CH-A3
refusal-not-best = Your cards can score more, and this table accepts nothing less than the best.
    .clause = CH-A3
refusal-already-sealed = Your groups are sealed. Decide about the cards left over.
    .clause = CH-A10
refusal-not-sealed = Seal your groups first. Then decide about the cards left over.
    .clause = CH-13
refusal-not-left-over = That card is not left over, or you have decided about it. An X is named without a number here.
    .clause = CH-13
refusal-leader-must-play = You lead, so you cannot pass. Play something.
    .clause = CH-A17
refusal-nothing-laid = A meld needs at least one card.
    .clause = CH-16
refusal-not-held = You do not hold all those cards.
    .clause = CH-16
refusal-other-cards = The cards you named are not the number cards of that meld.
    .clause = CH-A47
refusal-not-a-meld = Those cards are no meld. Play one card, cards of one number, or a run.
    .clause = CH-19
refusal-run-length = A run of that length cannot be played at this table.
    .clause = CH-A22
refusal-name-the-x-in-meld = Say which number each X of the meld stands for.
    .clause = CH-21
refusal-lone-x-has-no-name = An X played alone stands for no number. Play it as an X.
    .clause = CH-A26
refusal-x-in-meld-is-no-zero = An X can be any number but 0.
    .clause = CH-21
refusal-x-not-in-runs = At this table a run has no X in it.
    .clause = CH-A25
refusal-all-x-meld = At this table a meld of several cards needs a number card.
    .clause = CH-A25
refusal-zero-alone = At this table a 0 is played alone.
    .clause = CH-A28
refusal-zero-must-beat = At this table a 0 can only be led.
    .clause = CH-A27
refusal-zero-not-led = At this table a 0 is not led while you have other cards.
    .clause = CH-A29
refusal-too-few-cards = That meld has fewer cards than the one on the table.
    .clause = CH-A21
refusal-too-low = That meld is lower than the one on the table.
    .clause = CH-16
refusal-equal-is-not-enough = At this table a meld has to be higher, not equal.
    .clause = CH-A20
refusal-run-and-triple = That does not go over it. Three cards go over a run from its last number on, a run over three cards from their number on.
    .clause = CH-A24
refusal-setup-seats = Chain needs 2 to 4 players.
    .clause = CH-A41

## Words

action-take = Take
action-sweep = Sweep
action-lay = Lay
action-take_back = Take back
action-best = Best groups
action-seal = Seal
action-keep = Keep
action-discard = Throw out
action-play = Play
action-pass = Pass
place-row = Row
place-deck = Deck
place-discards = Discard pile
place-hand = Hand
place-trick = Trick
place-captured = Cards taken
place-open = Penalty cards
place-aside = Cards put aside
group-run = Run
group-set = Set
colour-red = Red
colour-orange = Orange
colour-purple = Purple
colour-blue = Blue
colour-green = Green
