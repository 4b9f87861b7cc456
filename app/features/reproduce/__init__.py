"""The papers run again from the help menu."""
