"""The table: a server that holds rooms, seats people and bots, and never loses a move."""
