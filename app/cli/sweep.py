"""``vbas sweep``: a grid of runs on one study, kept one by one, and the table of all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.cli.inputs import check_out
from app.cli.interruption import Interrupted
from app.cli.options import InputError, Options, needed
from app.cli.progress import drive
from app.cli.scenario import (
    described_input,
    loaded_study,
    placement_of,
    refinement_of,
    refuse_beside_other_counts,
    refuse_beside_scenario,
    refuse_meaningless,
    scenario_of,
    site_count_of,
)
from app.cli.texts import names, numbers
from app.cli.words import how_many, print_files, say
from core.io.outputs import files_read
from core.io.scenario_file import SavedScenario
from core.io.sweep_files import (
    COMMAND,
    RUNS,
    TABLE,
    as_read,
    keep_run,
    kept_runs,
    run_name,
    sweep_table,
    write_sweep,
)
from core.scenario import Scenario
from core.site_count import SiteCount
from core.steps import Steps
from core.sweep import Failed, Finished, Grid, SweepEnd, in_brief, sweep

_NAMED = ("k", "site_count", "placement", "refinement", "seed")
_SHOWN = 20
_STOPPING = "leaving the run at hand; finished ones are kept. Press Ctrl-C again to end at once."


def run(options: Options) -> None:
    """Runs the command: loads the study, does what is not done yet, writes the tables."""
    saved, scenarios = _wanted(options)
    check_out(options, COMMAND, files_read(saved.areas, saved.records, saved.levels, saved.given))
    interrupted = Interrupted(
        f"Interrupted; finished runs are kept in {options.out / RUNS}: start again to go on."
    )
    try:
        done = drive(_steps(saved, scenarios, options.out), _STOPPING)
        _print(done)
    except KeyboardInterrupt:  # also right after the work has ended
        raise interrupted from None
    if done.end.stopped:
        raise interrupted


def _wanted(options: Options) -> tuple[SavedScenario, tuple[Scenario, ...]]:
    """The files of all runs, and the settings of each."""
    if options.scenario is None:
        saved = described_input(options)
    else:
        refuse_beside_scenario(options, "grid", "search", "count", "model", "calibrated")
        saved = scenario_of(options.scenario)
        if saved.given is not None:
            raise InputError(
                f"The regions of {options.scenario.name} were given, so there is nothing to place.",
                "Name a scenario that places sites.",
            )
    base = saved.scenario
    placing, refining = names(options.placements), names(options.refinements)
    refuse_meaningless(
        options, placing if options.scenario else placing or (base.placement.name,), refining
    )
    # A scenario file's component stands as it is where the grid names it.
    own = {base.placement.name: base.placement}
    refined = {} if base.refinement is None else {base.refinement.name: base.refinement}
    if options.scenario is None or options.said_of("search"):
        own, refined = {}, {}
    grid = Grid(
        site_counts=_site_counts(options),
        ks=numbers(options.k, "--k"),
        placements=tuple(own.get(name) or placement_of(name, options) for name in placing),
        refinements=tuple(refined.get(name) or refinement_of(name, options) for name in refining),
        seeds=numbers(options.seeds, "--seeds"),
    )
    return saved, grid.scenarios(base)


def _site_counts(options: Options) -> tuple[SiteCount, ...]:
    sites = numbers(options.sites, "--sites")
    approaches = names(options.site_counts)
    if not sites and not approaches and options.scenario is None:
        approaches = ("maxcombs",)
    if "count" in approaches:
        needed(options.sites, "--sites")
    refuse_beside_other_counts(options, approaches)
    given = tuple(site_count_of("count", n, options) for n in sites)
    return given + tuple(site_count_of(a, None, options) for a in approaches if a != "count")


@dataclass(frozen=True)
class _Done:
    """What the sweep came to."""

    end: SweepEnd
    rows: Mapping[str, Mapping[str, Any]]
    files: tuple[Path, ...]


def _steps(saved: SavedScenario, scenarios: tuple[Scenario, ...], folder: Path) -> Steps[_Done]:
    """The whole command as one computation."""
    loaded = yield from loaded_study(saved)
    say(*(of for of in loaded.study.notices if "filter" in of.values))
    inputs = as_read(loaded.inputs, saved)
    rows, notices = kept_runs(folder, inputs)
    say(*notices)
    named = {run_name(scenario, inputs): scenario for scenario in scenarios}
    already = [scenario for name, scenario in named.items() if name in rows]
    if already:
        print(
            f"Done before and skipped: {len(already)} of {how_many(len(named), 'run')}.", flush=True
        )

    told: set[str] = set()

    def keep(scenario: Scenario, finished: Finished) -> None:
        path = keep_run(folder, scenario, inputs, finished.row)
        rows[path.stem] = dict(finished.row)
        print(finished.sentence, flush=True)
        new = [text for text in dict.fromkeys(map(str, finished.notices)) if text not in told]
        told.update(new)
        say(*new)

    end = yield from sweep(
        tuple(named.values()), loaded.study, keep, already=already, inputs=loaded.inputs
    )
    if not rows and end.failed:
        raise end.failed[0].why
    _tell_failed(end.failed)
    order = [name for name in named if name in rows]
    ordered = {name: rows[name] for name in dict.fromkeys((*order, *rows))}
    files = write_sweep(folder, ordered, loaded.inputs, end.failed) if ordered else ()
    return _Done(end, ordered, files)


def _tell_failed(failed: tuple[Failed, ...]) -> None:
    """One line a reason."""
    first = {str(of.why): of for of in reversed(failed)}
    for why, of in reversed(first.items()):
        n = sum(str(other.why) == why for other in failed)
        runs = how_many(n, "run") + ("" if n == 1 else ", the first of them")
        say(f"Not done: {runs} ({in_brief(of.scenario)}). {why}")


def _print(done: _Done) -> None:
    if not done.files:
        return
    table = sweep_table(done.rows)
    best = table[table["undominated"]].sort_values(["n_regions", "suppression_rate"])
    print(f"{how_many(len(table), 'run')}, of which no other beats {len(best)}:")
    named = [str(name) for name in best if name in _NAMED]
    for _, row in best.head(_SHOWN).iterrows():
        settings = ", ".join(f"{name} {row[name]}" for name in named)
        print(
            f"  {how_many(row['n_regions'], 'region')}, {row['suppression_rate']:.3%} suppressed, "
            f"{row['compactness_own_centre_ground_m_per_area'] / 1000:,.3g} km to own centres per "
            "area, "
            f"{row['non_uniform_entropy_bits_per_record']:.3g} bits per record"
            + (f" ({settings})" if settings else "")
        )
    if len(best) > _SHOWN:
        print(f"  and {len(best) - _SHOWN} more, marked in {TABLE}")
    print_files(done.files[0].parent, done.files)
