"""Step 3: the most that may be lost, and k; how many regions otherwise, under "More"."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from app.kit import layouts, numbers
from app.kit.brief import BriefLabel
from app.kit.controls import NOTE, WARNING, Callout, MutedLabel, NarrowCheckBox, align
from app.kit.form import Form, fill
from app.kit.preset_words import about_preset, preset_title
from app.kit.section import Section
from app.workspaces.aggregate.scenario.site_count_form import SiteCountForm
from core.cutoff.gaps import PREDICTORS
from core.decision.question import USUAL_LIMIT
from core.presets import area_rules, presets
from core.scenario import PEOPLE_BASIS, Scenario, Target
from core.site_preview import SitePreview

STRICT_K, MANY_VARIABLES = 11, 4
_LARGEST_K = 1_000_000
COEFFICIENTS_NOTE = "{note}"
"""The note of a coefficient set stands beside its choice already."""


class ProtectionStep(Form):
    """What may be lost and k with its presets; folded away, where the number of regions is from."""

    def __init__(self) -> None:
        super().__init__(Scenario())
        self._preview, self._by_number = SitePreview(), False
        self.target = TargetForm()
        self.add(self.target)
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
        choices = [(of.name, preset_title(of), about_preset(of)) for of in presets()]
        fill(self.preset, [(None, self.tr("own choice")), *choices])
        self.row(self.tr("&Preset"), self.preset)
        self.about_k = BriefLabel(
            self.tr(
                "k hides who a record is, not what all of a class have in common. Nor does it hide "
                "what two releases show together."
            ),
            "muted",
        )
        self.site_count, self.consequence = SiteCountForm(self._guard), Consequence()
        align(*self.labels, *self.site_count.labels)
        self.nest("site_count", self.site_count)
        self.nest("target", self.target)
        self.number = Section(
            self.tr("More"),
            self._number(),
            self.tr("Where the number of regions is from: models, coefficients, floor"),
        )
        self.add(self.about_k, self.number)
        self.preset.activated.connect(self._choose_preset)
        self.show_value(self.value)

    def _number(self) -> QWidget:
        """The number of regions: how it is found, and what follows."""
        body = QWidget()
        parts = (self.target.keep_floor, self.site_count, self.consequence, self.site_count.note)
        layouts.column(body, *parts)
        return body

    def show_rest(self) -> None:
        """Shows the preset that has this k, and what the settings come to."""
        self._show_preset(self.value.k)
        self.target.show_floor(self.value.constraints.floor is not None)
        if (self.value.target is None) != self._by_number:  # then everything hangs on the number
            self._by_number = not self._by_number
            self.number.unfold(self._by_number)
        self.show_preview(self._preview)

    def show_preview(self, preview: SitePreview) -> None:
        """Shows what the settings come to."""
        self._preview = preview
        self.consequence.show_preview(preview, self.value, _is_strict(self.value))
        text = self.site_count.summary()
        if self.value.target is not None:
            text = self.tr("the search begins with: {number}").format(number=text)
        self.number.set_summary(text)

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
        about = about_preset(chosen) if chosen is not None else ""
        self.preset.setToolTip(about or self.tr("Values of k in use, and who says so"))

    def _choose_preset(self) -> None:
        name = self.preset.currentData()
        k = next((of.k for of in presets() if of.name == name), self.value.k)
        self.edit(k=k)


def _is_strict(scenario: Scenario) -> bool:
    return scenario.k >= STRICT_K or len(scenario.quasi_identifiers) >= MANY_VARIABLES


def _core(text: str) -> str:
    return QCoreApplication.translate("core", text)


class TargetForm(Form):
    """The most that may be lost, with a tick: as many regions as keep to it are made.

    ``keep_floor`` says whether the floor counts, too; whoever shows the form places it.
    """

    def __init__(self) -> None:
        super().__init__(None)
        self._has_floor = False
        tip = self.tr("Largest share of all records that may be left out (%)")
        self.wanted, self.about = NarrowCheckBox(self.tr("&Lose at most")), MutedLabel()
        self.wanted.setToolTip(
            self.tr("Tries many numbers of regions and keeps the largest one that meets the aim")
        )
        self.share = self.percent("max_suppression", "", tip, 0.0, 100.0, none=100.0)
        self.share.setAccessibleName(self.tr("Lose at most"))
        (label,) = self.labels
        label.hide()
        row = QHBoxLayout()
        row.addWidget(self.wanted, 3)
        row.addWidget(self.rows[self.share], 2)
        self.labels.clear()  # the tick stands for it
        self.column.addLayout(row)
        self.keep_floor = self.tick(
            "keep_floor",
            self.tr("every region keeps the f&loor"),
            self.tr("Only numbers at which every region holds the floor of step 4 (people)"),
        )
        self.add(self.about)
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
        self.keep_floor.setVisible(target is not None and (self._has_floor or target.keep_floor))
        self.about.setText(
            self.tr("Of all records; as many regions as that allows.")
            if target is not None
            else self.tr("The number of regions is chosen below, whatever is lost.")
        )

    def _switch(self, wanted: bool) -> None:
        self.show_value(Target(USUAL_LIMIT) if wanted else None)
        self.edited.emit(self.value)


def target_words(target: Target) -> str:
    """A target in few words."""
    share = 1.0 if target.max_suppression is None else target.max_suppression
    return QCoreApplication.translate("TargetForm", "lose at most {share}").format(
        share=numbers.percent(share)
    )


class Consequence(QWidget):
    """Max combinations, entropy, cut-off, regions and people a region; doubts below."""

    def __init__(self) -> None:
        super().__init__()
        self.headline = QLabel(wordWrap=True)
        self.headline.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        font = self.headline.font()
        font.setPointSizeF(font.pointSizeF() * 1.15)
        font.setBold(True)
        self.headline.setFont(font)
        self.basis = MutedLabel()
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
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
        doubts = (self.doubt, self.notice, self.about_k)
        parts = (self.headline, self.basis, self._grid, *doubts)
        layouts.column(self, *parts, spacing=4, margins=(0, 4, 0, 0))

    def _figure(self, name: str, tip: str) -> QLabel:
        value, row = QLabel(), self._grid.rowCount()
        value.setAlignment(Qt.AlignmentFlag.AlignRight)
        value.setAccessibleName(name)
        label = MutedLabel(name)
        for column, widget in enumerate((label, value)):
            widget.setToolTip(tip)
            self._grid.addWidget(widget, row, column)
        return value

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
        model = scenario.site_count.name in PREDICTORS and scenario.target is None
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
            if scenario.target is not None:
                sites = self.tr("to begin with, {regions}").format(regions=sites)
            elif not preview.counted:
                sites = self.tr("about {regions}").format(regions=sites)
            self.headline.setText(sites)
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
