"""``vbas cutoff``: its options. The work is in `cutoffs`, imported only when it is done."""

from __future__ import annotations

from typing import Annotated

import typer

from app.cli.options import CutoffOptions


def cutoff_command(
    max_combinations: Annotated[
        str | None,
        typer.Option(help="Product of the numbers of categories, such as 172; of any length."),
    ] = None,
    qi: Annotated[
        list[str] | None,
        typer.Option(
            help="Instead: variables with their categories, age=86,sex=2; "
            "age=86/5 joins five neighbours."
        ),
    ] = None,
    entropy: Annotated[
        str | None, typer.Option(help="Entropy of the classes, nats, for models that go by it.")
    ] = None,
    region: Annotated[
        str | None,
        typer.Option(help="Part of Canada: western, central or eastern; without it, all three."),
    ] = None,
    coefficients: Annotated[
        str | None,
        typer.Option(help="Models of this set only, by name or TOML file; without it, all known."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON, with all digits.")] = False,
) -> None:
    """Say how many people an area needs, by every rule side by side.

    Models depend on the variables and on the part of Canada, fixed cut-offs do not. No records
    are needed.
    """
    options = CutoffOptions(**locals())
    from app.cli.cutoffs import say_cutoffs

    say_cutoffs(options)
