"""Coefficient sets kept: in the user's folder by name, or wherever a path says.

A set can be gathered part by part: western Canada from one calibration, central from another.
Nothing is replaced unless that is asked for.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import tomli_w

from core.canada import PARTS, part_words
from core.cutoff.coefficients import PREDICTORS, CoefficientSet, GapsModel, predictor_words
from core.cutoff.gaps import OUR_SETS, SHIPPED_SETS
from core.cutoff.own_sets import file_of, is_name, own_files, own_set
from core.cutoff.set_files import FITTED_ON, parse_set
from core.errors import N_, Phrase, VbasError
from core.io.atomic import whole_file, writing

SOURCE, FITTED = "source", "fitted"
_ABOUT = (SOURCE, FITTED)
_KINDS_IN_WORDS = {"suppression": N_("suppression"), "threshold": N_("thresholds")}
_HEAD = (
    "# A coefficient set: cut-off in people = scale * predictor ** exponent; scale = exp(b0).\n"
    "# The predictors are max combinations and entropy (natural logarithm) of the variables.\n"
    "# It holds no record of the file it was fitted on, only how many there were.\n"
)


def save_set(of: CoefficientSet, *, replace_it: bool = False) -> Path:
    """Saves a set in the user's folder under its name.

    Parameters
    ----------
    replace_it
        Whether a set of that name may be replaced as a whole.

    Returns
    -------
    Path
        The file.

    Raises
    ------
    VbasError
        If the name cannot be one, is taken, or the folder cannot be written.
    """
    check_name(of.name)
    taken = _taken(of.name)
    if taken is not None and not replace_it:
        raise VbasError(
            "There is a coefficient set called {name} already.",
            "Choose another name, or replace it.",
            name=taken,
        )
    path = file_of(taken or of.name)
    write_set(of, path)
    return path


def add_to_set(of: CoefficientSet, *, replace_parts: bool = False) -> CoefficientSet:
    """Saves a set under its name; where there is one, its other parts stay.

    Parameters
    ----------
    of
        What is added.
    replace_parts
        Whether models for a part of Canada that are there already may be replaced.

    Returns
    -------
    CoefficientSet
        The set as it is now.

    Raises
    ------
    VbasError
        As `save_set`; if a model would be replaced; if the set that is there cannot be read.
    """
    check_name(of.name)
    taken = _taken(of.name)
    old = None if taken is None else own_set(taken)
    new = of if old is None else merged(old, of, replace_parts=replace_parts)
    save_set(new, replace_it=True)
    return new


def merged(
    old: CoefficientSet, new: CoefficientSet, *, replace_parts: bool = False
) -> CoefficientSet:
    """The models of both sets, under the name and title of the old one.

    Raises
    ------
    VbasError
        If both have a model for a predictor and a part of Canada, unless it may be replaced.
    """
    for kind, part in sorted(_held(old) & _held(new)):
        if not replace_parts:
            raise _has_already(old.name, kind, part)
    models = {p: {**old.models.get(p, {}), **new.models.get(p, {})} for p in PREDICTORS}
    # Where the models for each part of Canada, or of each kind, are from, once both are joined.
    before, after = _source_of_each(old), _source_of_each(new)
    stays = {key for _, key in _held(old) - _held(new)}
    texts = {
        key: [of[key] for of in (before if key in stays else {}, after) if key in of]
        for key in {**before, **after}
    }
    sources = {key: "; ".join(dict.fromkeys(found)) for key, found in texts.items() if found}
    more = {key: _joined(key, old.more.get(key), value) for key, value in new.more.items()}
    more = {**old.more, **more, **({SOURCE: sources} if sources else {})}
    notes = {**old.notes, **new.notes}
    return CoefficientSet(
        old.name, old.title, citation_of(sources), models, notes, more, old.scope or new.scope
    )


def _has_already(name: str, kind: str, part: str) -> VbasError:
    if part == kind:
        return VbasError(
            "The coefficient set {name} has models of {kind} already.",
            "Choose another name, or replace it.",
            name=name,
            kind=Phrase(_KINDS_IN_WORDS.get(kind, kind)),
        )
    return VbasError(
        "The coefficient set {name} has a model by {kind} for {part} already.",
        "Choose another name or part of Canada, or replace it.",
        name=name,
        kind=predictor_words(kind),
        part=part_words(part),
    )


def citation_of(sources: Mapping[str, str]) -> str:
    """Where everything in a set is from: {part of Canada or kind of model: its source}."""
    keys_of: dict[str, list[str]] = {}
    for key in (*PARTS, *sorted(set(sources) - set(PARTS))):
        if key in sources:
            keys_of.setdefault(sources[key], []).append(key)
    return "; ".join(f"{', '.join(keys)}: {text}" for text, keys in keys_of.items())


def _held(of: CoefficientSet) -> set[tuple[str, str]]:
    """What a set has: (predictor, part of Canada), and kinds of models that know no part twice."""
    tables: dict[str, Any] = {**of.models, **of.more}
    return {
        (kind, part if part in PARTS else kind)
        for kind, table in tables.items()
        if kind not in _ABOUT and isinstance(table, Mapping)
        for part in table
    }


def _joined(kind: str, old: Any, new: Any) -> Any:
    """Tables by part of Canada are joined; of models that know no part, the new ones count."""
    if not isinstance(old, Mapping) or not isinstance(new, Mapping):
        return new
    if kind in _ABOUT:
        return {**old, **{key: _joined("", old.get(key), value) for key, value in new.items()}}
    return {**old, **new} if set(new) & set(PARTS) else new


def _source_of_each(of: CoefficientSet) -> dict[str, str]:
    """What the set says of each part or kind, or of itself as a whole."""
    said = of.more.get(SOURCE)
    told = said if isinstance(said, Mapping) else {}
    texts = {key: str(told.get(key) or ("" if told else of.citation)) for _, key in _held(of)}
    return {key: text for key, text in texts.items() if text}


def check_name(name: str) -> None:
    """Checks that a set can be called that.

    Raises
    ------
    VbasError
        If the name is that of a shipped set, or no file could have it on every system.
    """
    if name in SHIPPED_SETS or name in OUR_SETS:
        raise VbasError(
            "{name} is the name of a coefficient set that comes with the program.",
            "Choose another name.",
            name=name,
        )
    if not is_name(name):
        raise VbasError(
            "A coefficient set cannot be called {name!r}.",
            "Begin with a letter or digit, and use at most 63 letters, digits, blanks, - and _.",
            name=name,
        )


def _taken(name: str) -> str | None:
    """The name of the set that this name would meet, capitals or not."""
    return next((other for other in own_files() if other.casefold() == name.casefold()), None)


def delete_set(name: str) -> None:
    """Removes one of the user's own sets.

    Raises
    ------
    VbasError
        If there is none of that name, or its file cannot be removed.
    """
    path = _there(name)
    with writing(path):
        path.unlink()


def rename_set(old: str, new: str) -> Path:
    """Gives one of the user's own sets another name.

    Raises
    ------
    VbasError
        If there is no such set, or the new name cannot be one or is taken.
    """
    path = _there(old)
    check_name(new)
    taken = _taken(new)
    if taken is not None and taken != old:
        raise VbasError(
            "There is a coefficient set called {name} already.", "Choose another name.", name=taken
        )
    target = file_of(new)
    with writing(target):
        path.rename(target)
    return target


def _there(name: str) -> Path:
    path = own_files().get(name)
    if path is None:
        raise VbasError(
            "You have no coefficient set called {name}.",
            "Yours are: {names}.",
            name=name,
            names=", ".join(sorted(own_files())) or "none",
        )
    return path


def write_set(of: CoefficientSet, path: Path) -> None:
    """Writes a set to a TOML file; it appears complete or not at all.

    Raises
    ------
    VbasError
        If a model of it could not be read again, or the file cannot be written.
    """
    text = set_text(of)
    parse_set(of.name, path.name, text)
    with whole_file(path) as partial:
        partial.write_text(text, encoding="utf-8")


def set_text(of: CoefficientSet) -> str:
    """The set as TOML."""
    table: dict[str, Any] = {"title": of.title, "citation": of.citation}
    table |= {"note": of.scope} if of.scope else {}
    table |= {f"note_{predictor}": note for predictor, note in of.notes.items()}
    for predictor, models in of.models.items():
        if models:
            table[predictor] = {
                part: _model_table(models[part])
                for part in [part for part in PARTS if part in models]
            }
    table |= {key: _plain(value) for key, value in of.more.items()}
    return _HEAD + tomli_w.dumps(table)


def _model_table(model: GapsModel) -> dict[str, Any]:
    table: dict[str, Any] = {"scale": float(model.scale), "exponent": float(model.exponent)}
    ranges = zip(FITTED_ON, (model.people, model.predictor), strict=True)
    return table | {key: list(of) for key, of in ranges if of is not None}


def _plain(value: Any) -> Any:
    """Values as TOML knows them; what is not there is left out."""
    if isinstance(value, Mapping):
        return {str(k): _plain(v) for k, v in value.items() if v is not None}
    if isinstance(value, list | tuple):
        return [_plain(v) for v in value if v is not None]
    return value.item() if hasattr(value, "item") else value


def without_kinds(of: CoefficientSet, kinds: Collection[str]) -> CoefficientSet:
    """The set without its models of some kinds that know no part of Canada."""
    if not kinds:
        return of
    more = {key: value for key, value in of.more.items() if key not in kinds}
    sources = {key: text for key, text in of.more.get(SOURCE, {}).items() if key not in kinds}
    return replace(of, more={**more, SOURCE: sources}, citation=citation_of(sources))


def named(of: CoefficientSet, name: str, title: str = "") -> CoefficientSet:
    """The set under another name, and title."""
    return replace(of, name=name, title=title or name)
