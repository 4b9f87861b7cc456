"""A watch on the events of a window, and a hand that moves its mouse, for `benchmarks.window`."""

from __future__ import annotations

import ctypes
import sys
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QThread
from PySide6.QtTest import QTest

LONG = 0.012
"""Events that take longer, seconds, are kept with what was found on the stack."""


@dataclass
class Phase:
    """What happened between two marks of the script; ``own`` is time of the processor alone."""

    name: str
    started: float
    seconds: float = 0.0
    longest: float = 0.0
    culprit: str = ""
    own: float = 0.0
    own_culprit: str = ""
    long_events: list[tuple[float, str]] = field(default_factory=list)


class Watched(QtWidgets.QApplication):
    """The application, with a watch on every event."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.phases = [Phase("start", time.perf_counter())]
        self._running: list[tuple[int, float]] = []
        self._nested_loop = False
        self._stacks: list[str] = []
        self._main = threading.get_ident()
        self._over = threading.Event()
        threading.Thread(target=self._look, name="watch", daemon=True).start()

    def mark(self, name: str) -> None:
        """Begins another phase."""
        now = time.perf_counter()
        self.phases[-1].seconds = now - self.phases[-1].started
        self.phases.append(Phase(name, now))

    def notify(self, receiver: QObject, event: QEvent) -> bool:
        """Handles an event and notes how long it took."""
        level = QThread.currentThread().loopLevel()
        if self._running and self._running[-1][0] >= level:
            return super().notify(receiver, event)
        if threading.get_ident() != self._main:
            return super().notify(receiver, event)
        if self._running:
            self._nested_loop = True  # the outer event waits for a menu: not its own time
        name, kind = type(receiver).__name__, event.type().name
        start, own = time.perf_counter(), time.thread_time()
        self._stacks = []
        self._running.append((level, start))
        phase = self.phases[-1]
        try:
            return super().notify(receiver, event)
        finally:
            self._running.pop()
            took, own = time.perf_counter() - start, time.thread_time() - own
            if self._nested_loop and not self._running:
                self._nested_loop = False
            else:
                self._note(phase, took, own, f"{name}.{kind}")

    def _note(self, phase: Phase, took: float, own: float, what: str) -> None:
        if took > LONG:
            most = Counter(self._stacks).most_common(2)
            what += f" own {1e3 * own:.1f} ms " + " | ".join(f"{stack} ({n})" for stack, n in most)
            phase.long_events.append((took, what))
        if took > phase.longest:
            phase.longest, phase.culprit = took, what
        if own > phase.own:
            phase.own, phase.own_culprit = own, what

    def _look(self) -> None:
        while not self._over.wait(0.003):
            running = self._running[-1:]  # at once: the other thread may empty it meanwhile
            if running and time.perf_counter() - running[0][1] > 0.006:
                self._stacks.append(_functions(sys._current_frames().get(self._main)))


def _functions(frame: Any) -> str:
    """The innermost functions of the program on a stack, innermost first."""
    found = []
    while frame is not None and len(found) < 4:
        path = Path(frame.f_code.co_filename)
        if "benchmarks" in path.parts:
            break
        if not found or {"app", "core"} & set(path.parts):
            found.append(f"{path.stem}.{frame.f_code.co_name}:{frame.f_lineno}")
        frame = frame.f_back
    return " < ".join(found)


class Hand:
    """Moves the mouse: through the X server if it can be, else by events of the window."""

    def __init__(self) -> None:
        self._x = self._tst = self._display = None
        if QtWidgets.QApplication.platformName() != "xcb":
            return
        try:
            x, tst = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        except OSError:
            return
        x.XOpenDisplay.restype = ctypes.c_void_p
        x.XFlush.argtypes = [ctypes.c_void_p]
        tst.XTestFakeMotionEvent.argtypes = [ctypes.c_void_p, *[ctypes.c_int] * 3, ctypes.c_ulong]
        tst.XTestFakeButtonEvent.argtypes = [
            ctypes.c_void_p,
            ctypes.c_uint,
            ctypes.c_int,
            ctypes.c_ulong,
        ]
        self._x, self._tst, self._display = x, tst, x.XOpenDisplay(None)

    @property
    def is_real(self) -> bool:
        """Whether the X server moves the pointer."""
        return bool(self._display)

    def move(self, widget: QtWidgets.QWidget, at: QPoint) -> None:
        """Moves the pointer to a point of a widget."""
        if self._display and self._tst and self._x:
            where = widget.mapToGlobal(at)
            self._tst.XTestFakeMotionEvent(self._display, -1, where.x(), where.y(), 0)
            self._x.XFlush(self._display)
        else:
            QTest.mouseMove(widget, at)

    def button(self, widget: QtWidgets.QWidget, at: QPoint, down: bool) -> None:
        """Presses or releases the left button."""
        self.move(widget, at)
        if self._display and self._tst and self._x:
            self._tst.XTestFakeButtonEvent(self._display, 1, int(down), 0)
            self._x.XFlush(self._display)
        else:
            press = QTest.mousePress if down else QTest.mouseRelease
            press(widget, Qt.MouseButton.LeftButton, pos=at)
