import { Reverted } from "./chain";

/**
 * A recorded value with some addresses or hashes replaced, wherever they are in it, calldata
 * included.
 *
 * @param value anything JSON has, and bigints
 * @param names hex text by the hex text that it replaces
 */
export function translated(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") {
    if (!value.startsWith("0x")) return value;
    const hex = (text: string) => text.slice(2).toLowerCase();
    return [...names].reduce(
      (text, [from, to]) => text.replaceAll(hex(from), hex(to)),
      value.toLowerCase(),
    );
  }
  if (Array.isArray(value)) return value.map((entry: unknown) => translated(entry, names));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, translated(entry, names)]),
    );
  }
  return value;
}

/**
 * What a call that failed on the chain looks like in a recording.
 *
 * @throws whatever is not a revert
 */
export function recordedError(thrown: unknown): { name: string; args: readonly unknown[] } {
  if (!(thrown instanceof Reverted)) throw thrown;
  return thrown.data === "0x"
    ? { name: "(empty revert data)", args: [] }
    : { name: thrown.errorName, args: thrown.args };
}
