### The web client: guided first games, several people at one device, and checking the shuffles.
###
### Each step of a guided game has its text in the file of its game, under the id that the script beside the rules names.

## Every guided game

lesson-start = Learn to play
lesson-start-game = Learn to play: { $game }
lesson-title = Learn to play
lesson-then = Play a real game
lesson-step = Step { $step } of { $of }
lesson-waiting = Watch what the others do.
lesson-rule = Rule
lesson-other = Make the marked move first. After the lesson you can try anything.
lesson-own-way = The rest of the game is yours.
lesson-close = Got it

## Several people at one device

hot-seat-person = Someone on this device
hot-seat-name = Name
hot-seat-default = Player { $number }
hot-seat-pass = Pass the device to { $name }
hot-seat-about = All cards stay hidden until { $name } is ready.
hot-seat-ready = I’m { $name }: show my cards
hot-seat-undo = { $name }: take back the move

## Checking the shuffles

fair-check = Verify the deal
fair-checking = One moment…
fair-checked = Verified in this browser
fair-kept = The secret revealed after the game matches this fingerprint, so it wasn’t replaced during the game.
fair-same = This device saw the same fingerprint before the first card.
fair-unseen = This device wasn’t at the table before the first card, so it can’t tell whether the fingerprint was published in time.
fair-other = This device saw a different fingerprint before the first card. Don’t trust this deal.
fair-broken = The secret doesn’t match the fingerprint. Don’t trust this deal.
fair-follow = { $count ->
        [one] The shuffle was repeated here. It follows from the secret and the players’ contributions.
       *[other] { $count } shuffles and draws were repeated here. All follow from the secret and the players’ contributions.
    }
fair-wrong = A shuffle doesn’t follow from the secret (input { $number } of the record). Don’t trust this deal.
fair-part-included = Your device’s contribution was used, and no contribution was added after it was revealed.
fair-part-left-out = Your device contributed to the shuffles, but the record leaves that out or includes a contribution that wasn’t pledged in time. Don’t trust this deal.
fair-part-none = Your device didn’t contribute to these shuffles.
fair-none = This record has no information about its shuffles.
fair-fingerprint = Fingerprint
fair-added = Players’ contributions
fair-missing = Pledged, but didn’t contribute in time
fair-unchecked = Not verified in this browser
fair-moves = That every move followed the rules.
fair-open = { $count ->
        [one] That every move followed the rules, and one draw that depends on the rules: who was tied, or which cards were left.
       *[other] That every move followed the rules, and { $count } draws that depend on the rules: who was tied, or which cards were left.
    }
fair-whole = To verify those too, download the record and run “cardinal verify FILE”. It replays the whole game.
