"""What a verification says: one result a check, with a sentence; accepted where a person did so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from core.errors import Notice

JUDGED: Final = ("joint", "forced", "attributes", "risk")
"""Checks that a person may accept with a reason: about what an adversary could know."""


@dataclass(frozen=True)
class Check:
    """One check of a pack.

    Attributes
    ----------
    name
        What was looked at, such as "hashes".
    passes
        Whether all is as it must be.
    sentence
        What was found.
    details
        Figures behind it, as plain data; no values of records.
    accepted
        Whether it does not pass, and the manifest says that this very finding was accepted.
    """

    name: str
    passes: bool
    sentence: Notice
    details: dict[str, Any] = field(default_factory=dict)
    accepted: bool = False

    @property
    def holds(self) -> bool:
        """Whether it keeps nobody from giving the pack out."""
        return self.passes or self.accepted

    @property
    def outside(self) -> dict[str, Any]:
        """The figures without what is listed one by one: what a manifest says of a finding."""
        return {n: of for n, of in self.details.items() if not n.startswith("listed")}

    @property
    def plain(self) -> dict[str, Any]:
        """The check as plain data."""
        return {
            "check": self.name,
            "passes": self.passes,
            "accepted": self.accepted,
            "sentence": self.sentence.english,
            "details": self.details,
        }


@dataclass(frozen=True)
class Verification:
    """All checks of a pack."""

    checks: tuple[Check, ...]

    @property
    def passes(self) -> bool:
        """Whether every check passes or was accepted."""
        return all(of.holds for of in self.checks)

    @property
    def findings(self) -> tuple[Check, ...]:
        """What keeps the pack from being given out."""
        return tuple(of for of in self.checks if not of.holds)

    @property
    def plain(self) -> dict[str, Any]:
        """The result as plain data."""
        return {
            "passes": self.passes,
            "findings": len(self.findings),
            "checks": [of.plain for of in self.checks],
        }


def accepting(checks: Sequence[Check], accepted: Any) -> tuple[Check, ...]:
    """The checks, with those accepted that the manifest lists with the very same figures."""
    listed = accepted if isinstance(accepted, list) else []
    made = []
    for of in checks:
        told = {"check": of.name, "details": of.outside}
        ok = not of.passes and of.name in JUDGED and told in listed
        made.append(Check(of.name, of.passes, of.sentence, of.details, ok))
    return tuple(made)
