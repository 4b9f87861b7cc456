"""``vbas synthesize``: random people for a file of areas."""

from __future__ import annotations

from pathlib import Path

from app.cli.inputs import area_source
from app.cli.options import InputError, Options
from app.cli.progress import drive
from app.cli.texts import names
from app.cli.words import how_many, say
from core.io.areas import read_areas
from core.io.synthesize import (
    Distributions,
    People,
    SynthesisReport,
    distributions_from_pumf,
    parse_people,
    read_distributions,
    shipped_distributions,
    synthesize,
)
from core.steps import Steps

DEFAULT_VARIABLES = ("age", "sex", "ethnicity")


def run(options: Options) -> None:
    """Runs the command: reads areas and distributions, writes the records, says what it wrote."""
    options.refuse_both("distributions", "pumf")
    if options.pumf is None and (options.codebook or options.weight or options.pumf_province):
        raise InputError(
            "--codebook, --weight and --pumf-province belong to --pumf, which is missing.",
            "Name the microdata file with --pumf.",
        )
    report = drive(_steps(options, parse_people(options.people)))
    if report.stopped:
        raise KeyboardInterrupt
    _print(report)


def _steps(options: Options, people: People) -> Steps[SynthesisReport]:
    """The whole command as one computation; what is quick to refuse is refused first."""
    out: Path = options.out
    if not out.parent.is_dir():
        raise InputError(f"The folder {out.parent} does not exist.", "Make it first.")
    if out.resolve() in {of.resolve() for of in options.read if isinstance(of, Path)}:
        raise InputError(
            f"The records would replace {out}, which is read.", "Choose another file to write."
        )
    found = yield from _distributions(options)
    file = yield from read_areas(area_source(options))
    say(*file.notices, *([file.join.sentence()] if file.join else []))
    fields = options.fields("synthesis")
    return (yield from synthesize(file.layer, found, path=out, people=people, **fields))


def _distributions(options: Options) -> Steps[Distributions]:
    """Where the values come from: microdata, a table, or what comes with the program."""
    variables = names(options.variables)
    if options.pumf is not None:
        if not variables:
            raise InputError(
                "--variables is missing.",
                f"Name columns of {options.pumf.name}: --variables AGEGRP,SEX.",
            )
        return (
            yield from distributions_from_pumf(
                options.pumf, options.codebook, variables, options.weight, options.pumf_province
            )
        )
    if options.distributions is not None:
        known = read_distributions(options.distributions)
        return known.select(variables) if variables else known
    return shipped_distributions().select(variables or DEFAULT_VARIABLES)


def _print(report: SynthesisReport) -> None:
    say(*report.notices)
    areas = how_many(report.n_areas, "area")
    print(f"{how_many(report.n_records, 'record')} in {areas} -> {report.path}")
    if report.n_areas_without_people:
        print(f"{how_many(report.n_areas_without_people, 'area')} without people")
    for province, people in report.by_province.items():
        print(f"  {province or 'province not known'}: {people:,}")
    columns = ", ".join(f"{name} ({n} categories)" for name, n in report.categories.items())
    print(f"columns: {columns}")
    print(f"source: {report.source}")
    print(f"seed: {report.seed}")
