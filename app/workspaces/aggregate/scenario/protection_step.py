"""Step 3: k, and how many regions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker
from PySide6.QtWidgets import QComboBox

from app.kit import numbers
from app.kit.controls import MutedLabel, align
from app.kit.form import Form, fill
from app.workspaces.aggregate.scenario.consequence import Consequence
from app.workspaces.aggregate.scenario.site_count_form import SiteCountForm
from app.workspaces.aggregate.scenario.target_form import TargetForm, target_words
from core.presets import PAPER, Preset, presets
from core.scenario import Scenario
from core.site_preview import SitePreview

STRICT_K, MANY_VARIABLES = 11, 4
_LARGEST_K = 1_000_000


class ProtectionStep(Form):
    """A scenario's k with presets, the approach to the number of regions, and what follows."""

    def __init__(self) -> None:
        super().__init__(Scenario())
        self._preview = SitePreview()
        self.k = self.whole(
            "k",
            self.tr("&k"),
            self.tr(
                "Smallest number of records that may share their values within a region (records)"
            ),
            1,
            _LARGEST_K,
            self.tr("records"),
        )
        self.preset = QComboBox()
        choices = [(of.name, f"{of.k} · {_core(of.title)}", _about(of)) for of in presets()]
        fill(self.preset, [(None, self.tr("own choice")), *choices])
        self.row(self.tr("Pr&eset"), self.preset)
        self.about_preset = MutedLabel()
        self.about_k = MutedLabel(
            self.tr(
                "k hides who a record is. It does not hide what all of a class have in common, nor "
                "what two releases show together."
            )
        )
        self.site_count, self.target = SiteCountForm(self._guard), TargetForm()
        self.consequence = Consequence()
        align(*self.labels, *self.site_count.labels)
        for part in (
            self.about_preset,
            self.about_k,
            self.site_count,
            self.consequence,
            self.target,
            self.site_count.note,
        ):
            self.column.addWidget(part)
        self.nest("site_count", self.site_count)
        self.nest("target", self.target)
        self.preset.activated.connect(self._choose_preset)
        self.show_value(self.value)

    def show_rest(self) -> None:
        """Shows the preset that has this k, and what the settings come to."""
        self._show_preset(self.value.k)
        self.target.show_floor(self.value.constraints.floor is not None)
        self.show_preview(self._preview)

    def show_preview(self, preview: SitePreview) -> None:
        """Shows what the settings come to."""
        self._preview = preview
        self.consequence.show_preview(preview, self.value, _is_strict(self.value))

    def summary(self) -> str:
        """What is chosen, in one line."""
        target, number = self.value.target, self._preview.number
        parts = [self.tr("k {n}").format(n=numbers.count(self.value.k))]
        if target is not None:
            parts.append(target_words(target))
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
        about = _about(chosen) if chosen is not None else ""
        self.preset.setToolTip(about or self.tr("Values of k in use, and who says so"))
        self.about_preset.setText(_core(chosen.applies) if chosen is not None else "")
        self.about_preset.setToolTip(about)
        self.about_preset.setVisible(chosen is not None)

    def _choose_preset(self) -> None:
        name = self.preset.currentData()
        k = next((of.k for of in presets() if of.name == name), self.value.k)
        self.edit(k=k)


def _is_strict(scenario: Scenario) -> bool:
    return scenario.k >= STRICT_K or len(scenario.quasi_identifiers) >= MANY_VARIABLES


def _about(preset: Preset) -> str:
    """Everything about a preset, one line a fact."""
    said = [_core(preset.applies)]
    if preset.tau is not None:
        text = _tr("k {k}, probability of re-identification {tau}")
        said.append(text.format(k=preset.k, tau=numbers.measure(preset.tau)))
    if preset.note:
        said.append(_core(preset.note))
    origin = (
        _tr("from the papers VBAS follows")
        if preset.origin == PAPER
        else _tr("general knowledge: check it with your custodian")
    )
    said.append(f"{_core(preset.source)} ({origin})")
    return "\n".join(said)


def _core(text: str) -> str:
    return QCoreApplication.translate("core", text)


def _tr(text: str) -> str:
    return QCoreApplication.translate("ProtectionStep", text)
