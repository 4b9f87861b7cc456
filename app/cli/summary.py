"""What a run came to, in a few lines on the terminal."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from app.cli.how_many import how_many
from app.cli.written import print_written
from core.io.areas import Fault
from core.io.outputs import notices_of, region_table
from core.pipeline import Run
from core.study import Study


def print_run(
    run: Run, study: Study, faults: tuple[Fault, ...], out: Path, files: tuple[Path, ...]
) -> None:
    """Prints the measures with their units, notices, faults, and where the files are."""
    for note in (*map(str, notices_of(run)), *faults_in_brief(faults)):
        print(f"Note: {note}")
    for label, value in summary(run, study):
        print(f"{label:<28}{value}")
    for sentence in sentences(run, len(study.areas)):
        print(sentence)
    print_written(out, files)


def sentences(run: Run, n_areas: int) -> list[str]:
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


def faults_in_brief(faults: tuple[Fault, ...]) -> list[str]:
    """One line a kind of fault in the area file; the window lists and draws them one by one."""
    kinds = Counter((fault.kind, fault.repaired) for fault in faults)
    return [
        f"{how_many(n, 'area')} of the area file {'has' if n == 1 else 'have'} this fault: {kind} "
        f"({'repaired' if mended else 'kept'})"
        for (kind, mended), n in sorted(kinds.items())
    ]


def summary(run: Run, study: Study) -> list[tuple[str, str]]:
    """(label, value with unit) of every measure of a run."""
    of, number, counts = run.evaluation, run.site_number, study.counts
    n, unit = counts.n_records, counts.unit
    people = region_table(run, study)["records"].median()
    cutoff = "-" if number.cutoff is None else f"{number.cutoff:,.0f} people"
    rows = [
        ("Areas", f"{len(study.areas):,}"),
        ("Records used", f"{n:,}"),
        *([] if counts.persons is None else [("Distinct people", f"{counts.n_people:,}")]),
        *(
            (f"Records left out: {why}", f"{many:,}")
            for why, many in study.left_out.items()
            if many
        ),
        # Max combinations knows no missing values: the one is no part of the other.
        ("Equivalence classes", f"{study.counts.n_classes:,} occur, with missing as a value"),
        ("Max combinations", f"{number.max_combinations:,}, without missing values"),
        ("Cut-off", cutoff),
        ("Sites", f"{number.n_sites:,}"),
        ("Regions", f"{of.n_regions:,} (median {how_many(people, 'record')})"),
        ("Suppressed", f"{how_many(of.suppressed_records, 'record')} ({of.suppression_rate:.3%})"),
        ("Anonymity of areas", _anonymity(of.global_anonymity_before, unit)),
        ("Anonymity of regions", _anonymity(of.global_anonymity, unit)),
        ("Anonymity as released", _anonymity(of.global_anonymity_released, unit)),
    ]
    areas = 1000 * max(1, len(study.areas))
    if of.compactness_ground_m is not None:
        km = of.compactness_ground_m / areas
        rows.append(("Compactness (sites)", f"{km:,.3g} km per area on the ground (Eq. 20)"))
    own = of.compactness_own_centre_ground_m / areas
    seconds = ", ".join(f"{s} {t:.2f} s" for s, t in run.seconds.items() if t >= 0.005)
    rows += [
        ("Compactness (own centre)", f"{own:,.3g} km per area on the ground"),
        ("Discernibility", f"{of.discernibility:,} {unit} squared"),
        ("Non-uniform entropy", f"{of.non_uniform_entropy_bits_per_record:.3g} bits per record"),
        ("Time", seconds or "less than 0.01 s"),
    ]
    return rows


def _anonymity(size: int | None, unit: str) -> str:
    """The smallest class; its unit is said where that is not the record."""
    if size is None:
        return "no records"
    return f"{size:,}" if unit == "records" else f"{size:,} {'person' if size == 1 else unit}"
