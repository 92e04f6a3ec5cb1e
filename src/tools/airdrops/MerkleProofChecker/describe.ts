import type { TraceLevel } from "./model";

/** The first digits of a hash, enough to tell the nodes of one tree apart. */
export function shortHash(hash: string, digits = 6): string {
  return `${hash.slice(2, 2 + digits)}…`;
}

/** Which hashes a level combines, in the order in which they are hashed. */
export function describeLevel({ first }: TraceLevel, level: number): string {
  const own = level === 0 ? "leaf" : "hash so far";
  return first === "own" ? `${own}, then sibling` : `sibling, then ${own}`;
}
