### High Card: the rules, clause by clause.
###
### Message ids and attribute names are stable keys: a translation keeps them and changes only the texts and the
### "##" headings. Line breaks inside a text become spaces; a language written without spaces keeps each text on one line.

title = High Card
tagline = Play one card each; the highest takes the trick.
credits = A small game of Cardinal's own.

## Setup

HC-1 = The game is for 2 to 4 players.
    .title = Players
HC-2 = There are 30 cards, numbered from 1 to 30. Each player is dealt 7 of them, which only their owner may see. The rest
    stays face down.
    .title = Deal

## Play

HC-3 = The player in the first seat leads. In turn, clockwise, each player plays one card from hand, face up.
    .title = Trick
HC-4 = The highest card takes the trick, which counts 1 point. Its cards are out of the game, and the player who took it
    leads to the next one.
    .title = Taking
HC-5 = The game is over when all hands are empty. The most points win; players with equal points share their place.
    .title = End

## Rulings

HC-A1 = A table may deal fewer cards to each player.
    .title = Short games
HC-A2 = For a player who has left or run out of time, the lowest card is played.
    .title = Absent players

## Options

option-cards = How many cards each player is dealt, from 3 to 7; usually 7.
    .title = Cards
    .clause = HC-A1

## Refusals

refusal-not-your-turn = It is another player's turn.
    .clause = HC-3
refusal-not-held = You do not hold that card.
    .clause = HC-3
refusal-game-over = The game is over. No more moves can be made.
    .clause = HC-5
refusal-setup-seats = The game needs 2 to 4 players.
    .clause = HC-1

## Words

action-play = Play
place-hand = Hand
