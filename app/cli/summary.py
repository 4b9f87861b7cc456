"""What a run came to, in a few lines on the terminal."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from core.io.areas import Fault
from core.io.outputs import region_table
from core.pipeline import Run
from core.study import Study


def print_run(run: Run, study: Study, faults: tuple[Fault, ...], files: tuple[Path, ...]) -> None:
    """Prints the measures with their units, notices, faults, and where the files are."""
    for note in (*map(str, run.notices), *faults_in_brief(faults)):
        print(f"Note: {note}")
    for label, value in summary(run, study):
        print(f"{label:<28}{value}")
    if files:
        print(f"Written to {files[0].parent}: {', '.join(path.name for path in files)}")


def faults_in_brief(faults: tuple[Fault, ...]) -> list[str]:
    """One line a kind of fault in the area file; the window lists and draws them one by one."""
    kinds = Counter((fault.kind, fault.repaired) for fault in faults)
    return [
        f"{n:,} areas of the area file have this fault: {kind} ({'repaired' if mended else 'kept'})"
        for (kind, mended), n in sorted(kinds.items())
    ]


def summary(run: Run, study: Study) -> list[tuple[str, str]]:
    """(label, value with unit) of every measure of a run."""
    of, number, n = run.evaluation, run.site_number, study.counts.n_records
    people = region_table(run, study)["records"].median()
    cutoff = "-" if number.cutoff is None else f"{number.cutoff:,.0f} people"
    rows = [
        ("Areas", f"{len(study.areas):,}"),
        ("Records used", f"{n:,}"),
        *(
            (f"Records left out: {why}", f"{many:,}")
            for why, many in study.left_out.items()
            if many
        ),
        ("Equivalence classes", f"{study.counts.n_classes:,} of {number.max_combinations:,}"),
        ("Cut-off", cutoff),
        ("Sites", f"{number.n_sites:,}"),
        ("Regions", f"{of.n_regions:,} (median {people:,.0f} records)"),
        ("Suppressed", f"{of.suppressed_records:,} records ({of.suppression_rate:.3%})"),
        ("Anonymity of areas", _anonymity(of.global_anonymity_before)),
        ("Anonymity of regions", _anonymity(of.global_anonymity)),
        ("Anonymity as released", _anonymity(of.global_anonymity_released)),
    ]
    if of.compactness_m_per_area is not None:
        rows.append(("Compactness", f"{of.compactness_m_per_area / 1000:,.3g} km per area"))
    own = of.compactness_own_centre_m / max(1, len(study.areas)) / 1000
    rows += [
        ("Compactness (own centre)", f"{own:,.3g} km per area"),
        ("Discernibility", f"{of.discernibility:,} records squared"),
        ("Non-uniform entropy", f"{of.non_uniform_entropy_bits_per_record:.3g} bits per record"),
        ("Time", ", ".join(f"{s} {t:.2f} s" for s, t in run.seconds.items() if t >= 0.005)),
    ]
    return rows


def _anonymity(size: int | None) -> str:
    return "no records" if size is None else f"{size:,}"
