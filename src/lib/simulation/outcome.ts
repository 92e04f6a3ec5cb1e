import { attempt, type ContractError, formatContractError } from "../fixed-point";

/** The zero address, which stands for "nobody" in events and parameters. */
export const ZERO_ADDRESS = "0x0000000000000000000000000000000000000000";

/** Name of a revert that carries no data, for example of a call of an address without code. */
export const EMPTY_REVERT = "(empty revert data)";

/**
 * Circumstances of a call.
 *
 * - `caller`: the address that calls the contract (`msg.sender`)
 * - `now`: block time, Unix seconds
 */
export interface CallContext {
  readonly caller: string;
  readonly now: bigint;
}

/**
 * Result of a simulated transaction. A success carries the new state and the return value; a
 * failure carries the decoded revert and leaves the old state valid.
 */
export type Outcome<State, T> =
  | { readonly ok: true; readonly state: State; readonly returns: T }
  | { readonly ok: false; readonly error: ContractError };

/** A private copy of a state, which a transaction may change. */
export type Draft<State> = {
  -readonly [Field in keyof State]: State[Field] extends ReadonlyMap<infer Key, infer Value>
    ? Map<Key, Value>
    : State[Field];
};

/** A copy of a state's own maps, sets and structs; what they hold is immutable and shared. */
function copyOf(value: unknown): unknown {
  if (value instanceof Map) return new Map(value);
  if (value instanceof Set) return new Set(value);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copyOf(entry)]));
}

/**
 * Runs a transaction on a private copy of the state, so that a revert leaves no trace.
 *
 * @param body the transaction; it throws a `Revert` where the contract would
 */
export function transact<State extends object, T>(
  state: State,
  body: (draft: Draft<State>) => T,
): Outcome<State, T> {
  const draft = copyOf(state) as State & Draft<State>;
  const result = attempt(() => body(draft));
  return result.ok ? { ok: true, state: draft, returns: result.value } : result;
}

/**
 * State after a transaction that must succeed.
 *
 * @throws Error that names the revert, for scripts and examples where a failure is a mistake
 */
export function unwrap<State, T>(
  outcome: Outcome<State, T>,
): Extract<Outcome<State, T>, { ok: true }> {
  if (!outcome.ok) {
    throw new Error(`The transaction reverts with ${formatContractError(outcome.error)}`);
  }
  return outcome;
}

/** Whether two addresses are the same, whatever the case of their hex digits. */
export function sameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
