import { type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState } from "react";

import FilterBar, { EVERY, FilterChips } from "@site/src/ui/FilterBar";
import { applyFilter, type FaqFilter, type FilterResult, readTopics } from "./filter";

const EVERYTHING: FaqFilter = { topic: "", text: "" };

interface FaqTopic {
  /** Id of the second-level heading. */
  id: string;
  label: string;
}

interface FaqListProps {
  /** Topics in the order of the page; each is the id of one of its second-level headings. */
  topics: readonly FaqTopic[];
  /** Markdown with topics as second-level and questions as third-level headings. */
  children: ReactNode;
}

/**
 * Filter by topic and words over questions and answers that the server has written. A link to a
 * question that the filter hides clears the filter.
 */
export default function FaqList({ topics, children }: FaqListProps): ReactElement {
  const answers = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState(EVERYTHING);
  const [result, setResult] = useState<FilterResult>();
  const active = filter.topic !== "" || filter.text.trim() !== "";

  const change = useCallback((next: FaqFilter) => {
    setFilter(next);
    setResult(applyFilter(readTopics(answers.current?.children ?? []), next));
  }, []);

  useEffect(() => {
    const found = readTopics(answers.current?.children ?? []).map(({ id }) => id);
    const wrong = topics.filter(({ id }) => !found.includes(id)).map(({ id }) => `"${id}"`);
    if (wrong.length > 0) {
      throw new Error(
        `No second-level heading of the FAQ has the id ${wrong.join(", ")}. ` +
          `These exist: ${found.join(", ")}.`,
      );
    }
  }, [topics]);

  useEffect(() => {
    function reveal(): void {
      const id = decodeURIComponent(window.location.hash.slice(1));
      const target = id === "" ? null : document.getElementById(id);
      if (!target?.closest("[hidden]")) return;
      change(EVERYTHING);
      target.scrollIntoView();
    }
    window.addEventListener("hashchange", reveal);
    return () => window.removeEventListener("hashchange", reveal);
  }, [change]);

  return (
    <>
      <FilterBar
        label="Filter the questions"
        search={{
          label: "Words in the question or answer",
          text: filter.text,
          onText: (text) => change({ ...filter, text }),
        }}
        status={active && result !== undefined ? describe(result) : ""}
        problems={[]}
      >
        <FilterChips
          label="Topic"
          value={filter.topic}
          choices={[EVERY, ...topics.map(({ id, label }) => ({ value: id, label }))]}
          onValue={(topic) => change({ ...filter, topic })}
        />
      </FilterBar>
      <div ref={answers}>{children}</div>
    </>
  );
}

function describe({ shown, total }: FilterResult): string {
  return shown === 0
    ? "No question fits. Try fewer words, or all topics."
    : `${shown} of ${total} questions`;
}
