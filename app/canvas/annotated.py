"""What is written on the map: labels, degrees, and a mark such as "Synthetic data"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtWidgets import QWidget

from app.canvas.export import coloured_scene
from app.canvas.labels import LabelSet
from app.canvas.layered import LayeredMap
from app.canvas.still import Still
from core.degrees import Degrees


class AnnotatedMap(LayeredMap):
    """Shows labels, lines of latitude and longitude, and a mark over the layers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._degrees: Degrees | None = None
        self._with_graticule = False
        self._label_sets: dict[str, LabelSet] = {}
        self._mark = ""

    def still(self) -> Still:
        """The map as it stands, to be painted elsewhere at any size and in any thread."""
        request = replace(self.request(), scene=coloured_scene(self), auto_colours=False)
        return Still(
            request,
            self.current_legend(),
            self._number,
            self.font(),
            self._degrees,
            dict(self._label_sets),
            self._mark,
        )

    @property
    def mark(self) -> str:
        """What is written on every picture of the map; "" = nothing."""
        return self._mark

    def set_mark(self, text: str) -> None:
        """Writes a text on every picture of the map: on screen, copied, in files, printed."""
        self._mark = text
        self.update()

    def set_labels(
        self,
        key: str,
        points: NDArray[np.float64] | None,
        texts: Sequence[str] | NDArray[np.object_] | None,
        priority: NDArray[np.float64] | None = None,
    ) -> None:
        """Writes texts at places; labels of several layers stand together without touching.

        Parameters
        ----------
        key
            The layer they belong to: they are hidden with it.
        points
            (n, 2) metres; None or empty takes the labels away.
        texts
            (n,) what to write; "" = nothing.
        priority
            (n,) what comes first where there is no room for all: the larger. None: the order.
        """
        if points is None or texts is None or not len(points):
            self._label_sets.pop(key, None)
        else:
            self._label_sets[key] = LabelSet.made(points, texts, priority)
        self.update()

    def set_graticule(self, on: bool) -> None:
        """Shows lines of latitude and longitude, where the coordinate system is known."""
        self._with_graticule = on
        self._show_graticule()

    def set_degrees(self, degrees: Degrees | None) -> None:
        """Where the places of the map lie on the earth, for coordinates and true north."""
        self._degrees = degrees
        view = self.map_view()
        self._north = self.north_at(*view.world(view.width / 2.0, view.height / 2.0))
        self._show_graticule()
        self.update()

    def _show_graticule(self) -> None:
        wanted = self._degrees if self._with_graticule else None
        if wanted is not self.scene.graticule:
            self.change_scene(graticule=wanted)
