"""Work of the window in pieces, one a turn of the event loop, so that nothing waits for it long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

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

    Meanwhile the window keeps its last picture, and whatever the user does waits: the pieces that
    are left are done at once before it is handled. So nobody sees or touches what is half done.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._pieces: Iterator[object] | None = None
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
        self._window.setUpdatesEnabled(False)
        application = QCoreApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        self._next.start()

    @Slot()
    def finish(self) -> None:
        """Does all that is left at once."""
        while self.busy and not self._within:
            self._do_one()

    @Slot()
    def _do_one(self) -> None:
        if self._pieces is None or self._within:
            return
        self._within = True
        try:
            next(self._pieces)
        except StopIteration:
            self._end()()
        except BaseException:
            self._end()
            raise
        else:
            self._within = False
            self._next.start()

    def _end(self) -> Callable[[], None]:
        then = self._then
        self._pieces, self._then, self._within = None, lambda: None, False
        self._next.stop()
        application = QCoreApplication.instance()
        assert application is not None
        application.removeEventFilter(self)
        self._window.setUpdatesEnabled(True)
        return then

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What the user does finds everything done."""
        if event.type() in _INPUT:
            self.finish()
        return False
