"""What stands beside the files of a result that must not be given out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

README: Final = "README.txt"
_TEXT: Final = """\
These files are internal: do not give them out.

They tell how many records were suppressed and where, how many there were before, and how the result
was made. Together with the released records, that can be enough to work out suppressed records one
by one. Only what is in the folder "release" beside this one is meant to be given out.

Keep this folder where the records themselves are kept: scenario.toml, if it is here, repeats the
run, and assignment.csv says in which region each area is. A recipient who needs to know which areas
a region is made of can work that out from the shapes of the regions.
"""


def write_readme(folder: Path) -> None:
    """Says in a folder of internal files what they are, and why."""
    (folder / README).write_text(_TEXT, encoding="utf-8")
