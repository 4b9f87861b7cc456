"""Regions on the map by how many of their classes tell an outcome of everybody in them."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray

from app.frame.names import RELEASE
from app.kit import numbers
from app.map.layers.colouring import Coloured
from app.map.offer import Colours, Lit, MapOffer
from app.workspaces.release.state import Checked, ReleaseContext, tr
from core.areas import AreaLayer
from core.map.named_classes import count_colours


class OutcomesOnMap:
    """Colours the map after a pack with outcomes was made or refused, until others are wanted."""

    def __init__(self, context: ReleaseContext) -> None:
        self._context, self._state = context, context.state
        self.offer = MapOffer(context.program, RELEASE, tr("Release"))
        self._state.when("checked", lambda _: self._show())
        context.program.session.current_run_changed.connect(self._forget)
        context.program.window.workspace_changed.connect(lambda *_: self._show())

    def _forget(self, *_: object) -> None:
        self.offer.withdraw()

    def _show(self) -> None:
        of, area_file = self._state.checked, self._context.program.session.area_file
        counts = {} if of is None else classes_by_region(of)
        here = self._context.program.window.workspace == RELEASE
        if of is None or area_file is None or not counts or not here:
            self._forget()
            return
        regions = of.regions
        known = [regions.get(str(area), 0) for area in area_file.layer.ids.tolist()]
        number = np.array([counts.get(region, 0) for region in known], np.int64)
        labels = np.array(known, np.int32)
        title = tr("Classes that tell an outcome")
        lit = Lit(_colours(number, labels), partial(_told, number))
        self.offer.offer({"outcomes": title}, ("outcomes",), lambda _: lit)


def classes_by_region(of: Checked) -> dict[int, int]:
    """{region as the pack calls it: classes of which everybody has the same value of an outcome}.

    Of the outcome with most of them, where there are several.
    """
    found: dict[int, int] = {}
    for check in of.verification.checks:
        for region, n in check.details.get("listed_regions", {}).items():
            found[int(region)] = max(found.get(int(region), 0), int(n))
    return found if of.regions else {}


def _colours(number: NDArray[np.int64], labels: NDArray[np.int32]) -> Colours:
    title = tr("Classes of which everybody has the same value of an outcome, or that miss l or t")

    def paint(layer: AreaLayer, dark: bool) -> Coloured:
        if len(layer) != len(number):
            return Coloured()
        lut, legend = count_colours(
            number.astype(np.float64), title=title, none=tr("none"), dark=dark
        )
        return Coloured(lut, labels, None, legend)

    return paint


def _told(number: NDArray[np.int64], area: int) -> str:
    n = int(number[area])
    if not n:
        return ""
    return tr("{n} of its region tell an outcome of everybody in them").format(
        n=numbers.count(n, tr("classes"))
    )
