"""The Release workspace: from a run to a verified pack of files that may leave the building."""
