import type { Abi } from "viem";

/**
 * What a contract can be asked and what it reports, as texts in one order, each with its keys in one
 * order: compilers and tools differ in both. Without the constructor and `receive`.
 */
export function normalized(abi: Abi): string[] {
  const ordered = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(ordered);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
  };
  return abi
    .filter((entry) => entry.type !== "constructor" && entry.type !== "receive")
    .map((entry) =>
      JSON.stringify(ordered(entry.type === "event" ? { anonymous: false, ...entry } : entry)),
    )
    .sort();
}
