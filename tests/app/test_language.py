"""The window in another language: nothing stays English, and nothing is lost on the way."""

import re
import weakref
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QModelIndex, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QTableView,
    QWidget,
)

from app.features.edit.editing import Editing
from app.kit import numbers
from app.kit.job import Jobs
from app.kit.language import ENGLISH, FRENCH, SYSTEM, chosen, said, sentence, stage_words
from app.kit.progress import JobStatus
from app.start import open_first
from app.workspaces.levels.calibration.panel import CalibrationPanel
from app.workspaces.levels.state import LevelsState
from core.cutoff.design import Design, Variable
from core.errors import Notice, Phrase, VbasError, speak
from core.io.calibration_files import usable_fit
from core.steps import Stage, Step
from tests.app.one_window import open_plainly


class Marked(QTranslator):
    """A language in which every text is the English one between brackets."""

    def translate(self, context, source, disambiguation=None, n=-1):
        if context.startswith("Q") or not source:
            return None
        return f"⟦{source}⟧"


@pytest.fixture
def marked(qapp):
    translator = Marked()
    QCoreApplication.installTranslator(translator)
    speak(lambda template, values: f"⟦{template}⟧".format_map(values))
    yield
    speak(None)
    QCoreApplication.removeTranslator(translator)


def test_french_speaks_texts_plurals_and_numbers(language):
    language.use(FRENCH)
    assert said("Regions") == "Régions"
    assert QCoreApplication.translate("Anything", "Quit no more") == "Quit no more"
    assert numbers.count(1, said("records")) == "1\u00a0enregistrement"
    assert numbers.count(0, said("records")) == "0\u00a0enregistrement"
    assert numbers.measure(1.5, "km") == "1,50\u00a0km"
    assert QCoreApplication.translate("X", "A map of %n areas", "", 2) == "Une carte de 2 aires"
    language.use(ENGLISH)
    assert said("Regions") == "Regions"
    assert numbers.measure(1.5, "km") == "1.50\u00a0km"
    assert QCoreApplication.translate("X", "A map of %n areas", "", 1) == "A map of 1 area"


def test_errors_of_core_are_said_in_french_and_written_in_english(language):
    language.use(FRENCH)
    error = VbasError("k is {k}, but must be at least 1.", "Choose k, such as 5.", k=0)
    assert error.message == "k vaut 0, mais doit être au moins 1."
    assert error.hint == "Choisissez k, par exemple 5."
    notice = Notice("Areas that lie in a unit of {layer}: {count:,}.", count=12345, layer="FSA")
    assert re.fullmatch(r"Aires qui sont dans une unité de FSA\s: 12\s345\.", str(notice))
    assert notice.english == "Areas that lie in a unit of FSA: 12,345."
    told = Phrase("max combinations", "no text of ours")
    assert sentence("({told})", {"told": told}) == "(combinaisons maximales, no text of ours)"
    assert Notice("({told})", told=told).english == "(max combinations, no text of ours)"
    assert sentence("{rate:.1%} {name}", {"rate": 0.125, "name": "a.b"}) == "12,5\u00a0% a.b"


def test_stages_of_long_work_are_said_in_the_language(language, qtbot, theme):
    class Other(QTranslator):
        def translate(self, context, source, disambiguation=None, n=-1):
            known = {
                "counting records": "on compte",
                "try {n}: {sites:,} sites": "essai {n} : {sites:,} sites",
            }
            return known.get(source)

    language.use(FRENCH)
    translator = Other()
    QCoreApplication.installTranslator(translator)
    try:
        tried = Stage("try {n}: {sites:,} sites", n=2, sites=12)
        stage = Stage("{said}, {stage}", said=tried, stage="counting records")
        assert stage == "try 2: 12 sites, counting records"
        assert stage_words(stage) == "essai 2 : 12 sites, on compte"
        status = JobStatus(theme)
        qtbot.addWidget(status)
        jobs = Jobs()
        status.show_job(jobs.start("Travail", iter_steps()))
        status.show_step(Step("counting records"))
        assert status.text == "Travail\u00a0: on compte"
        jobs.close()
    finally:
        QCoreApplication.removeTranslator(translator)


def iter_steps():
    for _ in range(100):
        yield Step("counting records")


def test_the_system_decides_only_when_nothing_is_chosen(monkeypatch):
    assert chosen(FRENCH) == FRENCH
    french = QLocale(QLocale.Language.French)
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: french))
    assert chosen(SYSTEM) == FRENCH
    assert chosen(ENGLISH) == ENGLISH


def test_a_change_of_language_keeps_all_that_was_done(running, settled, qtbot):
    old = running.program
    open_first(old, [])
    old.opener.open_sample()
    settled(old)
    open_plainly(old)
    draft = old.session.draft
    old.session.set_draft(replace(draft, scenario=replace(draft.scenario, k=7)))
    old.window.actions_.run.trigger()
    settled(old)
    old.session.select_regions(old.session.selected_regions())
    old.window.language_chosen.emit(FRENCH)
    qtbot.waitUntil(lambda: running.program is not old)
    new = running.program
    settled(new)
    assert new.window.isVisible()
    assert new.settings.language == FRENCH
    assert new.session.draft == replace(draft, scenario=replace(draft.scenario, k=7))
    assert {of.number for of in new.session.runs} >= {of.number for of in old.session.runs}
    assert not new.history.canUndo()
    assert new.session.current_run is old.session.current_run
    labels = new.session.current_run.run.aggregation.labels
    assert (new.window.map_panel.canvas.scene.labels == labels).all()
    assert new.window.sentence.text().startswith("k = 7 est respecté")
    assert [of.text() for of in new.window.top_bar.menus.actions()][:2] == ["&Fichier", "&Édition"]
    new.window.actions_.theme_dark.trigger()
    assert new.window.theme.dark
    new.window.actions_.run.trigger()
    settled(new)
    numbers_ = [of.number for of in new.session.runs]
    assert len(numbers_) == len(set(numbers_)) > len(old.session.runs) - 1


def test_a_window_that_was_replaced_is_given_back(running, settled, qtbot):
    running.program.window.show_workspace("uniqueness")
    settled(running.program)
    old = weakref.ref(running.program.window)
    running.speak(FRENCH)
    settled(running.program)
    qtbot.waitUntil(lambda: old() is None)


def test_edits_by_hand_outlive_a_change_of_language(running, settled):
    old = running.program
    old.opener.open_sample()
    settled(old)
    open_plainly(old)
    old.window.actions_.run.trigger()
    settled(old)
    editing = old.window.findChild(Editing)
    editing.tool.trigger()
    settled(old)
    editor, commands = editing.commands.editor, editing.commands
    receiver = 0
    givers = np.setdiff1d(np.arange(len(editor.finished().labels)), editor.members(receiver))
    commands.give_at_once(givers[:200], receiver)
    edited = commands.session.labels()
    assert commands.session.edited
    running.speak(FRENCH)
    new = running.program
    settled(new)
    told = [of.text for of in new.window.map_panel.messages.messages]
    assert any(of.startswith("Vos modifications de") and "Run 1" in of for of in told)
    again = new.window.findChild(Editing)
    again.tool.trigger()
    settled(new)
    assert (again.commands.session.labels() == edited).all()


def test_questions_and_calibrations_outlive_a_change_of_language(running, settled):
    old = running.program
    old.opener.open_sample()
    settled(old)
    old.window.show_workspace("levels")
    state, panel = old.window.findChild(LevelsState), old.window.findChild(CalibrationPanel)
    settled(old)
    design = Design((Variable("age", 90, 1.0), Variable("sex", 2)))
    state.change(design=design, enough=0.75, level="province")
    panel.run_button.click()
    settled(old)
    panel.others.fit_button.click()
    settled(old)
    fitted = state.fitted
    assert fitted is not None
    assert set(fitted.tables) == {"suppression", "threshold"}
    found = fitted.calibration
    assert any(map(usable_fit, found.fits.values()))
    running.speak(FRENCH)
    new = running.program
    settled(new)
    state, panel = new.window.findChild(LevelsState), new.window.findChild(CalibrationPanel)
    assert (state.question.design, state.question.enough) == (design, 0.75)
    assert state.question.level == "province"
    assert state.fitted is fitted
    assert not new.history.canUndo()
    assert panel.models.view.model().rowCount() == len(found.curves)
    assert panel.said.text().startswith(f"{len(found.curves)} modèles sur ")
    assert panel.others.thresholds.grid.isVisibleTo(panel.others)
    assert fitted.path == new.session.records.path
    panel.sets.name.setText("ours")
    assert panel.sets.save_button.isEnabled()
    # What was followed is not followed again.
    assert {of.columns for of in state.kept.curves_of(panel.request())} == {
        of.columns for of in found.curves
    }


def test_the_language_waits_for_what_is_under_way(running, settled, qtbot):
    program = running.program
    program.opener.open_sample()
    assert program.jobs.busy
    running.speak(FRENCH)
    assert running.program is program
    assert program.window.map_panel.messages.messages[-1].topic == "language"
    settled(program)


def shown_texts(root):
    """Every text that a widget shows, says or explains, with the widget."""
    for widget in [root, *root.findChildren(QWidget)]:
        if widget.objectName().startswith("qt_") or isinstance(widget.parent(), QTabBar):
            continue  # Qt's own, with Qt's translations
        texts = [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QAbstractButton):
            texts.append(getattr(widget, "whole", widget.text()))
        if isinstance(widget, QGroupBox | QMenu):
            texts.append(widget.title())
        if isinstance(widget, QDockWidget):
            texts.append(widget.windowTitle())
        if isinstance(widget, QLineEdit):
            texts.append(widget.placeholderText())
        if isinstance(widget, QComboBox):
            texts += [widget.itemText(i) for i in range(widget.count())]
        if isinstance(widget, QTabBar):
            texts += [widget.tabText(i) for i in range(widget.count())]
        if isinstance(widget, QTableView) and widget.model() is not None:
            roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
            texts += [
                str(widget.model().headerData(column, Qt.Orientation.Horizontal, role) or "")
                for column in range(widget.model().columnCount(QModelIndex()))
                for role in roles
            ]
        for action in widget.actions():
            texts += [action.text(), action.toolTip()]
        yield from ((text, widget) for text in texts if text)


PLAIN = re.compile(
    r"[^⟦⟧]*\b(VBAS|EPSG|New Selkirk|English|Français|Croft|El Emam|[\w.-]+\.(gpkg|parquet|toml))"
)
"""Names that are the same in every language."""


def untranslated(root, known):
    """Texts with two English words or more that did not come through a translator."""
    found = set()
    for text, widget in shown_texts(root):
        if text in known:
            continue
        outside = re.sub(r"⟦[^⟦⟧]*⟧", "", text)
        while "⟦" in outside:
            fewer = re.sub(r"⟦[^⟦⟧]*⟧", "", outside)
            if fewer == outside:
                break
            outside = fewer
        # Fingerprints, and names of columns as they are written in expressions.
        outside = re.sub(r"\b[0-9a-f]{16,64}\b|\b\w+_\w+\b", "", outside)
        plain = [w for w in re.findall(r"[A-Za-z]{3,}", outside) if w.lower() not in known]
        if plain and not PLAIN.match(outside):
            found.add((text, type(widget).__name__))
    return found


def test_every_text_of_the_window_can_be_translated(marked, sample_program, settled):
    program = sample_program
    program.window.actions_.run.trigger()
    settled(program)
    program.session.select_regions(program.session.selected_regions())
    program.session.star_run(program.session.runs[0], starred=True)
    for dock in program.window.docks("aggregate"):
        dock.show()
        dock.raise_()
        settled(program)
    layer = program.session.area_file.layer
    # What the files themselves say stays as it is.
    data = {*layer.attributes.columns, *layer.parents, "area_id", "postal region"}
    data |= {word for column in layer.attributes.columns for word in column.lower().split("_")}
    for column, categories in program.session.study.counts.categories.items():
        data |= {column.lower(), *(word.lower() for of in categories for word in of.split())}
    for column in program.session.records.preview.columns:
        data.add(str(getattr(column, "name", column)).lower())
    names = {"hipaa", "cchs", "ctrl", "alt", "del", "shift", "esc", "fsa"}
    left = untranslated(program.window, data | names)
    assert not left, "\n".join(map(str, sorted(left)))


def test_what_was_never_shown_is_not_made_in_another_language(running, settled):
    old = running.program
    old.window.show_workspace("levels")
    settled(old)
    old.window.show_workspace("aggregate")
    running.speak(FRENCH)
    made = [running.program.window.is_made(name) for name in ("levels", "uniqueness", "cells")]
    assert made == [True, False, False]
    settled(running.program)


def test_the_map_is_never_empty_while_the_language_changes(running, settled, qtbot):
    old = running.program
    old.opener.open_sample()
    settled(old)
    seen = old.window.map_panel.canvas.grab().toImage()
    running.speak(FRENCH)
    canvas = running.program.window.map_panel.canvas
    cover = canvas.findChild(QLabel, "mapCover")
    assert cover.isVisible()
    assert cover.geometry().contains(canvas.rect())
    assert cover.pixmap().toImage() == seen
    settled(running.program)
    qtbot.waitUntil(lambda: canvas.findChild(QLabel, "mapCover") is None)
