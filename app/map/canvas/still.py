"""A map as it stands, as a value: painted at any size, in any thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontInfo, QImage, QPainter

from app.map.canvas.furniture import MarkPiece, Piece, furniture
from app.map.canvas.labels import Label, LabelSet, LabelWriter, placed_labels
from app.map.canvas.rim import degree_labels
from app.map.canvas.worker import Painter, RegionColours, Request
from core.colours import Legend
from core.errors import VbasError
from core.raster.degrees import Degrees
from core.raster.view import View
from core.small_counts import ALL_TOLD


def check_size(width: int, height: int) -> None:
    """Refuses pictures that no memory holds.

    Raises
    ------
    VbasError
        The picture would be too large, or empty.
    """
    if width < 1 or height < 1 or width * height > 4e8:
        raise VbasError(
            "A picture of {width} x {height} pixels cannot be made.",
            "Choose a smaller size.",
            width=width,
            height=height,
        )


def pixel_font(font: QFont) -> QFont:
    """The same font with a size in pixels: points differ between screens, files and pages."""
    fixed = QFont(font)
    fixed.setPixelSize(QFontInfo(font).pixelSize())
    return fixed


@dataclass(frozen=True, eq=False)
class Still:
    """Everything that a picture of a map needs; made by `MapCanvas.still`.

    Attributes
    ----------
    request
        What the areas and layers look like, and which ground was seen.
    legends
        What the colours mean.
    number
        Writes the numbers of the legend.
    font
        Of all writing.
    degrees
        Where the places lie on the earth, for true north.
    labels
        Texts at places, by layer.
    placed
        Those of them that were written on the screen; pictures of the same scale have the same.
    mark
        Written on every picture; "" = nothing.
    least
        The smallest count of records that the legends tell.
    """

    request: Request
    legends: tuple[Legend, ...]
    number: Callable[[float], str]
    font: QFont
    degrees: Degrees | None = None
    labels: Mapping[str, LabelSet] = field(default_factory=dict)
    placed: tuple[Label, ...] = ()
    mark: str = ""
    least: int = ALL_TOLD

    @property
    def size(self) -> tuple[int, int]:
        """Width and height on the screen, device pixels."""
        return self.request.view.width, self.request.view.height

    @property
    def scale(self) -> float:
        """Device pixels per logical pixel on the screen."""
        return self.request.scale

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
        check_size(width, height)
        return self.image_of(self.view_in(width, height, view), scale, furniture=furniture)

    def image_of(self, view: View, scale: float, *, furniture: bool = True) -> QImage:
        """Paints exactly this view; see `image`."""
        scene = self.request.scene
        if self.request.auto_colours:
            scene = RegionColours().coloured(self.request)
        request = replace(self.request, scene=scene, view=view, scale=scale, auto_colours=False)
        picture = Painter().paint(request)
        if picture is None:
            raise VbasError("The map could not be painted.")
        image = picture.image.copy()
        painter = QPainter(image)
        painter.scale(scale, scale)
        self.write(painter, view, scale, furniture=furniture)
        painter.end()
        return image

    def write(self, painter: QPainter, view: View, scale: float, *, furniture: bool = True) -> None:
        """Paints what is written over the picture, in logical pixels.

        ``view`` is in device pixels, of which ``scale`` make a logical one.
        """
        area = QRectF(0.0, 0.0, view.width / scale, view.height / scale)
        palette = self.request.scene.palette
        if not furniture:
            if self.mark:
                MarkPiece(self.mark, area, self.font, palette).paint(painter)
            return
        pieces = self.pieces(view, scale)
        writer = LabelWriter(self.font, palette, scale)
        graticule = self.request.scene.graticule
        rim = []
        if graticule is not None and self.request.scene.opacity_of("graticule") > 0:
            rim = degree_labels(graticule, view, scale, writer, [of.box for of in pieces])
        for label, at in self._labels(view, scale, writer, pieces, [box for _, box in rim]):
            writer.write(painter, label.text, writer.on_pixels(label.text, at))
        for text, box in rim:
            writer.write(painter, text, writer.on_pixels(text, box.center()))
        for piece in pieces:
            piece.paint(painter)

    def write_in(self, painter: QPainter, width: int, height: int, scale: float) -> None:
        """Paints what is written on a picture of a size made by `image`; see `write`."""
        self.write(painter, self.view_in(width, height), scale)

    def pieces(self, view: View, scale: float) -> list[Piece]:
        """Legend, scale bar and mark for a view."""
        x, y = view.world(view.width / 2.0, view.height / 2.0)
        stretch = 1.0 if self.degrees is None else self.degrees.scale_at(x, y)
        return furniture(
            QRectF(0.0, 0.0, view.width / scale, view.height / scale),
            self.font,
            self.request.scene.palette,
            legends=[of.shown_from(self.least) for of in self.legends],
            number=self.number,
            metres_per_unit=view.metres_per_pixel * scale / stretch,
            north=0.0 if self.degrees is None else self.degrees.north_at(x, y),
            mark=self.mark,
        )

    def _labels(
        self,
        view: View,
        scale: float,
        writer: LabelWriter,
        pieces: Sequence[Piece],
        rim: Sequence[QRectF],
    ) -> list[tuple[Label, QPointF]]:
        """The labels to write, and where their middles are."""
        of_screen = self.request.view.metres_per_pixel * self.request.scale
        same = abs(view.metres_per_pixel * scale / of_screen - 1.0) < 1e-6
        taken = [*(piece.box for piece in pieces), *rim]
        labels = placed_labels(self.labels, view, scale, writer, taken, self.placed if same else ())
        if not labels:
            return []
        at = view.pixels(np.array([(label.x, label.y) for label in labels])) / scale
        return [(label, QPointF(*xy)) for label, xy in zip(labels, at.tolist(), strict=True)]
