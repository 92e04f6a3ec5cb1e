/** A value, or the sentence that tells what is wrong with the text. */
export type Read<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: string };

/**
 * Runs a reader of text and turns its RangeError into a value. Any other exception is a programming
 * mistake and passes through.
 */
export function read<Value>(body: () => Value): Read<Value> {
  try {
    return { ok: true, value: body() };
  } catch (thrown) {
    if (thrown instanceof RangeError) {
      return { ok: false, problem: thrown.message };
    }
    throw thrown;
  }
}

/** Puts the name of a place before what is wrong with a text there. */
export function within<Value>(place: string, body: () => Value): Value {
  const result = read(body);
  if (result.ok) return result.value;
  throw new RangeError(`${place}: ${result.problem}`);
}
