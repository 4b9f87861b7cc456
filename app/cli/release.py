"""``vbas release``: a verified pack for a recipient, or nothing and the reasons."""

from __future__ import annotations

import typer

from app.cli.inputs import files_said
from app.cli.options import Options
from app.cli.progress import drive
from app.cli.texts import names
from app.cli.verify import NOT_SAFE, print_checks
from app.cli.words import how_many, print_notes
from core.attribute_disclosure import aims_from
from core.io.records.released import REGION
from core.io.release_pack.source import read_source
from core.io.release_pack.terms import Terms, release_on
from core.io.release_pack.writing import COMMAND, NotSafeError
from core.io.result_folder import check_result_folder


def run(options: Options) -> None:
    """Runs the command: reads the result, writes and verifies the pack, says what was found."""
    check_result_folder(options.out, COMMAND, (options.result, *files_said(options)))
    least, least_of = aims_from(options.l or (), "--l")
    most, most_of = aims_from(options.t or (), "--t")
    terms = Terms(
        accept=options.accept,
        by=options.by,
        published=tuple(options.published or ()),
        remedy=options.remedy,
        seconds=options.seconds,
        l=least,
        t=most,
        l_of=least_of,
        t_of=most_of,
        risk=names(options.risk),
        homogeneous=options.homogeneous,
    )
    source = read_source(options.result, names(options.outcome), options.regions)
    if source.regions is None and REGION in source.roles:
        print_notes(["The regions are not in the pack: --regions RESULT adds their shapes."])
    try:
        made = drive(release_on(source, options.ledger, options.out, terms))
    except NotSafeError as error:
        print_checks(error.verification, only_findings=True)
        print(f"Nothing was written but {error.findings}, which must not be given out.")
        raise typer.Exit(NOT_SAFE) from None
    print_checks(made.verification)
    print(f"Written to {made.folder}: {how_many(made.n_records, 'record')}.")
