"""Step 3: k, and how many regions."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QSpinBox, QVBoxLayout, QWidget

from app.frame.session import Draft
from app.kit import numbers
from app.kit.controls import (
    SPACING,
    MutedLabel,
    WheelGuard,
    align,
    labelled,
    narrow,
)
from app.workspaces.aggregate.scenario.consequence import Consequence
from app.workspaces.aggregate.scenario.site_count_form import SiteCountForm
from app.workspaces.aggregate.scenario.target_form import TargetForm, target_words
from core.presets import PAPER, Preset, presets
from core.scenario import Scenario, Target
from core.site_preview import SitePreview

STRICT_K, MANY_VARIABLES = 11, 4
_LARGEST_K = 1_000_000


class ProtectionStep(QWidget):
    """k with presets, the approach to the number of regions, and what follows.

    Signals
    -------
    edited(Draft)
        The settings with a change.
    """

    edited = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft = Draft()
        self._guard = WheelGuard(self)
        self.k = QSpinBox(minimum=1, maximum=_LARGEST_K)
        self.preset = QComboBox()
        self.about_preset = MutedLabel()
        self.about_k = MutedLabel(
            self.tr(
                "k hides who a record is. It does not hide what all of a class have in common, nor "
                "what two releases show together."
            )
        )
        self.site_count = SiteCountForm(self._guard)
        self.target = TargetForm()
        self.consequence = Consequence()
        self._preview = SitePreview()
        self._fill()
        self._lay_out()
        self.k.valueChanged.connect(self._choose_k)
        self.preset.activated.connect(self._choose_preset)
        self.site_count.edited.connect(self._take_site_count)
        self.target.edited.connect(self._take_target)
        self.show_draft(self._draft)

    def _fill(self) -> None:
        self.k.setKeyboardTracking(False)
        self.k.setGroupSeparatorShown(True)
        self.k.setSuffix(f"\u00a0{self.tr('records')}")
        self.k.setToolTip(
            self.tr(
                "Smallest number of records that may share their values within a region (records)"
            )
        )
        self.preset.addItem(self.tr("own choice"), None)
        for of in presets():
            title = QCoreApplication.translate("core", of.title)
            self.preset.addItem(f"{of.k} · {title}", of.name)
            row = self.preset.count() - 1
            self.preset.setItemData(row, _about(self, of), Qt.ItemDataRole.ToolTipRole)

    def _lay_out(self) -> None:
        narrow(self.k, self._guard)
        narrow(self.preset, self._guard)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        names = [QLabel(self.tr("&k")), QLabel(self.tr("Pr&eset"))]
        align(*names, *self.site_count.labels)
        column.addLayout(labelled(names[0], self.k))
        column.addLayout(labelled(names[1], self.preset))
        column.addWidget(self.about_preset)
        column.addWidget(self.about_k)
        column.addWidget(self.site_count)
        column.addWidget(self.consequence)
        column.addWidget(self.target)
        column.addWidget(self.site_count.note)

    def show_draft(self, draft: Draft) -> None:
        """Shows the settings."""
        self._draft = draft
        with QSignalBlocker(self.k):
            self.k.setValue(draft.scenario.k)
        self._show_preset(draft.scenario.k)
        self.site_count.show_site_count(draft.scenario.site_count)
        self.target.show_target(
            draft.scenario.target, has_floor=draft.scenario.constraints.floor is not None
        )
        self.show_preview(self._preview)

    def show_part(self, part: str | None) -> None:
        """Shows the part of Canada in which the areas lie, if it is known."""
        self.site_count.show_part(part)

    def show_preview(self, preview: SitePreview) -> None:
        """Shows what the settings come to."""
        self._preview = preview
        scenario = self._draft.scenario
        self.consequence.show_preview(preview, scenario, _is_strict(scenario))

    def summary(self) -> str:
        """What is chosen, in one line."""
        target, number = self._draft.scenario.target, self._preview.number
        parts = [self.tr("k {n}").format(n=numbers.count(self._draft.scenario.k))]
        if target is not None:
            parts.append(target_words(self, target))
        else:
            parts.append(self.site_count.summary())
            if number is not None:
                parts.append(numbers.count(number.n_sites, self.tr("regions")))
        return " · ".join(part for part in parts if part)

    def _show_preset(self, k: int) -> None:
        fitting = [of for of in presets() if of.k == k]
        shown = self.preset.currentData()
        chosen = next((of for of in fitting if of.name == shown), fitting[0] if fitting else None)
        with QSignalBlocker(self.preset):
            self.preset.setCurrentIndex(self.preset.findData(chosen.name if chosen else None))
        about = _about(self, chosen) if chosen is not None else ""
        self.preset.setToolTip(about or self.tr("Values of k in use, and who says so"))
        self.about_preset.setText(
            QCoreApplication.translate("core", chosen.applies) if chosen is not None else ""
        )
        self.about_preset.setToolTip(about)
        self.about_preset.setVisible(chosen is not None)

    def _edit(self, scenario: Scenario) -> None:
        self._draft = replace(self._draft, scenario=scenario)
        self.show_draft(self._draft)
        self.edited.emit(self._draft)

    def _choose_k(self, k: int) -> None:
        self._edit(replace(self._draft.scenario, k=k))

    def _choose_preset(self) -> None:
        name = self.preset.currentData()
        for of in presets():
            if of.name == name:
                self._edit(replace(self._draft.scenario, k=of.k))
                return
        self._show_preset(self._draft.scenario.k)

    def _take_site_count(self, site_count: object) -> None:
        self._edit(replace(self._draft.scenario, site_count=site_count))  # type: ignore[arg-type]

    def _take_target(self, target: Target | None) -> None:
        self._edit(replace(self._draft.scenario, target=target))


def _is_strict(scenario: Scenario) -> bool:
    return scenario.k >= STRICT_K or len(scenario.quasi_identifiers) >= MANY_VARIABLES


def _about(owner: QWidget, preset: Preset) -> str:
    """Everything about a preset, one line a fact."""
    said = [QCoreApplication.translate("core", preset.applies)]
    if preset.tau is not None:
        said.append(
            owner.tr("k {k}, probability of re-identification {tau}").format(
                k=preset.k, tau=numbers.measure(preset.tau)
            )
        )
    if preset.note:
        said.append(QCoreApplication.translate("core", preset.note))
    origin = (
        owner.tr("from the papers VBAS follows")
        if preset.origin == PAPER
        else owner.tr("general knowledge: check it with your custodian")
    )
    said.append(f"{QCoreApplication.translate('core', preset.source)} ({origin})")
    return "\n".join(said)
