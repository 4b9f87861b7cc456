"""Setting up a machine, and keeping the translations in step with the sources."""
