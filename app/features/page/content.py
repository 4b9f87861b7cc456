"""The words of a page: what the map shows, of what, made when and how."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from PySide6.QtCore import QCoreApplication, QDate, QLocale

from app.features.runs.measures_in_words import headline, measures, median_region_size
from app.frame.program import Program
from app.frame.session import RunEntry, Session
from app.kit import numbers
from app.kit.small_counts import told
from core import __version__

_MAIN = (
    "suppressed_records",
    "suppression_rate",
    "global_anonymity_released",
    "n_regions",
    "compactness_ground_m_per_area",
    "compactness_own_centre_ground_m_per_area",
    "non_uniform_entropy_bits_per_record",
    "discernibility",
    "n_records",
    "max_combinations",
)

_MOST_LETTERS = 400


@dataclass(frozen=True)
class PageContent:
    """The words of a page.

    Attributes
    ----------
    title, subtitle
        Above the map.
    sentence
        What the run costs; "" without one.
    measures
        Label and value with unit.
    notes
        At the foot, a line each.
    """

    title: str
    subtitle: str = ""
    sentence: str = ""
    measures: tuple[tuple[str, str], ...] = ()
    notes: tuple[str, ...] = ()

    def with_titles(self, title: str, subtitle: str) -> PageContent:
        """The same under other titles; what is longer than a page can hold ends with "…"."""
        return replace(self, title=_held(title), subtitle=_held(subtitle))


def _held(text: str) -> str:
    text = text.strip()
    return text if len(text) <= _MOST_LETTERS else text[: _MOST_LETTERS - 1] + "…"


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Page", text)


def not_a_result() -> str:
    """What is said of regions that are no result."""
    return tr("Regions on their way, during a search or an edit: this is not a result.")


def shows_result(program: Program) -> bool:
    """Whether the map shows the regions of the shown run, not some on their way."""
    entry = program.session.current_run
    if not program.map_wiring.live.active:
        return True
    labels = program.window.map_panel.canvas.scene.labels
    if entry is None or labels is None:
        return False
    return np.array_equal(labels, entry.run.aggregation.labels)


def content_of(session: Session, *, finished: bool = True) -> PageContent:
    """The words for what the session shows.

    While the map shows regions that are searched, played or edited, it is not ``finished``: the
    figures of the shown run are not those of the map.
    """
    entry = session.current_run
    file = entry.area_file if entry is not None else session.area_file
    if file is None:
        return PageContent("")
    areas = numbers.count(len(file.layer), tr("areas"))
    today = QLocale().toString(QDate.currentDate(), QLocale.FormatType.LongFormat)
    made = tr("Made on {date} with VBAS {version}.").format(date=today, version=__version__)
    least = session.showing.least_in_pictures(session.k)
    result = "" if entry is None else headline(entry, least)
    sentence = result if finished else not_a_result()
    if entry is None or not finished:
        sources = tr("Areas: {0}.").format(file.source.path.name)
        return PageContent(file.layer.name, areas, sentence, notes=(sources, made))
    regions = numbers.count(entry.run.evaluation.n_regions, tr("regions"))
    return PageContent(
        file.layer.name,
        tr("{run}: {areas} in {regions}").format(run=entry.name, areas=areas, regions=regions),
        sentence,
        _main_measures(entry, least),
        (_sources(entry), _settings(entry), made),
    )


def _main_measures(entry: RunEntry, least: int) -> tuple[tuple[str, str], ...]:
    rows = [(of.label, of.text) for of in measures(entry, least) if of.key in _MAIN]
    size, unit = median_region_size(entry)
    rows.append((tr("Median size of a region"), told(size, least, unit)))
    return tuple(rows)


def _sources(entry: RunEntry) -> str:
    return tr("Areas: {areas}. Records: {records}.").format(
        areas=entry.area_file.source.path.name, records=entry.records.path.name
    )


def _settings(entry: RunEntry) -> str:
    """k, variables and seed of the run."""
    scenario = entry.run.scenario
    columns = ", ".join(qi.column for qi in scenario.quasi_identifiers)
    return tr("k = {k}; records compared by {columns}; seed {seed}.").format(
        k=numbers.count(scenario.k), columns=columns, seed=scenario.seed
    )
