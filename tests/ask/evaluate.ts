import type { PageRecord } from "../../src/lib/page-records/types";
import { type Answerer, createAnswerer, type QuotedAnswer } from "../../src/lib/ask/answerer";
import type { SearchFile } from "../../src/lib/search/build";
import { engineOver } from "../../src/lib/search/testing";
import { type AnsweredQuestion, QUESTION_KINDS } from "./questions";

/** The Markdown export of a page, put together from its record. */
export function exportFromRecord({ title, sections, release }: PageRecord): string {
  const parts = sections.map(({ level, heading, markdown }) =>
    level === 1 ? `# ${title}\n\n${markdown}` : `${"#".repeat(level)} ${heading}\n\n${markdown}`,
  );
  const about = release === null ? "" : `release: "${release}"\n`;
  return `---\nurl: "https://docs.example.org/"\n${about}---\n\n${parts.join("\n\n")}\n`;
}

/** An answerer over files at hand. */
export function answererOver(
  files: readonly SearchFile[],
  readPage: (route: string) => string,
  readData?: (path: string) => string,
): Answerer {
  const { find } = engineOver(files);
  return createAnswerer({
    find,
    readPage: async (route) => Promise.resolve(readPage(route)),
    ...(readData && { readData: async (path: string) => Promise.resolve(readData(path)) }),
  });
}

/** What an answer came to; an unsure one is neither right nor wrong. */
type Verdict = "right" | "wrong" | "unsure" | "declined";

export interface Outcome {
  /** Who asks; null for a question that the documentation does not answer. */
  readonly kind: AnsweredQuestion["kind"] | null;
  readonly question: string;
  readonly verdict: Verdict;
  readonly isRight: boolean;
  /** Whether a right section is among those that are quoted or named. */
  readonly isNear: boolean;
  readonly answer: QuotedAnswer;
}

/** Whether an address is one of the places, or below one. */
function isAt(url: string, places: readonly string[]): boolean {
  return places.some(
    (place) => url === place || url.startsWith(`${place}#`) || url.startsWith(`${place}/`),
  );
}

function judge({ kind, question, fact, cites }: AnsweredQuestion, answer: QuotedAnswer): Outcome {
  const isNear = answer.citations.some(({ url }) => isAt(url, cites));
  const isRight = answer.answered && isNear && fact.test(answer.markdown);
  const without = answer.isUnsure ? "unsure" : "declined";
  const verdict = isRight ? "right" : answer.answered ? "wrong" : without;
  return { kind, question, verdict, isRight, isNear, answer };
}

/** Asks every question. */
export async function evaluate(
  answerer: Answerer,
  questions: {
    readonly answered: readonly AnsweredQuestion[];
    readonly unanswered: readonly string[];
  },
): Promise<{
  readonly answered: readonly Outcome[];
  readonly declined: readonly Outcome[];
}> {
  const answered: Outcome[] = [];
  for (const entry of questions.answered) {
    answered.push(judge(entry, await answerer.answer(entry.question)));
  }
  const declined: Outcome[] = [];
  for (const question of questions.unanswered) {
    const answer = await answerer.answer(question);
    // Quoting what may answer such a question counts as answering it.
    const isRight = !answer.answered && !answer.isUnsure;
    const verdict = isRight ? "declined" : "wrong";
    declined.push({ kind: null, question, verdict, isRight, isNear: false, answer });
  }
  return { answered, declined };
}

/** The figures of each kind and of all, as lines of text. */
export function report(
  name: string,
  {
    answered,
    declined,
  }: { readonly answered: readonly Outcome[]; readonly declined: readonly Outcome[] },
): string {
  const line = (label: string, list: readonly Outcome[]): string => {
    const count = (verdict: Verdict): number =>
      list.filter((outcome) => outcome.verdict === verdict).length;
    const near = (verdict: Verdict): number =>
      list.filter((outcome) => outcome.verdict === verdict && outcome.isNear).length;
    return (
      `${label.padEnd(18)} ${String(list.length).padStart(4)}  right ${count("right")}, ` +
      `wrong ${count("wrong")} (${near("wrong")} from the right place), unsure ${count("unsure")} (${near("unsure")} with the right section), ` +
      `declined ${count("declined")} (${near("declined")} next to it)`
    );
  };
  const kept = declined.filter(({ isRight }) => isRight).length;
  return [
    name,
    ...QUESTION_KINDS.map((kind) =>
      line(
        kind,
        answered.filter((outcome) => outcome.kind === kind),
      ),
    ),
    line("all", answered),
    `out of scope       ${String(declined.length).padStart(4)}  declined ${kept}`,
  ].join("\n");
}
