"""A pack, verified: everything that is checked, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from core.attribute_disclosure import Aim
from core.background import in_background_together
from core.errors import Notice, VbasError
from core.io.verification.attributes import check_attributes
from core.io.verification.checks import Check, Verification, accepting
from core.io.verification.classes import check_classes
from core.io.verification.columns import check_columns
from core.io.verification.files import check_files, check_metadata, check_plain_files
from core.io.verification.opened import Pack, UnreadableError
from core.io.verification.report import check_report
from core.io.verification.risk import check_risk, is_preset
from core.io.verification.shapes import check_shapes
from core.steps import Steps

_STAGE: Final = "verifying the pack"
FORMAT: Final = 2
"""Of manifests that are written now."""
_OLDER: Final = (1,)
_CAME_LATER: Final = ("tolerance", "l", "t", "risk")
"""What manifests of older formats may lack; that is a finding by itself."""


def verify_pack(
    folder: Path,
    areas: Path | None = None,
    *,
    least: Aim = None,
    most: Aim = None,
) -> Steps[Verification]:
    """Verifies a pack from its files alone.

    Parameters
    ----------
    folder
        The pack.
    areas
        The file of the areas that its regions are made of, to compare them.
    least, most
        l and t that outcomes shall keep in each class; what the manifest says, if not given.

    Returns
    -------
    Verification
        Every check with its sentence. What cannot be read is a finding, never an error.

    Raises
    ------
    VbasError
        If there is no such folder, or the file of areas cannot be used.
    """
    pack = Pack(folder)
    parts: Sequence[tuple[tuple[str, Callable[[], list[Check]]], ...]] = (
        # Two are looked at beside each other; those of one group have something in common.
        (("files", lambda: [*_manifest(pack), *check_files(pack)]),),
        (
            ("classes", lambda: check_classes(pack)),
            ("attributes", lambda: _attributes(pack, least, most)),
            ("risk", lambda: check_risk(pack)),
        ),
        (("columns", lambda: check_columns(pack)),),
        (("regions", lambda: check_shapes(pack, areas)),),
        (
            ("texts", lambda: check_plain_files(pack)),
            ("report", lambda: [check_report(pack)]),
            ("metadata", lambda: [check_metadata(pack)]),
            ("forced", lambda: [_forced(pack)]),
        ),
    )
    calls = [partial(_group, group) for group in parts]
    found = yield from in_background_together(_STAGE, calls)
    checks = [of for group in found for of in group]
    return Verification(accepting(checks, _accepted(pack)))


def _group(parts: Sequence[tuple[str, Callable[[], list[Check]]]]) -> list[Check]:
    """The checks of some parts, one after the other."""
    return [of for name, look in parts for of in _looked(name, look)]


def _attributes(pack: Pack, least: Aim, most: Aim) -> list[Check]:
    told = pack.manifest
    least = told.get("l") if least is None else least
    most = told.get("t") if most is None else most
    return check_attributes(pack, least, most)


def _accepted(pack: Pack) -> Any:
    try:
        return pack.manifest.get("accepted") if pack.manifest.get("reason") else None
    except UnreadableError:
        return None


def _looked(name: str, look: Callable[[], list[Check]]) -> list[Check]:
    """The checks; what cannot be read, or is not of its form, fails."""
    try:
        return look()
    except UnreadableError as error:
        file = str(error)
        text = Notice("{file} is not there, or is not what its name says.", file=file)
        return [Check(name, False, text, {"file": file})]
    except VbasError:
        raise
    except Exception:  # files of others: libraries raise whatever they like
        text = Notice("What is said of {part} is not of the form of a pack.", part=name)
        return [Check(name, False, text)]


def _manifest(pack: Pack) -> list[Check]:
    """The form of the manifest, on which the other checks rely; what an older one does not say."""
    told = pack.manifest
    forms = {
        "format": told.get("format") in (FORMAT, *_OLDER),
        "command": told.get("command") == "release",
        "k": isinstance(told.get("k"), int) and not isinstance(told.get("k"), bool),
        "unit": told.get("unit") in ("record", "person"),
        "combinations": bool(told.get("combinations")) and _texts(told.get("combinations")),
        "columns": isinstance(told.get("columns"), list),
        "files": isinstance(told.get("files"), dict),
        "forced": isinstance(told.get("forced"), list),
        "l": _aim(told.get("l", ""), 1, float("inf")),
        "t": _aim(told.get("t", ""), 0, 1),
        "risk": isinstance(risk := told.get("risk"), list) and all(map(is_preset, risk)),
        "tolerance": _share(told.get("tolerance")),
        "regions": told.get("regions", 0) is None or isinstance(told.get("regions"), dict),
    }
    older = [of for of in _CAME_LATER if of not in told and told.get("format") in _OLDER]
    wrong = [name for name, fine in forms.items() if not fine and name not in older]
    text = Notice("The manifest is not of its form: {names}.", names=", ".join(wrong))
    fine = Notice("The manifest says k, combinations, columns and files.")
    checks = [Check("form", not wrong, text if wrong else fine, {"found": wrong})]
    if older:
        said = Notice(
            "The pack is of an older format ({format}, made by {program}), which does not say: "
            "{names}. What it does say was judged; for the rest, release again.",
            format=told["format"],
            program=str(told.get("program")),
            names=", ".join(older),
        )
        checks.append(Check("older", False, said, {"lacking": older}))
    return checks


def _number(told: Any, least: float, most: float) -> bool:
    number = isinstance(told, int | float) and not isinstance(told, bool)
    return number and least <= told <= most


def _aim(told: Any, least: float, most: float) -> bool:
    """Whether it is an l or t: none, of every outcome, or of each."""
    if isinstance(told, dict):
        return bool(told) and all(_number(of, least, most) for of in told.values())
    return told is None or _number(told, least, most)


def _share(told: Any) -> bool:
    return _number(told, 0, 1) and told < 1


def _texts(lists: Any) -> bool:
    return isinstance(lists, list) and all(
        isinstance(of, list) and of and all(isinstance(name, str) for name in of) for of in lists
    )


def _forced(pack: Pack) -> Check:
    """Whether columns were released although they tell what is hidden."""
    forced = pack.manifest["forced"]
    if forced == []:
        return Check("forced", True, Notice("No column was forced through."))
    text = Notice(
        "Columns were kept by --force, although they tell what the release hides: {columns}.",
        columns=", ".join(forced),
    )
    return Check("forced", False, text, {"columns": list(forced)})
