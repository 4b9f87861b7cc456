"""What all charts share, whoever paints them: colours, hover, keys, menu, copies, words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QMenu, QToolTip, QWidget

from app.chart.colours import faded, series_colour, theme_colour
from app.chart.pictures import image_of

CSV, PICTURE = "csv", "picture"


class Chart(QWidget):
    """A figure that paints itself.

    Signals
    -------
    export_requested(Chart, str)
        The user wants a file of it: `CSV` or `PICTURE`.
    """

    export_requested = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = self.unit = self.why = self.hint = ""
        self.hovered: int | None = None
        self.current: int | None = None
        self._open_menu: QMenu | None = None
        self._metrics: QFontMetricsF | None = None
        self._colours: dict[str | int, QColor] = {}
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # What each kind of figure is asked for

    def draw(self, painter: QPainter, width: float, clip: QRectF) -> None:
        """Paints the figure, ``width`` wide; what lies outside ``clip`` may be left out."""
        raise NotImplementedError

    def as_csv(self) -> str:
        """The values behind the figure."""
        raise NotImplementedError

    def count(self) -> int:
        """How many things (bars, classes, points) can be pointed at."""
        return 0

    def at(self, place: QPointF) -> int | None:
        """Which of them is at a place of the widget."""
        return None

    def said(self, i: int) -> str:
        """The exact value of one of them, with its unit, and what it belongs to."""
        return ""

    def choose(self, i: int, extend: bool) -> None:
        """One of them was clicked; ``extend`` adds it to those that are selected."""

    def place_of(self, i: int) -> QRectF:
        """Where one of them is painted."""
        return QRectF()

    # Words

    def describe(self, title: str, unit: str, why: str) -> None:
        """Says what the figure shows, for pictures and for those who cannot see it."""
        self.title, self.unit, self.why = title, unit, why
        self.setAccessibleName(self.titled)
        self._say_current()

    @property
    def titled(self) -> str:
        """Title with unit."""
        return f"{self.title} ({self.unit})" if self.unit else self.title

    def _say_current(self) -> None:
        if self.current is not None and self.current < self.count():
            self.setAccessibleDescription(self.said(self.current))
            return
        keys = self.tr("Arrow keys go through the values, Enter selects, the menu key copies.")
        said = (self.why, self.hint, keys)
        self.setAccessibleDescription(" ".join(part for part in said if part))

    # Painting

    def small_font(self) -> QFont:
        """The font along axes and bars."""
        font = QFont(self.font())
        font.setPointSizeF(max(6.0, font.pointSizeF() * 0.9))
        return font

    def metrics(self) -> QFontMetricsF:
        """Sizes of text in that font."""
        if self._metrics is None:  # asked for with every bar
            self._metrics = QFontMetricsF(self.small_font())
        return self._metrics

    def colour(self, name: str, alpha: float = 1.0) -> QColor:
        """A colour of the theme."""
        if name not in self._colours:
            self._colours[name] = theme_colour(name, self.palette())
        return faded(self._colours[name], alpha) if alpha < 1.0 else QColor(self._colours[name])

    def series_colour(self, i: int) -> QColor:
        """The colour of a run."""
        if i not in self._colours:
            self._colours[i] = series_colour(i, self.palette())
        return QColor(self._colours[i])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints what is in sight, and a ring where the keyboard is."""
        painter = QPainter(self)
        painter.setFont(self.small_font())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, self.width(), QRectF(event.rect()))
        if self.hasFocus():
            draw_ring(self, painter)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Takes the colours and sizes of another theme."""
        super().changeEvent(event)
        if event.type() in LOOKS:
            self._metrics = None
            self._colours.clear()
            self.update()

    # Pointer and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Says the value under the pointer."""
        self._hover(self.at(event.position()), event.globalPosition().toPoint())

    def leaveEvent(self, event: QEvent) -> None:
        """Forgets the pointer."""
        super().leaveEvent(event)
        self._hover(None, QPoint())

    def _hover(self, i: int | None, where: QPoint) -> None:
        if i is not None:
            QToolTip.showText(where, self.said(i), self)
        elif self.hovered is not None:
            QToolTip.hideText()
        if i != self.hovered:
            self.hovered = i
            self.setCursor(
                Qt.CursorShape.PointingHandCursor if i is not None else Qt.CursorShape.ArrowCursor
            )
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click selects; with Ctrl or Shift it adds."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        i = self.at(event.position())
        if i is not None:
            self.current = i
            self._say_current()
            self.choose(i, bool(event.modifiers() & _ADDS))
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move, Home and End go to the ends, Enter or Space selects, Menu opens the menu."""
        key, last = event.key(), self.count() - 1
        if key == Qt.Key.Key_Menu:
            self.open_menu(self._menu_place())
        elif key in _CHOOSES and self.current is not None and self.current <= last:
            self.choose(self.current, bool(event.modifiers() & _ADDS))
        elif key in _STEPS and last >= 0:
            now = -1 if self.current is None and _STEPS[key] > 0 else (self.current or 0)
            self.go_to(min(last, max(0, now + _STEPS[key])))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and last >= 0:
            self.go_to(0 if key == Qt.Key.Key_Home else last)
        else:
            super().keyPressEvent(event)

    def go_to(self, i: int) -> None:
        """Moves the ring of the keyboard and says the value there."""
        self.current = i
        self._say_current()
        place = self.place_of(i)
        QToolTip.showText(self.mapToGlobal(place.bottomLeft().toPoint()), self.said(i), self)
        self.update()

    # Taking it away

    def _menu_place(self) -> QPoint:
        some = self.current is not None and self.current < self.count()
        inside = self.place_of(self.current or 0).center() if some else QPointF(12, 12)
        return self.mapToGlobal(inside.toPoint())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The right button or the menu key opens the menu."""
        self.open_menu(event.globalPos())

    def open_menu(self, where: QPoint) -> QMenu:
        """Opens the menu, unless it is open."""
        if self._open_menu is None:
            menu = self._open_menu = self.menu()
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.aboutToHide.connect(self._forget_menu)
            menu.popup(where)
        return self._open_menu

    @Slot()
    def _forget_menu(self) -> None:
        self._open_menu = None

    def menu(self) -> QMenu:
        """What can be done with the figure."""
        return taking_menu(self)

    @Slot()
    def copy_values(self) -> None:
        """Copies the values as CSV."""
        QGuiApplication.clipboard().setText(self.as_csv())

    @Slot()
    def copy_picture(self) -> None:
        """Copies the figure with its title."""
        QGuiApplication.clipboard().setImage(image_of(self))


def draw_ring(chart: Chart, painter: QPainter) -> None:
    """Shows where the keyboard is: around one value, or around the figure."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if chart.current is None or chart.current >= chart.count():
        painter.setPen(QPen(chart.colour("accent", 0.6), 1.0))
        frame = QRectF(chart.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(frame, 4, 4)
    else:
        painter.setPen(QPen(chart.colour("accent"), 1.4))
        painter.drawRoundedRect(chart.place_of(chart.current), 3, 3)


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Plots", text)


def taking_menu(chart: Chart) -> QMenu:
    """A menu of copies and files of a figure."""
    menu = QMenu(chart)
    for words, act in (
        (tr("&Copy values"), chart.copy_values),
        (tr("Copy &picture"), chart.copy_picture),
        (tr("&Export values …"), lambda: chart.export_requested.emit(chart, CSV)),
        (tr("Export p&icture …"), lambda: chart.export_requested.emit(chart, PICTURE)),
    ):
        action = QAction(words, menu)
        action.triggered.connect(act)
        menu.addAction(action)
    return menu


LOOKS = (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)
_ADDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
_CHOOSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_STEPS = {
    int(Qt.Key.Key_Down): 1,
    int(Qt.Key.Key_Right): 1,
    int(Qt.Key.Key_Up): -1,
    int(Qt.Key.Key_Left): -1,
    int(Qt.Key.Key_PageDown): 10,
    int(Qt.Key.Key_PageUp): -10,
}
