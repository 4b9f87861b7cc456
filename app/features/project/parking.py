"""A project out of sight, while the demo is shown in its place."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.features.project.contents import Aside, parts_of
from app.features.project.keeper import ProjectKeeper
from app.features.project.leaving import Leaving
from app.features.project.opening import Opening
from app.features.project.place import Place
from app.frame.program import Program
from app.frame.session import Session
from app.kit.messages import Message
from core.io.areas import AreaFile

PARKED = "demo"


@dataclass(frozen=True, eq=False)
class Parked:
    """A project that is out of sight for a while, with all that belongs to it.

    Attributes
    ----------
    session
        What was in the window.
    place, aside, log, saved_files
        As `ProjectKeeper` and `Work` have them.
    modified
        Whether there was anything that is not saved.
    """

    session: Session
    place: Place
    aside: Aside
    log: tuple[str, ...]
    saved_files: tuple[AreaFile, ...]
    modified: bool


class Parking(QObject):
    """Puts what is open out of sight, and brings it back.

    Signals
    -------
    parking(), unparked()
        The project is about to be put out of sight; it is back.

    Attributes
    ----------
    parked
        The project that is out of sight; None: none is.
    """

    parking = Signal()
    unparked = Signal()

    def __init__(
        self, program: Program, keeper: ProjectKeeper, opening: Opening, leaving: Leaving
    ) -> None:
        super().__init__(program.window)
        self._program, self._keeper, self._opening = program, keeper, opening
        self._messages = program.window.map_panel.messages
        self.parked: Parked | None = None
        leaving.hides_work = self.hides_work
        leaving.bring_back = self._unpark
        program.window.closing.connect(self._release)

    def hides_work(self) -> bool:
        """Whether what is out of sight is not saved."""
        return self.parked is not None and self.parked.modified

    def park(self) -> None:
        """Puts what is open out of sight, for something that is only looked at."""
        keeper, session = self._keeper, self._program.session
        keeper.turns.finish()
        if self.parked is None and session.area_file is not None:
            self.parking.emit()
            self.parked = Parked(
                session.copied(),
                keeper.place,
                replace(keeper.aside, parts=parts_of(self._program, keeper.aside)),
                keeper.work.log(),
                keeper.saved_files,
                keeper.modified,
            )
            keeper.place = Place()  # its right to write is kept
        keeper.put(Session(), Place(), Aside(), ())
        keeper.turns.finish()
        QTimer.singleShot(0, keeper, keeper.work.set_clean)

    @Slot()
    def go_back(self) -> None:
        """Brings the project back, after the question about what was made meanwhile."""
        if self.parked is not None:
            self._opening.when_free(lambda: self._keeper.when_idle(self._unpark))

    def _unpark(self) -> None:
        of, self.parked = self.parked, None
        if of is None:
            return
        self._messages.clear(PARKED)
        keeper = self._keeper
        keeper.put(of.session, of.place, of.aside, of.log)
        keeper.turns.finish()
        keeper.saved_files = of.saved_files
        keeper.work.set_clean(unsaved=of.modified)
        self.unparked.emit()
        QTimer.singleShot(0, keeper, lambda: keeper.work.set_clean(unsaved=of.modified))

    @Slot()
    def offer_to_go_back(self) -> None:
        """Says that the project is there, and brings it back at a click."""
        if self.parked is not None:
            self._messages.show_message(
                Message(
                    self.tr("What was open before the demo is kept."),
                    topic=PARKED,
                    action=self.tr("Back to it"),
                    on_action=self.go_back,
                )
            )

    @Slot()
    def _release(self) -> None:
        if self.parked is not None:
            self.parked.place.release()

    def adopt(self, other: Parking) -> None:
        """Takes over what is out of sight from a window that goes."""
        self.parked, other.parked = other.parked, None
        self.offer_to_go_back()
