"""Options that take a number: read by the one parser of numbers, in every command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from typer.core import TyperCommand

from core.errors import VbasError
from core.plain_numbers import PLAIN, decimal_number, whole_number

_READERS: dict[Any, Callable[[str], float | None]] = {int: whole_number, float: decimal_number}


class PlainNumbers(TyperCommand):
    """A command that takes ``--k 5``, but not ``--k 1_000``, ``1.0`` or ``nan``.

    The library of the command line reads numbers as Python does, which guesses more.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for param in self.params:
            kind = getattr(param, "type_descriptor", None)
            read = _READERS.get(kind.annotation) if kind is not None else None
            if read is not None:
                _check_first(param, read)


def _check_first(param: Any, read: Callable[[str], float | None]) -> None:
    """Refuses what the parser refuses before the library reads the value."""
    process = param.process_value

    def checked(ctx: Any, value: Any) -> Any:
        if isinstance(value, str) and read(value) is None:
            raise VbasError(
                "{option} {text!r} is not a whole number."
                if read is whole_number
                else "{option} {text!r} is not a number.",
                PLAIN,
                option=param.opts[0],
                text=value[:40],
            )
        return process(ctx, value)

    param.process_value = checked
