"""What is asked of a pack: how much its columns may tell, what outcomes keep, risk, remedies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMenu, QSizePolicy, QToolButton, QWidget

from app.kit.controls import ElidedLabel, align
from app.kit.form import Form
from app.kit.layouts import row
from app.kit.parameter_form import ShortSpinBox
from app.kit.preset_words import about_preset, preset_title
from app.kit.widgets import described, menu_button, push_button, words
from app.workspaces.release.parts import DONE, StepSection
from app.workspaces.release.state import Handed, ReleaseContext, tr
from core.attribute_disclosure import aims_from, check_aims
from core.errors import VbasError
from core.io.release_pack.terms import LISTED, SUPPRESSED, Terms
from core.io.shell_text import number_text
from core.presets import presets

_FOLDER = "published"


class TermsForm(Form):
    """The fields of `Terms`; l, t and what becomes of classes belong to outcomes."""

    def __init__(self) -> None:
        super().__init__(Terms())
        self.l = self._number(
            "l",
            tr("&Least values of an outcome"),
            tr("Fewest different values of every outcome in each class (l); also by entropy"),
            (0.0, 100.0, 1.0),
        )
        self.t = self._number(
            "t",
            tr("Furthest from &all records"),
            tr("Largest distance of every outcome in each class from all records, 0 to 1 (t)"),
            (-0.01, 1.0, 0.05),
        )
        self.l_of = self._of_single("l_of", tr("&Least values of single outcomes"), "diagnosis=3")
        self.t_of = self._of_single("t_of", tr("Furthest of &single outcomes"), "diagnosis=0.2")
        self.homogeneous = self.choice(
            "homogeneous",
            tr("&Classes that tell one"),
            tr("Classes of which everybody has the same value of an outcome, or which miss l or t"),
            ((LISTED, tr("are listed")), (SUPPRESSED, tr("are left out"))),
        )
        self.risk = self._presets()
        self.row(tr("Risk &at most"), self.risk, tr("What custodians allow, and who says so"))
        self.risk.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.remedy = self.choice(
            "remedy",
            tr("&Against earlier releases"),
            tr("What is done if earlier releases and this one give small classes back together"),
            (
                (None, tr("nothing")),
                ("take-over", tr("leave out what they suppressed")),
                ("merge", tr("merge regions")),
                ("complements", tr("suppress further classes")),
                ("raise-k", tr("raise k")),
            ),
        )
        self.by = described(
            QLineEdit(),
            tr("Who decides"),
            tr("Written into the log of decisions in the ledger, with what was decided and when"),
        )
        self.row(tr("&Who decides"), self.by)
        put = lambda of: self.by.setText(of or "")  # noqa: E731
        self.bind(
            "by", self.by, put, lambda: self.by.text().strip() or None, self.by.editingFinished
        )

    def _number(
        self, field: str, label: str, tip: str, ends: tuple[float, float, float]
    ) -> ShortSpinBox:
        """A number that need not be asked for: below its least one it is None."""
        low, high, step = ends
        box = ShortSpinBox(minimum=low, maximum=high, singleStep=step, decimals=2)
        box.setSpecialValueText(tr("not asked"))
        box.setKeyboardTracking(False)
        self.row(label, box, tip)

        def get() -> float | None:
            value = box.value()
            none = value <= low or (field == "l" and value < 1)
            return None if none else value

        def put(value: float | None) -> None:
            box.setValue(low if value is None else value)

        self.bind(field, box, put, get, box.valueChanged)
        return box

    def _of_single(self, field: str, label: str, example: str) -> QLineEdit:
        """L or t of single outcomes, as the command takes them; what is none is put back."""
        tip = tr("Of these outcomes instead, such as {example}; several with commas between them")
        line = described(QLineEdit(), label.replace("&", ""), tip.format(example=example))
        line.setPlaceholderText(tr("as all"))
        self.row(label, line, tip.format(example=example))

        def get() -> Mapping[str, float]:
            try:
                every, own = aims_from([of for of in line.text().split(",") if of.strip()], field)
                check_aims(*((own, None) if field == "l_of" else (None, own)))
            except VbasError:
                every, own = 0.0, {}
            return dict(getattr(self.value, field)) if every is not None else own

        def put(own: Mapping[str, float]) -> None:
            line.setText(", ".join(f"{name}={number_text(of)}" for name, of in own.items()))

        def take() -> None:
            put(getattr(self.value, field))

        self.bind(field, line, put, get, line.editingFinished)
        line.editingFinished.connect(take)
        return line

    def _presets(self) -> QToolButton:
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        for preset in presets():
            action = menu.addAction(preset_title(preset))
            action.setToolTip(about_preset(preset))
            action.setData(preset.name)
            action.setCheckable(True)
            action.toggled.connect(self._take_presets)
        return menu_button(menu, self, tr("What custodians allow, and who says so"))

    @Slot()
    def _take_presets(self) -> None:
        ticked = (of.data() for of in self.risk.menu().actions() if of.isChecked())
        self.edit(risk=tuple(ticked))

    def show_rest(self) -> None:
        """Ticks the presets, and names them on the button."""
        chosen = self.value.risk
        titles = []
        for action in self.risk.menu().actions():
            with QSignalBlocker(action):
                action.setChecked(action.data() in chosen)
            if action.data() in chosen:
                titles.append(action.text())
        text = ", ".join(titles) if len(titles) < 2 else tr("{n} presets").format(n=len(titles))
        self.risk.setText(text or tr("not asked"))
        self.risk.setToolTip("\n".join(titles) or tr("What custodians allow, and who says so"))

    def show_outcomes(self, there: bool) -> None:
        """Shows the fields of outcomes where there are any."""
        for box in (self.l, self.t, self.l_of, self.t_of, self.homogeneous):
            self.rows[box].setVisible(there)


class TermsSection(StepSection):
    """The conditions, the tolerance of further columns, and totals that are known anyhow."""

    def __init__(self, context: ReleaseContext) -> None:
        self._state, self._settings = context.state, context.program.settings
        self.form = TermsForm()
        self.tolerance = ShortSpinBox(minimum=0.0, maximum=99.0, singleStep=0.1, decimals=3)
        self.tolerance.setSuffix("\u00a0%")
        self.tolerance.setKeyboardTracking(False)
        self.form.row(
            tr("&Tolerance of columns"),
            self.tolerance,
            tr(
                "Share of hidden values that the further columns may tell beyond chance; 0 refuses "
                "every share that can be measured"
            ),
        )
        self.tolerance.valueChanged.connect(self._take_tolerance)
        self.files = ElidedLabel()
        tip = tr(
            "Tables of totals that anybody can look up, such as a census: they are compared with "
            "the release. CSV with the columns area_id and count, or area_id, unit and count"
        )
        totals = QWidget()
        self.add = push_button(tr("Add …"), tip, totals, self._add_totals)
        self.clear = push_button(tr("None"), tr("Compare with no totals"), totals, self._clear)
        for button in (self.add, self.clear):
            button.setProperty("small", True)
        row(totals, (self.files, 1), self.add, self.clear)
        super().__init__(tr("Conditions"), self.form, words(tr("Published totals")), totals)
        self.mark.show_how(DONE)
        align(*self.form.labels)
        self.form.edited.connect(self._take)

    def show_result(self, of: Handed) -> None:
        """Shows what is asked."""
        self.form.show_value(of.terms)
        self.form.show_outcomes(bool(of.outcomes))
        self.form.rows[self.tolerance].setVisible(bool(of.keep))
        with QSignalBlocker(self.tolerance):
            self.tolerance.setValue(100 * of.tolerance)
        names = [path.name for path in of.terms.published]
        self.files.setText(", ".join(names) or tr("none"))
        self.files.setToolTip("\n".join(map(str, of.terms.published)))
        self.clear.setVisible(bool(names))

    @Slot(object)
    def _take(self, terms: Terms) -> None:
        self._state.ask("terms", terms)

    @Slot(float)
    def _take_tolerance(self, percent: float) -> None:
        self._state.ask("tolerance", round(percent / 100, 6))

    @Slot()
    def _add_totals(self) -> None:
        start = str(self._settings.folder(_FOLDER))
        names, _ = QFileDialog.getOpenFileNames(
            self.window(), tr("Published totals"), start, tr("Tables (*.csv)")
        )
        if names:
            self._settings.remember_folder(_FOLDER, Path(names[0]))
            terms = self._state.terms
            paths = tuple(dict.fromkeys((*terms.published, *map(Path, names))))
            self._state.ask("terms", replace(terms, published=paths))

    @Slot()
    def _clear(self) -> None:
        self._state.ask("terms", replace(self._state.terms, published=()))
