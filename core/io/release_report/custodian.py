"""What only the custodian reads: what was lost, what else was tried, every finding, all settings.

It stands in the folder ``internal`` of the result, which must not be given out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd
import pyogrio

from core.errors import N_, Notice, VbasError
from core.io.records.released import REGION
from core.io.release_pack.source import Source
from core.io.release_pack.texts import dictionary_of, risk_of
from core.io.release_report.maps import drawable, map_of, ramp
from core.io.release_report.recipient import report_of
from core.io.release_report.values import Beside, Listing, Part, Section, table
from core.io.release_report.writing import write_report
from core.io.result_folder import INTERNAL, MANIFEST, seal
from core.io.verification.checks import Check, Verification
from core.measures import COUNT, MEASURES, METRES, SHARE, Measure
from core.record_uniqueness.report_values import Cell, number
from core.steps import finish

_MOST_REGIONS: Final = 40
"""Regions that lost most, or decisions made last, in a table; the files have all of them."""
_MOST_CHANGES: Final = 10
_DECISIONS: Final = {
    "released": N_("released"),
    "accepted": N_("released, with findings accepted"),
    "refused": N_("refused"),
}
_LEFT_OUT: Final = ("n_records_unknown_area", "n_records_excluded_missing")
_WHOLE, _KILOMETRES, _NUMBER = "{n:,} {unit}", "{n:,.2f} {unit}", "{n:,.3f} {unit}"


def write_for_custodian(
    source: Source,
    found: Verification,
    told: dict[str, Any],
    pack: Path,
    decided: Sequence[Mapping[str, Any]] = (),
) -> None:
    """Writes the full report beside the internal files of the result; its manifest lists it.

    Parameters
    ----------
    source
        What the pack is made of; without a folder nothing is written.
    found, told
        What its verification said, with the guard; what its manifest says.
    pack
        Its files.
    decided
        The log of decisions about these records, this one last.

    Raises
    ------
    VbasError
        If nothing can be written there.
    """
    if source.folder is None:
        return
    columns = dictionary_of(source)["columns"]
    report = report_of(source, risk_of(source), columns)
    inside = _Inside(source.folder / INTERNAL)
    sections = (
        _release(found, told),
        *([_signed(decided)] if decided else []),
        *report.sections,
        *inside.sections(source),
        _files(pack),
    )
    report = replace(
        report,
        title=Notice("Report of a release, for its custodian: not for release"),
        sections=sections,
        audience="custodian",
    )
    try:
        write_report(report, source.folder / INTERNAL)
        command = json.loads((source.folder / MANIFEST).read_text(encoding="utf-8"))["command"]
        finish(seal(source.folder, command))
    except OSError as error:
        raise VbasError(
            "The report for the custodian cannot be written to {path}: {reason}.",
            "Copy the result to where it can be written.",
            path=source.folder / INTERNAL,
            reason=error.strerror or "",
        ) from error


def _release(found: Verification, told: dict[str, Any]) -> Section:
    """The answer, who accepted what, and every check."""
    parts: list[Part] = []
    accepted = [of for of in found.checks if of.accepted]
    if accepted:
        text = Notice(
            "{n:,} of {all:,} checks do not pass; this was accepted for the reason: {reason}",
            n=len(accepted),
            all=len(found.checks),
            reason=told.get("reason") or "",
        )
        parts += [text, *(of.sentence for of in accepted)]
    else:
        parts.append(Notice("All {n:,} checks pass.", n=len(found.checks)))
    heads = ((Notice("Answer"), True), (Notice("What was checked"), True))
    rows: list[tuple[Cell, ...]] = [(_answer(of), of.sentence) for of in found.checks]
    parts.append(table(Notice("Verification and comparison with earlier releases"), heads, rows))
    return Section(Notice("May it leave?"), tuple(parts))


def _answer(of: Check) -> Notice:
    if of.passes:
        return Notice("passes")
    return Notice("accepted") if of.accepted else Notice("fails")


def _signed(decided: Sequence[Mapping[str, Any]]) -> Section:
    """Who decided what, when and for which reason: a line for this release and each one before."""
    rows: list[tuple[Cell, ...]] = [
        (
            str(of.get("when", "")),
            str(of.get("by") or "–"),
            str(of.get("pack", "")),
            Notice(_DECISIONS.get(str(of.get("decision")), "–")),
            str(of.get("reason") or "–"),
            number(len(of.get("findings", ())), ","),
        )
        for of in reversed(decided)
    ]
    titles = (N_("When (UTC)"), N_("Who decided"), N_("Pack"), N_("Decision"), N_("Reason"))
    heads = (*((Notice(of), True) for of in titles), (Notice("Findings"), False))
    made = table(Notice("Decisions about these records, the last one first"), heads, rows)
    return Section(Notice("Who decided"), (made.shortened(_MOST_REGIONS),))


def _files(pack: Path) -> Section:
    told = json.loads((pack / MANIFEST).read_text(encoding="utf-8"))["files"]
    heads = ((Notice("File"), True), (Notice("Bytes"), False), (Notice("SHA-256"), True))
    rows: list[tuple[Cell, ...]] = [
        (name, number(of["bytes"], ","), of["sha256"]) for name, of in told.items()
    ]
    return Section(Notice("Files of the pack"), (table(Notice("Every file"), heads, rows),))


class _Inside:
    """The internal files of a result, as far as there are any."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._metrics = self._json("metrics.json")

    def _json(self, name: str) -> dict[str, Any]:
        path = self._folder / name
        if not path.is_file():
            return {}
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return found

    def sections(self, source: Source) -> Iterator[Section]:
        """What the files tell."""
        if self._metrics:
            yield self._risk()
            yield self._lost(source)
            yield self._measures()
            yield self._useful()
        else:
            yield from self._blanked()
            if self._json("suppression.json").get("lost_by_value"):
                yield self._useful()
        if source.tried or (self._metrics.get("target") or {}).get("tries"):
            yield self._tried(source)
        yield self._settings()

    def _risk(self) -> Section:
        """Before, by area, and after."""
        risk = self._metrics.get("risk", {})
        heads = (
            (Notice("Records"), True),
            (Notice("Smallest class"), False),
            (Notice("Unique"), False),
            (Notice("Strict maximum risk"), False),
            (Notice("Strict average risk"), False),
        )
        names = {"before": Notice("before, by area"), "after": Notice("after, as released")}
        rows: list[tuple[Cell, ...]] = [
            (
                said,
                number(risk[name]["smallest_class"], ","),
                number(risk[name]["unique"], ","),
                number(risk[name]["strict_maximum"], ".1%"),
                number(risk[name]["strict_average"], ".2%"),
            )
            for name, said in names.items()
            if risk.get(name)
        ]
        return Section(
            Notice("Risk before and after"),
            (table(Notice("Whoever knows area or region, and the variables"), heads, rows),),
        )

    def _lost(self, source: Source) -> Section:
        """By variable, by region."""
        of, parts = self._metrics, list[Part]()
        parts.append(
            Notice(
                "{lost:,} of {n:,} records are left out ({share:.2%}), because in their region "
                "fewer than {k:,} share their values.",
                lost=of["suppressed_records"],
                n=of["n_records"],
                share=of["suppression_rate"],
                k=of["k"],
            )
        )
        if out := of.get("n_records_filtered", 0):
            text = (
                "Before that, the filter “{filter}” left out {out:,} of the {n:,} records "
                "({share:.1%})."
            )
            n = out + sum(of[name] for name in ("n_records", *_LEFT_OUT))
            where = "" if source.made_from is None else source.made_from.where
            parts.append(Notice(text, filter=where, out=out, n=n, share=out / n))
        regions = pyogrio.read_dataframe(self._folder / "regions.gpkg", layer="regions")
        shares = regions["suppression_rate"].to_numpy(np.float64)
        shapes = np.asarray(regions.geometry.array, dtype=object)
        if drawable(shapes):
            alt = Notice(
                "Records left out, share of each region: light none, dark {most:.2%}.",
                most=float(shares.max(initial=0.0)),
            )
            parts.append(Beside((map_of(shapes, ramp(shares), alt),)))
        heads = ((Notice("Value"), True), (Notice("Left out"), False), (Notice("Of"), False))
        for column, values in of.get("lost_by_value", {}).items():
            rows: list[tuple[Cell, ...]] = [
                (value, number(lost, ","), number(n, ",")) for value, (lost, n) in values.items()
            ]
            title = Notice("Records left out by {column}", column=column)
            parts.append(table(title, heads, rows))
        parts.append(_lost_by_region(regions, source))
        return Section(Notice("What was left out"), tuple(parts))

    def _measures(self) -> Section:
        heads = ((Notice("Measure"), True), (Notice("Value"), False), (Notice("Meaning"), True))
        rows: list[tuple[Cell, ...]] = [
            (Notice(of.title), _measured(of, value), Notice(of.help))
            for of in MEASURES.values()
            if (value := self._metrics.get(of.name)) is not None
        ]
        return Section(
            Notice("What it cost"), (table(Notice("Every measure of the run"), heads, rows),)
        )

    def _useful(self) -> Section:
        """Shares of records that analysts find in the release instead of in all records."""
        changes = []
        for column, values in (
            (self._metrics or self._json("suppression.json")).get("lost_by_value", {}).items()
        ):
            lost, n = (sum(of[i] for of in values.values()) for i in (0, 1))
            if self._metrics:  # whole records, also those without a value
                n, lost = self._metrics["n_records"], self._metrics["suppressed_records"]
            changes += [
                (column, value, of_value / n, (of_value - gone) / (n - lost))
                for value, (gone, of_value) in values.items()
                if n > lost and value  # "" stands for those of few records
            ]
        changes.sort(key=lambda change: -abs(change[3] - change[2]))
        rows: list[tuple[Cell, ...]] = [
            (column, value, number(before, ".2%"), number(after, ".2%"))
            for column, value, before, after in changes[:_MOST_CHANGES]
        ]
        heads = (
            (Notice("Column"), True),
            (Notice("Value"), True),
            (Notice("Of all records"), False),
            (Notice("Of those released"), False),
        )
        title = Notice("Shares that change most, the largest change first")
        return Section(Notice("What analyses find instead"), (table(title, heads, rows),))

    def _blanked(self) -> Iterator[Section]:
        """Of a result of ``vbas suppress``: blanked values by column."""
        path, told = self._folder / "columns.csv", self._json("suppression.json")
        if not path.is_file() or not told:
            return
        lines = Listing(path.read_text(encoding="utf-8"))
        lead = Notice(
            "{cells:,} values of {records:,} records are blanked.",
            cells=told.get("cells_suppressed_total", 0),
            records=told.get("records_touched", 0),
        )
        yield Section(Notice("What was left out"), (lead, lines))

    def _tried(self, source: Source) -> Section:
        heads = (
            (Notice("The run"), True),
            (Notice("k"), False),
            (Notice("Regions"), False),
            (Notice("Left out"), False),
            (Notice("Share"), False),
        )
        rows: list[tuple[Cell, ...]] = [
            (
                of.name,
                number(of.k, ","),
                number(of.n_regions, ","),
                number(of.lost, ","),
                number(of.lost_share, ".2%"),
            )
            for of in source.tried
        ]
        parts: list[Part] = [table(Notice("Runs"), heads, rows)] if rows else []
        tries = (self._metrics.get("target") or {}).get("tries") or ()
        if tries:
            text = "\n".join(", ".join(f"{key} {of[key]}" for key in of) for of in tries)
            parts += [Notice("Numbers of sites that were tried:"), Listing(text)]
        return Section(Notice("What else was tried"), tuple(parts))

    def _settings(self) -> Section:
        parts: list[Part] = []
        inputs = self._metrics.get("inputs") or self._json("suppression.json").get("inputs") or {}
        heads = ((Notice("Input"), True), (Notice("File"), True), (Notice("SHA-256"), True))
        rows: list[tuple[Cell, ...]] = [
            (name, Path(str(of.get("file", ""))).name, str(of.get("sha256", "")))
            for name, of in inputs.items()
        ]
        parts.append(table(Notice("What was read"), heads, rows))
        versions = self._metrics.get("versions", {})
        if versions:
            libraries = ((Notice("Library"), True), (Notice("Version"), True))
            rows = [(str(name), str(of)) for name, of in versions.items()]
            parts.append(table(Notice("Versions"), libraries, rows))
        for name in ("scenario.toml", "suppression.json"):
            path = self._folder / name
            if path.is_file():
                parts += [name, Listing(path.read_text(encoding="utf-8"))]
        return Section(Notice("Settings, versions, sources"), tuple(parts))


def _lost_by_region(regions: pd.DataFrame, source: Source) -> Part:
    """Regions that lost most, by their numbers in the pack."""
    numbers = _numbers_in_pack(regions, source)
    order = regions["suppressed_records"].to_numpy().argsort(kind="stable")[::-1]
    rows: list[tuple[Cell, ...]] = [
        (
            numbers.get(int(regions[REGION].iloc[i]), "–"),
            str(int(regions[REGION].iloc[i])),
            number(int(regions["suppressed_records"].iloc[i]), ","),
            number(int(regions["records"].iloc[i]), ","),
            number(float(regions["suppression_rate"].iloc[i]), ".2%"),
        )
        for i in order
    ]
    heads = (
        (Notice("Region of the pack"), True),
        (Notice("Region of the result"), True),
        (Notice("Left out"), False),
        (Notice("Of"), False),
        (Notice("Share"), False),
    )
    made = table(Notice("Records left out by region, the most first"), heads, rows)
    return made.shortened(_MOST_REGIONS)


def _numbers_in_pack(regions: pd.DataFrame, source: Source) -> dict[int, str]:
    """{number in the result: number in the pack}: the same shapes."""
    if source.regions is None:
        return {}
    there = {of.wkb: n for n, of in source.regions.shapes.set_index(REGION).geometry.items()}
    pairs = zip(regions[REGION], regions.geometry, strict=True)
    return {int(number): str(there[of.wkb]) for number, of in pairs if of.wkb in there}


def _measured(of: Measure, value: float) -> Cell:
    if of.kind == COUNT:
        return Notice(_WHOLE, n=round(value), unit=Notice(of.shown_unit))
    if of.kind == SHARE:
        return number(value, ".2%")
    if of.kind == METRES:
        return Notice(_KILOMETRES, n=value / 1000, unit=Notice(of.shown_unit))
    return Notice(_NUMBER, n=value, unit=Notice(of.shown_unit))
