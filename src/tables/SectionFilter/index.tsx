import useIsBrowser from "@docusaurus/useIsBrowser";
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from "react";

import FilterForm from "@site/src/forms/FilterForm";
import { useForm } from "@site/src/forms/useForm";
import { optionField, textField } from "@site/src/forms/words";
import { MAX_SEARCH_LENGTH } from "@site/src/lib/query";
import { fragmentOf } from "@site/src/lib/routes/fragment";
import { applyFilter, type Count, type Question, readTopics, type Topic } from "./sections";

interface SectionFilterProps {
  /** What the controls filter, for example "Filter the glossary". */
  readonly label: string;
  readonly search: { readonly key: string; readonly label: string };
  /** What the reader can choose one of; must keep its identity between renders. */
  readonly choice: {
    readonly key: string;
    readonly label: string;
    readonly choices: readonly { readonly value: string; readonly label: string }[];
  };
  /** What one section is, for example "term". */
  readonly noun: string;
  readonly fits: (choice: string, question: Question, topic: Topic) => boolean;
  /** Between the controls and the sections. */
  readonly links?: ReactNode;
  /** Markdown with topics as second-level and entries as third-level headings. */
  readonly children: ReactNode;
}

/**
 * Filter by a choice and words over sections that the server has written. A link to a section that the
 * filter hides clears the filter.
 */
export default function SectionFilter(props: SectionFilterProps): ReactElement {
  const { label, search, choice, noun, fits, links, children } = props;
  const sections = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  const isBrowser = useIsBrowser();
  const [count, setCount] = useState<Count>();
  const fields = useMemo(
    () => ({
      text: textField(search.key, search.label, "", String, { limit: MAX_SEARCH_LENGTH }),
      chosen: optionField(choice.key, choice.label, "", choice.choices),
    }),
    [search.key, search.label, choice],
  );
  const form = useForm(fields);
  const { text, chosen } = form.texts;
  const active = text.trim() !== "" || chosen !== "";

  useEffect(() => {
    const topics = readTopics(sections.current?.children ?? []);
    setCount(applyFilter(topics, text, (...of) => chosen === "" || fits(chosen, ...of)));
  }, [text, chosen, fits]);

  // Brings the section back that the address names, when the page opens and when a link is followed.
  useEffect(() => {
    function reveal(): void {
      const target = document.getElementById(fragmentOf(window.location));
      if (!target?.closest("[hidden]")) return;
      applyFilter(readTopics(sections.current?.children ?? []), "", () => true);
      form.reset();
      target.scrollIntoView();
    }
    if (isBrowser && !opened.current) {
      opened.current = true;
      reveal();
    }
    window.addEventListener("hashchange", reveal);
    return () => window.removeEventListener("hashchange", reveal);
  });

  return (
    <>
      <FilterForm
        form={form}
        label={label}
        search={{ name: "text", label: search.label }}
        chips={["chosen"]}
        status={count !== undefined && active ? describe(count, noun, choice.label) : ""}
      />
      {links}
      <div ref={sections}>{children}</div>
    </>
  );
}

function describe({ shown, total }: Count, noun: string, choice: string): string {
  return shown === 0
    ? `No ${noun} fits. Try fewer words, or every ${choice.toLowerCase()}.`
    : `${shown} of ${total} ${noun}s`;
}
