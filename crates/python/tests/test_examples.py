"""The examples run, and show what they say they show."""

import importlib.util
import os
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent / "examples"


def example(name: str):
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["number-chain", "sequence-numbers"])
def test_random_against_search(game):
    places = [standing["place"] for standing in example("random_against_search").main(game)["result"]]
    assert sorted(places) == [1, 2]


def test_rule_sweep(tmp_path):
    file = tmp_path / "rounds.png"
    points = example("rule_sweep").main(str(file), 40)
    assert file.stat().st_size > 5000
    assert points[-1] > 0.5


def test_learning_runs():
    """One round of learning; how good it gets is measured with CARDINAL_TRAIN_MINUTES set."""
    module = example("train_number_chain")
    minutes = float(os.environ.get("CARDINAL_TRAIN_MINUTES", "0"))
    if minutes:
        assert module.main(minutes) > 0.5
        return
    module.STEPS = 4
    assert 0 <= module.main(0.001, games=20) <= 1
