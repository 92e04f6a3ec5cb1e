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
 * - `value`: native token sent along, wei (0 if absent)
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

/**
 * Runs a transaction on a private copy of the state, so that a revert leaves no trace.
 *
 * @param draft a copy of the state that `body` may change
 * @param body the transaction; it pushes events and throws {@link Revert} where the contract would
 */
export function transact<State, T>(
  draft: State,
  body: (draft: State, events: SimulatedEvent[]) => T,
): Outcome<State, T> {
  const events: SimulatedEvent[] = [];
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

/**
 * Runs several calls as one transaction, like the contracts' `batch`: each call sees the state that
 * the one before left, and the first failure undoes all of them.
 *
 * @returns the return values in call order and all events in emission order
 */
export function sequence<State, T>(
  state: State,
  calls: readonly ((state: State) => Outcome<State, T>)[],
): Outcome<State, readonly T[]> {
  let current = state;
  const returns: T[] = [];
  const events: SimulatedEvent[] = [];
  for (const call of calls) {
    const outcome = call(current);
    if (!outcome.ok) {
      return outcome;
    }
    current = outcome.state;
    returns.push(outcome.returns);
    events.push(...outcome.events);
  }
  return { ok: true, state: current, returns, events };
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
