// JSON merge patches (RFC 7396): what an event has changed in a view.

export type Json = Record<string, any>;

/** What becomes of a value; nothing of it is changed in place, and what the patch does not touch stays the same object. */
export function merge<Value>(value: Value, patch: unknown): Value {
  if (!isObject(patch)) return patch as Value;
  const merged: Json = isObject(value) ? { ...value } : {};
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) delete merged[key];
    else merged[key] = merge(merged[key], change);
  }
  return merged as Value;
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
