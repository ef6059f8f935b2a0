"""The PettingZoo environments, by PettingZoo's own tests."""

import importlib

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import cardinal_games as cg
import cardinal_games.pettingzoo as zoo


@pytest.fixture
def module(game):
    name = f"{game.replace('-', '_')}_v{cg.info(game)['revision']}"
    found = importlib.import_module(f"cardinal_games.pettingzoo.{name}")
    assert found is getattr(zoo, name)
    return found


def test_every_game_has_an_environment_named_after_its_revision():
    names = {f"{game.replace('-', '_')}_v{cg.info(game)['revision']}" for game in cg.games()}
    assert names == set(zoo.__all__)
    from cardinal_games.pettingzoo import number_chain_v1  # noqa: PLC0415  the way people import it

    assert number_chain_v1.raw_env().metadata["name"] == "number_chain_v1"
    with pytest.raises(AttributeError):
        _ = zoo.whist_v1


@pytest.mark.filterwarnings("ignore")
def test_api(module):
    api_test(module.env(), num_cycles=200)
    api_test(module.raw_env(), num_cycles=200)


@pytest.mark.filterwarnings("ignore")
def test_seeds(module):
    seed_test(module.env, num_cycles=30)


def test_the_performance_benchmark_runs_through(capsys):
    """It takes five seconds by itself. What it finds is shown; it depends on the machine, so no number is asked for."""
    from cardinal_games.pettingzoo import number_chain_v1  # noqa: PLC0415

    performance_benchmark(number_chain_v1.env())
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "Finished performance benchmark"
    turns = float(next(line.split()[0] for line in lines if line.endswith("turns per second")))
    assert turns > 0
    with capsys.disabled():
        print(f"\nnumber-chain in PettingZoo: {turns:,.0f} turns a second")


@pytest.mark.parametrize("wrapped", [True, False])
def test_a_reset_heeds_options_of_the_table(wrapped):
    make = zoo.number_chain_v1.env if wrapped else zoo.number_chain_v1.raw_env
    env = make(options={"rounds": 1, "closing": "may_wait"})

    def settled(options):
        env.reset(seed=1, options=options)
        return env.unwrapped.match.options["rounds"], env.unwrapped.match.options["closing"]

    assert settled(None) == (1, "may_wait")
    assert settled({"rounds": 3}) == (3, "may_wait")
    assert settled({}) == (1, "may_wait"), "they are those of one game"
    for wrong, code in ({"ruonds": 3}, "setup-unknown-option"), ({"options": 2}, "setup-unknown-option"):
        with pytest.raises(cg.SetupError) as refused:
            settled(wrong)
        assert refused.value.code == code
    # PettingZoo's own api_test does this and wants to be let through.
    assert settled({"options": 1}) == (1, "may_wait")


def test_a_way_to_render_that_there_is_not_is_refused():
    with pytest.raises(cg.UsageError, match="render_mode can be"):
        zoo.number_chain_v1.env(render_mode="human")


def test_whole_games_at_every_number_of_seats(module, game):
    for seats in cg.info(game)["seats"]:
        env = module.env(seats=seats)
        env.reset(seed=seats)
        dice = np.random.default_rng(seats)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _ = env.last()
            total[agent] += reward
            mask = observation["action_mask"]
            done = termination or truncation
            env.step(None if done else int(dice.choice(np.flatnonzero(mask))))
        assert set(total.values()) != {0.0} or seats > 2 or game != "number-chain"
        assert sum(total.values()) == pytest.approx(0, abs=1e-5)


def test_a_long_game_is_truncated(module):
    env = module.env(max_decisions=5)
    env.reset(seed=1)
    for _ in range(5):
        mask = env.last()[0]["action_mask"]
        env.step(int(np.flatnonzero(mask)[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())


def test_an_illegal_action_ends_the_game_for_who_chose_it(module):
    env = module.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1 and all(env.terminations.values())
    raw = module.raw_env()
    raw.reset(seed=1)
    with pytest.raises(cg.IllegalAction):
        raw.step(int(np.flatnonzero(raw.last()[0]["action_mask"] == 0)[0]))


def test_a_number_with_a_fraction_is_no_action(module):
    raw = module.raw_env()
    raw.reset(seed=1)
    legal = int(np.flatnonzero(raw.last()[0]["action_mask"])[0])
    for wrong in (legal + 0.9, np.float32(legal), str(legal)):
        with pytest.raises(TypeError):
            raw.step(wrong)
    raw.step(np.int16(legal))


def test_it_renders_what_a_spectator_may_know(module):
    env = module.env(render_mode="ansi")
    env.reset(seed=1)
    assert '"players"' in env.render()
