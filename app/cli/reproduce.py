"""``vbas reproduce``: a paper's results made again, beside what the paper prints."""

from __future__ import annotations

from app.cli.inputs import area_source
from app.cli.interruption import Interrupted
from app.cli.options import Options
from app.cli.progress import drive
from app.cli.words import print_files
from core.io.reproduction.paper import Given
from core.io.reproduction.papers import PAGE, paper_named, reproduce
from core.reproduction.claims import summed

_STOPPING = "leaving the run at hand; finished ones are kept. Press Ctrl-C again to end at once."


def run(options: Options) -> None:
    """Runs the command: all that is not kept yet, then the page."""
    paper = paper_named(options.paper)
    areas = None if options.areas is None else area_source(options)
    given = Given(options.out, options.quick, areas, options.records)
    interrupted = Interrupted(
        f"Interrupted; what is finished is kept in {options.out}: start again to go on."
    )
    try:
        made = drive(reproduce(paper, given), _STOPPING)
    except KeyboardInterrupt:
        raise interrupted from None
    if made is None:
        raise interrupted
    for claim in made.claims:
        print(f"{claim.verdict:14} {claim.statement}")
        print(f"{'':14} paper: {claim.paper}; here: {claim.ours}")
    print(summed(made.claims))
    for why in made.missed:
        print(f"Not done: {why}")
    print_files(options.out, [options.out / PAGE])
