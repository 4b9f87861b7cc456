"""Packs for recipients: written if they are safe to give out, and verified from their files."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

import pandas as pd

from core.api.progress import worked_out
from core.api.study import listed as listed_names
from core.attribute_disclosure import Aim, aim_of
from core.differencing.guard import SECONDS
from core.errors import VbasError, listed
from core.io.release_pack.source import read_source
from core.io.release_pack.terms import LISTED, Terms, release_on
from core.io.release_pack.writing import NotSafeError
from core.io.verification.checks import Verification
from core.io.verification.verify import verify_pack

Place = str | os.PathLike[str]


def release(
    result: Place,
    ledger: Place,
    out: Place,
    *,
    outcome: Sequence[str] | str = (),
    regions: Place | None = None,
    accept: str | None = None,
    by: str | None = None,
    published: Sequence[Place] = (),
    remedy: str | None = None,
    seconds: float = SECONDS,
    l: Aim = None,  # noqa: E741
    t: Aim = None,
    risk: Sequence[str] | str = (),
    homogeneous: str = LISTED,
    progress: bool = True,
) -> pd.DataFrame:
    """Writes precisely what ``vbas release`` writes; returns its checks, as `verify`.

    Parameters
    ----------
    result
        Folder that ``aggregate`` or ``suppress`` wrote.
    ledger
        Folder of earlier releases.
    out
        Folder for the pack.
    outcome
        Kept columns that nobody can know of another person.
    regions
        For a result of ``suppress`` within regions: the result of ``aggregate`` that has them.
    accept
        Why findings about what an adversary could know are accepted.
    by
        Who decides, for the log of the ledger.
    published
        Tables of totals that anybody can look up.
    remedy
        "take-over", "merge", "complements" or "raise-k", against what the comparison with earlier
        releases finds within ``seconds``.
    l, t
        Fewest different values of every outcome in each class, and its largest distance from all
        records; or {outcome: its own}, "" for all others.
    risk
        Presets that the risk is held against, such as "health-canada".
    homogeneous
        "list", or "suppress": leave out classes of which everybody has the same value of an
        outcome, or which miss ``l`` or ``t``.
    progress
        Whether progress is shown.

    Raises
    ------
    VbasError
        If a check finds something, so that nothing was written but ``findings.json`` beside the
        pack; or if the result cannot be read, or the pack not be written.
    """
    terms = Terms(
        accept=accept,
        by=by,
        published=tuple(map(Path, published)),
        remedy=remedy,
        seconds=seconds,
        l=aim_of(l, ""),
        t=aim_of(t, ""),
        l_of=_own(l),
        t_of=_own(t),
        risk=tuple(listed_names(risk)),
        homogeneous=homogeneous,
    )
    within = None if regions is None else Path(regions)
    source = read_source(Path(result), tuple(listed_names(outcome)), within)
    try:
        steps = release_on(source, Path(ledger), Path(out), terms)
        return _table(worked_out(steps, progress).verification)
    except NotSafeError as error:
        raise VbasError(
            "The pack must not be given out: {findings}",
            "Mend what was found, or accept it with a reason where that may be done.",
            findings=listed([of.sentence for of in error.verification.findings], " "),
        ) from None


def _own(aim: Aim) -> dict[str, float]:
    """The l or t of single outcomes."""
    return {name: of for name, of in aim.items() if name} if isinstance(aim, Mapping) else {}


def verify(pack: Place, areas: Place | None = None, *, progress: bool = True) -> pd.DataFrame:
    """Checks a pack from its files alone: columns check, passes, accepted, sentence.

    It may be given out if every check passes or was accepted.

    Raises
    ------
    VbasError
        If there is no such folder, or the file of areas cannot be used.
    """
    steps = verify_pack(Path(pack), None if areas is None else Path(areas))
    return _table(worked_out(steps, progress))


def _table(found: Verification) -> pd.DataFrame:
    rows = [
        {
            "check": of.name,
            "passes": of.passes,
            "accepted": of.accepted,
            "sentence": str(of.sentence),
        }
        for of in found.checks
    ]
    return pd.DataFrame(rows)
