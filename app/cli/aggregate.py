"""``vbas aggregate``: areas to regions, written, and what came of it in a few lines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from app.cli.inputs import (
    check_out,
    files_said,
    fingerprints,
    print_written,
    table_and_column,
)
from app.cli.options import InputError, Options
from app.cli.progress import drive
from app.cli.scenario import (
    changed_since,
    described,
    loaded_study,
    refuse_beside_scenario,
    scenario_of,
)
from app.cli.texts import kept_columns, names
from app.cli.words import how_many, print_notes, say
from core.io.areas import Fault, faults_by_kind
from core.io.given_partitions import Given, judge_partition, partition_of
from core.io.inputs import LoadedStudy
from core.io.outputs import COMMAND, files_read, notices_of, regions_layer_table, write_outputs
from core.io.partitions import LEFT_OVER
from core.io.records.place import DatabaseTable
from core.io.scenario_file import Release, SavedScenario
from core.pipeline import Run, doubts_before
from core.steps import Step, Steps
from core.study import Study
from core.target import carry_out

_PLACING = ("count", "model", "calibrated", "placing", "search", "constraints", "target")
"""Parts of a scenario that only placing sites understands."""


def run(options: Options) -> None:
    """Runs the command: reads, aggregates, writes, and prints what came of it."""
    saved = _saved(options)
    check_out(options, COMMAND, files_read(saved.areas, saved.records, saved.levels, saved.given))
    _check_into(options.into, saved)
    done = drive(aggregate_steps(saved, options.out, files_said(options), options.into))
    print_run(done, options.out)


def _check_into(into: str | None, saved: SavedScenario) -> None:
    """Refuses early what the database, or nobody, could write."""
    place = saved.records.path
    if into is None:
        if saved.release.keep and isinstance(place, DatabaseTable):
            raise InputError(
                "Other columns of records in a database are not written to a file.",
                "Have the database write the records: --into schema.table.",
            )
        return
    if not isinstance(place, DatabaseTable):
        raise InputError(
            "--into names a table, but the records are a file.",
            "Leave it out: OUT has the records.",
        )
    from core.io.records.releasing import check_into

    check_into(place, into)


def _saved(options: Options) -> SavedScenario:
    """The scenario that the options name, or that they describe."""
    given = _given(options)
    outcomes, force = names(options.outcome), options.force
    keep = kept_columns(options)
    if options.scenario is None:
        return replace(described(options), given=given, release=_beside(options))
    refuse_beside_scenario(options, "release", "given")
    saved = scenario_of(options.scenario)
    release = saved.release
    if keep:
        release = replace(release, keep=keep, outcomes=outcomes)
    tolerance = release.tolerance if options.tolerance is None else options.tolerance
    release = replace(release, force=force or release.force, tolerance=tolerance)
    if given is None:
        return replace(saved, release=release)
    others = {name: of for name, of in saved.sha256.items() if name != "regions"}
    return replace(saved, release=release, given=given, sha256=others)


def _beside(options: Options) -> Release:
    """What is released beside regions and quasi-identifiers."""
    release = Release(kept_columns(options), options.force, names(options.outcome))
    if options.tolerance is None:
        return release
    return replace(release, tolerance=options.tolerance)


def _given(options: Options) -> Given | None:
    """The regions that the options name, if they do.

    Raises
    ------
    VbasError
        If two are named, or something is said beside that only placing sites understands.
    """
    if options.regions is None and options.regions_column is None:
        if "left_over" in options.said:
            raise InputError(
                "No regions are given, so --left-over means nothing.",
                "Name them with --regions or --regions-column, or leave it out.",
            )
        return None
    options.refuse_both("regions", "regions_column")
    others = options.said_of(*_PLACING)
    if others:
        raise InputError(
            f"Where regions are given, nothing is placed, so {', '.join(others)} means nothing.",
            "Leave it out, or leave the regions out.",
        )
    if options.left_over not in LEFT_OVER:
        raise InputError(
            f"--left-over {options.left_over} is not known.",
            f"Choose one of: {', '.join(LEFT_OVER)}.",
        )
    table, column = table_and_column(options.regions)
    return Given(table, column or options.regions_column, options.left_over)


@dataclass(frozen=True)
class Done:
    """What the command made."""

    run: Run
    loaded: LoadedStudy
    files: tuple[Path, ...]


def aggregate_steps(
    saved: SavedScenario, out: Path, read: tuple[Path, ...] = (), into: str | None = None
) -> Steps[Done]:
    """The whole command as one computation; regions that are given are judged as they are.

    ``read`` are files that the scenario does not name, ``into`` a table that the database makes.
    """
    loaded = yield from loaded_study(saved)
    study = loaded.study
    if saved.given is not None:
        partition = partition_of(saved.given, study.areas)
        regions = yield from fingerprints({"regions": saved.given.path})
        inputs, left_over = {**loaded.inputs, **regions}, saved.given.left_over
        run = yield from judge_partition(saved.scenario, study, partition, left_over, inputs)
        say(*changed_since(saved, regions))
    else:
        say(*doubts_before(saved.scenario, study))
        run = yield from carry_out(
            saved.scenario, study, inputs=loaded.inputs, load_seconds=loaded.seconds
        )
    return (yield from written(run, loaded, saved, out, read, into))


def written(
    run: Run,
    loaded: LoadedStudy,
    saved: SavedScenario,
    out: Path,
    read: tuple[Path, ...] = (),
    into: str | None = None,
) -> Steps[Done]:
    """Writes a run of a scenario."""
    yield Step("writing files")
    run, files = yield from write_outputs(
        run,
        loaded.study,
        loaded.area_file,
        saved.records,
        out,
        levels=dict(saved.levels),
        keep=saved.release.keep,
        force=saved.release.force,
        outcomes=saved.release.outcomes,
        tolerance=saved.release.tolerance,
        given=saved.given,
        read=read,
        into=into,
    )
    return Done(run, loaded, files)


def print_run(done: Done, out: Path | None) -> None:
    """Prints the measures with their units, notices, faults, and where the files are."""
    run, study = done.run, done.loaded.study
    print_notes((*notices_of(run), *_faults_in_brief(done.loaded.area_file.faults)))
    for label, value in _summary(run, study):
        print(f"{label:<28}{value}")
    for sentence in _sentences(run, len(study.areas)):
        print(sentence)
    if out is not None:
        print_written(out, done.files)


def _sentences(run: Run, n_areas: int) -> list[str]:
    """What placement and refinement came to, what the target found, and every aim."""
    said = []
    if run.placement.objective is not None:
        said.append(
            f"Placement: {how_many(run.placement.moves, 'move')}; {run.placement.stopped_because}."
        )
    if run.refinement is not None:
        said.append(_refined(run, n_areas))
    if run.target is not None:
        said.append(f"Target: {run.target.sentence}")
    said += [
        f"Aim {'met' if aim.met else 'missed'}: {aim.sentence}"
        for aim in run.aims
        if not (aim.met and aim.name == "regions")
    ]
    return said


def _refined(run: Run, n_areas: int) -> str:
    """What refinement won, and that geography did not pay for it (or how much)."""
    assert run.refinement is not None
    why = run.refinement.stopped_because
    if run.start is None:
        return f"Refinement: nothing was done; {why}."
    before, after = run.start, run.evaluation
    won = before.suppressed_records - after.suppressed_records
    change = "as many" if not won else f"{abs(won):,} {'fewer' if won > 0 else 'more'}"
    share = f" ({won / before.suppressed_records:.1%})" if won > 0 else ""
    km = [of.compactness_own_centre_ground_m / max(1, n_areas) / 1000 for of in (before, after)]
    bits = [of.non_uniform_entropy_bits_per_record for of in (before, after)]
    return (
        f"Refinement: {how_many(before.suppressed_records, 'record')} suppressed before, "
        f"{after.suppressed_records:,} after, {change}{share}; "
        f"own-centre compactness {km[0]:,.4g} -> {km[1]:,.4g} km per area on the ground, "
        f"{bits[0]:.4g} -> {bits[1]:.4g} bits per record; "
        f"{how_many(run.refinement.moves, 'move')} of {run.refinement.evaluated:,} weighed; {why}."
    )


def _faults_in_brief(faults: tuple[Fault, ...]) -> list[str]:
    """One line a kind of fault in the area file; the window lists and draws them one by one."""
    return [
        f"{how_many(of.count, 'area')} of the area file {'has' if of.count == 1 else 'have'} this "
        f"fault: {of.kind} ({'repaired' if of.repaired else 'kept'})"
        for of in faults_by_kind(faults)
    ]


def _summary(run: Run, study: Study) -> list[tuple[str, str]]:
    """(label, value with unit) of every measure of a run."""
    of, number, counts = run.evaluation, run.site_number, study.counts
    unit = counts.unit
    people = regions_layer_table(run, study)["records"].median()
    cutoff = "-" if number.cutoff is None else f"{number.cutoff:,.0f} people"
    left_out = {f"Records left out: {why}": many for why, many in study.left_out.items() if many}
    areas = 1000 * max(1, len(study.areas))
    own = of.compactness_own_centre_ground_m / areas
    seconds = ", ".join(f"{s} {t:.2f} s" for s, t in run.seconds.items() if t >= 0.005)
    rows = {
        "Areas": f"{len(study.areas):,}",
        "Records used": f"{counts.n_records:,}",
        "Distinct people": None if counts.persons is None else f"{counts.n_people:,}",
        **{label: f"{many:,}" for label, many in left_out.items()},
        # Max combinations knows no missing values: the one is no part of the other.
        "Equivalence classes": f"{counts.n_classes:,} occur, with missing as a value",
        "Max combinations": f"{number.max_combinations:,}, without missing values",
        "Cut-off": cutoff,
        "Sites": f"{number.n_sites:,}",
        "Regions": f"{of.n_regions:,} (median {how_many(people, 'record')})",
        "Suppressed": f"{how_many(of.suppressed_records, 'record')} ({of.suppression_rate:.3%})",
        "Anonymity of areas": _anonymity(of.global_anonymity_before, unit),
        "Anonymity of regions": _anonymity(of.global_anonymity, unit),
        "Anonymity as released": _anonymity(of.global_anonymity_released, unit),
        "Compactness (sites)": None
        if of.compactness_ground_m is None
        else f"{of.compactness_ground_m / areas:,.3g} km per area on the ground (Eq. 20)",
        "Compactness (own centre)": f"{own:,.3g} km per area on the ground",
        "Discernibility": f"{of.discernibility:,} {unit} squared",
        "Non-uniform entropy": f"{of.non_uniform_entropy_bits_per_record:.3g} bits per record",
        "Time": seconds or "less than 0.01 s",
    }
    return [(label, value) for label, value in rows.items() if value is not None]


def _anonymity(size: int | None, unit: str) -> str:
    """The smallest class; its unit is said where that is not the record."""
    if size is None:
        return "no records"
    return f"{size:,}" if unit == "records" else f"{size:,} {'person' if size == 1 else unit}"
