"""Outcomes of Uniqueness and Cells as a project holds them: in steps of k records.

Each alone says little, but two that differ by one value (a category left to itself, or one record
fewer that is blanked) tell how many records have it; so do fitted weights, which follow from the
exact counts of all combinations, and entropies. So all counts are rounded up to multiples of k, and
what follows from counts is worked out again from these; see `core.io.project.totals`.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from functools import singledispatch
from typing import Any

import numpy as np
from numpy.typing import NDArray

from core.io.project.plain import Codec
from core.io.project.totals import Totals, rounded_up
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.verdict import omissions, verdict
from core.record_uniqueness.weights import weights
from core.suppression.cells.comparison import Compared
from core.suppression.cells.loss import Loss


@singledispatch
def told(value: Any, k: int, whole: int = 0) -> Any:
    """A value of a part of the window as a project tells it; what holds no outcome stays itself."""
    if not is_dataclass(value) or isinstance(value, type):
        return value
    was = {of.name: getattr(value, of.name) for of in fields(value) if of.init}
    now = {name: told(of, k, whole) for name, of in was.items()}
    changed = {name: of for name, of in now.items() if of is not was[name]}
    return replace(value, **changed) if changed else value


@told.register
def _(value: tuple, k: int, whole: int = 0) -> Any:  # type: ignore[type-arg]
    now = tuple(told(of, k, whole) for of in value)
    return value if all(a is b for a, b in zip(now, value, strict=True)) else now


def told_plain(of: Any, codec: Codec, k: int, whole: int) -> Any:
    """Plain data with the outcomes in them as a project tells them, whatever part holds them."""
    if isinstance(of, list):
        return [told_plain(one, codec, k, whole) for one in of]
    if not isinstance(of, dict):
        return of
    for kind in (Examination, Compared):
        if of.keys() >= {about.name for about in fields(kind) if about.init}:
            return codec.plain(told(codec.value(of, kind), k, whole), kind)
    return {name: told_plain(one, codec, k, whole) for name, one in of.items()}


@told.register
def _(value: Examination, k: int, whole: int = 0) -> Examination:
    lattice = _told_lattice(value.lattice, max(k, value.question.set_size), whole)
    of, bits = value.verdict, value.bits
    if bits is not None:
        steps = Totals(lattice.step, max(lattice.n_records, 1))
        bits = steps.bits(bits * steps.records) / steps.records
    return replace(
        value,
        lattice=lattice,
        weights=weights(lattice),
        verdict=verdict(lattice, of.research_share, of.public_share),
        omissions=omissions(lattice),
        bits=bits,
        left_out=rounded_up(value.left_out, lattice.step),
    )


def _told_lattice(of: Lattice, k: int, whole: int) -> Lattice:
    step = max(k, of.step)

    def up(counts: NDArray[np.int64]) -> NDArray[np.int64]:
        return -(-counts // step) * step

    return replace(
        of,
        n_records=rounded_up(of.n_records, rounded_up(max(whole, step), step)),
        classes=up(of.classes),
        unique=up(of.unique),
        in_sets=up(of.in_sets),
        set_classes=up(of.set_classes),
        minimal=None if of.minimal is None else up(of.minimal),
        step=step,
    )


@told.register
def _(value: Compared, k: int, whole: int = 0) -> Compared:
    step = max(k, value.protection.k, value.loss.step)
    loss = _told_loss(value.loss, step, whole)
    moles, left = (rounded_up(of, step) for of in (value.moles_left, value.left_out))
    return replace(value, loss=loss, moles_left=moles, left_out=left)


def _told_loss(of: Loss, step: int, whole: int) -> Loss:
    n = rounded_up(of.n_records, rounded_up(max(whole, step), step))
    steps = Totals(step, max(n, 1))
    return Loss(
        n,
        steps.count(of.records_touched),
        {name: steps.count(cells) for name, cells in of.cells.items()},
        {name: steps.bits(bits) for name, bits in of.entropy_bits.items()},
        step,
    )
