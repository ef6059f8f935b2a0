"""What is pickled goes on as if nothing had happened."""

import copy
import functools
import json
import pickle
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from conftest import play

import cardinal_games as cg
import cardinal_games.pettingzoo as zoo
from cardinal_games.vector import VectorEnv

#: Records by the rules of earlier revisions.
RECORDS = Path(__file__).parents[2] / "games/tests/records"


def again(value):
    return pickle.loads(pickle.dumps(value))


def test_a_match_goes_on_with_the_same_shuffles(game):
    for decisions in (0, 25, 10**9):
        match = play(cg.Match(game, ["ann", "ben", "cleo"][: cg.info(game)["seats"][0]], seed=8, number=3), 1, decisions)
        copy = again(match)
        assert copy.record() == match.record() and copy.names == match.names
        assert copy.view(0) == match.view(0) and copy.notices(0) == match.notices(0)
        assert play(copy, 2).record() == play(match, 2).record()


def test_a_match_whose_chance_waits_goes_on_waiting(game):
    match = cg.Match(game, seed=4, auto_chance=False)
    # Chosen, drawn from the seed of the match, drawn from another one: what comes next depends on all of it.
    match.apply_chance(first(game, 5))
    while match.is_chance:
        match.draw()
    play_waiting(match, 40)
    for seed in (None, 9, None):
        while not match.is_over and not match.is_chance:
            play_waiting(match, 1)
        if match.is_chance:
            copied = again(match)
            assert copied.is_chance and copied.record() == match.record()
            copied.draw(seed)
            match.draw(seed)
            assert copied.record() == match.record()
    play_both(match, again(match))


def first(game, seed):
    match = cg.Match(game, seed=seed, auto_chance=False)
    match.draw()
    return match.record()["inputs"][0]["chance"]


def play_waiting(match, decisions):
    while decisions and not match.is_over and not match.is_chance:
        match.apply(match.current, match.legal_ids(match.current)[0])
        decisions -= 1


def play_both(one, two):
    for match in (one, two):
        for _ in range(60):
            if match.is_chance:
                match.draw()
            play_waiting(match, 5)
    assert one.record() == two.record()


def test_a_pickle_of_other_rules_is_refused():
    match = play(cg.Match("numboom", seed=1), decisions=3)
    made, arguments, state = match.__reduce__()
    assert made is cg.Match and arguments == ("numboom",)
    saved = json.loads(state)
    with pytest.raises(cg.RecordError) as refused:
        match.__setstate__(json.dumps(saved | {"revision": 999, "inputs": [{"of": "another time"}]}))
    assert refused.value.code == "record-revision"
    for wrong in (saved | {"inputs": saved["inputs"][1:]}, saved | {"inputs": [1]}, saved | {"more": 1}, 1):
        with pytest.raises(cg.UsageError) as refused:
            match.__setstate__(json.dumps(wrong))
        assert refused.value.code == "bad-state"


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*-1.jsonl")), ids=lambda file: file.stem)
def test_a_match_goes_on_by_the_revision_it_was_begun_with(file):
    match = cg.Match.replay(file.read_text().splitlines()[0], step=12)
    assert match.revision == 1 < cg.info(match.game)["revision"]
    for same in (again(match), match.clone(), match.determinize(0)):
        assert same.revision == 1
    assert again(match).record() == match.record()


def test_a_determinization_cannot_be_pickled_and_says_why():
    with pytest.raises(cg.UsageError, match="no past"):
        pickle.dumps(cg.Match("chain").determinize(0))


def test_a_bot_goes_on_with_its_dice():
    bot = cg.Bot("easy:sims=8", seed=3)
    match = cg.Match("number-chain", seed=1)
    for _ in range(5):
        match.apply(match.current, bot.decide(match, match.current))
    other = again(bot)
    assert other.name == bot.name
    choices = [[one.decide(match, match.current) for _ in range(30)] for one in (bot, other, copy.deepcopy(cg.Bot(bot.name)))]
    assert choices[0] == choices[1] != choices[2]


def test_an_environment_of_pettingzoo_goes_on(game):
    module = getattr(zoo, f"{game.replace('-', '_')}_v{cg.info(game)['revision']}")
    for make in (module.env, module.raw_env):
        env = again(make)(seats=cg.info(game)["seats"][-1])
        env.reset(seed=5)
        for _ in range(4):
            env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
        one, two = env, again(env)
        for _ in range(3):
            for env in (one, two):
                env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
            assert one.unwrapped.match.record() == two.unwrapped.match.record()
        # The next game is equal as well.
        for env in (one, two):
            env.reset()
        assert one.unwrapped.match.record() == two.unwrapped.match.record()


def test_a_vector_environment_is_pickled_by_its_arguments():
    make = functools.partial(VectorEnv, "numboom", 4, "greedy", options={"deck": "base"}, seed=6, max_decisions=50)
    env = again(make)()
    assert isinstance(env, gymnasium.vector.VectorEnv)
    before, _ = env.reset()
    env.step(env.sample())
    other = again(env)
    assert other.game == "numboom" and other.observation_space == env.observation_space
    assert (other.reset()[0] == before).all()


def test_spaces_can_be_pickled():
    env = VectorEnv("numboom", 2)
    for space in (env.single_observation_space, env.single_action_space, env.observation_space, env.action_space):
        assert again(space) == space


def test_a_fleet_cannot_be_pickled_and_says_why():
    fleet = cg.Fleet("chain", 2, [None, None])
    for wrong in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match="Pickle what it is made from"):
            wrong(fleet)
