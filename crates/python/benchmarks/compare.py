"""Decisions a second: our environments beside RLCard, PettingZoo and OpenSpiel, in one process and in turns.

    pip install rlcard pettingzoo pygame open_spiel
    python benchmarks/compare.py [ROUNDS] [SECONDS]

Every library plays a card game of its own with uniformly random legal actions, observations on. The games differ, so the
ratios say what a learning program gets a second and not whose rules are faster. Each is measured several times in turns; the
middle value counts.
"""

import random
import statistics
import sys
import time

import numpy as np

import cardinal_games as cg


def fleet(observations: bool, threads: int = 0, games: int = 4096):
    """Ours, thousands at once."""
    ships = cg.Fleet("number-chain", games, [None, None], observations=observations, threads=threads)

    def run(seconds: float) -> float:
        start, decisions = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            ships.step(ships.sample())
            decisions += games
        return decisions / (time.perf_counter() - start)

    return run


def single(module):
    """One PettingZoo environment after the other's agents."""
    env = module.raw_env()
    env.reset(seed=1)

    def run(seconds: float) -> float:
        start, decisions = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.reset()
                continue
            env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            decisions += 1
        return decisions / (time.perf_counter() - start)

    return run


def rlcard(name: str):
    """RLCard's own loop with its random agents."""
    import rlcard as library
    from rlcard.agents import RandomAgent

    env = library.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def run(seconds: float) -> float:
        start, decisions = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            trajectories, _ = env.run(is_training=False)
            decisions += sum(len(one) // 2 for one in trajectories)
        return decisions / (time.perf_counter() - start)

    return run


def openspiel(name: str):
    """OpenSpiel's Python loop, with the tensor of the acting player."""
    import pyspiel

    game = pyspiel.load_game(name)
    tensor = "observation" if game.get_type().provides_observation_tensor else "information_state"

    def run(seconds: float) -> float:
        start, decisions = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                    continue
                getattr(state, f"{tensor}_tensor")()
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions / (time.perf_counter() - start)

    return run


def contestants():
    from cardinal_games.pettingzoo import number_chain_v1

    # As many games as have room in the cache of two cores; with masks alone the number hardly matters.
    yield "ours", "cardinal fleet, observations on", lambda: fleet(True, games=1024)
    yield "ours", "cardinal fleet, one thread", lambda: fleet(True, threads=1, games=512)
    yield "ours", "cardinal fleet, masks only", lambda: fleet(False)
    yield "ours", "cardinal in PettingZoo, one at a time", lambda: single(number_chain_v1)
    for name in ("leduc-holdem", "uno", "doudizhu"):
        yield "theirs", f"RLCard {name}", lambda name=name: rlcard(name)

    def classic(name: str):
        import importlib

        return single(importlib.import_module(f"pettingzoo.classic.{name}"))

    for name in ("leduc_holdem_v4", "texas_holdem_v4"):
        yield "theirs", f"PettingZoo {name}", lambda name=name: classic(name)
    for name in ("leduc_poker", "crazy_eights", "hearts"):
        yield "theirs", f"OpenSpiel {name}, Python loop", lambda name=name: openspiel(name)


def main(rounds: int = 5, seconds: float = 1.0) -> dict[str, float]:
    runs, sides = {}, {}
    for side, name, make in contestants():
        try:
            runs[name] = make()
            sides[name] = side
        except Exception as error:  # a missing library is skipped
            print(f"{name}: left out ({error})")
    found: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            found[name].append(run(seconds))
    middle = {name: statistics.median(values) for name, values in found.items()}
    ours = middle["cardinal fleet, observations on"]
    print(f"\n{'decisions a second':>52}  spread   fleet with observations is")
    for name, speed in sorted(middle.items(), key=lambda item: -item[1]):
        spread = max(found[name]) / min(found[name])
        print(f"{name:>38} {speed:13,.0f}  {spread:5.2f}x   {ours / speed:10.2f}x as fast")
    rivals = [speed for name, speed in middle.items() if sides[name] == "theirs"]
    if rivals:
        print(f"\nratio to the fastest of theirs: {ours / max(rivals):.1f}")
    return middle


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]), *map(float, sys.argv[2:3]))
