"""Which level of geography is enough, asked as a command of the shell and as Python."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from core.cutoff.design import AS_IS, BAND, Design, Variable
from core.cutoff.population_cutoffs import fixed_cutoffs
from core.errors import VbasError
from core.io.areas import AreaSource
from core.io.as_python import study_call
from core.io.copied_sources import level_files
from core.io.python_text import Written
from core.io.records import RecordSource
from core.io.shell_text import joined, names_text, said_by
from core.levels.question import Question
from core.levels.tables import AGES_BY_SEX

_MODEL = Question().rule
_MAXCOMBS = "maxcombs"


@dataclass(frozen=True)
class LevelSources:
    """The files of a question about levels.

    Attributes
    ----------
    areas, levels
        The areas, and coarser levels by name.
    records
        The records in the areas, where some are open and chosen how to be read.
    of_people
        Whether it is known how many people live in the areas; else records are counted instead.
    """

    areas: AreaSource
    levels: Mapping[str, AreaSource] = field(default_factory=dict)
    records: RecordSource | None = None
    of_people: bool = True


def levels_command(
    of: LevelSources, question: Question, model: tuple[str, str], out: str = "levels"
) -> str:
    """The text of a shell that judges all levels, and writes the table to ``out``.

    Parameters
    ----------
    model
        Name and predictor of the model that is shown beside the fixed cut-offs.

    Raises
    ------
    VbasError
        If a command cannot ask this.
    """
    return joined(["vbas", "levels", *levels_words(of, question, model), "--out", out])


def levels_words(of: LevelSources, question: Question, model: tuple[str, str]) -> list[str]:
    """The options of a command that judges all levels.

    Raises
    ------
    VbasError
        If a command cannot ask this.
    """
    if not of.of_people:
        raise VbasError(
            "It is not known how many people live in the areas: a command cannot count their "
            "records instead.",
            "Join a population table, or copy it as Python.",
        )
    areas = of.areas
    table = areas.population_path
    column = areas.population_column if table is None else areas.population_table_column
    said: dict[str, Any] = {
        "areas": areas.path.resolve(),
        "layer": areas.layer,
        "only-areas": areas.only or None,
        "leave-out": areas.leave_out,
        "area-id": areas.id_column,
        "population": column,
        "population-table": None if table is None else table.resolve(),
    }
    words = [*said_by(said), *level_files(of.levels, tuple(of.levels))]
    return words + list(
        said_by(
            {
                **_variables(question.design),
                "region": question.part,
                "coefficients": _coefficients(model),
                "enough": None if question.enough == 1 else question.enough,
            }
        )
    )


def levels_python(
    of: LevelSources, question: Question, model: tuple[str, str], out: str = "levels"
) -> str:
    """A script that judges all levels, and writes the table to ``out.csv``.

    Raises
    ------
    VbasError
        If `core.api.levels` cannot ask this.
    """
    design, areas = question.design, of.areas
    products = [design.max_combinations] if design.variables else list(AGES_BY_SEX)
    told: dict[str, Any] = {
        "max_combinations": products,
        "region": question.part,
        "coefficients": _coefficients(model),
    }
    written, lines, functions = Written(), [], ["levels"]
    plain = replace(areas, layer=None, population_path=None)
    if areas == plain and not of.levels and of.of_people:
        told |= {"area_id": areas.id_column, "population": areas.population_column}
        values: tuple[Any, ...] = (str(areas.path.resolve()),)
        first = ""
    else:
        if of.records is None or not of.records.quasi_identifiers:
            raise VbasError(
                "In Python, these areas are read together with records, and none are open.",
                "Copy the command, which needs none, or open records.",
            )
        study = study_call(written, areas, of.records, of.levels)
        lines.append(f"study = {study}")
        functions.insert(0, "Study")
        values, first = (), "study"
    said = {name: value for name, value in told.items() if value is not None}
    lines.append(f"table = {written.call('levels', values, said, first=first)}")
    lines.append(f"table.to_csv({f'{out}.csv'!r}, index=False)")
    return written.script(lines, functions)


def _coefficients(model: tuple[str, str]) -> str | None:
    """The coefficient set, if it is not the usual one.

    Raises
    ------
    VbasError
        If it goes by entropy.
    """
    name, predictor = model
    if name in fixed_cutoffs() or name == _MODEL:
        return None
    if predictor != _MAXCOMBS:
        raise VbasError(
            "The model {name} goes by entropy: texts judge levels by max combinations only.",
            "Choose a model by max combinations.",
            name=name,
        )
    return name


def _variables(design: Design) -> dict[str, Any]:
    """Variables with their categories; their product where they cannot be written so."""
    if not design.variables:
        return {}
    used = [of for of in design.variables if of.used > 1]
    if not used:
        return {"max-combinations": design.max_combinations}
    return {"qi": names_text(f"{of.name}={_categories(of)}" for of in used)}


def _categories(of: Variable) -> str:
    if of.coarsening.kind == BAND or (of.step is not None and of.coarsening.kind == AS_IS):
        return f"{of.n_categories}/{of.coarsening.amount}"
    return str(of.used)
