"""A pack, written beside its place, verified, and put there only if it is safe to give out."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

from core import __version__
from core.background import in_background, in_background_together
from core.errors import VbasError
from core.io.digest import digest_steps
from core.io.records.released import REGION
from core.io.release_ledger import (
    Entry,
    append_release,
    digest_of,
    list_decisions,
    list_releases,
    log_decision,
    remove_release,
)
from core.io.release_pack.comparing import guard_of, of_same_source
from core.io.release_pack.findings import GUARD
from core.io.release_pack.guard import Guard
from core.io.release_pack.known import known_of
from core.io.release_pack.order import renamed, shuffled
from core.io.release_pack.shapes import write_shapes
from core.io.release_pack.source import Source
from core.io.release_pack.tables import record_files
from core.io.release_pack.texts import (
    dictionary_of,
    presets_told,
    risk_of,
    write_dictionary,
    write_texts,
)
from core.io.release_report.custodian import write_for_custodian
from core.io.release_report.recipient import report_of
from core.io.release_report.writing import write_report
from core.io.result_folder import MANIFEST, whole_folder
from core.io.verification.checks import JUDGED, Check, Verification
from core.io.verification.verify import FORMAT, verify_pack
from core.steps import Steps

COMMAND: Final = "release"
FINDINGS: Final = "findings.json"
_STAGE: Final = "writing the pack"
_PARTS: Final = 11
"""Calls that write what a recipient gets, one after another."""


class NotSafeError(Exception):
    """A pack that must not be given out; nothing was written but the findings.

    ``regions`` is the region of each area as the pack would have called it, where it has any.
    """

    def __init__(
        self, verification: Verification, findings: Path, regions: Mapping[str, int]
    ) -> None:
        super().__init__()
        self.verification, self.findings, self.regions = verification, findings, regions


@dataclass(frozen=True)
class Released:
    """A pack, what its verification said, its number of records, the region of each area in it."""

    folder: Path
    verification: Verification
    n_records: int
    regions: Mapping[str, int] = field(default_factory=dict)


def release(
    source: Source,
    ledger: Path,
    folder: Path,
    *,
    reason: str | None = None,
    guard: Guard | None = None,
    by: str | None = None,
) -> Steps[Released]:
    """Writes a pack, verifies it, asks the guard, and puts it in its place.

    Parameters
    ----------
    source
        What it is made of.
    ledger
        The folder of earlier releases, which the guard is given.
    folder
        Where the pack is to be.
    reason
        Why findings about what an adversary could know are accepted; it is in the manifest.
    guard
        Compares the pack with earlier releases; `guard_of` the source if not given.
    by
        Who decides, for the log of the ledger.

    Raises
    ------
    NotSafeError
        If something is found that is not accepted, or must not be. Nothing is written but
        `FINDINGS`, beside the pack, for the custodian alone.
    VbasError
        If a file cannot be written, or the reason is empty.
    """
    if reason is not None and not reason.strip():
        raise VbasError("The reason is empty.", "Say why the findings are acceptable.")
    guard = guard_of(source) if guard is None else guard
    source = yield from in_background(_STAGE, partial(_anonymous, source), total=_PARTS)
    beside = folder.parent / FINDINGS
    entered: Entry | None = None
    seal = b""
    seen = _numbers(ledger)
    try:
        with whole_folder(folder, COMMAND, source.files) as place:
            told = yield from _write(source, place)
            yield from _seal(place, told)
            found = yield from verify_pack(place)
            guarded = yield from guard(ledger, place)
            found = Verification((*found.checks, *guarded))
            accepted = [of for of in found.findings if of.name in (*JUDGED, GUARD)]
            if reason is not None and accepted:
                told["reason"] = reason.strip()
                told["accepted"] = [_told_outside(of) for of in accepted]
                yield from in_background(
                    _STAGE, partial(_write_accepted, source, place, found, reason)
                )
                yield from _seal(place, told)
                found = yield from verify_pack(place)
                found = Verification((*found.checks, *map(_accept, guarded)))
            if not found.passes:
                _write_findings(beside, folder, found)
                _log(ledger, _decided(source, folder, found, by, None))
                raise NotSafeError(found, beside, _regions(source))
            decided = _decided(source, folder, found, by, reason)
            earlier = list_decisions(ledger, decided["records"]) if decided else ()
            signed = (*earlier, decided) if decided else ()
            call = partial(write_for_custodian, source, found, told, place, signed)
            yield from in_background(_STAGE, call)
            # Before the pack appears: one that the ledger does not know must never be there. What
            # the ledger has too much, after a crash in between, only makes the guard stricter.
            entered = yield from in_background(_STAGE, partial(_enter, source, ledger, folder.name))
            _refuse_strangers(_numbers(ledger) - seen, entered)
            _log(ledger, decided)
            seal = (place / MANIFEST).read_bytes()
    except BaseException:
        if entered is not None and not _is_there(folder, seal):
            remove_release(ledger, entered)
        raise
    _forget_findings(beside, folder)
    return Released(folder, found, source.records.num_rows, _regions(source))


def _regions(source: Source) -> dict[str, int]:
    """{area: its region in the pack}."""
    if source.regions is None:
        return {}
    known = source.regions.crosswalk.dropna()
    return dict(zip(known["area_id"].tolist(), known[REGION].astype(int).tolist(), strict=True))


def _numbers(ledger: Path) -> frozenset[int]:
    """Numbers of the releases in a ledger."""
    entries = list_releases(ledger) if ledger.is_dir() else ()
    return frozenset(of.number for of in entries)


def _refuse_strangers(came: frozenset[int], entered: Entry | None) -> None:
    """Refuses a pack while whose making another release came, which it was not compared with.

    Of two that are made at once each finds the other one here, or only the later does: the ledger
    has each before it is looked at again.
    """
    if came - ({entered.number} if entered is not None else set()):
        raise VbasError(
            "Another release came into the ledger while this one was made, so that the two were "
            "not compared.",
            "Release again.",
        )


def _is_there(folder: Path, seal: bytes) -> bool:
    """Whether the pack with this manifest took its place, whatever was interrupted since."""
    try:
        return bool(seal) and (folder / MANIFEST).read_bytes() == seal
    except OSError:
        return False


def _decided(
    source: Source, pack: Path, found: Verification, by: str | None, reason: str | None
) -> dict[str, Any] | None:
    """Who decided what, when and why; None of records of unknown origin."""
    if source.made_from is None:
        return None
    against = [of for of in found.checks if not of.passes]
    decision = "refused" if not found.passes else "accepted" if against else "released"
    return {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "by": by,
        "pack": pack.name,
        "records": source.made_from.sha256,
        "k": source.k,
        "decision": decision,
        "reason": reason if decision == "accepted" else None,
        "risk": [_against(of) for of in found.checks if of.name == "risk"],
        "findings": [{"check": of.name, "sentence": of.sentence.english} for of in against],
    }


def _log(ledger: Path, decided: Mapping[str, Any] | None) -> None:
    """Writes down what was decided; before a pack appears, as the ledger."""
    if decided is not None:
        log_decision(ledger, decided)


def _against(of: Check) -> dict[str, Any]:
    """What the log says of a preset."""
    names = ("preset", "k", "tau", "maximum", "average")
    return {**{name: of.details[name] for name in names}, "holds": of.passes}


def _enter(source: Source, ledger: Path, name: str) -> Entry | None:
    """Adds what the pack shows to the ledger, unless it has the very same; what was added."""
    made = source.made_from
    if made is None:
        return None
    entries = (
        [of for of in list_releases(ledger) if of_same_source(of, made)] if ledger.is_dir() else []
    )
    names = {of.name for of in entries}
    known = known_of(name, source, made)
    digest = digest_of(known)
    if any(of.sha256 == digest and of.made_from == made.for_ledger for of in entries):
        return None
    number = 2
    while known.name in names:
        known = replace(known, name=f"{name} ({number})")
        number += 1
    now = datetime.now(UTC).isoformat(timespec="seconds")
    return append_release(ledger, known, made.sha256, now, made.for_ledger)


def _told_outside(of: Check) -> dict[str, Any]:
    """What a recipient is told of an accepted finding: nothing about other releases."""
    return {"check": of.name, "details": {} if of.name == GUARD else of.outside}


def _accept(of: Check) -> Check:
    return of if of.passes else Check(of.name, False, of.sentence, of.details, accepted=True)


def _anonymous(source: Source) -> Source:
    """The records in another order, and regions under other numbers."""
    source = renamed(source)
    return replace(source, records=shuffled(source.records))


def _write(source: Source, place: Path) -> Steps[dict[str, Any]]:
    """Writes all files but the manifest; what that is to say."""
    call = partial(dictionary_of, source)
    dictionary = yield from in_background(_STAGE, call, done=1, total=_PARTS)
    for name in ("records", "dictionary", *(["regions"] if source.regions is not None else [])):
        (place / name).mkdir()
    start = place / "records" / "records"
    coded = partial(record_files, source.records, dictionary["columns"], start)
    records = yield from in_background(_STAGE, coded, done=2, total=_PARTS)
    writes: list[Callable[[], dict[str, Any] | None]] = [
        *records,
        partial(_write_report, source, dictionary, place),
        partial(write_texts, source, place),
        partial(write_dictionary, dictionary, place / "dictionary"),
    ]
    if source.regions is not None:
        writes.append(partial(write_shapes, source.regions, place / "regions"))
    told = yield from in_background_together(_STAGE, writes, done=3, total=_PARTS)
    return {
        "format": FORMAT,
        "program": f"vbas {__version__}",
        "command": COMMAND,
        "k": source.k,
        "unit": source.unit,
        "n_records": source.records.num_rows,
        "synthetic": source.synthetic,
        "combinations": dictionary["combinations"],
        "columns": [{key: of[key] for key in ("name", "role")} for of in dictionary["columns"]],
        "forced": list(source.forced),
        "tolerance": source.tolerance,
        "l": source.least_values,
        "t": source.most_distance,
        "risk": presets_told(source),
        "regions": None if source.regions is None else told[-1],
        "accepted": [],
        "reason": None,
    }


def _write_report(source: Source, dictionary: dict[str, Any], place: Path) -> None:
    """Writes what the recipient reads: nothing but what follows from the pack's own files."""
    write_report(report_of(source, risk_of(source), dictionary["columns"]), place)


def _write_accepted(source: Source, place: Path, found: Verification, reason: str) -> None:
    """Writes the report again, with what was accepted.

    What is judged follows from the pack's own files; of other releases nothing is told.
    """
    said = tuple(of.sentence for of in found.findings if of.name in JUDGED)
    columns = dictionary_of(source)["columns"]
    write_report(report_of(source, risk_of(source), columns, said, reason.strip()), place)


def _seal(place: Path, told: dict[str, Any]) -> Steps[None]:
    """Writes the manifest: what is told, every file, and its own SHA-256."""
    files = {}
    for path in sorted(place.rglob("*")):
        name = path.relative_to(place).as_posix()
        if path.is_file() and name != MANIFEST:
            digest = yield from digest_steps(path)
            files[name] = {"bytes": path.stat().st_size, "sha256": digest}
    zeros = "0" * 64
    value = {**told, "files": files, "manifest_sha256": zeros}
    text = json.dumps(value, indent=2, ensure_ascii=False, allow_nan=False) + "\n"
    own = hashlib.sha256(text.encode()).hexdigest()
    head, _, tail = text.rpartition(zeros)
    (place / MANIFEST).write_text(f"{head}{own}{tail}", encoding="utf-8")


def _write_findings(path: Path, pack: Path, found: Verification) -> None:
    """Writes what was found, for the custodian alone: it may tell what the release hides."""
    path.unlink(missing_ok=True)
    text = json.dumps({"pack": pack.name, **found.plain}, indent=2, ensure_ascii=False)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text + "\n")


def _forget_findings(path: Path, pack: Path) -> None:
    """Removes what was found of this pack before it was made safe."""
    with suppress(OSError, ValueError, AttributeError):
        if json.loads(path.read_text(encoding="utf-8")).get("pack") == pack.name:
            path.unlink()
