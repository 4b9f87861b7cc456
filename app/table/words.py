"""What is said around each of the three tables."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication


@dataclass(frozen=True)
class Words:
    """Texts of a table, in the user's language.

    Attributes
    ----------
    title, unit
        Of the table, and what its rows are counted in.
    example
        A condition; never translated.
    empty, fill, fill_tip
        What would be there, and the button that fills it.
    legend
        A line under the table; "" = none.
    """

    title: str
    unit: str
    example: str
    empty: str
    fill: str
    fill_tip: str
    legend: str = ""


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Tables", text)


def of_areas() -> Words:
    """Around the table of areas."""
    return Words(
        tr("Areas"),
        tr("areas"),
        "population > 500 and lost_share > 0.1",
        tr(
            "Every area would stand here in a row: people, land, records, its region, and what is "
            "lost there."
        ),
        tr("Open areas …"),
        tr("Open a file of areas: polygons, or a table with coordinates (Ctrl+O)"),
    )


def of_regions() -> Words:
    """Around the table of regions."""
    return Words(
        tr("Regions"),
        tr("regions"),
        "lost_share > 0.05 or people < 1000",
        tr(
            "Every region of the shown run would stand here in a row: areas, people, records, what "
            "is lost, how wide it is."
        ),
        tr("Run"),
        tr("Group areas into regions (F5)"),
    )


def of_runs() -> Words:
    """Around the table of runs."""
    return Words(
        tr("Runs"),
        tr("runs"),
        "k = 5 and suppression_rate < 0.01",
        tr("Every run would stand here in a row: its settings and all its measures."),
        tr("Run"),
        tr("Group areas into regions (F5)"),
        tr(
            "◆ and bold: the best of the runs with the same k, quasi-identifiers and records. "
            "Click a row to show the run, the star to mark it; double-click a name to change it."
        ),
    )
