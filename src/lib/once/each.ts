import { once } from ".";

/** As `once`, for calls that differ by a key: one promise for each. Every page loads `once` alone. */
export function onceEach<Key, Value>(
  load: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const calls = new Map<Key, () => Promise<Value>>();
  return (key) => {
    const call = calls.get(key) ?? once(() => load(key));
    calls.set(key, call);
    return call();
  };
}
