"""As many regions as possible at a price, in place of a number that a model or a person gives."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.kit import numbers
from app.kit.controls import SPACING, MutedLabel, NarrowCheckBox
from app.kit.form import Form
from core.scenario import Target

USUAL_SHARE = 0.05


class TargetForm(Form):
    """A tick for a target; its share of records that may be lost, and whether the floor counts."""

    def __init__(self) -> None:
        super().__init__(None)
        self._has_floor = False
        self.wanted = NarrowCheckBox(self.tr("As many regions as possi&ble"))
        self.wanted.setToolTip(
            self.tr("Tries many numbers of regions and keeps the largest one that meets the aim")
        )
        self.details, self.about = QWidget(), MutedLabel()
        self.column.addWidget(self.wanted)
        self.column.addWidget(self.details)
        self.column = QVBoxLayout(self.details)
        self.column.setContentsMargins(20, 0, 0, 0)
        self.column.setSpacing(SPACING)
        tip = self.tr("Largest share of all records that may be left out (%)")
        self.share = self.percent(
            "max_suppression", self.tr("&Lost at most"), tip, 0.0, 100.0, none=100.0
        )
        self.keep_floor = self.tick(
            "keep_floor",
            self.tr("every region keeps the f&loor"),
            self.tr("Only numbers at which every region holds the floor of step 4 (people)"),
        )
        self.column.addWidget(self.about)
        self.wanted.clicked.connect(self._switch)
        self.show_value(None)

    def show_floor(self, has_floor: bool) -> None:
        """Whether the constraints have a floor to keep."""
        self._has_floor = has_floor
        self.show_rest()

    def show_rest(self) -> None:
        """Says what the target means."""
        target: Target | None = self.value
        self.wanted.setChecked(target is not None)
        self.details.setVisible(target is not None)
        if target is None:
            return
        self.keep_floor.setVisible(self._has_floor or target.keep_floor)
        self.about.setText(
            self.tr(
                "The number above is where the search begins; each number tried is a whole run. "
                "The largest one that loses at most {share} is kept."
            ).format(share=numbers.percent(target.max_suppression))
        )

    def _switch(self, wanted: bool) -> None:
        self.show_value(Target(USUAL_SHARE) if wanted else None)
        self.edited.emit(self.value)


def target_words(target: Target) -> str:
    """A target in few words."""
    share = 1.0 if target.max_suppression is None else target.max_suppression
    return QCoreApplication.translate("TargetForm", "most regions at {share}").format(
        share=numbers.percent(share)
    )
