"""The price of a variable as a figure: its cells and those of the others over its weight."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from app.chart.curves import Curves, Dots, Stroke
from app.kit import numbers
from app.workspaces.cells.outcome import texts
from core.suppression.cells.prices import Price


def curves_for(found: Sequence[Price], title: str, in_bits: bool) -> Curves:
    """Two lines over how heavy the variable is that is called ``title``."""
    ratios = np.array([of.ratio for of in found], dtype=np.float64)
    mine, others = (np.array(of, dtype=np.float64) for of in _values(found, in_bits))
    keys = np.arange(len(found))
    names = (title, texts.tr("all other columns"))

    def said(kind: int, i: int) -> str:
        return f"{names[kind]}: {_amount((mine, others)[kind][i], in_bits)}\n" + texts.tr(
            "{variable} weighs {ratio} times as much as the others"
        ).format(variable=title, ratio=numbers.short(found[i].ratio))

    return Curves(
        x_title=texts.tr("Weight of {variable} to that of the others (times)").format(
            variable=title
        ),
        y_title=texts.tr("Lost (bits)") if in_bits else texts.tr("Blanked (cells)"),
        strokes=tuple(Stroke("", ratios, of, i) for i, of in enumerate((mine, others))),
        dots=tuple(
            Dots(name, ratios, of, keys, i)
            for i, (name, of) in enumerate(zip(names, (mine, others), strict=True))
        ),
        said=said,
        label=lambda key: numbers.short(found[key].ratio),
        log_x=True,
        from_zero=True,
    )


def price_words(found: Sequence[Price], title: str, in_bits: bool) -> str:
    """What either end of the curve costs."""
    if len(found) < 2:
        return ""
    mine, others = _values(found, in_bits)
    text = texts.tr(
        "Weighing {high} times as much as the others, {variable} loses {mine} and they lose "
        "{others}; weighing {low} times as much, {mine_low} and {others_low}."
    ).format(
        high=numbers.short(found[0].ratio),
        low=numbers.short(found[-1].ratio),
        variable=title,
        mine=_amount(mine[0], in_bits),
        others=_amount(others[0], in_bits),
        mine_low=_amount(mine[-1], in_bits),
        others_low=_amount(others[-1], in_bits),
    )
    if mine[0] != mine[-1]:
        return text
    return f"{text} {texts.tr('Its weight changes nothing of what it loses.')}"


def _values(found: Sequence[Price], in_bits: bool) -> tuple[list[float], list[float]]:
    if in_bits:
        return [of.bits for of in found], [of.other_bits for of in found]
    return [of.cells for of in found], [of.other_cells for of in found]


def _amount(n: float, in_bits: bool) -> str:
    if in_bits:
        return numbers.measure(float(n), texts.tr("bits"))
    return numbers.count(float(n), texts.tr("cells"))
