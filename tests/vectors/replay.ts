import type { ContractError } from "../../src/lib/fixed-point";
import type { PriceFeed } from "../../src/lib/lockup";
import { nft, type NftLedger, ZERO_ADDRESS } from "../../src/lib/simulation";
import type { RecordedEvent, Step, Value } from "./load";

/** What the library says a recorded call returns, or the error it ends with. */
export interface Result {
  readonly returns?: unknown;
  readonly error?: ContractError;
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
export const recorded = ({ error, returns }: Pick<Step, "error" | "returns">): unknown =>
  canonical(error ? { error } : { returns: returns ?? null });

/** The library's end of the same call. */
export const observed = ({ error, returns = null }: Result): unknown =>
  canonical(error ? { error: { name: error.name, args: error.args } } : { returns });

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

/** Reads an argument that must be a struct. */
export function struct(value: Value | undefined): Readonly<Record<string, Value>> {
  if (typeof value !== "object" || Array.isArray(value)) {
    throw new Error(`Expected a struct, found ${typeof value}`);
  }
  return value as Readonly<Record<string, Value>>;
}

/**
 * Errors that depend on what the library does not calculate: tokens and their balances, hooks, native
 * coin sent along.
 */
export const isOfOthers = ({ error, wei }: Step): boolean =>
  error !== undefined &&
  (/^(?:Safe)?ERC20|InvalidHookSelector|InsufficientFeePayment|NativeToken|^Error$/.test(
    error.name,
  ) ||
    (wei > 0n && error.name === "(empty revert data)"));

/** Takes over a recorded event about the ownership of stream NFTs. */
export function followNft(nfts: NftLedger, { name, args }: RecordedEvent): void {
  if (name === "Approval") nfts.approvals.set(whole(args.tokenId), text(args.approved));
  if (name === "ApprovalForAll") {
    const key = nft.operatorKey(text(args.owner), text(args.operator));
    if (args.approved === true) nfts.operators.add(key);
    else nfts.operators.delete(key);
  }
  // The first owner comes with the stream.
  if (name !== "Transfer" || args.from === ZERO_ADDRESS) return;
  if (args.to === ZERO_ADDRESS) nft.burn(nfts, whole(args.tokenId));
  else nft.transfer(nfts, whole(args.tokenId), text(args.from), text(args.to), undefined);
}

/** A price feed of the recordings: its answers are as old as the block until a call sets their time. */
export class FeedDouble {
  private answer = 0n;
  private decimals = 8n;
  private mode = 0n;
  private updatedAt: bigint | undefined;

  constructor(first: readonly Value[]) {
    this.set("set", first);
  }

  set(fn: string, [value = 0n, decimals, updatedAt]: readonly Value[]): void {
    if (fn === "set") {
      this.answer = whole(value);
      // The feed of the Flow recordings takes all three at once.
      if (decimals !== undefined) this.decimals = whole(decimals);
      if (updatedAt !== undefined) this.updatedAt = whole(updatedAt);
    } else if (fn === "setDecimals") this.decimals = whole(value);
    else if (fn === "setUpdatedAt") this.updatedAt = whole(value);
    else if (fn === "setFresh") this.updatedAt = undefined;
    else if (fn === "setMode") this.mode = whole(value);
    // A closed one has no code any more, and answers nothing.
    else if (fn === "close") this.mode = 5n;
    else throw new Error(`${fn} is no setting of a price feed`);
  }

  read(now: bigint): PriceFeed {
    const { answer, decimals, mode, updatedAt = now } = this;
    const round = { answer, updatedAt };
    return {
      decimals: mode === 1n ? "reverts" : mode >= 4n ? "malformed" : decimals,
      round: mode === 2n ? "reverts" : mode === 3n || mode === 5n ? "malformed" : round,
    };
  }
}
