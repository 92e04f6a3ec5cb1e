import {
  type FinderAnswer,
  type FinderData,
  findRelease,
  type SelectorTable,
  summaryOf,
} from "@site/src/lib/finder";

/** What came of a text: an answer, or why there is none. */
export type Found =
  | {
      readonly isAnswer: true;
      readonly answer: FinderAnswer;
      /** Releases, chains and contracts in one line. */
      readonly summary: string;
    }
  | { readonly isAnswer: false; readonly problem: string };

/** Looks a text of any length up; what it throws about the text becomes a sentence. */
export function lookUp(text: string, data: FinderData, selectors?: SelectorTable): Found {
  try {
    const answer = findRelease(text, data, selectors);
    return { isAnswer: true, answer, summary: summaryOf(answer) };
  } catch (error) {
    if (error instanceof RangeError) return { isAnswer: false, problem: error.message };
    throw error;
  }
}
