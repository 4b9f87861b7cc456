"""People from a table outside, in the panel of risk: opened, attacked beside, copied, refused."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtGui import QGuiApplication

from tests.app.workspaces.cells.risk.test_risk_in_window import (  # noqa: F401 (fixtures)
    after,
    choose,
    frame,
)


@pytest.fixture
def people(tmp_path):
    def written(records, rows: str, head="age,sex,people,who") -> object:
        path = tmp_path / "census.csv"
        path.write_text(f"{head}\n{rows}", encoding="utf-8")
        return path

    return written


def settled(frame, qtbot):  # noqa: F811
    section = frame.sections.outside
    qtbot.waitUntil(lambda: not section.job.busy and not frame.program.jobs.busy, timeout=10_000)
    return section


def test_people_are_opened_and_attacked_beside(frame, qtbot, people):  # noqa: F811
    of = frame.state.records
    ages, sexes = of.categories["age"], of.categories["sex"]
    codes = [of.codes[of.columns.index(name)].tolist() for name in ("age", "sex")]
    pairs = Counter(zip(*codes, strict=True))
    # Ten people for each class that occurs, and one homeowner among all of them.
    shown = [(ages[a], sexes[s]) for a, s in pairs if a < len(ages) and s < len(sexes)]
    rows = [f"{a},{s},10," for a, s in shown]
    rows.append(f"{shown[0][0]},{shown[0][1]},1,homeowners")
    section = frame.sections.outside
    section.open_path(people(of, "\n".join(rows) + "\n"))
    settled(frame, qtbot)
    settled(frame, qtbot)
    choose(section.group, "who")
    settled(frame, qtbot)
    whole, owners = section.outside.found
    assert whole.people == 10 * len(shown)
    assert (owners.group, owners.people, owners.at_risk) == ("homeowners", 1, 1)
    assert section.grid.rowCount() == 2
    assert section.statement.text().startswith("Whoever has a list of people with age, sex")
    section.copy.click()
    assert "Canadian dollars" in QGuiApplication.clipboard().text()
    assert "homeowners" in section.as_csv()
    # Each class is of ten, so that none is at risk below k = 6.
    assert whole.at_risk == 0


def test_a_table_without_these_columns_is_said(frame, qtbot, people):  # noqa: F811
    section = frame.sections.outside
    section.open_path(people(frame.state.records, "1,2\n", head="height,people"))
    settled(frame, qtbot)
    assert "none of the columns age" in section.trouble.text
    assert section.outside is None
    section.open_path(people(frame.state.records, "1,f,many,\n"))
    settled(frame, qtbot)
    settled(frame, qtbot)
    assert section.outside is None
