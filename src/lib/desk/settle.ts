import type { AbiFunction } from "viem";

import type { DeskAction, DeskArgument, DeskGroup, DeskRole } from "./model";
import { type Call, calldata, castCommand, explorerBoxes, humanReadable } from "../call";
import type { Match, Place } from "../finder/model";
import { type KnownConditions, type Verdict, verdictOf } from "./verdict";

/** A group of the table with what calls are made from. */
export interface DeskContract extends DeskGroup {
  /** ABI entries of the actions, by signature. */
  readonly functions: Readonly<Record<string, AbiFunction>>;
}

/** What the build writes for the desk and for programs. */
export interface DeskData {
  readonly groups: readonly DeskContract[];
  /** A public JSON-RPC endpoint by chain id, where the data package has one. */
  readonly rpc: Readonly<Record<string, string>>;
}

/** A stream that a text is about, with what its contract can do. */
export interface DeskSubject {
  readonly group: DeskContract;
  readonly contract: string;
  /** As in `Lockup v4.0`. */
  readonly label: string;
  readonly place: Place;
  /** Undefined where the text names the contract only. */
  readonly id: bigint | undefined;
}

/** The streams that a finder's answer may mean, one for each chain. */
export function subjectsOf(
  matches: readonly Match[],
  groups: readonly DeskContract[],
): DeskSubject[] {
  return matches.flatMap(({ release, contract, places }) => {
    const group = groups.find(
      (one) => one.release === release.ref && one.contracts.includes(contract.name),
    );
    if (group === undefined) return [];
    return places.map((place): DeskSubject => {
      const number = place.id?.split("-").at(-1) ?? "";
      const id = /^\d+$/u.test(number) ? BigInt(number) : undefined;
      return { group, contract: contract.name, label: release.label, place, id };
    });
  });
}

/** What fills the arguments of calls. */
export interface DeskValues {
  readonly id: bigint;
  readonly recipient: string;
  readonly to: string;
  /** Base units; 1 while nothing is known. */
  readonly available: bigint;
  /** Minimum fee in wei, where it is known. */
  readonly fee?: bigint | undefined;
}

/** An action with its call and whether the contract would make it. */
export interface Settled {
  readonly action: DeskAction;
  readonly verdict: Verdict;
  readonly call: Call;
}

/** Wei to send: the minimum fee with a margin of 2 %, since it follows the price of the coin. */
export const withMargin = (fee: bigint): bigint => fee + fee / 50n;

/** The calls of a contract for a role, with what is known of the stream. */
export function settle(
  group: DeskContract,
  address: string,
  role: DeskRole,
  known: KnownConditions,
  values: DeskValues,
): Settled[] {
  const filled: Readonly<Record<DeskArgument, bigint | string>> = {
    id: values.id,
    recipient: values.recipient,
    to: values.to,
    available: values.available,
  };
  return group.actions.map((action) => {
    const item = group.functions[action.signature];
    if (item === undefined) throw new Error(`${group.release} has no ${action.signature}.`);
    const value = action.needsFee === true ? withMargin(values.fee ?? 0n) : 0n;
    return {
      action,
      verdict: verdictOf(action, role, known),
      call: { item, args: action.args.map((name) => filled[name]), to: address, value },
    };
  });
}

/** A call as data, for programs. */
export function describeCall(call: Call): object {
  return {
    to: call.to,
    function: humanReadable(call.item),
    valueWei: `${call.value}`,
    data: calldata(call),
    cast: castCommand(call),
    explorer: explorerBoxes(call).map(({ label, value }) => ({ label, value })),
  };
}
