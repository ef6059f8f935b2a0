"""Thousands of games stepped at once, for programs that learn.

``Fleet`` is the fast core: the arrays it hands out are made once and written in place by every step. ``VectorEnv`` puts the
interface of Gymnasium's vector environments around it, for one learner against bots.
"""

from __future__ import annotations

from typing import Any, TypeVar

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle
from gymnasium.vector import AutoresetMode
from numpy.typing import ArrayLike, NDArray

from cardinal_games._native import Fleet, info
from cardinal_games.errors import UsageError

__all__ = ["Fleet", "VectorEnv", "unpack"]

T = TypeVar("T", bound=np.generic)


def unpack(bits: NDArray[np.uint64], actions: int) -> NDArray[np.bool_]:
    """Packed masks as an array of bool with a column for each action."""
    flat = np.ascontiguousarray(bits).view(np.uint8)
    return np.unpackbits(flat, axis=-1, count=actions, bitorder="little").view(np.bool_)


class VectorEnv(gymnasium.vector.VectorEnv, EzPickle):
    """One learner against bots, in ``num_envs`` games at a time.

    Observations are those of the learner's seat; ``info["action_mask"]`` says what it may do. The reward comes at the end
    of a game: the share of opponents left behind less the share ahead, from -1 to 1. Games that end restart in the same
    step (``AutoresetMode.SAME_STEP``); ``info["final_obs"]`` then has what the learner knew at the end, where
    ``info["_final_obs"]`` is true. With ``rotate`` the learner moves up a seat with every game.

    Arrays are written in place by the next step unless ``copy`` is true, which it is by default.

    Pickled are the arguments, as of all environments with Gymnasium's ``EzPickle``: a copy starts with its first reset.
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
        EzPickle.__init__(
            self,
            game,
            num_envs,
            opponents,
            seats=seats,
            options=options,
            seed=seed,
            rotate=rotate,
            max_decisions=max_decisions,
            threads=threads,
            copy=copy,
        )
        facts = info(game)
        if isinstance(opponents, str):
            opponents = [opponents] * ((seats or facts["seats"][0]) - 1)
        elif seats is not None and len(opponents) != seats - 1:
            raise UsageError(f"at {seats} seats there are {seats - 1} opponents, not {len(opponents)}", "bad-opponents")
        players: list[str | None] = [None, *opponents]

        def launch(options: dict[str, Any], seed: int) -> Fleet:
            return Fleet(
                game,
                num_envs,
                players,
                options=options,
                seed=seed,
                rotate=rotate,
                masks="bool",
                observations=True,
                max_decisions=max_decisions,
                threads=threads,
            )

        self._launch = launch
        #: The options of the table, and those of the games since the last reset.
        self._options = self._played = dict(options or {})
        self.fleet = launch(self._options, seed)
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

    def _keep(self, array: NDArray[T]) -> NDArray[T]:
        return array.copy() if self.copy else array

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Restarts all games; without a seed, first with that of the environment and then with the next one each time.

        ``options`` are options of the table, such as ``{"rounds": 3}``. Until the next reset they come before those of the
        environment. What the game does not know is refused.
        """
        seed = self._next_seed if seed is None else seed
        played = self._options | dict(options or {})
        if played == self._played:
            self.fleet.reset(seed)
        else:
            self.fleet = self._launch(played, seed)
            self._played = played
        self._next_seed = (int(seed) + 1) % (1 << 64)
        return self._keep(self.fleet.observations), {"action_mask": self._keep(self.fleet.mask)}

    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Lets the learner act in every game, and the bots after it."""
        fleet = self.fleet
        fleet.step(actions)
        over = fleet.terminated | fleet.truncated
        infos: dict[str, Any] = {"action_mask": self._keep(fleet.mask)}
        if over.any():
            infos["final_obs"] = self._keep(fleet.final_observations)
            infos["_final_obs"] = over
            infos["final_info"] = {"scores": fleet.scores.copy()}
            infos["_final_info"] = over
        rewards = fleet.rewards[:, 0].copy()
        return self._keep(fleet.observations), rewards, fleet.terminated.copy(), fleet.truncated.copy(), infos

    def sample(self) -> NDArray[np.int32]:
        """A legal action for each game, each equally likely."""
        return self._keep(self.fleet.sample())
