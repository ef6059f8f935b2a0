"""Learns to play against a bot with proximal policy optimisation, in NumPy alone.

    python examples/train.py [GAME [MINUTES]]

Prints the share of games won while it learns. Before and after it always takes the action it thinks best, and plays fresh deals
twice, once from each seat. What learning is worth is the difference between the two on the same deals, with its 95 % interval:
an untrained net does not begin at nothing. Of the 1,668 actions of Number Chain a handful is legal at a time, so only these are
looked at.
"""

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from cardinal_games.vector import Fleet, VectorEnv, unpack

GAMES, STEPS, HIDDEN = 128, 32, 128
EPOCHS, BATCH, RATE, CLIP, ENTROPY, LAMBDA = 3, 512, 1e-3, 0.2, 0.003, 0.95


@dataclass(frozen=True)
class Task:
    """A game and whom to beat in it."""

    game: str
    opponent: str
    options: dict[str, Any] = field(default_factory=dict)
    #: Actions from this number on begin with a leaning of this size.
    hint: tuple[int, float] | None = None
    #: Points that count as much as winning; they are the better the fewer there are. None: only winning counts.
    margin: float | None = None


TASKS = {
    # Actions from 9 on lay cards (`codec.rs`). A beginner who knows no more than that they are worth trying first comes to the
    # ends of games, where there is something to learn, and not only to the limit of their length. It loses most games, but some
    # by less than others.
    "number-chain": Task("number-chain", "eager", {"rounds": 1}, hint=(9, 2.0), margin=20),
    "numboom": Task("numboom", "greedy"),
}


class Legal:
    """The legal actions of many decisions in one flat list: where each decision's begin, and how many they are."""

    def __init__(self, actions: np.ndarray, counts: np.ndarray) -> None:
        self.actions, self.counts = actions, counts
        self.starts = counts.cumsum() - counts
        self.rows = np.repeat(np.arange(len(counts)), counts)

    @classmethod
    def of(cls, mask: np.ndarray) -> "Legal":
        rows, actions = np.nonzero(mask)
        return cls(actions, np.bincount(rows, minlength=len(mask)))

    @classmethod
    def joined(cls, parts: list["Legal"]) -> "Legal":
        return cls(np.concatenate([part.actions for part in parts]), np.concatenate([part.counts for part in parts]))

    def pick(self, decisions: np.ndarray) -> "Legal":
        counts = self.counts[decisions]
        offsets = np.repeat(self.starts[decisions] - (counts.cumsum() - counts), counts)
        return Legal(self.actions[offsets + np.arange(len(offsets))], counts)


class Net:
    """A hidden layer, from which come a logit for each legal action and a value."""

    def __init__(self, inputs: int, actions: int, hint: tuple[int, float] | None, seed: int) -> None:
        dice = np.random.default_rng(seed)
        parameters = {
            "w1": dice.normal(0, 1 / np.sqrt(40), (inputs, HIDDEN)),
            "b1": np.zeros(HIDDEN),
            "w2": dice.normal(0, 0.01, (actions, HIDDEN)),
            "b2": np.zeros(actions),
            "w3": dice.normal(0, 0.01, HIDDEN),
            "b3": np.zeros(1),
        }
        if hint:
            parameters["b2"][hint[0] :] = hint[1]
        self.parameters = {name: value.astype(np.float32) for name, value in parameters.items()}
        self.moments = {name: (np.zeros_like(value), np.zeros_like(value)) for name, value in self.parameters.items()}
        self.steps = 0

    def forward(self, observations: np.ndarray, legal: Legal):
        """Hidden layer, the chance of each legal action, and the value."""
        p = self.parameters
        hidden = np.maximum(observations @ p["w1"] + p["b1"], 0)
        logits = np.einsum("ij,ij->i", hidden[legal.rows], p["w2"][legal.actions]) + p["b2"][legal.actions]
        logits -= np.maximum.reduceat(logits, legal.starts)[legal.rows]
        chances = np.exp(logits)
        chances /= np.add.reduceat(chances, legal.starts)[legal.rows]
        return hidden, chances, hidden @ p["w3"] + p["b3"]

    def descend(self, gradients: dict[str, np.ndarray]) -> None:
        """A step of Adam, with gradients of norm 1 at most."""
        self.steps += 1
        norm = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values()))
        scale = min(1.0, 1.0 / (norm + 1e-8))
        rate = RATE * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            first, second = self.moments[name]
            first += 0.1 * (scale * gradient - first)
            second += 0.001 * ((scale * gradient) ** 2 - second)
            self.parameters[name] -= rate * first / (np.sqrt(second) + 1e-8)

    def learn(self, observations, legal: Legal, chosen, before, advantages, targets) -> None:
        """One step on some decisions; `chosen` is the place of the action taken among the legal ones."""
        hidden, chances, values = self.forward(observations, legal)
        taken = legal.starts + chosen
        ratio = chances[taken] / before
        clipped = np.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        weight = np.where(clipped, 0, ratio * advantages)
        # The gradient of the surrogate and of the entropy by the logits.
        slope = chances * weight[legal.rows]
        slope[taken] -= weight
        logs = np.log(np.maximum(chances, 1e-12))
        entropy = -np.add.reduceat(chances * logs, legal.starts)
        slope += ENTROPY * chances * (logs + entropy[legal.rows])
        slope = (slope / len(chosen)).astype(np.float32)
        error = ((values - targets) / len(chosen)).astype(np.float32)
        p = self.parameters
        back = np.add.reduceat(slope[:, None] * p["w2"][legal.actions], legal.starts) + error[:, None] * p["w3"]
        back *= hidden > 0
        w2, b2 = np.zeros_like(p["w2"]), np.zeros_like(p["b2"])
        np.add.at(w2, legal.actions, slope[:, None] * hidden[legal.rows])
        np.add.at(b2, legal.actions, slope)
        self.descend(
            {
                "w1": observations.T @ back,
                "b1": back.sum(axis=0),
                "w2": w2,
                "b2": b2,
                "w3": error @ hidden,
                "b3": error.sum(keepdims=True),
            }
        )


def choose(chances: np.ndarray, legal: Legal, dice: np.random.Generator) -> np.ndarray:
    """The place among the legal actions of one for each decision, each with its probability (the Gumbel trick)."""
    return best(np.log(chances + 1e-12) + dice.gumbel(size=len(chances)), legal)


def best(scores: np.ndarray, legal: Legal) -> np.ndarray:
    """The place among the legal actions of the highest score of each decision."""
    tops = np.maximum.reduceat(scores, legal.starts)[legal.rows] == scores
    first = np.flatnonzero(tops)
    _, once = np.unique(legal.rows[first], return_index=True)
    return first[once] - legal.starts


def worth(task: Task, rewards: np.ndarray, info: dict) -> np.ndarray:
    """Winning, and by how much."""
    if task.margin is None or "final_info" not in info:
        return rewards
    scores = info["final_info"]["scores"]
    margin = np.clip((scores[:, 1] - scores[:, 0]) / task.margin, -1, 1)
    return np.where(info["_final_info"], 0.5 * rewards + 0.5 * margin, 0).astype(np.float32)


def collect(task: Task, env: VectorEnv, net: Net, observations, legal: Legal, dice):
    """A stretch of play, with advantages and targets."""
    stretch, ended = [], []
    for _ in range(STEPS):
        _, chances, values = net.forward(observations, legal)
        chosen = choose(chances, legal, dice)
        taken = legal.starts + chosen
        following, rewards, terminated, truncated, info = env.step(legal.actions[taken])
        over = terminated | truncated
        stretch.append((observations, legal, chosen, chances[taken], values, worth(task, rewards, info), over))
        ended.extend(rewards[terminated].tolist())
        observations, legal = following, Legal.of(info["action_mask"])
    value = net.forward(observations, legal)[2]
    advantage = np.zeros(GAMES, np.float32)
    rows = []
    for seen, moves, chosen, before, values, rewards, over in reversed(stretch):
        surprise = rewards + np.where(over, 0, value) - values
        advantage = (surprise + LAMBDA * np.where(over, 0, advantage)).astype(np.float32)
        rows.append((seen, moves, chosen, before, advantage, advantage + values))
        value = values
    seen, moves, *numbers = zip(*rows, strict=True)
    columns = [np.concatenate(seen), Legal.joined(list(moves)), *(np.concatenate(column) for column in numbers)]
    return columns, observations, legal, ended


def evaluate(task: Task, net: Net, deals: int, seed: int = 10**6) -> np.ndarray:
    """The points won on each of some deals that are played twice, once from each seat: 1 for two wins, ties count half."""
    points = np.zeros(deals)
    for players in ([None, task.opponent], [task.opponent, None]):
        fleet = Fleet(task.game, deals, players, options=task.options, seed=seed, observations=True)
        me, first = players.index(None), np.ones(deals, bool)
        while first.any():
            legal = Legal.of(unpack(fleet.bits, fleet.action_count))
            chosen = best(net.forward(fleet.observations, legal)[1], legal)
            fleet.step(legal.actions[legal.starts + chosen])
            over = first & (fleet.terminated | fleet.truncated)
            points[over] += (1 + fleet.rewards[over, me]) / 4
            first &= ~over
    return points


def interval(points: np.ndarray) -> tuple[float, float]:
    """The mean over deals, and half the width of its 95 % interval."""
    return float(points.mean()), float(1.96 * points.std(ddof=1) / np.sqrt(len(points)))


def train(task: Task, net: Net, env: VectorEnv, seed: int, go_on: Callable[[int, int, list[float]], bool]) -> None:
    """Learns until `go_on`, called with the decisions and games so far and the last results, says no."""
    dice = np.random.default_rng(seed)
    observations, info = env.reset(seed=seed)
    legal = Legal.of(info["action_mask"])
    decisions, games, recent = 0, 0, []
    while go_on(decisions, games, recent):
        columns, observations, legal, ended = collect(task, env, net, observations, legal, dice)
        decisions, games = decisions + GAMES * STEPS, games + len(ended)
        recent = (recent + ended)[-2000:]
        columns[4] = (columns[4] - columns[4].mean()) / (columns[4].std() + 1e-6)
        for _ in range(EPOCHS):
            for part in np.array_split(dice.permutation(GAMES * STEPS), GAMES * STEPS // BATCH):
                net.learn(*(column.pick(part) if isinstance(column, Legal) else column[part] for column in columns))


def main(game: str = "number-chain", minutes: float = 4.0, deals: int = 1000, seed: int = 0, most: float = np.inf) -> tuple[float, float]:
    """Learns for a number of minutes, or `most` decisions; gives what that is worth, and half the width of its 95 % interval."""
    task = TASKS[game]
    env = VectorEnv(game, GAMES, task.opponent, options=task.options, seed=seed)
    net = Net(env.single_observation_space.shape[0], int(env.single_action_space.n), task.hint, seed)
    before = evaluate(task, net, deals)
    print("untrained: won {:.3f} ± {:.3f} of the deals".format(*interval(before)), flush=True)
    start, shown, done = time.monotonic(), 0.0, (0, 0)

    def go_on(decisions: int, games: int, recent: list[float]) -> bool:
        nonlocal shown, done
        done, now = (decisions, games), time.monotonic()
        if now - shown > 5:
            shown = now
            won = (1 + np.mean(recent)) / 2 if recent else float("nan")
            print(f"{now - start:6.0f} s {decisions:9,} decisions, won {won:.3f} while exploring", flush=True)
        return now - start < 60 * minutes and decisions < most

    train(task, net, env, seed, go_on)
    after = evaluate(task, net, deals)
    share, margin = interval(after)
    print(f"after {done[0]:,} decisions in {done[1]:,} games: won {share:.3f} ± {margin:.3f} of these deals against {task.opponent}")
    gain, margin = interval(after - before)
    print(f"learning is worth {gain:+.3f} ± {margin:.3f}")
    return gain, margin


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(float, sys.argv[2:3]))
