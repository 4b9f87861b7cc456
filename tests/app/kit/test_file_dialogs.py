from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel, QTreeView

from app.kit.file_dialogs import ask_where, words_of_qt
from app.kit.language import FRENCH

ENGLISH_WORDS = words_of_qt()
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


def test_no_word_of_qts_own_dialog_is_left_in_english(language, qtbot, tmp_path):
    language.use(FRENCH)
    (tmp_path / "a.csv").write_text("x")
    (tmp_path / "folder").mkdir()
    dialog = QFileDialog(None, "Ouvrir", str(tmp_path), "Tout (*)")
    qtbot.addWidget(dialog)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.show()
    tree = dialog.findChild(QTreeView)
    kinds = set()

    def listed():
        model, root = tree.model(), tree.rootIndex()
        kinds.update(model.index(i, 2, root).data() for i in range(model.rowCount(root)))
        return len(kinds - {None, ""}) == 2

    qtbot.waitUntil(listed)
    assert "Dossier" in kinds  # that of the file is what this computer calls it
    said = [of.text() for of in dialog.findChildren(QLabel)]
    assert said == ["&Voir dans\u00a0:", "&Nom de fichier\u00a0:", "Fichiers de &type\u00a0:"]
    unchanged = {"Alias"}
    assert {of for of in words_of_qt() if of in ENGLISH_WORDS} <= unchanged
