"""Connects the lines of searches: with the job that runs, and with the run that is shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget

from app.frame.main_window import MainWindow
from app.frame.session import Draft, Session
from app.kit.job import Job, Jobs
from app.workspaces.aggregate.search_panel import SearchPanel
from core.search.film import SearchSnapshot
from core.steps import Step

_HEIGHT = 210
_QUIET_MS = 2000


class SearchWiring(QObject):
    """The panel shows the search that runs, and comes into sight by itself the first time."""

    def __init__(
        self,
        jobs: Jobs,
        panel: SearchPanel,
        dock: QDockWidget,
        window: MainWindow,
        session: Session,
    ) -> None:
        super().__init__(panel)
        self._panel, self._dock, self._window = panel, dock, window
        self._jobs = jobs
        self._job: Job | None = None
        self._begun = False
        jobs.started.connect(self._follow)
        session.draft_changed.connect(self._prepare)
        self._idle = QTimer(self, singleShot=True, interval=_QUIET_MS)
        self._idle.timeout.connect(self._prepare_when_idle)
        session.areas_changed.connect(lambda _: self._idle.start())

    @Slot()
    def _prepare_when_idle(self) -> None:
        """Gets the plots ready while nobody waits: their library blocks for half a second."""
        busy = self._window.isActiveWindow() and QGuiApplication.mouseButtons()
        if busy or self._jobs.busy:
            self._idle.start()
        else:
            self._panel.prepare()

    @Slot(object)
    def _prepare(self, draft: Draft) -> None:
        """Gets the plots ready once something is chosen that searches."""
        scenario = draft.scenario
        if scenario.refinement is not None or hasattr(scenario.placement, "seeding"):
            self._panel.prepare()

    @Slot(object)
    def _follow(self, job: Job) -> None:
        self._job, self._begun = job, False
        job.told.connect(self._show_step)

    @Slot(object)
    def _show_step(self, step: Step) -> None:
        if not isinstance(step.snapshot, SearchSnapshot) or self._job is None:
            return
        if not self._begun:
            self._begun = True
            self._panel.begin()
            self._come_into_sight()
        self._panel.show_search(step.snapshot, self._job.seconds)

    def _come_into_sight(self) -> None:
        """Shows the dock, unless the user has met it before and may have closed it."""
        settings = self._window.settings
        if settings.search_seen or self._window.workspace != "aggregate":
            return
        settings.search_seen = True
        self._dock.show()
        self._dock.raise_()
        self._window.resizeDocks([self._dock], [_HEIGHT], Qt.Orientation.Vertical)
