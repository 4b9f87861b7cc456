"""The program: the window and the command line. No algorithm lives here."""
