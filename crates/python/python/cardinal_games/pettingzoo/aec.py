"""Any game of Cardinal as a PettingZoo environment in which agents act one after the other."""

from __future__ import annotations

import json
import operator
from functools import partial
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cardinal_games._native import Match, info
from cardinal_games.errors import UsageError

#: What PettingZoo's ``api_test`` gives as options of a reset, to see that it can; nothing else that is unknown is taken.
PLACEHOLDER = {"options": 1}


class CardinalEnv(AECEnv):
    """A game of Cardinal.

    An observation has ``observation`` (what the seat may know, as numbers) and ``action_mask``. The reward comes at the end
    of the game: the share of opponents left behind less the share ahead, from -1 to 1. A game longer than
    ``max_decisions`` is truncated. Where several seats may act at once, as in a sealed settlement, they are asked
    in order of their seats, and none sees what the others have chosen.
    """

    def __init__(
        self,
        game: str,
        name: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        max_decisions: int = 100_000,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise UsageError(f"render_mode can be 'ansi' or None, not {render_mode!r}", "bad-render-mode")
        facts = info(game)
        self.game = game
        self.options = options
        self.max_decisions = max_decisions
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"], "name": name, "is_parallelizable": False}
        # Whether a table can be set up so is found out here and not at the first reset.
        self.match = Match(game, seats or facts["seats"][0], options, 0)
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-1.0, 1.0, (facts["observation_size"],), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (facts["actions"],), np.int8),
            }
        )
        self._observation_spaces = {agent: self._copy_space() for agent in self.possible_agents}
        self._action_spaces = {agent: gymnasium.spaces.Discrete(facts["actions"]) for agent in self.possible_agents}
        self._idle = np.zeros(facts["actions"], np.int8)
        self._dice = np.random.default_rng()

    def _copy_space(self) -> gymnasium.spaces.Dict:
        return gymnasium.spaces.Dict(dict(self._observation_space.spaces))

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a game. Its table has the options of the environment, with ``options`` before them, such as ``{"rounds": 3}``;
        what the game does not know is refused.
        """
        played = dict(self.options or {}) | ({} if options == PLACEHOLDER else dict(options or {}))
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        number = int(self._dice.integers(1 << 63))
        self.match = Match(self.game, len(self.possible_agents), played, number)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self._select()

    def _select(self) -> None:
        """Selects the next agent to decide."""
        if (seat := self.match.current) is not None:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seats[agent]
        to_act = agent == self.agent_selection and not self.match.is_over
        mask = self.match.mask(seat).view(np.int8) if to_act else self._idle.copy()
        return {"observation": self.match.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError("an agent that is still in the game needs an action")
        # A number with a fraction is refused, not rounded to an action.
        self.match.apply(self._seats[agent], operator.index(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._decisions += 1
        if self.match.is_over:
            for other, payoff in zip(self.possible_agents, self.match.payoffs or []):
                self.rewards[other] = float(payoff)
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._decisions >= self.max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._select()
        self._accumulate_rewards()
        if self.match.is_over or self._decisions >= self.max_decisions:
            self._deads_step_first()

    def render(self) -> str | None:
        """What a spectator may know, as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("there is nothing to render without a render mode")
            return None
        return json.dumps(self.match.view("spectator"), indent=1)

    def close(self) -> None:
        """There is nothing to give back."""


def make(game: str, name: str, **arguments: Any) -> AECEnv:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game with -1 for who chose it."""
    env: AECEnv = CardinalEnv(game, name, **arguments)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def module(package: str, name: str, facts: dict[str, Any]) -> ModuleType:
    """The environments of the game with these facts as a module of this name."""
    revision, layout = facts["revision"], facts["observation_layout"]
    made = ModuleType(
        f"{package}.{name}",
        f"{facts['name']}, behaviour revision {revision}, observation layout {layout}.",
    )
    # The bare environment, in which an illegal action raises IllegalAction, and the one in PettingZoo's usual wrappers.
    vars(made).update(
        raw_env=partial(CardinalEnv, facts["id"], name),
        env=partial(make, facts["id"], name),
        __all__=["env", "raw_env"],
    )
    return made
