/** Keeps the promise of a call until it fails, so that work is done once and errors are not kept. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | undefined;
  return () => {
    promise ??= load().catch((error: unknown) => {
      promise = undefined;
      throw error;
    });
    return promise;
  };
}

/** The same for calls that differ by a key: one promise for each. */
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
