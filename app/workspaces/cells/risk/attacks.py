"""What three attacks would find, as sentences and as figures."""

from __future__ import annotations

import pandas as pd
from PySide6.QtWidgets import QWidget

from app.kit import numbers
from app.kit.brief import BriefLabel, explained
from app.kit.controls import Callout
from app.kit.layouts import column
from app.kit.widgets import words
from app.table.small import TableSection
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.risk import texts
from app.workspaces.cells.texts import joined, tr
from core.errors import VbasError
from core.risk.assessment import Assessment, Found
from core.risk.of_records import Risk


class AttacksSection(QWidget):
    """A heading, a sentence and an explanation on demand for each attack; figures in a table."""

    def __init__(self, context: CellsContext) -> None:
        super().__init__()
        self._state = context.state
        self.heading, self.trouble = words("", "heading"), Callout(self)
        self._found = QWidget(self)
        self.sentences = [BriefLabel() for _ in range(3)]
        parts: list[QWidget] = []
        pairs = zip(texts.attacks(), self.sentences, strict=True)
        for number, ((name, why), sentence) in enumerate(pairs, 1):
            parts += [*explained(f"{number}. {name}", why, "group"), sentence]
        note = tr(
            "Records that show no value by this combination, only blanks and values that were "
            "missing before, are counted here too: missing is taken for a value. They tell nothing "
            "of a person."
        )
        self.note = BriefLabel(note, "muted")
        columns = (
            (tr("Risk"), tr("Who attacks, and what is measured")),
            (tr("Before"), tr("Of the records as they are")),
            (tr("After"), tr("Of the records after suppression")),
        )
        self.table = TableSection(context, tr("Prosecutor, journalist, marketer"), columns, "risk")
        column(self._found, *parts, self.note, self.table, spacing=3)
        column(self, self.heading, self.trouble, self._found, spacing=3, margins=(0, 8, 0, 0))

    def show_result(self, of: Risk) -> None:
        """Shows what the attacks find by the combination that is looked at."""
        name, found = joined(of.columns, self._state.titles), of.assessment
        self.heading.setText(tr("What attacks find by {name}").format(name=name))
        self.trouble.show_error(found if isinstance(found, VbasError) else None)
        self._found.setVisible(not isinstance(found, VbasError))
        if isinstance(found, VbasError):
            return
        for label, text in zip(self.sentences, texts.attack_sentences(found), strict=True):
            label.setText(text)
        # No record that shows a value is at risk any more, yet some are counted.
        classes = of.exposure.classes_after[of.exposure.combinations.index(of.columns)]
        rest = found.after is not None and found.after.registry_one > 0
        self.note.setVisible(rest and classes.at_risk(of.asked.threshold.k) == 0)
        self._show_figures(found)

    def _show_figures(self, of: Assessment) -> None:
        before, after = _figures(of.before), None if of.after is None else _figures(of.after)
        rows, tips = [], []
        for i, (key, name, why, value) in enumerate(before):
            later = None if after is None else after[i][3]
            then = numbers.NOTHING if later is None else _written(key, later)
            rows.append((name, _written(key, value), then))
            exact = numbers.exact(value)
            tips.append(why if later is None else f"{why}\n{exact} → {numbers.exact(later)}")
        meaning = tr(
            "A prosecutor knows that the person is among the released records. A journalist only "
            "knows that the person is in the population. A marketer wants as many right links as "
            "possible."
        )
        self.table.show_table("", rows, tips, lambda: _figures_table(of), meaning)


def _figures_table(of: Assessment) -> pd.DataFrame:
    """The figures with all digits."""
    before, after = _figures(of.before), None if of.after is None else _figures(of.after)
    rows = [
        {"measure": key, "before": value, "after": None if after is None else after[i][3]}
        for i, (key, _, _, value) in enumerate(before)
    ]
    return pd.DataFrame(rows).assign(
        combination="+".join(of.columns),
        k=of.k,
        people=of.people,
        records=of.records,
        released=of.released,
    )


def _written(key: str, value: float) -> str:
    return numbers.percent(value) if key.endswith("_share") else numbers.short(value)


def _figures(of: Found) -> list[tuple[str, str, str, float]]:
    """Key, name, meaning and value of each figure; shares of records have keys in ``_share``."""
    prosecutor, journalist = of.risks.prosecutor, of.risks.journalist
    highest = tr("Highest probability of a right guess, 0 to 1")
    mean = tr("Mean probability of a right guess over the released records, 0 to 1")
    over = tr("Released records over the threshold, % of them")
    share = tr("Released records that are expected to be matched rightly, % of them")
    return [
        ("prosecutor_highest", tr("Prosecutor, highest"), highest, prosecutor.worst),
        ("prosecutor_mean", tr("Prosecutor, mean"), mean, prosecutor.mean),
        ("prosecutor_over_share", tr("Prosecutor, at risk"), over, prosecutor.share_over),
        ("journalist_highest", tr("Journalist, highest"), highest, journalist.worst),
        ("journalist_mean", tr("Journalist, mean"), mean, journalist.mean),
        ("journalist_over_share", tr("Journalist, at risk"), over, journalist.share_over),
        ("marketer_share", tr("Marketer, right links"), share, of.risks.marketer),
    ]
