"""What an event has changed in a view (`patch` in `records/changes.py`), the way whoever receives it applies it."""

from typing import Any

GONE = "-"


def merged(target: Any, patch: Any) -> Any:
    if not isinstance(patch, dict):
        return patch
    if isinstance(target, list):
        return [merged(one, patch[str(place)]) if str(place) in patch else one for place, one in enumerate(target)]
    gone = patch.get(GONE, ())
    result = {key: value for key, value in target.items() if key not in gone} if isinstance(target, dict) else {}
    for key, value in patch.items():
        if key != GONE:
            result[key] = merged(result.get(key), value)
    return result
