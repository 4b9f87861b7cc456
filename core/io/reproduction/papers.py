"""The papers that can be run again, and the folder that a reproduction makes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pandas as pd

from core.errors import VbasError
from core.io.csv_cells import write_csv
from core.io.reproduction.croft2015_page import CROFT2015
from core.io.reproduction.gaps2009 import GAPS2009
from core.io.reproduction.guidance2010 import GUIDANCE2010
from core.io.reproduction.page import Section, page
from core.io.reproduction.paper import COMMAND, Given, Page, Paper
from core.io.reproduction.pumf2011 import PUMF2011
from core.io.reproduction.ru2007 import RU2007
from core.io.result_folder import check_result_folder, whole_folder
from core.reproduction.claims import summed
from core.steps import Steps

PAGE, CLAIMS = "index.html", "claims.csv"

PAPERS: Final[Mapping[str, Paper]] = {
    of.name: of for of in (CROFT2015, GAPS2009, GUIDANCE2010, RU2007, PUMF2011)
}


def paper_named(name: str) -> Paper:
    """The paper of a name; VbasError if there is none."""
    if name not in PAPERS:
        raise VbasError(
            "There is no paper called {name}.", "Choose: {known}.", name=name, known=known()
        )
    return PAPERS[name]


def known() -> str:
    """The names, in words."""
    return ", ".join(PAPERS)


def reproduce(paper: Paper, given: Given) -> Steps[Page | None]:
    """Does what is not kept yet, and writes the page; None if it was stopped.

    Raises
    ------
    VbasError
        If the folder holds something else or cannot be written, or a file cannot be used.
    """
    paper.check(given)
    read = (None if given.areas is None else given.areas.path, given.records)
    check_result_folder(given.folder, COMMAND, read)
    made = yield from paper.run(given)
    if made is not None:
        write(paper, made, given)
    return made


def write(paper: Paper, made: Page, given: Given) -> None:
    """Writes the page and its tables; what is kept on the way stays."""
    heading = "What the paper says, and what comes out here"
    said = Section(heading, (summed(made.claims),), claims=made.claims)
    title, sections = f"{paper.authors}, run again", (said, *made.sections)
    with whole_folder(given.folder, COMMAND) as place:
        text = page(title, made.introduction, sections, given.quick)
        (place / PAGE).write_text(text, encoding="utf-8")
        write_csv(pd.DataFrame(made.claims), place / CLAIMS)
        for name, table in made.tables.items():
            write_csv(table, place / name)
