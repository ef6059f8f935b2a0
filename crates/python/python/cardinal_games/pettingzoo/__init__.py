"""PettingZoo environments, one module for each game: ``number_chain_v1`` and so on.

The number after ``_v`` is the game's behaviour revision. Each module has ``env`` and ``raw_env``; both take the arguments of
:class:`cardinal_games.pettingzoo.aec.CardinalEnv` from ``seats`` on.
"""

import sys
from types import ModuleType

from cardinal_games._native import games, info
from cardinal_games.pettingzoo.aec import module


def _add(game: str) -> str:
    facts = info(game)
    name = f"{game.replace('-', '_')}_v{facts['revision']}"
    # As a module, so that ``import cardinal_games.pettingzoo.number_chain_v1`` finds it.
    globals()[name] = sys.modules[f"{__name__}.{name}"] = module(__name__, name, facts)
    return name


__all__ = [_add(game) for game in games()]


def __getattr__(name: str) -> ModuleType:
    """Tells type checkers that the names are modules; names that exist do not come here."""
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
