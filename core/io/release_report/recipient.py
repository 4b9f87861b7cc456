"""What the recipient of a pack reads: only what follows from the files of the pack itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from core import __version__
from core.errors import N_, Notice, Phrase, listed
from core.io.records.filter_tree import columns_named
from core.io.records.released import REGION
from core.io.release_pack.source import Regions, Source
from core.io.release_report.maps import LAND, drawable, map_of, neighbour_hues
from core.io.release_report.values import Beside, Document, Drawing, Part, Section, table
from core.record_uniqueness.report_values import Cell, ReportTable, number
from core.released_columns.roles import FREE, IDENTIFYING, OUTCOME

_ROLES: Final = {
    IDENTIFYING: N_("quasi-identifier, protected"),
    OUTCOME: N_("outcome: nobody should know it of another person"),
    FREE: N_("free: singles nobody out"),
}
_KINDS: Final = {"text": N_("text"), "whole number": N_("whole number"), "number": N_("number")}
SOURCES: Final = (
    "Croft, Shi, Sack, Corriveau 2015, A Novel Geographic Partitioning System for Anonymizing "
    "Health Care Data, arXiv 1505.06939.",
    "El Emam, Brown, AbdelMalik 2009, Evaluating Predictors of Geographic Area Population Size "
    "Cut-offs to Manage Re-identification Risk, J Am Med Inform Assoc 16:256-266.",
    "Sweeney 2002, k-anonymity: a model for protecting privacy.",
)
"""What the methods follow."""


def report_of(
    source: Source,
    risk: dict[str, Any],
    columns: Sequence[dict[str, Any]],
    accepted: Sequence[Notice] = (),
    reason: str = "",
) -> Document:
    """The report.

    Parameters
    ----------
    source
        What the pack is made of.
    risk
        What ``risk.json`` says.
    columns
        What ``dictionary.json`` says.
    accepted, reason
        Findings about the pack's own files that the custodian accepted, and why.
    """
    sections = sections_of(source, risk, columns)
    if accepted:
        sections = (*sections[:-1], _accepted(accepted, reason), sections[-1])
    return Document(
        Notice("Records for research: how they are protected"),
        lead_of(source),
        sections,
        "recipient",
        facts_of(source),
    )


def _accepted(accepted: Sequence[Notice], reason: str) -> Section:
    """What does not pass, and why it was accepted."""
    lead = Notice("The custodian accepted the following, for this reason: {reason}", reason=reason)
    return Section(Notice("What was accepted"), (lead, *accepted))


def facts_of(source: Source) -> dict[str, int]:
    """Numbers that a verification compares."""
    n = 0 if source.regions is None else len(source.regions.shapes)
    return {"records": source.records.num_rows, "k": source.k, "regions": n}


def lead_of(source: Source) -> Notice:
    """The first sentence."""
    n, k = source.records.num_rows, source.k
    if source.regions is None:
        return Notice("{n:,} records, protected with k = {k:,}.", n=n, k=k)
    regions, areas = len(source.regions.shapes), len(source.regions.crosswalk)
    return Notice(
        "{n:,} records in {regions:,} regions made of {areas:,} areas, protected with k = {k:,}.",
        n=n,
        regions=regions,
        areas=areas,
        k=k,
    )


def sections_of(
    source: Source, risk: dict[str, Any], columns: Sequence[dict[str, Any]]
) -> tuple[Section, ...]:
    """All sections, which the report of the custodian has too."""
    made = [_records(source, columns)]
    if source.regions is not None:
        made.append(_regions(source, source.regions))
    return (*made, _protection(source), _risk(source, risk), _use())


def _records(source: Source, columns: Sequence[dict[str, Any]]) -> Section:
    parts: list[Part] = []
    if source.synthetic:
        parts.append(Notice("These records are synthetic: nobody in them is real."))
    parts.append(
        Notice(
            "Each record is one row; the order of the rows is random. The same records stand in "
            "the folder records as Parquet, CSV, SPSS and Stata."
        )
    )
    where = "" if source.made_from is None else source.made_from.where
    if where:
        text = (
            "They are a selection of a file, chosen by {columns}; which values were chosen is not "
            "told here."
        )
        parts.append(Notice(text, columns=listed(columns_named(where))))
    rows: list[tuple[Cell, ...]] = []
    for of in columns:
        kind, role = _KINDS[of["type"]], _ROLES[of["role"]]
        n = len(of.get("categories", ()))
        rows.append(
            (
                of["name"],
                Notice(role),
                Notice(kind),
                number(n, ",") if n else "–",
                Notice("may be blank") if of["has_blanks"] else Notice("never blank"),
            )
        )
    heads = (
        (Notice("Column"), True),
        (Notice("What it is"), True),
        (Notice("Kind"), True),
        (Notice("Values"), False),
        (Notice("Blanks"), True),
    )
    parts.append(table(Notice("Columns of the records"), heads, rows))
    if any(of["has_blanks"] for of in columns):
        parts.append(
            Notice(
                "A blank is a value that is not known, or was left out to protect people; which "
                "of the two is not told."
            )
        )
    return Section(Notice("The records"), tuple(parts))


def drawings_of(regions: Regions) -> tuple[Drawing, ...]:
    """The areas before, and the regions after, where they can be drawn."""
    made = []
    if regions.areas is not None and drawable(regions.areas):
        n = len(regions.areas)
        alt = Notice("Before: the {n:,} areas that the records came with.", n=n)
        made.append(map_of(regions.areas, [LAND] * n, alt, 0.4))
    shapes = np.asarray(regions.shapes.geometry.array, dtype=object)
    if drawable(shapes):
        alt = Notice("After: the {n:,} regions that took their place.", n=len(shapes))
        made.append(map_of(shapes, neighbour_hues(shapes), alt))
    return tuple(made)


def _regions(source: Source, regions: Regions) -> Section:
    drawings = drawings_of(regions)
    parts: list[Part] = [Beside(drawings)] if drawings else []
    if REGION in source.roles and source.records.num_rows:
        found = pc.value_counts(source.records.column(REGION).drop_null())
        counts = np.asarray(pa.array(found.field("counts")), dtype=np.int64)
        if len(counts) and counts.min() >= source.k:
            parts.append(_sizes(counts))
    if regions.contiguous:
        parts.append(Notice("Every region is in one piece, but for islands."))
    parts.append(
        Notice(
            "The shapes are in the folder regions in four formats; crosswalk.csv says which areas "
            "each region is made of. The numbers of the regions mean nothing."
        )
    )
    return Section(Notice("Where: from areas to regions"), tuple(parts))


def _sizes(counts: NDArray[np.int64]) -> Notice:
    """How many records the regions hold, one of which at least holds some."""
    least, most = int(counts.min()), int(counts.max())
    if least == most:
        return Notice("Every region with records holds {n:,} of them.", n=most)
    return Notice(
        "A region with records holds {least:,} to {most:,} of them, {middle:,} at the median.",
        least=least,
        most=most,
        middle=round(float(np.median(counts))),
    )


def _protection(source: Source) -> Section:
    unit = Phrase("people" if source.unit == "person" else "records")
    parts: list[Part] = [
        Notice(
            "Whoever knows {columns} of a person finds {k:,} or more {unit} that look alike, or a "
            "blank.",
            columns=", ".join(of),
            k=source.k,
            unit=unit,
        )
        for of in source.combinations
    ]
    parts.append(
        Notice(
            "Records of smaller classes were left out, or have blanks; how many, and whose, is not "
            "told, as that could tell of people. Shares among these records may differ from those "
            "among all."
        )
    )
    outcomes = [name for name, role in source.roles.items() if role == OUTCOME]
    if outcomes:
        parts.append(
            Notice(
                "{columns}: k does not hold of these columns, since nobody should know them of "
                "another person.",
                columns=", ".join(outcomes),
            )
        )
    banded = {name: of for name, of in source.bands.items() if name in source.roles}
    if banded:
        columns = ", ".join(banded)
        parts.append(Notice("In bands instead of single numbers: {columns}.", columns=columns))
    return Section(Notice("How people are protected"), tuple(parts))


def _risk(source: Source, risk: dict[str, Any]) -> Section:
    parts: list[Part] = [
        Notice(
            "The risk is the probability that somebody who knows these columns of a person takes "
            "the right record for that person's: one divided by the number of records that look "
            "alike. It is measured on the released records themselves, the worst case."
        )
    ]
    rows: list[tuple[Cell, ...]] = []
    for of in risk["sets"]:
        shown = of["smallest_class"] is not None
        rows.append(
            (
                ", ".join(of["columns"]),
                number(of["smallest_class"], ",") if shown else "–",
                number(of["strict_maximum"], ".1%"),
                number(of["strict_average"], ".2%"),
            )
        )
    heads = (
        (Notice("Whoever knows"), True),
        (Notice("Smallest class"), False),
        (Notice("Strict maximum risk"), False),
        (Notice("Strict average risk"), False),
    )
    parts.append(table(Notice("Risk of being recognised"), heads, rows))
    parts.append(
        Notice(
            "Strict maximum: of the person who is easiest to find, for a prosecutor who knows that "
            "the person is in the records, and for a journalist who does not. Strict average: the "
            "mean over all records, which is also a marketer's."
        )
    )
    if source.risk:
        parts.append(_presets(source, risk))
    return Section(Notice("How likely it is that a person is recognised"), tuple(parts))


def _presets(source: Source, risk: dict[str, Any]) -> ReportTable:
    """Who allows how much, beside the highest risk of all sets of columns."""
    there = [of["smallest_class"] for of in risk["sets"] if of["smallest_class"]]
    least = min(there, default=None)
    highest = max((of["strict_maximum"] for of in risk["sets"]), default=0.0)
    average = max((of["strict_average"] for of in risk["sets"]), default=0.0)
    rows: list[tuple[Cell, ...]] = [
        (
            Notice(of.title),
            Notice(of.source),
            of.date or "–",
            number(of.highest_risk, ".2%"),
            number(highest, ".2%"),
            number(average, ".2%"),
            Notice("kept") if least is None or least >= of.k else Notice("not kept"),
        )
        for of in source.risk
    ]
    heads = (
        (Notice("Preset"), True),
        (Notice("Source"), True),
        (Notice("Date"), True),
        (Notice("Allowed"), False),
        (Notice("Strict maximum risk"), False),
        (Notice("Strict average risk"), False),
        (Notice("Answer"), True),
    )
    return table(Notice("The risk against what custodians allow"), heads, rows)


def _use() -> Section:
    parts: tuple[Part, ...] = (
        Notice(
            "Do not try to find out whom a record is about, do not link these records to others "
            "for that purpose, and do not pass them on unless your agreement says that you may."
        ),
        Notice(
            "“vbas verify FOLDER” reads this folder only, and says of each check whether it "
            "passes. manifest.json lists every file with its SHA-256. Made with VBAS {version}.",
            version=__version__,
        ),
        *SOURCES,
    )
    return Section(Notice("Use, check, sources"), parts)
