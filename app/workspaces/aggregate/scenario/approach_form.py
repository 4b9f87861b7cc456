"""An approach of a kind, its parameters, and the approach it starts from, if it does."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QWidget

from app.kit import numbers
from app.kit.brief import BriefLabel
from app.kit.controls import Callout
from app.kit.form import Form
from app.kit.layouts import column
from app.kit.parameter_form import ParameterForm
from app.kit.section import Section
from core.errors import VbasError
from core.parameters import parameters_of
from core.placement.given import GivenRegions, GivenSites

SEEDING = "seeding"
_DEEPEST = 2


class ApproachForm(Form):
    """Chooses one of several component classes, or none, and edits what it has."""

    def __init__(
        self,
        kinds: Mapping[str, type[Any]],
        label: str,
        *,
        none: str = "",
        depth: int = 0,
    ) -> None:
        """``none`` is what choosing nothing is called; ``depth`` counts forms around this one."""
        super().__init__(None)
        self._kinds, self._none, self._depth = dict(kinds), none, depth
        self.approach = QComboBox()
        self.about, self.price = (BriefLabel(role="muted") for _ in range(2))
        self.form = ParameterForm(blanks=_blanks(self))
        self.seeding: ApproachForm | None = None
        self.problem = Callout()
        self.row(label, self.approach, self.tr("Which approach is used"))
        settings = QWidget()
        self._settings = column(settings, self.form, self.price)
        tip = self.tr("What the approach goes by, and what it starts from")
        self.settings = Section(self.tr("Settings"), settings, tip)
        self.add(self.about, self.settings, self.problem)
        self._fill()
        self.approach.currentIndexChanged.connect(self._choose)
        self.form.edited.connect(self._on_edited)

    def _fill(self) -> None:
        if self._none:
            self.approach.addItem(self._none, "")
        for name, kind in self._kinds.items():
            if name in (GivenSites.name, GivenRegions.name):
                continue  # only a scenario file can name them
            self._add(name, kind)

    def _add(self, name: str, kind: type[Any]) -> None:
        self.approach.addItem(QCoreApplication.translate("core", kind.title), name)
        doc = (kind.__doc__ or "").strip().splitlines()
        tip = QCoreApplication.translate("core", doc[0]) if doc else ""
        self.approach.setItemData(self.approach.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)

    @property
    def title(self) -> str:
        """What it is called, with what it starts from."""
        text = self.approach.currentText()
        if self.seeding is not None and not self.seeding.isHidden():
            return self.tr("{approach} from {seeding}").format(
                approach=text, seeding=self.seeding.title.lower()
            )
        return text

    def show_value(self, component: Any) -> None:
        """Shows a component, or that none is chosen."""
        self.value = component
        self.problem.say("")
        name = "" if component is None else component.name
        if name and self.approach.findData(name) < 0:
            self._add(name, type(component))
        with QSignalBlocker(self.approach):
            self.approach.setCurrentIndex(self.approach.findData(name))
        tip = str(self.approach.currentData(Qt.ItemDataRole.ToolTipRole) or "")
        when = QCoreApplication.translate("core", getattr(component, "when", ""))
        self.about.setText(self._about(component) or when or tip.rstrip("."))
        self.about.setVisible(bool(self.about.text()))
        if component is not None:
            self.form.show_component(component)
            has = bool(parameters_of(component)) or hasattr(component, SEEDING)
        self.settings.setVisible(component is not None and has)
        self.price.setText("" if component is None else price_sentence(component))
        self.price.setVisible(bool(self.price.text()))
        self._show_seeding(component)

    def _about(self, component: Any) -> str:
        if isinstance(component, GivenSites):
            n = numbers.count(len(component.sites), self.tr("sites"))
            return self.tr("{sites} from the scenario file").format(sites=n)
        if isinstance(component, GivenRegions):
            text = self.tr("Regions from {of}: nothing is placed. Choose an approach to run.")
            return text.format(of=component.of or self.tr("elsewhere"))
        return ""

    def _show_seeding(self, component: Any) -> None:
        has = component is not None and hasattr(component, SEEDING) and self._depth < _DEEPEST
        if has and self.seeding is None:
            self.seeding = ApproachForm(self._kinds, self.tr("&Starts from"), depth=self._depth + 1)
            self.seeding.setContentsMargins(14, 0, 0, 0)
            self.seeding.edited.connect(self._take_seeding)
            self._settings.addWidget(self.seeding)
        if self.seeding is not None:
            self.seeding.setVisible(has)
            if has:
                self.seeding.show_value(getattr(component, SEEDING))

    def _choose(self) -> None:
        name = self.approach.currentData()
        if not name:
            self._on_edited(None)
            return
        try:
            made = self._kinds[name]()
            kept = getattr(self.value, SEEDING, None)
            if kept is not None and kept.name != name and hasattr(made, SEEDING):
                made = dataclasses.replace(made, **{SEEDING: kept})
        except VbasError as error:
            self.refuse(error)
            return
        self._on_edited(made)

    def _take_seeding(self, seeding: object) -> None:
        self.edit(**{SEEDING: seeding})

    def refuse(self, error: VbasError) -> None:
        """Goes back to what was chosen before, and says why."""
        self.show_value(self.value)
        self.problem.show_error(error)

    def _on_edited(self, component: object) -> None:
        self.show_value(component)
        self.edited.emit(component)


def _blanks(owner: QWidget) -> dict[str, str]:
    """What it means that a parameter is left empty, where that is more than "no limit"."""
    return {
        "per_km": owner.tr("as before"),
        "per_bit": owner.tr("as before"),
        "max_moves": owner.tr("automatic"),
    }


def price_sentence(component: object) -> str:
    """What geography may cost, for components that weigh records against it; "" for others."""

    def tr(text: str) -> str:
        return QCoreApplication.translate("Price", text)

    if not hasattr(component, "per_km") or not hasattr(component, "per_bit"):
        return ""
    per_km, per_bit = component.per_km, component.per_bit
    held = getattr(component, "hold_compactness", None)
    sites = tr("Distances to the sites (Croft's compactness, Eq. 20) may get longer.")
    if held is not None:
        sites = tr(
            "Distances to the sites (Croft's compactness, Eq. 20) get longer by at most {percent}."
        ).format(percent=numbers.percent(held / 100.0))
    if per_km is None and per_bit is None:
        text = tr(
            "Distances to own centres get no longer in sum, and no detail is lost. "
            "With a floor or a spread the search may begin from regions that keep to it."
        )
        return f"{text} {sites}"
    kept = []
    if per_km is None:
        kept.append(tr("distances to the regions' own centres get no longer"))
    else:
        records = numbers.measure(per_km, tr("records"))
        kept.append(tr("you would give {records} for a kilometre").format(records=records))
    if per_bit is None:
        kept.append(tr("no geographic detail is lost"))
    else:
        records = numbers.measure(per_bit, tr("records"))
        kept.append(tr("you would give {records} for a bit of detail").format(records=records))
    text = tr("{first}, and {second}.").format(first=kept[0], second=kept[1])
    return f"{text[0].upper()}{text[1:]} {sites}"
