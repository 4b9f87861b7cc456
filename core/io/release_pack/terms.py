"""What is asked of a release beside what it is made of: one rule for command, Python and window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Final

from core.attribute_disclosure import Aim, check_aims, check_outcomes, joined_aim
from core.background import in_background
from core.differencing.guard import SECONDS
from core.errors import VbasError
from core.io.release_pack.comparing import guard_of
from core.io.release_pack.homogeneous import without_homogeneous
from core.io.release_pack.recount import with_fingerprint
from core.io.release_pack.remedied import check_remedy, remedied
from core.io.release_pack.source import Source
from core.io.release_pack.writing import Released, release
from core.presets import presets_named
from core.released_columns.roles import OUTCOME
from core.steps import Steps

LISTED: Final = "list"
SUPPRESSED: Final = "suppress"
_STAGE: Final = "looking at outcomes"


@dataclass(frozen=True)
class Terms:
    """What is asked of a release.

    Attributes
    ----------
    accept
        Why findings about what an adversary could know are accepted; None = they are not.
    by
        Who decides, for the log of the ledger.
    published
        Files of totals that are known anyhow.
    remedy
        What is done against what the comparison with earlier releases finds; None = nothing.
    seconds
        Time limit of that comparison.
    l, t
        What every outcome keeps in every class; None = no aim.
    l_of, t_of
        {outcome: its own, instead}.
    risk
        Names of the presets that the risk is held against.
    homogeneous
        What becomes of classes of which everybody has the same value of an outcome, or which miss
        l or t: `LISTED`, or `SUPPRESSED`.

    Raises
    ------
    VbasError
        If l, t, the remedy or a preset makes no sense.
    """

    accept: str | None = None
    by: str | None = None
    published: tuple[Path, ...] = ()
    remedy: str | None = None
    seconds: float = SECONDS
    l: float | None = None  # noqa: E741
    t: float | None = None
    l_of: Mapping[str, float] = field(default_factory=dict)
    t_of: Mapping[str, float] = field(default_factory=dict)
    risk: tuple[str, ...] = ()
    homogeneous: str = LISTED

    def __post_init__(self) -> None:
        check_aims(*self.aims)
        presets_named(self.risk)
        if self.remedy is not None:
            check_remedy(self.remedy)
        if self.homogeneous not in (LISTED, SUPPRESSED):
            raise VbasError(
                "{name} is nothing that is done with homogeneous classes.",
                "Choose one of: {names}.",
                name=self.homogeneous,
                names=f"{LISTED}, {SUPPRESSED}",
            )

    @property
    def aims(self) -> tuple[Aim, Aim]:
        """L and t of every outcome, or of each."""
        return joined_aim(self.l, self.l_of), joined_aim(self.t, self.t_of)


def release_on(source: Source, ledger: Path, folder: Path, terms: Terms) -> Steps[Released]:
    """Writes a pack on these terms; see `core.io.release_pack.writing.release`.

    Raises
    ------
    NotSafeError, VbasError
        As that, and if a remedy does not help or cannot be taken.
    """
    least, most = terms.aims
    check_outcomes(terms.aims, [name for name, of in source.roles.items() if of == OUTCOME])
    risk = presets_named(terms.risk)
    source = replace(source, least_values=least, most_distance=most, risk=risk)
    source = yield from with_fingerprint(source)
    if terms.remedy is not None:
        source = yield from remedied(source, ledger, terms.remedy, terms.published, terms.seconds)
    if terms.homogeneous == SUPPRESSED:
        source = yield from in_background(_STAGE, partial(without_homogeneous, source))
    guard = guard_of(source, terms.published, terms.seconds)
    return (
        yield from release(source, ledger, folder, reason=terms.accept, guard=guard, by=terms.by)
    )
