import type { Abi } from "viem";
import { toFunctionSelector } from "viem/utils";
import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";

import { loadAbi } from "../plugins/contract-reference/abi-source";
import { referenceSource } from "../plugins/contract-reference/source";
import type { SymbolIndex } from "../plugins/contract-reference/symbols";
import { SITE_DIR } from "../plugins/paths";
import LockupHelpers from "./contracts/lockup/since-v3.0/LockupHelpers";
import { loadVectors, type Step, type Value } from "../tests/vectors/load";
import {
  firstBytes,
  referencePage,
  type Role,
  ROLES,
  Roles,
  rowsBelow,
} from "../tests/vectors/reference";

let index: SymbolIndex;

/** An error has the selector of a function of its name. */
const FUNCTION_FORM = { type: "function", outputs: [], stateMutability: "pure" } as const;

beforeAll(async () => {
  index = await referenceSource(SITE_DIR).load();
});

/** What the package of the released contracts has of a library or an interface. */
interface Artifact {
  readonly abi: Abi;
  /** Selectors of functions as the compiler gives them, by signature. */
  readonly methodIdentifiers: Readonly<Record<string, string>>;
}

const artifactOf = (file: string): Artifact =>
  JSON.parse(
    readFileSync(path.join(SITE_DIR, "node_modules/@sablier/lockup/artifacts", file), "utf8"),
  ) as Artifact;

it.each([
  ["LockupHelpers", "libraries/LockupHelpers.json", 6],
  ["LockupMath", "libraries/LockupMath.json", 4],
  ["ISablierLockupRecipient", "interfaces/ISablierLockupRecipient.json", 2],
])("selectors of %s in Lockup v4.0 are those of the compiler", (unit, file, count) => {
  const entries = index.entriesOf(`lockup/v4.0/${unit}`);
  const shown = new Map(entries.map(({ name, hash }) => [name, hash]));
  const compiled = Object.entries(artifactOf(file).methodIdentifiers)
    .map(([signature, selector]) => [signature.split("(", 1)[0] ?? "", `0x${selector}`] as const)
    .filter(([name]) => name !== "supportsInterface");
  expect(compiled.map(([name]) => [name, shown.get(name)])).toEqual(compiled);
  expect(compiled.length).toBeGreaterThanOrEqual(count);
});

it("errors of Lockup v4.0 are those of its library, with their selectors", () => {
  const shown = new Map(
    index.entriesOf("lockup/v4.0/Errors").map(({ name, hash }) => [name, hash]),
  );
  const compiled = artifactOf("libraries/Errors.json").abi.flatMap((entry) =>
    entry.type === "error"
      ? [[entry.name, toFunctionSelector({ ...entry, ...FUNCTION_FORM })] as const]
      : [],
  );
  expect(compiled.length).toBeGreaterThan(40);
  expect(compiled.map(([name]) => [name, shown.get(name)])).toEqual(compiled);
});

const page = (name: string): string => referencePage(`lockup/${name}`);

describe("the page about the differences of v3.0", () => {
  const rows = rowsBelow(page("v3.0/differences"), "selectors");

  /** First four bytes of a function's selector or of an event's topic in a release. */
  function bytesOf(symbol: string, version: "v2.0" | "v3.0" | "v4.0"): string | undefined {
    const [, isEvent, contract = "SablierLockup", name] =
      /^(event )?`(?:(\w+)\.)?(\w+)`$/u.exec(symbol) ?? [];
    const kind = isEvent === undefined ? "function" : "event";
    return firstBytes(loadAbi(`lockup/${version}/${contract}`), kind, name ?? "");
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

const isRecord = (value: Value | undefined): value is Readonly<Record<string, Value>> =>
  typeof value === "object" && !Array.isArray(value);

/** The stream that a step creates, with its sender. */
const created = ({ fn, args: [params], returns }: Step): [Value, Value][] =>
  fn.startsWith("createWith") && isRecord(params) && typeof returns === "bigint"
    ? [[returns, params.sender ?? ""]]
    : [];

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
  const roles = new Roles("lockup", created);
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
