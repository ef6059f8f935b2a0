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
    """One round of learning; how good it gets is measured with CARDINAL_TRAIN_MINUTES set (docs/python.md)."""
    module = example("train_number_chain")
    minutes = float(os.environ.get("CARDINAL_TRAIN_MINUTES", "0"))
    if minutes:
        share, margin = module.main(minutes)
        assert share - margin > 0.5
        return
    module.STEPS = 4
    share, margin = module.main(0.001, deals=20)
    assert 0 <= share - margin <= share + margin <= 1
