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
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** A question that the documentation answers. */
export interface AnsweredQuestion {
  readonly kind: QuestionKind;
  readonly question: string;
  /** What an answer must contain. */
  readonly fact: RegExp;
  /** Pages or sections of which one must be quoted. A page stands for all below its path. */
  readonly cites: readonly string[];
}

/** A question, its fact and where it stands. */
export type Row = readonly [question: string, fact: RegExp, ...cites: readonly string[]];

/** Rows of one kind as questions. */
export function rowsOf(kind: QuestionKind, rows: readonly Row[]): AnsweredQuestion[] {
  return rows.map(([question, fact, ...cites]) => ({ kind, question, fact, cites }));
}

/** Divides a list: every other entry of it, and the rest, which is not looked at while tuning. */
export function halvesOf<Entry>(list: readonly Entry[]): {
  readonly tune: readonly Entry[];
  readonly test: readonly Entry[];
} {
  return {
    tune: list.filter((_, index) => index % 2 === 0),
    test: list.filter((_, index) => index % 2 === 1),
  };
}
