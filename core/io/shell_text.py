"""Commands of the shell as text: options, here-documents, names of columns in quotes."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from pathlib import Path
from typing import Any, Final

import tomli_w

from core.io.categories import categories_to_toml_tables
from core.quasi_identifiers import QuasiIdentifier

_END: Final = "VBAS"
_LINE: Final = 100


class UnsaidError(Exception):
    """No option says this."""


def here(file: str, content: str) -> str:
    """A command that writes a file."""
    end = _END
    while end in content.splitlines():
        end += "_"
    return f"cat > {shlex.quote(file)} <<'{end}'\n{content.rstrip()}\n{end}\n"


def categories_file(qis: Iterable[QuasiIdentifier], out: str) -> tuple[str, list[str]]:
    """The command that writes how columns are recoded, and the option that reads it."""
    recoded = [qi for qi in qis if qi != QuasiIdentifier(qi.column)]
    if not recoded:
        return "", []
    file = f"{Path(out).name}-categories.toml"
    text = here(file, tomli_w.dumps(categories_to_toml_tables(recoded)))
    return text, ["--categories", file]


def joined(words: list[str]) -> str:
    """Words as one command, over several lines where it is long."""
    quoted = [shlex.quote(word) for word in words]
    lines, line = [], quoted[0]
    for word in quoted[1:]:
        # A line ends where an option begins, so that it stands beside its value.
        if len(line) + len(word) + 1 > _LINE and word.startswith("--"):
            lines.append(line)
            line = f"  {word}"
        else:
            line += f" {word}"
    return " \\\n".join([*lines, line])


def said_by(values: Mapping[str, Any]) -> Iterator[str]:
    """Options with their values; what is None or False is not said."""
    for name, value in values.items():
        if value is None or value is False:
            continue
        if value is True:
            yield f"--{name}"
            continue
        text = number_text(value) if isinstance(value, float) else str(value)
        if text.startswith("-"):
            yield f"--{name}={text}"
        else:
            yield from (f"--{name}", text)


def number_text(value: float) -> str:
    """A number without power of ten, that cannot be read as thousands: 1.125 as 1.1250."""
    text = f"{Decimal(repr(value)):f}"
    whole, _, decimals = text.partition(".")
    return f"{text}0" if len(decimals) == 3 and whole.strip("0") else text


def names_text(names: Iterable[str]) -> str:
    """Names of columns in one text; odd ones in double quotes."""
    return ",".join(in_quotes(name, ",") for name in names)


def in_quotes(name: str, signs: str) -> str:
    """A name in double quotes if it holds one of some signs, a quote, or blanks around it."""
    if any(sign in name for sign in f'{signs}"') or name != name.strip():
        return '"' + name.replace('"', '""') + '"'
    return name
