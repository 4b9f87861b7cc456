"""Coefficient sets of one's own: save what was fitted, rename, delete, import, export."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QFileDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from app.kit.brief import BriefLabel
from app.kit.controls import Callout
from app.kit.file_dialogs import ask_where
from app.kit.layouts import TOP, column, row
from app.kit.messages import Message
from app.kit.widgets import described, icon_button, push_button, words
from app.workspaces.levels.state import LevelsContext
from core.canada import PARTS
from core.cutoff.coefficients import CoefficientSet
from core.cutoff.own_sets import own_set, own_sets
from core.cutoff.set_files import read_set
from core.errors import VbasError
from core.io.calibration_files import fitted_set, usable_fit
from core.io.coefficient_files import (
    add_to_set,
    delete_set,
    named,
    rename_set,
    save_set,
    write_set,
)
from core.io.synthesize.mark import is_synthetic

_NAME = Qt.ItemDataRole.UserRole
_ENDING = ".toml"
_FOLDER, _TOPIC = "coefficients", "coefficient sets"


class SetsPage(QWidget):
    """The user's coefficient sets; the workspace is told of each change."""

    def __init__(self, context: LevelsContext) -> None:
        super().__init__()
        self._program, self._state = context.program, context.state
        self._messages = context.program.window.map_panel.messages
        self._kinds = self.tr("Coefficient sets (*.toml)")
        self._can_save = False
        self.setAcceptDrops(True)
        self.why, self.callout = BriefLabel(role="muted"), Callout()
        tip = self.tr(
            "What the set is called in the lists of rules and models, such as pharmacy-2026"
        )
        self.name = described(QLineEdit(self), self.tr("Name of the set"), tip)
        self.name.setPlaceholderText(self.name.accessibleName())
        tip = self.tr(
            "Whether models of that set for the same part of Canada may be replaced; those for "
            "other parts stay"
        )
        box, name = QCheckBox(self.tr("Replace"), self), self.tr("Replace models that are there")
        self.replace_box = described(box, name, tip)
        tip = self.tr("Save the fitted models as a coefficient set of this name")
        self.save_button = push_button(self.tr("Save"), tip, self, self._save)
        tip = self.tr("My coefficient sets; a double click or F2 renames one")
        self.list = described(QListWidget(self), self.tr("My coefficient sets"), tip)
        triggers = QAbstractItemView.EditTrigger
        self.list.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
        self.none = words(self.tr("You have no coefficient sets of your own yet."), "muted")
        self.buttons = {
            icon: icon_button(context.program.window.theme, icon, tip, self, act)
            for icon, tip, act in (
                ("import", self.tr("Import a coefficient set from a file …"), self.ask_for_import),
                ("export", self.tr("Export the chosen set as a file …"), self.ask_for_export),
                ("trash", self.tr("Delete the chosen set"), self._delete),
            )
        }
        top = row(None, (self.name, 1), self.replace_box, self.save_button)
        tools = column(None, *self.buttons.values(), 1)
        sets = row(None, (self.list, 1), (self.none, 1), tools)
        column(self, self.why, top, self.callout, (sets, 1), margins=(10, 6, 6, 4), spacing=4)
        self.none.setAlignment(TOP)
        self.name.textChanged.connect(self._update_buttons)
        self.name.returnPressed.connect(self._save)
        self.list.itemChanged.connect(self._rename)
        self.list.currentItemChanged.connect(lambda *_: self._update_buttons())
        self._state.when("sets", lambda _: self.show_sets())
        self._state.when("fitted", lambda _: self._allow_saving())
        self._allow_saving()
        self.show_sets()

    # What is shown

    def _allow_saving(self) -> None:
        fitted = self._state.fitted
        fits = () if fitted is None else fitted.calibration.fits.values()
        thresholds = fitted is not None and fitted.thresholds is not None
        self._can_save = thresholds or any(usable_fit(fit) for fit in fits)
        can = self.tr(
            "It holds coefficients, no records. A saved set stands at once among the rules of the "
            "cut-off lens, in the site count of the scenario and in the levels."
        )
        cannot = self.tr(
            "Fitted models are saved here under a name. Sets that others fitted can be imported, "
            "or dropped here as files."
        )
        self.why.setText(can if self._can_save else cannot)
        self._update_buttons()

    def show_sets(self, chosen: str = "") -> None:
        """Shows the sets in the user's folder, and what is wrong with files that are none."""
        found = own_sets()
        self.callout.show_error(found.broken[0] if found.broken else None)
        keep = chosen or self.chosen
        with QSignalBlocker(self.list):
            self.list.clear()
            for of in found.sets:
                item = QListWidgetItem(of.name, self.list)
                item.setData(_NAME, of.name)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
                told = [of.title if of.title != of.name else "", self._held(of), of.citation]
                item.setToolTip("\n".join(text for text in told if text))
                if of.name == keep:
                    self.list.setCurrentItem(item)
        self.list.setVisible(bool(found.sets))
        self.none.setVisible(not found.sets)
        self._update_buttons()

    def _held(self, of: CoefficientSet) -> str:
        """Which models a set has."""
        names = {
            "maxcombs": self.tr("max combinations: {parts}"),
            "entropy": self.tr("entropy: {parts}"),
        }
        parts = dict(
            zip(PARTS, (self.tr("West"), self.tr("Central"), self.tr("East")), strict=True)
        )
        return "\n".join(
            names[predictor].format(parts=", ".join(parts[part] for part in models))
            for predictor, models in of.models.items()
            if models and predictor in names
        )

    @property
    def chosen(self) -> str:
        """The set that is chosen; "" for none."""
        item = self.list.currentItem()
        return "" if item is None else str(item.data(_NAME))

    @Slot()
    def _update_buttons(self) -> None:
        self.save_button.setEnabled(self._can_save and bool(self.name.text().strip()))
        for name in ("export", "trash"):
            self.buttons[name].setEnabled(bool(self.chosen))

    # Changes

    def _do(self, change: Callable[[], object], chosen: str = "") -> bool:
        """Makes a change to the folder; says why not if it cannot be made."""
        try:
            change()
        except VbasError as error:
            self.show_sets()
            self.callout.show_error(error)
            return False
        self._state.sets += 1
        self.show_sets(chosen)
        return True

    @Slot()
    def _save(self) -> None:
        if self.save_button.isEnabled():
            self.save(self.name.text().strip(), replace_parts=self.replace_box.isChecked())

    def save(self, name: str, *, replace_parts: bool = False) -> None:
        """Saves what was fitted under a name; whether models that are there are replaced."""
        fitted = self._state.fitted
        if fitted is None:
            return

        def change() -> None:
            made = fitted_set(
                fitted.calibration,
                name,
                fitted.path.name,
                date.today().isoformat(),
                synthetic=is_synthetic(fitted.path),
                tables=fitted.tables,
            )
            add_to_set(made, replace_parts=replace_parts)

        if self._do(change, name):
            said = self.tr("The coefficient set “{0}” can be chosen now.").format(name)
            self._messages.say(said, topic=_TOPIC)

    @Slot(QListWidgetItem)
    def _rename(self, item: QListWidgetItem) -> None:
        old, new = str(item.data(_NAME)), item.text().strip()
        if new and new != old:
            self._do(lambda: rename_set(old, new), new)
        else:
            with QSignalBlocker(self.list):
                item.setText(old)

    @Slot()
    def _delete(self) -> None:
        """Deletes the chosen set; a message offers to put it back."""
        name = self.chosen
        deleted: list[CoefficientSet | None] = []

        def delete() -> None:
            deleted.append(own_set(name))
            delete_set(name)

        def put_back() -> None:
            before = deleted[0]
            if before is not None:
                self._do(lambda: save_set(before))

        if self._do(delete):
            self._messages.show_message(
                Message(
                    self.tr("The coefficient set “{0}” was deleted.").format(name),
                    topic=_TOPIC,
                    action=self.tr("Undo"),
                    on_action=put_back,
                )
            )

    # Files

    @Slot()
    def ask_for_import(self) -> None:
        """Lets the user choose files of coefficients."""
        settings, title = self._program.settings, self.tr("Import coefficient sets")
        names, _ = QFileDialog.getOpenFileNames(
            self._program.window, title, str(settings.folder(_FOLDER)), self._kinds
        )
        if names:
            settings.remember_folder(_FOLDER, Path(names[0]))
            self.import_files([Path(name) for name in names])

    def import_files(self, paths: list[Path]) -> None:
        """Copies coefficient files into the user's folder, named like the files."""
        problem: VbasError | None = None
        last = ""
        for path in paths:
            try:
                read = read_set(path.name, path)
                title = read.title if read.title != read.name else path.stem
                save_set(named(read, path.stem, title))
                last = path.stem
            except VbasError as error:
                problem = error
        if last:
            self._state.sets += 1
            self.show_sets(last)
        if problem is not None:
            self.callout.show_error(problem)

    @Slot()
    def ask_for_export(self) -> None:
        """Lets the user choose where the chosen set shall be written."""
        title, name = self.tr("Export the coefficient set"), f"{self.chosen}{_ENDING}"
        window, settings = self._program.window, self._program.settings
        path = ask_where(window, settings, _FOLDER, title, name, self._kinds)
        if path is not None:
            self.export(self.chosen, path)

    def export(self, name: str, path: Path) -> None:
        """Writes a set to a file."""
        try:
            found = own_set(name)
            if found is not None:
                write_set(found, path)
        except VbasError as error:
            self.show_sets()
            self.callout.show_error(error)
        else:
            self.callout.show_error(None)
            said = self.tr("The coefficient set is in {0}.").format(path.name)
            self._messages.say(said, topic=_TOPIC)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Takes files of coefficients; others are for the window."""
        if _dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Makes sets of the files."""
        event.acceptProposedAction()
        self.import_files(_dropped(event))


def _dropped(event: QDropEvent) -> list[Path]:
    paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix.lower() == _ENDING]
