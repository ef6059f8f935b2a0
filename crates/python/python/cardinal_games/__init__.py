"""Cardinal's number-card games for research: the rules, bots and lab of the program, from Python.

>>> import cardinal_games as cg
>>> match = cg.Match("number-chain", seats=2, seed=7)
>>> bots = [cg.Bot("greedy", seed=1), cg.Bot("eager", seed=2)]
>>> while (seat := match.current) is not None:
...     match.apply(seat, bots[seat].decide(match, seat))
>>> [standing["place"] in (1, 2) for standing in match.standings or []]
[True, True]

``cardinal_games.vector`` steps thousands of games at once, ``cardinal_games.pettingzoo`` and
``cardinal_games.openspiel`` have the environments of those libraries, and ``cardinal_games.distributed`` plays series on
many machines.
"""

from cardinal_games._native import (
    Bot,
    Fleet,
    Match,
    __version__,
    action,
    action_id,
    arena,
    chain_best,
    chain_partitions,
    games,
    info,
    options,
    simulate,
    tune,
)
from cardinal_games.errors import (
    CardinalError,
    IllegalAction,
    InternalError,
    RecordError,
    SetupError,
    UsageError,
)

__all__ = [
    "Bot",
    "CardinalError",
    "Fleet",
    "IllegalAction",
    "InternalError",
    "Match",
    "RecordError",
    "SetupError",
    "UsageError",
    "__version__",
    "action",
    "action_id",
    "arena",
    "chain_best",
    "chain_partitions",
    "games",
    "info",
    "options",
    "simulate",
    "tune",
]
