"""Which column is looked at, and what the user does to its hierarchy; each can be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from app.features.variables.counting import Wanted, wanted_of
from app.workspaces.cells.hierarchies.making import BandsPage, CodesPage, ColumnsPage, MakingForm
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.texts import tr
from core.errors import VbasError
from core.hierarchies.edits import empty_hierarchy, with_hierarchy, with_level
from core.hierarchies.hierarchy import Hierarchy
from core.hierarchies.making import hierarchy_of_columns, made_hierarchy, suggested_lengths
from core.io.hierarchy_files import ReadHierarchy, column_of_file, read_hierarchy, write_hierarchy
from core.io.records.coded import read_coded
from core.quasi_identifiers import QuasiIdentifier
from core.steps import Steps

BANDS, CODES, COLUMNS, BY_HAND = "bands", "codes", "columns", "by hand"
"""How levels are made."""
FOLDER, _MESSAGES = "hierarchies", "hierarchies"


# What is looked at


def columns_of(context: CellsContext) -> tuple[str, ...]:
    """Columns that can have levels: the variables of the file, and those that have some."""
    wanted = _wanted(context)
    if wanted is None:
        return ()
    names = (of.column for of in wanted.quasi_identifiers)
    return tuple(dict.fromkeys((*names, *context.state.hierarchies)))


def _wanted(context: CellsContext) -> Wanted | None:
    return wanted_of(context.program.session, context.state.columns)


def column_of(context: CellsContext) -> str:
    """The column that is looked at; "" without one."""
    names, chosen = columns_of(context), context.state.levelled
    return chosen if chosen in names else names[0] if names else ""


def categories_of(context: CellsContext) -> tuple[str, ...] | None:
    """Categories of the column; None while they are not known."""
    records = context.state.records
    return None if records is None else records.categories.get(column_of(context))


def hierarchy_of(context: CellsContext) -> Hierarchy | None:
    """The hierarchy that is looked at."""
    return context.state.hierarchies.get(column_of(context))


def look_at(context: CellsContext, column: str) -> None:
    """Looks at another column."""
    state = context.state
    state.levels_error, state.value_search, state.levelled = None, "", column


# Edits


def take(context: CellsContext, hierarchy: Hierarchy) -> None:
    """Gives a column this hierarchy."""
    state = context.state
    state.levels_error, state.levelled = None, hierarchy.column
    state.change_hierarchies(with_hierarchy(state.hierarchies, hierarchy))


def give(context: CellsContext, make: Callable[[], Hierarchy]) -> None:
    """Gives a column what is made in the background: it may have 100,000 values."""

    def then(made: Hierarchy | VbasError) -> None:
        if isinstance(made, VbasError):
            context.state.levels_error = made
            context.derived["hierarchies"].forget()  # what was typed is not what it is called
        else:
            take(context, made)

    context.program.background.ask("cells: hierarchy edit", partial(_tried, make), then)


def _tried(make: Callable[[], Hierarchy]) -> Hierarchy | VbasError:
    try:
        return make()
    except VbasError as error:
        return error


def edit(context: CellsContext, change: Callable[[Hierarchy], Hierarchy]) -> None:
    """Changes the hierarchy that is looked at."""
    hierarchy = hierarchy_of(context)
    if hierarchy is not None:
        give(context, lambda: change(hierarchy))


def add_level(context: CellsContext) -> None:
    """A further level, the coarsest."""
    edit(context, lambda of: with_level(of, new_name(of)))


def remove_all(context: CellsContext) -> None:
    """Takes all levels of the column away."""
    state, column = context.state, column_of(context)
    state.change_hierarchies({name: of for name, of in state.hierarchies.items() if name != column})


def new_name(hierarchy: Hierarchy) -> str:
    """A name for a further level that no other has."""
    taken = {of.name for of in hierarchy.levels}
    n = len(taken) + 1
    while f"level {n}" in taken:
        n += 1
    return f"level {n}"


# Making levels


def ways(context: CellsContext) -> tuple[tuple[str, str, Callable[[], object]], ...]:
    """The ways to make levels: on a button, its tooltip, what it does."""
    each = (
        (
            BANDS,
            tr("Bands of numbers …"),
            tr("Levels of bands, such as ages in 5, 10 and 20 years"),
        ),
        (
            CODES,
            tr("Beginnings of codes …"),
            tr("Levels by the first characters, such as 3 and 1 of a diagnosis"),
        ),
        (
            COLUMNS,
            tr("Columns of the file …"),
            tr("Levels that stand in other columns of the record file"),
        ),
        (
            BY_HAND,
            tr("By hand"),
            tr("A level in which every value begins as itself, to be joined by hand"),
        ),
    )
    return tuple((text, tip, partial(make_levels, context, kind)) for kind, text, tip in each)


def make_levels(context: CellsContext, kind: str) -> None:
    """Makes levels of a kind: in a dialog, or by hand at once."""
    column, categories = column_of(context), categories_of(context)
    program, opened = context.program, context.program.session.records
    if kind == COLUMNS:
        if opened is not None:
            others = [of for of in opened.preview.columns if of.name != column]
            _open(context, column, ColumnsPage(others))
    elif categories is None:
        context.state.read_requested.emit()
    elif kind == BY_HAND:
        bare = empty_hierarchy(column, categories)
        take(context, with_level(bare, new_name(bare)))
    elif kind == BANDS:
        _open(context, column, BandsPage(categories))
    else:
        # A hundred thousand codes are looked through, which takes a while.
        program.background.ask(
            "cells: levels suggested",
            lambda: suggested_lengths(categories),
            lambda lengths: _open(context, column, CodesPage(lengths)),
        )


def _open(context: CellsContext, column: str, page: BandsPage | CodesPage | ColumnsPage) -> None:
    form = MakingForm(context, column, page)
    form.accepted.connect(lambda: _make(context, column, page))
    form.open()


def _make(context: CellsContext, column: str, page: BandsPage | CodesPage | ColumnsPage) -> None:
    categories, wanted = categories_of(context), _wanted(context)
    if isinstance(page, ColumnsPage):
        if wanted is not None:
            _read(context, wanted, column, page.names)
    elif categories is not None:
        recipe = page.recipe
        give(context, lambda: made_hierarchy(column, categories, recipe))


def _read(context: CellsContext, wanted: Wanted, column: str, names: Sequence[str]) -> None:
    program = context.program
    steps = read_columns(wanted, column, names)
    job = program.jobs.start(tr("Reading columns"), steps)
    if job is None:
        program.window.map_panel.messages.say_busy("cells: levels made")
        return
    job.succeeded.connect(partial(take, context))
    job.failed.connect(partial(_refuse, context))


def read_columns(wanted: Wanted, column: str, others: Sequence[str]) -> Steps[Hierarchy]:
    """The hierarchy that other columns of the record file make of one.

    Raises
    ------
    VbasError
        If the file cannot be read, or a value stands with several of a coarser column.
    """
    known = {of.column: of for of in wanted.quasi_identifiers}
    columns = [known.get(name, QuasiIdentifier(name)) for name in (column, *others)]
    coded = yield from read_coded(wanted.file.path, columns)
    ordered = sorted(others, key=lambda name: -len(coded.categories[name]))
    if not ordered:
        raise VbasError("No coarser column is chosen.", "Tick at least one.")
    return hierarchy_of_columns(coded, column, ordered)


def _refuse(context: CellsContext, error: Exception) -> None:
    if not isinstance(error, VbasError):
        raise error
    context.state.levels_error = error


# Tables of ARX


def ask_for_files(context: CellsContext) -> None:
    """Lets the user choose hierarchies to import."""
    window, settings = context.program.window, context.program.settings
    names, _ = QFileDialog.getOpenFileNames(
        window,
        tr("Import hierarchies of ARX"),
        str(settings.folder(FOLDER)),
        tr("Hierarchy tables ({endings})").format(endings="*.csv *.txt *.tsv"),
    )
    if names:
        settings.remember_folder(FOLDER, Path(names[0]))
        import_files(context, [Path(name) for name in names])


def import_files(context: CellsContext, paths: Sequence[Path]) -> None:
    """Reads hierarchies: one file is of the column looked at, several of those they name."""
    column, columns = column_of(context), columns_of(context)

    def read(path: Path) -> ReadHierarchy | VbasError:
        of = column if len(paths) == 1 else column_of_file(path, columns)
        try:
            if of is None:
                raise VbasError(
                    "{file} does not say in its name which column it is of.",
                    "Choose the column, then import this file alone.",
                    file=path.name,
                )
            return read_hierarchy(path, of)
        except VbasError as error:
            return error

    context.program.background.ask(
        "cells: import hierarchies",
        lambda: [read(path) for path in paths],
        partial(_import, context),
    )


def _import(context: CellsContext, found: Sequence[ReadHierarchy | VbasError]) -> None:
    state, messages = context.state, context.program.window.map_panel.messages
    read = [of for of in found if not isinstance(of, VbasError)]
    hierarchies = state.hierarchies
    for of in found:
        if not isinstance(of, VbasError):
            hierarchies = with_hierarchy(hierarchies, of.hierarchy)
    state.change_hierarchies(hierarchies)
    for place, notice in enumerate(of for one in read for of in one.notices):
        messages.say(str(notice), topic=f"{_MESSAGES} {place}")
    for place, error in enumerate(of for of in found if isinstance(of, VbasError)):
        messages.show_error(error, f"{_MESSAGES} error {place}")
    if read:
        look_at(context, read[0].hierarchy.column)


def ask_for_path(context: CellsContext) -> None:
    """Lets the user choose where the hierarchy is written."""
    window, settings = context.program.window, context.program.settings
    start = str(settings.folder(FOLDER) / f"hierarchy_{column_of(context)}.csv")
    plain = tr("Hierarchy of ARX (*.csv)")
    named = tr("With a first line of names, for VBAS (*.csv)")
    name, chosen = QFileDialog.getSaveFileName(
        window, tr("Export levels"), start, f"{plain};;{named}"
    )
    if name:
        path = Path(name)
        settings.remember_folder(FOLDER, path)
        path = path if path.suffix else path.with_name(path.name + ".csv")
        export(context, path, names=chosen == named)


def export(context: CellsContext, path: Path, *, names: bool = False) -> None:
    """Writes the hierarchy that is looked at; ``names``: with those of its levels."""
    hierarchy, messages = hierarchy_of(context), context.program.window.map_panel.messages
    if hierarchy is None:
        return

    def work() -> Hierarchy | VbasError:
        return _tried(lambda: write_hierarchy(hierarchy, path, names=names))

    def then(written: Hierarchy | VbasError) -> None:
        if isinstance(written, VbasError):
            messages.show_error(written, _MESSAGES)
            return
        state = context.state
        if state.hierarchies.get(written.column) is hierarchy:  # it stands in a file now
            state.hierarchies = with_hierarchy(state.hierarchies, written)
        messages.say(tr("The levels were written to {0}.").format(path.name), topic=_MESSAGES)

    context.program.background.ask("cells: export hierarchy", work, then)
