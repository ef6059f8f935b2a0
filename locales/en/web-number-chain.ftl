### The start page

game-number-chain = Number Chain
game-number-chain-line = Link two-digit cards digit to digit and be the first without a hand.

## The table of Number Chain in the web client. Keys and variables as explained in web.ftl; names of actions and places as
### in number-chain.ftl.

## Cards and places

nc-wild = wild { $card }
nc-wild-as = wild { $card } as { $number }
nc-wild-sign = wild
nc-floor = Floor
nc-supply = Supply
nc-supply-count = Supply, { $count } cards
nc-take-supply-count = Take from the Supply, { $count } cards
nc-pool = Pool { $number }
nc-pool-shows = Pool { $card }
nc-take-pool = Take { $card }, Pool { $number }
nc-stock = Supply and Pools
nc-pivot = Pivot
nc-pivot-about = all link to the first Floor card
nc-relay = Relay
nc-relay-about = each links to the card below it
nc-condition = Condition: { $condition }
nc-next-digit = next begins with
nc-any-digit = any digit
nc-hand = Your hand, { $count } cards
nc-hand-empty = Your hand is empty.
nc-own = { $cards } · { $points } penalty points
nc-round = Round { $round } of { $rounds }
nc-round-closing = Round { $round } of { $rounds } – closing phase

## Buttons

nc-end = End turn
nc-decline = Decline extra turn
nc-wait = Wait
nc-quit = Leave the round
nc-reset = Reset
nc-build-chain = Build a Chain…
nc-builder = Chain builder
nc-builder-choose = Choose three cards with numbers in a row ({ $count } of 3).
nc-stands-for = { $card } stands for
nc-stands-for-label = What wild { $card } stands for
nc-card-as = { $card } as { $number }

## The other players

nc-points = { $points } pts
nc-out-empty = out, hand empty
nc-out = out
nc-out-no = out, no { $digit }
nc-on-turn = on turn

## The score

nc-scores = Penalty points
nc-scores-final = Final result
nc-scores-about = – the fewest points win
nc-scores-player = Player
nc-scores-round = Round { $number }
nc-scores-total = Total
nc-scores-winner = winner

## Why a card cannot be used

nc-why-over = The game is over. (NC-25)
nc-why-out = You are out of this round. (NC-22)
nc-why-turn = It is not your turn. (NC-9)
nc-why-chain = { $card } makes no Chain with the cards chosen: three numbers in a row are needed. (NC-15)
nc-why-link = { $card } begins with { $first }, and a { $digit } is asked for. ({ $clause })
nc-why-take-turn = You can take a card on your turn. (NC-9)
nc-why-take-closing = In the closing phase nothing is taken any more. (NC-20)
nc-why-take-discard = Discard first: you hold more than ten cards. (NC-19)
nc-why-take-extra = This table allows only Play and Chain in an extra turn. (NC-A10)
nc-why-take-playing = You are playing cards this turn, and a turn has one action. (NC-9)

## What is asked for

nc-ask-over = The game is over.
nc-ask-deal = Cards are being dealt.
nc-ask-reshuffle = A new Supply is being shuffled.
nc-ask-other = { $who } is on turn.
nc-ask-out = You are out of this round. { $who } is on turn.
nc-fits-any = any card fits
nc-fits-digit = cards that begin with { $digit } fit
nc-ask-discard = You hold more than ten cards: choose one to discard to the Floor.
nc-ask-more = Lay another card – { $fits } – or end your turn.
nc-ask-end = Nothing else fits. End your turn.
nc-ask-offer = Your Chain earned an extra turn: { $fits }. Use it or decline.
nc-ask-closing = Closing phase: play or chain – { $fits }.
nc-ask-act = Your turn: { $fits }. Play, take or reset.
nc-ask-stuck = Your turn: { $fits }, and you hold none. Take or reset.

## Moves

nc-do-end = End the turn
nc-do-decline = Decline the extra turn
nc-do-wait = Wait for another turn
nc-do-quit = Leave this round
nc-do-take-supply = Take from the Supply
nc-do-take-pool = Take from the { $pool ->
    [1] first
    [2] second
   *[other] third
  } Pool
nc-do-take-card = Take { $card } from the { $pool ->
    [1] first
    [2] second
   *[other] third
  } Pool
nc-do-reset = Reset: take all three Pools and turn to { $condition }
nc-do-play = Play { $card }
nc-do-discard = Discard { $card }
nc-do-chain = Chain { $steps }

## What happened

nc-on-starter = { $who } { $you ->
    [yes] begin
   *[no] begins
  }.
nc-on-dealt = Round { $round } is dealt. The Floor shows { $floor }.
nc-on-dealt-again = Round { $round } is dealt. The Floor shows { $floor } after { $rejected }.
nc-on-turn-of = { $you ->
    [yes] Your turn.
   *[no] { $who } is on turn.
  }
nc-on-played = { $who } { $you ->
    [yes] play
   *[no] plays
  } { $card }.
nc-on-chained = { $who } { $you ->
    [yes] chain
   *[no] chains
  } { $steps }.
nc-on-took = { $who } { $you ->
    [yes] take
   *[no] takes
  } { $card } from the { $pool ->
    [1] first
    [2] second
   *[other] third
  } Pool.
nc-on-drew = { $who } { $you ->
    [yes] draw
   *[no] draws
  } { $card } from the Supply.
nc-on-drew-hidden = { $who } { $you ->
    [yes] draw
   *[no] draws
  } a card from the Supply.
nc-on-reset = { $who } { $you ->
    [yes] take
   *[no] takes
  } all Pools: { $cards }. { $condition } now holds.
nc-on-discarded = { $who } { $you ->
    [yes] discard
   *[no] discards
  } { $card }.
nc-on-refilled = The { $pool ->
    [1] first
    [2] second
   *[other] third
  } Pool shows { $card }.
nc-on-reshuffled = A new Supply is shuffled from { $count } Floor cards.
nc-on-counted = Turn { $turns } is over.
nc-on-offered = { $who } { $you ->
    [yes] earn
   *[no] earns
  } an extra turn.
nc-on-declined = { $who } { $you ->
    [yes] do
   *[no] does
  } without the extra turn.
nc-on-waited = { $who } { $you ->
    [yes] wait
   *[no] waits
  }.
nc-on-out-emptied = { $who } { $you ->
    [yes] are
   *[no] is
  } out with an empty hand.
nc-on-out-stuck = { $who } cannot go on and { $you ->
    [yes] are
   *[no] is
  } out.
nc-on-out-quit = { $who } { $you ->
    [yes] leave
   *[no] leaves
  } the round.
nc-on-out-finished = { $who } { $you ->
    [yes] are
   *[no] is
  } done.
nc-on-round-over = The round is over. Penalty points: { $points }.
nc-on-next-round = { $who } { $you ->
    [yes] begin
   *[no] begins
  } the next round.

## The guided first game

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

## Names of rule sets

preset-one-round = One round
preset-definite-floor = Definite Floor
preset-open-floor = Open Floor
preset-patient = Patient
preset-abrupt = Abrupt
preset-one-breath = In one breath

## Values of options; what they mean is in the rules

value-any = Any
value-declare = Declare
value-forced = Forced
value-may-quit = May quit
value-may-wait = May wait
value-new-turns = New turns
value-open = Open
value-play-or-chain = Play or Chain
value-redraw = Redraw
value-same-turn = Same turn
