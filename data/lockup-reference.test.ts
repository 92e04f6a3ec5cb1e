import type { AbiEvent, AbiFunction } from "viem";
import { toEventSelector, toFunctionSelector } from "viem/utils";
import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";

import { loadAbi } from "../plugins/contract-reference/abi-source";
import { referenceSource } from "../plugins/contract-reference/source";
import type { SymbolIndex } from "../plugins/contract-reference/symbols";
import { SITE_DIR } from "../plugins/paths";
import LockupHelpers from "./contracts/lockup/since-v3.0/LockupHelpers";
import { addressOf, loadVectors, type Step, type Value } from "../tests/vectors/load";

let index: SymbolIndex;

beforeAll(async () => {
  index = await referenceSource(SITE_DIR).load();
});

/** Selectors as the compiler of Lockup v4.0 gives them, by unit and name. */
const SELECTORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Errors: {
    SablierBatchLockup_BatchSizeZero: "0x36186274",
    SablierLockupHelpers_CliffTimeNotLessThanEndTime: "0x6a048d9b",
    SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero: "0xbfc65be1",
    SablierLockupHelpers_CreateNativeToken: "0x9c857e34",
    SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum: "0xb4505a1b",
    SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum: "0x64cb9b15",
    SablierLockupHelpers_DepositAmountZero: "0x1ae0d577",
    SablierLockupHelpers_EndTimeNotEqualToLastSegmentTimestamp: "0xc82f5b48",
    SablierLockupHelpers_EndTimeNotEqualToLastTrancheTimestamp: "0x30152140",
    SablierLockupHelpers_GranularityTooHigh: "0xf8129db5",
    SablierLockupHelpers_SegmentCountZero: "0x747c32c9",
    SablierLockupHelpers_SegmentTimestampsNotOrdered: "0x6fcdfc3a",
    SablierLockupHelpers_SenderZeroAddress: "0x406681bb",
    SablierLockupHelpers_ShapeExceeds32Bytes: "0xd9056ace",
    SablierLockupHelpers_StartTimeNotLessThanCliffTime: "0xd3a21fba",
    SablierLockupHelpers_StartTimeNotLessThanEndTime: "0xa0ffd924",
    SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp: "0x0af82ff7",
    SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp: "0x6ec7adf4",
    SablierLockupHelpers_StartTimeZero: "0x8f6011f6",
    SablierLockupHelpers_TrancheCountZero: "0x25207088",
    SablierLockupHelpers_TrancheTimestampsNotOrdered: "0x4bc9fa1b",
    SablierLockupHelpers_UnlockAmountsSumTooHigh: "0x8219c2ba",
    SablierLockup_AllowToHookUnsupportedInterface: "0xf1dc125d",
    SablierLockup_AllowToHookZeroCodeSize: "0x295097c8",
    SablierLockup_FeeTransferFailed: "0x874b470e",
    SablierLockup_InsufficientFeePayment: "0x4fc1eeff",
    SablierLockup_InvalidHookSelector: "0x6ade2511",
    SablierLockup_NativeTokenAlreadySet: "0xe7e9b14e",
    SablierLockup_NotTransferable: "0x84e991c2",
    SablierLockup_Overdraw: "0x066920d7",
    SablierLockup_StreamCanceled: "0xd0a172b3",
    SablierLockup_StreamDepleted: "0x2bdf41e6",
    SablierLockup_StreamNotCancelable: "0xbbb2a196",
    SablierLockup_StreamNotDepleted: "0x6121eb36",
    SablierLockup_StreamSettled: "0x22b294fc",
    SablierLockup_TargetPriceTooLow: "0x0fcdff5b",
    SablierLockup_Unauthorized: "0x20825011",
    SablierLockup_WithdrawAmountNotEqualWithdrawableAmount: "0xee9569fe",
    SablierLockup_WithdrawAmountZero: "0xb2ae7633",
    SablierLockup_WithdrawArrayCountsNotEqual: "0xa5ed43e6",
    SablierLockup_WithdrawToZeroAddress: "0x2da33e5b",
    SablierLockup_WithdrawalAddressNotRecipient: "0x6a166406",
    SablierLockupState_NotExpectedModel: "0x319dec3f",
    SablierLockupState_Null: "0xec74b600",
    Comptrollerable_CallerNotComptroller: "0xa7e1519e",
    Comptrollerable_UnsupportedInterfaceId: "0xc9947bc2",
    DelegateCall: "0xa1c0d6e5",
    SafeOracle_DecimalsTooHigh: "0xab5a00c1",
    SafeOracle_DecimalsZero: "0xa3195fc9",
    SafeOracle_MissesInterface: "0xa3bef8ba",
    SafeOracle_NotPositivePrice: "0x7d0e789a",
  },
  LockupHelpers: {
    calculateSegmentTimestamps: "0xf0b95e09",
    calculateTrancheTimestamps: "0x14412079",
    checkCreateLD: "0x179cab3e",
    checkCreateLL: "0xf9193aa5",
    checkCreateLPG: "0xb9a939cd",
    checkCreateLT: "0x0e1c82bc",
  },
  LockupMath: {
    calculateStreamedAmountLD: "0x7bf8c00c",
    calculateStreamedAmountLL: "0x21d4831d",
    calculateStreamedAmountLPG: "0x740e1680",
    calculateStreamedAmountLT: "0x3796f97b",
  },
  ISablierLockupRecipient: {
    onSablierLockupCancel: "0x6a5788f8",
    onSablierLockupWithdraw: "0x92b9102b",
  },
};

describe.each(Object.entries(SELECTORS))("selectors of %s in Lockup v4.0", (unit, selectors) => {
  it("are those of the compiler", () => {
    const entries = index.entriesOf(`lockup/v4.0/${unit}`);
    const shown = Object.fromEntries(
      entries.filter(({ name }) => name in selectors).map(({ name, hash }) => [name, hash]),
    );
    expect(shown).toEqual(selectors);
  });
});

const page = (name: string): string =>
  readFileSync(path.join(__dirname, "../docs/reference/lockup", `${name}.mdx`), "utf8");

/** Cells of the tables below a heading of a page, without the heads, until the next heading. */
function rowsBelow(text: string, id: string): string[][] {
  const section = text.split(`{/* #${id} */}`)[1]?.split(/^## /mu, 1)[0] ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => cells.every((cell) => !/^:?-+:?$/u.test(cell)))
    .slice(1);
}

describe("the page about the differences of v3.0", () => {
  const rows = rowsBelow(page("v3.0/differences"), "selectors");

  /** First four bytes of a function's selector or of an event's topic in a release. */
  function bytesOf(symbol: string, version: "v2.0" | "v3.0" | "v4.0"): string | undefined {
    const [, isEvent, contract = "SablierLockup", name] =
      /^(event )?`(?:(\w+)\.)?(\w+)`$/u.exec(symbol) ?? [];
    const entry = loadAbi(`lockup/${version}/${contract}`).find(
      (item): item is AbiEvent | AbiFunction =>
        (item.type === "event" || item.type === "function") &&
        item.name === name &&
        (item.type === "event") === (isEvent !== undefined),
    );
    if (entry === undefined) return undefined;
    return entry.type === "event" ? toEventSelector(entry).slice(0, 10) : toFunctionSelector(entry);
  }

  it.each(rows)("%s: %s, %s, %s", (symbol = "", two = "", three = "", four = "") => {
    const shown = [two, three, four === "as v3.0" ? three : four];
    const versions = ["v2.0", "v3.0", "v4.0"] as const;
    expect(shown).toEqual(versions.map((version) => `\`${bytesOf(symbol, version)}\``));
  });

  it("has all functions and events that changed", () => {
    const changed = (["SablierLockup", "SablierBatchLockup"] as const).flatMap((contract) => {
      const prefix = contract === "SablierLockup" ? "" : `${contract}.`;
      const names = loadAbi(`lockup/v2.0/${contract}`).flatMap((item) => {
        if (item.type === "function") return [`\`${prefix}${item.name}\``];
        return item.type === "event" ? [`event \`${prefix}${item.name}\``] : [];
      });
      return [...new Set(names)].filter((symbol) => {
        const [old, three, four] = (["v2.0", "v3.0", "v4.0"] as const).map((version) =>
          bytesOf(symbol, version),
        );
        return (three !== undefined && three !== old) || (four !== undefined && four !== old);
      });
    });
    expect(rows.map(([symbol]) => symbol).toSorted()).toEqual(changed.toSorted());
  });
});

/** Roles in a stream, as the columns of the table have them. */
const ROLES = ["sender", "recipient", "approved", "other"] as const;

type Role = (typeof ROLES)[number];

const isRecord = (value: Value | undefined): value is Readonly<Record<string, Value>> =>
  typeof value === "object" && !Array.isArray(value);

/** Who has which role, kept up while the recorded steps are read. */
class Roles {
  readonly #senders = new Map<Value, Value>();
  readonly #owners = new Map<Value, Value>();
  readonly #approved = new Map<Value, Value>();
  readonly #operators = new Map<Value, Set<Value>>();

  /** What a step that succeeded changes. */
  follow({ fn, args, returns, events }: Step): void {
    const [params] = args;
    if (fn.startsWith("createWith") && isRecord(params) && typeof returns === "bigint") {
      this.#senders.set(returns, params.sender ?? "");
    }
    for (const { by, name, args: fields } of events) {
      if (by !== addressOf("lockup")) continue;
      const { tokenId = 0n, to = "", owner = "", operator = "", approved = "" } = fields;
      if (name === "Transfer") {
        this.#owners.set(tokenId, to);
        this.#approved.delete(tokenId);
      } else if (name === "Approval") this.#approved.set(tokenId, approved);
      else if (name === "ApprovalForAll") {
        const operators = this.#operators.get(owner) ?? new Set();
        if (approved === true) operators.add(operator);
        else operators.delete(operator);
        this.#operators.set(owner, operators);
      }
    }
  }

  ownerOf(id: Value): Value | undefined {
    return this.#owners.get(id);
  }

  /** The one role of an address in a stream; undefined when it has several, or the stream is unknown. */
  of(address: Value, id: Value): Role | undefined {
    const sender = this.#senders.get(id);
    const owner = this.#owners.get(id);
    if (sender === undefined || owner === undefined || owner === addressOf("zero"))
      return undefined;
    const roles = [
      ...(sender === address ? (["sender"] as const) : []),
      ...(owner === address ? (["recipient"] as const) : []),
      ...(this.#approved.get(id) === address || this.#operators.get(owner)?.has(address) === true
        ? (["approved"] as const)
        : []),
    ];
    return roles.length > 1 ? undefined : (roles[0] ?? "other");
  }
}

/** Errors that refuse a caller because of who it is. */
const REFUSALS = [
  "SablierLockup_Unauthorized",
  "SablierLockup_WithdrawalAddressNotRecipient",
  "ERC721InsufficientApproval",
  "ERC721InvalidApprover",
];

/** Event that tells for which stream a call for several of them had an effect. */
const DONE: Readonly<Record<string, string>> = {
  cancelMultiple: "CancelLockupStream",
  withdrawMultiple: "WithdrawFromLockupStream",
};

/** Row of the table that a call belongs to, by what the row is called. */
function rowOf(fn: string, to: Value | undefined, owner: Value | undefined): string | undefined {
  switch (fn) {
    case "cancel":
    case "cancelMultiple":
      return "Cancel";
    case "renounce":
      return "Give up canceling";
    case "withdraw":
    case "withdrawMax":
      return to === owner ? "Withdraw to the recipient" : "Withdraw to another address";
    case "withdrawMultiple":
      return "Withdraw to the recipient";
    case "withdrawMaxAndTransfer":
      return "Withdraw all and hand the NFT over";
    case "transferFrom":
      return "Transfer the NFT";
    case "approve":
      return "Approve an address for the NFT";
    case "burn":
      return "Burn the NFT of a depleted stream";
    default:
      return undefined;
  }
}

/** Streams that a call is about. */
function streamsOf({ fn, args }: Step): readonly Value[] {
  const [first, second, third] = args;
  if (fn === "transferFrom") return third === undefined ? [] : [third];
  if (fn === "approve") return second === undefined ? [] : [second];
  if (Array.isArray(first)) return first as readonly Value[];
  return first === undefined ? [] : [first];
}

/** What the recordings show: the rows of the table with, for each role, whether it may. */
function recorded(): Map<string, boolean> {
  const roles = new Roles();
  const seen = new Map<string, boolean>();
  for (const step of loadVectors("lockup-v4.0").steps) {
    const { fn, on, by, args, error, events } = step;
    if (on === "lockup" && by !== undefined) {
      for (const id of streamsOf(step)) {
        const row = rowOf(fn, args[1], roles.ownerOf(id));
        const role = roles.of(by, id);
        const refused = error !== undefined && REFUSALS.includes(error.name);
        if (row === undefined || role === undefined || (error !== undefined && !refused)) continue;
        const done = DONE[fn];
        const worked =
          done === undefined ||
          events.some(({ name, args: fields }) => name === done && fields.streamId === id);
        // A stream that a call skips may have failed for another reason than its caller.
        if (done !== undefined && !worked && role !== "other") continue;
        if (done === "WithdrawFromLockupStream" && !worked) continue;
        const key = `${row}: ${role}`;
        const may = !refused && worked;
        expect(seen.get(key) ?? may, `${key}, line ${step.line}`).toBe(may);
        seen.set(key, may);
      }
    }
    if (error === undefined) roles.follow(step);
  }
  return seen;
}

describe("the access control of Lockup v4.0", () => {
  const text = page("v4.0/diagrams");
  const table = new Map(
    rowsBelow(text, "access-control").map(([action = "", , ...cells]) => [action, cells]),
  );
  const seen = recorded();

  it.each([...seen])("%s: recorded as %s", (key, may) => {
    const [action = "", role = ""] = key.split(": ");
    const cell = table.get(action)?.[ROLES.indexOf(role as Role)];
    expect(cell).toBe(may ? "yes" : "no");
  });

  it("is recorded for most of the table", () => {
    expect(seen.size).toBeGreaterThanOrEqual(20);
  });

  it("names the functions that the comptroller alone may call", () => {
    const reserved = loadVectors("lockup-v4.0").steps.flatMap(({ fn, on, error }) =>
      on === "lockup" && error?.name === "Comptrollerable_CallerNotComptroller" ? [fn] : [],
    );
    const section = text.split("{/* #comptroller */}")[1]?.split("Its admin", 1)[0] ?? "";
    const named = [...section.matchAll(/`(\w+)`/gu)].map(([, name]) => name);
    expect(named.toSorted()).toEqual([...new Set(reserved)].toSorted());
  });
});

describe("the streamed amounts on the page about the libraries", () => {
  const { steps } = loadVectors("lockup-v4.0");
  const rows = rowsBelow(page("v4.0/libraries"), "formulas");

  /** Recorded streams in the order of the rows. */
  const STREAMS = [1n, 2n, 4n, 27n];

  it.each(rows.map((row, index) => [row[0], STREAMS[index], row[1], row[2]] as const))(
    "%s: those of stream %s",
    (_name, stream, seconds = "", tokens = "") => {
      const created = steps.find(
        ({ fn, returns }) => fn.startsWith("createWith") && returns === stream,
      );
      const recordedTokens = seconds.split(", ").map((after) => {
        const read = steps.find(
          ({ fn, args, at }) =>
            fn === "streamedAmountOf" &&
            args[0] === stream &&
            at - (created?.at ?? 0n) === BigInt(after),
        );
        return read?.returns;
      });
      expect(recordedTokens).toEqual(
        tokens.split(", ").map((amount) => BigInt(amount) * 10n ** 18n),
      );
    },
  );

  it("are of as many streams as there are rows", () => {
    expect(rows).toHaveLength(STREAMS.length);
  });
});

it("the guide to linear streams lists the errors in the order of the checks", () => {
  const guide = readFileSync(path.join(SITE_DIR, "docs/guides/lockup/v4.0/linear.mdx"), "utf8");
  const listed = rowsBelow(guide, "errors").map(
    ([, error = ""]) => /`(\w+)[`(]|panic (0x\d+)/u.exec(error)?.slice(1).find(Boolean) ?? error,
  );
  const checks = LockupHelpers.records.flatMap((record) =>
    record.kind === "function" && record.name === "checkCreateLL" ? (record.requires ?? []) : [],
  );
  const names = checks.flatMap(({ raises }) =>
    typeof raises === "object" && "panic" in raises ? [raises.panic] : [raises],
  );
  // The sum of the durations comes before the library's checks, the NFT and the tokens after them.
  expect(listed).toEqual(["0x11", ...names, "ERC721InvalidReceiver", "ERC20InsufficientAllowance"]);
});
