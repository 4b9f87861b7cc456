"""What a calibration is asked: models, sizes, part of Canada, and rarer things folded away."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.kit import numbers
from app.kit.controls import Callout
from app.kit.parameter_form import ParameterForm
from app.kit.section import Section
from app.kit.widgets import words
from app.workspaces.levels.calibration.model_choice import MODES, ModelChoice
from core.calibration.proposal import (
    PAPER_STEP,
    n_sizes,
    proposed_step,
    threshold_of_paper,
)
from core.calibration.results import CalibrationSettings
from core.canada import PARTS
from core.errors import VbasError

_REMEMBERED = ("threshold", "seed", "folds", "part")
"""Settings that name no column; models and sizes belong to a file."""
_KS = (5, 11, 20)
"""Several, so that suppression models learn how the size depends on k."""
_MORE = ("step", "most", "threshold", "seed", "folds")


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
        self.asked = CalibrationSettings(ks=_KS)
        self._n_records = 0
        self.problem: VbasError | None = None
        inside = QWidget(self)
        inside.setProperty("panel", True)
        column = QVBoxLayout(inside)
        column.setContentsMargins(10, 6, 10, 8)
        column.setSpacing(5)
        self.models = ModelChoice(inside)
        self.models.edited.connect(self._edit)
        self._count = words("", "muted")
        self._callout = Callout()
        column.addWidget(self.models)
        column.addWidget(self._count)
        column.addWidget(self._callout)
        column.addWidget(self._build_sizes())
        column.addWidget(self._build_more())
        column.addStretch(1)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)
        self.show_asked(self.asked)

    def _build_sizes(self) -> QWidget:
        self.sizes = ParameterForm(self)
        self.sizes.edited.connect(self._take)
        self._sizes_said = words("", "muted")
        self.part = QComboBox(self)
        self.part.setToolTip(self.tr("The fitted models are filed under this part of Canada"))
        self.part.setAccessibleName(self.tr("Part of Canada"))
        for part, text in (
            ("western", self.tr("West")),
            ("central", self.tr("Central")),
            ("eastern", self.tr("East")),
        ):
            self.part.addItem(text, part)
        self.part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.part.activated.connect(
            lambda _: self._take(replace(self.asked, part=self.part.currentData()))
        )
        place = QWidget(self)
        form = QFormLayout(place)
        form.setContentsMargins(0, 0, 0, 0)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.sizes)
        form.addRow(self._sizes_said)
        label = QLabel(self.tr("Part of Canada"))
        label.setBuddy(self.part)
        form.addRow(label, self.part)
        return place

    def _build_more(self) -> Section:
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        blanks = {"most": self.tr("all records"), "seed": self.tr("order of the file")}
        self.more = ParameterForm(body, blanks=blanks)
        self.more.edited.connect(self._take)
        self.ks = QLineEdit(body)
        self.ks.setToolTip(
            self.tr(
                "Smallest class sizes, such as 5, 11, 20: the records that each would leave "
                "out are followed from size to size"
            )
        )
        self.ks.setAccessibleName(self.tr("Smallest class sizes k"))
        self.ks.editingFinished.connect(self._edit)
        form = QFormLayout()
        label = QLabel(self.tr("k"))
        label.setBuddy(self.ks)
        form.addRow(label, self.ks)
        self._slope = words("", "muted")
        column.addWidget(self.more)
        column.addWidget(self._slope)
        column.addLayout(form)
        tip = self.tr("Largest sample, threshold, seed, folds, and k")
        self.section = Section(self.tr("More"), body, tip)
        return self.section

    # What is shown

    def show_records(
        self, columns: Sequence[str], ticked: Sequence[str], n_records: int, part: str | None
    ) -> None:
        """Offers the columns of a file; the step is chosen anew for another number of records."""
        if n_records != self._n_records:
            self._n_records = n_records
            self.asked = replace(self.asked, step=proposed_step(n_records), most=None)
        if part is not None:
            self.asked = replace(self.asked, part=part)
        self.models.show_columns(columns, ticked)
        self.show_asked(self.asked)
        self._edit()

    def show_asked(self, asked: CalibrationSettings) -> None:
        """Shows other settings; models are chosen for themselves."""
        self.asked = asked
        self.sizes.show_component(asked, without=_other_than(asked, ("step",)))
        shown = tuple(name for name in _MORE if name != "step")
        self.more.show_component(asked, without=_other_than(asked, shown))
        with QSignalBlocker(self.part), QSignalBlocker(self.ks):
            self.part.setCurrentIndex(self.part.findData(asked.part))
            if not self.ks.hasFocus():
                self.ks.setText(", ".join(str(k) for k in asked.ks))

    @Slot(object)
    def _take(self, asked: CalibrationSettings) -> None:
        self.asked = replace(asked, models=self.asked.models, ks=self.asked.ks)
        self.show_asked(self.asked)
        self._edit()

    @Slot()
    def _edit(self) -> None:
        """Reads models and ks again, and says how much is asked."""
        try:
            ks = _read_ks(self.ks.text())
            models = self.models.models()
            self.asked = replace(self.asked, models=models, ks=ks)
            self._count.setText(self.models.said())
            self._check()
            self.problem = None
        except VbasError as error:
            self.problem = error
        self._count.setVisible(self.problem is None)
        self._callout.show_error(self.problem)
        self._say_sizes()
        self.edited.emit()

    def _check(self) -> None:
        """Raises where the settings cannot be asked of these records."""
        if not self.asked.models:
            raise VbasError(
                "There is no model.",
                "Say which columns are age and sex, tick columns, or write a list of your own.",
            )
        if n_sizes(self._n_records, self.asked.step, self.asked.most) < 2:
            raise VbasError(
                "{n} records give fewer than two sizes with a step of {step} records.",
                "Choose a smaller step or a larger sample.",
                n=self._n_records,
                step=self.asked.step,
            )

    def _say_sizes(self) -> None:
        asked, records = self.asked, self.tr("records")
        sizes = n_sizes(self._n_records, asked.step, asked.most)
        ends = (numbers.count(asked.step), numbers.count(asked.step * sizes, records))
        parts = [self.tr("%n sizes: {0} – {1}", "", sizes).format(*ends)]
        if asked.step == proposed_step(self._n_records) and asked.step != PAPER_STEP:
            parts.append(self.tr("The step is chosen so that there are about 10 to 40 sizes."))
        self._sizes_said.setText("\n".join(parts))
        slope = threshold_of_paper(asked.step)
        self._slope.setVisible(asked.step != PAPER_STEP)
        self._slope.setText(
            self.tr(
                "The threshold is a change over one step. The slope of the paper (0.001 over 5,000 "
                "records) is {0} over this step."
            ).format(numbers.short(slope))
        )

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
        return self.asked

    def columns(self) -> tuple[str, ...]:
        """The columns that models name, in the order in which they are offered."""
        named = {column for model in self.asked.models for column in model}
        return tuple(column for column in self.models.columns if column in named)


def remembered_text(form: SettingsForm) -> str:
    """What is remembered between starts: no column, no value."""
    asked, models = form.asked, form.models
    kept: dict[str, Any] = {name: getattr(asked, name) for name in _REMEMBERED}
    kept |= {"ks": list(asked.ks), "mode": models.mode, "at_once": models.at_once.value()}
    return json.dumps(kept)


def take_remembered(form: SettingsForm, text: str) -> None:
    """Takes what was remembered; what makes no sense is passed over."""
    try:
        kept = json.loads(text)
        asked = replace(
            form.asked,
            ks=tuple(int(k) for k in kept["ks"]),
            **{name: kept[name] for name in _REMEMBERED},
        )
        mode, at_once = str(kept["mode"]), int(kept["at_once"])
    except (ValueError, KeyError, TypeError, VbasError):
        return
    if asked.part in PARTS and mode in MODES:
        form.models.at_once.setValue(at_once)
        form.show_asked(asked)
        form.models.choose_mode(mode)


def _other_than(of: CalibrationSettings, names: Sequence[str]) -> tuple[str, ...]:
    """Fields that a form does not show."""
    fields: Mapping[str, Any] = vars(of)
    return tuple(name for name in fields if name not in names)


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
