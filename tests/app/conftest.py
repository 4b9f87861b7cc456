"""For all tests of the window: settings of their own, no screen, no thread left behind."""

import gc
import itertools
import os
import threading
import time
from dataclasses import replace

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import shapely
from PySide6.QtCore import QEvent, QLocale, QSettings
from PySide6.QtWidgets import QApplication

from app.features.project import project
from app.features.project.keeper import ProjectKeeper
from app.frame.collection import collect_again
from app.frame.session import RunEntry
from app.kit.language import Language
from app.kit.settings import Settings
from app.kit.theme import Theme
from app.map.canvas import MapCanvas
from core.compiled import tell_when_compiling
from core.io.inputs import load_study
from core.io.sample import sample_scenario
from core.map.run_colours import RunColours
from core.pipeline import execute
from core.polygons import FlatPolygons
from core.steps import finish
from tests.app.one_window import OneWindow, open_plainly

_PATIENCE_SECONDS = 5.0
_MOST_WIDGETS = 2_000
_LOOK_AGAIN_AFTER = 200

_tests_of_windows = itertools.count(1)


def pytest_unconfigure():
    """Libraries put away what is theirs when the process ends."""
    gc.unfreeze()
    gc.collect()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    """As in the program: no other thread deletes the widgets that a test has dropped.

    They go once pytest has let go of the fixtures, too: what is collected before that stays, and
    with it the whole window.
    """
    if not _has_windows(item):
        return (yield)
    gc.disable()
    result = yield
    _collect()
    gc.enable()
    return result


def _has_windows(item):
    """Whether a test is of the window, not of the command line."""
    return "cli" not in item.path.parts


def _collect():
    """Collects cycles; what outlives that is seldom looked at again, or each collection would take
    longer than the one before."""
    application = QApplication.instance()
    if application is not None:
        application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if next(_tests_of_windows) % _LOOK_AGAIN_AFTER == 0:
        gc.unfreeze()
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def clean_window(request, tmp_path_factory, monkeypatch):
    """Settings in a folder of the test; afterwards no widget and no thread of the test is left."""
    if not _has_windows(request.node):
        yield
        return
    folder = tmp_path_factory.mktemp("settings")
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    monkeypatch.setattr(Settings, "documents", folder / "Documents")
    monkeypatch.setattr("app.features.project.project.autosave_folder", lambda: folder / "autosave")
    if not getattr(request.module, "ASKS_BEFORE_CLOSING", False):
        monkeypatch.setattr("app.features.project.leaving.Leaving.may_close", lambda _: True)
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.Canada))
    if "one_sample" in request.fixturenames:
        request.getfixturevalue("one_sample")  # what it has stays
    before, widgets = set(threading.enumerate()), _widgets()
    yield
    application = QApplication.instance()
    if application is not None:
        application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    until = time.monotonic() + _PATIENCE_SECONDS
    while (left := _left(before)) and time.monotonic() < until:
        if application is not None:
            application.processEvents()
        time.sleep(0.01)
    assert not left, f"threads left running: {left}"
    assert _widgets() < widgets + _MOST_WIDGETS, "a whole window was left behind"


def _widgets():
    """How many there are."""
    application = QApplication.instance()
    return 0 if application is None else len(application.allWidgets())


def _left(before):
    """Threads started since, without those that Python only knows from a Qt thread's call."""
    return [
        thread
        for thread in threading.enumerate()
        if thread not in before and not isinstance(thread, threading._DummyThread)
    ]


@pytest.fixture
def put_away(qapp):
    """Closes and deletes a window before the style goes: its thousands of widgets would be given
    another one, in this test and in all that follow."""

    def away(window):
        window.close()
        window.deleteLater()
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    return away


@pytest.fixture
def theme(request, qapp):
    """Light, for all widgets there are; a whole program dresses its window itself, and would be
    styled twice."""
    made = Theme(qapp, "light")
    if not {"program", "one_sample"} & set(request.fixturenames):
        made.dress(qapp)
    yield made
    if "one_sample" not in request.fixturenames:  # its widgets would be styled again
        qapp.setStyleSheet("")
    made.deleteLater()


@pytest.fixture
def settings():
    """Runs are those of the test: today's practice and decisions have tests of their own."""
    return _settings()


def _settings():
    return Settings(theme="light", tour_seen=True, kept={"runs/today": "no", "decision/on": "no"})


@pytest.fixture
def program(qtbot, theme, settings, put_away):
    """The whole program, its window shown, nothing open."""
    from app.start import build

    made = build(theme, settings)
    made.window.resize(1280, 800)
    made.window.show()
    yield made
    put_away(made.window)


@pytest.fixture
def language(qapp):
    """The language in use, English again afterwards."""
    made = Language()
    yield made
    made.forget()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.Canada))


@pytest.fixture
def running(qapp, settings, language, qtbot, put_away):
    """The program while it runs, so that its language can change."""
    from app.start import Running

    settings.started_before = True
    made = Running(qapp, settings, language)
    made.program.window.show()
    yield made
    put_away(made.program.window)
    made.program.window.theme.deleteLater()
    qapp.setStyleSheet("")
    tell_when_compiling(list)  # no more the window that is gone
    collect_again()  # what was spared for a window goes with it


@pytest.fixture
def settled(qtbot):
    """Waits until no job runs, nothing is under way beside it, and the map is sharp."""

    def wait(program):
        canvas = program.window.map_panel.canvas
        qtbot.wait(1)  # what follows values has heard of them
        qtbot.waitUntil(
            lambda: (
                not program.jobs.busy
                and program.background.idle
                and not program.part(ProjectKeeper).turns.busy
                and (canvas.scene.polygons is None or canvas.is_sharp())
            ),
            timeout=30_000,
        )

    return wait


@pytest.fixture
def make_map(qtbot):
    """Makes maps that are shown; with ``boxes`` once they are sharp. Ends their threads."""
    made = []

    def make(boxes=None, size=(400, 300), ids=None):
        widget = MapCanvas()
        qtbot.addWidget(widget)
        made.append(widget)
        widget.resize(*size)
        widget.show()
        qtbot.waitExposed(widget)
        if boxes is not None:
            points = shapely.get_coordinates(shapely.centroid(boxes))
            widget.show_areas(FlatPolygons.from_geometry(boxes), points, ids)
            qtbot.waitUntil(widget.is_sharp, timeout=20_000)
        return widget

    yield make
    for widget in made:
        widget.shut_down()


@pytest.fixture
def sample_program(program, settled):
    """The program with the sample study open, set to run without a search.

    What a session begins with has tests of its own.
    """
    program.opener.open_sample()
    settled(program)
    open_plainly(program)
    settled(program)
    return program


@pytest.fixture(scope="module")
def _one_window(qapp):
    made = OneWindow(_settings())
    yield made
    made.put_away()


@pytest.fixture
def one_sample(request, _one_window):
    """`sample_program` for modules that use it often: one window, put back between tests.

    A module (or the ``conftest.py`` of a folder) takes it by a fixture ``sample_program`` of its
    own that returns it. What a user has chosen of the window itself may stay: a test that looks
    at what was never chosen says ``@pytest.mark.usefixtures("new_window")``.
    """
    if "new_window" in request.fixturenames:
        _one_window.put_away()
    return _one_window.program(project.autosave_folder())


@pytest.fixture
def new_window():
    """For tests that need a window in which nothing was ever done; see `one_sample`."""


@pytest.fixture(scope="session")
def sample_loaded():
    """The sample study, counted."""
    saved = sample_scenario()
    return finish(load_study(saved.areas, saved.records, saved.levels))


@pytest.fixture(scope="session")
def sample_entry(sample_loaded):
    """A run of the sample study with balanced density."""
    return _entry(1, "Run 1", sample_loaded)


@pytest.fixture(scope="session")
def other_entry(sample_loaded):
    """A second run of the sample study, with k = 11."""
    return _entry(2, "Run 2", sample_loaded, k=11)


def _entry(number, name, loaded, **changes):
    saved = sample_scenario()
    scenario = replace(saved.scenario, name="", **changes)
    run = finish(execute(scenario, loaded.study, inputs=loaded.inputs, load_seconds=loaded.seconds))
    colours = RunColours(loaded.area_file.layer, run.aggregation.labels)
    return RunEntry(number, name, run, loaded.study, loaded.area_file, saved.records, colours)
