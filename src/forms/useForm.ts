import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useMemo, useState } from "react";

import { type FormValues, formatTexts, initialTexts, parseTexts, type TextFields } from "./fields";

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
 * Keeps what the reader writes into a form in the query of the address, so that it can be linked and
 * survives a reload. On the server, and until the browser has taken over, it is the default state,
 * which is also what readers without JavaScript see.
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
  const isBrowser = useIsBrowser();
  const location = useLocation();
  const [edit, setEdit] = useState<{ texts: FormValues<Name>; at: typeof location }>();

  // Reads the address itself: the router does not see what a change writes there. Its location
  // only tells that the reader has moved, and that an edit belongs to an earlier place.
  const query = isBrowser ? window.location.search : "";
  const fromAddress = useMemo(() => parseTexts(fields, upgrade(query)), [fields, upgrade, query]);
  const current = edit?.at === location ? { texts: edit.texts, ignored: [] } : fromAddress;
  const { texts } = current;

  function write(next: FormValues<Name>): void {
    setEdit({ texts: next, at: location });
    const { pathname, search, hash } = window.location;
    const written = formatTexts(fields, next, upgrade(search));
    try {
      // Without a new entry in the history.
      window.history.replaceState(window.history.state, "", pathname + written + hash);
    } catch {
      // Some browsers limit how often the address may change. The next change catches up.
    }
  }

  const outcome = useMemo(() => evaluate(texts), [evaluate, texts]);
  return {
    fields,
    ...current,
    problems: outcome.problems ?? {},
    outcome,
    change: (changes) => write({ ...texts, ...changes }),
    reset: () => write(initialTexts(fields)),
  };
}
