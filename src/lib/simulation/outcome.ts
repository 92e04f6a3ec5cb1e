import { type ContractError, Revert, formatContractError } from "../fixed-point";

/** The zero address, which stands for "nobody" in events and parameters. */
export const ZERO_ADDRESS = "0x0000000000000000000000000000000000000000";

/**
 * Name of a revert that carries no data, for example native value sent to a function that is not
 * payable.
 */
export const EMPTY_REVERT = "(empty revert data)";

/** Argument of an event: numbers are `bigint`, structs are objects, arrays keep their order. */
export type EventValue =
  | bigint
  | boolean
  | string
  | ContractError
  | readonly EventValue[]
  | { readonly [field: string]: EventValue };

/** An event: the emitting contract's address, the event's name and its arguments by ABI name. */
export interface SimulatedEvent {
  readonly emitter: string;
  readonly name: string;
  readonly args: Readonly<Record<string, EventValue>>;
}

/**
 * Circumstances of a call.
 *
 * - `caller`: the address that calls the contract (`msg.sender`)
 * - `now`: block time, Unix seconds
 * - `value`: native coin sent along, wei (0 if absent)
 */
export interface CallContext {
  readonly caller: string;
  readonly now: bigint;
  readonly value?: bigint;
}

/**
 * Result of a simulated transaction. A success carries the new state, the return value and the
 * events in emission order; a failure carries the decoded revert and leaves the old state valid.
 */
export type Outcome<State, T> =
  | {
      readonly ok: true;
      readonly state: State;
      readonly returns: T;
      readonly events: readonly SimulatedEvent[];
    }
  | { readonly ok: false; readonly error: ContractError };

/** A private copy of a state, which a transaction may change. */
export type Draft<State> = {
  -readonly [Field in keyof State]: State[Field] extends ReadonlyMap<infer Key, infer Value>
    ? Map<Key, Value>
    : State[Field] extends ReadonlySet<infer Entry>
      ? Set<Entry>
      : State[Field] extends readonly (infer Entry)[]
        ? Entry[]
        : State[Field];
};

/** A copy of a state's own maps, sets, lists and structs; what they hold is immutable and shared. */
function copyOf(value: unknown): unknown {
  if (value instanceof Map) return new Map(value);
  if (value instanceof Set) return new Set(value);
  if (Array.isArray(value)) return [...(value as readonly unknown[])];
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copyOf(entry)]));
}

/**
 * Runs a transaction on a private copy of the state, so that a revert leaves no trace.
 *
 * @param body the transaction; it pushes events and throws {@link Revert} where the contract would
 */
export function transact<State extends object, T>(
  state: State,
  body: (draft: Draft<State>, events: SimulatedEvent[]) => T,
): Outcome<State, T> {
  const events: SimulatedEvent[] = [];
  const draft = copyOf(state) as State & Draft<State>;
  try {
    const returns = body(draft, events);
    return { ok: true, state: draft, returns, events };
  } catch (thrown) {
    if (thrown instanceof Revert) {
      return { ok: false, error: thrown.error };
    }
    throw thrown;
  }
}

/** Runs a transaction of a contract that keeps the native coin that callers send along. */
export function run<State extends { readonly feeBalance: bigint }, T>(
  state: State,
  context: CallContext,
  body: (draft: Draft<State>, events: SimulatedEvent[]) => T,
): Outcome<State, T> {
  return transact({ ...state, feeBalance: state.feeBalance + (context.value ?? 0n) }, body);
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

/**
 * The ERC-20 `Transfer` event of a token movement.
 *
 * @param value amount in token base units
 */
export function tokenTransfer(
  token: string,
  from: string,
  to: string,
  value: bigint,
): SimulatedEvent {
  return { emitter: token, name: "Transfer", args: { from, to, value } };
}

/**
 * Refuses native value, as a function without `payable` does.
 *
 * @throws Revert without data
 */
export function refuseValue(context: CallContext): void {
  if ((context.value ?? 0n) > 0n) {
    throw new Revert(EMPTY_REVERT);
  }
}

/**
 * Checks that the caller is the admin of a contract.
 *
 * @throws Revert `CallerNotAdmin(admin, caller)`
 */
export function requireAdmin(admin: string, caller: string): void {
  if (!sameAddress(admin, caller)) {
    throw new Revert("CallerNotAdmin", [admin, caller]);
  }
}
