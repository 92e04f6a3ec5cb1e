import { HAND_SOURCES, type HandSource } from "../../data/checks";

/** When and with what the statements of a page were compared by hand. */
export interface Verified {
  /** Day as `2026-11-21`. */
  readonly date: string;
  readonly sources: readonly HandSource[];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const VALID = Object.keys(HAND_SOURCES).join(", ");

const isSource = (value: unknown): value is HandSource =>
  typeof value === "string" && Object.hasOwn(HAND_SOURCES, value);

/** The day of a YAML date or of text, as `2026-11-21`; undefined when it is no day. */
export function dayOf(value: unknown): string | undefined {
  const text = value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : "";
  const day = typeof value === "string" ? value : text.slice(0, 10);
  const isReal = DAY.test(day) && !Number.isNaN(Date.parse(day));
  return isReal && new Date(day).toISOString().startsWith(day) ? day : undefined;
}

/** YAML may hold an object whose own "toString" is no function, so only texts are shown as they are. */
const shown = (source: unknown): string =>
  typeof source === "string" ? source : JSON.stringify(source);

/** What is wrong with `verified` and `verified_with` in front matter, one line a problem. */
export function verifiedProblems(frontMatter: Readonly<Record<string, unknown>>): string[] {
  const { verified, verified_with: sources } = frontMatter;
  const problems: string[] = [];
  if (verified === undefined) {
    problems.push(
      "does not say when its statements were checked by hand: add `verified: 2026-11-21`",
    );
  } else if (dayOf(verified) === undefined) {
    problems.push(`was checked on ${JSON.stringify(verified)}: write a day as 2026-11-21`);
  }
  const list = Array.isArray(sources) ? (sources as unknown[]) : [sources];
  const unknown = list.filter((source) => !isSource(source));
  if (sources === undefined || list.length === 0) {
    problems.push(`does not say what it was checked with: add \`verified_with:\`, of ${VALID}`);
  } else if (unknown.length > 0) {
    problems.push(
      `was checked with ${unknown.map((source) => shown(source)).join(", ")}: use ${VALID}`,
    );
  }
  return problems;
}

/**
 * Day and sources of a page.
 *
 * @throws {Error} when the front matter does not state them; it lists every problem
 */
export function readVerified(frontMatter: Readonly<Record<string, unknown>>): Verified {
  const problems = verifiedProblems(frontMatter);
  const date = dayOf(frontMatter.verified);
  if (problems.length > 0 || date === undefined) throw new Error(problems.join("\n"));
  const { verified_with: sources } = frontMatter;
  return { date, sources: (Array.isArray(sources) ? sources : [sources]).filter(isSource) };
}
