// What an event has changed in a view: of each table only what differs, and under "-" the keys that are gone; of a list of
// tables, by their places. So unlike in a JSON merge patch (RFC 7396), null is a value like any other.

export type Json = Record<string, any>;

const GONE = "-";

/** What becomes of a value; nothing of it is changed in place, and what the patch does not touch stays the same object. */
export function merge<Value>(value: Value, patch: unknown): Value {
  if (!isObject(patch)) return patch as Value;
  const { [GONE]: gone, ...changes } = patch;
  const merged: Json = Array.isArray(value) ? [...value] : isObject(value) ? { ...value } : {};
  for (const key of gone ?? []) delete merged[key];
  for (const [key, change] of Object.entries(changes)) merged[key] = merge(merged[key], change);
  return merged as Value;
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
