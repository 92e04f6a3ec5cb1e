import { useMemo } from "react";

import { type FormValues, formatTexts, initialTexts, parseTexts, type TextFields } from "./fields";
import { useQueryFilter } from "./useQueryFilter";

/** What is wrong with the texts of a form, by the name of the field. */
export type FormProblems<Name extends string> = Partial<Readonly<Record<Name, string>>>;

/** A form: what the reader has written, what came of it, and how to change it. */
export interface FormState<Name extends string = string, Outcome = unknown> {
  readonly fields: TextFields<Name>;
  readonly texts: FormValues<Name>;
  /** Parts of the address that were ignored, one sentence each. */
  readonly ignored: readonly string[];
  readonly problems: FormProblems<Name>;
  /** What `evaluate` made of the texts. */
  readonly outcome: Outcome;
  /** Changes some of the texts and writes them into the address. */
  readonly change: (changes: Partial<FormValues<Name>>) => void;
  readonly reset: () => void;
}

const NOTHING = (): object => ({});

/** Makes the query of an earlier address one that the fields read. */
type Upgrade = (search: string) => string;

const AS_IT_IS: Upgrade = (search) => search;

/**
 * Keeps what the reader writes into a form in the query of the address, so that a calculation can be
 * linked. On the server it is the default state.
 *
 * @param fields the fields of the form; must keep their identity between renders
 * @param evaluate makes a result of the texts, or says what is wrong with them; the result keeps its
 *   identity while this function and the texts keep theirs
 * @param upgrade for addresses whose keys have moved; must keep its identity between renders
 */
export function useForm<Name extends string>(fields: TextFields<Name>): FormState<Name, object>;
export function useForm<
  Name extends string,
  Outcome extends { readonly problems?: FormProblems<Name> },
>(
  fields: TextFields<Name>,
  evaluate: (texts: FormValues<Name>) => Outcome,
  upgrade?: Upgrade,
): FormState<Name, Outcome>;
export function useForm<Name extends string>(
  fields: TextFields<Name>,
  evaluate: (texts: FormValues<Name>) => { readonly problems?: FormProblems<Name> } = NOTHING,
  upgrade: Upgrade = AS_IT_IS,
): FormState<Name> {
  const codec = useMemo(
    () => ({
      parse: (search: string) => parseTexts(fields, upgrade(search)),
      format: (texts: FormValues<Name>, search: string) =>
        formatTexts(fields, texts, upgrade(search)),
    }),
    [fields, upgrade],
  );
  const { filter, problems, setFilter } = useQueryFilter(codec.parse, codec.format);
  const outcome = useMemo(() => evaluate(filter), [evaluate, filter]);
  return {
    fields,
    texts: filter,
    ignored: problems,
    problems: outcome.problems ?? {},
    outcome,
    change: (changes) => setFilter({ ...filter, ...changes }),
    reset: () => setFilter(initialTexts(fields)),
  };
}
