import type { Condition, DeskAction, DeskRole } from "./model";

/** What is known of a stream: whether each reason to refuse a call holds. What is undefined is not known. */
export type KnownConditions = Partial<Readonly<Record<Condition, boolean | undefined>>>;

/** Whether a contract makes a call. */
export type Verdict =
  | { readonly kind: "possible" }
  /** Possible unless one of these holds, about which nothing is known. */
  | { readonly kind: "depends"; readonly on: readonly (readonly [Condition, string])[] }
  | { readonly kind: "refused"; readonly condition: Condition; readonly error: string };

/**
 * Goes through what a contract checks, in its order.
 *
 * @param known without `role`, which follows from the caller
 */
export function verdictOf(action: DeskAction, role: DeskRole, known: KnownConditions): Verdict {
  const holds = (condition: Condition): boolean | undefined =>
    condition === "role" ? !action.roles.includes(role) : known[condition];
  const open: (readonly [Condition, string])[] = [];
  for (const refusal of action.refusals) {
    const [condition, error] = refusal;
    const state = holds(condition);
    // With an unknown reason before it, this one still ends the call: only its error may be another.
    if (state === true) return { kind: "refused", condition, error };
    if (state === undefined) open.push(refusal);
  }
  return open.length === 0 ? { kind: "possible" } : { kind: "depends", on: open };
}
