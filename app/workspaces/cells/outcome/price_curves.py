"""The price of a variable as a figure: its cells and those of the others over its weight."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from app import numbers
from app.plots.curves import Curves, Dots, Stroke
from app.workspaces.cells.outcome import texts
from core.suppression.cells.prices import Price


def curves_for(found: Sequence[Price], title: str, in_bits: bool) -> Curves:
    """Two lines over the weight of the variable that is called ``title``."""
    weights = np.array([of.weight for of in found], dtype=np.float64)
    mine, others = (np.array(of, dtype=np.float64) for of in _values(found, in_bits))
    keys = np.arange(len(found))
    names = (title, texts.tr("all other columns"))

    def said(kind: int, i: int) -> str:
        return f"{names[kind]}: {_amount((mine, others)[kind][i], in_bits)}\n" + texts.tr(
            "{variable} weighs {weight}"
        ).format(variable=title, weight=numbers.short(found[i].weight))

    return Curves(
        x_title=texts.tr("Weight of {variable}").format(variable=title),
        y_title=texts.tr("Lost (bits)") if in_bits else texts.tr("Blanked (cells)"),
        strokes=tuple(Stroke("", weights, of, i) for i, of in enumerate((mine, others))),
        dots=tuple(
            Dots(name, weights, of, keys, i)
            for i, (name, of) in enumerate(zip(names, (mine, others), strict=True))
        ),
        said=said,
        label=lambda key: numbers.short(found[key].weight),
        from_zero=True,
    )


def price_words(found: Sequence[Price], title: str, in_bits: bool) -> str:
    """What the lightest weight costs and brings, against the heaviest."""
    if len(found) < 2:
        return ""
    more, fewer = (of[-1] - of[0] for of in _values(found, in_bits))
    return texts.tr(
        "At weight {low} instead of {high}, {variable} loses {mine} and the other columns {others}."
    ).format(
        low=numbers.short(found[-1].weight),
        high=numbers.short(found[0].weight),
        variable=title,
        mine=_difference(more, in_bits),
        others=_difference(fewer, in_bits),
    )


def _values(found: Sequence[Price], in_bits: bool) -> tuple[list[float], list[float]]:
    if in_bits:
        return [of.bits for of in found], [of.other_bits for of in found]
    return [of.cells for of in found], [of.other_cells for of in found]


def _amount(n: float, in_bits: bool) -> str:
    if in_bits:
        return numbers.measure(float(n), texts.tr("bits"))
    return numbers.count(float(n), texts.tr("cells"))


def _difference(n: float, in_bits: bool) -> str:
    size = _amount(abs(n), in_bits)
    if n > 0:
        return texts.tr("{n} more").format(n=size)
    return texts.tr("{n} less").format(n=size) if n < 0 else texts.tr("as much")
