"""What a released column is: the one rule for what leaves.

An *identifying* column is one that an adversary can know; k holds of it, together with the others.
An *outcome* is what nobody can know of another person, declared so; it may be anything that does
not tell what the release hides. Every other column is *free*: it counts as if an adversary knew it,
so that it must single nobody out. What tells hidden values is refused beforehand (`judged`).
"""

from __future__ import annotations

from collections.abc import Sequence

from core.errors import VbasError

IDENTIFYING, OUTCOME, FREE = "identifying", "outcome", "free"


def roles_of(
    columns: Sequence[str], identifying: Sequence[str], outcomes: Sequence[str]
) -> dict[str, str]:
    """{column: what it is}, in order.

    Raises
    ------
    VbasError
        If an outcome is not released, or is protected.
    """
    for name in outcomes:
        if name not in columns or name in identifying:
            raise VbasError(
                "{column} is no column that was kept beside the protected ones, so that it is no "
                "outcome.",
                "Kept columns are: {kept}.",
                column=name,
                kept=", ".join(of for of in columns if of not in identifying) or "-",
            )
    return {
        name: IDENTIFYING if name in identifying else OUTCOME if name in outcomes else FREE
        for name in columns
    }
