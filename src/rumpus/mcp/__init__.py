"""A language model at a table: tools of the Model Context Protocol over `rumpus.client`. `docs/mcp.md` tells how."""
