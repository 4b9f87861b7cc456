"""A map as it stands, as a value: painted at any size, in any thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPainter

from app.canvas.furniture import paint_legend, paint_north, paint_scale_bar, scale_card
from app.canvas.labels import LabelSet
from app.canvas.worker import Painter, RegionColours, Request
from core.colours import Legend
from core.degrees import Degrees
from core.errors import VbasError
from core.raster.view import View


@dataclass(frozen=True, eq=False)
class Still:
    """Everything that a picture of a map needs; made by `AnnotatedMap.still`.

    Attributes
    ----------
    request
        What the areas and layers look like, and which ground was seen.
    legend
        What the colours mean.
    number
        Writes the numbers of the legend.
    font
        Of all writing.
    degrees
        Where the places lie on the earth, for true north.
    labels
        Texts at places, by layer.
    mark
        Written on every picture; "" = nothing.
    """

    request: Request
    legend: Legend | None
    number: Callable[[float], str]
    font: QFont
    degrees: Degrees | None = None
    labels: Mapping[str, LabelSet] | None = None
    mark: str = ""

    def view_in(self, width: int, height: int, view: View | None = None) -> View:
        """The view of a size in pixels that shows all ground of ``view``, or of the screen's."""
        return View.fitted((view or self.request.view).bounds, width, height, margin=0.0)

    def image(
        self,
        width: int,
        height: int,
        scale: float = 1.0,
        view: View | None = None,
        *,
        furniture: bool = True,
    ) -> QImage:
        """Paints the map; may be called in a thread of its own.

        Parameters
        ----------
        width, height
            Pixels.
        scale
            Pixels per unit of line width and writing: 300 / 96 for print at 300 dots an inch.
        view
            The ground to show; that of the screen if None. What fits around it is shown too.
        furniture
            Whether legend, scale bar, north arrow and labels are painted; the mark always is.

        Raises
        ------
        VbasError
            The picture would be too large.
        """
        if width < 1 or height < 1 or width * height > 4e8:
            raise VbasError(
                "A picture of {width} x {height} pixels cannot be made.",
                "Choose a smaller size.",
                width=width,
                height=height,
            )
        shown = self.view_in(width, height, view)
        scene = self.request.scene
        if self.request.auto_colours:
            scene = RegionColours().coloured(self.request)
        request = replace(self.request, scene=scene, view=shown, scale=scale, auto_colours=False)
        picture = Painter().paint(request)
        if picture is None:
            raise VbasError("The map could not be painted.")
        image = picture.image.copy()
        painter = QPainter(image)
        painter.setFont(self.font)
        painter.scale(scale, scale)
        if furniture:
            self.paint_furniture(painter, QRectF(0, 0, width / scale, height / scale), shown)
        painter.end()
        return image

    def paint_furniture(self, painter: QPainter, area: QRectF, view: View) -> list[QRectF]:
        """Paints legend, scale bar and north arrow into an area of logical pixels; where."""
        palette, boxes = self.request.scene.palette, []
        if self.legend is not None:
            boxes.append(paint_legend(painter, area, self.legend, palette, self.number))
        bar = paint_scale_bar(
            painter, area, view.metres_per_pixel * view.width / area.width(), palette
        )
        x, y = view.world(view.width / 2.0, view.height / 2.0)
        north = 0.0 if self.degrees is None else self.degrees.north_at(x, y)
        paint_north(painter, bar, north, palette)
        return [*boxes, scale_card(bar)]
