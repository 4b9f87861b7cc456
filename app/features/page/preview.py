"""The page on the screen, as it will be on paper."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.features.page.layout import UNITS_PER_INCH, PageLayout
from app.features.page.painting import paint_page
from app.map.canvas.two_stills import Maps

_EDGE = 14.0
_WAIT_MS = 60


class PagePreview(QWidget):
    """Shows a page as large as there is room.

    Signals
    -------
    picture_wanted(float)
        The map is wanted at so many dots per inch.
    """

    picture_wanted = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Preview of the page"))
        self.setToolTip(
            self.tr("The page as it will be printed; the map shows what the window shows")
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._page: PageLayout | None = None
        self._still: Maps | None = None
        self.picture: QImage | None = None
        self._asked: tuple[float, ...] = ()
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(_WAIT_MS)
        self._wait.timeout.connect(self._ask)

    def sizeHint(self) -> QSize:
        """A size that shows something."""
        return QSize(620, 480)

    def minimumSizeHint(self) -> QSize:
        """The smallest useful size."""
        return QSize(320, 280)

    def show_page(self, page: PageLayout, still: Maps | None) -> None:
        """Shows another page; the old picture of the map stays until there is a new one."""
        self._page, self._still = page, still
        self._wait.start()
        self.update()

    def show_picture(self, picture: QImage | None) -> None:
        """Shows the map."""
        self.picture = picture
        self.update()

    @property
    def dpi(self) -> float:
        """Dots of the screen per inch of the paper."""
        return self._scale() * UNITS_PER_INCH * float(self.devicePixelRatioF())

    def _scale(self) -> float:
        if self._page is None:
            return 1.0
        width, height = self.width() - 2 * _EDGE, self.height() - 2 * _EDGE
        return max(0.05, min(width / self._page.width, height / self._page.height))

    @Slot()
    def _ask(self) -> None:
        if self._page is None or not self.isVisible():
            return
        box = self._page.map
        wanted = (box.x(), box.y(), box.width(), box.height(), round(self.dpi, 2))
        if wanted != self._asked:
            self._asked = wanted
            self.picture_wanted.emit(self.dpi)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size of the map is wanted."""
        super().resizeEvent(event)
        self._wait.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The page with a thin shadow."""
        del event
        if self._page is None:
            return
        painter = QPainter(self)
        scale = self._scale()
        size = QPointF(self._page.width * scale, self._page.height * scale)
        corner = QPointF((self.width() - size.x()) / 2.0, (self.height() - size.y()) / 2.0)
        shadow = QRectF(corner, corner + size)
        for spread, strength in ((3.0, 18), (2.0, 26), (1.0, 40)):
            painter.fillRect(
                shadow.adjusted(-spread, -spread + 1, spread, spread + 1), QColor(0, 0, 0, strength)
            )
        painter.translate(corner)
        paint_page(painter, self._page, self._still, self.picture, scale * UNITS_PER_INCH)
        painter.end()
