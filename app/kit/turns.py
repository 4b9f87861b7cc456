"""Work of the window in pieces, one a turn of the event loop, so that nothing waits for it long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

_INPUT: Final = frozenset(
    (
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.Wheel,
        QEvent.Type.KeyPress,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.DragEnter,
        QEvent.Type.Drop,
        QEvent.Type.Close,
    )
)


class Turns(QObject):
    """Puts something into a window piece by piece.

    Meanwhile the parts of the window keep their last picture, and whatever the user does waits: the
    pieces that are left are done at once before it is handled. So nobody sees or touches what is
    half done. In the end the parts are painted again, one a turn: a window painted whole holds it
    longer than any piece.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._pieces: Iterator[object] | None = None
        self._unpainted: list[QWidget] = []
        self._then: Callable[[], None] = lambda: None
        self._within = False
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._do_one)

    @property
    def busy(self) -> bool:
        """Whether pieces are left."""
        return self._pieces is not None

    def begin(self, pieces: Iterator[object], then: Callable[[], None] = lambda: None) -> None:
        """Does a piece a turn, those of an earlier work at once; ``then`` when all are done."""
        self.finish()
        self._pieces, self._then = pieces, then
        self._unpainted = _parts(self._window)
        for part in self._unpainted:
            part.setUpdatesEnabled(False)
        application = QCoreApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        self._next.start()

    @Slot()
    def finish(self) -> None:
        """Does all that is left at once."""
        while self.busy and not self._within:
            self._do_one()
        while self._unpainted and not self._within:
            self._paint_one()

    @Slot()
    def _do_one(self) -> None:
        if self._within:
            return
        if self._pieces is None:
            self._paint_one()
            return
        self._within = True
        ended = True
        try:
            next(self._pieces)
            ended = False
        except StopIteration:
            pass
        finally:
            self._within = False
            self._pieces = None if ended else self._pieces
            self._next.start()
        if ended:
            then, self._then = self._then, lambda: None
            then()

    def _paint_one(self) -> None:
        """Lets a part be painted again, with those that cannot be seen before it."""
        while self._unpainted:
            part = self._unpainted.pop()
            if isValid(part):
                part.setUpdatesEnabled(True)
                if part.isVisible():
                    self._next.start()
                    return
        self._end()

    def _end(self) -> None:
        self._next.stop()
        application = QCoreApplication.instance()
        assert application is not None
        application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What the user does finds everything done."""
        if event.type() in _INPUT:
            self.finish()
        return False


def _parts(window: QWidget) -> list[QWidget]:
    """What a window is put together from, unless it is not painted anyway; the largest last."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    found = window.findChildren(QWidget, options=direct)
    held = (of for of in found if of.updatesEnabled() and not of.isWindow())
    return sorted(held, key=lambda of: of.width() * of.height())
