import os
import random

# Before NumPy is there: for matrices as small as ours its threads only wait for each other, on a busy machine for long.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest

import cardinal_games as cg


@pytest.fixture(params=cg.games())
def game(request) -> str:
    return request.param


def play(match: cg.Match, seed: int = 0, decisions: int = 10**9) -> cg.Match:
    """Plays at random, to the end or for a number of decisions."""
    dice = random.Random(seed)
    while not match.is_over and decisions:
        seat = match.current
        match.apply(seat, dice.choice(match.legal_ids(seat)))
        decisions -= 1
    return match
