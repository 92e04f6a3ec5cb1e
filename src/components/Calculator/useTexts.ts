import { useMemo } from "react";

import {
  formatTexts,
  initialTexts,
  parseTexts,
  type TextFields,
  type Texts,
} from "../../lib/forms";
import { useQueryFilter } from "../FilterBar/useQueryFilter";

interface TextsState<Name extends string> {
  readonly texts: Texts<Name>;
  /** Parts of the address that were ignored, one sentence each. */
  readonly problems: readonly string[];
  /** Whether any text differs from the default state. */
  readonly changed: boolean;
  /** Changes some of the texts and writes them into the address. */
  readonly change: (changes: Partial<Texts<Name>>) => void;
  readonly reset: () => void;
}

/** What ties an input to one text of a form. */
interface BoundField {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What is wrong with the text. */
  readonly problem: string | undefined;
}

/**
 * Ties inputs to the texts of a form, each by its name: `<TextInput {...field("rate")} />`.
 * @param wrong what is wrong with texts, by name
 */
export function bindFields<Name extends string>(
  texts: Texts<Name>,
  change: TextsState<Name>["change"],
  wrong: Partial<Record<Name, string>>,
): (name: Name) => BoundField {
  return (name) => ({
    value: texts[name],
    onChange: (text) => change({ [name]: text } as Partial<Texts<Name>>),
    problem: wrong[name],
  });
}

/**
 * Keeps what the reader writes into a form in the query of the address, so that a calculation can be
 * linked. On the server it is the default state.
 * @param fields the fields of the form; must keep their identity between renders
 */
export function useTexts<Name extends string>(fields: TextFields<Name>): TextsState<Name> {
  const codec = useMemo(
    () => ({
      parse: (search: string) => parseTexts(fields, search),
      format: (texts: Texts<Name>, search: string) => formatTexts(fields, texts, search),
    }),
    [fields],
  );
  const { filter, problems, setFilter } = useQueryFilter<Texts<Name>>(codec.parse, codec.format);
  const initial = useMemo(() => initialTexts(fields), [fields]);
  const names = Object.keys(fields) as Name[];
  return {
    texts: filter,
    problems,
    changed: names.some((name) => filter[name] !== initial[name]),
    change: (changes) => setFilter({ ...filter, ...changes }),
    reset: () => setFilter(initial),
  };
}
