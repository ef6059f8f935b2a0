### Number Chain: the rules, clause by clause.
###
### Message ids and attribute names are stable keys: a translation keeps them and changes only the texts and the
### "##" headings. The value listed first under an option is the usual one. Line breaks inside a text become
### spaces; a language written without spaces keeps each text on one line.

title = Number Chain
tagline = Link your two-digit cards digit to digit, and be rid of your hand before the others are rid of theirs.
credits = Number Chain was designed by Woojin Yang, with graphics by Olin Jeong, and is published by Korea Boardgames
    and Arcane Wonders. Cardinal is an independent work and has no connection with any of them.

## Setup

NC-1 = Two, three or four people can play. A game lasts some 20 minutes and suits ages 10 and up.
    .title = Players
NC-2 = There are 63 cards: 49 number cards, each with two digits from 1 to 7, and 14 wilds, on which one of the two
    digits is a question mark. The board has room for the Supply, three Pools and the Floor. A tile with two sides
    shows which Condition is in force, Pivot or Relay.
    .title = Cards and board
NC-3 = A game is three rounds long, unless the table agreed on another number. Every round brings penalty points;
    whoever has the fewest when they are added up is the winner.
    .title = Aim
NC-4 = Chance decides who starts the first round, or the host picks a player. Around a real table it may also be the
    person who most recently worked with a calculator.
    .title = First starting player
NC-5 = With two or three players everybody is dealt 10 cards; with four players, 8. Only the owner sees the faces of a
    hand, but its size is no secret. Cards still held when the round is over are shown to all.
    .title = Deal
NC-6 = The cards that were not dealt form the Supply, a pile with the faces down. Everyone may know how many cards it
    holds.
    .title = Supply
NC-7 = Three cards from the Supply are turned up, one for each Pool; the next one is turned up on the Floor and is the
    first Floor card.
    .title = Pools and Floor
NC-8 = Each round, not just the first, begins with the Condition showing Pivot.
    .title = First Condition

## The turn

NC-9 = Turns pass clockwise. When it is your turn you choose one action out of four, Play, Chain, Take or Reset, and
    you have to carry it out. With that your turn is over.
    .title = One action a turn
NC-10 = Lay one card or several from your hand on the Floor, singly and in the order you like. A card fits if it begins
    with the digit that the card it is linked to ends with. The Condition says which card that is.
    .title = Play
NC-11 = While Pivot is showing, all cards you lay in a turn are linked to one and the same card: the Floor card you
    found when the turn started. If that was 43, every card of the turn begins with 3.
    .title = Pivot
NC-12 = While Relay is showing, each card is linked to the one it is laid upon. Starting from 23 you might lay 36, on
    that 64, and on that 47.
    .title = Relay
NC-13 = Whichever Condition holds, the card you lay last is the Floor card that the next player finds. The pile beneath
    it is not for leafing through.
    .title = New Floor card
NC-14 = A wild has a ? in place of one digit. As you play it you say out loud which digit from 1 to 7 the ? is. If it
    is the last digit, the card coming next has to match what you said, be it your own card or another player's. For
    Pivot, see NC-A4.
    .title = Wild cards
NC-15 = Lay three cards, no more and no fewer, whose numbers follow one another, going up or going down. Neither the
    Floor card nor the Condition matters. Wilds can be among the three. The third card is the new Floor card, and you
    are free to take an extra turn.
    .title = Chain
NC-16 = Draw one card into your hand, either from a Pool or from the top of the Supply. A Pool left empty gets a new
    card from the Supply, and your turn is over.
    .title = Take
NC-17 = Pick up the cards of all three Pools and turn the Condition tile over. The Pools get new cards from the Supply,
    and your turn is over. From now on all players go by the Condition that has come up.
    .title = Reset
NC-18 = When the Supply runs out, the Floor card stays where it is, and the cards beneath it are shuffled to become the
    next Supply.
    .title = New Supply
NC-19 = No turn may end with more than 10 cards in hand. If a Take or a Reset brings you above 10, lay the surplus on
    the Floor; you decide which cards and in what order, and none of them has to fit. The one laid last is the new
    Floor card. Only then do the Pools get new cards.
    .title = Hand limit

## End of the round

NC-20 = If your hand is empty as your turn ends, you are out. The first time this happens the closing phase begins: the
    players still in have only Play and Chain left to choose from.
    .title = Closing phase
NC-21 = If your turn comes in the closing phase and neither a Play nor a Chain is possible, you are out, and the cards
    you hold count against you.
    .title = Unable to move
NC-22 = Anyone who is out has no further turns this round. When a single player is left, that player keeps going for as
    long as something can be played. Once nobody is left in, the round is over.
    .title = Going out
NC-23 = A number card left in hand costs 1 penalty point, a wild costs 3. The points are noted for each player.
    .title = Penalty points
NC-24 = The next round is started by the player whose hand was empty first. Everything is set up afresh for it.
    .title = Next round
NC-25 = When the last round is done, which is the third unless the table agreed otherwise, the smallest total wins. If
    totals are equal, the player who finished that round with fewer wilds in hand is ahead. If these are equal as well,
    the victory is shared.
    .title = Winning the game

## Rulings: wild cards

NC-A1 = A wild whose last digit is the ? may turn up as the first Floor card. It came from the Supply, without a player
    to name it: its ? is open, any card fits on it, and the first player to lay a card fixes the digit by doing so. It
    remains open until some card covers it, be it played, chained or discarded. Under Pivot, the digit fixed by your
    first card holds for the rest of your turn. A wild whose first digit is the ? causes no such question, since it
    ends with a printed digit. A table may choose to turn up another card instead: the wild then lies covered on the
    Floor, where all have seen it, and this goes on until the card showing has a printed last digit.
    .title = A wild as the first Floor card
NC-A2 = If the card you discard last is a wild ending in ?, you name its digit, because the next player has to match
    it. Wilds discarded before it are covered and need no digit. A table may choose to leave the last one open instead;
    it is then treated like the open card of NC-A1, whatever the Condition.
    .title = A wild as the last discard
NC-A3 = In a Play, a wild that begins with ? fits on every Floor card, and its ? can only be the digit called for; it
    is filled in for you and written in the record. On an open Floor card (NC-A1, NC-A2) you do have a choice and name
    the digit; under Pivot it then holds for the rest of your turn.
    .title = Wilds that begin with ?
NC-A4 = Under Pivot, naming the last digit of a wild does not change what your further cards this turn must begin with.
    The name counts only when you stop there, with the wild on top. You give it in any case, and it lapses as soon as
    the wild is covered.
    .title = Wilds that end with ? under Pivot
NC-A5 = A digit once named cannot be changed while the card lies uncovered. Wilds that are shuffled back into the
    Supply are blank again. The Floor card that stays behind in such a shuffle keeps its named digit, or stays open if
    it was open.
    .title = How long a name lasts
NC-A34 = Under Relay you name the last digit of a wild the moment you lay it, even if you mean to lay more cards, for
    your own next card has to match it.
    .title = When to name a wild
NC-A35 = Turning the Condition tile over has no effect on a digit that has been named.
    .title = Names and the Condition

## Rulings: Chains

NC-A6 = A Chain may hold any number of wilds, even three: 3? as 32, ?3 as 33 and ?4 as 34 is a Chain. A table may
    choose to allow no more than one or two.
    .title = Wilds in a Chain
NC-A7 = In a Chain, 3? can be any number from 31 to 37, and ?3 any of 13, 23 and so on up to 73. The digits 8, 9 and 0
    do not exist. It makes no difference where the number card of the same value is. If a wild ending in ? closes the
    Chain, the Floor card has the digit it stood for, with nothing more to name. Where the same three cards allow more
    than one Chain, as 3?, ?4 and 35 do, you say which you mean.
    .title = What a wild can stand for
NC-A8 = Numbers follow one another if they differ by one. After 17 would come 18, which does not exist, so no Chain
    goes from 17 to 21, and none wraps round from 37 to 31.
    .title = No step across the tens
NC-A9 = A Chain goes the same way throughout: plus one and plus one, or minus one and minus one. 33, 32, 34 turns back
    halfway and is refused.
    .title = One direction
NC-A13 = You cannot add a Chain to a Play, since that would be two actions in one turn. A Play after a Chain is
    possible: it is the action of your extra turn.
    .title = Chain and Play together
NC-A41 = Up or down is up to you, so the same three numbers offer a choice of two last cards, and with it of two digits
    for the next player to match.
    .title = Choosing the last card
NC-A12 = If your hand is empty after a Chain, your turn ends there: you are out, and no extra turn follows. A Play that
    empties your hand likewise ends the turn at once.
    .title = Laying the last card

## Rulings: extra turns

NC-A10 = An extra turn is a full turn with all four actions to choose from; another Chain in it brings another extra
    turn. In the closing phase only Play and Chain are allowed, as always. A table may choose to limit every extra turn
    to Play and Chain.
    .title = What an extra turn may hold
NC-A11 = Taking the extra turn is your decision, and turning it down has to be said. It is offered only while an
    allowed action is possible. If none is, it is turned down for you, so that you are not put out of the round for
    being unable to move. The others see this exactly as if you had chosen it and learn nothing about your hand.
    .title = Accepting or declining
NC-A14 = Under Pivot, the cards of an extra turn are linked to the card that closed your Chain, because that is the
    Floor card the extra turn starts from.
    .title = Pivot in an extra turn
NC-A40 = Before the closing phase, too, you may turn down an extra turn you could use, perhaps to leave the next player
    with the Floor card as it is.
    .title = Declining by choice

## Rulings: playing

NC-A15 = A Play is at least one card. After that you may stop whenever you wish, even with more cards that fit, and
    even in the closing phase.
    .title = Stopping early
NC-A16 = Until the closing phase begins nobody may pass. A Take or a Reset can always be made.
    .title = No passing
NC-A33 = Cards have a right way up. 36 begins with 3 and ends with 6, and can never be read as 63.
    .title = First and last digit

## Rulings: Supply, Pools and discards

NC-A20 = The Supply cannot fail. Even when four players hold all they can, and one has just drawn an eleventh card,
    Supply and Floor have 19 cards between them. All but the Floor card can be shuffled, so there are always 18 or
    more.
    .title = Never out of cards
NC-A21 = The Supply is looked at after each single card drawn from it. If that was the last one, the shuffle of NC-18
    happens right then, before any discards and even halfway through filling the Pools.
    .title = Moment of the shuffle
NC-A22 = The order is: pick up, turn the tile (Reset only), discard down to 10, fill the Pools, end the turn. You
    therefore discard without having seen the new Pool cards. After a Take just the one Pool is filled; after a Reset
    the three are filled in order, first to third.
    .title = Order of Take and Reset
NC-A23 = The card you have just picked up may be among those you discard. With 10 in hand, this is a way to choose the
    digit the next player has to match.
    .title = Discarding a new card
NC-A24 = The top card of the Supply is drawn unseen. You cannot look at it first, nor put it back.
    .title = No peeking
NC-A25 = Only a Take or a Reset can bring a hand above 10, so the limit never matters at any other time.
    .title = Hands above the limit
NC-A39 = Cards laid in a Chain and cards discarded belong to the Floor like any others and go into the next shuffle.
    .title = All of it is Floor

## Rulings: closing phase

NC-A17 = A player who can play or chain in the closing phase has to; only those who cannot are put out. A table may
    choose to let players wait, keeping their place, or quit, going out with the cards they hold. The last player left
    can do neither, and turns spent waiting add to the stall count of NC-A26.
    .title = Holding back
NC-A18 = The last player left has one ordinary turn after another, so under Pivot each of them starts from the Floor
    card then showing. A table may choose a single long turn instead: the player goes on as long as a card fits, lays
    no Chain once a Play has begun, cannot turn down an extra turn that can be used, and goes out with the end of that
    turn.
    .title = The last player left
NC-A19 = The last player left goes on with Chains as well as with Plays; either one counts as being able to play.
    .title = Chains at the very end
NC-A28 = For the start of the next round only the player whose hand was empty first matters. In what order the others
    go out is of no importance.
    .title = Order of going out
NC-A29 = A player who empties their hand later in the closing phase scores 0 penalty points, too. Nobody goes out
    twice.
    .title = Emptying later
NC-A38 = During the closing phase the Pools, the Supply and the Condition stay as they are; the tile is not turned any
    more.
    .title = Nothing else moves

## Rulings: long rounds, ties and the table

NC-A26 = Drawing for ever is not forbidden, so two limits see to it that a round comes to an end: 100 turns in a row
    without a Play or a Chain (the stall limit), and 1000 turns in one round (the turn limit). Ordinary play meets
    neither. When one is reached the round is over, and all score the cards they hold. A limit of 0 is switched off;
    with the turn limit off, nothing guarantees an end. Turns are counted as they end. An extra turn that is taken
    counts as a turn of its own; being put out for lack of a move does not count. A Chain's turn counts when its third
    card is down, and no extra turn follows if it was the one that met the limit. The limits hold in the closing phase
    as well; whoever had the first empty hand begins the next round as usual.
    .title = Limits for long rounds
NC-A27 = If a limit ended the round before any hand was empty, the next one is started by the player with the fewest
    penalty points in that round; if several have as few, by the one with the lowest seat number.
    .title = Starting after a limit
NC-A30 = The wilds that break a tie are those in hand when the last round ended; whoever emptied their hand in it has
    none. If three or more are tied they are all compared once, and those still equal share the victory. The places
    behind the winners go by total as well, and then by the same wilds.
    .title = Breaking ties
NC-A31 = Since turns come one after another, no two players can ever finish at the same moment.
    .title = No simultaneous finish
NC-A32 = At a real table the player who starts a round shuffles and deals. Here the cards are shuffled and dealt for
    you, which makes no difference to the game.
    .title = Who deals
NC-A36 = A table has 2, 3 or 4 seats; with any other number no game is set up. A setting with a value that is not
    allowed is refused, and the refusal names the setting. The host may leave the first start to chance or give it to a
    seat.
    .title = Allowed tables
NC-A37 = If a player has left or run out of time, a plain move is made for them, provided the host wants it so.
    Normally it is a Take from the Supply, with the first card in hand discarded if there are too many (a wild ending
    in ? is named 1). A Play under way is ended and an offered extra turn turned down. In the closing phase it is the
    first Play or Chain the rules allow.
    .title = Absent players
NC-A42 = The numbers with digits from 1 to 7 make 49, and each is there once. The wilds are taken to be seven that end
    with ? (1? to 7?) and seven that begin with ? (?1 to ?7). So no two cards are alike, and a card's face is enough to
    say which one is meant.
    .title = Every card is unique

## Options

option-start_wild = What happens when a wild ending in ? turns up as the first Floor card.
    .title = Wild as the first Floor card
    .clause = NC-A1
    .open = Its last digit is open, and the first card laid on it decides.
    .redraw = It is covered with further cards until one has a printed last digit.
option-discarded_wild = What happens when the last discard is a wild ending in ?.
    .title = Wild as the last discard
    .clause = NC-A2
    .declare = The player who discards it names the digit.
    .open = Its last digit is open, and the first card laid on it decides.
option-max_wilds_in_chain = The largest number of wilds that one Chain may hold, from 1 to 3; usually 3.
    .title = Wilds in a Chain
    .clause = NC-A6
option-extra_turn = Which actions may be chosen in the extra turn after a Chain.
    .title = Extra turn
    .clause = NC-A10
    .any = Any action that an ordinary turn allows.
    .play_or_chain = Only a Play or another Chain.
option-closing = Whether a player who can move in the closing phase has to.
    .title = Closing phase
    .clause = NC-A17
    .forced = Whoever can play or chain must do so.
    .may_wait = A player may let a turn go by and stay in; not so the last one left.
    .may_quit = A player may go out of the round with the cards held; not so the last one left.
option-last_player = How the last player left in the round carries on.
    .title = Last player left
    .clause = NC-A18
    .new_turns = In one turn after another, each starting from the Floor card then showing.
    .same_turn = In a single turn, which goes on as long as a card fits.
option-stall_limit = How many turns in a row without a Play or a Chain end the round; usually 100, and 0 means no limit.
    .title = Stall limit
    .clause = NC-A26
option-turn_limit = How many turns a round can have before it is ended; usually 1000, and 0 means no limit.
    .title = Turn limit
    .clause = NC-A26
option-first_starter = Who starts the first round.
    .title = First starting player
    .clause = NC-4
    .random = A player drawn at random.
    .seat0 = The player in seat 1.
    .seat1 = The player in seat 2.
    .seat2 = The player in seat 3.
    .seat3 = The player in seat 4.
option-rounds = How many rounds the game has, from 1 to 9; usually 3.
    .title = Rounds
    .clause = NC-3

## Refusals

refusal-game-over = The game is over. No more moves can be made.
    .clause = NC-25
refusal-cards-in-motion = Cards are being shuffled or dealt. Wait a moment, then move.
    .clause = NC-9
refusal-not-your-turn = It is another player's turn.
    .clause = NC-9
refusal-out-of-round = You are out of this round. You play again in the next one.
    .clause = NC-22
refusal-one-action = You have already begun another action this turn, and a turn has only one.
    .clause = NC-9
refusal-not-held = You do not hold that card.
    .clause = NC-10
refusal-breaks-pivot = That card does not fit. Under Pivot, it has to begin with the digit that ends the Floor card your turn started from.
    .clause = NC-11
refusal-breaks-relay = That card does not fit. Under Relay, it has to begin with the last digit of the card on top of the Floor.
    .clause = NC-12
refusal-wrong-name = That card cannot be named so. Give the ? of a wild a digit from 1 to 7; printed digits stay as they are.
    .clause = NC-14
refusal-chain-not-held = You do not hold all three cards of that Chain.
    .clause = NC-15
refusal-chain-not-consecutive = Those are not three numbers in a row. A Chain goes up by one twice, or down by one twice.
    .clause = NC-15
refusal-chain-wrong-wild = That wild cannot stand for that number. Its printed digit stays, and its ? is a digit from 1 to 7.
    .clause = NC-A7
refusal-chain-too-many-wilds = That Chain holds more wilds than this table allows.
    .clause = NC-A6
refusal-chain-after-play = You have played a card this turn, so you cannot lay a Chain. Play on, or end your turn.
    .clause = NC-A13
refusal-closing-cards-only = The closing phase has begun: no more Take or Reset. Play a card or lay a Chain.
    .clause = NC-20
refusal-extra-turn-cards-only = At this table an extra turn is for a Play or a Chain only. Choose one of them, or decline.
    .clause = NC-A10
refusal-must-act = You cannot pass. Choose Play, Chain, Take or Reset.
    .clause = NC-A16
refusal-must-play = You can move, and this table does not let you hold back like that. Play a card or lay a Chain.
    .clause = NC-A17
refusal-last-player-stays = You are the last player left, so you can neither wait nor quit.
    .clause = NC-A17
refusal-keep-going = You are the last player left and a card still fits. Go on playing.
    .clause = NC-A18
refusal-cannot-decline = You are the last player left and can use the extra turn, so you have to take it.
    .clause = NC-A18
refusal-nothing-to-decline = No extra turn is on offer, so there is nothing to decline.
    .clause = NC-A11
refusal-decline-instead = You are being offered an extra turn. If you do not want it, decline it.
    .clause = NC-A11
refusal-must-discard = You hold more than 10 cards. Discard the surplus first.
    .clause = NC-19
refusal-nothing-to-discard = You are not above the hand limit, so you cannot discard.
    .clause = NC-19
refusal-discard-not-held = You do not hold the card you want to discard.
    .clause = NC-19
refusal-discard-needs-name = Your last discard is a wild ending in ?. Name a digit from 1 to 7 for it.
    .clause = NC-A2
refusal-discard-takes-no-name = This discard takes no digit. Discard the card without naming one.
    .clause = NC-A2
refusal-unknown-seat = This table has no such seat.
    .clause = NC-A36
refusal-setup-seats = Number Chain needs 2 to 4 players.
    .clause = NC-A36

## Words

action-play = Play
action-chain = Chain
action-take = Take
action-reset = Reset
action-end = End turn
action-decline = Decline
action-discard = Discard
action-wait = Wait
action-quit = Quit
condition-pivot = Pivot
condition-relay = Relay
place-supply = Supply
place-pool = Pool
place-floor = Floor
place-hand = Hand
