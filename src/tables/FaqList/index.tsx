import { type ReactElement, type ReactNode, useMemo } from "react";

import SectionFilter from "../SectionFilter";
import type { Question, Topic } from "../SectionFilter/sections";

interface FaqListProps {
  /** Topics in the order of the page; each is the id of one of its second-level headings. */
  readonly topics: readonly { readonly id: string; readonly label: string }[];
  /** Markdown with topics as second-level and questions as third-level headings. */
  readonly children: ReactNode;
}

const SEARCH = { key: "faqq", label: "Words in the question or answer" };

const isOf = (topic: string, _: Question, { id }: Topic): boolean => id === topic;

/** Questions and answers with a filter by topic and words. */
export default function FaqList({ topics, children }: FaqListProps): ReactElement {
  const choice = useMemo(() => {
    const choices = topics.map(({ id, label }) => ({ value: id, label }));
    return { key: "faqt", label: "Topic", choices };
  }, [topics]);
  return (
    <SectionFilter
      label="Filter the questions"
      search={SEARCH}
      choice={choice}
      noun="question"
      fits={isOf}
    >
      {children}
    </SectionFilter>
  );
}
