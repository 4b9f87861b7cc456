"""What belongs to areas and records besides: coarser levels, population and conversion tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from app.frame.main_window import MainWindow
from app.frame.open_dialogs import AreaQuestions, PopulationQuestions
from app.frame.session import Session
from app.kit.job import Jobs
from core.background import in_background
from core.errors import VbasError
from core.io.areas import AreaFile, AreaSource, inspect_areas, join_population, read_areas
from core.io.file_kinds import AREAS, TABLE, pattern
from core.io.records import POSTAL_CODE
from core.steps import Steps


class MoreData(QObject):
    """Opens tables and coarser levels; failures are shown in the Data step."""

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        window: MainWindow,
        tell: Callable[[VbasError | None], object],
    ) -> None:
        """``tell`` is given what went wrong, None once it is mended."""
        super().__init__(window)
        self._session, self._jobs, self._window, self._tell = session, jobs, window, tell

    # Coarser levels

    @Slot()
    def ask_for_level(self) -> None:
        """Lets the user choose a file of larger areas."""
        words = self.tr("Files of areas ({0});;All files (*)").format(pattern(AREAS))
        path = self._ask(self.tr("Open a coarser level"), words, "areas")
        if path is not None:
            self.open_level(AreaSource(path))

    def open_level(self, source: AreaSource, instead_of: str = "") -> None:
        """Reads larger areas and shows them with the areas, in place of another level if wanted."""
        self._start(
            source.path,
            _read(source),
            partial(self._take_level, instead_of),
            partial(self._ask_about_level, instead_of, source),
        )

    @Slot(str)
    def remove_level(self, name: str) -> None:
        """Takes a coarser level away."""
        self._session.set_level(name, None)
        self._session.set_study(None)

    def _take_level(self, instead_of: str, file: AreaFile) -> None:
        name = file.level or file.source.path.stem
        self._session.set_level(name, file)
        if instead_of and instead_of != name:
            self._session.set_level(instead_of, None)
        self._session.set_study(None)

    def _ask_about_level(self, instead_of: str, source: AreaSource, error: VbasError) -> None:
        again = partial(self.open_level, instead_of=instead_of)
        self._open_questions(source, error, again)

    def _open_questions(
        self, source: AreaSource, error: VbasError, then: Callable[[AreaSource], None]
    ) -> None:
        """Asks what could not be recognised, if that would help; else shows the error."""
        dialog = AreaQuestions.about(source, error, self._window)
        if dialog is None:
            self._tell(error)
            return
        dialog.answered.connect(then)
        dialog.open()

    # Population

    @Slot()
    def ask_for_population(self) -> None:
        """Lets the user choose a table that holds the areas' population."""
        words = self.tr("Tables ({0});;All files (*)").format(pattern(TABLE))
        path = self._ask(self.tr("Population table"), words, "population")
        if path is not None:
            self.join_table(path)

    def join_table(
        self, path: Path, id_column: str | None = None, population_column: str | None = None
    ) -> None:
        """Takes the areas' population from a table and says how the two fitted."""
        file = self._session.area_file
        if file is None:
            return
        self._start(
            path,
            _join(file, path, id_column, population_column),
            self._take_population,
            partial(self._ask_about_table, path),
        )

    def _take_population(self, file: AreaFile) -> None:
        self._session.set_areas(file)
        if file.join is not None:
            self._window.map_panel.messages.say(file.join.sentence(), topic="population")

    def _ask_about_table(self, path: Path, error: VbasError) -> None:
        self._tell(error)
        try:
            preview = inspect_areas(path)
        except VbasError:
            return
        dialog = PopulationQuestions(preview, error, self._window)
        dialog.answered.connect(partial(self.join_table, path))
        dialog.open()

    # Postal codes

    @Slot()
    def ask_for_conversion_table(self) -> None:
        """Lets the user choose a postal-code conversion table."""
        words = self.tr("Conversion tables (*.txt *.csv *.tab);;All files (*)")
        path = self._ask(self.tr("Postal-code conversion table"), words, "conversion")
        if path is not None:
            self._session.set_draft(
                replace(self._session.draft, conversion_path=path, area_kind=POSTAL_CODE)
            )

    # Common

    def _ask(self, title: str, filters: str, purpose: str) -> Path | None:
        settings = self._window.settings
        folder = str(settings.folder(purpose))
        name, _ = QFileDialog.getOpenFileName(self._window, title, folder, filters)
        if not name:
            return None
        settings.remember_folder(purpose, Path(name))
        return Path(name)

    def _start(
        self,
        path: Path,
        steps: Steps[Any],
        then: Callable[[AreaFile], None],
        failed: Callable[[VbasError], None],
    ) -> None:
        job = self._jobs.start(self.tr("Opening {0}").format(path.name), steps)
        if job is None:
            self._window.map_panel.messages.say_busy()
            return
        job.succeeded.connect(partial(self._succeed, then))
        job.failed.connect(partial(self._fail, failed))

    def _succeed(self, then: Callable[[AreaFile], None], result: AreaFile) -> None:
        self._tell(None)
        then(result)

    def _fail(self, failed: Callable[[VbasError], None], error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        failed(error)


def _read(source: AreaSource) -> Steps[AreaFile]:
    """Reads areas; what is checked at once is checked in the job too."""
    return (yield from read_areas(source))


def _join(
    file: AreaFile, path: Path, id_column: str | None, population_column: str | None
) -> Steps[AreaFile]:
    layer, report = yield from in_background(
        "joining population",
        lambda: join_population(file.layer, path, id_column, population_column),
    )
    source = replace(
        file.source,
        population_path=path,
        population_id_column=id_column,
        population_table_column=population_column,
    )
    return replace(file, layer=layer, source=source, join=report)
