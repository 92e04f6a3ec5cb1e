import { type Abi, decodeErrorResult, decodeFunctionData, type Hex } from "viem";
import { type ContractError, Revert } from "../../src/lib/fixed-point";
import type { SimulatedEvent } from "../../src/lib/simulation";
import { addressOf, type Step, type Value } from "./load";

/** What the library says a recorded call does, in the recorded form. */
export interface Result {
  readonly returns?: unknown;
  readonly error?: ContractError;
  readonly events?: readonly SimulatedEvent[];
}

/** A value in a form that compares: whole numbers as text, addresses in lower case. */
export function canonical(value: unknown): unknown {
  if (typeof value === "bigint" || typeof value === "number") {
    return String(value);
  }
  if (typeof value === "string") {
    return /^0x[0-9a-fA-F]{40}$/.test(value) ? value.toLowerCase() : value;
  }
  if (Array.isArray(value)) {
    return value.map(canonical);
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value as Record<string, unknown>).map(([key, entry]) => [
        key,
        canonical(entry),
      ]),
    );
  }
  return value;
}

/** The recorded end of a call, ready to compare with {@link observed}. */
export function recorded(step: Step): unknown {
  if (step.error) {
    return canonical({ error: step.error });
  }
  const events = step.events.map(({ by, name, args }) => ({ emitter: by, name, args }));
  return canonical({ returns: step.returns ?? null, events });
}

/** The library's end of the same call. */
export function observed(result: Result): unknown {
  if (result.error) {
    return canonical({ error: { name: result.error.name, args: result.error.args } });
  }
  return canonical({ returns: result.returns ?? null, events: result.events ?? [] });
}

/** Reads an argument that must be a string, such as an address or a label. */
export function text(value: Value | undefined): string {
  // An all-digit label would have become a number when the file was read.
  if (typeof value === "string" || typeof value === "bigint") {
    return String(value);
  }
  throw new Error(`Expected text, found ${typeof value}`);
}

/** Reads an argument that must be a whole number. */
export function whole(value: Value | undefined): bigint {
  if (typeof value !== "bigint") {
    throw new Error(`Expected a whole number, found ${typeof value}`);
  }
  return value;
}

/** Reads an argument that must be a truth value. */
export function flag(value: Value | undefined): boolean {
  if (typeof value !== "boolean") {
    throw new Error(`Expected true or false, found ${typeof value}`);
  }
  return value;
}

/** Reads an argument that must be an array. */
export function list(value: Value | undefined): readonly Value[] {
  if (!Array.isArray(value)) {
    throw new Error(`Expected an array, found ${typeof value}`);
  }
  return value as readonly Value[];
}

/** Reads an argument that must be a struct. */
export function struct(value: Value | undefined): Readonly<Record<string, Value>> {
  if (typeof value !== "object" || Array.isArray(value)) {
    throw new Error(`Expected a struct, found ${typeof value}`);
  }
  return value as Readonly<Record<string, Value>>;
}

function toValue(raw: unknown): Value {
  if (typeof raw === "number") {
    return BigInt(raw);
  }
  if (typeof raw === "string") {
    return /^0x[0-9a-fA-F]{40}$/.test(raw) ? raw.toLowerCase() : raw;
  }
  if (typeof raw === "bigint" || typeof raw === "boolean") {
    return raw;
  }
  if (Array.isArray(raw)) {
    return raw.map(toValue);
  }
  return Object.fromEntries(
    Object.entries(raw as Record<string, unknown>).map(([key, value]) => [key, toValue(value)]),
  );
}

/** Splits call data into the function's name and its arguments. */
export function decodeCall(
  abi: Abi,
  data: string,
): { readonly fn: string; readonly args: readonly Value[] } {
  const { functionName, args } = decodeFunctionData({ abi, data: data as Hex });
  return { fn: functionName, args: (args ?? []).map(toValue) };
}

/** Decodes revert data. */
export function decodeRevert(abi: Abi, data: string): ContractError {
  const { errorName, args } = decodeErrorResult({ abi, data: data as Hex });
  return {
    name: errorName,
    args: (args ?? []).map((value) => {
      const converted = toValue(value);
      return typeof converted === "bigint" ? converted : text(converted);
    }),
  };
}

/** Balances and allowances of the plain ERC-20 tokens of the recordings. */
export class TokenLedger {
  private readonly balances = new Map<string, bigint>();
  private readonly allowances = new Map<string, bigint>();

  /** Opens a token: the holder gets 1e30 base units and approves the spenders for 2^255. */
  open(token: string, holder: string, spenders: readonly string[]): void {
    this.set(this.balances, [token, holder], 10n ** 30n);
    for (const spender of spenders) {
      this.set(this.allowances, [token, holder, spender], 1n << 255n);
    }
  }

  balanceOf(token: string, holder: string): bigint {
    return this.get(this.balances, [token, holder]);
  }

  allowance(token: string, owner: string, spender: string): bigint {
    return this.get(this.allowances, [token, owner, spender]);
  }

  mint(token: string, to: string, amount: bigint): void {
    this.set(this.balances, [token, to], this.balanceOf(token, to) + amount);
  }

  /**
   * Carries out the token events of a successful transaction. A transfer out of a contract in
   * `contracts` is a payment; any other one is a pull by the contract it goes to, or by the first
   * contract when it goes elsewhere (a broker).
   *
   * @returns the token's error if it refuses, in which case the transaction reverts
   */
  settle(
    events: readonly SimulatedEvent[],
    contracts: readonly string[],
    tokens: readonly string[],
  ): ContractError | undefined {
    try {
      for (const { emitter, name, args } of events) {
        if (!tokens.includes(emitter)) {
          continue;
        }
        const [from, to, value] = Object.values(args) as [string, string, bigint];
        if (name === "Approval") {
          this.set(this.allowances, [emitter, from, to], value);
        } else if (contracts[0] !== undefined && from !== contracts[0]) {
          this.pull(emitter, from, to, contracts.includes(to) ? to : contracts[0], value);
        } else {
          this.move(emitter, from, to, value);
        }
      }
    } catch (thrown) {
      if (thrown instanceof Revert) {
        return thrown.error;
      }
      throw thrown;
    }
    return undefined;
  }

  private pull(token: string, from: string, to: string, spender: string, value: bigint): void {
    const allowed = this.allowance(token, from, spender);
    if (allowed < value) {
      throw new Revert("ERC20InsufficientAllowance", [spender, allowed, value]);
    }
    this.set(this.allowances, [token, from, spender], allowed - value);
    this.move(token, from, to, value);
  }

  private move(token: string, from: string, to: string, value: bigint): void {
    const balance = this.balanceOf(token, from);
    if (balance < value) {
      throw new Revert("ERC20InsufficientBalance", [from, balance, value]);
    }
    this.set(this.balances, [token, from], balance - value);
    this.mint(token, to, value);
  }

  private get(map: ReadonlyMap<string, bigint>, key: readonly string[]): bigint {
    return map.get(key.join()) ?? 0n;
  }

  private set(map: Map<string, bigint>, key: readonly string[], value: bigint): void {
    map.set(key.join(), value);
  }
}

/** Symbolic addresses used by every replay. */
export const TOKEN = addressOf("token");
