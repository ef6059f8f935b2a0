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
        actions = env.sample()
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


WIDTHS = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", ">i4"]


def test_whole_numbers_of_any_width_are_actions():
    courses = []
    for width in [*WIDTHS, "list", "gaps"]:
        fleet = cg.Fleet("numboom", 70, [None, None], seed=4)
        for _ in range(10):
            actions = fleet.sample()
            if width == "gaps":
                wide = np.zeros(2 * len(actions), np.int32)
                wide[::2] = actions
                fleet.step(wide[::2])
            else:
                fleet.step(actions.tolist() if width == "list" else actions.astype(width))
        courses.append(fleet.bits.tobytes())
    assert len(set(courses)) == 1


def test_actions_are_not_made_into_others():
    env = VectorEnv("number-chain", 4, "eager", seed=1)
    env.reset()
    legal = env.sample()
    for take in (env.step, env.fleet.step):
        for wrong in (legal + 0.5, legal[:3], legal.reshape(2, 2), legal > 0, legal.astype(object), ["1"] * 4, None):
            with pytest.raises(cg.UsageError, match="a whole number for each of 4 games") as refused:
                take(wrong)
            assert refused.value.code == "bad-actions"
        for wrong in (2**32, 2**63 - 1, -(2**63), -1, env.fleet.action_count):
            actions = legal.astype(np.int64)
            actions[2] = wrong
            with pytest.raises(cg.UsageError, match=f"game 2: {wrong} is not an action") as refused:
                take(actions)
            assert refused.value.code == "gym-no-action"
        actions = legal.astype(np.uint64)
        actions[3] = 2**64 - 1
        with pytest.raises(cg.UsageError, match=f"game 3: {2**64 - 1} is not an action"):
            take(actions)
    env.step(legal)


def test_masks_can_only_be_read(game):
    """Otherwise a stray write would change what is drawn, and from then on what is played."""
    fleet = cg.Fleet(game, 4, [None] * seats(game), masks="bool", observations=True)
    for array in (fleet.bits, fleet.mask):
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 0
    # What the fleet only writes may be overwritten: the next step does so as well.
    for array in (fleet.observations, fleet.final_observations, fleet.rewards, fleet.terminated, fleet.player, fleet.scores):
        array[:] = 1
    actions = fleet.sample()
    assert fleet.mask[np.arange(4), actions].all()
    fleet.step(actions)
    assert not fleet.rewards.any() and not fleet.terminated.any()
    # And a caller who insists gets an error.
    bits = fleet.bits
    bits.setflags(write=True)
    bits[1] = 0
    with pytest.raises(cg.UsageError, match="game 1: the masks have no legal action") as refused:
        fleet.sample()
    assert refused.value.code == "gym-unmasked"


def test_a_sample_of_an_environment_is_kept():
    env = VectorEnv("number-chain", 64, seed=1)
    env.reset()
    one = env.sample()
    before = one.copy()
    env.sample()
    assert (one == before).all()


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


def test_a_reset_heeds_options_of_the_table():
    """They hold until the next reset and come before those of the environment."""
    own = {"rounds": 1, "closing": "may_wait"}
    env = VectorEnv("number-chain", 8, options=own, seed=3)

    def rounds(env, options):
        env.reset(seed=3, options=options)
        (column,) = [block for block in cg.info("number-chain")["observation_blocks"] if block["name"] == "clock"]
        return (9 * env.fleet.observations[:, column["start"] + 1]).round().tolist()

    assert rounds(env, None) == [1] * 8
    assert rounds(env, {"rounds": 3}) == [3] * 8
    for wrong, code in ({"ruonds": 3}, "setup-unknown-option"), ({"rounds": 99}, "setup-bad-value"):
        with pytest.raises(cg.SetupError) as refused:
            env.reset(options=wrong)
        assert refused.value.code == code
    assert rounds(env, {}) == [1] * 8
    # The games of an environment made so.
    made = VectorEnv("number-chain", 8, options=own | {"rounds": 2}, seed=3)
    for each, options in (env, {"rounds": 2}), (made, None):
        each.reset(seed=5, options=options)
        each.fleet.random_steps(200)
    assert (env.fleet.bits == made.fleet.bits).all()


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
