"""What stands on its own beside the workspaces: editing, comparison, pages, presenting, tour."""
