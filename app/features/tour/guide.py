"""The tour itself: a ring around what is spoken of, and a card beside it with a few sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from app.frame.main_window import MainWindow
from app.frame.program import Program
from app.frame.session import CALCULATED
from app.kit.messages import Message
from app.kit.theme import Theme
from app.kit.widgets import push_button, words
from core.io.sample import sample_folder

TOPIC = "tour"
_CARD_WIDTH = 330
_ROOM = 12
_FOLLOW_MS = 150
_EDGES = 34
"""Of a card, left and right together, pixels."""
_SHADE = QColor(10, 14, 18, 90)


@dataclass(frozen=True, eq=False)
class Stop:
    """One stop of the tour.

    Attributes
    ----------
    title, text
        What to read.
    target
        What to look at, once its workspace is shown; None = the whole window.
    arrive
        Prepares the place, such as unfolding a step.
    action, on_action
        The words on a button that does it for one, and what it does; "" = none.
    runs
        The tour goes on by itself once there are so many runs; 0 = never.
    workspace
        Where it is.
    told
        Says the text instead of ``text``, where that depends on what is known by then.
    seconds
        The guide goes on by itself after so long; 0 = when the user wants to.
    ready
        Whether what is to be seen is there; until then the place is not prepared and no time
        passes.
    """

    title: str
    text: str
    target: Callable[[], QWidget] | None = None
    arrive: Callable[[], None] | None = None
    action: str = ""
    on_action: Callable[[], None] | None = None
    runs: int = 0
    workspace: str = "aggregate"
    told: Callable[[], str] | None = None
    seconds: float = 0.0
    ready: Callable[[], bool] | None = None


class Spotlight(QWidget):
    """Shades the window but for one place; clicks go through to what lies below."""

    def __init__(self, colour: Callable[[], str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._colour = colour
        self.place = QRect()

    def show_place(self, place: QRect) -> None:
        """Leaves a rectangle of the window light; an empty one shades nothing."""
        if place != self.place:
            self.place = place
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the shade and a ring."""
        del event
        if self.place.isEmpty():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shade = QPainterPath()
        shade.addRect(self.rect())
        hole = QPainterPath()
        hole.addRoundedRect(self.place, 7, 7)
        painter.fillPath(shade.subtracted(hole), _SHADE)
        painter.setPen(QPen(QColor(self._colour()), 2.5))
        painter.drawPath(hole)
        painter.end()


class TourCard(QFrame):
    """Title, sentences and buttons of one stop.

    Signals
    -------
    next_requested(), back_requested(), skipped()
    act_requested()
        The step shall be done for the user.
    pause_requested()
        It shall not go on by itself for now, or go on again.
    """

    act_requested = Signal()
    pause_requested = Signal()
    next_requested = Signal()
    back_requested = Signal()
    skipped = Signal()

    def __init__(self, parent: QWidget, width: int = _CARD_WIDTH) -> None:
        super().__init__(parent)
        self._width = width
        self.setProperty("role", "float")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedWidth(width)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        self.title, self.text = QLabel(self), words("")
        self.title.setProperty("role", "heading")
        self.title.setWordWrap(True)
        column.addWidget(self.title)
        column.addWidget(self.text)
        tr = self.tr
        self.act = push_button("", tr("Does this step for you"), self, self.act_requested.emit)
        column.addWidget(self.act)
        self._row = row = QHBoxLayout()
        self.number = QLabel(self)
        self.number.setProperty("role", "muted")
        self.skip = push_button(tr("Skip"), tr("End the tour (Esc)"), self, self.skipped.emit)
        self.pause = push_button(
            tr("Pause"), tr("Stay here, or go on (Space)"), self, self.pause_requested.emit
        )
        self.back = push_button(
            tr("Back"), tr("To the stop before (Left)"), self, self.back_requested.emit
        )
        self.forth = push_button(
            tr("Next"), tr("To the next stop (Right)"), self, self.next_requested.emit
        )
        self.forth.setProperty("primary", True)
        row.addWidget(self.number, 1)
        for button in (self.skip, self.pause, self.back, self.forth):
            row.addWidget(button)
        column.addLayout(row)

    def show_stop(self, stop: Stop, number: int, total: int) -> None:
        """Shows one stop; the last one's button ends the tour."""
        self.title.setText(stop.title)
        text = stop.text if stop.told is None else stop.told()
        self.text.setText(text)
        self.pause.setVisible(stop.seconds > 0)
        self.act.setText(stop.action)
        self.act.setVisible(bool(stop.action))
        self.number.setText(self.tr("{number} of {total}").format(number=number + 1, total=total))
        self.back.setEnabled(number > 0)
        last = number + 1 == total
        self.forth.setText(self.tr("Done") if last else self.tr("Next"))
        self.skip.setVisible(not last)
        self.setAccessibleName(f"{stop.title}. {text}")
        self._fit_width()
        self.adjustSize()

    def fit_width(self, width: int) -> None:
        """Takes another width, so that nothing is cut."""
        if width != self._width:
            self._width = width
            self._fit_width()
        self.adjustSize()

    def _fit_width(self) -> None:
        """No narrower than the buttons, whose words differ between languages."""
        self.ensurePolished()
        for of in (self.text, self.number, self.skip, self.pause, self.back, self.forth):
            of.ensurePolished()
        self._row.invalidate()
        wide = max(self._width, self._row.sizeHint().width() + _EDGES)
        self.setFixedWidth(wide)
        self.text.setFixedHeight(self.text.heightForWidth(wide - _EDGES))

    def show_paused(self, paused: bool) -> None:
        """Says on its button what would be next."""
        self.pause.setText(self.tr("Go on") if paused else self.tr("Pause"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go on and back, Esc ends the tour."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.skipped.emit()
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.next_requested.emit()
        elif key == Qt.Key.Key_Left:
            self.back_requested.emit()
        elif key == Qt.Key.Key_Space and self.pause.isVisible():
            self.pause_requested.emit()
        else:
            super().keyPressEvent(event)


class Guide(QObject):
    """Leads through stops on a window.

    Signals
    -------
    ended()
        The tour was finished or skipped.
    leaving(Stop)
        Another stop is next, or none.
    """

    ended = Signal()
    leaving = Signal(object)

    def __init__(
        self,
        stops: Sequence[Stop],
        theme: Theme,
        window: MainWindow,
        *,
        width: int = _CARD_WIDTH,
        low: bool = False,
    ) -> None:
        """``width`` is that of the card, pixels; ``low`` puts it as a caption under the map."""
        super().__init__(window)
        self._low, self._width = low, width
        self._clock, self._passed, self._there, self.paused = QElapsedTimer(), 0.0, False, False
        self.stops = tuple(stops)
        self.at = -1
        self._window = window
        self.light = Spotlight(lambda: theme.colours["accent"], window)
        self.card = TourCard(window, width)
        self.card.pause_requested.connect(self.toggle_pause)
        self.card.next_requested.connect(self.forth)
        self.card.back_requested.connect(self.back)
        self.card.skipped.connect(self.end)
        self.card.act_requested.connect(self._act)
        window.installEventFilter(self)
        # Panels fold, unfold and move while they are spoken of.
        self._follow = QTimer(self, interval=_FOLLOW_MS)
        self._follow.timeout.connect(self._tick)

    @property
    def stop(self) -> Stop:
        """Where the tour is."""
        return self.stops[self.at]

    @Slot()
    def start(self) -> None:
        """Shows the first stop."""
        self.light.show()
        self.card.show()
        self._follow.start()
        self._go(0)

    @Slot()
    def forth(self) -> None:
        """To the next stop; after the last one the tour ends."""
        if self.at + 1 == len(self.stops):
            self.end()
        else:
            self._go(self.at + 1)

    @Slot()
    def back(self) -> None:
        """To the stop before."""
        if self.at > 0:
            self._go(self.at - 1)

    @Slot()
    def end(self) -> None:
        """Takes everything away."""
        if not self._follow.isActive():
            return
        self.leaving.emit(self.stop)
        self._follow.stop()
        self._window.removeEventFilter(self)
        for widget in (self.light, self.card):
            widget.hide()
            widget.deleteLater()
        self.ended.emit()

    def count_runs(self, runs: int) -> None:
        """Goes on by itself where the stop waits for a run and it is there."""
        if self._follow.isActive() and self.stop.runs and runs >= self.stop.runs:
            self.forth()

    @Slot()
    def _act(self) -> None:
        if self.stop.on_action is not None:
            self.stop.on_action()

    def _go(self, number: int) -> None:
        if self.at >= 0:
            self.leaving.emit(self.stop)
        self.at, self._passed, self._there = number, 0.0, False
        self._clock.start()
        stop = self.stop
        self._window.show_workspace(stop.workspace)
        if stop.target is not None:
            _bring_forward(stop.target())
        if not self._arrived():
            self.card.show_stop(stop, number, len(self.stops))
        self.place()
        self.card.raise_()
        self.card.setFocus()

    def _arrived(self) -> bool:
        """Whether what is to be seen is there; the first time, the place is prepared."""
        stop = self.stop
        if self._there or (stop.ready is not None and not stop.ready()):
            return self._there
        self._there = True
        if stop.arrive is not None:
            stop.arrive()
        self.card.show_stop(stop, self.at, len(self.stops))
        return True

    @Slot()
    def toggle_pause(self) -> None:
        """Stays at the stop, or goes on by itself again."""
        self.paused = not self.paused
        self.card.show_paused(self.paused)

    @Slot()
    def _tick(self) -> None:
        """Follows what moves, and goes on once the time of the stop is over."""
        self.place()
        passed = self._clock.restart() / 1000.0
        if not self._arrived() or self.paused:
            return
        self._passed += passed
        last = self.at + 1 == len(self.stops)
        if 0 < self.stop.seconds <= self._passed and not last:
            self.forth()

    @Slot()
    def place(self) -> None:
        """Puts ring and card where the target is now."""
        inside = self._window.rect()
        self.light.setGeometry(inside)
        self.light.raise_()
        self.card.raise_()
        target = None if self.stop.target is None else self.stop.target()
        seen = QRect()
        if target is not None and target.isVisible():
            corner = target.mapTo(self._window, QPoint(0, 0))
            seen = QRect(corner, target.size()).adjusted(-4, -4, 4, 4).intersected(inside)
        self.light.show_place(seen)
        if self._low:
            canvas = self._window.map_panel.canvas
            under = QRect(canvas.mapTo(self._window, QPoint(0, 0)), canvas.size())
            self.card.fit_width(min(self._width, under.width() - 2 * _ROOM))
            self.card.move(place_low(self.card.size(), under))
        else:
            self.card.move(place_beside(seen, self.card.size(), inside))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows the window's size."""
        if watched is self._window and event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self.place)
        return False


def place_beside(target: QRect, card: QSize, inside: QRect) -> QPoint:
    """Where a card stands beside a rectangle without covering it; in the middle without one."""
    if target.isEmpty():
        return inside.center() - QPoint(card.width() // 2, card.height() // 2)
    right, left = target.right() + _ROOM, target.left() - _ROOM - card.width()
    x = right if right + card.width() <= inside.right() else left
    if x < inside.left():
        x = inside.center().x() - card.width() // 2
    lowest = inside.bottom() - card.height() - _ROOM
    y = min(max(target.top(), inside.top() + _ROOM), max(lowest, inside.top()))
    return QPoint(x, y)


def place_low(card: QSize, inside: QRect) -> QPoint:
    """Where a card stands as a caption: in the middle, at the lower edge."""
    x = inside.center().x() - card.width() // 2
    return QPoint(max(x, inside.left()), inside.bottom() - card.height() - _ROOM)


def _bring_forward(widget: QWidget) -> None:
    """Shows the dock that holds a widget, before others with the same place."""
    parent: QWidget | None = widget
    while parent is not None and not isinstance(parent, QDockWidget):
        parent = parent.parentWidget()
    if parent is not None:
        parent.show()
        parent.raise_()


class Tour(QObject):
    """Offers the tour once, and whenever the help menu asks for it."""

    def __init__(self, program: Program, stops_of: Callable[[Program], tuple[Stop, ...]]) -> None:
        super().__init__(program.window)
        self._program, self._stops_of = program, stops_of
        self.guide: Guide | None = None
        window = program.window
        tip = self.tr("A tour of one minute, on the sample study if nothing is open")
        row = (self.tr("&Show me around"), tip, "Shift+F1", "info")
        self.action = window.add_action("help", "tour", row, before=window.actions_.explain)
        self.action.triggered.connect(self.start)
        program.session.runs_changed.connect(self._on_runs)
        program.session.areas_changed.connect(self._offer)

    @Slot()
    def start(self) -> None:
        """Begins the tour; opens the sample study first where nothing is open."""
        program = self._program
        self._mark_seen()
        if self.guide is not None:
            self.guide.end()
        if program.session.area_file is None and not program.jobs.busy:
            program.opener.open_sample()
        program.window.show_workspace("aggregate")
        guide = Guide(self._stops_of(program), program.window.theme, program.window)
        guide.ended.connect(self._on_ended)
        self.guide = guide
        guide.start()

    @Slot()
    def _offer(self) -> None:
        """The first time the sample's areas come onto the map, says that there is a tour."""
        program = self._program
        program.window.map_panel.messages.clear(TOPIC)  # what it said was of the areas before
        areas = program.session.area_file
        if program.settings.tour_seen or areas is None:
            return
        if areas.source.path.parent != sample_folder():
            return  # areas of one's own are no fictional province
        self._mark_seen()
        program.window.map_panel.messages.show_message(
            Message(
                self.tr("New here? This is a fictional province to try things on."),
                topic=TOPIC,
                action=self.tr("Show me around (1 minute)"),
                on_action=self.start,
            )
        )

    def _mark_seen(self) -> None:
        self._program.settings.tour_seen = True
        self._program.window.map_panel.messages.clear(TOPIC)

    @Slot(object)
    def _on_runs(self, entries: object) -> None:
        del entries
        if self.guide is not None:
            runs = sum(of.kind == CALCULATED for of in self._program.session.runs)
            self.guide.count_runs(runs)

    @Slot()
    def _on_ended(self) -> None:
        self.guide = None
        self._program.window.map_panel.canvas.setFocus()


def wire(program: Program, stops_of: Callable[[Program], tuple[Stop, ...]]) -> Tour:
    """Offers the tour; ``stops_of`` says where it leads in the window as it is then."""
    return Tour(program, stops_of)
