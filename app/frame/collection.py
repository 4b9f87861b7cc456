"""Python's collector of reference cycles: on the GUI thread only, and kept from holding it.

By itself it runs in whichever thread happens to make the next object. A widget that it drops there
is deleted outside the GUI thread, which Qt does not survive for long. So it is switched off, and a
timer of the GUI thread does its work.

A full collection looks at every object there is and lets no other thread run meanwhile: with the
modules of this program 115 to 165 ms were measured. What is there once the program has started
stays until its end, so it need not be looked at again; and there is none before a quarter more has
come, which is Python's own rule for those it begins by itself.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, Qt, QTimer, Slot

from app.kit.job import Jobs

_EVERY_MS = 200
_OLDEST = 2
_NEW_OF_OLD = 4


class Collector(QObject):
    """Collects cycles on the thread it lives in, as often as Python itself would have."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._old, self._new = len(gc.get_objects(_OLDEST)), 0
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    @Slot()
    def collect(self) -> None:
        """Looks at the generations whose time has come, the youngest first."""
        for generation, (made, most) in enumerate(
            zip(gc.get_count(), gc.get_threshold(), strict=True)
        ):
            if made <= most:
                return
            if generation == _OLDEST:
                self._collect_all()
                return
            if generation == _OLDEST - 1:
                self._new += len(gc.get_objects(0)) + len(gc.get_objects(generation))
            gc.collect(generation)

    def _collect_all(self) -> None:
        """Looks at everything, if a quarter of it is new since that was done last."""
        if self._new > self._old / _NEW_OF_OLD:
            gc.collect()
            self._old, self._new = len(gc.get_objects(_OLDEST)), 0

    def end(self) -> None:
        """Leaves it to Python again."""
        self._timer.stop()
        gc.enable()


def spare_what_stays(jobs: Jobs) -> None:
    """Takes all objects of now, and those of the first job, out of every later collection.

    The first job opens files and brings in the modules that are only then imported.
    """
    gc.freeze()
    jobs.ended.connect(lambda _: gc.freeze(), Qt.ConnectionType.SingleShotConnection)


def collect_again() -> None:
    """Gives all objects back to the collector, so that libraries can put away theirs at the end."""
    gc.unfreeze()
