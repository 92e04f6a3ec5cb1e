import type { ReactElement } from "react";

import { lowestLevel } from "../../lib/search/answer";
import type { HierarchyLevel, SearchHit, TextRun } from "../../lib/search/types";
import type { StoredHit } from "../history";

export function MarkedText({ runs }: { runs: readonly TextRun[] }): ReactElement {
  return (
    <>{runs.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}</>
  );
}

/** A text in which nothing matched. */
export function plainRuns(text: string | null): readonly TextRun[] {
  return text === null || text === "" ? [] : [{ text, marked: false }];
}

/** What a hit is called, on which page it is when it is not the page, and the text around the match. */
export function describeHit(hit: StoredHit & Partial<Pick<SearchHit, "highlight" | "snippet">>): {
  readonly title: readonly TextRun[];
  readonly place: readonly TextRun[];
  readonly snippet: readonly TextRun[];
} {
  // A text is named by the lowest heading above it.
  const level = hit.type === "content" ? lowestLevel(hit.hierarchy) : hit.type;
  const runsOf = (name: HierarchyLevel): readonly TextRun[] =>
    hit.highlight?.[name] ?? plainRuns(hit.hierarchy[name]);
  const title = runsOf(level);
  return {
    title: title.length > 0 ? title : runsOf("lvl1"),
    place: level === "lvl1" ? [] : runsOf("lvl1"),
    snippet: hit.snippet ?? [],
  };
}
