"""What the panel of the design is shown with."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.workspaces.cells.setup.shown import CombinationShown, MatrixShown, VariableShown

CODE = VariableShown(
    "code", "code", True, ("as it is", "block", "chapter"), weight=0.5, n_categories=900
)
SEX = VariableShown("sex", "sex", True, ("as it is",))
WHERE = VariableShown(
    "geography",
    "geography",
    True,
    ("areas", "FSAs"),
    released=1,
    all_levels=False,
    asks_known=False,
)
MATRIX = MatrixShown(
    ("code", "code.block", "sex"),
    ("code", "code: block", "sex"),
    (
        CombinationShown(("code", "sex")),
        CombinationShown(("code.block", "sex"), "It is fixed."),
    ),
)
BY_HAND = MatrixShown(
    MATRIX.columns,
    MATRIX.titles,
    (CombinationShown(("code", "sex")), CombinationShown(("sex",))),
    editable=True,
)


def press(button):
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
