"""One window for the tests of a module: between tests it is put back as a project is opened."""

from __future__ import annotations

import time
from copy import deepcopy
from dataclasses import fields, replace

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from app.features.project.autosave import Autosave
from app.features.project.contents import parts_of
from app.features.project.keeper import ProjectKeeper
from app.features.project.place import Place
from app.frame.collection import collect_again
from app.kit.theme import LIGHT, Theme
from app.start import build
from core.io.sample import sample_scenario

_PATIENCE_SECONDS = 60.0


class OneWindow:
    """The sample study in a window that is made anew only when a test has closed it."""

    def __init__(self, settings):
        self._settings = settings
        self._program = None

    def program(self, autosaves):
        """The program with the sample study, nothing done; its unsaved work goes to a folder."""
        if self._program is not None and not self._program.window.isVisible():
            self.put_away()
        if self._program is None:
            self._open()
        else:
            self._put_back()
        aside = self._program.part(Autosave)
        aside._folder, aside._written, aside.question = autosaves, None, None
        aside.path = aside._new_path()
        return self._program

    def _open(self):
        settings = deepcopy(self._settings)
        self._program = program = build(Theme(QApplication.instance(), LIGHT), settings)
        program.window.resize(1280, 800)
        program.window.show()
        program.opener.open_sample()
        self._wait()
        open_plainly(program)
        self._wait()
        keeper = program.part(ProjectKeeper)
        self._session = program.session.copied()
        self._aside = replace(keeper.aside, parts=parts_of(program, keeper.aside))
        self._chosen = program.map_wiring._asked, program.map_wiring.live.subject_by_user
        self._layout = program.window.saveState()

    def _put_back(self):
        """By the way in which the program puts a project into the place of another."""
        program, keeper = self._program, self._program.part(ProjectKeeper)
        window, panel = program.window, program.window.map_panel
        if program.jobs.busy:
            program.jobs.current.discard()
        self._wait()
        for of in fields(self._settings):
            setattr(program.settings, of.name, deepcopy(getattr(self._settings, of.name)))
        window.show_workspace("aggregate")
        window.restoreState(self._layout)
        window.actions_.pan.trigger()
        keeper.put(self._session.copied(), Place(), self._aside, ())
        keeper.turns.finish()
        keeper.discarded.emit()
        keeper.question = None
        program.map_wiring._asked, program.map_wiring.live.subject_by_user = self._chosen
        program.session.next_number = self._session.next_number
        self._wait()
        for message in tuple(panel.messages.messages):
            panel.messages.clear(message.topic)
        program.history.clear()
        keeper.work.set_clean()

    def _wait(self):
        """Until nothing is under way and the map is sharp."""
        program, canvas = self._program, self._program.window.map_panel.canvas
        until = time.monotonic() + _PATIENCE_SECONDS
        for _ in range(2):  # what follows from values has heard of them
            QApplication.processEvents()
            while program.jobs.busy or not program.background.idle or not canvas.is_sharp():
                assert time.monotonic() < until, "the window does not come to rest"
                QApplication.processEvents()
                time.sleep(0.001)

    def put_away(self):
        """Closes and deletes the window."""
        if self._program is None:
            return
        window, self._program = self._program.window, None
        window.may_close = lambda: True
        window.close()
        theme = window.theme
        window.deleteLater()
        theme.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.instance().setStyleSheet("")
        collect_again()


def open_plainly(program):
    """The sample's settings without a search, as if they had come with the files."""
    plain = replace(sample_scenario().scenario, name="")
    program.opener.replacing.emit()  # it cannot be undone
    program.session.set_draft(replace(program.session.draft, scenario=plain))
    program.opener.replaced.emit()
