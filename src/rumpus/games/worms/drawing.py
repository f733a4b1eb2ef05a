from typing import Any


def draw(view: dict[str, Any]) -> str:
    return ""
