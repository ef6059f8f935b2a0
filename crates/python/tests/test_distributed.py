"""Series on a Ray cluster of two workers: the reports of one machine, also when workers die."""

import os
from pathlib import Path

import pytest

import cardinal_games as cg
from cardinal_games import _native

ray = pytest.importorskip("ray")

from cardinal_games import distributed  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def cluster():
    os.environ.setdefault("RAY_AUTH_MODE", "disabled")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    for attempt in range(3):
        try:
            ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
            break
        except Exception:
            # Ray gives itself half a minute to start, even on a busy machine.
            ray.shutdown()
            if attempt == 2:
                raise
    yield
    ray.shutdown()


def test_a_simulation_is_the_same_as_on_one_machine(game):
    players = ["eager"] * cg.info(game)["seats"][0]
    local = cg.simulate(game, players, 90, seed=3)
    assert distributed.simulate(game, players, 90, seed=3, part=17) == local
    assert local["games"] == local["finished"] + local["unfinished"] == 90


def test_a_comparison_is_the_same_as_on_one_machine():
    local = cg.arena("number-chain", ["greedy", "eager", "random"], 30, seed=2)
    assert distributed.arena("number-chain", ["greedy", "eager", "random"], 30, seed=2, part=7) == local


def test_a_part_whose_worker_dies_is_played_again_and_counted_once(tmp_path: Path):
    def part(start: int, stop: int) -> str:
        mark = tmp_path / f"died-{start}"
        if start in (10, 30) and not mark.exists():
            mark.touch()
            os._exit(1)
        return _native.simulate_part("chain", ["eager", "eager"], start, stop, 4)

    parts = distributed._gather(part, 40, 10, 1)
    assert {path.name for path in tmp_path.iterdir()} == {"died-10", "died-30"}
    joined = _native.simulate_join("chain", ["eager", "eager"], 40, parts, 4)
    assert joined == cg.simulate("chain", ["eager", "eager"], 40, seed=4)


def test_nothing_is_counted_twice_or_left_out():
    parts = [_native.simulate_part("chain", ["eager", "eager"], start, start + 5, 1) for start in (0, 5, 10)]
    for wrong in ([parts[0], parts[0]], [parts[0], parts[2]], [parts[1]]):
        with pytest.raises(cg.UsageError, match="the next part must begin with game"):
            _native.simulate_join("chain", ["eager", "eager"], 15, wrong, 1)
    for few, found in ([], 0), (parts[:2], 10):
        with pytest.raises(cg.UsageError, match=f"the parts hold {found} games of 15"):
            _native.simulate_join("chain", ["eager", "eager"], 15, few, 1)
    with pytest.raises(cg.UsageError, match="it already holds 10 games, more than 8"):
        _native.simulate_join("chain", ["eager", "eager"], 8, parts, 1)
    with pytest.raises(cg.UsageError, match="another series"):
        _native.simulate_join("chain", ["eager", "eager"], 15, parts, 2)
    deals = [_native.arena_part("chain", ["eager", "random"], start, start + 3, None, 1) for start in (0, 3)]
    for wrong in ([deals[0], deals[0]], [deals[1]]):
        with pytest.raises(cg.UsageError, match="the next part must begin with deal"):
            _native.arena_join("chain", ["eager", "random"], 6, wrong, None, 1)
    for few, found in ([], 0), (deals[:1], 3):
        with pytest.raises(cg.UsageError, match=f"the parts hold {found} deals of 6"):
            _native.arena_join("chain", ["eager", "random"], 6, few, None, 1)
    with pytest.raises(cg.UsageError, match="the parts hold 6 deals, more than 5"):
        _native.arena_join("chain", ["eager", "random"], 5, deals, None, 1)
    with pytest.raises(cg.UsageError, match="another comparison"):
        _native.arena_join("chain", ["eager", "random"], 6, deals, None, 2)


def test_what_cannot_be_is_refused_before_it_is_handed_out():
    with pytest.raises(cg.SetupError):
        distributed.simulate("chain", ["eager"], 10)
    for part in (0, -1):
        with pytest.raises(cg.UsageError, match="at least one"):
            distributed.simulate("chain", ["eager", "eager"], 10, part=part)
        with pytest.raises(cg.UsageError, match="at least one"):
            distributed.arena("chain", ["eager", "random"], 10, part=part)
