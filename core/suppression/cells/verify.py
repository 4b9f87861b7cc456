"""Every combination looked at again after the suppression, by other means than its own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CombinationCheck:
    """One combination of the released records.

    Attributes
    ----------
    columns
        The combination.
    classes_below_k, records_below_k
        Classes (records in them) below k that still show a value; a blank is a value of its own,
        which is the stricter meaning.
    smallest
        Size of the smallest class that shows a value, records; 0 if none does.
    records_below_k_as_wildcard
        Records whose shown values fewer than k records could have, if a blank may stand for any
        value; never more than ``records_below_k``.
    """

    columns: tuple[str, ...]
    classes_below_k: int
    records_below_k: int
    smallest: int
    records_below_k_as_wildcard: int

    @property
    def passes(self) -> bool:
        """Whether no class below k shows a value."""
        return self.classes_below_k == 0


@dataclass(frozen=True)
class Verification:
    """All combinations of a suppression."""

    k: int
    checks: tuple[CombinationCheck, ...]

    @property
    def failed(self) -> tuple[CombinationCheck, ...]:
        """Those that do not pass."""
        return tuple(of for of in self.checks if not of.passes)
