// Structural sharing: a new value of which the unchanged parts are the old objects.

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** What is there now, with all that is as before left the very same object: nobody draws that anew. */
export function shared<Value>(before: unknown, now: Value): Value {
  if (Object.is(before, now)) return now;
  if (!isFields(before) || !isFields(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const parts = Object.entries(now).map(([name, value]) => [name, shared(before[name], value)] as const);
  const same = parts.length === Object.keys(before).length && parts.every(([name, value]) => before[name] === value);
  if (same) return before as Value;
  return (Array.isArray(now) ? parts.map(([, value]) => value) : Object.fromEntries(parts)) as Value;
}
