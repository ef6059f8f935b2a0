### The table of Chain in the web client. Keys and variables as explained in web.ftl; names of actions and places as in
### chain.ftl.

## The start page

game-chain = Chain
game-chain-line = Draft twelve cards that score together, then shed them in tricks.

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

ch-draft = Face-up cards
ch-deck = deck
ch-deck-about = { $deck } cards in the deck, { $swept } swept
ch-take = Take { $card }
ch-sweep = Sweep
ch-sweep-card = Sweep { $card }
ch-swept = { $count } swept
ch-why-take = Take a card when it’s your turn to build. (CH-4)

## The settlement

ch-settlement = Your groups
ch-points = points
ch-points-best = points – best possible
ch-best = Arrange for me
ch-seal = Seal
ch-keep = Keep
ch-keep-card = Keep { $card }
ch-discard = Discard
ch-discard-card = Discard { $card }
ch-and = add a card
ch-take-back = Take back { $group }
ch-left-decide = Left over: keep or discard each card
ch-left = Left over
ch-left-yet = Not grouped yet
ch-kept = kept
ch-discarded = discarded
ch-fit = { $card } with { $place }
ch-why-sealed = You’ve sealed your groups. (CH-A10)
ch-why-place = { $card } doesn’t fit there. (CH-9)
ch-why-fits = Every card that fits has to score: { $fit }. (CH-A3)
ch-why-declare = Make a group first. (CH-9)
ch-tip-seal = Every card that has to score does. Seal, or take a group back.
ch-tip-begin = Tap the cards of a run or a set, or drag one card onto another.
ch-tip-neither = These cards are neither a run nor a set. (CH-9)
ch-tip-more = Choose cards to go with { $card }.
ch-hands-open = All hands are open while everyone settles.

## The hand

ch-hand = Your hand, { $count } cards
ch-hand-empty = Your hand is empty.
ch-sort-colour = Sort by colour
ch-sort-number = Sort by number
ch-own-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
ch-own-of-twelve = { $count } of 12 cards
ch-own-built = { $points } built
ch-own-won = { $count } won
ch-own-against = { $count } against you
ch-own-game = game { $game } of { $games }

## The release

ch-trick = Trick
ch-holds = { $you ->
    [yes] You’re
   *[no] { $who } is
  } winning the trick with { $meld }
ch-in-trick = { $count ->
    [one] 1 card in the trick
   *[other] { $count } cards in the trick
  }
ch-to-come = still to play: { $names }
ch-leads-new = { $who } { $you ->
    [yes] lead
   *[no] leads
  } a new trick
ch-penalty-drawn = A penalty card is drawn from { $you ->
    [yes] your
   *[no] { $who }’s
  } hand
ch-extra-dealt = Dealing the extra cards
ch-aside = set aside
ch-play = Play { $meld }
ch-pass = Pass
ch-why-zero = A 0 is played alone. (CH-A28)
ch-why-no-meld = These cards don’t make a meld. Play one number, or three in a row. (CH-19)
ch-why-run-length = A run has exactly three cards. (CH-A22)
ch-why-lead = You can’t lead these cards. (CH-19)
ch-why-few = You need at least { $count } cards to beat the { $meld }. (CH-A21)
ch-why-low = That doesn’t beat the { $meld }. (CH-16)

## The other players and the score

ch-ready = ready
ch-settling = settling
ch-on-turn = playing
ch-finished = done
ch-seat-built = built
ch-seat-won = won
ch-seat-total = total
ch-seat-against = against
ch-scores = Final result
ch-scores-about = – highest total wins
ch-scores-player = Player
ch-scores-built = Built
ch-scores-won = Won
ch-scores-hand = Hand
ch-scores-penalty = Penalty
ch-scores-game = Game { $number }
ch-scores-total = Total
ch-scores-winner = winner

## What is asked for

ch-ask-deal = Dealing the cards.
ch-ask-reshuffle = Shuffling a new deck.
ch-ask-build = Your turn: take a card, or sweep one first.
ch-ask-take = Now take a card.
ch-ask-takes = { $who } is taking a card.
ch-ask-left = Keep or discard each card left over.
ch-ask-group = Sort your cards into runs and sets, then seal them.
ch-ask-settling = Waiting for { $names } to settle.
ch-ask-settled = Everyone has settled.
ch-ask-extra = Everyone gets one more card.
ch-ask-tie = Drawing lots for the lead.
ch-ask-done = You’re done. { $who }’s turn.
ch-ask-other = { $who }’s turn.
ch-ask-lead = You lead: play one card, several of one number, or three in a row.
ch-ask-beat = Beat the { $meld }, or pass.
ch-ask-cannot = You have nothing that beats the { $meld }.
ch-ask-penalty = A penalty card is drawn from { $you ->
    [yes] your
   *[no] { $who }’s
  } hand.
ch-ask-over = Game over.

## Moves

ch-do-pass = Pass
ch-do-best = Arrange the best groups
ch-do-seal = Seal the groups
ch-do-take-back = Take back { $group }
ch-do-take = Take { $card }
ch-do-sweep = Sweep { $card }
ch-do-keep = Keep { $card }
ch-do-discard = Discard { $card }
ch-do-add = Add { $card } to { $group }
ch-do-begin = Start a group with { $card }
ch-do-play = Play { $meld }

## What happened

ch-on-starter = { $who } { $you ->
    [yes] build
   *[no] builds
  } first.
ch-on-dealt = Game { $game } is dealt. Face up: { $cards }.
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
  } { $card }.
ch-on-refilled = { $card } is turned up.
ch-on-reshuffled = A new deck is shuffled from { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
ch-on-revealed = All hands are open. Everyone settles now.
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
  } next.
ch-on-all-settled = Everyone has settled. Each player gets one more card.
ch-on-extra = Everyone gets an extra card.
ch-on-extra-own = Your extra card is { $card }.
ch-on-tie = { $names } are tied. Drawing lots for the lead.
ch-on-leads = { $who } { $you ->
    [yes] lead
   *[no] leads
  }.
ch-on-next = { $you ->
    [yes] Your turn in the trick.
   *[no] { $who }’s turn in the trick.
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
  } no cards left.
ch-on-won = { $who } { $you ->
    [yes] win
   *[no] wins
  } the trick ({ $count ->
    [one] 1 card
   *[other] { $count } cards
  }).
ch-on-cleared = { $who } { $you ->
    [yes] clear
   *[no] clears
  } the trick with a 0. { $count ->
    [one] 1 card is
   *[other] { $count } cards are
  } set aside.
ch-on-drawing = { $who } { $you ->
    [yes] draw
   *[no] draws
  } a penalty card from { $from }’s hand.
ch-on-drawing-yours = { $who } { $you ->
    [yes] draw
   *[no] draws
  } a penalty card from your hand.
ch-on-penalty = { $card } counts against { $you ->
    [yes] you
   *[no] { $who }
  }.
ch-on-game-over = Game over: { $points }.
ch-on-next-game = { $who } { $you ->
    [yes] start
   *[no] starts
  } the next game.

## The guided first game

lesson-chain-first = Draft twelve cards that score together. Each turn, take one of the five face-up cards. An X can be any number
    from 1 to 9: take it.
lesson-chain-run = Numbers in a row make a run. Longer runs score more. Start one: take the green 6.
lesson-chain-colour = A run’s points are multiplied by the number of cards in its most common colour. The 4 is green too: take it.
lesson-chain-gap = Colour isn’t everything. The 3 extends your run at the low end: take it.
lesson-chain-sweep = Nothing here helps. Once per turn you may sweep: discard a face-up card and see what replaces it. Sweep the red 9.
lesson-chain-swept = The 5 fills the gap between your 4 and your 6. Take it.
lesson-chain-low = Long runs reach far down. Take the 1.
lesson-chain-sweep-again = Sweep the marked card and see what turns up.
lesson-chain-top = The 8 extends your run at the high end. Take it.
lesson-chain-second = The green 2 links your 1 and your 3. Take it.
lesson-chain-majority = Another green card, and a second 8. The other 8 can go into a second run. Take it.
lesson-chain-end-of-run = The 9 completes the high end of your run. Take it.
lesson-chain-twelfth = Your twelfth card. With the 7 you hold two runs. Take it.
lesson-chain-best = All hands are open. Everyone sorts their cards into runs and sets. You can do it card by card, but this time, have
    them arranged for you.
lesson-chain-seal = A run of nine is worth 17, times six: four green cards and two X, which count as green. Nothing is left over. Seal
    your groups.
lesson-chain-lead = Now get rid of your hand. The lowest score leads, and that’s you. Play a run of three, with an X as 3.
lesson-chain-beat = Your opponent won that trick and led 7-8-9. An equal meld may follow it, and the last meld wins the trick: one
    point per card. Play your X as 7, with 8 and 9.
lesson-chain-free = You won the trick, so you lead. Empty your hand before your opponent does: cards left in the last hand cost points.

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
