"""The frame of the program: session, files, history, main window, menus."""
