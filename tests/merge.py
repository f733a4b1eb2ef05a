"""Merge patches (RFC 7396), the way whoever receives them applies them."""

from typing import Any


def merged(target: Any, patch: Any) -> Any:
    if not isinstance(patch, dict):
        return patch
    result = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = merged(result.get(key), value)
    return result


def without_nothing(view: Any) -> Any:
    """A merge patch cannot tell nothing from a key that is not there."""
    if not isinstance(view, dict):
        return view
    return {key: without_nothing(value) for key, value in view.items() if value is not None}
