"""``vbas release``: a verified pack for a recipient, or nothing and the reasons."""

from __future__ import annotations

from dataclasses import replace

import typer

from app.cli.inputs import files_said
from app.cli.options import Options
from app.cli.progress import drive
from app.cli.texts import names
from app.cli.verify import NOT_SAFE, check_aims, print_checks
from app.cli.words import how_many, print_notes
from core.io.records.released import REGION
from core.io.release_pack.comparing import guard_of
from core.io.release_pack.remedied import remedied
from core.io.release_pack.source import read_source
from core.io.release_pack.writing import COMMAND, NotSafeError, release
from core.io.result_folder import check_result_folder


def run(options: Options) -> None:
    """Runs the command: reads the result, writes and verifies the pack, says what was found."""
    check_result_folder(options.out, COMMAND, (options.result, *files_said(options)))
    source = read_source(options.result, names(options.outcome), options.regions)
    check_aims(options.l, options.t)
    source = replace(source, least_values=options.l, most_distance=options.t)
    if source.regions is None and REGION in source.roles:
        print_notes(["The regions are not in the pack: --regions RESULT adds their shapes."])
    published, seconds = options.published or (), options.seconds
    if options.remedy is not None:
        source = drive(remedied(source, options.ledger, options.remedy, published, seconds))
    try:
        guard = guard_of(source, published, seconds)
        steps = release(
            source, options.ledger, options.out, reason=options.accept, guard=guard, by=options.by
        )
        made = drive(steps)
    except NotSafeError as error:
        print_checks(error.verification, only_findings=True)
        print(f"Nothing was written but {error.findings}, which must not be given out.")
        raise typer.Exit(NOT_SAFE) from None
    print_checks(made.verification)
    print(f"Written to {made.folder}: {how_many(source.records.num_rows, 'record')}.")
