"""What a folder of ``vbas suppress`` tells of a suppression: what was asked, and what it cost."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from core.errors import VbasError
from core.io.cell_files import REPORT
from core.io.result_folder import located
from core.suppression.cells.comparison import Compared
from core.suppression.cells.loss import Loss
from core.suppression.cells.protection import Protection


def is_cells_folder(folder: Path) -> bool:
    """Whether ``vbas suppress`` wrote a suppression there."""
    return located(folder / REPORT).is_file()


def compared_of_folder(folder: Path) -> tuple[Compared, str]:
    """A suppression as it is compared, and the SHA-256 of its records.

    Raises
    ------
    VbasError
        If the report is damaged.
    """
    try:
        told = json.loads(located(folder / REPORT).read_text(encoding="utf-8"))
        return _compared(str(folder), told), str(told["inputs"]["records"]["sha256"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise VbasError(
            "{file} of {folder} is damaged.", "Run it again.", file=REPORT, folder=folder
        ) from error


def _compared(name: str, told: Mapping[str, Any]) -> Compared:
    left = told.get("much_blanked")
    protection = Protection(
        tuple(tuple(map(str, of)) for of in told["combinations"]),
        k=int(told["k"]),
        tau=None if told["tau"] is None else float(told["tau"]),
        weights={str(of): float(weight) for of, weight in told["weights"].items()},
        follow={str(of): tuple(map(str, led)) for of, led in told["follow"].items()},
        algorithm=str(told["algorithm"]),
        single_pass=told["single_pass"] is True,
        give_back=told["give_back"] is True,
        most_blank=None if left is None else float(left["most_blank"]),
    )
    loss = Loss(
        int(told["n_records"]),
        int(told["records_touched"]),
        {str(of): int(n) for of, n in told["cells_suppressed"].items()},
        {str(of): float(bits) for of, bits in told["entropy_bits_by_column"].items()},
    )
    gone = 0 if left is None else int(left["records_left_out"])
    return Compared(name, protection, loss, int(told["moles_left"]), float(told["seconds"]), gone)
