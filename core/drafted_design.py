"""From the quasi-identifiers of a scenario to a design of the cut-off lens, and back.

A design knows how many categories a variable has as it is, and what is done to it. Where a
scenario has 5-year bands, the single years are what it "is", if they were counted.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from core.classes import ClassCounts
from core.cutoff.classes_coarsened import CountedClasses
from core.cutoff.design import BAND, COLLAPSE, DROP, Coarsening, Design, Variable
from core.quasi_identifiers import Band, QuasiIdentifier
from core.site_preview import Recoded, recode_counts

_RANGE: Final = re.compile(r"(-?\d+)(?:\s*(?:-|–|to)\s*-?\d+|\s*\+)?")
_MOST_SINGLE: Final = 400
_LEAST_NUMBERS: Final = 10
"""Fewer different numbers are codes of something without order, such as 1 and 2 for sex."""
_LEAST_RANGES: Final = 3


@dataclass(frozen=True)
class Redrafted:
    """Quasi-identifiers of a scenario after a design.

    Attributes
    ----------
    quasi_identifiers
        In the order of the design.
    not_carried
        Variables whose collapse says nothing of which categories to join.
    not_there
        Variables that are no columns of the records.
    """

    quasi_identifiers: tuple[QuasiIdentifier, ...]
    not_carried: tuple[str, ...] = ()
    not_there: tuple[str, ...] = ()


def variable_of(
    qi: QuasiIdentifier, values: Mapping[str, int], *, banded: bool = False
) -> Variable:
    """A quasi-identifier as a variable of a design.

    Parameters
    ----------
    values
        {value as text: records} of its column, as `core.site_preview.recode_counts` takes them.
    banded
        Whether these are the labels of its bands already.
    """
    recoded = recode_counts(values, 0, qi, banded=banded)
    single = None if banded else _single(qi, values, recoded.n_categories)
    return single or _as_recoded(qi, recoded)


def _single(qi: QuasiIdentifier, values: Mapping[str, int], wanted: int) -> Variable | None:
    """Single units (years) joined to the bands of the scenario, if that makes the same number."""
    band = qi.band
    if band is None or band.width < 1 or not float(band.width).is_integer():
        return None
    if qi.groups or qi.order or qi.non_specific:
        return None
    recoded = recode_counts(values, 0, replace(qi, band=Band(1, band.top)))
    if not 0 < recoded.n_categories <= _MOST_SINGLE:
        return None
    how = Coarsening(BAND, int(band.width)) if band.width > 1 else Coarsening()
    records = tuple(of.records for of in recoded.categories)
    made = Variable(qi.column, recoded.n_categories, 1.0, how, records)
    return made if made.used == wanted else None


def _as_recoded(qi: QuasiIdentifier, recoded: Recoded) -> Variable:
    """The categories as the scenario has them."""
    labels = [of.label for of in recoded.categories]
    records = [of.records for of in recoded.categories]
    if qi.band is not None and not (qi.groups or qi.order):
        step: float | None = float(qi.band.width)
    else:
        step = step_of(labels)
        if step is not None:
            records = [records[i] for i in _by_number(labels)]
    n = max(1, recoded.n_categories)
    return Variable(qi.column, n, step, records=tuple(records))


def step_of(labels: Sequence[str]) -> float | None:
    """What a category spans, if the labels are numbers or ranges of numbers in even steps.

    >>> step_of(["0-4", "5-9", "10+"])
    5.0
    """
    lows = lowest_numbers(labels)
    plain = all(label.lstrip("-").isdigit() for label in labels)
    if lows is None or len(lows) < (_LEAST_NUMBERS if plain else _LEAST_RANGES):
        return None
    apart = np.diff(np.sort(np.array(lows, dtype=np.float64)))
    return float(apart[0]) if apart[0] > 0 and (apart == apart[0]).all() else None


def lowest_numbers(labels: Sequence[str]) -> list[int] | None:
    """Where each range begins that a label names ("5-9", "85+"); None if one names none."""
    found = [_RANGE.fullmatch(label.strip()) for label in labels]
    return [int(of.group(1)[:18]) for of in found if of] if all(found) else None


def _by_number(labels: Sequence[str]) -> list[int]:
    """Places of labels in the order of their numbers, not of their letters."""
    lows = lowest_numbers(labels)
    assert lows is not None
    return sorted(range(len(labels)), key=lows.__getitem__)


def counted_classes(
    counts: ClassCounts, quasi_identifiers: Sequence[QuasiIdentifier], design: Design
) -> CountedClasses:
    """The classes of a study with categories in the order of a design.

    Parameters
    ----------
    counts
        The study's counts.
    quasi_identifiers
        What they were counted by.
    design
        The design, which may know single years where bands were counted.
    """
    variables = {of.name: of for of in design.variables}
    codes = np.array(counts.codes)
    for j, (name, labels) in enumerate(counts.categories.items()):
        if (
            name in variables
            and variables[name].step is not None
            and lowest_numbers(labels) is not None
        ):
            rank = np.empty(len(labels) + 1, dtype=np.int32)
            rank[[*_by_number(labels), len(labels)]] = np.arange(len(labels) + 1)
            codes[:, j] = rank[codes[:, j]]
    # How many categories of the design one of the study stands for.
    found = {}
    for qi in quasi_identifiers:
        variable = variables.get(qi.column)
        if qi.band is not None and variable is not None and variable.step:
            found[qi.column] = max(1, round(qi.band.width / variable.step))
    made = CountedClasses.of(counts, found)
    return replace(made, codes=codes)


def redrafted(
    design: Design,
    quasi_identifiers: Sequence[QuasiIdentifier],
    labels: Mapping[str, Sequence[str]],
    columns: Sequence[str],
) -> Redrafted:
    """The quasi-identifiers of a scenario with what a design does to them.

    Parameters
    ----------
    design
        The design; what it drops is left out.
    quasi_identifiers
        Those of the scenario now.
    labels
        {column: its categories now}, where they are known.
    columns
        The columns of the records: others cannot be used.
    """
    known = {qi.column: qi for qi in quasi_identifiers}
    made, not_carried, not_there = [], [], []
    for variable in design.variables:
        if variable.coarsening.kind == DROP:
            continue
        if variable.name not in columns:
            not_there.append(variable.name)
            continue
        qi = known.get(variable.name, QuasiIdentifier(variable.name))
        if variable.coarsening.kind == COLLAPSE and variable.used < variable.n_categories:
            not_carried.append(variable.name)
        made.append(_recoded_as(qi, variable, labels.get(variable.name, ())))
    return Redrafted(tuple(made), tuple(not_carried), tuple(not_there))


def _recoded_as(qi: QuasiIdentifier, variable: Variable, labels: Sequence[str]) -> QuasiIdentifier:
    """A quasi-identifier in the bands of a variable."""
    how, step = variable.coarsening, variable.step
    if how.kind == COLLAPSE or step is None:
        return qi
    width = step * (how.amount if how.kind == BAND else 1)
    if qi.band is not None:
        if width == qi.band.width:
            return qi
        return QuasiIdentifier(qi.column, qi.missing, Band(width, _top(qi.band.top, width)))
    if how.kind != BAND:
        return qi
    lows = lowest_numbers(labels)
    if lows is None or all(label.lstrip("-").isdigit() for label in labels):
        return QuasiIdentifier(qi.column, qi.missing, Band(width))
    # Neighbouring ranges joined: "0-4" and "5-9" are "0-9".
    ordered = [labels[i] for i in _by_number(labels)]
    groups, order = dict(qi.groups), []
    for i in range(0, len(ordered), how.amount):
        joined = ordered[i : i + how.amount]
        name = _range_of(joined)
        order.append(name)
        if len(joined) > 1:
            members = [of for label in joined for of in qi.groups.get(label, (label,))]
            groups = {of: into for of, into in groups.items() if of not in joined}
            groups[name] = tuple(members)
    return replace(qi, groups=groups, order=tuple(order))


def _top(top: float | None, width: float) -> float | None:
    """The last band begins where one of its width would, so that there is none besides."""
    return None if top is None else max(width, top // width * width)


def _range_of(labels: Sequence[str]) -> str:
    """From the start of the first range to the end of the last."""
    if len(labels) == 1:
        return labels[0]
    first = _RANGE.fullmatch(labels[0].strip())
    assert first is not None
    last = labels[-1].strip()
    if last.endswith("+"):
        return f"{first.group(1)}+"
    return f"{first.group(1)}-{re.split(r'-|–|to', last)[-1].strip()}"
