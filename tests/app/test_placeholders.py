from PySide6.QtWidgets import QAbstractButton, QLabel


def test_workspaces_to_come_say_so_and_offer_nothing(program):
    for name in ("release",):
        program.window.show_workspace(name)
        (dock,) = program.window.docks(name)
        texts = [label.text() for label in dock.widget().findChildren(QLabel)]
        assert any("comes with a later version" in text for text in texts)
        assert any(text.startswith("Here you will") for text in texts)
        assert not dock.widget().findChildren(QAbstractButton)
