"""Recodes as they are said on the command line: ``age:band=10; site:collapse=16``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.cli.options import InputError, Options
from app.cli.texts import pairs
from core.plain_numbers import decimal_number, whole_number
from core.record_uniqueness.distinct import CountedVariable
from core.record_uniqueness.question import Rare
from core.record_uniqueness.recodes import BAND, COLLAPSE, LEVEL, Recode

_RULES: Final = "|".join((BAND, COLLAPSE, LEVEL))
# A name (in double quotes, doubled inside, or not), a rule, and its value up to the semicolon.
_RECODE: Final = re.compile(
    rf'\s*(?:"((?:[^"]|"")*)"|([^;"]+?))\s*:\s*({_RULES})\s*=\s*([^;]*?)\s*(?:;|$)', re.DOTALL
)
_EXAMPLE: Final = 'Write for example --recode "age:band=10; site:collapse=16; geography:level=fsa".'
_NEARLY: Final = 1e-9


@dataclass(frozen=True)
class AskedRecode:
    """One recode as it was said, before the records are known.

    ``amount`` is the width of a band in the unit of the column, or how many neighbours make one
    where categories have no even steps; or how many categories a collapse leaves.
    """

    variable: str
    kind: str
    amount: float = 1
    level: str = ""

    def settled(self, variable: CountedVariable) -> Recode:
        """The recode, now that it is known in which steps the variable is counted.

        Raises
        ------
        VbasError
            If bands of that width cannot be made of those steps.
        """
        if self.kind == LEVEL:
            return Recode(self.variable, LEVEL, level=self.level)
        times = self.amount
        if self.kind == BAND and variable.step is not None:
            times = self.amount / variable.step
            if times < 1 - _NEARLY or abs(times - round(times)) > _NEARLY * times:
                raise InputError(
                    f"The categories of {self.variable} are in steps of {variable.step:g}, which "
                    f"bands of {self.amount:g} cannot be made of.",
                    f"Give a multiple of {variable.step:g}.",
                )
        elif times != round(times):
            raise InputError(
                f"{self.variable}: {self.kind}={self.amount:g} is no whole number of categories.",
                "Give a whole number.",
            )
        return Recode(self.variable, self.kind, round(times))


def recodes_asked(texts: list[str] | None) -> tuple[AskedRecode, ...]:
    """The recodes of one or several ``--recode``.

    Raises
    ------
    VbasError
        If one cannot be understood, or a variable is recoded twice.
    """
    found: list[AskedRecode] = []
    for text in texts or []:
        at = 0
        while text[at:].strip():
            match = _RECODE.match(text, at)
            if match is None:
                rest = text[at:].strip()
                raise InputError(f"--recode cannot be understood from {rest!r} on.", _EXAMPLE)
            found.append(_asked(match))
            at = match.end()
    names = [of.variable for of in found]
    for name in names:
        if names.count(name) > 1:
            raise InputError(f"--recode names the variable {name} twice.", "Recode each once.")
    return tuple(found)


def _asked(match: re.Match[str]) -> AskedRecode:
    quoted, plain, kind, value = match.groups()
    name = plain.strip() if quoted is None else quoted.replace('""', '"')
    if kind == LEVEL:
        if not value:
            raise InputError(f"--recode {name}:level= names no level.", _EXAMPLE)
        return AskedRecode(name, kind, level=value)
    amount = decimal_number(value)
    if amount is None or amount <= 0 or (kind == COLLAPSE and amount != round(amount)):
        said = f"--recode {name}:{kind}={value}"
        raise InputError(f"{said} does not give a number above 0.", _EXAMPLE)
    return AskedRecode(name, kind, amount)


def rare_asked(options: Options, variables: Sequence[str]) -> tuple[Rare, ...]:
    """The rare values of ``--leave-out-rare``.

    Raises
    ------
    VbasError
        If one cannot be understood, or is none of the variables.
    """
    flag, found = "--leave-out-rare", list[Rare]()
    for name, text in pairs(options.leave_out_rare, "=", flag, "site=100"):
        number = whole_number(text)
        if number is None or name not in variables:
            raise InputError(
                f"{flag} {name}={text} names no variable and number of records.",
                f"Write for example {flag} {variables[0]}=100.",
            )
        found.append(Rare(name, number))
    return tuple(found)
