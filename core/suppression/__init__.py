"""What must be left out of a release."""
