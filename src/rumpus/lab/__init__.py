"""Playing many games, measuring them, and reporting what they say about a game."""
