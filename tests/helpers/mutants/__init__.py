"""Small faults planted in the rules of both games, one at a time, and which scenario notices each."""
