"""A library of the system that is not there ends in a sentence, not in a trace."""

from __future__ import annotations

import ctypes
import sys

import pytest

from app.__main__ import open_window
from app.system_libraries import debian_packages, lacking


@pytest.fixture
def x11(monkeypatch):
    """As in a session of X11."""
    monkeypatch.setenv("DISPLAY", ":0")
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)


def missing(file):
    raise OSError("libxcb-cursor.so.0: cannot open shared object file")


def test_nothing_is_lacking_here(x11):
    assert lacking() is None


def test_a_library_of_the_screen(x11, monkeypatch, capsys):
    monkeypatch.setattr(ctypes, "CDLL", missing)
    assert open_window([]) == 2
    said = capsys.readouterr().err
    assert "libxcb-cursor.so.0" in said
    assert " ".join(debian_packages()) in said
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert lacking() is None


def test_a_library_of_qt(monkeypatch):
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
    assert "apt-get install" in lacking()
    assert "libegl1" in debian_packages()
