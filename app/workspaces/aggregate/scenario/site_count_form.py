"""How the number of regions is found: a model, a share lost, a rule in people, a given number."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QFileDialog, QWidget

from app.kit import numbers
from app.kit.controls import NOTE, WARNING, Callout, MutedLabel, WheelGuard
from app.kit.form import Choice, Form, fill
from app.kit.language import said
from core.calibration.suppression_model import suppression_model
from core.canada import PARTS
from core.cutoff.gaps import OUR_SETS, SHIPPED_SETS, CoefficientSet, coefficient_set
from core.cutoff.own_sets import own_sets
from core.cutoff.population_cutoffs import fixed_cutoffs
from core.errors import VbasError
from core.site_count import (
    CLASSES,
    Calibrated,
    Entropy,
    MaxCombs,
    Population,
    SiteCount,
    site_counts,
)

SUPPRESSION = "suppression"
"""In place of a predictor: sets with models of the share suppressed."""
_FROM_FILE = "\0file"


class CoefficientBox(QComboBox):
    """Coefficient sets that have a model for a predictor: published, ours, the user's own.

    Signals
    -------
    chosen(str)
        Another set, by name or path.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown, self._predictor = "", ""
        self.activated.connect(self._choose)

    def show_set(self, name: str, predictor: str) -> VbasError | None:
        """Shows a set among those for a predictor; returns what is wrong with it, if anything."""
        self._shown, self._predictor = name, predictor
        sets = [coefficient_set(of) for of in (*SHIPPED_SETS, *OUR_SETS)]
        sets = [of for of in (*sets, *own_sets().sets) if _fits(of, predictor)]
        names = [of.name for of in sets]
        with QSignalBlocker(self):
            self.clear()
            for of in sets:
                self._add(of)
            problem = None
            if name not in names:
                problem = self._add_own(name)
            self.addItem(self.tr("from a file …"), _FROM_FILE)
            self.setCurrentIndex(self.findData(name))
        return problem

    def showPopup(self) -> None:  # noqa: N802 (Qt's name)
        """Lists the sets as they are now: a calibration may have made one meanwhile."""
        if self._predictor:
            self.show_set(self._shown, self._predictor)
        super().showPopup()

    def note(self) -> str:
        """What the shown set's authors leave unsaid, in the user's language."""
        return self._said(lambda of: of.notes.get(self._predictor, ""))

    def scope(self) -> str:
        """What the models of the shown set are of, in the user's language."""
        return self._said(lambda of: of.scope)

    def _said(self, text_of: Callable[[CoefficientSet], str]) -> str:
        try:
            text = text_of(coefficient_set(self._shown))
        except VbasError:
            return ""
        return QCoreApplication.translate("core", text) if text else ""

    def _add_own(self, name: str) -> VbasError | None:
        try:
            self._add(coefficient_set(name), name)
        except VbasError as error:
            self.addItem(Path(name).name, name)
            return error
        return None

    def _add(self, of: CoefficientSet, name: str | None = None) -> None:
        self.addItem(of.title, name or of.name)
        texts = (of.citation, of.scope, of.notes.get(self._predictor, ""))
        tip = "\n".join(QCoreApplication.translate("core", text) for text in texts if text)
        self.setItemData(self.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)

    @Slot()
    def _choose(self) -> None:
        name = self.currentData()
        if name == _FROM_FILE:
            words = self.tr("Coefficient sets (*.toml)")
            name, _ = QFileDialog.getOpenFileName(self, self.tr("Coefficients"), "", words)
        if name and name != self._shown:
            self.chosen.emit(name)
        else:
            self.show_set(self._shown, self._predictor)


def _fits(of: CoefficientSet, predictor: str) -> bool:
    return bool(of.more.get(SUPPRESSION) if predictor == SUPPRESSION else of.models.get(predictor))


_MOST_SITES = 1_000_000


class SiteCountForm(Form):
    """The approach and its settings; only those that it has are shown.

    ``note`` says what the authors of a model leave unsaid; whoever shows the form places it.
    """

    def __init__(self, guard: WheelGuard | None = None) -> None:
        super().__init__(MaxCombs(), guard)
        self._part: str | None = None
        self._several = False
        self.callout, self.note, self.when = Callout(), Callout(), MutedLabel()
        self.approach = self.choice(
            "name",
            self.tr("Re&gions from"),
            self.tr("What the number of regions is found from"),
            ((of.name, _core(of.title), _core(of.when)) for of in site_counts().values()),
        )
        self.column.addWidget(self.when)
        self.about = self.percent(
            "about",
            self.tr("&Lost, about"),
            self.tr("Share of all records that regions may lose, about: a prediction (%)"),
            0.01,
            50.0,
        )
        self.by = self.choice(
            "by",
            self.tr("&Predicted from"),
            self.tr(
                "The classes of the counted records tell most; a fitted model by max "
                "combinations or entropy knows less, but is there before anything is counted"
            ),
            (
                (CLASSES, self.tr("classes of records")),
                (MaxCombs.name, self.tr("max combinations")),
                (Entropy.name, self.tr("entropy")),
            ),
        )
        self.part = self.choice(
            "region",
            self.tr("Region &model"),
            self.tr("The models differ by part of Canada"),
            ((part, self._part_name(part)) for part in (None, *PARTS)),
        )
        self.coefficients = CoefficientBox()
        self.row(self.tr("&Coefficients"), self.coefficients)
        self.coefficients.chosen.connect(lambda name: self.edit(coefficients=name))
        self.cutoff = QComboBox(editable=True, insertPolicy=QComboBox.InsertPolicy.NoInsert)
        fill(self.cutoff, rule_choices())
        tip = self.tr("People a region should have: a rule, or a number (people)")
        self.row(self.tr("Cut-&off"), self.cutoff, tip)
        self.bind("cutoff", self.cutoff, self._show_cutoff, self._entered, self.cutoff.activated)
        line = self.cutoff.lineEdit()
        if line is not None:
            line.editingFinished.connect(lambda: self.edit(cutoff=self._entered()))
        tip = self.tr("How many regions to make (regions)")
        self.sites = self.whole(
            "sites", self.tr("&Number"), tip, 1, _MOST_SITES, self.tr("regions")
        )
        self.column.addWidget(self.callout)
        self.show_value(self.value)

    # What is shown

    def show_part(self, part: str | None, several: bool = False) -> None:
        """Names the part of Canada that is recognised."""
        self._part, self._several = part, several
        self.part.setItemText(0, self._part_name(None))

    def show_rest(self) -> None:
        """Says when the approach is of use, and what is to be known of its model."""
        shown: SiteCount = self.value
        self.callout.say("")
        self.note.say("")
        self.when.setText(_core(shown.when))
        by_model = hasattr(shown, "coefficients") and getattr(shown, "by", "") != CLASSES
        self.rows[self.coefficients].setVisible(by_model)
        if isinstance(shown, (MaxCombs, Entropy)):
            self.coefficients.setToolTip(self.tr("The published model, or one of your own"))
            self.callout.show_error(self.coefficients.show_set(shown.coefficients, shown.name))
            note, scope = self.coefficients.note(), self.coefficients.scope()
            self.note.say(note or scope, scope if note else "", WARNING if note else NOTE)
        elif isinstance(shown, Calibrated):
            self.coefficients.setToolTip(self.tr("Our own model, or one that you have fitted"))
            self.callout.show_error(self.coefficients.show_set(shown.coefficients, SUPPRESSION))

    def summary(self) -> str:
        """What is chosen, in few words."""
        shown: SiteCount = self.value
        if isinstance(shown, (MaxCombs, Entropy)):
            part = shown.region or self._part
            where = _part_words(part) if part else self._no_part()
            return f"{self.approach.currentText().lower()}, {where}"
        if isinstance(shown, Population):
            return self.cutoff.currentText()
        if isinstance(shown, Calibrated):
            return self.tr("about {share} lost").format(share=numbers.percent(shown.about))
        return self.tr("given number")

    def _part_name(self, part: str | None) -> str:
        if part is not None:
            return _part_words(part)
        if self._part is not None:
            return self.tr("{part} (recognised)").format(part=_part_words(self._part))
        return self.tr("each by its own part") if self._several else self.tr("choose …")

    def _no_part(self) -> str:
        if self._several:
            return self.tr("each by its own part")
        return self.tr("part of Canada not known")

    def _show_cutoff(self, cutoff: str) -> None:
        row = self.cutoff.findData(cutoff)
        self.cutoff.setCurrentIndex(row)
        if row < 0:
            self.cutoff.setEditText(cutoff)

    # Edits

    def _entered(self) -> str:
        """The rule that is chosen, or the number that was typed."""
        row = self.cutoff.findText(self.cutoff.currentText())
        if row >= 0:
            return str(self.cutoff.itemData(row))
        return numbers.typed(self.cutoff.currentText())

    def with_changes(self, **changes: Any) -> SiteCount:
        """Another approach, or other settings of it; sets must have such a model."""
        shown: SiteCount = self.value
        if "name" in changes:
            kind = site_counts()[changes["name"]]
            region = getattr(shown, "region", None)
            chosen: SiteCount = kind(region) if kind in (MaxCombs, Entropy) else kind()
            return chosen
        name = changes.get("coefficients")
        if name is not None and isinstance(shown, Calibrated):
            suppression_model(name, MaxCombs.name if shown.by == CLASSES else shown.by)
        elif name is not None:
            coefficient_set(name)
        made: SiteCount = super().with_changes(**changes)
        return made

    def refuse(self, error: VbasError) -> None:
        """Says why; what was typed may be mended."""
        self.callout.show_error(error)
        if isinstance(self.value, (MaxCombs, Entropy, Calibrated)):
            self.show_value(self.value)
            self.callout.show_error(error)


def rule_choices() -> list[Choice]:
    """The rules for the population of regions, each with its source."""
    people = QCoreApplication.translate("SiteCountForm", "people")
    return [
        (of.name, f"{numbers.count(of.people, people)}: {rule_name(of.name)}", _core(of.source))
        for of in fixed_cutoffs().values()
    ]


def _core(text: str) -> str:
    return QCoreApplication.translate("core", text)


def _part_words(part: str) -> str:
    def tr(text: str) -> str:
        return QCoreApplication.translate("SiteCountForm", text)

    return {"western": tr("West"), "central": tr("Central"), "eastern": tr("East")}[part]


def rule_name(name: str) -> str:
    """What a rule for the population of regions is called."""
    return {"hipaa": "HIPAA", "cchs": "CCHS"}.get(name) or said(name.replace("-", " "))
