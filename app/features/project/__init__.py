"""The project file in the window: saving, opening, autosave, recovery."""
