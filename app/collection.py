"""Python's collector of reference cycles, kept from holding the window.

A full collection looks at every object there is and lets no other thread run meanwhile: with the
modules of this program 115 to 165 ms were measured, at moments that nobody chooses. What is there
once the program has started stays until its end, so it need not be looked at again.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import Qt

from app.job import Jobs


def spare_what_stays(jobs: Jobs) -> None:
    """Takes all objects of now, and those of the first job, out of every later collection.

    The first job opens files and brings in the modules that are only then imported.
    """
    gc.freeze()
    jobs.ended.connect(lambda _: gc.freeze(), Qt.ConnectionType.SingleShotConnection)


def collect_again() -> None:
    """Gives all objects back to the collector, so that libraries can put away theirs at the end."""
    gc.unfreeze()
