"""The games for OpenSpiel.

Importing this package registers every game with pyspiel, as ``python_cardinal_`` and its id with underscores; ``names()`` lists
them:

    import cardinal_games.openspiel
    import pyspiel

    game = pyspiel.load_game("python_cardinal_number_chain", {"players": 3, "options": "rounds:1"})

Parameters: ``players``; ``options`` of the table as ``key:value/key:value``; ``deals``, how many different outcomes a chance
node has, up to 2**20 (a shuffle has far more than could be listed, so ``deals`` of them are drawn from ``seed``, each equally
likely); ``seed``, below 2**24.
"""

from cardinal_games.openspiel.game import CardinalGame, CardinalState, names

__all__ = ["CardinalGame", "CardinalState", "names"]
