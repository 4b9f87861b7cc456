"""How the number of regions is found: a model, a rule in people, or a given number."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.kit import numbers
from app.kit.controls import (
    NOTE,
    SPACING,
    WARNING,
    Callout,
    MutedLabel,
    WheelGuard,
    labelled,
    narrow,
)
from app.kit.language import said
from app.workspaces.aggregate.scenario.about_form import AboutForm
from app.workspaces.aggregate.scenario.coefficient_box import CoefficientBox
from core.canada import PARTS
from core.cutoff.fixed import fixed_cutoffs
from core.cutoff.gaps import coefficient_set
from core.errors import VbasError
from core.site_count import (
    SITE_COUNTS,
    Calibrated,
    Count,
    Entropy,
    MaxCombs,
    Population,
    SiteCount,
)

_MOST_SITES = 1_000_000


class SiteCountForm(QWidget):
    """The approach and its settings; only those that it has are shown.

    ``note`` says what the authors of a model leave unsaid; whoever shows the form places it.

    Signals
    -------
    edited(SiteCount)
        Another approach, or other settings of it.
    """

    edited = Signal(object)

    def __init__(self, guard: WheelGuard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: SiteCount = MaxCombs()
        self._part: str | None = None
        self._guard = guard
        self.approach = QComboBox()
        self.part = QComboBox()
        self.coefficients = CoefficientBox()
        self.cutoff = QComboBox(editable=True)
        self.sites = QSpinBox(minimum=1, maximum=_MOST_SITES)
        self.about = AboutForm(guard)
        self.when = MutedLabel()
        self.callout, self.note = Callout(), Callout()
        self._rows: dict[QWidget, QWidget] = {}
        self._fill()
        self._lay_out()
        self._connect()
        self.show_site_count(self._shown)

    def _fill(self) -> None:
        for kind in SITE_COUNTS:
            self.approach.addItem(QCoreApplication.translate("core", kind.title), kind.name)
            when, row = QCoreApplication.translate("core", kind.when), self.approach.count() - 1
            self.approach.setItemData(row, when, Qt.ItemDataRole.ToolTipRole)
        for part in (None, *PARTS):
            self.part.addItem(self._part_name(part), part)
        for rule in fixed_cutoffs().values():
            people = numbers.count(rule.people, self.tr("people"))
            source = QCoreApplication.translate("core", rule.source)
            self.cutoff.addItem(f"{people}: {rule_name(rule.name)}", rule.name)
            row = self.cutoff.count() - 1
            self.cutoff.setItemData(row, source, Qt.ItemDataRole.ToolTipRole)
        self.cutoff.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.sites.setKeyboardTracking(False)
        self.sites.setGroupSeparatorShown(True)
        self.sites.setSuffix(f"\u00a0{self.tr('regions')}")
        self.approach.setToolTip(self.tr("What the number of regions is found from"))
        self.part.setToolTip(self.tr("The models differ by part of Canada"))
        self.coefficients.setToolTip(self.tr("The published model, or one of your own"))
        self.cutoff.setToolTip(self.tr("People a region should have: a rule, or a number (people)"))
        self.sites.setToolTip(self.tr("How many regions to make (regions)"))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        self.labels = {
            QLabel(self.tr("&Regions from")): self.approach,
            QLabel(self.tr("Region &model")): self.part,
            QLabel(self.tr("&Coefficients")): self.coefficients,
            QLabel(self.tr("Cut-&off")): self.cutoff,
            QLabel(self.tr("&Number")): self.sites,
        }
        for label, control in self.labels.items():
            narrow(control, self._guard)
            row = QWidget()
            layout = labelled(label, control)
            layout.setContentsMargins(0, 0, 0, 0)
            row.setLayout(layout)
            self._rows[control] = row
            column.addWidget(row)
            if control is self.approach:
                column.addWidget(self.when)
        self.labels |= self.about.labels
        column.addWidget(self.about)
        column.addWidget(self.callout)

    def _connect(self) -> None:
        self.approach.currentIndexChanged.connect(self._choose_approach)
        self.part.currentIndexChanged.connect(self._read)
        self.coefficients.chosen.connect(self.use_coefficients)
        self.cutoff.activated.connect(self._read)
        line = self.cutoff.lineEdit()
        if line is not None:
            line.editingFinished.connect(self._read)
        self.sites.valueChanged.connect(self._read)
        self.about.edited.connect(self._announce)
        self.about.refused.connect(self.callout.show_error)

    def show_part(self, part: str | None) -> None:
        """Names the part of Canada that is recognised."""
        self._part = part
        self.part.setItemText(0, self._part_name(None))

    def show_site_count(self, site_count: SiteCount) -> None:
        """Shows an approach and its settings."""
        self._shown = site_count
        self.callout.say("")
        self.note.say("")
        self._put(self.approach, site_count.name)
        self.when.setText(QCoreApplication.translate("core", site_count.when))
        model = isinstance(site_count, (MaxCombs, Entropy))
        for control, visible in (
            (self.part, model),
            (self.coefficients, model),
            (self.cutoff, isinstance(site_count, Population)),
            (self.sites, isinstance(site_count, Count)),
        ):
            self._rows[control].setVisible(visible)
        self.about.setVisible(isinstance(site_count, Calibrated))
        if isinstance(site_count, (MaxCombs, Entropy)):
            self._put(self.part, site_count.region)
            error = self.coefficients.show_set(site_count.coefficients, site_count.name)
            self.callout.show_error(error)
            note, scope = self.coefficients.note(), self.coefficients.scope()
            self.note.say(note or scope, scope if note else "", WARNING if note else NOTE)
        elif isinstance(site_count, Calibrated):
            self.callout.show_error(self.about.show_settings(site_count))
        elif isinstance(site_count, Population):
            self._show_cutoff(site_count.cutoff)
        elif isinstance(site_count, Count):
            with QSignalBlocker(self.sites):
                self.sites.setValue(site_count.sites)

    def summary(self) -> str:
        """What is chosen, in few words."""
        shown = self._shown
        if isinstance(shown, (MaxCombs, Entropy)):
            part = shown.region or self._part
            where = _part_words(self, part) if part else self.tr("part of Canada not known")
            return f"{self.approach.currentText().lower()}, {where}"
        if isinstance(shown, Population):
            return self.cutoff.currentText()
        if isinstance(shown, Calibrated):
            return self.tr("about {share} lost").format(share=numbers.percent(shown.about))
        return self.tr("given number")

    def _part_name(self, part: str | None) -> str:
        if part is not None:
            return _part_words(self, part)
        if self._part is not None:
            return self.tr("{part} (recognised)").format(part=_part_words(self, self._part))
        return self.tr("choose …")

    def _put(self, box: QComboBox, value: str | None) -> None:
        with QSignalBlocker(box):
            box.setCurrentIndex(box.findData(value))

    def _show_cutoff(self, cutoff: str) -> None:
        row = self.cutoff.findData(cutoff)
        with QSignalBlocker(self.cutoff):
            self.cutoff.setCurrentIndex(row)
            if row < 0:
                self.cutoff.setEditText(cutoff)

    def _choose_approach(self) -> None:
        name, shown = self.approach.currentData(), self._shown
        region = shown.region if isinstance(shown, (MaxCombs, Entropy)) else None
        made: dict[str, SiteCount] = {
            MaxCombs.name: MaxCombs(region),
            Entropy.name: Entropy(region),
            Calibrated.name: Calibrated(),
            Population.name: Population(),
            Count.name: Count(),
        }
        self._announce(made[name])

    def use_coefficients(self, name: str) -> None:
        """Uses a coefficient set by name or path, or says why it cannot be used."""
        shown = self._shown
        if not isinstance(shown, (MaxCombs, Entropy)):
            return
        try:
            coefficient_set(name)
        except VbasError as error:
            self.show_site_count(shown)
            self.callout.show_error(error)
            return
        self._announce(type(shown)(shown.region, name))

    def _read(self) -> None:
        shown = self._shown
        try:
            if isinstance(shown, (MaxCombs, Entropy)):
                made: SiteCount = type(shown)(self.part.currentData(), shown.coefficients)
            elif isinstance(shown, Population):
                made = Population(_entered(self.cutoff))
            else:
                made = Count(self.sites.value())
        except VbasError as error:
            self.callout.show_error(error)
            return
        self._announce(made)

    def _announce(self, made: SiteCount) -> None:
        self.callout.show_error(None)
        if made != self._shown:
            self.show_site_count(made)
            self.edited.emit(made)


def _entered(cutoff: QComboBox) -> str:
    """The rule that is chosen, or the number that was typed."""
    row = cutoff.findText(cutoff.currentText())
    if row >= 0:
        return str(cutoff.itemData(row))
    return numbers.typed(cutoff.currentText())


def _part_words(owner: QWidget, part: str) -> str:
    return {
        "western": owner.tr("West"),
        "central": owner.tr("Central"),
        "eastern": owner.tr("East"),
    }[part]


def rule_name(name: str) -> str:
    """What a rule for the population of regions is called."""
    return {"hipaa": "HIPAA", "cchs": "CCHS"}.get(name) or said(name.replace("-", " "))
