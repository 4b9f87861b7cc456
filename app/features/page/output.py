"""A page as a PDF or a PNG; made in a thread of its own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from app.features.page.layout import UNITS_PER_INCH, PageLayout
from app.features.page.painting import map_picture, paint_page
from app.map.canvas.two_stills import Maps
from core import __version__
from core.errors import VbasError
from core.io.atomic import whole_file

DPI = 300
_MM_PER_INCH = 25.4


def page_layout(page: PageLayout) -> QPageLayout:
    """The paper as Qt knows it, without margins: the page has its own."""
    size = QSizeF(page.width, page.height) * (_MM_PER_INCH / UNITS_PER_INCH)
    upright = size if size.width() <= size.height() else size.transposed()
    turned = QPageLayout.Orientation.Landscape
    return QPageLayout(
        QPageSize(upright, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.FuzzyMatch),
        QPageLayout.Orientation.Portrait if upright == size else turned,
        QMarginsF(),
    )


def save_pdf(path: Path, page: PageLayout, still: Maps, title: str) -> None:
    """Writes a PDF of one page: the map at 300 dpi, texts as texts.

    Raises
    ------
    VbasError
        The file cannot be written.
    """
    picture = map_picture(still, page, DPI)
    with whole_file(path) as partial:
        writer = QPdfWriter(str(partial))
        writer.setResolution(DPI)
        writer.setPageLayout(page_layout(page))
        writer.setTitle(title)
        writer.setCreator(f"VBAS {__version__}")
        painter = QPainter()
        if not painter.begin(writer):
            raise _not_written(path)
        paint_page(painter, page, still, picture, DPI)
        if not painter.end():
            raise _not_written(path)


def save_png(path: Path, page: PageLayout, still: Maps) -> None:
    """Writes a PNG of the page at 300 dpi.

    Raises
    ------
    VbasError
        The file cannot be written.
    """
    image = page_image(page, still, map_picture(still, page, DPI), DPI)
    with whole_file(path) as partial:
        if not image.save(str(partial), "PNG"):  # type: ignore[call-overload]
            raise _not_written(path)


def page_image(page: PageLayout, still: Maps, picture: QImage, dpi: float) -> QImage:
    """The page as a picture."""
    scale = dpi / UNITS_PER_INCH
    size = QSizeF(page.width * scale, page.height * scale).toSize()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.setDotsPerMeterX(round(dpi / _MM_PER_INCH * 1000))
    image.setDotsPerMeterY(round(dpi / _MM_PER_INCH * 1000))
    painter = QPainter(image)
    paint_page(painter, page, still, picture, dpi)
    painter.end()
    return image


def _not_written(path: Path) -> VbasError:
    return VbasError(
        "The page could not be written to {file}.",
        "Choose a folder that you may write to and that has room.",
        file=path.name,
    )
