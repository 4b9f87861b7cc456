"""The story of the demo, declared: what is seen, what is said, how long."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from app.features.replay.bar import PLAY_SECONDS
from app.features.tour.demo_data import FSA, MORE, MOST_LOST
from app.kit import numbers
from core.baselines import AREAS
from core.map.values import POPULATION, REGION, SUPPRESSION
from core.pipeline import Run

FOUND: Final = "found"
"""The run that the search comes to."""


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Demo", text)


@dataclass(frozen=True)
class Scene:
    """One stop of the story.

    Attributes
    ----------
    title, text
        The caption; ``text`` with the names of `facts` in braces.
    run
        Which run is on the map: `AREAS`, `FSA`, `FOUND` or `MORE`; "" = none.
    subject
        What the map is coloured by.
    seconds
        How long it stays.
    replay
        Whether the search of the run is played.
    """

    title: str
    text: str
    run: str
    subject: str
    seconds: float
    replay: bool = False


def scenes() -> tuple[Scene, ...]:
    """The story, in the user's language: about two minutes."""
    return (
        Scene(
            tr("A province that does not exist"),
            tr(
                "{people} in {n_areas}: made up, and counted as real ones would be. Their "
                "health records carry age, sex, marital status, and where they live."
            ),
            "",
            POPULATION,
            14.0,
        ),
        Scene(
            tr("The problem: small areas single people out"),
            tr(
                "Within their own area, {alone} ({alone_share}) share these values with fewer than "
                "{k} people. Released like this, they could be recognised."
            ),
            AREAS,
            SUPPRESSION,
            18.0,
        ),
        Scene(
            tr("Today's answer: larger areas for all"),
            tr(
                "{n_areas} become {n_fsas} by postal code (FSAs). Most are protected, {fsa_lost} "
                "are still left out, and nothing is left of the neighbourhoods."
            ),
            FSA,
            REGION,
            18.0,
        ),
        Scene(
            tr("VBAS searches for better borders"),
            tr(
                "As many regions as there are FSAs. Their centres move, and every move is counted "
                "on the records: fewer are to be left out."
            ),
            FOUND,
            SUPPRESSION,
            PLAY_SECONDS + 4.0,
            replay=True,
        ),
        Scene(
            tr("The result, at equal terms"),
            tr(
                "The same number of regions, the same k = {k}: {found_lost} are left out, {less} "
                "fewer. Areas lie {found_km} from the centre of their region, with FSAs {fsa_km}."
            ),
            FOUND,
            REGION,
            18.0,
        ),
        Scene(
            tr("Or: finer geography at a price you choose"),
            tr(
                "If {most_lost} of records may be left out, the province has {n_more} instead of "
                "{fsas}: neighbourhoods again."
            ),
            MORE,
            REGION,
            18.0,
        ),
        Scene(
            tr("What can be released"),
            tr(
                "{kept} of {records} leave with their region; whoever reads them finds at least "
                "{k} alike. The codebook, the regions and the price come with them."
            ),
            MORE,
            SUPPRESSION,
            18.0,
        ),
    )


def facts(runs: Mapping[str, Run], k: int) -> dict[str, str]:
    """The figures of the captions, in words; those of runs that are not there are "…".

    Parameters
    ----------
    runs
        By `Scene.run`.
    k
        The smallest number of people who may share their values.
    """
    said = {"k": numbers.count(k), "most_lost": numbers.percent(MOST_LOST)}
    records, regions = tr("records"), tr("regions")
    areas, fsa, found, more = (runs.get(name) for name in (AREAS, FSA, FOUND, MORE))
    if areas is not None:
        e, n = areas.evaluation, areas.suppression.counts.n_records
        said["n_areas"] = numbers.count(e.n_regions, tr("areas"))
        said["people"] = numbers.count(n, tr("people"))
        said["records"] = numbers.count(n, records)
        said["alone"] = numbers.count(e.suppressed_records, tr("people"))
        said["alone_share"] = numbers.percent(e.suppression_rate)
    if fsa is not None:
        said["n_fsas"] = numbers.count(fsa.evaluation.n_regions, regions)
        said["fsas"] = numbers.count(fsa.evaluation.n_regions)
        said["fsa_km"] = _distance(fsa)
        said["fsa_lost"] = numbers.count(fsa.evaluation.suppressed_records, records)
    if found is not None:
        said["found_km"] = _distance(found)
        said["found_lost"] = numbers.count(found.evaluation.suppressed_records, records)
        if fsa is not None and fsa.evaluation.suppressed_records:
            kept = found.evaluation.suppressed_records / fsa.evaluation.suppressed_records
            said["less"] = numbers.percent(1.0 - kept)
    if more is not None:
        said["n_more"] = numbers.count(more.evaluation.n_regions, regions)
        lost = more.evaluation.suppressed_records
        said["kept"] = numbers.count(more.suppression.counts.n_records - lost)
    return said


def _distance(run: Run) -> str:
    """Distance from an area to the centre of its region, on average."""
    total = run.evaluation.compactness_own_centre_ground_m
    return numbers.kilometres(total / len(run.aggregation.labels))


class _Open(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return "…"


def caption(scene: Scene, known: Mapping[str, str]) -> str:
    """The text of a scene with its figures."""
    return scene.text.format_map(_Open(known))
