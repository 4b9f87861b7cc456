"""What the chosen protection comes to: figures that follow every change at once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.kit import numbers
from app.kit.controls import NOTE, WARNING, Callout, MutedLabel
from core.cutoff.gaps import PREDICTORS
from core.presets import area_rules
from core.scenario import PEOPLE_BASIS, Scenario
from core.site_preview import SitePreview

COEFFICIENTS_NOTE = "{note}"
"""The note of a coefficient set stands beside its choice already."""


class Consequence(QWidget):
    """Max combinations, entropy, cut-off, regions and people a region; doubts below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.headline = QLabel(wordWrap=True)
        self.headline.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        font = self.headline.font()
        font.setPointSizeF(font.pointSizeF() * 1.15)
        font.setBold(True)
        self.headline.setFont(font)
        self.basis = MutedLabel()
        self.combinations = self._figure(
            self.tr("Max combinations"),
            self.tr("Product of the numbers of categories of the variables"),
        )
        self.entropy = self._figure(
            self.tr("Entropy"), self.tr("Of the equivalence classes, natural logarithm")
        )
        self.cutoff = self._figure(
            self.tr("Cut-off"), self.tr("People that a region should have on average")
        )
        self.doubt, self.notice, self.about_k = Callout(), Callout(), Callout()
        self._lay_out()

    def _figure(self, name: str, tip: str) -> QLabel:
        value = QLabel()
        value.setAlignment(Qt.AlignmentFlag.AlignRight)
        value.setAccessibleName(name)
        value.setToolTip(tip)
        value.setProperty("figure", name)
        return value

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        for row, value in enumerate((self.combinations, self.entropy, self.cutoff)):
            name = MutedLabel(value.property("figure"))
            name.setToolTip(value.toolTip())
            grid.addWidget(name, row, 0)
            grid.addWidget(value, row, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.headline)
        column.addWidget(self.basis)
        column.addLayout(grid)
        for callout in (self.doubt, self.notice, self.about_k):
            column.addWidget(callout)

    def show_preview(self, preview: SitePreview, scenario: Scenario, k_is_strict: bool) -> None:
        """Shows what is known of the number of regions.

        Parameters
        ----------
        preview
            What was predicted.
        scenario
            The settings it was predicted for.
        k_is_strict
            Whether k or the number of variables is so high that the model's blindness matters.
        """
        model = scenario.site_count.name in PREDICTORS
        self._show_headline(preview, scenario)
        self.combinations.setText(numbers.count(preview.max_combinations))
        later = self.tr("once counted")
        self.entropy.setText(
            later if preview.entropy is None else numbers.measure(preview.entropy, self.tr("nats"))
        )
        self.entropy.setToolTip(numbers.exact(preview.entropy, self.tr("nats")))
        cutoff = preview.number.cutoff if preview.number is not None else None
        self.cutoff.setText(numbers.measure(cutoff, self.tr("people")))
        self.cutoff.setToolTip(numbers.exact(cutoff, self.tr("people")))
        self._show_doubts(preview)
        self.about_k.say(
            self.tr("The model knows nothing of k.") if model else "",
            self.tr(
                "It looks at the variables only: with a high k or many variables the regions it "
                "asks for can lose most of the records. Look at the share lost after the run, and "
                "ask for fewer regions if it is too high."
            )
            if model
            else "",
            WARNING if k_is_strict else NOTE,
        )

    def _show_headline(self, preview: SitePreview, scenario: Scenario) -> None:
        number, each = preview.number, preview.people_per_region
        if number is None:
            self.headline.setText(self._why_not(preview, scenario))
            self.basis.setText("")
        else:
            sites = numbers.count(number.n_sites, self.tr("regions"))
            self.headline.setText(
                sites if preview.counted else self.tr("about {regions}").format(regions=sites)
            )
            people = scenario.population_basis == PEOPLE_BASIS
            unit = self.tr("people") if people else self.tr("records")
            each_of = numbers.measure(each if each is None else round(each), unit)
            self.basis.setText(self.tr("{each} each on average").format(each=each_of))
        self.basis.setVisible(bool(self.basis.text()))

    def _why_not(self, preview: SitePreview, scenario: Scenario) -> str:
        if not scenario.quasi_identifiers:
            return self.tr("Choose variables to see the number of regions")
        if preview.waiting:
            return self.tr("Counting categories …")
        if preview.needs_counting:
            return self.tr("The run counts the records first; then the number is known")
        if preview.problem is not None:
            return self.tr("No number of regions yet")
        return self.tr("Open areas and records to see the number of regions")

    def _show_doubts(self, preview: SitePreview) -> None:
        problem, number = preview.problem, preview.number
        if problem is not None and preview.max_combinations is not None:
            self.doubt.say(problem.message, problem.hint, WARNING)
        else:
            self.doubt.say("")
        notices = number.notices if number is not None else ()
        said = " ".join(
            QCoreApplication.translate("core", of.template).format_map(of.values)
            for of in notices
            if of.template != COEFFICIENTS_NOTE
        )
        too_small = self._too_small(preview)
        only_predicted = number is not None and number.expected is not None and len(notices) == 1
        kind = NOTE if only_predicted and not too_small else WARNING
        self.notice.say(f"{said} {too_small}".strip(), kind=kind)

    def _too_small(self, preview: SitePreview) -> str:
        """Says when regions would be smaller than the areas that an agency publishes."""
        each = preview.people_per_region
        broken = [rule for rule in area_rules() if each is not None and each < rule.people]
        if not broken:
            return ""
        return self.tr("{title}: at least {people} each.").format(
            title=QCoreApplication.translate("core", broken[-1].title),
            people=numbers.count(broken[-1].people, self.tr("people")),
        )
