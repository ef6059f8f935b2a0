"""Thousands of games at once."""

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import cardinal_games as cg
from cardinal_games.vector import VectorEnv, unpack


def seats(game):
    return cg.info(game)["seats"][0]


def test_a_fleet_is_what_matches_played_alone_are(game):
    fleet = cg.Fleet(game, 8, [None] * seats(game), seed=3, masks="bool", observations=True)
    matches = [cg.Match(game, seats(game), seed=3, number=number) for number in range(8)]
    for _ in range(60):
        assert (unpack(fleet.bits, fleet.action_count) == fleet.mask).all()
        for at, match in enumerate(matches):
            assert fleet.player[at] == match.current
            assert (fleet.mask[at] == match.mask(match.current)).all()
            assert (fleet.observations[at] == match.observation(match.current)).all()
        actions = fleet.sample()
        for match, action in zip(matches, actions, strict=True):
            match.apply(match.current, int(action))
        over = [match.is_over for match in matches]
        payoffs = [match.payoffs or [0.0] * match.seats for match in matches]
        fleet.step(actions)
        assert fleet.terminated.tolist() == over
        assert np.allclose(fleet.rewards, payoffs)
        numbers = fleet.numbers()
        for at in np.flatnonzero(over):
            assert fleet.scores[at].tolist() == [standing["score"] for standing in matches[at].standings]
            matches[at] = cg.Match(game, seats(game), seed=3, number=numbers[at])


def test_arrays_are_written_in_place_and_not_copied(game):
    fleet = cg.Fleet(game, 4, [None] * seats(game), observations=True)
    bits, observations, player = fleet.bits, fleet.observations, fleet.player
    before = observations.copy()
    for _ in range(5):
        fleet.step(fleet.sample())
    assert fleet.bits is bits or fleet.bits.ctypes.data == bits.ctypes.data
    assert fleet.observations.ctypes.data == observations.ctypes.data
    assert fleet.player.ctypes.data == player.ctypes.data
    assert not (observations == before).all()


def test_seeds_reproduce_on_any_number_of_threads(game):
    def course(seed, threads):
        fleet = cg.Fleet(game, 32, [None] + ["eager"] * (seats(game) - 1), seed=seed, rotate=True, threads=threads)
        rows = []
        for _ in range(80):
            fleet.step(fleet.sample())
            rows.append((fleet.bits.copy(), fleet.rewards.copy(), fleet.terminated.copy()))
        return rows

    def same(one, other):
        return all((a == b).all() for x, y in zip(one, other, strict=True) for a, b in zip(x, y, strict=True))

    one = course(1, 1)
    assert same(one, course(1, 2)) and not same(one, course(2, 1))


def test_an_illegal_action_changes_no_game(game):
    fleet = cg.Fleet(game, 4, [None] * seats(game), masks="bool")
    actions = fleet.sample().copy()
    before = fleet.bits.copy()
    actions[2] = np.flatnonzero(~fleet.mask[2])[0]
    with pytest.raises(cg.IllegalAction, match="game 2") as refused:
        fleet.step(actions)
    assert refused.value.clause
    actions[2] = -5
    with pytest.raises(cg.UsageError):
        fleet.step(actions)
    with pytest.raises(cg.UsageError):
        fleet.step(actions[:3])
    assert (fleet.bits == before).all()


def test_games_are_broken_off_at_the_cap(game):
    fleet = cg.Fleet(game, 4, [None] * seats(game), max_decisions=3)
    for step in range(1, 7):
        fleet.step(fleet.sample())
        assert (fleet.truncated | fleet.terminated).all() == (step % 3 == 0)


def test_the_gymnasium_environment(game):
    env = VectorEnv(game, 16, "eager", seed=1, max_decisions=200)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, info = env.reset(seed=4)
    ended = 0
    for _ in range(400):
        assert env.observation_space.contains(observations)
        actions = env.sample().copy()
        assert info["action_mask"][np.arange(16), actions].all() and env.action_space.contains(actions.astype(np.int64))
        observations, rewards, terminated, truncated, info = env.step(actions)
        assert (np.abs(rewards) <= 1).all() and (rewards[~terminated] == 0).all()
        over = terminated | truncated
        if over.any():
            assert (info["_final_obs"] == over).all()
            assert not (info["final_obs"][over] == observations[over]).all()
        ended += over.sum()
    assert ended > 0
    again, _ = env.reset(seed=4)
    assert (again == VectorEnv(game, 16, "eager", max_decisions=200).reset(seed=4)[0]).all()
    env.close()


def test_actions_are_not_made_into_others():
    env = VectorEnv("number-chain", 4, "eager", seed=1)
    env.reset()
    legal = env.sample().copy()
    for wrong in (legal + 0.5, legal[:3], legal.reshape(2, 2), legal > 0, legal.astype(object)):
        with pytest.raises(cg.UsageError, match="a whole number for each of 4 games") as refused:
            env.step(wrong)
        assert refused.value.code == "bad-actions"
    for wrong in (2**32, -1, env.fleet.action_count):
        actions = legal.astype(np.int64)
        actions[2] += wrong - actions[2]
        with pytest.raises(cg.UsageError, match=f"game 2: {wrong} is not an action"):
            env.step(actions)
    wide = np.zeros(8, np.uint64)
    wide[::2] = legal
    env.step(wide[::2])


def test_actions_with_gaps_between_them_are_refused_by_that_name():
    fleet = cg.Fleet("number-chain", 4, [None, None])
    wide = np.zeros(8, np.int32)
    wide[::2] = fleet.sample()
    with pytest.raises(cg.UsageError, match="side by side") as refused:
        fleet.step(wide[::2])
    assert refused.value.code == "scattered-actions"


def test_a_reset_starts_with_the_seed_that_was_given():
    def after(env, **seed):
        return env.reset(**seed)[0].tobytes()

    env = VectorEnv("number-chain", 4, seed=7)
    seven, eight, nine = (after(VectorEnv("number-chain", 4), seed=seed) for seed in (7, 8, 9))
    assert (after(env), after(env)) == (seven, eight)
    for wrong in (-1, 2**64):
        with pytest.raises(OverflowError):
            env.reset(seed=wrong)
    assert after(env) == nine, "a reset that was refused changed nothing"
    assert (after(env, seed=7), after(env)) == (seven, eight)
    after(env, seed=2**64 - 1)
    assert after(env) == after(VectorEnv("number-chain", 4), seed=0)


def test_seats_and_opponents_must_agree():
    with pytest.raises(cg.UsageError, match="at 4 seats there are 3 opponents, not 1"):
        VectorEnv("number-chain", 2, ["eager"], seats=4)
    assert VectorEnv("number-chain", 2, ["eager"] * 3, seats=4).fleet.players == 4
    assert VectorEnv("number-chain", 2, "eager", seats=4).fleet.players == 4


def test_a_cap_for_those_outside_is_none_for_bots():
    fleet = cg.Fleet("chain", 1, ["eager", "eager", None], options={"first_starter": "seat0"}, max_decisions=1)
    assert fleet.numbers() == [0]
    fleet.step(fleet.sample())
    assert fleet.truncated.all() and fleet.numbers() == [1]


def test_a_fleet_that_never_asks_is_refused():
    never = {"rounds": 1, "turn_limit": 1, "first_starter": "seat0"}
    with pytest.raises(cg.UsageError, match="without a decision from outside") as refused:
        cg.Fleet("number-chain", 1, ["eager", None], options=never)
    assert refused.value.code == "gym-never-asked"


def test_a_fleet_that_does_not_fit_into_memory_is_an_ordinary_exception():
    program = (
        "import resource, cardinal_games as cg\n"
        "resource.setrlimit(resource.RLIMIT_AS, (700_000_000, 700_000_000))\n"
        "try:\n    cg.Fleet('number-chain', 100_000, [None, None], masks='bool', observations=True, threads=1)\n"
        "except MemoryError:\n    print('arrays')\n"
        "try:\n    cg.Fleet('number-chain', 2**33, [None, None], threads=1)\n"
        "except cg.UsageError as error:\n    print(error.code)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300)
    assert (done.stdout, done.returncode) == ("arrays\ngym-memory\n", 0), done.stderr


def test_random_steps_in_one_call_are_the_steps_taken_one_by_one():
    one, two = (cg.Fleet("number-chain", 64, [None, None], seed=2) for _ in range(2))
    one.random_steps(300)
    for _ in range(300):
        two.step(two.sample())
    assert (one.bits == two.bits).all() and one.numbers() == two.numbers()
