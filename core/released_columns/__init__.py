"""What columns that are released beside the protected ones tell, judged together."""
