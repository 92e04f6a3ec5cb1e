import * as z from "zod";

import { readEntries } from "../entries";

/** Who asks, or what about. */
export const QUESTION_KINDS = [
  "first questions",
  "holder",
  "payer",
  "claimer",
  "solidity",
  "data",
  "auditor",
  "name of code",
  "chain or release",
  "comparison",
  "calculation",
] as const;

/** A question that the documentation answers. */
export interface AnsweredQuestion {
  readonly kind: (typeof QUESTION_KINDS)[number];
  readonly question: string;
  /** What an answer must contain. */
  readonly fact: RegExp;
  /** Pages or sections of which one must be quoted. A page stands for all below its path. */
  readonly cites: readonly string[];
}

const schema = z.discriminatedUnion("kind", [
  z
    .strictObject({
      kind: z.enum(QUESTION_KINDS),
      question: z.string().min(1),
      fact: z.string().min(1),
      /** Without it, the case of letters does not count. */
      flags: z.enum(["u", "iu", "isu"]).default("iu"),
      cites: z.array(z.string().startsWith("/")).min(1),
    })
    .transform(({ fact, flags, ...entry }, context) => {
      try {
        return { ...entry, fact: new RegExp(fact, flags) };
      } catch {
        context.addIssue(`"${fact}" is no regular expression`);
        return z.NEVER;
      }
    }),
  z.strictObject({ kind: z.literal("out of scope"), question: z.string().min(1) }),
]);

function halfOf(name: string): {
  readonly answered: readonly AnsweredQuestion[];
  readonly unanswered: readonly string[];
} {
  const file = new URL(`./${name}.jsonl`, import.meta.url);
  const entries = readEntries(file, schema, ({ question }) => question);
  return {
    answered: entries.filter((entry) => entry.kind !== "out of scope"),
    unanswered: entries.flatMap(({ kind, question }) => (kind === "out of scope" ? question : [])),
  };
}

/** Questions of every kind, with those that the documentation does not answer; for tuning. */
export const TUNE_QUESTIONS = halfOf("tune");

/**
 * The other half, which was only counted until its wrong answers were read on November 28, 2026: since then
 * its figures are those of questions that pages were written for.
 */
export const TEST_QUESTIONS = halfOf("test");

/**
 * Written from the facts about the newest releases before any of their pages was looked at, half as people
 * put them who use the app: every other one for tuning. The rest was read together with the half above.
 */
export const NEWEST_TUNE_QUESTIONS = halfOf("newest-tune");
export const NEWEST_QUESTIONS = halfOf("newest");

/**
 * Written from the facts, half as people put them who use the app, before any page or answer was opened for
 * the changes that they measure. Only counted: whoever reads a wrong answer to mend it writes a new set.
 */
export const FRESH_QUESTIONS = halfOf("fresh");
