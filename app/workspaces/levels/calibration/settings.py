"""What a calibration is asked: models, sizes, part of Canada, and rarer things folded away."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QFormLayout, QLineEdit, QScrollArea, QWidget

from app.kit import numbers
from app.kit.brief import BriefLabel
from app.kit.controls import Callout
from app.kit.layouts import choice_box, column, scrolling_column, show_choice
from app.kit.parameter_form import ParameterForm
from app.kit.section import Section
from app.kit.widgets import described, words
from app.workspaces.levels.calibration.model_choice import MODES, ModelChoice
from core.calibration.proposal import PAPER_STEP, n_sizes, proposed_step, threshold_of_paper
from core.calibration.results import CalibrationSettings
from core.canada import PARTS
from core.errors import VbasError

_REMEMBERED = ("threshold", "seed", "folds", "part")
"""Settings that name no column; models and sizes belong to a file."""
_KS = (5, 11, 20)
"""Several, so that suppression models learn how the size depends on k."""
_MORE = ("most", "threshold", "seed", "folds")


class SettingsForm(QScrollArea):
    """The settings of a calibration.

    Signals
    -------
    edited()
        Something is asked differently, or cannot be asked.
    """

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = CalibrationSettings(ks=_KS)
        self._n_records = 0
        self.problem: VbasError | None = None
        self.models = ModelChoice(self)
        self.sizes = ParameterForm(self)
        blanks = {"most": self.tr("all records"), "seed": self.tr("order of the file")}
        self.more = ParameterForm(self, blanks=blanks)
        self._count = BriefLabel(role="muted")
        self._sizes_said, self._slope = words("", "muted"), words("", "muted")
        self._callout = Callout()
        name = self.tr("Part of Canada")
        tip = self.tr("The fitted models are filed under this part of Canada")
        parts = (self.tr("West"), self.tr("Central"), self.tr("East"))
        self.part = choice_box(name, tip, zip(PARTS, parts, strict=True))
        tip = self.tr(
            "Smallest class sizes, such as 5, 11, 20: the records that each would leave "
            "out are followed from size to size"
        )
        self.ks = described(QLineEdit(self), self.tr("Smallest class sizes k"), tip)
        body, part, k = QWidget(self), QFormLayout(), QFormLayout()
        part.addRow(self.tr("Part"), self.part)
        k.addRow(self.tr("k"), self.ks)
        column(body, self.more, self._slope, k)
        tip = self.tr("Largest sample, threshold, seed, folds, and k")
        self.section = Section(self.tr("More"), body, tip)
        above = (self.models, self._count, self._callout, self.sizes, self._sizes_said, part)
        margins = (10, 6, 10, 8)
        scrolling_column(*above, self.section, 1, into=self, margins=margins, spacing=5)
        self._show(self._settings)
        self.models.edited.connect(self._edit)
        self.sizes.edited.connect(self._change)
        self.more.edited.connect(self._change)
        self.ks.editingFinished.connect(self._edit)
        self.part.activated.connect(
            lambda _: self._change(replace(self._settings, part=self.part.currentData()))
        )

    # What is shown

    def show_records(
        self, columns: Sequence[str], ticked: Sequence[str], n_records: int, part: str | None
    ) -> None:
        """Offers the columns of a file; the step is chosen anew for another number of records."""
        settings = self._settings
        if n_records != self._n_records:
            self._n_records = n_records
            settings = replace(settings, step=proposed_step(n_records), most=None)
        self.models.show_columns(columns, ticked)
        self._show(settings if part is None else replace(settings, part=part))
        self._edit()

    def _show(self, settings: CalibrationSettings) -> None:
        """Shows other settings; models are chosen for themselves."""
        self._settings = settings
        for form, shown in ((self.sizes, ("step",)), (self.more, _MORE)):
            others = tuple(name for name in vars(settings) if name not in shown)
            form.show_component(settings, without=others)
        show_choice(self.part, settings.part)
        if not self.ks.hasFocus():
            with QSignalBlocker(self.ks):
                self.ks.setText(", ".join(str(k) for k in settings.ks))

    @Slot(object)
    def _change(self, settings: CalibrationSettings) -> None:
        self._show(replace(settings, models=self._settings.models, ks=self._settings.ks))
        self._edit()

    @Slot()
    def _edit(self) -> None:
        """Reads models and ks again, and says how much is asked."""
        self.problem = None
        try:
            ks = _read_ks(self.ks.text())
            self._settings = replace(self._settings, models=self.models.models(), ks=ks)
            self._count.setText(self.models.said())
            self._check()
        except VbasError as error:
            self.problem = error
        self._count.setVisible(self.problem is None)
        self._callout.show_error(self.problem)
        self._say_sizes()
        self.edited.emit()

    def _check(self) -> None:
        """Raises where the settings cannot be asked of these records."""
        of = self._settings
        if not of.models:
            raise VbasError(
                "There is no model.",
                "Say which columns are age and sex, tick columns, or write a list of your own.",
            )
        if n_sizes(self._n_records, of.step, of.most) < 2:
            raise VbasError(
                "{n} records give fewer than two sizes with a step of {step} records.",
                "Choose a smaller step or a larger sample.",
                n=self._n_records,
                step=of.step,
            )

    def _say_sizes(self) -> None:
        step, records = self._settings.step, self.tr("records")
        sizes = n_sizes(self._n_records, step, self._settings.most)
        ends = (numbers.count(step), numbers.count(step * sizes, records))
        said = self.tr("%n sizes: {0} – {1}", "", sizes).format(*ends)
        if step == proposed_step(self._n_records) and step != PAPER_STEP:
            about = self.tr("The step is chosen so that there are about 10 to 40 sizes.")
            self._sizes_said.setToolTip(about)
        else:
            self._sizes_said.setToolTip("")
        self._sizes_said.setText(said)
        slope = self.tr(
            "The threshold is a change over one step. The slope of the paper (0.001 over 5,000 "
            "records) is {0} over this step."
        )
        self._slope.setVisible(step != PAPER_STEP)
        self._slope.setText(slope.format(numbers.short(threshold_of_paper(step))))

    # What is asked

    def settings(self) -> CalibrationSettings:
        """What is asked.

        Raises
        ------
        VbasError
            If it cannot be asked.
        """
        if self.problem is not None:
            raise self.problem
        return self._settings

    def columns(self) -> tuple[str, ...]:
        """The columns that models name, in the order in which they are offered."""
        named = {column for model in self._settings.models for column in model}
        return tuple(column for column in self.models.columns if column in named)

    def remembered(self) -> str:
        """What is remembered between starts: no column, no value."""
        of, models = self._settings, self.models
        kept = {name: getattr(of, name) for name in _REMEMBERED}
        more = {"ks": of.ks, "mode": models.mode, "at_once": models.at_once.value()}
        return json.dumps(kept | more)

    def remember(self, text: str) -> None:
        """Takes what was remembered; what makes no sense is passed over."""
        try:
            kept = json.loads(text)
            some = {name: kept[name] for name in _REMEMBERED}
            settings = replace(self._settings, ks=tuple(int(k) for k in kept["ks"]), **some)
            mode, at_once = str(kept["mode"]), int(kept["at_once"])
        except (ValueError, KeyError, TypeError, VbasError):
            return
        if settings.part in PARTS and mode in MODES:
            self.models.at_once.setValue(at_once)
            self._show(settings)
            self.models.choose_mode(mode)


def _read_ks(text: str) -> tuple[int, ...]:
    """Smallest class sizes from "5, 11, 20"; none from an empty line."""
    parts = [part for part in text.replace(";", ",").replace(" ", ",").split(",") if part]
    try:
        found = tuple(sorted({int(part) for part in parts}))
    except ValueError:
        found = (0,)
    if any(k < 2 for k in found):
        raise VbasError(
            "The smallest class sizes have to be whole numbers of 2 or more.",
            "Write them with commas between, such as 5, 11, 20.",
        )
    return found
