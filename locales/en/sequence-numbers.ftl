### Sequence Numbers: the rules, clause by clause.
###
### Message ids and attribute names are stable keys: a translation keeps them and changes only the texts and the
### "##" headings. The value listed first under an option is the usual one; a value that begins with a digit has "n-"
### in front of it. Line breaks inside a text become spaces; a language written without spaces keeps each text on one
### line.

title = Sequence Numbers
tagline = Work out your cards, cover the answers, and be the first to line up five chips of your colour.
credits = Sequence Numbers is a published game of the Sequence family; its instructions name no author. Cardinal is an
    independent work and has no connection with its makers. The board and the equations used here are our own.

## Setup

SN-1 = From two to six people can play. Two or three play for themselves, each with a chip colour of their own; larger
    groups form teams. The third colour stays in the box unless there is a third player or team to use it.
    .title = Players and colours
SN-2 = A Sequence is a row of five chips in one colour without a gap. It may run across the board, up and down, or
    along a diagonal.
    .title = Sequence
SN-3 = Chips are laid with their flat side showing. Once five of them make a Sequence they are flipped, and nothing in
    the game can break them up again.
    .title = Locked chips
SN-4 = Each corner of the board is free and works for everyone as if their own chip lay there. A Sequence that ends in
    a corner therefore needs just four chips, and one corner may help several players.
    .title = Free corners
SN-5 = One Sequence decides a game of two or three players. With four or more players a team has to make two.
    .title = Aim
SN-6 = Teams are equally large and share a colour. Around the table the teams take turns: with two teams every second
    seat is a team-mate's, with three teams every third.
    .title = Teams and seats
SN-7 = Two or three players start with five cards apiece; with more, it is four.
    .title = Deal

## The turn

SN-8 = The player to the dealer's left opens, and the turn moves on clockwise. Choose a card, lay it open on the
    discard pile in front of you, and put a chip where the board shows the answer. The board shows every answer twice;
    take whichever of the two you like, provided no chip lies on it.
    .title = Playing a card
SN-9 = Having placed your chip, take the top card of the deck.
    .title = Drawing
SN-10 = Two cards say Plus and two say Minus. With a Plus you may cover any free number. With a Minus you take one chip
    of an opponent off the board, unless it is locked; you place nothing this turn, on that space or elsewhere.
    .title = Plus and Minus
SN-11 = A card is dead when chips lie on both of its spaces. In your turn you may show such a card, put it on your pile
    and take another for it; then you carry on as usual. Only one card can be replaced per turn.
    .title = Dead cards
SN-12 = Do not forget to draw: as soon as the player after you has made a move and also drawn for it, the card you left
    lying is gone, and your hand is one card short from then on.
    .title = Forgotten cards
SN-13 = Partners may not advise or warn one another. If someone does, everyone in that team has to put one card, which
    they pick themselves, on their pile.
    .title = Table talk
SN-14 = When no card is left to draw, all the discard piles are gathered and shuffled, and they are the deck again.
    .title = New deck
SN-15 = Whoever is first to have the Sequences that are asked for has won. When it takes two, they may have one chip in
    common.
    .title = Winning

## Rulings: board and cards

SN-A1 = The printed layout is not in the public domain, so the boards are drawn up here. The usual one has 8 rows of 11
    spaces and the numbers 1 to 42; the other has 10 rows of 10 and the numbers 1 to 48. A seed says which board of
    that size it is. All boards are made in one way. Each half, left and right, holds every number once; the two
    spaces of a number lie in quarters diagonally across from each other and at least four steps apart; and numbers
    change places until no row or column is much higher or lower than the rest. Spaces are named by row and column:
    a1 is the top left corner.
    .title = Our own boards
SN-A2 = For every number there is one card with an addition and one with a subtraction, and no answer is below 1. The
    level sets how much is added or taken away: 1 to 5 on the easy one, 3 to 12 on the normal one, 11 to 39 on the
    hard one. Where a sum is too small for that, smaller parts have to do.
    .title = Equations
SN-A3 = Ordinarily the table marks the spaces a card can go to and takes no other. A table may want the players to
    solve the equations instead. Then a wrong space is either turned down, or it ends the turn: the card returns to the
    hand and no card is drawn. A turn lost like this does not break a full round of passes, but a round ends the game
    only if at least one of its turns was a true pass. Until a player commits to an answer, nothing the table shows
    gives it away: cards are shown as equations, and neither spaces nor dead cards are marked.
    .title = Wrong answers
SN-A4 = There are as many chips as anyone needs.
    .title = Supply of chips
SN-A15 = No chip is ever put on a corner or taken from one, not even with a Plus or Minus. Boards are large enough that
    no line of five touches two corners.
    .title = Corners stay empty
SN-A35 = Each player's discards stay in front of that player, and everybody may look through them. Only the shuffle
    treats them as one.
    .title = Discard piles

## Rulings: players and teams

SN-A5 = Teams have to come out even, so five cannot play. Four form two pairs. Six form two teams of three, or three
    pairs if the table prefers.
    .title = Even teams
SN-A6 = Two or three people never form teams.
    .title = Playing alone
SN-A7 = Any game of four or more asks for two Sequences, even with three teams. The board fills up quickly then and
    many games stall; one Sequence suits three teams better, and a table can choose how many it takes.
    .title = Two Sequences with three teams
SN-A8 = Two players need a single Sequence as well, unless they choose otherwise.
    .title = One Sequence for two players
SN-A9 = The first dealer is drawn by lot.
    .title = First dealer
SN-A31 = Three pairs sit in the order A, B, C, A, B, C.
    .title = Seats of three teams
SN-A32 = Cards are hidden from partners just as they are from opponents.
    .title = Secret hands
SN-A36 = A chip counts for the whole team. A Minus can never be aimed at a partner's chip.
    .title = Chips of a team

## Rulings: Sequences

SN-A10 = Six, seven or eight in a row still make one Sequence. The player who finished the row picks the five that
    count, as a step between placing and drawing. Those five are locked, while the chips beside them can be taken. If
    the chip has won the game, nothing is left to pick.
    .title = Rows of six to eight
SN-A11 = Nine in a row make two Sequences that meet in the middle space, and a corner counts as part of the row. It
    matters which five were locked before: if they are the middle five, a ninth or tenth chip adds nothing.
    .title = Rows of nine
SN-A12 = A new Sequence may have one space in common with each Sequence its owner already has, and no more.
    .title = How far Sequences overlap
SN-A13 = One chip can finish several rows at once, and as many of them count as can stand side by side. When that wins
    the game all are noted; of a longer row, the five closest to where it begins, reading from left to right and from
    top to bottom.
    .title = Several at once
SN-A14 = Sharing a chip is allowed, not required: the second Sequence can lie anywhere.
    .title = Sharing is optional
SN-A28 = A chip is of one colour and completes rows of that colour only, so two parties can never finish together.
    .title = No double finish
SN-A30 = Nobody has to announce a Sequence. It is noticed and locked for you.
    .title = Noticed for you
SN-A34 = Locked chips can be used in new rows like any others, as far as SN-A12 lets them.
    .title = Building on locked chips

## Rulings: Plus, Minus and dead cards

SN-A16 = A Plus needs a free number space. If the board is full it has to wait.
    .title = Plus on a full board
SN-A17 = A Minus may be used on the chips of every other party, never on those of your own. A locked chip is safe. If
    there is no chip to take, the card cannot be played. You draw after a Minus, too, and the space may be covered
    again from the next turn on.
    .title = What a Minus can take
SN-A18 = Taking a chip never undoes a Sequence. Chips in the same row that are not among its five can be taken.
    .title = Minus beside a Sequence
SN-A19 = Plus and Minus have no spaces of their own, so they are never dead, and a hand may be full of them with nothing
    to be done.
    .title = Specials are never dead
SN-A20 = Replacing a dead card is up to you and comes before you play, at most once a turn. A dead card that you keep
    comes back to life when one of its spaces is cleared.
    .title = When to exchange
SN-A21 = If nothing you hold can be played, you pass. You draw no card and your turn is over. You need not replace a
    dead card first.
    .title = Passing
SN-A22 = If you can play, you have to.
    .title = Having to play
SN-A33 = A card that could still be played may not be thrown away.
    .title = No free discards

## Rulings: draws and shuffles

SN-A23 = The table normally draws for you, and no card is ever lost. A table may have its players draw for themselves.
    Every move then gives a right to one card. The right is gone when the next player in turn has moved after you and
    afterwards drawn for that very move; a pass, a lost turn and the replacement of a dead card are neither move nor
    draw. Rights are counted singly, the oldest is used first, and your own next turn does not end them. All can see
    which are open. A replacement for a dead card comes at once in any case, and a player left without cards passes.
    .title = Drawing by hand
SN-A25 = The shuffle takes place the moment the last card is drawn, before the turn moves on, and takes in every
    discard pile whole. There are more cards than hands can hold, so the deck never fails.
    .title = Moment of the shuffle
SN-A26 = The winning chip ends the game where it stands; no card is drawn for it.
    .title = No last draw

## Rulings: table talk

SN-A24 = Calls for table talk are normally switched off. If a table allows them, any player may call an opposing team
    of two or more, at any time in a turn, and the game is held up. Everyone outside the caller's team has one open
    vote, which is final. The call stands at once when a member of the accused team admits it by voting guilty, or when
    more than half of the neutral players, who belong to neither team, vote guilty. It falls when everyone has voted
    without that; so with two teams only an admission makes it stand. If it stands, each member of the team gives up a
    card and draws none for it; an empty hand pays nothing. Someone who plays alone cannot be called.
    .title = Calling table talk
SN-A39 = In one turn a team can be called once, no matter by whom and whether the call stands or falls. Another team
    can still be called.
    .title = One call a turn

## Rulings: games without a winner

SN-A27 = A game can get stuck, and then the party with most Sequences is ahead; if several have equally many they share
    a draw, and the rest have lost. Usually it ends after a turn when, with no chip placed or taken meanwhile, as many
    cards have been drawn as the deck contained when it was last put together, or when everybody in turn has passed and
    nobody replaced a card. A table may also end it after any full round of passes, or not at all. In every game the
    players can agree to stop: each says so, in or out of turn, and it holds until a chip is placed or taken.
    .title = Stalemate
SN-A29 = With Plus and Minus a game could go on for ever. After 2000 turns, passes included, it is stopped and judged as
    in SN-A27. The number can be changed, and 0 takes the limit away.
    .title = Turn limit

## Rulings: solving and the table

SN-A37 = A refused move names its rule: SN-8 if it is not your turn, you do not hold the card or the space is covered;
    SN-A3 for a wrong number; SN-A15 for a corner; SN-10 for a locked chip; SN-A17 for a chip of your own side; SN-11
    for a card that is not dead and for a second exchange; SN-15 when the game is over.
    .title = Which rule a refusal names
SN-A38 = Where players solve the equations, any free space may be tried with any equation, any equation may be claimed
    dead, and a pass may be claimed at any time. A false claim is treated like a wrong space. If wrong answers are
    merely turned down, the same one cannot be given twice in a turn. The others hear that an answer was wrong, not
    what it was.
    .title = Trying and claiming
SN-A40 = For a player who is absent, a card to be drawn is drawn, and then the first card that can place a chip is
    played on the first of its spaces; failing that, the first Minus; failing that, it is a pass. Five of a longer row
    are the first ones, a vote is not guilty, and the first card is given up.
    .title = Absent players

## Options

option-board = The size of the board.
    .title = Board
    .clause = SN-A1
    .n-8x11 = 8 rows of 11 spaces, with the numbers 1 to 42.
    .n-10x10 = 10 rows of 10 spaces, with the numbers 1 to 48.
option-board_seed = Which of the boards of that size is used, from 0 to 999999; usually 1, the house board.
    .title = Board seed
    .clause = SN-A1
option-equations = How much is added or taken away on the cards.
    .title = Equations
    .clause = SN-A2
    .normal = 3 to 12.
    .easy = 1 to 5.
    .hard = 11 to 39.
option-answers = Whether the table marks where a card can go.
    .title = Answers
    .clause = SN-A3
    .shown = It does, and takes nothing else.
    .solve = It does not; the players find the answer.
option-wrong_answer = What a wrong answer means where players find it themselves.
    .title = Wrong answer
    .clause = SN-A3
    .refuse = It is turned down, and the player tries something else.
    .lose_turn = The turn is over.
option-sequences_to_win = How many Sequences it takes to win.
    .title = Sequences to win
    .clause = SN-A7
    .rulebook = One with two or three players, two with more.
    .n-1 = One.
    .n-2 = Two.
option-teams = How six players are divided.
    .title = Teams of six
    .clause = SN-A5
    .n-2x3 = Two teams of three.
    .n-3x2 = Three teams of two.
option-strict_draw = Whether players draw for themselves and can lose the card.
    .title = Strict drawing
    .clause = SN-A23
    .false = Cards are drawn automatically.
    .true = Each player draws, in time or not at all.
option-table_talk = Whether table talk can be called.
    .title = Table talk
    .clause = SN-A24
    .off = It cannot.
    .called = Any player may call it on an opposing team; an admission or the neutral players decide.
option-stalemate = What ends a game in which nothing moves any more.
    .title = Stalemate
    .clause = SN-A27
    .deck_cycle = A deck drawn through without a chip moved, or a round of passes without an exchange.
    .lap_of_passes = Any round of passes.
    .never = Nothing but the turn limit and the players' agreement.
option-turn_limit = How many turns a game can have before it is stopped; usually 2000, and 0 means no limit.
    .title = Turn limit
    .clause = SN-A29

## Refusals

refusal-game-over = The game is over. No more moves can be made.
    .clause = SN-15
refusal-cards-in-motion = Cards are being shuffled or dealt. Wait a moment, then move.
    .clause = SN-14
refusal-unknown-seat = This table has no such seat.
    .clause = SN-A5
refusal-not-your-turn = It is another player's turn.
    .clause = SN-8
refusal-not-held = You do not hold that card.
    .clause = SN-8
refusal-covered = There is a chip on that space already.
    .clause = SN-8
refusal-no-such-space = The board has no such space.
    .clause = SN-A1
refusal-corner = Corners are free for everyone and take no chips.
    .clause = SN-A15
refusal-wrong-number = That space does not show the answer to your card.
    .clause = SN-A3
refusal-tried-already = You have tried that in this turn, and it was wrong.
    .clause = SN-A38
refusal-minus-removes = A Minus does not place a chip. Take one of an opponent's away with it.
    .clause = SN-10
refusal-needs-minus = Only a Minus takes chips off the board.
    .clause = SN-10
refusal-no-chip = There is no chip on that space to take away.
    .clause = SN-A17
refusal-own-chip = That chip is your own side's. A Minus is for opposing chips.
    .clause = SN-A17
refusal-locked-chip = That chip is part of a completed Sequence and stays.
    .clause = SN-10
refusal-not-dead = That card can still be played: one of its spaces is free.
    .clause = SN-11
refusal-never-dead = Plus and Minus are never dead.
    .clause = SN-11
refusal-exchanged-already = You have exchanged a card in this turn.
    .clause = SN-11
refusal-exchange-too-late = You have played already. A dead card is exchanged before that.
    .clause = SN-A20
refusal-must-play = You hold a card that can be played, so you cannot pass.
    .clause = SN-A22
refusal-choose-five = First choose the five chips that make up your Sequence.
    .clause = SN-A10
refusal-nothing-to-choose = There is no longer row to choose five chips from.
    .clause = SN-A10
refusal-not-such-five = Those are not five chips of the row that can be your Sequence.
    .clause = SN-A10
refusal-drawn-for-you = Cards are drawn for you at this table.
    .clause = SN-A23
refusal-nothing-to-draw = You have no card to draw.
    .clause = SN-12
refusal-agreed-already = You have said that you wish to stop.
    .clause = SN-A27
refusal-talk-off = Table talk cannot be called at this table.
    .clause = SN-A24
refusal-no-such-team = There is no such team that could be called.
    .clause = SN-A24
refusal-own-team = You cannot call your own team.
    .clause = SN-A24
refusal-called-already = That team has been called in this turn.
    .clause = SN-A24
refusal-call-pending = Table talk has been called. Wait until it is settled.
    .clause = SN-A24
refusal-nothing-to-vote = There is nothing for you to vote on.
    .clause = SN-A24
refusal-must-forfeit = Your team was found guilty of table talk. Give up a card first.
    .clause = SN-A24
refusal-nothing-to-forfeit = You have no card to give up.
    .clause = SN-13
refusal-setup-seats = Sequence Numbers needs 2, 3, 4 or 6 players.
    .clause = SN-A5

## Words

action-place = Place a chip
action-remove = Take a chip
action-exchange = Exchange a dead card
action-pass = Pass
action-lock = Choose these five
action-draw = Draw
action-agree = Offer to stop
action-call = Call table talk
action-vote = Vote
action-forfeit = Give up a card
vote-guilty = Guilty
vote-innocent = Not guilty
card-plus = Plus
card-minus = Minus
place-deck = Deck
place-pile = Discard pile
place-hand = Hand
place-board = Board
place-corner = Free corner
word-sequence = Sequence
word-team = Team
ending-won = Won
ending-deck_cycle = Stalemate: the deck went round
ending-lap_of_passes = Stalemate: everybody passed
ending-turn_limit = Stopped at the turn limit
ending-agreed = Stopped by agreement
