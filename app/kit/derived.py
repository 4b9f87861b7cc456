"""Views that follow values: worked out again soon, once, in the background, while in sight."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from inspect import isgenerator
from threading import Event
from typing import Any, Generic, Protocol, TypeVar, cast

import numpy as np
from PySide6.QtCore import QObject, Qt, QTimer, Signal, SignalInstance, Slot
from PySide6.QtWidgets import QDockWidget

from app.kit.background import Background
from core.errors import VbasError
from core.steps import Step, Steps, finish

K = TypeVar("K")
R = TypeVar("R")
_KEPT_QUIETLY_MS = 200
"""So long an older result is not marked as stale: most new ones are there before."""


@dataclass(frozen=True)
class Missing:
    """Inputs are not there: why, as one of the reasons that the view knows."""

    reason: str


class ResultView(Protocol):
    """What shows the states of a `Derived`; `app.kit.result_page` has the usual one."""

    def show_missing(self, reason: str) -> None:
        """There is nothing to show."""

    def show_working(self) -> None:
        """It is being worked out, and nothing older is worth showing."""

    def show_stale(self, stale: bool) -> None:
        """What is shown is of other inputs than those of now."""

    def show_refused(self, error: VbasError) -> None:
        """It cannot be worked out."""

    def show_ready(self) -> None:
        """A result is about to be shown."""


class PlainView:
    """A `ResultView` for what shows results only; subclasses add what they have to say."""

    def show_missing(self, reason: str) -> None:
        """There is nothing to show."""

    def show_working(self) -> None:
        """It is being worked out."""

    def show_stale(self, stale: bool) -> None:
        """What is shown is of other inputs than those of now."""

    def show_refused(self, error: VbasError) -> None:
        """It cannot be worked out."""

    def show_ready(self) -> None:
        """A result is about to be shown."""


class _CancelledError(Exception):
    """Nobody wants the result any more."""


def _finished(steps: Steps[object], check: Callable[[Step], None]) -> object:
    try:
        return finish(steps, check)
    finally:
        steps.close()  # cancelled: what it holds goes at once


def same(one: object, other: object) -> bool:
    """Whether two inputs are the same: large values by identity, tuples and dicts item by item."""
    if one is other:
        return True
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if type(one) is not type(other) or isinstance(one, np.ndarray):
        return False  # arrays are compared by identity
    equal = one == other
    return equal if isinstance(equal, bool) else False


class Derived(QObject, Generic[K, R]):
    """A view of values that change: ``show(work(inputs()))``, whenever ``inputs()`` is another.

    Parameters
    ----------
    background
        Where ``work`` runs.
    topic
        Its name among the work in the background; never two of one name.
    inputs
        What the result depends on, as a value that `same` can compare; or why it is `Missing`.
        Called on the GUI thread, often: it must be cheap.
    work
        A pure function of the inputs, called in another thread; Steps are run to their end and
        can be cancelled between two of them. None: the inputs are shown themselves.
    show
        Shows the result, on the GUI thread.
    view
        Shows why there is no result; see `ResultView`.
    look
        What besides the inputs decides how a result is shown (titles, a threshold): when that
        changes, the same result is shown again.
    stale
        Whether the values answer something else than what is asked now.
    keep
        Whether an older result stays while a new one is worked out; soon it is marked as stale.
    pause
        For inputs that pour in: work under way is not dropped for newer ones, they wait; and so
        many milliseconds after a result the next one is looked for.
    streams
        Type of the snapshots of Steps that are shown while the work goes on.
    shown_only
        Whether it waits until a dock that it watches is in sight.

    Signals
    -------
    found(R | None)
        There is another result; None: there is none any more.
    """

    found = Signal(object)
    _streamed = Signal(object, object)

    def __init__(
        self,
        background: Background,
        topic: str,
        *,
        inputs: Callable[[], K | Missing],
        show: Callable[[R], object],
        view: ResultView,
        work: Callable[[K], Any] | None = None,
        look: Callable[[], object] = lambda: None,
        stale: Callable[[], bool] = lambda: False,
        keep: bool = False,
        pause: Callable[[R], int] | None = None,
        streams: type | None = None,
        shown_only: bool = True,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._streams = streams
        self._streamed.connect(self._on_streamed, Qt.ConnectionType.QueuedConnection)
        self._background, self._topic = background, topic
        self._inputs, self._work, self._show = inputs, work, show
        self._view, self._look, self._stale, self._keep = view, look, stale, keep
        self._shown_only, self._pause = shown_only, pause
        self._watched: dict[QObject, bool] = {}
        self._asked: tuple[K, Event] | None = None
        self._found: tuple[K, R] | None = None
        self._in_parts: K | None = None
        self._newest_part: Any = None
        self._as_shown: object = None
        self._due = True
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._recompute)
        self._late = QTimer(self, singleShot=True, interval=_KEPT_QUIETLY_MS)
        self._late.timeout.connect(lambda: self._view.show_stale(True))
        self._pausing = QTimer(self, singleShot=True)
        self._pausing.timeout.connect(self._recompute)

    # When

    def follow(self, *signals: SignalInstance) -> None:
        """Looks again after each of these signals; several of them at once are one."""
        for signal in signals:
            signal.connect(self.look_again)

    def watch(self, *docks: QDockWidget) -> None:
        """Works only while one of these docks is in sight."""
        for dock in docks:
            self._watched[dock] = False
            dock.visibilityChanged.connect(lambda seen, dock=dock: self._see(dock, seen))

    def see(self, seen: bool = True) -> None:
        """Tells by hand whether somebody sees it."""
        self._see(self, seen)

    def _see(self, who: QObject, seen: bool) -> None:
        self._watched[who] = seen
        if seen and self._due:
            self._soon.start()

    @property
    def in_sight(self) -> bool:
        """Whether somebody sees it."""
        return not self._shown_only or any(self._watched.values())

    @Slot()
    def look_again(self) -> None:
        """The inputs, or how they are shown, may be others."""
        self._due = True
        if self.in_sight:
            self._soon.start()

    # What

    @property
    def result(self) -> R | None:
        """What is shown; None while there is nothing."""
        return None if self._found is None else self._found[1]

    @property
    def key(self) -> K | None:
        """The inputs of what is shown, be it only a part of the result so far."""
        if self._in_parts is not None:
            return self._in_parts
        return None if self._found is None else self._found[0]

    @property
    def working(self) -> bool:
        """Whether it is being worked out."""
        return self._asked is not None

    def forget(self) -> None:
        """Works it out anew, though the inputs look the same."""
        self._cancel()
        self._found = None
        self.look_again()

    @Slot()
    def _recompute(self) -> None:
        if not self.in_sight or self._pausing.isActive():
            return
        self._due = False
        key = self._inputs()
        if isinstance(key, Missing):
            self._cancel()
            self._as_shown = None
            self._view.show_missing(key.reason)
            self._replace(None)
        elif self._found is not None and same(key, self._found[0]):
            self._cancel()
            self._show_found(again=self._in_parts is not None)
        elif self._asked is not None and self._pause is not None:
            self._due = True
        elif self._asked is None or not same(key, self._asked[0]):
            self._ask(key)

    def _ask(self, key: K) -> None:
        self._cancel()
        if self._work is None:
            self._on_result(key, key)
            return
        work, cancelled = self._work, Event()
        self._asked = key, cancelled

        def check(step: Step) -> None:
            if cancelled.is_set() or self._background.closed:
                raise _CancelledError
            of = step.snapshot
            if self._streams is not None and isinstance(of, self._streams):
                if of is self._newest_part:
                    return
                self._newest_part = of
                self._streamed.emit(cancelled, of)

        def run() -> object:
            try:
                made = work(key)
                return _finished(cast("Steps[object]", made), check) if isgenerator(made) else made
            except (VbasError, _CancelledError) as error:
                return error

        if self._keep and self._found is not None:
            self._late.start()
        else:
            self._view.show_working()
            self._replace(None)
        self._background.ask(self._topic, run, lambda made: self._on_result(key, made))

    def _replace(self, found: tuple[K, R] | None) -> None:
        self._in_parts = None
        if found is not self._found:
            self._found = found
            self.found.emit(None if found is None else found[1])

    def _cancel(self) -> None:
        self._late.stop()
        if self._asked is not None:
            self._asked[1].set()
            self._asked = None
            self._background.forget(self._topic)

    @Slot(object, object)
    def _on_streamed(self, of: Event, snapshot: Any) -> None:
        """Shows what is known so far, unless it is no longer wanted, or more is known already."""
        if snapshot is not self._newest_part:
            return
        if self._asked is not None and self._asked[1] is of:
            self._late.stop()
            self._in_parts = self._asked[0]
            self._view.show_ready()
            self._show(snapshot)

    def _on_result(self, key: K, made: Any) -> None:
        self._asked = None
        self._late.stop()
        if isinstance(made, _CancelledError):
            return
        if isinstance(made, VbasError):
            self._view.show_refused(made)
            self._replace(None)
        else:
            self._found = key, made
            self._show_found(again=True)
            self.found.emit(made)
        if self._pause is not None and self._found is not None:
            self._pausing.start(self._pause(self._found[1]))
        elif self._due:
            self._soon.start()

    def _show_found(self, *, again: bool) -> None:
        if self._found is None:
            return
        look, self._in_parts = self._look(), None
        if again or not same(look, self._as_shown):
            self._as_shown = look
            self._view.show_ready()
            self._show(self._found[1])
        self._view.show_stale(self._stale())


class NoView:
    """The `ResultView` of a `Derived` that only feeds others.

    Parameters
    ----------
    missing
        Called with the reason when there is nothing.
    refused
        Called with the error where it cannot be worked out.
    """

    def __init__(
        self,
        missing: Callable[[str], object] = lambda _: None,
        refused: Callable[[VbasError], object] = lambda _: None,
    ) -> None:
        self._missing, self._refused = missing, refused

    def show_missing(self, reason: str) -> None:
        """There is none."""
        self._missing(reason)

    def show_refused(self, error: VbasError) -> None:
        """There is none."""
        self._refused(error)

    def show_working(self) -> None:
        """Nothing older is worth showing."""

    def show_stale(self, stale: bool) -> None:
        """Whoever is fed looks at the values itself."""

    def show_ready(self) -> None:
        """A result follows."""


class _Unseen(NoView):
    """Tells once that there is nothing any more; see `unseen`."""

    def __init__(self, nothing: Callable[[], object]) -> None:
        super().__init__(self._clear, self._clear)
        self._show_nothing, self._empty = nothing, False

    def _clear(self, _: object) -> None:
        if not self._empty:
            self._empty = True
            self._show_nothing()

    def show_ready(self) -> None:
        """A result is about to be shown."""
        self._empty = False


def unseen(
    parent: QObject,
    background: Background,
    topic: str,
    inputs: Callable[[], K | Missing],
    work: Callable[[K], Any],
    show: Callable[[R], object] = lambda _: None,
    *,
    nothing: Callable[[], object] = lambda: None,
    look: Callable[[], object] = lambda: None,
    keep: bool = False,
) -> Derived[K, R]:
    """A `Derived` whose states are not shown: its results go onto the map, into a tooltip.

    ``nothing`` is called when there is nothing to show any more; while a result is worked out,
    the one before stays in sight. It works whether or not anything is in sight.
    """
    return Derived(
        background,
        topic,
        inputs=inputs,
        work=work,
        show=show,
        view=_Unseen(nothing),
        look=look,
        keep=keep,
        shown_only=False,
        parent=parent,
    )
