"""What each record could blank instead, and in which classes it would then be."""
