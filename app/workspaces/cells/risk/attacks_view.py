"""The three attacks as sentences, and every figure of them in a table."""

from __future__ import annotations

import pandas as pd
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.kit import numbers
from app.kit.controls import Callout
from app.kit.theme import Theme
from app.kit.widgets import words
from app.workspaces.cells.outcome.section import Section
from app.workspaces.cells.risk import texts
from core.errors import VbasError
from core.risk.assessment import Assessment, Found


class AttacksView(QWidget):
    """A heading, a sentence and a line of explanation for each attack.

    Signals
    -------
    export_requested(DataFrame, str)
        The table, to be written to a file of this name.
    """

    export_requested = Signal(object, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = words("", "heading")
        self.trouble = Callout(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(3)
        column.addWidget(self.heading)
        column.addWidget(self.trouble)
        self._found = QWidget(self)
        inner = QVBoxLayout(self._found)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(3)
        self.sentences = [words("") for _ in range(3)]
        pairs = zip(texts.attack_names(), texts.attack_whys(), self.sentences, strict=True)
        for number, (name, why, sentence) in enumerate(pairs, 1):
            inner.addWidget(words(f"{number}. {name}", "group"))
            inner.addWidget(sentence)
            inner.addWidget(words(why, "muted"))
        self.note = words(texts.nothing_shown(), "muted")
        inner.addWidget(self.note)
        self.table = FiguresSection(theme, self)
        self.table.export_requested.connect(self.export_requested)
        inner.addWidget(self.table)
        column.addWidget(self._found)

    def show_assessment(self, of: Assessment | VbasError, name: str, *, safe: bool = False) -> None:
        """Shows what the attacks find by the combination of a name.

        ``safe`` if no record that shows a value is at risk by it any more.
        """
        self.heading.setText(texts.tr("What attacks find by {name}").format(name=name))
        self.trouble.show_error(of if isinstance(of, VbasError) else None)
        self._found.setVisible(not isinstance(of, VbasError))
        if isinstance(of, VbasError):
            return
        said = (
            texts.registry_one_words(of),
            texts.registry_all_words(of),
            texts.known_person_words(of),
        )
        for label, text in zip(self.sentences, said, strict=True):
            label.setText(text)
        rest = of.after is not None and of.after.registry_one > 0
        self.note.setVisible(safe and rest)
        self.table.show_assessment(of)


class FiguresSection(Section):
    """Every figure, before and after."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        titles = (texts.tr("Risk"), texts.tr("Before"), texts.tr("After"))
        super().__init__(
            theme, texts.tr("Prosecutor, journalist, marketer"), titles, "risk", parent
        )
        self.grid.set_help(
            (
                texts.tr("Who attacks, and what is measured"),
                texts.tr("Of the records as they are"),
                texts.tr("Of the records after suppression"),
            )
        )

    def show_assessment(self, of: Assessment) -> None:
        """Shows other figures."""
        before, after = _figures(of.before), None if of.after is None else _figures(of.after)
        rows, tips = [], []
        for i, (key, name, why, value) in enumerate(before):
            later = None if after is None else after[i][3]
            then = numbers.NOTHING if later is None else _written(key, later)
            rows.append((name, _written(key, value), then))
            exact = numbers.exact(value)
            tips.append(why if later is None else f"{why}\n{exact} → {numbers.exact(later)}")
        why = texts.tr(
            "A prosecutor knows that the person is among the released records, a journalist only "
            "that the person is in the population, a marketer wants as many right links as "
            "possible."
        )
        self.show_table(why, rows, tips, lambda: _table(of))


def _table(of: Assessment) -> pd.DataFrame:
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
    highest = texts.tr("Highest probability of a right guess, 0 to 1")
    mean = texts.tr("Mean probability of a right guess over the released records, 0 to 1")
    over = texts.tr("Released records over the threshold, % of them")
    share = texts.tr("Released records that are expected to be matched rightly, % of them")
    return [
        ("prosecutor_highest", texts.tr("Prosecutor, highest"), highest, prosecutor.worst),
        ("prosecutor_mean", texts.tr("Prosecutor, mean"), mean, prosecutor.mean),
        (
            "prosecutor_over_share",
            texts.tr("Prosecutor, at risk"),
            over,
            prosecutor.share_over,
        ),
        ("journalist_highest", texts.tr("Journalist, highest"), highest, journalist.worst),
        ("journalist_mean", texts.tr("Journalist, mean"), mean, journalist.mean),
        (
            "journalist_over_share",
            texts.tr("Journalist, at risk"),
            over,
            journalist.share_over,
        ),
        ("marketer_share", texts.tr("Marketer, right links"), share, of.risks.marketer),
    ]
