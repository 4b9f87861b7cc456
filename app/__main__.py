"""``vbas``: without arguments the window, else the command line."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

_AWAKE_MS = 300


def main() -> int:
    """Opens the window, or runs a command; returns the exit status."""
    arguments = sys.argv[1:]
    if not arguments and not has_display():
        from app.cli.headless import run_sample

        return run_sample()
    paths = files_to_open(arguments)
    if arguments and not paths:
        from app.cli.main import main as command_line

        return int(command_line() or 0)
    return open_window(paths)


def files_to_open(arguments: list[str]) -> list[Path]:
    """The files that the arguments name, such as areas and records; none if one is no file."""
    paths = [Path(of) for of in arguments]
    return paths if all(of.suffix and of.is_file() for of in paths) else []


def has_display() -> bool:
    """Whether there is a screen to open a window on."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(k) for k in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def open_window(paths: list[Path]) -> int:
    """Opens the window and stays until it is closed."""
    from app.system_libraries import lacking

    if (sentence := lacking()) is not None:
        sys.stderr.write(f"vbas: {sentence}\n")
        return 2
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QApplication

    from app.frame.crash import CrashReporter
    from app.frame.splash import show_splash
    from app.kit import settings as remembered

    # The worker must not keep the window waiting for the interpreter.
    sys.setswitchinterval(0.001)
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    application = QApplication(sys.argv[:1])
    application.setApplicationName(remembered.APPLICATION)
    application.setOrganizationName(remembered.ORGANISATION)
    application.setDesktopFileName("vbas")  # its entry in the menu, and so its icon
    application.setStyle("Fusion")
    reporter = CrashReporter(application)
    reporter.install()
    settings = remembered.load_settings()
    splash = show_splash(settings.theme)

    # All else takes seconds to load.
    from app.features.project.autosave import Autosave
    from app.frame.collection import Collector, collect_again, spare_what_stays
    from app.kit.language import Language
    from app.start import Running, open_first

    collector = Collector(application)
    running = Running(application, settings, Language())
    program = running.program
    program.window.open_on_screen()
    splash.finish(program.window)
    spare_what_stays(program.jobs)
    open_first(program, paths)
    # Ctrl-C in the terminal closes the window; Python sees it when it is woken.
    signal.signal(signal.SIGINT, lambda *_: running.program.window.close())
    # Told to end, by the system or with the terminal: nothing can be asked, nothing is lost.
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda *_: running.program.part(Autosave).leave())
    awake = QTimer()
    awake.timeout.connect(lambda: None)
    awake.start(_AWAKE_MS)
    status = application.exec()
    collector.end()
    collect_again()
    return status


if __name__ == "__main__":
    sys.exit(main())
