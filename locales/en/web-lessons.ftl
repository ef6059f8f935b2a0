### The web client: guided first games, several people at one device, and checking the shuffles.
###
### Each step of a guided game has its text in the file of its game, under the id that the script beside the rules names.

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
fair-part-included = What this device added to the shuffles is part of them, and nobody added anything after it was revealed.
fair-part-left-out = This device added to the shuffles, but the record leaves that out or has something that nobody had pledged by then. Do not trust this deal.
fair-part-none = This device added nothing to these shuffles.
fair-none = This record says nothing of its shuffles.
fair-fingerprint = Fingerprint
fair-added = What the players added
fair-missing = Pledged, but not added in time
fair-unchecked = Not checked in this browser
fair-moves = That every move kept to the rules.
fair-open = { $count ->
        [one] That every move kept to the rules, and one draw for which one has to know the rules: who was tied, or which cards were left.
       *[other] That every move kept to the rules, and { $count } draws for which one has to know the rules: who was tied, or which cards were left.
    }
fair-whole = For that, download the record and run “cardinal verify FILE”: it plays the whole game again.
