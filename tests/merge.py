"""What an event has changed in a view (`patch` in `kernel/frames.py`), the way whoever receives it applies it."""

from typing import Any

GONE = "-"


def merged(target: Any, patch: Any) -> Any:
    if not isinstance(patch, dict):
        return patch
    gone = patch.get(GONE, ())
    result = {key: value for key, value in target.items() if key not in gone} if isinstance(target, dict) else {}
    for key, value in patch.items():
        if key != GONE:
            result[key] = merged(result.get(key), value)
    return result
