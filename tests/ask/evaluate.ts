import type { PageRecord } from "../../src/lib/page-records/types";
import { type Answerer, createAnswerer, type ExtractiveAnswer } from "../../src/lib/ask/extractive";
import type { SearchFile } from "../../src/lib/search/build";
import { ANSWERED, type AnsweredQuestion, UNANSWERED } from "./questions";

/** The Markdown twin of a page, put together from its record. */
export function twinFromRecord({ title, sections }: PageRecord): string {
  const parts = sections.map(({ level, heading, markdown }) =>
    level === 1 ? `# ${title}\n\n${markdown}` : `${"#".repeat(level)} ${heading}\n\n${markdown}`,
  );
  return `---\nurl: "https://docs.example.org/"\n---\n\n${parts.join("\n\n")}\n`;
}

/** An answerer over files at hand. */
export function answererOver(
  files: readonly SearchFile[],
  readPage: (route: string) => string,
): Answerer {
  const byPath = new Map(files.map(({ path, text }) => [path, text]));
  return createAnswerer({
    readSearchFile: (path) => Promise.resolve(byPath.get(path) ?? ""),
    readPage: async (route) => Promise.resolve(readPage(route)),
  });
}

export interface Outcome {
  readonly question: string;
  readonly isRight: boolean;
  readonly answer: ExtractiveAnswer;
}

function isRight({ fact, cites }: AnsweredQuestion, answer: ExtractiveAnswer): boolean {
  const cited = answer.citations.some(({ url }) =>
    cites.some(
      (place) => url === place || url.startsWith(`${place}#`) || url.startsWith(`${place}/`),
    ),
  );
  return answer.answered && fact.test(answer.markdown) && cited;
}

/** Asks every question. */
export async function evaluate(answerer: Answerer): Promise<{
  readonly answered: readonly Outcome[];
  readonly declined: readonly Outcome[];
}> {
  const answered: Outcome[] = [];
  for (const entry of ANSWERED) {
    const answer = await answerer.answer(entry.question);
    answered.push({ question: entry.question, isRight: isRight(entry, answer), answer });
  }
  const declined: Outcome[] = [];
  for (const question of UNANSWERED) {
    const answer = await answerer.answer(question);
    declined.push({ question, isRight: !answer.answered, answer });
  }
  return { answered, declined };
}
