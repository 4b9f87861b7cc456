from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from app.kit.file_dialogs import ask_where

KINDS = "Picture (*.png);;Drawing (*.svg)"


@pytest.mark.parametrize(
    ("typed", "kind", "only", "path"),
    [
        ("a", "", False, "a.png"),
        ("a", "Drawing (*.svg)", False, "a.svg"),
        ("a.b", "Drawing (*.svg)", False, "a.b"),
        ("a.b", "Drawing (*.svg)", True, "a.b.svg"),
        ("a.svg", "Picture (*.png)", True, "a.svg"),
        ("a.PNG", "", True, "a.PNG"),
    ],
)
def test_the_ending_is_that_of_the_chosen_kind(
    settings, monkeypatch, tmp_path, typed, kind, only, path
):
    chosen = str(tmp_path / typed), kind
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: chosen)
    assert ask_where(None, settings, "p", "Save", "x.png", KINDS, only=only) == tmp_path / path
    assert settings.folder("p") == Path(tmp_path)


def test_nothing_chosen_is_nowhere(settings, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    assert ask_where(None, settings, "p", "Save", "x.png", KINDS) is None
