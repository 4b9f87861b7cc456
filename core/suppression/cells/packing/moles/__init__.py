"""Classes that are too small and still show a value: found, and their values blanked."""
