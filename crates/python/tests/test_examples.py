"""The examples run, and show what they say they show."""

import importlib.util
import os
from pathlib import Path

import pytest

import cardinal_games as cg

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


#: Seconds of learning in a game that is learnt quickly. It comes to about 0.30 ± 0.04; how often it is played decides, not a clock.
QUICK = {"game": "numboom", "minutes": 60, "most": 32_768, "deals": 400}


@pytest.fixture
def training():
    return example("train")


def test_learning_is_worth_something(training, monkeypatch):
    """Clearly more than the untrained net wins on these deals, and more than a net that learns without seeing anything.

    With CARDINAL_TRAIN_MINUTES set the first is asked of Number Chain as well (docs/python.md).
    """
    gain, margin = training.main(**QUICK)
    assert gain - margin > 0
    see = training.Net.forward
    monkeypatch.setattr(training.Net, "forward", lambda net, observations, legal: see(net, 0 * observations, legal))
    blind, blind_margin = training.main(**QUICK)
    assert gain - margin > blind + blind_margin
    monkeypatch.undo()
    if minutes := float(os.environ.get("CARDINAL_TRAIN_MINUTES", "0")):
        gain, margin = training.main("number-chain", minutes)
        assert gain - margin > 0


def test_without_learning_the_gain_is_nothing(training):
    """So the test above fails where nothing is learnt."""
    training.RATE = 0
    assert training.main(**QUICK | {"most": 4_096}) == (0, 0)
    # Not for want of play: the untrained net wins some and loses some.
    facts = cg.info("numboom")
    net = training.Net(facts["observation_size"], facts["actions"], None, 0)
    points = training.evaluate(training.TASKS["numboom"], net, 100)
    assert 0 < points.mean() < 1 and points.std() > 0


def test_training_on_number_chain_runs(training):
    """One round of it: a few seconds teach nothing there."""
    training.STEPS = 4
    gain, margin = training.main("number-chain", 0.001, deals=20)
    assert -1 <= gain <= 1 and margin >= 0
