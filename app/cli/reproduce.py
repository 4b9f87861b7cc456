"""``vbas reproduce``: a paper's results made again, beside what the paper prints."""

from __future__ import annotations

from app.cli.inputs import area_source
from app.cli.interruption import Interrupted
from app.cli.options import InputError, Options
from app.cli.progress import drive
from app.cli.words import print_files
from core.io.reproduction.croft2015 import COMMAND, reproduce
from core.io.reproduction.croft2015_page import PAGE, write_reproduction
from core.io.result_folder import check_result_folder

PAPERS = ("croft2015",)
_STOPPING = "leaving the run at hand; finished ones are kept. Press Ctrl-C again to end at once."


def run(options: Options) -> None:
    """Runs the command: all runs that are not kept yet, then the page."""
    if options.paper not in PAPERS:
        raise InputError(f"There is no paper called {options.paper}.", f"Choose: {PAPERS[0]}.")
    areas = None
    if options.areas is not None:
        areas = area_source(options)
    check_result_folder(options.out, COMMAND, (options.areas,))
    interrupted = Interrupted(
        f"Interrupted; finished runs are kept in {options.out}: start again to go on."
    )
    try:
        made = drive(reproduce(options.out, areas, options.quick), _STOPPING)
    except KeyboardInterrupt:
        raise interrupted from None
    if made is None:
        raise interrupted
    found = write_reproduction(made, options.out)
    for claim in found:
        print(f"{claim.verdict:14} {claim.statement}")
        print(f"{'':14} paper: {claim.paper}; here: {claim.ours}")
    for missed in made.failed:
        print(f"Not done: {missed.why}")
    print_files(options.out, [options.out / PAGE])
