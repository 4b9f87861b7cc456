"""Which columns a calibration can use: the quasi-identifiers of the draft, and those like them."""

from __future__ import annotations

from app.frame.session import Draft, Opened
from core.io.records.preview import ColumnPreview
from core.quasi_identifiers import QuasiIdentifier

MOST_VALUES = 200
"""A column with more different values has to be recoded first (step 2, Variables)."""
_NONE_OF_THEM = ("area id", "direct identifier", "weight")


def offered_columns(opened: Opened | None, draft: Draft) -> tuple[QuasiIdentifier, ...]:
    """The columns with their recoding: chosen ones as they are recoded, then others as they are."""
    if opened is None:
        return ()
    chosen = draft.scenario.quasi_identifiers
    taken = {qi.column for qi in chosen} | {draft.area_column, draft.person_column}
    there = {of.name for of in opened.preview.columns}
    others = (
        QuasiIdentifier(of.name, missing=of.suggested_missing)
        for of in opened.preview.columns
        if of.name not in taken and _is_like_them(of)
    )
    return (*(qi for qi in chosen if qi.column in there), *others)


def _is_like_them(of: ColumnPreview) -> bool:
    few = of.n_distinct is not None and 2 <= of.n_distinct <= MOST_VALUES
    return few and of.kind != "date" and of.looks_like not in _NONE_OF_THEM
