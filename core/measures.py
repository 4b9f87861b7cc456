"""Every measure of a run, once: its name, title, unit, direction, what it means, how it is found.

Tables, axes, panels, comparisons, sweeps and files are made from this list; adding a measure is one
entry and one function.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from core.added import MEASURES as ADDED
from core.added import added
from core.errors import N_
from core.pipeline import Run

LESS, MORE, NEITHER = -1, 1, 0
"""Which way a measure is better."""

COUNT, SHARE, METRES, NUMBER = "count", "share", "metres", "number"
"""How a measure is written: a whole number, a share of 1 in per cent, a length, any number."""


@dataclass(frozen=True)
class Measure:
    """One measure of runs.

    Attributes
    ----------
    name
        Its key in files and columns of tables.
    title, unit, help
        What a person calls it, its unit, what it means; English, to be translated.
    kind
        `COUNT`, `SHARE`, `METRES` or `NUMBER`.
    better
        `LESS`, `MORE` or `NEITHER`.
    of
        The value for a run; None where it has none.
    """

    name: str
    title: str
    unit: str
    kind: str
    better: int
    help: str
    of: Callable[[Run], float | None]

    @property
    def shown_unit(self) -> str:
        """The unit that stands beside the number as it is shown, the same wherever that is.

        Shares are shown in per cent, lengths in kilometres; files have `unit`.
        """
        return N_("km") if self.kind == METRES else _SHOWN.get(self.unit, self.unit)


_SHOWN: Final[Mapping[str, str]] = {
    "share of records": "%",
    "records squared": N_("records²"),
}


def _evaluated(name: str) -> Callable[[Run], float | None]:
    """A field of `core.evaluation.Evaluation`."""

    def of(run: Run) -> float | None:
        value: float | None = getattr(run.evaluation, name)
        return value

    return of


def _own_centre_per_area(run: Run) -> float:
    return run.evaluation.compactness_own_centre_m / max(1, len(run.aggregation.labels))


def _own_centre_ground_per_area(run: Run) -> float:
    return run.evaluation.compactness_own_centre_ground_m / max(1, len(run.aggregation.labels))


def _refinement_moves(run: Run) -> int | None:
    return None if run.refinement is None else run.refinement.moves


def _seconds(run: Run) -> float:
    return sum(run.seconds.values()) - run.seconds.get("load", 0.0)


_ALL = (
    Measure(
        "n_regions",
        N_("Regions"),
        N_("regions"),
        COUNT,
        MORE,
        N_("Regions that hold areas."),
        _evaluated("n_regions"),
    ),
    Measure(
        "suppressed_records",
        N_("Records lost"),
        N_("records"),
        COUNT,
        LESS,
        N_("Records left out in all regions."),
        _evaluated("suppressed_records"),
    ),
    Measure(
        "suppression_rate",
        N_("Share of records lost"),
        "share of records",
        SHARE,
        LESS,
        N_("Records left out, of all records used."),
        _evaluated("suppression_rate"),
    ),
    Measure(
        "compactness_own_centre_ground_m_per_area",
        N_("Distance to own centre"),
        "m per area",
        METRES,
        LESS,
        N_("Distance on the ground from an area to its region's own centre, on average."),
        _own_centre_ground_per_area,
    ),
    Measure(
        "compactness_own_centre_m",
        N_("Compactness to own centres (projection)"),
        "m",
        METRES,
        LESS,
        N_("Sum over all areas of the distance to the centre of their region, in the projection."),
        _evaluated("compactness_own_centre_m"),
    ),
    Measure(
        "compactness_own_centre_m_per_area",
        N_("Distance to own centre, per area (projection)"),
        "m per area",
        METRES,
        LESS,
        N_("Distance from an area to its region's own centre, on average, in the projection."),
        _own_centre_per_area,
    ),
    Measure(
        "non_uniform_entropy_bits",
        N_("Non-uniform entropy"),
        N_("bits"),
        NUMBER,
        LESS,
        N_("Non-uniform entropy: how much less is known of where records live."),
        _evaluated("non_uniform_entropy_bits"),
    ),
    Measure(
        "non_uniform_entropy_bits_per_record",
        N_("Geography lost, per record"),
        N_("bits per record"),
        NUMBER,
        LESS,
        N_("Geography lost, for each record; 1 bit is half as exact."),
        _evaluated("non_uniform_entropy_bits_per_record"),
    ),
    Measure(
        "compactness_m",
        N_("Compactness to sites (projection)"),
        "m",
        METRES,
        LESS,
        N_(
            "Sum of areas' distances to their region's site, in the projection; none without sites."
        ),
        _evaluated("compactness_m"),
    ),
    Measure(
        "discernibility",
        N_("Discernibility"),
        "records squared",
        COUNT,
        LESS,
        N_("Sum of squared sizes of the classes kept."),
        _evaluated("discernibility"),
    ),
    Measure(
        "discernibility_bayardo_agrawal",
        N_("Discernibility with suppression"),
        "records squared",
        COUNT,
        LESS,
        N_("Discernibility that also charges all records for each one left out."),
        _evaluated("discernibility_bayardo_agrawal"),
    ),
    Measure(
        "global_anonymity",
        N_("Anonymity of the regions"),
        N_("records"),
        COUNT,
        MORE,
        N_("Smallest number of a region's records that share their values, before any is lost."),
        _evaluated("global_anonymity"),
    ),
    Measure(
        "global_anonymity_released",
        N_("Anonymity of what is released"),
        N_("records"),
        COUNT,
        MORE,
        N_("The same of what is released: at least k."),
        _evaluated("global_anonymity_released"),
    ),
    Measure(
        "n_sites",
        N_("Sites"),
        N_("sites"),
        COUNT,
        NEITHER,
        N_("Sites that were placed."),
        lambda run: run.site_number.n_sites,
    ),
    Measure(
        "n_regions_with_records",
        N_("Regions with records"),
        N_("regions"),
        COUNT,
        MORE,
        N_("Regions that hold records."),
        _evaluated("n_regions_with_records"),
    ),
    Measure(
        "n_sites_without_areas",
        N_("Sites without areas"),
        N_("sites"),
        COUNT,
        LESS,
        N_("Sites that no area is nearest to."),
        _evaluated("n_sites_without_areas"),
    ),
    Measure(
        "placement_moves",
        N_("Moves of the placement"),
        N_("moves"),
        COUNT,
        NEITHER,
        N_("Moves of the search that placed the sites."),
        lambda run: run.placement.moves,
    ),
    Measure(
        "refinement_moves",
        N_("Moves of the refinement"),
        N_("moves"),
        COUNT,
        NEITHER,
        N_("Moves of the refinement."),
        _refinement_moves,
    ),
    Measure(
        "seconds",
        N_("Running time"),
        N_("s"),
        NUMBER,
        LESS,
        N_("Running time without reading files."),
        _seconds,
    ),
)


class _Measures(Mapping[str, Measure]):
    """VBAS's own measures and those that packages add, looked for when the first is asked for."""

    @cached_property
    def _every(self) -> dict[str, Measure]:
        more = (replace(of, of=_of_others(of.of)) for of in added(ADDED))
        return {of.name: of for of in (*_ALL, *more)}

    def __getitem__(self, name: str) -> Measure:
        return self._every[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._every)

    def __len__(self) -> int:
        return len(self._every)


def _of_others(of: Callable[[Run], float | None]) -> Callable[[Run], float | None]:
    """A measure of a package: a run of which it cannot be worked out has none."""

    def value(run: Run) -> float | None:
        try:
            found = of(run)
            return None if found is None or not math.isfinite(found) else found
        except Exception:  # whatever the code of others raises: tables go on without it
            return None

    return value


MEASURES: Final[Mapping[str, Measure]] = _Measures()
"""All measures of a run by name, the three that belong together first.

Other packages add theirs as entry points ``vbas.measures``, each a `Measure`.
"""

JUDGED: Final = (
    "suppression_rate",
    "compactness_own_centre_ground_m_per_area",
    "non_uniform_entropy_bits",
    "n_regions",
)
"""By which of them runs are measured against each other: one that is beaten in all is no choice."""
