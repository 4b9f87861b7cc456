"""What is protected: variables, combinations, k, weights, and the work."""
