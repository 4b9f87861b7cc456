"""Pieces of furniture as pictures that are painted anew only when they are others."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from app.map.canvas.furniture import Piece


class KeptPieces:
    """Remembers a picture of each piece: text is laid out and written once, not in each frame."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[tuple[object, ...], Piece | None, QPixmap]] = {}

    def piece(
        self, name: str, key: tuple[object, ...], scale: float, make: Callable[[], Piece | None]
    ) -> Piece | None:
        """The piece of a name; made anew if anything of its key has changed."""
        kept = self._kept.get(name)
        if kept is None or kept[0] != key:
            piece = make()
            kept = self._kept[name] = (key, piece, _picture(piece, scale))
        return kept[1]

    def paint(self, painter: QPainter) -> None:
        """Puts all pictures where they stand."""
        for _, piece, picture in self._kept.values():
            if piece is not None and not picture.isNull():
                painter.drawPixmap(_corner(piece), picture)

    def forget(self) -> None:
        """The font or the language is another."""
        self._kept.clear()


def _corner(piece: Piece) -> QPointF:
    """Where the picture of a piece begins: on a whole pixel, with room for the rim."""
    return QPointF(math.floor(piece.box.left()) - 2, math.floor(piece.box.top()) - 2)


def _picture(piece: Piece | None, scale: float) -> QPixmap:
    if piece is None or piece.box.isEmpty():
        return QPixmap()
    width, height = (math.ceil(v) + 5 for v in (piece.box.width(), piece.box.height()))
    picture = QPixmap(math.ceil(width * scale), math.ceil(height * scale))
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(-_corner(piece))
    piece.paint(painter)
    painter.end()
    return picture
