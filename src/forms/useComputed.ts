import { useEffect, useState } from "react";

/** A value that may still be on its way. */
export type Computed<Value> =
  | { readonly state: "ready"; readonly value: Value }
  | { readonly state: "none" | "loading" | "failed" };

interface Outcome<Value> {
  readonly input: string;
  /** Undefined when the code could not be loaded. */
  readonly value: Value | undefined;
}

/**
 * Computes a value with code that is loaded on first use. What is known beforehand needs no code, so
 * the server and the first render can show it.
 * @param input what the value depends on, as text; undefined when there is nothing to compute
 * @param known an input with its value
 * @param compute loads the code and computes; must keep its identity between renders
 */
export function useComputed<Value>(
  input: string | undefined,
  known: { readonly input: string; readonly value: Value },
  compute: (input: string) => Promise<Value>,
): Computed<Value> {
  const [outcome, setOutcome] = useState<Outcome<Value>>();
  const needed = input !== undefined && input !== known.input;

  useEffect(() => {
    if (!needed) return undefined;
    let current = true;
    compute(input).then(
      (value) => {
        // The reader may have gone on while the code was on its way.
        if (current) setOutcome({ input, value });
      },
      () => {
        if (current) setOutcome({ input, value: undefined });
      },
    );
    return () => {
      current = false;
    };
  }, [needed, input, compute]);

  if (input === undefined) return { state: "none" };
  if (!needed) return { state: "ready", value: known.value };
  if (outcome?.input !== input) return { state: "loading" };
  return outcome.value === undefined
    ? { state: "failed" }
    : { state: "ready", value: outcome.value };
}
