import { HAND_SOURCES, type HandSource } from "../../data/checks";
import { isIsoDay } from "../../src/lib/format/iso-dates";

/** When and with what the statements of a page were compared by hand. */
export interface Verified {
  /** Day as `2026-11-21`. */
  readonly date: string;
  readonly sources: readonly HandSource[];
}

const VALID = Object.keys(HAND_SOURCES).join(", ");

const isSource = (value: unknown): value is HandSource =>
  typeof value === "string" && Object.hasOwn(HAND_SOURCES, value);

const FRONT_MATTER = /^\uFEFF?---\r?\n([^]*?)\r?\n---(?:\r?\n|$)/u;

/** Milliseconds that somebody's day may be ahead of this machine's: that of another time zone. */
const DAY_AHEAD_MS = 86_400_000;

/**
 * What the front matter of a page says after `verified:`, to the letter: of a date that does not
 * exist, YAML makes another one, such as March 3 of February 31.
 *
 * @returns undefined when no line of the front matter begins with `verified:`
 */
export function writtenDay(source: string): string | undefined {
  const lines = FRONT_MATTER.exec(source)?.[1]?.split(/\r?\n/u) ?? [];
  const line = lines.find((text) => text.startsWith("verified:"));
  const text = line?.slice("verified:".length).replace(/\s#.*$/u, "");
  return text?.trim().replace(/^(["'])(.*)\1$/u, "$2");
}

/** The day that a value of front matter is, as `2026-11-21`; undefined when it is none. */
export const dayOf = (value: unknown): string | undefined =>
  typeof value === "string" && isIsoDay(value) ? value : undefined;

/**
 * What is wrong with `verified` and `verified_with` in front matter, one line a problem.
 *
 * @param frontMatter with the day as it is written
 */
export function verifiedProblems(frontMatter: Readonly<Record<string, unknown>>): string[] {
  const { verified, verified_with: sources } = frontMatter;
  const problems: string[] = [];
  const day = dayOf(verified);
  const latest = new Date(Date.now() + DAY_AHEAD_MS).toISOString().slice(0, 10);
  if (verified === undefined) {
    problems.push(
      "does not say when its statements were checked by hand: add `verified: 2026-11-21`",
    );
  } else if (day === undefined) {
    problems.push(`was checked on ${JSON.stringify(verified)}: write a day as 2026-11-21`);
  } else if (day > latest) {
    problems.push(
      `was checked on ${day}, which has not come: by the clock of this machine, ${latest} is the last day that can be meant`,
    );
  }
  const list = Array.isArray(sources) ? (sources as unknown[]) : [sources];
  const unknown = list.filter((source) => !isSource(source));
  if (sources === undefined || list.length === 0) {
    problems.push(`does not say what it was checked with: add \`verified_with:\`, of ${VALID}`);
  } else if (unknown.length > 0) {
    const shown = unknown.map((source) => JSON.stringify(source)).join(", ");
    problems.push(`was checked with ${shown}: use ${VALID}`);
  }
  return problems;
}

/** Day and sources of a page; undefined when {@link verifiedProblems} has something to say. */
export function readVerified(frontMatter: Readonly<Record<string, unknown>>): Verified | undefined {
  const date = dayOf(frontMatter.verified);
  if (date === undefined || verifiedProblems(frontMatter).length > 0) return undefined;
  const { verified_with: sources } = frontMatter;
  return { date, sources: (Array.isArray(sources) ? sources : [sources]).filter(isSource) };
}
