import type { SectionQuestions } from "../../data/questions/types";
import type { PageRecord } from "../../src/lib/page-records/types";
import type { Questions } from "../../src/lib/search/documents";
import { termsOf } from "../../src/lib/search/tokenize";

/** How many questions a section has, at least and at most. */
const PER_SECTION = { least: 2, most: 6 } as const;

/**
 * Joins the sets of questions and holds them against the pages.
 *
 * @throws Error listing every place that no page has or two sets name, every place with too few or too
 *   many questions, and every question that two places have or that has no word to find it by
 */
export function joinQuestions(
  sets: readonly SectionQuestions[],
  records: readonly PageRecord[],
): Questions {
  const places = new Set(
    records.flatMap(({ route, sections }) =>
      [route].concat(sections.flatMap(({ id }) => (id === "" ? [] : [`${route}#${id}`]))),
    ),
  );
  const joined = new Map<string, readonly string[]>();
  const askedAt = new Map<string, string>();
  const problems: string[] = [];
  for (const [place, questions] of sets.flatMap((set) => Object.entries(set))) {
    if (!places.has(place)) problems.push(`${place}: no page has this section`);
    if (joined.has(place)) problems.push(`${place}: stands in two files`);
    if (questions.length < PER_SECTION.least || questions.length > PER_SECTION.most) {
      problems.push(
        `${place}: has ${questions.length} questions, not ${PER_SECTION.least} to ${PER_SECTION.most}`,
      );
    }
    for (const question of questions) {
      const words = [...new Set(termsOf(question))].sort().join(" ");
      const other = askedAt.get(words);
      if (words === "") problems.push(`${place}: "${question}" has no word to find it by`);
      else if (other !== undefined) {
        problems.push(`${place}: "${question}" has the same words as one of ${other}`);
      }
      askedAt.set(words, place);
    }
    joined.set(place, questions);
  }
  if (problems.length > 0) {
    throw new Error(
      `Questions in data/questions do not fit the pages:\n${problems.join("\n")}\nCorrect the address or the question; move questions along when a section moves.`,
    );
  }
  return joined;
}
