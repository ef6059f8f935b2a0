### The start page

game-chain = Chain
game-chain-line = Draft twelve cards that score together, then shed them in tricks.

## The table of Chain in the web client. Keys and variables as explained in web.ftl; names of actions and places as in
### chain.ftl.

## Cards, groups and melds

ch-card = { $colour ->
    [red] red
    [orange] orange
    [purple] purple
    [blue] blue
   *[green] green
  } { $number }
ch-x-as = X as { $number }
ch-shape-red = diamond
ch-shape-orange = triangle
ch-shape-purple = star
ch-shape-blue = circle
ch-shape-green = square
ch-set = { $size ->
    [2] pair of { $number }s
    [3] triple of { $number }s
    [4] four { $number }s
    [5] five { $number }s
    [6] six { $number }s
    [7] seven { $number }s
    [8] eight { $number }s
   *[other] nine { $number }s
  }
ch-set-with-x = { $set } with { $count ->
    [one] an X
   *[other] { $count } X
  }
ch-run = run { $low }–{ $high }
ch-run-with = run { $low }–{ $high } with { $named }
ch-begun = group begun with { $card }
# The same as the object of "play": with an article where the language has one.
ch-a-single = { $number ->
    [8] an 8
   *[other] a { $number }
  }
ch-an-x = an X
ch-a-set = { $size ->
    [2] a { $set }
    [3] a { $set }
   *[other] { $set }
  }
ch-the-run = the { $run }
ch-the-group = the { $group }
ch-new-group = a new group

## The draft

ch-draft = Cards to take
ch-deck = deck
ch-deck-about = { $deck } cards face down, { $swept } swept away
ch-take = Take { $card }
ch-sweep = Sweep
ch-sweep-card = Sweep { $card } away
ch-swept = { $count } swept away
ch-why-take = You take a card when it is your turn to build. (CH-4)

## The settlement

ch-settlement = Your settlement
ch-points = points
ch-points-best = points, the best there is
ch-best = Best groups
ch-seal = Seal
ch-keep = Keep
ch-keep-card = Keep { $card }
ch-discard = Discard
ch-discard-card = Discard { $card }
ch-and = and?
ch-take-back = Take back { $group }
ch-left-decide = Left over: keep or discard each
ch-left = Left over
ch-left-yet = Not grouped yet
ch-kept = kept
ch-discarded = discarded
ch-fit = { $card } with { $place }
ch-why-sealed = Your groups are sealed. (CH-A10)
ch-why-place = { $card } does not fit there. (CH-9)
ch-why-fits = Cards that fit must be scored: { $fit }. (CH-A3)
ch-why-declare = Declare groups first. (CH-9)
ch-tip-seal = Nothing more has to be scored: seal, or take a group back.
ch-tip-begin = Tap the cards of a run or a set, or drag one onto another.
ch-tip-neither = These cards are neither a run nor a set. (CH-9)
ch-tip-more = Choose the cards that go with { $card }.
ch-hands-open = The hands are open, and everybody settles.

## The hand

ch-hand = Your hand, { $count } cards
ch-hand-empty = Your hand is empty.
ch-sort-colour = Sort by colour
ch-sort-number = Sort by number
ch-own-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
ch-own-of-twelve = { $count ->
    [one] 1 card of 12
   *[other] { $count } cards of 12
  }
ch-own-built = { $points } built
ch-own-won = { $count } won
ch-own-against = { $count } against you
ch-own-game = game { $game } of { $games }

## The release

ch-trick = Trick
ch-holds = { $who } { $you ->
    [yes] hold
   *[no] holds
  } the trick with { $meld }
ch-in-trick = { $count ->
    [one] 1 card in the trick
   *[other] { $count } cards in the trick
  }
ch-to-come = still to come: { $names }
ch-leads-new = { $who } { $you ->
    [yes] lead
   *[no] leads
  } a new trick
ch-penalty-drawn = A penalty card is drawn from { $you ->
    [yes] your
   *[no] { $who }’s
  } hand
ch-extra-dealt = The extra cards are being dealt
ch-aside = put aside
ch-play = Play { $meld }
ch-pass = Pass
ch-why-zero = A 0 is played alone. (CH-A28)
ch-why-no-meld = Together these are no meld: cards of one number, or three in a row. (CH-19)
ch-why-run-length = Runs have three cards. (CH-A22)
ch-why-lead = These cards cannot be led. (CH-19)
ch-why-few = At least { $count } cards are needed to beat the { $meld }. (CH-A21)
ch-why-low = That does not beat the { $meld }. (CH-16)

## The other players and the score

ch-ready = ready
ch-settling = settling
ch-on-turn = on turn
ch-finished = finished
ch-seat-built = built
ch-seat-won = won
ch-seat-total = total
ch-seat-against = against
ch-scores = Final result
ch-scores-about = – the highest total wins
ch-scores-player = Player
ch-scores-built = Built
ch-scores-won = Won
ch-scores-hand = Hand
ch-scores-penalty = Penalty
ch-scores-game = Game { $number }
ch-scores-total = Total
ch-scores-winner = winner

## What is asked for

ch-ask-deal = Cards are being dealt.
ch-ask-reshuffle = A new deck is being shuffled.
ch-ask-build = Your turn: take a card, or first sweep one away.
ch-ask-take = Now take a card.
ch-ask-takes = { $who } takes a card.
ch-ask-left = Decide about the cards left over.
ch-ask-group = Make runs and sets of your cards, then seal them.
ch-ask-settling = Waiting for { $names } to settle.
ch-ask-settled = Everybody has settled.
ch-ask-extra = One more card for everybody.
ch-ask-tie = Chance picks who leads.
ch-ask-done = You are done. { $who } is on turn.
ch-ask-other = { $who } is on turn.
ch-ask-lead = You lead: play a card, cards of one number, or three in a row.
ch-ask-beat = Beat the { $meld }, or pass.
ch-ask-cannot = Nothing you hold beats the { $meld }.
ch-ask-penalty = A penalty card is drawn from { $you ->
    [yes] your
   *[no] { $who }’s
  } hand.
ch-ask-over = The game is over.

## Moves

ch-do-pass = Pass
ch-do-best = Lay out the best groups
ch-do-seal = Seal the groups
ch-do-take-back = Take back { $group }
ch-do-take = Take { $card }
ch-do-sweep = Sweep { $card } away
ch-do-keep = Keep { $card }
ch-do-discard = Discard { $card }
ch-do-add = Add { $card } to { $group }
ch-do-begin = Begin a group with { $card }
ch-do-play = Play { $meld }

## What happened

ch-on-starter = { $who } { $you ->
    [yes] begin
   *[no] begins
  } to build.
ch-on-dealt = Game { $game } is dealt. Face up lie { $cards }.
ch-on-turn-of = { $you ->
    [yes] Your turn to build.
   *[no] { $who } is building.
  }
ch-on-took = { $who } { $you ->
    [yes] take
   *[no] takes
  } { $card }.
ch-on-swept = { $who } { $you ->
    [yes] sweep
   *[no] sweeps
  } { $card } away.
ch-on-refilled = { $card } is turned up.
ch-on-reshuffled = A new deck is shuffled from { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
ch-on-revealed = All hands are open. Now everybody settles.
ch-on-sheet = { $you ->
    [yes] Your
   *[no] { $who }’s
  } groups score { $points }.
ch-on-ready = { $who } { $you ->
    [yes] are
   *[no] is
  } ready.
ch-no-group = no group
ch-on-settled = { $who } { $you ->
    [yes] score
   *[no] scores
  } { $points } with { $groups }.
ch-on-settled-discarding = { $who } { $you ->
    [yes] score
   *[no] scores
  } { $points } with { $groups } and { $you ->
    [yes] discard
   *[no] discards
  } { $cards }.
ch-on-settling = { $who } { $you ->
    [yes] settle
   *[no] settles
  } now.
ch-on-all-settled = Everybody has settled. One more card each is dealt.
ch-on-extra = Everybody has an extra card.
ch-on-extra-own = Your extra card is { $card }.
ch-on-tie = { $names } have the same score; chance picks who leads.
ch-on-leads = { $who } { $you ->
    [yes] lead
   *[no] leads
  }.
ch-on-next = { $you ->
    [yes] Your turn in the trick.
   *[no] { $who } is next in the trick.
  }
ch-on-played = { $who } { $you ->
    [yes] play
   *[no] plays
  } { $meld }.
ch-on-passed = { $who } { $you ->
    [yes] pass
   *[no] passes
  }.
ch-on-finished = { $who } { $you ->
    [yes] have
   *[no] has
  } no card left.
ch-on-won = { $who } { $you ->
    [yes] win
   *[no] wins
  } the trick: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
ch-on-cleared = { $who } { $you ->
    [yes] clear
   *[no] clears
  } the trick with a 0; { $count ->
    [one] 1 card
   *[other] { $count } cards
  } put aside.
ch-on-drawing = { $who } { $you ->
    [yes] draw
   *[no] draws
  } a penalty card from { $from }’s hand.
ch-on-drawing-yours = { $who } { $you ->
    [yes] draw
   *[no] draws
  } a penalty card from your hand.
ch-on-penalty = { $card } lies open against { $you ->
    [yes] you
   *[no] { $who }
  }.
ch-on-game-over = The game is over: { $points }.
ch-on-next-game = { $who } { $you ->
    [yes] begin
   *[no] begins
  } the next game.

## The guided first game

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

## Names of rule sets

preset-three-games = Three games
preset-free-hand = Free hand
preset-best-points = Best points
preset-long-tricks = Long tricks
preset-gentle-zeros = Gentle zeros
preset-whole-laps = Whole laps
preset-endless-laps = Endless laps

## Values of options; what they mean is in the rules

value-anytime = At any time
value-aside = Aside
value-at-once = At once
value-best-points = Best points
value-build = Building
value-clockwise = Clockwise
value-complete-lap = Complete lap
value-exact = Exact
value-free = Free
value-lowest-total = Lowest total
value-maximal = Maximal
value-must-beat = Must beat
value-nothing = Nothing
value-one = One
value-or-higher = Or higher
value-rotate = Rotate
value-seat = Seat
value-takes = Takes
value-ten = Ten
value-three = Three
value-three-or-more = Three or more
value-together = Together
value-total = Total
value-until-all-pass = Until all pass
