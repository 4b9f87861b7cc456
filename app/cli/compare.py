"""``vbas compare``: runs of a project, or results in folders, side by side."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from app.cli.compare_folders import compare_folders
from app.cli.options import InputError, Options
from app.cli.run import run_named
from app.cli.words import cut, print_table
from core.comparison import settings_row, table_of_rows, undominated
from core.equal_terms import (
    ALIKE,
    BETTER,
    FEWER_REGIONS,
    MORE_REGIONS,
    SAME_LOSS,
    SAME_REGIONS,
    WORSE,
    equal_terms,
)
from core.evaluation import Evaluation
from core.io.project import read_project
from core.io.result_metrics import KeptMeasures, measures_of_folder
from core.measures import MEASURES
from core.scenario import Scenario
from core.steps import finish

_SHOWN: Final[Mapping[str, tuple[str, Callable[[float], str]]]] = {
    "n_regions": ("Regions", lambda x: f"{x:,.0f}"),
    "suppressed_records": ("Records lost", lambda x: f"{x:,.0f}"),
    "suppression_rate": ("Share lost", lambda x: f"{x:.3%}"),
    "compactness_own_centre_ground_m_per_area": ("km to own centre", lambda x: f"{x / 1000:,.3g}"),
    "non_uniform_entropy_bits_per_record": ("bits per record", lambda x: f"{x:.3g}"),
    "global_anonymity_released": ("Anonymity", lambda x: f"{x:,.0f}"),
}
_WIDEST: Final = 24
_TERMS: Final = {
    ALIKE: "as many regions and as much lost as {other}.",
    SAME_REGIONS: "as many regions as {other}; {mine} of the records are lost instead of {theirs}.",
    SAME_LOSS: "as much lost as by {other}; {n:,} regions instead of {there:,}.",
    BETTER: "better than {other}: more regions, {n:,} instead of {there:,}, and less lost, {mine} "
    "instead of {theirs}.",
    WORSE: "worse than {other}: fewer regions, {n:,} instead of {there:,}, and more lost, {mine} "
    "instead of {theirs}.",
    MORE_REGIONS: "more regions than {other}, {n:,} instead of {there:,}, and more lost, {mine} "
    "instead of {theirs}: which is better depends on what they are for.",
    FEWER_REGIONS: "fewer regions than {other}, {n:,} instead of {there:,}, and less lost, {mine} "
    "instead of {theirs}: which is better depends on what they are for.",
}


@dataclass(frozen=True)
class Compared:
    """A run that is compared.

    Attributes
    ----------
    name
        What it is called.
    scenario
        Its settings.
    kept
        What was kept of its measures.
    """

    name: str
    scenario: Scenario
    kept: KeptMeasures

    @property
    def evaluation(self) -> Evaluation:
        """Its measures."""
        return self.kept.evaluation

    @property
    def row(self) -> dict[str, Any]:
        """Settings and measures, as a row of comparisons."""
        return settings_row(self.scenario) | {n: of.of(self.kept) for n, of in MEASURES.items()}  # type: ignore[arg-type]


def run(options: Options) -> None:
    """Runs the command."""
    if compare_folders(options.runs, as_json=options.as_json):
        return
    runs = _runs(options.runs)
    if len(runs) < 2:
        raise InputError(
            "There is nothing to compare with.",
            "Name two runs or more, or a project that has as many.",
        )
    table = table_of_rows(of.row for of in runs)
    best = undominated(table)
    if options.as_json:
        rows = [
            {"name": of.name, **row, "undominated": bool(unbeaten)}
            for of, row, unbeaten in zip(runs, table.to_dict("records"), best, strict=True)
        ]
        print(json.dumps(rows, indent=2, ensure_ascii=False, default=str))
        return
    _print_board(runs, best)
    _print_settings(runs, table)
    _print_terms(runs)


def _runs(names: Sequence[str]) -> list[Compared]:
    """The runs that are named: of projects, of folders."""
    found: list[Compared] = []
    project = None
    for place, name in enumerate(names):
        path = Path(name)
        if path.is_dir():
            found.append(_of_folder(path))
        elif path.is_file() or (project is None and path.suffix):
            project = finish(read_project(path))
            of_it = [of for of in names[place + 1 :] if not Path(of).exists()]
            if not of_it:
                found += [_kept(of) for of in project.runs]
        elif project is None:
            raise InputError(
                f"There is no project or folder {name}.",
                "Name the project first, then its runs; or folders of results.",
            )
        else:
            found.append(_kept(run_named(project, name)))
    return found


def _kept(of: Any) -> Compared:
    return Compared(of.name, of.saved.scenario, of.parts)


def _of_folder(folder: Path) -> Compared:
    scenario, kept = measures_of_folder(folder)
    return Compared(str(folder), scenario, kept)


def _print_board(runs: Sequence[Compared], best: Any) -> None:
    """One line a run: its measures, and whether another beats it."""
    header = ["Run", "k", *(title for title, _ in _SHOWN.values()), ""]
    rows = [
        [
            cut(of.name, _WIDEST),
            f"{of.scenario.k:,}",
            *(_cell(name, of.kept) for name in _SHOWN),
            "no other beats it" if unbeaten else "",
        ]
        for of, unbeaten in zip(runs, best, strict=True)
    ]
    print_table([header, *rows])


def _cell(name: str, kept: KeptMeasures) -> str:
    value = MEASURES[name].of(kept)  # type: ignore[arg-type]
    return "-" if value is None else _SHOWN[name][1](value)


def _print_settings(runs: Sequence[Compared], table: Any) -> None:
    """Settings in which the runs differ, one line each."""
    differing = [
        str(name)
        for name in table
        if name not in MEASURES and name != "k" and set(map(_said, table[name])) - {"-", "none"}
    ]
    if not differing:
        return
    print("Different settings:")
    header = ["", *(cut(of.name, _WIDEST) for of in runs)]
    rows = [[name, *(_said(value) for value in table[name])] for name in differing]
    print_table([header, *rows])


def _said(value: Any) -> str:
    return "-" if value is None else cut(str(value), _WIDEST)


def _print_terms(runs: Sequence[Compared]) -> None:
    """What follows for each run beside the first, where something is equal."""
    first = runs[0]
    for of in runs[1:]:
        why = _incomparable(first, of)
        if why:
            print(f"{of.name}: not compared with {first.name}, as {why}.")
            continue
        mine, other = of.evaluation, first.evaluation
        told = {
            "other": first.name,
            "n": mine.n_regions,
            "there": other.n_regions,
            "mine": f"{mine.suppression_rate:.3%}",
            "theirs": f"{other.suppression_rate:.3%}",
        }
        print(f"{of.name}: {_TERMS[equal_terms(mine, other)].format(**told)}")


def _incomparable(one: Compared, other: Compared) -> str:
    """Why two runs cannot be compared; "" if they can."""
    files = [_digests(of.kept.inputs) for of in (one, other)]
    if files[0] != files[1]:
        return "it was made of other files"
    if one.scenario.quasi_identifiers != other.scenario.quasi_identifiers:
        return "its variables are others"
    return "its k is another" if one.scenario.k != other.scenario.k else ""


def _digests(inputs: Mapping[str, Mapping[str, str]]) -> dict[str, str | None]:
    return {name: inputs.get(name, {}).get("sha256") for name in ("areas", "records")}
