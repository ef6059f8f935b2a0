"""Any game of Cardinal as an OpenSpiel game."""

from __future__ import annotations

import json
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from cardinal_games import _native
from cardinal_games.errors import UsageError

#: No game that is played in earnest takes more decisions.
LONGEST = 1_000_000

#: The most seeds, and the most outcomes of a chance node: seed, draw and outcome share the bits of one number.
SEEDS = 1 << 24
DEALS = 1 << 20


def short_name(game: str) -> str:
    """The name of a game of this id in OpenSpiel."""
    return "python_cardinal_" + game.replace("-", "_")


def names() -> list[str]:
    """The names of all games in OpenSpiel."""
    return [short_name(game) for game in _native.games()]


def parse_options(text: str) -> dict[str, Any]:
    """``rounds:1/closing:may_wait`` as a dict."""
    options: dict[str, Any] = {}
    for setting in filter(None, text.split("/")):
        key, _, value = setting.partition(":")
        options[key] = {"true": True, "false": False}.get(value, _number(value))
    return options


def _number(value: str) -> int | str:
    # Digits of other scripts, or raised ones, do not count as numbers here.
    return int(value) if value.isascii() and value.isdecimal() else value


def _game_type(game: str) -> pyspiel.GameType:
    facts = _native.info(game)
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=facts["name"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=facts["seats"][-1],
        min_num_players=facts["seats"][0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": facts["seats"][0], "options": "", "deals": 64, "seed": 0},
    )


class CardinalGame(pyspiel.Game):
    """A game of Cardinal; subclasses say which."""

    cardinal: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        facts = _native.info(self.cardinal)
        self.seats = int(params.get("players", facts["seats"][0]))
        self.options = parse_options(str(params.get("options", "")))
        self.deals = int(params.get("deals", 64))
        self.seed = int(params.get("seed", 0))
        if not 1 <= self.deals <= DEALS:
            raise UsageError(f"deals can be from 1 to {DEALS}, not {self.deals}", "bad-deals")
        if not 0 <= self.seed < SEEDS:
            raise UsageError(f"a seed can be from 0 to {SEEDS - 1}, not {self.seed}", "bad-seed")
        self.blocks = facts["observation_blocks"]
        self.size = facts["observation_size"]
        # Whether a table can be set up so is found out here.
        _native.Match(self.cardinal, self.seats, self.options, auto_chance=False)
        game_info = pyspiel.GameInfo(
            num_distinct_actions=facts["actions"],
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPES[self.cardinal], game_info, params)

    def __deepcopy__(self, memo: Any) -> CardinalGame:
        # Cloning a state copies everything it holds; the game never changes.
        return self

    def new_initial_state(self) -> CardinalState:
        return CardinalState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CardinalObserver:
        return CardinalObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Line:
    """A position, and the line of positions that led to it.

    OpenSpiel copies and describes states all the time, and a description has all notices a player ever got. So a line
    never changes: copies of a state share it, lines that part share what they have in common, and each has only the game as
    it stands for its own. A player's text of notices is extended from where it ended last.
    """

    __slots__ = ("__weakref__", "_texts", "_told", "before", "match")

    def __init__(self, match: _native.Match, before: Line | None = None) -> None:
        #: The game as it stands, with the inputs since the line before.
        self.match = match
        self.before = before
        #: For each player the text of its notices of these inputs.
        self._told: dict[int, str] = {}
        #: For each player the line that was put into words last, and these; shared by all lines with one beginning.
        self._texts: dict[int, tuple[weakref.ref[Line], str]] = before._texts if before else {}

    def after(self, step: Callable[[_native.Match], None]) -> Line:
        """The line one step further on."""
        match = self.match._bare()
        step(match)
        return Line(match, self)

    def told(self, player: int) -> str:
        """A player's notices, in order, with commas between the inputs."""
        last, text = self._texts.get(player, (None, ""))
        known = last and last()
        pieces = []
        line: Line | None = self
        while line is not None and line is not known:
            pieces.append(line._piece(player))
            line = line.before
        if line is not None:
            pieces.append(text)
        text = ",".join(filter(None, reversed(pieces)))
        self._texts[player] = weakref.ref(self), text
        return text

    def _piece(self, player: int) -> str:
        if player not in self._told:
            self._told[player] = self.match._told(player)
        return self._told[player]

    def _whole(self) -> _native.Match:
        """The match from its beginning."""
        line, lines = self, []
        while line.before is not None:
            lines.append(line)
            line = line.before
        match = line.match.clone()
        for line in reversed(lines):
            match._follow(line.match)
        return match

    def __deepcopy__(self, memo: Any) -> Line:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Line, (self._whole(),)


class CardinalState(pyspiel.State):
    """A match. Where several seats may act at once, they are asked in order, and none sees what others have chosen."""

    def __init__(self, game: CardinalGame) -> None:
        super().__init__(game)
        self._shape = game
        self._line = Line(_native.Match(game.cardinal, game.seats, game.options, auto_chance=False))
        self._draws = 0
        #: In a determinization: whose it is, and their notices before it.
        self._determinized: tuple[int, str] | None = None

    @property
    def _match(self) -> _native.Match:
        return self._line.match

    def current_player(self) -> int:
        if self._match.is_over:
            return pyspiel.PlayerId.TERMINAL
        seat = self._match.current
        return pyspiel.PlayerId.CHANCE if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self._match.legal_ids(player) if player == self._match.current else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        share = 1.0 / self._shape.deals
        return [(outcome, share) for outcome in range(self._shape.deals)]

    def _apply_action(self, action: int) -> None:
        seat = self._match.current
        if seat is None:
            # An outcome of a draw is one shuffle, wherever it is played.
            seed = (self._shape.seed << 40) + (self._draws << 20) + action
            self._line = self._line.after(lambda match: match.draw(seed))
            self._draws += 1
        else:
            self._line = self._line.after(lambda match: match.apply(seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return json.dumps(_native.action(self._shape.cardinal, action), separators=(",", ":"))

    def is_terminal(self) -> bool:
        return self._match.is_over

    def returns(self) -> list[float]:
        payoffs = self._match.payoffs
        return [float(payoff) for payoff in payoffs] if payoffs else [0.0] * self._shape.seats

    def __str__(self) -> str:
        return json.dumps(self._match.view("spectator"), separators=(",", ":"))

    def told(self, player: int) -> str:
        """A player's notices, in order; in a determinization, only its observer has any."""
        if self._determinized is None:
            return self._line.told(player)
        viewer, before = self._determinized
        return ",".join(filter(None, (before, self._line.told(player)))) if viewer == player else ""

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float] | None = None) -> CardinalState:
        """A state the player cannot tell from this one, with other secrets. It cannot be saved: it has no past."""
        seed = int(sampler() * (1 << 53)) if sampler else int(np.random.randint(1 << 53))
        copy: CardinalState = self.clone()
        copy._determinized = (player_id, self.told(player_id))
        copy._line = Line(self._match.determinize(player_id, seed))
        return copy


class CardinalObserver:
    """What a player may know: the view as numbers or as text, for information states with all earlier notices."""

    def __init__(self, game: CardinalGame, iig_obs_type: pyspiel.IIGObservationType, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported; passed {params}")
        self._private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = iig_obs_type.perfect_recall
        self.tensor = np.zeros(game.size, np.float32)
        self.dict = {
            block["name"]: self.tensor[block["start"] : block["start"] + block["size"]] for block in game.blocks
        }

    def set_from(self, state: CardinalState, player: int) -> None:
        self.tensor[:] = state._match.observation(player if self._private else "spectator")

    def string_from(self, state: CardinalState, player: int) -> str:
        view = json.dumps(state._match.view(player if self._private else "spectator"), separators=(",", ":"))
        if not self._recall:
            return view
        return f"[{state.told(player) if self._private else ''}]|{view}"


GAME_TYPES = {game: _game_type(game) for game in _native.games()}

for _id in _native.games():
    _class = type(_id.title().replace("-", "") + "Game", (CardinalGame,), {"cardinal": _id, "__module__": __name__})
    globals()[_class.__name__] = _class
    pyspiel.register_game(GAME_TYPES[_id], _class)
