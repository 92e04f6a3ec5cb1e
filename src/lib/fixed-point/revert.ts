/** Value of one error argument: numbers as `bigint`, addresses and text as `string`. */
export type ErrorArgument = bigint | string;

/**
 * A contract revert in decoded form.
 *
 * - `name`: the custom error's name, for example `SablierHelpers_StartTimeZero`; `Panic` for a
 *   Solidity panic (its only argument is the panic code).
 * - `args`: the error's arguments in ABI order.
 */
export interface ContractError {
  readonly name: string;
  readonly args: readonly ErrorArgument[];
}

/** Solidity panic code of a checked addition, subtraction or multiplication that overflows. */
export const PANIC_ARITHMETIC = 0x11n;

export const PANIC_DIVISION_BY_ZERO = 0x12n;

/** Solidity panic code of an array access outside the array's bounds. */
export const PANIC_INDEX = 0x32n;

/**
 * Thrown where the contract would revert. `error` is what a client decodes from the revert data.
 */
export class Revert extends Error {
  readonly error: ContractError;

  constructor(name: string, args: readonly ErrorArgument[] = []) {
    super(formatContractError({ name, args }));
    this.name = "Revert";
    this.error = { name, args };
  }
}

/** Writes a contract error the way explorers do: `Name(arg, arg)`. */
export function formatContractError(error: ContractError): string {
  return `${error.name}(${error.args.map(String).join(", ")})`;
}

/** Result of a computation that the contract may refuse. */
export type Checked<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ContractError };

/**
 * Runs `body` and turns a {@link Revert} into a value. Any other exception is a programming
 * mistake and passes through.
 */
export function attempt<T>(body: () => T): Checked<T> {
  try {
    return { ok: true, value: body() };
  } catch (thrown) {
    if (thrown instanceof Revert) {
      return { ok: false, error: thrown.error };
    }
    throw thrown;
  }
}
