"""Plain stroke letters, so that a picture made without a window can say what it shows.

A letter is a few strokes on a grid: x from 0 to 4, y from 0 (top of the capitals) over 6 (base
line) to 8. A stroke is written as pairs of digits, x and y: "062046" goes from (0, 6) over (2, 0)
to (4, 6); a pair that is repeated is a dot.
"""

from __future__ import annotations

import unicodedata
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

_LETTERS = {
    "0": "103041453616050110",
    "1": "112026 1636",
    "2": "01103041420646",
    "3": "01103041423313 334445361605",
    "4": "36300444",
    "5": "400002324345361605",
    "6": "4130100105163645443303",
    "7": "004016",
    "8": "103041423313020110 1304051636454433",
    "9": "0516364541301001021343",
    "A": "062046 1434",
    "B": "000636454433 0030414233 0333",
    "C": "4130100105163645",
    "D": "00062644422000",
    "E": "40000646 0333",
    "F": "400006 0333",
    "G": "41301001051636454323",
    "H": "0006 4046 0343",
    "I": "2026 1030 1636",
    "J": "4045361605",
    "K": "0006 400346",
    "L": "000646",
    "M": "0600234046",
    "N": "06004640",
    "O": "103041453616050110",
    "P": "06003041423303",
    "Q": "103041453616050110 3446",
    "R": "06003041423303 2346",
    "S": "413010010213334445361605",
    "T": "0040 2026",
    "U": "000516364540",
    "V": "002640",
    "W": "0016233640",
    "X": "0046 4006",
    "Y": "002340 2326",
    "Z": "00400646",
    "a": "4246 4332120305163645",
    "b": "0006 0312324345361605",
    "c": "4332120305163645",
    "d": "4046 4332120305163645",
    "e": "04444332120305163645",
    "f": "40302126 1232",
    "g": "4247381807 4332120305163645",
    "h": "0006 0312324346",
    "i": "2226 2020",
    "j": "3237281807 3030",
    "k": "0006 320436",
    "l": "202536",
    "m": "0206 03122326 23324346",
    "n": "0206 0312324346",
    "o": "123243453616050312",
    "p": "0208 0312324345361605",
    "q": "4248 4332120305163645",
    "r": "0206 03123243",
    "s": "43321203143445361605",
    "t": "20253645 0242",
    "u": "0205163645 4246",
    "v": "022642",
    "w": "0216233642",
    "x": "0246 4206",
    "y": "0226 4218",
    "z": "02420646",
    ".": "2626",
    ",": "2617",
    ":": "2323 2626",
    ";": "2323 2617",
    "-": "1333",
    "–": "0343",
    "+": "2125 0343",
    "=": "0242 0444",
    "<": "410345",
    ">": "014305",
    "(": "30212536",
    ")": "10212516",
    "/": "4006",
    "%": "4006 0010110100 3545463635",
    "'": "2021",
    "·": "2323",
    "?": "01103041422324 2626",
}
_WIDE, _NARROW = 6.0, 3.5
_NARROW_ONES = frozenset(".,:;'·il")
_DOT = 0.3


def text_width(text: str, unit: float) -> float:
    """Width of a line of text in pixels; ``unit`` is the size of a grid step."""
    return unit * sum(_advance(letter) for letter in _plain(text))


def text_segments(text: str, left: float, top: float, unit: float) -> NDArray[np.float64]:
    """(m, 4) strokes of a line of text: columns and rows of both ends, pixels.

    Parameters
    ----------
    text
        Accents are left out; other unknown letters become question marks.
    left, top
        Upper left corner of the first capital, pixels.
    unit
        Size of a grid step, pixels: capitals are six steps high.
    """
    segments: list[tuple[float, float, float, float]] = []
    for letter in _plain(text):
        shift = left - (unit if letter in _NARROW_ONES else 0.0)
        for stroke in _LETTERS.get(letter, "").split():
            xy = [
                (shift + unit * int(x), top + unit * int(y))
                for x, y in zip(stroke[::2], stroke[1::2], strict=True)
            ]
            if xy[0] == xy[-1] and len(xy) == 2:
                (x, y), half = xy[0], _DOT * unit
                xy = [(x - half, y), (x + half, y)]
            segments += [(*a, *b) for a, b in pairwise(xy)]
        left += unit * _advance(letter)
    return np.array(segments, dtype=np.float64).reshape(-1, 4)


def _advance(letter: str) -> float:
    return _NARROW if letter in _NARROW_ONES or letter == " " else _WIDE


def _plain(text: str) -> str:
    """The text in letters that there are."""
    spaced = "".join(" " if c.isspace() else c for c in text)
    parts = unicodedata.normalize("NFKD", spaced)
    letters = (c for c in parts if not unicodedata.combining(c))
    return "".join(c if c in _LETTERS or c == " " else "?" for c in letters)
