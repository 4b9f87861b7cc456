"""Reading damaged files in a process of its own, with a limit of memory."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import traceback
import zlib
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.fuzzing.cases import READERS, Reader, digest
from benchmarks.fuzzing.mutations import Files, mutated
from core.errors import VbasError

SENTENCE, SAME, TOLD = "sentence", "same", "changed and told"
SILENT, BUG, HANG, MEMORY = "changed silently", "bug", "hang", "memory"
OUTCOMES = (SENTENCE, SAME, TOLD, SILENT, BUG, HANG, MEMORY)

MEMORY_BYTES = 2 << 30
"""What one input may take beside what the program itself needs."""


def input_of(cases: dict[str, Files], name: str, seed: int, number: int) -> tuple[str, Files]:
    """The case and the damaged files of an input: the same wherever it is made."""
    rng = Random(zlib.crc32(f"{name} {seed} {number}".encode()))
    case = rng.choice(list(cases))
    return case, mutated(cases[case], rng)


def work(connection: Connection, readers: dict[str, Reader | None], seed: int) -> None:
    """Reads input after input, as (reader, number) come; answers (case, outcome, text)."""
    os.environ["OGR_CURRENT_DATE"] = "2026-01-01T00:00:00.000Z"
    chosen = {name: reader or READERS[name] for name, reader in readers.items()}
    folder = Path(tempfile.mkdtemp(prefix="fuzz"))
    try:
        cases = {name: reader.cases() for name, reader in chosen.items()}
        whole = {
            (name, case): _whole(name, case, _read(chosen[name], folder, files))
            for name, of in cases.items()
            for case, files in of.items()
        }
        _limit_memory()
        connection.send("ready")
        while (asked := connection.recv()) is not None:
            name, number = asked
            case, files = input_of(cases[name], name, seed, number)
            found = _read(chosen[name], folder, files)
            connection.send((case, *_outcome(found, whole[name, case])))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _whole(name: str, case: str, found: tuple[str, Any, Any]) -> tuple[str, Any, Any]:
    if found[0] != "read":
        raise RuntimeError(f"{name}: the valid {case} gives {found}")
    return found


def _read(reader: Reader, folder: Path, files: Files) -> tuple[str, Any, Any]:
    """("read", digest, what was said), or the outcome and its text."""
    for old in folder.iterdir():
        old.unlink()
    for name, data in files.items():
        (folder / name).write_bytes(data)
    before = set(os.listdir(folder))
    path = folder / next(iter(files))
    try:
        value, said = reader.read(path)
        found = "read", digest(value), [str(text) for text in said]
    except VbasError as error:
        return SENTENCE, str(error), ""
    except MemoryError:
        return MEMORY, "", ""
    except Exception:
        text = traceback.format_exc()
        return (MEMORY if "bad_alloc" in text else BUG), text, ""
    if set(os.listdir(folder)) != before:
        return BUG, f"writes beside its input: {set(os.listdir(folder)) - before}", ""
    return found


def _outcome(found: tuple[str, Any, Any], whole: tuple[str, Any, Any]) -> tuple[str, str]:
    outcome, value, said = found
    if outcome != "read":
        return outcome, value
    if value == whole[1]:
        return SAME, ""
    return (TOLD, "") if said != whole[2] else (SILENT, "")


def _limit_memory() -> None:
    if sys.platform == "win32":
        return
    import resource

    pages = int(Path("/proc/self/statm").read_text().split()[0]) if Path("/proc").is_dir() else 0
    most = pages * resource.getpagesize() + MEMORY_BYTES
    if pages:
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
