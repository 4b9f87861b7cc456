"""The table of units and their unique records."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from core.tables.base import COUNT, LESS, N_, SHARE, TEXT, Column, Table
from core.thresholds.report import Report


def uniqueness_table(
    ids: NDArray[np.object_], found: Report, said: Mapping[str, str] | None = None
) -> Table:
    """One row a unit.

    Parameters
    ----------
    ids
        (u,) ids of the units; "" is the rest, areas that lie in no unit.
    found
        What is known of them.
    said
        Words of cells in the user's language: "none", "rest", and methods and reasons of
        `core.thresholds.sampled`.
    """
    words = said or {}
    unit = np.where(ids == "", words.get("rest", "in no unit"), ids).astype(object)
    columns = [
        Column("unit", N_("Unit"), unit, TEXT, help=N_("Id of the unit, as in the file.")),
        *_counted(found),
        *_estimated(found, words),
        _kept(found, words),
        *_predicted(found),
    ]
    return Table("units", tuple(columns), np.arange(len(ids)))


def _counted(found: Report) -> list[Column]:
    of = found.measured
    return [
        Column(
            "records", N_("Records"), of.records, COUNT, N_("records"), N_("Records of the unit.")
        ),
        Column(
            "people",
            N_("People"),
            found.people,
            COUNT,
            N_("people"),
            N_("People of the unit, as far as published."),
        ),
        Column(
            "unique",
            N_("Unique"),
            of.unique,
            COUNT,
            N_("records"),
            N_("Records whose values nobody else of the unit has."),
            better=LESS,
        ),
        Column(
            "unique_share",
            N_("Unique share"),
            of.share,
            SHARE,
            "%",
            N_("Share of the records of the unit that are unique in it."),
            better=LESS,
        ),
    ]


def _estimated(found: Report, words: Mapping[str, str]) -> list[Column]:
    of = found.estimated
    if of is None:
        return []
    ways = [words.get(m or r, m or r) for m, r in zip(of.method, of.reason, strict=True)]
    return [
        Column(
            "estimate",
            N_("Estimate"),
            of.share,
            SHARE,
            "%",
            N_("Estimated share of the people of the unit who are unique among them."),
            better=LESS,
        ),
        Column(
            "estimated_by",
            N_("Estimated by"),
            np.array(ways, dtype=object),
            TEXT,
            help=N_("The estimator, or why there is no estimate."),
        ),
        Column(
            "fraction",
            N_("Sampled"),
            of.fraction,
            SHARE,
            "%",
            N_("Share of the people of the unit who are in the records."),
        ),
    ]


def _kept(found: Report, words: Mapping[str, str]) -> Column:
    """The verdict: the strictest threshold that a unit keeps."""
    texts = np.array(
        [_threshold_text(float(of), words) for of in found.kept.tolist()], dtype=object
    )
    return Column(
        "keeps",
        N_("Keeps"),
        texts,
        TEXT,
        help=N_("The strictest of the thresholds 0, 5 and 20 % that the unit keeps."),
    )


def _threshold_text(kept: float, words: Mapping[str, str]) -> str:
    if np.isnan(kept):
        return ""
    return words.get("none", "none") if np.isinf(kept) else f"{100 * kept:.0f}\u00a0%"


def _predicted(found: Report) -> list[Column]:
    columns = []
    for threshold, of in sorted(found.predicted.items()):
        percent = round(100 * threshold)
        title = _TITLES.get(percent)
        if title is not None:
            text = N_("Probability, by a model, that more people are unique than the threshold.")
            column = Column(f"p_{percent}", title, of.probability, SHARE, "%", text, better=LESS)
            columns.append(column)
    return columns


_TITLES = {5: N_("Probability over 5 %"), 20: N_("Probability over 20 %")}
