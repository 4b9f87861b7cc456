"""Makes the pictures of the manual from the running program.

``python -m setup.manual_pictures`` (about two minutes; no screen is needed) opens the sample study
in English, then in French, does what each page tells, and writes ``resources/manual/pictures``;
again, when the window has changed. ``en`` or ``fr`` as argument: only in this language; names of
pictures: only these are written.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["HOME"] = "/home/you"  # nobody's: folders that are proposed are seen in the pictures

from PIL import Image
from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from app.frame.program import Program
from app.kit.language import ENGLISH, FRENCH, Language
from app.kit.settings import Settings
from app.kit.theme import LIGHT, Theme
from app.start import build
from app.workspaces.aggregate.scenario.panel import ScenarioPanel

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "manual" / "pictures"
WIDEST = 640
"""Pixels; a page of the manual is a little wider."""

_LANGUAGE = Language()
"""Kept: with it go its texts."""
_COLOURS = 96
_PATIENCE_SECONDS = 240
_CALM_SECONDS = 0.4


class Camera:
    """The program with the sample study open, and how its parts become pictures."""

    def __init__(self, program: Program) -> None:
        self.program, self.window = program, program.window

    def wait(self) -> None:
        """Until nothing is under way and the map is sharp, for a while."""
        until, calm = time.monotonic() + _PATIENCE_SECONDS, 0.0
        while calm < _CALM_SECONDS:
            QApplication.processEvents()
            time.sleep(0.02)
            canvas = self.window.map_panel.canvas
            sharp = canvas.scene.polygons is None or canvas.is_sharp()
            still = sharp and not self.program.jobs.busy and self.program.background.idle
            calm = calm + 0.02 if still else 0.0
            if time.monotonic() > until:
                raise TimeoutError("The program does not come to rest.")

    def press(self, name: str) -> None:
        """Does what an action of the menus does."""
        action = self.window.findChild(QAction, name)
        assert isinstance(action, QAction), name
        action.trigger()
        self.wait()

    def dock(self, name: str, width: int, height: int) -> QWidget:
        """The panel of a dock in a size of its own, outside the window; its workspace is shown."""
        self.window.show_workspace(name.partition(".")[0])
        dock = self.window.findChild(QDockWidget, name)
        assert isinstance(dock, QDockWidget), name
        dock.setFloating(True)
        dock.resize(width, height)
        dock.show()
        dock.raise_()
        self.wait()
        return dock.widget()

    def run(self) -> None:
        """Runs the scenario, which makes a card."""
        self.window.actions_.run.trigger()
        self.wait()


def write_picture(image: QImage, path: Path) -> None:
    """A small PNG: no wider than a page, with a palette; the same pixels give the same bytes."""
    pixels = image.convertToFormat(QImage.Format.Format_RGB888)
    size = (pixels.width(), pixels.height())
    picture = Image.frombytes(
        "RGB", size, bytes(pixels.constBits()), "raw", "RGB", pixels.bytesPerLine()
    )
    if picture.width > WIDEST:
        height = round(picture.height * WIDEST / picture.width)
        picture = picture.resize((WIDEST, height), Image.Resampling.LANCZOS)
    picture.quantize(_COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)


def start(camera: Camera) -> QWidget:
    """The whole window after the first run."""
    camera.run()
    return camera.window


def files(camera: Camera) -> QWidget:
    """The step where files are opened."""
    scenario = camera.window.findChild(ScenarioPanel)
    assert isinstance(scenario, ScenarioPanel)
    scenario.unfold("data")
    camera.wait()
    return scenario.steps["data"]


def geography(camera: Camera) -> QWidget:
    """The decision table."""
    return camera.dock("aggregate.decision", 520, 470)


def searches(camera: Camera) -> QWidget:
    """Cards of runs."""
    return camera.dock("aggregate.runs", 380, 430)


def levels(camera: Camera) -> QWidget:
    """The table of levels."""
    return camera.dock("levels.table", 640, 260)


def uniqueness(camera: Camera) -> QWidget:
    """All combinations of the variables."""
    camera.window.show_workspace("uniqueness")
    camera.wait()
    camera.press("count_combinations")
    return camera.dock("uniqueness.findings", 420, 480)


def cells(camera: Camera) -> QWidget:
    """The outcome of cell suppression."""
    camera.window.show_workspace("cells")
    camera.wait()
    camera.press("suppress_cells")
    return camera.dock("cells.result", 420, 460)


def release(camera: Camera) -> QWidget:
    """The checklist from a run to a pack."""
    camera.window.actions_.release.trigger()
    camera.wait()
    return camera.dock("release.setup", 460, 640)


def presenting(camera: Camera) -> QWidget:
    """Presenter mode."""
    camera.window.show_workspace("aggregate")
    camera.press("present")
    camera.window.resize(960, 600)
    camera.wait()
    return camera.window


SHOTS: tuple[Callable[[Camera], QWidget], ...] = (
    start,
    files,
    geography,
    searches,
    levels,
    uniqueness,
    cells,
    release,
    presenting,
)
"""In the order in which they are taken: each begins where the one before ended."""


def open_sample(language: str) -> Camera:
    """The program on the sample study, with settings that nobody keeps."""
    folder = tempfile.mkdtemp()
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    _LANGUAGE.use(language)
    settings = Settings(language=language, theme=LIGHT, tour_seen=True)
    program = build(Theme(application, LIGHT), settings)
    program.window.resize(1366, 768)
    program.window.show()
    program.opener.open_sample()
    camera = Camera(program)
    camera.wait()
    return camera


def take(language: str, names: list[str]) -> None:
    """Takes all pictures in a language, writes those that are asked for."""
    camera = open_sample(language)
    folder = FOLDER / language
    folder.mkdir(parents=True, exist_ok=True)
    for shot in SHOTS:
        widget = shot(camera)
        name = shot.__name__
        if not names or name in names:
            path = folder / f"{name}.png"
            write_picture(widget.grab().toImage(), path)
            print(f"{language}/{path.name}: {path.stat().st_size / 1024:.0f} KB")  # noqa: T201
    camera.window.close()


def main(arguments: list[str]) -> int:
    """One language here; both in a process of its own each."""
    languages = [of for of in (ENGLISH, FRENCH) if of in arguments] or [ENGLISH, FRENCH]
    names = [of for of in arguments if of not in languages]
    if len(languages) == 1:
        take(languages[0], names)
        return 0
    for of in languages:
        subprocess.run([sys.executable, "-m", "setup.manual_pictures", of, *names], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
