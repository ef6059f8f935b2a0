"""Every exception of the package. Each has a stable ``code``, and a ``clause`` where a rule of the game is behind it."""

from __future__ import annotations

from typing import Any


class CardinalError(Exception):
    """What all exceptions of the package have in common.

    ``code`` is stable text to decide by; ``clause`` names the rule behind a refusal, such as ``NC-12``, or is None.
    """

    def __init__(self, message: str, code: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.clause = clause

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.code, self.clause)


class IllegalAction(CardinalError, ValueError):
    """The rules forbid the action; nothing has changed."""


class SetupError(CardinalError, ValueError):
    """These settings are invalid."""


class RecordError(CardinalError, ValueError):
    """The record cannot be read, or does not hold."""


class UsageError(CardinalError, ValueError):
    """Something was asked for that cannot be."""


class InternalError(CardinalError, RuntimeError):
    """A defect of the package itself."""
