"""Moving one site: what lies around it, and which areas would change region."""
