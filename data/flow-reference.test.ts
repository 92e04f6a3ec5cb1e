import { readFileSync } from "node:fs";
import path from "node:path";

import type { Abi } from "viem";
import { toFunctionSelector } from "viem/utils";
import { beforeAll, describe, expect, it } from "vitest";

import { loadAbi } from "../plugins/contract-reference/abi-source";
import { referenceSource } from "../plugins/contract-reference/source";
import type { SymbolIndex } from "../plugins/contract-reference/symbols";
import { SITE_DIR } from "../plugins/paths";
import { loadVectors, type Step, type Value } from "../tests/vectors/load";
import {
  firstBytes,
  referencePage,
  type Role,
  ROLES,
  Roles,
  rowsBelow,
} from "../tests/vectors/reference";
import flowV1Types from "./contracts/flow/Flow";
import flowTypes from "./contracts/flow/since-v2.0/Flow";

const VERSIONS = ["v1.1", "v2.0", "v3.0"] as const;

const { steps } = loadVectors("flow-v3.0");

const page = (name: string): string => referencePage(`flow/${name}`);

let index: SymbolIndex;

beforeAll(async () => {
  index = await referenceSource(SITE_DIR).load();
});

/** What the package of the released contracts has of a file. */
interface Artifact {
  readonly abi: Abi;
  /** Selectors of functions as the compiler gives them, by signature. */
  readonly methodIdentifiers: Readonly<Record<string, string>>;
}

const artifactOf = (file: string): Artifact =>
  JSON.parse(
    readFileSync(path.join(SITE_DIR, "node_modules/@sablier/flow/artifacts", file), "utf8"),
  ) as Artifact;

const shown = (unit: string): Map<string, string | undefined> =>
  new Map(index.entriesOf(`flow/v3.0/${unit}`).map(({ name, hash }) => [name, hash]));

it("the selector of FlowNFTDescriptor in Flow v3.0 is that of the compiler", () => {
  const compiled = artifactOf("FlowNFTDescriptor.json").methodIdentifiers;
  expect([...shown("FlowNFTDescriptor")]).toEqual([
    ["tokenURI", `0x${compiled["tokenURI(address,uint256)"] ?? ""}`],
  ]);
});

it("errors of Flow v3.0 include those of its library, with their selectors", () => {
  const described = shown("Errors");
  const compiled = artifactOf("libraries/Errors.json").abi.flatMap((entry) =>
    entry.type === "error"
      ? [
          [
            entry.name,
            toFunctionSelector({
              ...entry,
              type: "function",
              outputs: [],
              stateMutability: "pure",
            }),
          ] as const,
        ]
      : [],
  );
  expect(compiled.length).toBeGreaterThan(25);
  expect(compiled.map(([name]) => [name, described.get(name)])).toEqual(compiled);
});

describe("the page about the differences of v2.0", () => {
  const rows = rowsBelow(page("v2.0/differences"), "selectors");

  const bytesOf = (symbol: string): (string | undefined)[] => {
    const [, event, name = ""] = /^(event )?`(\w+)`$/u.exec(symbol) ?? [];
    const kind = event === undefined ? "function" : "event";
    return VERSIONS.map((version) =>
      firstBytes(loadAbi(`flow/${version}/SablierFlow`), kind, name),
    );
  };

  it.each(rows)("%s: %s, %s, %s", (symbol = "", one = "", two = "", three = "") => {
    const cells = [one, two, three === "as v2.0" ? two : three];
    expect(cells).toEqual(bytesOf(symbol).map((bytes) => `\`${bytes}\``));
  });

  it("has all functions and events that changed", () => {
    const symbols = loadAbi("flow/v1.1/SablierFlow").flatMap((item) => {
      if (item.type === "function") return [`\`${item.name}\``];
      return item.type === "event" ? [`event \`${item.name}\``] : [];
    });
    const changed = [...new Set(symbols)].filter((symbol) => {
      const known = bytesOf(symbol).filter((bytes) => bytes !== undefined);
      return new Set(known).size > 1;
    });
    expect(rows.map(([symbol]) => symbol).toSorted()).toEqual(changed.toSorted());
  });
});

it("the page about the types compares the statuses by their numbers", () => {
  const [newer, older] = [flowTypes, flowV1Types].map(({ records }) =>
    records.flatMap((record) =>
      record.kind === "enum" ? record.members.map(({ name }) => `\`${name}\``) : [],
    ),
  );
  const rows = rowsBelow(page("v3.0/types"), "status-numbers");
  expect(rows).toEqual(
    newer?.map((name, number) => [String(number), name, older?.[number] ?? "none"]),
  );
});

/** The stream that a step creates, with its sender. */
const created = ({ events }: Step): [Value, Value][] =>
  events.flatMap(({ name, args: { streamId = 0n, sender = "" } }): [Value, Value][] =>
    name === "CreateFlowStream" ? [[streamId, sender]] : [],
  );

/** Errors that refuse a caller because of who it is. */
const REFUSALS = [
  "SablierFlowState_Unauthorized",
  "SablierFlow_Unauthorized",
  "SablierFlow_WithdrawalAddressNotRecipient",
  "ERC721InsufficientApproval",
  "ERC721InvalidApprover",
];

/** Stream that a call is about. */
const streamOf = ({ fn, args: [first, second, third] }: Step): Value | undefined => {
  if (fn === "transferFrom" || fn === "transferFromPayable") return third;
  return fn === "approve" ? second : first;
};

/** Row of the table that a call belongs to: the one with its function, by where a withdrawal goes. */
function rowOf(table: readonly string[][], { fn, args: [, to] }: Step, owner: Value | undefined) {
  const rows = table.filter(([, functions = ""]) => functions.includes(`\`${fn}\``));
  if (rows.length < 2) return rows[0];
  return rows.find(([action = ""]) => action.endsWith("the recipient") === (to === owner));
}

describe("the access control of Flow v3.0", () => {
  const text = page("v3.0/diagrams");
  const table = rowsBelow(text, "access-control");
  const roles = new Roles("flow", created);
  const seen = new Map<string, { readonly cell: string | undefined; readonly may: boolean }>();
  for (const step of steps) {
    const { on, by, error } = step;
    const stream = streamOf(step);
    if (on === "flow" && by !== undefined && stream !== undefined) {
      const row = rowOf(table, step, roles.ownerOf(stream));
      const role = roles.of(by, stream);
      const may = error === undefined;
      if (row !== undefined && role !== undefined && (may || REFUSALS.includes(error.name))) {
        const cell = row[2 + ROLES.indexOf(role satisfies Role)];
        seen.set(`${row[0] ?? ""}: ${role}, line ${step.line}`, { cell, may });
      }
    }
    if (error === undefined) roles.follow(step);
  }

  it.each([...seen])("%s", (_, { cell, may }) => {
    expect(cell).toBe(may ? "yes" : "no");
  });

  it("is recorded for most of the table", () => {
    const cells = new Set([...seen.keys()].map((key) => key.split(",", 1)[0]));
    expect(cells.size).toBeGreaterThanOrEqual(20);
  });

  it("names the functions that the Comptroller alone may call", () => {
    const reserved = steps.flatMap(({ fn, on, error }) =>
      on === "flow" && error?.name === "Comptrollerable_CallerNotComptroller" ? [fn] : [],
    );
    const section = text.split("{/* #comptroller */}")[1]?.split("Its admin", 1)[0] ?? "";
    const named = [...section.matchAll(/`(\w+)`/gu)].map(([, name]) => name);
    expect(named.toSorted()).toEqual([...new Set(reserved)].toSorted());
  });
});

/** What decides about the status of a stream, apart from its debt. */
interface Stream {
  readonly start: bigint;
  readonly rate: bigint;
  readonly isVoided: boolean;
}

/** Streams as the events of the recording leave them. */
function followed(streams: Map<Value, Stream>, { events, at }: Step): void {
  for (const { name, args } of events) {
    const { streamId = 0n, snapshotTime = 0n, ratePerSecond = 0n, newRatePerSecond = 0n } = args;
    const { start = at, isVoided = false } = streams.get(streamId) ?? {};
    const set = (stream: Stream) => streams.set(streamId, stream);
    if (name === "CreateFlowStream") {
      set({
        start: snapshotTime as bigint,
        rate: ratePerSecond as bigint,
        isVoided: false,
      });
    } else if (name === "AdjustFlowStream") {
      set({ start, rate: newRatePerSecond as bigint, isVoided });
    } else if (name === "RestartFlowStream")
      set({ start, rate: ratePerSecond as bigint, isVoided });
    else if (name === "PauseFlowStream") set({ start, rate: 0n, isVoided });
    else if (name === "VoidFlowStream") set({ start: at, rate: 0n, isVoided: true });
  }
}

/** Column of the table of actions that a stream is in. */
function columnOf({ start, rate, isVoided }: Stream, at: bigint): number {
  if (start > at) return 1;
  if (isVoided) return 4;
  return rate > 0n ? 2 : 3;
}

/** Errors that refuse an action because of the status. */
const BY_STATUS = [
  "SablierFlowState_StreamPaused",
  "SablierFlowState_StreamVoided",
  "SablierFlow_StreamPending",
  "SablierFlow_StreamNotPaused",
];

describe("the actions that a status of Flow v3.0 allows", () => {
  const table = rowsBelow(page("v3.0/diagrams"), "statuses");
  const streams = new Map<Value, Stream>();
  const seen = new Map<string, { readonly cell: string; readonly may: boolean }>();
  for (const step of steps) {
    const { on, by, fn, args, error, at } = step;
    const stream = streams.get(args[0] ?? "");
    const row = table.find(([actions = ""]) => actions.includes(`\`${fn}\``));
    if (on === "flow" && by !== undefined && stream !== undefined && row !== undefined) {
      const column = columnOf(stream, at);
      const may = error === undefined;
      // A pending stream refuses withdrawals, because nothing is owed.
      const isPendingWithdrawal = column === 1 && fn.startsWith("withdraw");
      if (may || BY_STATUS.includes(error.name) || isPendingWithdrawal) {
        seen.set(`${fn} in column ${column}, line ${step.line}`, {
          cell: (row[column] ?? "").split(",", 1)[0] ?? "",
          may,
        });
      }
    }
    if (error === undefined) followed(streams, step);
  }

  it.each([...seen])("%s", (_, { cell, may }) => {
    expect(cell).toBe(may ? "yes" : "no");
  });

  it("are recorded for most of the table", () => {
    const cells = new Set([...seen.keys()].map((key) => key.split(",", 1)[0]));
    expect(cells.size).toBeGreaterThanOrEqual(24);
  });
});

it("the example of a depletion time is recorded", () => {
  const [, rate = "", seconds = ""] =
    /a rate of (\d+), .* last until\s+([\d,]+) seconds after the start/su.exec(
      page("v3.0/sablier-flow"),
    ) ?? [];
  const walk = steps.filter(({ scenario }) => scenario.startsWith("guide walk-through"));
  const creation = walk.find(({ fn }) => fn === "create");
  expect(creation?.args[2]).toBe(BigInt(rate));
  const read = walk.find(({ fn, error }) => fn === "depletionTimeOf" && error === undefined);
  expect(read?.returns).toBe((creation?.args[3] as bigint) + BigInt(seconds.replaceAll(",", "")));
});
