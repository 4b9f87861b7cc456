"""The right panel before there is a pack: what a recipient will get, and at what risk."""

from __future__ import annotations

import pandas as pd
from PySide6.QtWidgets import QWidget

from app.frame.session import RunEntry
from app.frame.workspace import RIGHT, Panel
from app.kit import numbers
from app.kit.derived import Missing
from app.kit.layouts import column
from app.kit.result_page import Reason
from app.kit.widgets import words
from app.table.small import TableSection
from app.workspaces.release.state import Handed, ReleaseContext, ReleaseState, handed_of, tr

_NO_RUN = "no run"


class Sentence(QWidget):
    """How many records leave, and how likely one of them is recognised at most."""

    def __init__(self, _: ReleaseContext) -> None:
        super().__init__()
        self.said, self.risk = words("", "verdict"), words("")
        column(self, self.said, self.risk, spacing=4, margins=(0, 4, 0, 4))

    def show_result(self, of: Handed) -> None:
        """Says it of a run; of what another workspace hands over, what that says."""
        if not isinstance(of.of, RunEntry):
            self.said.setText(of.of.sentence)
            self.risk.hide()
            return
        run = of.of.run
        self.said.setText(
            tr("{kept} in {regions}, {columns}.").format(
                kept=numbers.count(kept_records(of.of), tr("records")),
                regions=numbers.count(run.evaluation.n_regions, tr("regions")),
                columns=numbers.count(len(_columns(of)), tr("columns")),
            )
        )
        k = run.scenario.k
        text = tr("At least {k} share each combination: one in {n} is recognised at most ({risk}).")
        unit = tr("people") if of.of.study.counts.unit == "people" else tr("records")
        self.risk.setText(
            text.format(
                k=numbers.count(k, unit), n=numbers.count(k), risk=numbers.percent(1.0 / max(k, 1))
            )
        )
        self.risk.show()


class Contents(TableSection):
    """Every part of the pack, its formats, and how much it holds."""

    def __init__(self, context: ReleaseContext) -> None:
        columns = (
            (tr("Part"), tr("Folder or file within the pack")),
            (tr("Holds"), tr("How much is in it")),
        )
        super().__init__(context, tr("What is handed over"), columns, "plan")

    def show_result(self, of: Handed) -> None:
        """Shows the parts of a pack of these settings."""
        rows = contents(of)
        frame = pd.DataFrame(rows, columns=["part", "formats", "holds"])
        shown = [(f"{part}\n{formats}", holds) for part, formats, holds in rows]
        self.show_table("", shown, [f"{part}: {formats}" for part, formats, _ in rows], frame.copy)


def kept_records(entry: RunEntry) -> int:
    """Records that a run releases."""
    return entry.study.counts.n_records - entry.run.evaluation.suppressed_records


def contents(of: Handed) -> list[tuple[str, str, str]]:
    """(part, formats, how much it holds) of the pack that would be made."""
    n_columns = numbers.count(len(_columns(of)), tr("columns"))
    entry = of.of if isinstance(of.of, RunEntry) else None
    holds = n_columns if entry is None else numbers.count(kept_records(entry), tr("records"))
    rows = [("records", "Parquet, CSV, SPSS, Stata", holds)]
    if entry is not None:
        regions = numbers.count(entry.run.evaluation.n_regions, tr("regions"))
        areas = numbers.count(len(entry.area_file.layer), tr("areas"))
        rows += [
            ("regions", "GeoPackage, GeoParquet, Shapefile, GeoJSON", regions),
            ("regions/crosswalk.csv", "CSV", areas),
        ]
    both = tr("English and French")
    return [
        *rows,
        ("dictionary", f"JSON, CSV: {', '.join(_columns(of))}", n_columns),
        ("report", f"HTML, PDF, {both}", ""),
        ("README", f"TXT, {both}", ""),
        ("risk.json, manifest.json", tr("risk, terms, fingerprints"), ""),
    ]


def _columns(of: Handed) -> tuple[str, ...]:
    return (*of.protected, *of.keep)


def _needs(context: ReleaseContext) -> Handed | Missing:
    return handed_of(context) or Missing(_NO_RUN)


PANEL: Panel[ReleaseState] = Panel(
    "plan",
    lambda: tr("Contents"),
    RIGHT,
    sections=lambda context: (Sentence(context), Contents(context)),
    needs=_needs,
    look=lambda context: tuple(context.state.roles.items()),
    reasons=lambda _: {_NO_RUN: Reason(tr("There is no run to hand over yet."))},
    what=lambda: tr("Here you will see what a recipient gets: every part, how much, the risk."),
    working=lambda: "",
)
