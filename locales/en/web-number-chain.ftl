### The table of Number Chain in the web client. Keys and variables as explained in web.ftl; names of actions and places as
### in number-chain.ftl.

## The start page

game-number-chain = Number Chain
game-number-chain-line = Link two-digit cards digit to digit and be the first to empty your hand.

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
nc-pivot-about = every card links to the starting Floor card
nc-relay = Relay
nc-relay-about = each card links to the one below it
nc-condition = Condition: { $condition }
nc-next-digit = next card begins with
nc-any-digit = any digit
nc-hand = Your hand, { $count } cards
nc-hand-empty = Your hand is empty.
nc-own = { $cards } · { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
  }
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
nc-builder-choose = Choose three numbers in a row ({ $count } of 3).
nc-stands-for = Play { $card } as
nc-stands-for-label = Number for wild { $card }
nc-card-as = { $card } as { $number }

## The other players

nc-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
  }
nc-out-empty = out, hand empty
nc-out = out
nc-out-no = out, stuck on { $digit }
nc-on-turn = playing

## The score

nc-scores = Penalty points
nc-scores-final = Final result
nc-scores-about = – fewest points win
nc-scores-player = Player
nc-scores-round = Round { $number }
nc-scores-total = Total
nc-scores-winner = winner

## Why a card cannot be used

nc-why-over = The game is over. (NC-25)
nc-why-out = You’re out of this round. (NC-22)
nc-why-turn = It’s not your turn. (NC-9)
nc-why-chain = { $card } makes no Chain with the cards you chose. Choose three numbers in a row. (NC-15)
nc-why-link = { $card } begins with { $first }, but you need a { $digit }. ({ $clause })
nc-why-take-turn = You can only take a card on your turn. (NC-9)
nc-why-take-closing = You can’t take cards in the closing phase. (NC-20)
nc-why-take-discard = Discard first: you hold more than ten cards. (NC-19)
nc-why-take-extra = At this table an extra turn is for Play or Chain only. (NC-A10)
nc-why-take-playing = You’re playing cards this turn, and a turn is one action. (NC-9)

## What is asked for

nc-ask-over = Game over.
nc-ask-deal = Dealing the cards.
nc-ask-reshuffle = Shuffling a new Supply.
nc-ask-other = { $who }’s turn.
nc-ask-out = You’re out of this round. { $who }’s turn.
nc-fits-any = any card fits
nc-fits-digit = cards beginning with { $digit } fit
nc-ask-discard = You hold more than ten cards. Discard one to the Floor.
nc-ask-more = Play another card ({ $fits }) or end your turn.
nc-ask-end = Nothing else fits. End your turn.
nc-ask-offer = Your Chain earned an extra turn ({ $fits }). Use it or decline.
nc-ask-closing = Closing phase: play or chain ({ $fits }).
nc-ask-act = Your turn: { $fits }. Play, take or reset.
nc-ask-stuck = Your turn: { $fits }, but you have none. Take or reset.

## Moves

nc-do-end = End your turn
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
nc-do-reset = Reset: take all three Pools and switch to { $condition }
nc-do-play = Play { $card }
nc-do-discard = Discard { $card }
nc-do-chain = Chain { $steps }

## What happened

nc-on-starter = { $who } { $you ->
    [yes] go
   *[no] goes
  } first.
nc-on-dealt = Round { $round } is dealt. The Floor shows { $floor }.
nc-on-dealt-again = Round { $round } is dealt. The Floor shows { $floor }, on top of { $rejected }.
nc-on-turn-of = { $you ->
    [yes] Your turn.
   *[no] { $who }’s turn.
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
  } all three Pools: { $cards }. The Condition is now { $condition }.
nc-on-discarded = { $who } { $you ->
    [yes] discard
   *[no] discards
  } { $card }.
nc-on-refilled = The { $pool ->
    [1] first
    [2] second
   *[other] third
  } Pool shows { $card }.
nc-on-reshuffled = A new Supply is shuffled from { $count ->
    [one] 1 Floor card
   *[other] { $count } Floor cards
  }.
nc-on-counted = End of turn { $turns }.
nc-on-offered = { $who } { $you ->
    [yes] earn
   *[no] earns
  } an extra turn.
nc-on-declined = { $who } { $you ->
    [yes] decline
   *[no] declines
  } the extra turn.
nc-on-waited = { $who } { $you ->
    [yes] wait
   *[no] waits
  }.
nc-on-out-emptied = { $who } { $you ->
    [yes] are
   *[no] is
  } out with an empty hand.
nc-on-out-stuck = { $who } can’t play and { $you ->
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
nc-on-round-over = Round over. Penalty points: { $points }.
nc-on-next-round = { $who } { $you ->
    [yes] start
   *[no] starts
  } the next round.

## The guided first game

lesson-number-chain-play = Get rid of your cards. The Floor shows 56 and the tile shows Pivot, so you may play cards that begin with 6. Start
    with 62.
lesson-number-chain-pivot = Under Pivot, every card this turn links to the 56 you started from, not to your 62. Play 65 too.
lesson-number-chain-end = You could play your wild card as well, but it’s worth saving. The next player has to match your last card. End
    your turn.
lesson-number-chain-chain = Your opponent played a wild card as 54. You hold 41, 42 and 43, three numbers in a row. Such a Chain goes on
    anything and earns an extra turn. Play it.
lesson-number-chain-reset = Use your extra turn to Reset: take all three Pool cards and flip the tile from Pivot to Relay. You’ll soon see
    why.
lesson-number-chain-relay = Your opponent took a card. Under Relay, each card links to the one below it, last digit to first digit. The Floor
    ends with 3, so play 32.
lesson-number-chain-relay-on = Keep going: begin with the digit the last card ends with.
lesson-number-chain-end-again = Four cards in one turn! End it here.
lesson-number-chain-wild = The Floor ends with 1, and none of your numbers begins with 1. The wild ?6 can begin with any digit: play it as 16.
lesson-number-chain-last = End your turn. At the end, each wild you still hold costs three points, each number card only one.
lesson-number-chain-free = That’s everything: Play, Chain, Take and Reset. You have three cards left. Be the first to have none!

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
