"""Thousands of games stepped at once, for programs that learn.

``Fleet`` is the fast core: the arrays it hands out are made once and written in place by every step. ``VectorEnv`` puts the
interface of Gymnasium's vector environments around it, for one learner against bots.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode

from cardinal_games._native import Fleet, info
from cardinal_games.errors import UsageError

__all__ = ["Fleet", "VectorEnv", "unpack"]


def unpack(bits: np.ndarray, actions: int) -> np.ndarray:
    """Packed masks as an array of bool with a column for each action."""
    flat = np.ascontiguousarray(bits).view(np.uint8)
    return np.unpackbits(flat, axis=-1, count=actions, bitorder="little").view(np.bool_)


def _checked(actions: np.ndarray, games: int, count: int) -> np.ndarray:
    """The actions as a fleet takes them. What is not one of ``count`` numbers for each game is refused, not made into one."""
    actions = np.asarray(actions)
    if actions.dtype.kind not in "iu" or actions.shape != (games,):
        found = f"{actions.dtype} of shape {actions.shape}"
        raise UsageError(f"there must be a whole number for each of {games} games, not {found}", "bad-actions")
    wrong = np.flatnonzero((actions < 0) | (actions >= count))
    if wrong.size:
        game = wrong[0]
        raise UsageError(f"game {game}: {actions[game]} is not an action; there are {count}", "gym-no-action")
    return np.ascontiguousarray(actions, dtype=np.int32)


class VectorEnv(gymnasium.vector.VectorEnv):
    """One learner against bots, in ``num_envs`` games at a time.

    Observations are those of the learner's seat; ``info["action_mask"]`` says what it may do. The reward comes at the end
    of a game: the share of opponents left behind less the share ahead, from -1 to 1. Games that end start anew in the same
    step (``AutoresetMode.SAME_STEP``); ``info["final_obs"]`` then has what the learner knew at the end, where
    ``info["_final_obs"]`` is true. With ``rotate`` the learner moves up a seat with every game.

    Arrays are written in place by the next step unless ``copy`` is true, which it is by default.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        opponents: list[str] | str = "eager",
        *,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        rotate: bool = True,
        max_decisions: int | None = None,
        threads: int = 0,
        copy: bool = True,
    ) -> None:
        facts = info(game)
        if isinstance(opponents, str):
            opponents = [opponents] * ((seats or facts["seats"][0]) - 1)
        elif seats is not None and len(opponents) != seats - 1:
            raise UsageError(f"at {seats} seats there are {seats - 1} opponents, not {len(opponents)}", "bad-opponents")
        self.fleet = Fleet(
            game,
            num_envs,
            [None, *opponents],
            options=options,
            seed=seed,
            rotate=rotate,
            masks="bool",
            observations=True,
            max_decisions=max_decisions,
            threads=threads,
        )
        self.game = game
        self.num_envs = num_envs
        self.copy = copy
        #: The seed of the next reset that names none.
        self._next_seed = seed
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.render_mode = None
        self.single_observation_space = gymnasium.spaces.Box(-1.0, 1.0, (facts["observation_size"],), np.float32)
        self.single_action_space = gymnasium.spaces.Discrete(facts["actions"])
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def _keep(self, array: np.ndarray) -> np.ndarray:
        return array.copy() if self.copy else array

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None):
        """Starts all games anew; without a seed, first with that of the environment and then with the next one each time."""
        seed = self._next_seed if seed is None else seed
        self.fleet.reset(seed)
        self._next_seed = (int(seed) + 1) % (1 << 64)
        return self._keep(self.fleet.observations), {"action_mask": self._keep(self.fleet.mask)}

    def step(self, actions: np.ndarray):
        """Lets the learner act in every game, and the bots after it."""
        fleet = self.fleet
        fleet.step(_checked(actions, self.num_envs, fleet.action_count))
        over = fleet.terminated | fleet.truncated
        infos = {"action_mask": self._keep(fleet.mask)}
        if over.any():
            infos["final_obs"] = self._keep(fleet.final_observations)
            infos["_final_obs"] = over
            infos["final_info"] = {"scores": fleet.scores.copy()}
            infos["_final_info"] = over
        rewards = fleet.rewards[:, 0].copy()
        return self._keep(fleet.observations), rewards, fleet.terminated.copy(), fleet.truncated.copy(), infos

    def sample(self) -> np.ndarray:
        """A legal action for each game, each equally likely."""
        return self.fleet.sample()
