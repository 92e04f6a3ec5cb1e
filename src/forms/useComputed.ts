import { useEffect, useState } from "react";

import { messageOf } from "../lib/text/message-of";

/** A value that may still be on its way. `reason` is what was thrown, which may be no sentence for readers. */
export type Computed<Value> =
  | { readonly state: "ready"; readonly value: Value }
  | { readonly state: "failed"; readonly reason: string }
  | { readonly state: "none" | "loading" };

interface Outcome<Value> {
  readonly input: string;
  readonly computed: Computed<Value>;
}

/**
 * Computes a value with code that is loaded on first use. What is known beforehand needs no code, so
 * the server and the first render can show it.
 * @param input what the value depends on, as text; undefined when there is nothing to compute
 * @param known an input with its value
 * @param compute loads the code and computes; must keep its identity between renders. Its signal is aborted
 *   when nobody waits for that input any more
 */
export function useComputed<Value>(
  input: string | undefined,
  known: { readonly input: string; readonly value: Value },
  compute: (input: string, signal: AbortSignal) => Promise<Value>,
): Computed<Value> {
  const [outcome, setOutcome] = useState<Outcome<Value>>();
  const needed = input !== undefined && input !== known.input;

  useEffect(() => {
    if (!needed) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (computed: Computed<Value>): void => {
      // The reader may have gone on while the code was on its way.
      if (!signal.aborted) setOutcome({ input, computed });
    };
    compute(input, signal).then(
      (value) => show({ state: "ready", value }),
      (thrown: unknown) => show({ state: "failed", reason: messageOf(thrown) }),
    );
    return () => controller.abort();
  }, [needed, input, compute]);

  if (input === undefined) return { state: "none" };
  if (!needed) return { state: "ready", value: known.value };
  return outcome?.input === input ? outcome.computed : { state: "loading" };
}
