"""PettingZoo environments of the four games. The number after ``_v`` is the game's behaviour revision."""

from cardinal_games.pettingzoo import chain_v1, number_chain_v1, numboom_v1, sequence_numbers_v1

__all__ = ["chain_v1", "number_chain_v1", "numboom_v1", "sequence_numbers_v1"]
