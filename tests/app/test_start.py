import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.__main__ import files_to_open, has_display
from app.start import open_first

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("names", [["a.toml"], ["a.GPKG"], ["a.gpkg", "b.parquet"]])
def test_files_as_arguments_are_opened(tmp_path, names):
    paths = [tmp_path / name for name in names]
    for path in paths:
        path.write_text("")
    assert files_to_open([str(of) for of in paths]) == paths
    assert files_to_open([*map(str, paths), "gone.csv"]) == []


def test_areas_and_records_are_opened_one_after_the_other(program, monkeypatch, tmp_path):
    asked = []
    monkeypatch.setattr(program.opener, "open_paths", asked.append)
    monkeypatch.setattr(program.opener, "open_path", asked.append)
    one, two = tmp_path / "a.gpkg", tmp_path / "b.parquet"
    open_first(program, [one, two])
    open_first(program, [one])
    assert asked == [[one, two], one]
    assert program.settings.started_before


@pytest.mark.parametrize("arguments", [[], ["aggregate"], ["gone.toml"], ["a.toml", "b.toml"]])
def test_everything_else_is_for_the_command_line(arguments):
    assert files_to_open(arguments) == []


def test_a_display_is_found_in_the_environment(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert not has_display()
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert has_display()
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.setattr(sys, "platform", "win32")
    assert has_display()


def test_a_command_never_opens_the_window():
    done = subprocess.run(
        [sys.executable, "-m", "app", "--version"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 0
    assert done.stdout.startswith("vbas ")


def test_the_splash_needs_nothing_that_takes_long():
    code = (
        "import sys\n"
        "from PySide6.QtWidgets import QApplication\n"
        "application = QApplication([])\n"
        "from app.frame.splash import show_splash\n"
        "splash = show_splash(sys.argv[1])\n"
        "assert splash.isVisible() and splash.pixmap().width() >= 360\n"
        "print(splash.pixmap().toImage().pixelColor(200, 140).lightness() < 128)\n"
        "print(*sys.modules)"
    )
    for theme in ("dark", "light"):
        done = subprocess.run(
            [sys.executable, "-c", code, theme],
            capture_output=True,
            text=True,
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            check=True,
        )
        dark, loaded = done.stdout.splitlines()[:2]
        assert dark == str(theme == "dark")
        assert not {"numpy", "pandas", "numba", "app.start"} & set(loaded.split())


def test_the_window_starts_on_the_sample_and_closes(tmp_path):
    """The real start in a process of its own, closed by a timer."""
    code = (
        "import sys\n"
        "from PySide6.QtCore import QTimer\n"
        "from PySide6.QtWidgets import QApplication\n"
        "import app.start as wiring\n"
        "build = wiring.build\n"
        "def built(*args):\n"
        "    program = build(*args)\n"
        "    def close(*_):\n"
        "        print('areas', len(program.session.area_file.layer))\n"
        "        print('switch', sys.getswitchinterval())\n"
        "        QTimer.singleShot(0, program.window.close)\n"
        "    program.session.draft_changed.connect(close)\n"
        "    return program\n"
        "wiring.build = built\n"
        "sys.argv = ['vbas']\n"
        "from app.__main__ import main\n"
        "sys.exit(main())\n"
    )
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(tmp_path),
        "HOME": str(tmp_path),
    }
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=environment,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "areas 597" in done.stdout
    assert "switch 0.001" in done.stdout
    assert "Traceback" not in done.stderr


def test_the_sample_opens_until_there_are_own_files(program, settled, tmp_path):
    open_first(program, [])
    settled(program)
    assert program.session.area_file is not None
    assert program.window.windowTitle() == "New Selkirk[*] – VBAS"


def test_later_starts_leave_the_choice(program, settled, tmp_path):
    program.window.settings.started_before = True
    program.window.settings.recent_files = (tmp_path / "a.gpkg",)
    open_first(program, [])
    settled(program)
    assert program.session.area_file is None
    assert program.window.windowTitle() == "VBAS"
