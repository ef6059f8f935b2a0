### The table of a game that the web client has no folder for. Keys and variables as explained in web.ftl.

any-hand = Your cards
any-state = The table
any-nothing = nothing known
any-none = none
any-entries = { $name } ({ $count })
any-part = { $name } { $value }
any-parts = { $what }: { $parts }
any-by = { $who }: { $what }
any-choose = Choose a move from the list, or a card to see only its moves.
any-choose-move = Choose a move from the list.
any-card = { $card }: only its moves
