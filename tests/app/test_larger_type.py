from PySide6.QtGui import QFont

from app.kit.larger_type import larger


def test_points_and_pixels_grow(qapp):
    points, pixels = QFont(), QFont()
    points.setPointSizeF(10.0)
    pixels.setPixelSize(12)
    assert larger(points, 1.5).pointSizeF() == 15.0
    assert larger(pixels, 1.5).pixelSize() == 18
    assert points.pointSizeF() == 10.0
