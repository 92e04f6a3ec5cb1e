import type { AbiFunction } from "viem";

import type { DeskAction, DeskArgument, DeskGroup, DeskRole } from "./model";
import {
  type Call,
  calldata,
  type CallValue,
  castCommand,
  explorerBoxes,
  humanReadable,
} from "../call";
import type { Match, Place } from "../finder/model";
import { toChecksum } from "../format/addresses";
import { ZERO_ADDRESS } from "../simulation";
import type { Figures } from "./conditions";
import { addressIn } from "./node";
import { type KnownConditions, type Verdict, verdictOf } from "./verdict";

/** A group of the table with what calls are made from. */
export interface DeskContract extends DeskGroup {
  /** ABI entries of the actions and of the calls inside them, by signature. */
  readonly functions: Readonly<Record<string, AbiFunction>>;
  /** Of campaigns: functions that tell a contract from those of other releases and kinds, by its name. */
  readonly marks?: Readonly<Record<string, readonly string[]>>;
}

/** What the build writes for the desk and for programs. */
export interface DeskData {
  readonly groups: readonly DeskContract[];
  /** A public JSON-RPC endpoint by chain id, where the data package has one. */
  readonly rpc: Readonly<Record<string, string>>;
}

/** A stream or a vault that a text is about, with what its contract can do. */
export interface DeskSubject {
  readonly group: DeskContract;
  readonly contract: string;
  /** As in `Lockup v4.0`. */
  readonly label: string;
  readonly place: Place;
  /** Undefined where the text names the contract only. */
  readonly id: bigint | undefined;
  /** Addresses of all contracts of the release on the chain, by name. */
  readonly contracts: Readonly<Record<string, string>>;
}

const groupOf = (
  { release, contract }: Match,
  groups: readonly DeskContract[],
): DeskContract | undefined =>
  groups.find(
    (one) =>
      one.thing !== "campaign" &&
      one.release === release.ref &&
      one.contracts.includes(contract.name),
  );

/** Whether the desk has calls for a contract. Input data has matches with calls, but without a place. */
export const hasCalls = (match: Match, groups: readonly DeskContract[]): boolean =>
  groupOf(match, groups) !== undefined;

/** The streams and vaults that a finder's answer may mean, one for each chain. */
export function subjectsOf(
  matches: readonly Match[],
  groups: readonly DeskContract[],
): DeskSubject[] {
  return matches.flatMap((match) => {
    const { release, contract, places } = match;
    const group = groupOf(match, groups);
    if (group === undefined) return [];
    return places.map((place): DeskSubject => {
      const contracts = release.contracts.flatMap(({ name, addresses }) => {
        const address = addresses[place.chain.id];
        return address === undefined ? [] : [[name, address] as const];
      });
      return {
        group,
        contract: contract.name,
        label: release.label,
        place,
        id: place.number === undefined ? undefined : BigInt(place.number),
        contracts: Object.fromEntries(contracts),
      };
    });
  });
}

/** What calls are filled with, as far as it is known. */
export interface DeskValues {
  readonly args: Partial<Readonly<Record<DeskArgument, CallValue | undefined>>>;
  /** Minimum fee in wei. */
  readonly fee?: bigint | undefined;
  /** What the contract returned, addresses among it. */
  readonly figures?: Figures;
  /** Addresses of other contracts of the release, by name. */
  readonly contracts?: Readonly<Record<string, string>>;
}

/** What is not known of a call, whose place a value that does nothing takes: it must not be sent. */
export type Lack = DeskArgument | "fee" | "address";

/** An action with its call and whether the contract would make it. */
export interface Settled {
  readonly action: DeskAction;
  readonly verdict: Verdict;
  readonly call: Call;
  /** Empty for a call that is complete. */
  readonly lacks: readonly Lack[];
}

/** Wei to send: the minimum fee with a margin of 2 %, since it follows the price of the coin. */
export const withMargin = (fee: bigint): bigint => fee + fee / 50n;

function emptyValue(type: string): CallValue {
  if (type.endsWith("]")) return [];
  if (type === "address") return ZERO_ADDRESS;
  return type.startsWith("bytes") ? "0x" : 0n;
}

/** The calls of a contract for a role, with what is known of the stream, the claim or the vault. */
export function settle(
  group: DeskContract,
  address: string,
  role: DeskRole,
  known: KnownConditions,
  values: DeskValues,
): Settled[] {
  const functionOf = (signature: string): AbiFunction => {
    const item = group.functions[signature];
    if (item === undefined) throw new Error(`${group.release} has no ${signature}.`);
    return item;
  };
  return group.actions.map((action): Settled => {
    const lacks = new Set<Lack>();
    const { inner, on } = action;
    const valueOf = (name: DeskArgument, type: string): CallValue => {
      if (name === "contract") return address;
      if (name === "target" && inner !== undefined) {
        const target = values.contracts?.[inner.contract];
        if (target !== undefined) return target;
      } else if (name === "inner" && inner !== undefined) {
        return calldata(callOf(inner.signature, inner.args));
      } else {
        const value = values.args[name];
        if (value !== undefined) return value;
      }
      lacks.add(name);
      return emptyValue(type);
    };
    const callOf = (signature: string, args: readonly DeskArgument[]) => {
      const item = functionOf(signature);
      return {
        item,
        args: args.map((name, place) => valueOf(name, item.inputs[place]?.type ?? "")),
      };
    };
    const made = callOf(action.signature, action.args);
    const other = on && values.figures?.[on.address];
    const elsewhere = other === undefined ? undefined : toChecksum(addressIn(other));
    const to = on === undefined ? address : elsewhere;
    if (to === undefined) lacks.add("address");
    if (action.needsFee === true && values.fee === undefined) lacks.add("fee");
    const value = action.needsFee === true ? withMargin(values.fee ?? 0n) : 0n;
    return {
      action,
      verdict: verdictOf(action, role, known),
      call: { ...made, to: to ?? ZERO_ADDRESS, value },
      lacks: [...lacks],
    };
  });
}

/**
 * A call as data, for programs. What is not known is named instead, and nothing is made of it that could be
 * sent.
 */
export function describeCall({ call, lacks }: Pick<Settled, "call" | "lacks">): object {
  // The address and the value are no part of the bytes.
  const isEncoded = lacks.every((lack) => lack === "fee" || lack === "address");
  return {
    ...(lacks.includes("address") ? {} : { to: call.to }),
    function: humanReadable(call.item),
    ...(lacks.includes("fee") ? {} : { valueWei: `${call.value}` }),
    ...(isEncoded ? { data: calldata(call) } : {}),
    ...(lacks.length === 0
      ? {
          cast: castCommand(call),
          explorer: explorerBoxes(call).map(({ label, value }) => ({ label, value })),
        }
      : { missing: lacks }),
  };
}
