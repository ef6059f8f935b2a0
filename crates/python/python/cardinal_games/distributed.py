"""Series and comparisons played on many machines with Ray; the reports are those of a single machine.

A series is cut into parts of numbered games (or deals). A part is a function of its numbers and the seed, so it does not
matter where it is played: a part whose worker died is played again, and each part is taken in exactly once, in order, or the
joining refuses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import ray

from cardinal_games import _native
from cardinal_games.errors import UsageError

__all__ = ["arena", "simulate"]

#: How often a part may be lost with its worker before it is given up.
RETRIES = 5


def _ranges(count: int, size: int) -> list[tuple[int, int]]:
    return [(start, min(start + size, count)) for start in range(0, count, size)]


def _check(part: int | None) -> None:
    if part is not None and part < 1:
        raise UsageError(f"a part must have at least one game or deal, not {part}", "bad-part")


def _gather(part: Callable[..., str], count: int, size: int | None, num_cpus: float) -> list[str]:
    """All parts in order. At any time no more of them are under way than the cluster has cores for, and a few in reserve."""
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    size = max(1, -(-count // (4 * cores))) if size is None else size
    play = ray.remote(num_cpus=num_cpus, max_retries=RETRIES)(part)
    waiting = list(reversed(list(enumerate(_ranges(count, size)))))
    parts: dict[int, str] = {}
    running: dict[Any, int] = {}
    while waiting or running:
        while waiting and len(running) < 2 * cores:
            number, (start, stop) = waiting.pop()
            running[play.remote(start, stop)] = number
        done, _ = ray.wait(list(running), num_returns=1)
        for reference in done:
            parts[running.pop(reference)] = ray.get(reference)
    return [parts[number] for number in sorted(parts)]


def simulate(
    game: str,
    players: list[str],
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    *,
    part: int | None = None,
    num_cpus: float = 1,
) -> dict[str, Any]:
    """``cardinal_games.simulate`` on the Ray cluster: an equal report, on any workers.

    ``part`` is how many games a task plays; ``num_cpus`` what Ray reserves for it.
    """

    def play(start: int, stop: int) -> str:
        return _native.simulate_part(game, players, start, stop, seed, options)

    # What cannot be is refused here and not on some worker.
    _check(part)
    _native.simulate_part(game, players, 0, 0, seed, options)
    parts = _gather(play, games, part, num_cpus)
    return _native.simulate_join(game, players, games, parts, seed, options)


def arena(
    game: str,
    bots: list[str],
    deals: int,
    seats: int | None = None,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    hero: str | None = None,
    tables: Literal["clones", "mixed"] | None = None,
    *,
    part: int | None = None,
    num_cpus: float = 1,
) -> dict[str, Any]:
    """``cardinal_games.arena`` on the Ray cluster: an equal report, on any workers."""

    def play(start: int, stop: int) -> str:
        return _native.arena_part(game, bots, start, stop, seats, seed, options, hero, tables)

    _check(part)
    _native.arena_part(game, bots, 0, 0, seats, seed, options, hero, tables)
    parts = _gather(play, deals, part, num_cpus)
    return _native.arena_join(game, bots, deals, parts, seats, seed, options, hero, tables)
