"""Small files made into damaged ones: by bytes, by fields, by structure."""

from __future__ import annotations

import gzip
import io
import re
import zipfile
import zlib
from random import Random

Files = dict[str, bytes]
"""Name -> content; the first is the one that is opened."""

ODD = (
    *(b"", b" ", b"NaN", b"nan", b"inf", b"-inf", b"1e999", b"-1", b"0", b"1.5", b"1,5", b"1,234"),
    *(b"9" * 400, b"9" * 5000, b"-" + b"9" * 30, b"0x1F", b"1e-400", b"true", b"null", b"NA", b"."),
    *(b'"', b"'", b'""', b"{", b"}", b"{x}", b"{0}", b"%s", b"[", b"]", b"=1+1", b"@a", b"\\"),
    *(
        b"\x00",
        b"\xff\xfe",
        "é".encode("cp1252"),
        "é".encode(),
        "\U0001f600".encode(),
        b"\xed\xa0\x80",
    ),
    *(b"\n", b"\r", b"\r\n", b"\t", b";", b"a" * 70_000, b"../../x", b"/dev/zero", b"<b>", b"&x;"),
    *(b"2021A00053501", b"M5V", b"K1A 0B6", b"Ontario", b"35", b"0", b"1-1-1", b"9999-99-99"),
)

_FIELD = re.compile(rb"[^,;\t|\r\n\"'\[\]{}:=<>/ ]+")
_BLOCKS = (1, 2, 4, 8, 100, 512, 4096)


def mutated(files: Files, rng: Random) -> Files:
    """The files, one or several of them damaged."""
    names = list(files)
    name = rng.choice(names)
    found = dict(files)
    if len(names) > 1 and rng.random() < 0.1:
        return _parts(found, name, rng)
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        found[name] = _one(name, found[name], rng)
    return found


def _one(name: str, data: bytes, rng: Random) -> bytes:
    inside = rng.random() < 0.6  # what a packed file holds, rather than its packing
    if name.endswith(".gz") and inside:
        try:
            return gzip.compress(_plain(gzip.decompress(data), rng), 1)
        except (OSError, EOFError, zlib.error):
            return data
    if name.endswith((".zip", ".xlsx")) and inside:
        return _in_zip(data, rng)
    return _plain(data, rng)


def _in_zip(data: bytes, rng: Random) -> bytes:
    target = io.BytesIO()
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(target, "w", 8) as new:
            names = old.namelist()
            chosen = rng.choice(names)
            for name in names:
                inner = old.read(name)
                if name == chosen and rng.random() < 0.1:
                    continue
                new.writestr(
                    f"b/{name}" if name == chosen and rng.random() < 0.1 else name,
                    _plain(inner, rng) if name == chosen else inner,
                )
    except Exception:  # an earlier mutation may have broken it
        return data
    return target.getvalue()


def _parts(files: Files, name: str, rng: Random) -> Files:
    """A part is missing, empty, or another's."""
    how = rng.randrange(3)
    if how == 0 and name != next(iter(files)):
        del files[name]
    elif how == 1:
        files[name] = b""
    else:
        files[name] = files[rng.choice(list(files))]
    return files


def _plain(data: bytes, rng: Random) -> bytes:
    if not data:
        return rng.choice(ODD)
    text = b"\0" not in data[:1000]
    kinds = (_bytes, _fields, _structure) if text else (_bytes, _bytes, _fields)
    return rng.choice(kinds)(data, rng)


def _bytes(data: bytes, rng: Random) -> bytes:
    # Headers stand at the beginning and the end: they are hit as often as the rest.
    n = len(data)
    near = rng.random()
    at = rng.randrange(n)
    at = min(at, rng.randrange(200)) if near < 0.3 else at
    at = max(0, n - 1 - rng.randrange(200)) if near > 0.8 else at
    size = min(rng.choice(_BLOCKS), n - at)
    out = bytearray(data)
    how = rng.randrange(8)
    if how == 0:
        out[at] ^= 1 << rng.randrange(8)
    elif how == 1:
        out[at] = rng.randrange(256)
    elif how == 2:
        del out[at : at + size]
    elif how == 3:
        out[at:at] = out[at : at + size]
    elif how == 4:
        del out[at:]
    elif how == 5:
        out[at : at + size] = bytes([rng.choice((0, 255))]) * size
    elif how == 6:
        out[at:at] = rng.randbytes(size)
    else:
        other = rng.randrange(n)
        out[at : at + size] = data[other : other + size]
    return bytes(out)


def _fields(data: bytes, rng: Random) -> bytes:
    found = list(_FIELD.finditer(data, 0, 200_000))
    if not found:
        return _bytes(data, rng)
    field = rng.choice(found[: rng.choice((10, len(found)))])
    value = rng.choice(ODD) if rng.random() < 0.8 else rng.choice(found).group()
    return data[: field.start()] + value + data[field.end() :]


def _structure(data: bytes, rng: Random) -> bytes:
    return (_whole if rng.random() < 0.4 else _lines)(data, rng)


def _whole(data: bytes, rng: Random) -> bytes:
    how = rng.randrange(5)
    if how == 0:
        return data.replace(b"\r\n", b"\n").replace(b"\n", rng.choice((b"\r", b"\r\n", b"\n\n")))
    if how == 1:
        return rng.choice((b"\xef\xbb\xbf", b"\xff\xfe", b"sep=;\n", b"\n\n", b"\x1f\x8b")) + data
    if how == 2:
        encoding = rng.choice(("utf-16", "utf-16-be", "utf-32"))
        return data.decode("utf-8", "replace").encode(encoding)
    if how == 3:
        marks = ((b",", b";"), (b",", b"\t"), (b".", b","), (b'"', b"'"))
        return data.replace(*rng.choice(marks))
    return data * rng.choice((2, 3))


def _lines(data: bytes, rng: Random) -> bytes:
    lines = data.split(b"\n")
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    how = rng.randrange(8)
    if how == 0:
        lines.insert(at, lines[other])
    elif how == 1:
        del lines[at]
    elif how == 2:
        lines[at], lines[other] = lines[other], lines[at]
    elif how == 3:
        lines = [line.split(rng.choice((b",", b";", b"\t")), 1)[-1] for line in lines]
    elif how == 4:
        lines[at] += rng.choice((b",", b";", b"\t")) * rng.choice((1, 3, 5000))
    elif how == 5:
        lines[at] = rng.choice((b"[", b"{", b"(", b"a = [", b'{"a":', b"[[a]]", b"<a>")) * 3000
    elif how == 6:
        lines = lines[:1]
    else:
        lines[at] = b'"' + lines[at]
    return b"\n".join(lines)
