"""Where the guard against differences between releases is asked, before a pack appears.

A guard is given the ledger and the pack as it would be given out, and says what it finds. A pack
with a finding is not written, unless somebody accepts it with a reason.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from core.io.verification.checks import Check
from core.steps import Steps

Guard = Callable[[Path, Path], Steps[tuple[Check, ...]]]
"""(ledger, folder of the pack) to what it finds; a check that does not pass is a finding."""
