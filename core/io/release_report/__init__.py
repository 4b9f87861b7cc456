"""Reports of a release: for its recipient within the pack, and in full for the custodian."""
