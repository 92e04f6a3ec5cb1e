import type { Requirement } from "./requirements";
import type { FileTags } from "./tags";

/** `1.10b` as numbers and letter, to be compared. */
function keyOf(id: string): readonly [number, number, string] | null {
  const match = /^(\d+)\.(\d+)([a-z]?)$/u.exec(id);
  return match === null ? null : [Number(match[1]), Number(match[2]), match[3] ?? ""];
}

function isBefore(a: string, b: string): boolean {
  const [left, right] = [keyOf(a), keyOf(b)];
  if (left === null || right === null) return true;
  const at = left.findIndex((value, index) => value !== right[index]);
  return at >= 0 && (left[at] ?? "") < (right[at] ?? "");
}

/**
 * What keeps the list of requirements from being proven: requirements without a test, tests that
 * name none, code that does not exist.
 *
 * @param exists whether a path of the repository, or `npm:<package>`, exists
 * @returns one sentence for each problem
 */
export function conformanceProblems(
  requirements: readonly Requirement[],
  { proofs, problems }: FileTags,
  exists: (path: string) => boolean,
): string[] {
  const found = [...problems];
  const ids = new Set(requirements.map(({ id }) => id));
  const proven = new Set(proofs.map(({ id }) => id));
  requirements.forEach(({ id, implementedBy }, index) => {
    const previous = requirements[index - 1];
    if (keyOf(id) === null) found.push(`"${id}" is no number such as 1.10 or 1.10b`);
    if (previous && !isBefore(previous.id, id))
      found.push(`${id} must stand before ${previous.id}`);
    if (implementedBy.length === 0) found.push(`${id} names nothing that implements it`);
    for (const path of implementedBy.filter((name) => !exists(name))) {
      found.push(`${id} is implemented by ${path}, which does not exist`);
    }
    if (!proven.has(id)) {
      found.push(`${id} has no proof: add [spec ${id}] to the title of the test that shows it`);
    }
  });
  for (const { id, file, title } of proofs.filter((proof) => !ids.has(proof.id))) {
    const parts = [...ids].filter((known) => known.replace(/[a-z]$/u, "") === id);
    const hint = parts.length > 0 ? `: name one of ${parts.join(", ")}` : "";
    found.push(`${file}: "${title}" proves ${id}, which is no requirement${hint}`);
  }
  return found;
}
