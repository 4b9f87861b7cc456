"""``vbas cutoff``: its options."""

from __future__ import annotations

from app.cli.commands.shared import DESIGN, JSON
from app.cli.options import Command, Option

CUTOFF = Command(
    "cutoff",
    "Say how many people an area needs, by every rule.",
    """Say how many people an area needs, by every rule side by side.

    Models depend on the variables and on the part of Canada, fixed cut-offs do not. No records
    are needed.
    """,
    (
        Option("max_combinations", str).help(
            "Product of the numbers of categories, such as 172; of any length."
        ),
        DESIGN,
        Option("entropy", str).help("Entropy of the classes, nats, for models that go by it."),
        Option("region", str).help(
            "Part of Canada: western, central or eastern; without it, all three."
        ),
        Option("coefficients", str).help(
            "Models of this set only, by name or TOML file; without it, all known."
        ),
        JSON,
    ),
)
