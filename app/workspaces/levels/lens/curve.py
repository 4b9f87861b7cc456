"""The curve of the lens: how the cut-off grows with the variables, and where they are now."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from app.chart.curves import Curves, Dots, Stroke
from app.kit import numbers
from app.workspaces.levels.lens import texts
from core.cutoff.design import Design
from core.cutoff.lens import Curve, curves_of
from core.cutoff.rules import FIXED, Rule

_COLOURS = {"western": 0, "central": 1, "eastern": 2}
_FIXED_COLOUR = 5


def curves_for(model: Rule, rule: Rule, design: Design, parts: Sequence[str]) -> Curves:
    """What the chart shows.

    Parameters
    ----------
    model
        The model whose curves are drawn.
    rule
        The rule that decides: the model, or a fixed cut-off, which is a level line.
    design
        The variables; its point lies on each curve.
    parts
        Parts of Canada.
    """
    found = curves_of(model, design, parts)
    strokes = [_stroke(of) for of in found]
    level: tuple[Curve, ...] = ()
    if rule.kind == FIXED and (rule.name, rule.predictor) != (model.name, model.predictor):
        level = curves_of(rule, design, parts)
        reach = found[0].x if found else level[0].x
        flat = np.full(len(reach), level[0].cutoffs[0])
        strokes.append(Stroke(texts.rule_title(rule), reach, flat, _FIXED_COLOUR, dashed=True))
    here = [of for of in found if of.at is not None]
    dots = tuple(_dot(i, of) for i, of in enumerate(here)) if design.variables else ()
    by_entropy = model.predictor == "entropy"

    def said(kind: int, i: int) -> str:
        del i
        return _said(here[kind], by_entropy)

    return Curves(
        x_title=texts.tr("Entropy (nats)") if by_entropy else texts.tr("Max combinations"),
        y_title=texts.tr("Cut-off (people)"),
        strokes=tuple(strokes),
        dots=dots,
        said=said,
        label=lambda key: texts.part_name(here[key].part),
        log_x=True,
        log_y=True,
    )


def _stroke(of: Curve) -> Stroke:
    return Stroke(texts.part_name(of.part), of.x, of.cutoffs, _COLOURS.get(of.part, 3))


def _dot(key: int, of: Curve) -> Dots:
    assert of.at is not None
    x, y = of.at
    return Dots("", np.array([x]), np.array([y]), np.array([key]), _COLOURS.get(of.part, 3))


def _said(of: Curve, by_entropy: bool) -> str:
    assert of.at is not None
    x, y = of.at
    unit = texts.tr("nats") if by_entropy else texts.tr("combinations")
    return texts.tr("{part}: {x} ask for more than {people}").format(
        part=texts.part_name(of.part),
        x=numbers.measure(x, unit) if by_entropy else numbers.count(x, unit),
        people=texts.people(y, True),
    )
