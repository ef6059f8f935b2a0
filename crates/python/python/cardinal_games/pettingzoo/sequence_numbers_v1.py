"""Sequence Numbers, behaviour revision 1, observation layout 1."""

from cardinal_games.pettingzoo.aec import CardinalEnv, make

__all__ = ["env", "raw_env"]


def raw_env(**arguments) -> CardinalEnv:
    """The bare environment: an illegal action raises IllegalAction."""
    return CardinalEnv("sequence-numbers", "sequence_numbers_v1", **arguments)


def env(**arguments):
    """The environment in PettingZoo's usual wrappers."""
    return make("sequence-numbers", "sequence_numbers_v1", **arguments)
