import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.__main__ import file_to_open, has_display
from app.start import open_first

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["a.toml", "a.GPKG"])
def test_a_file_as_the_only_argument_is_opened(tmp_path, name):
    path = tmp_path / name
    path.write_text("")
    assert file_to_open([str(path)]) == path


@pytest.mark.parametrize("arguments", [[], ["aggregate"], ["gone.toml"], ["a.toml", "b.toml"]])
def test_everything_else_is_for_the_command_line(arguments):
    assert file_to_open(arguments) is None


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
    open_first(program, None)
    settled(program)
    assert program.session.area_file is not None
    assert program.window.windowTitle() == "New Selkirk[*] – VBAS"


def test_later_starts_leave_the_choice(program, settled, tmp_path):
    program.window.settings.started_before = True
    program.window.settings.recent_files = (tmp_path / "a.gpkg",)
    open_first(program, None)
    settled(program)
    assert program.session.area_file is None
    assert program.window.windowTitle() == "VBAS"
