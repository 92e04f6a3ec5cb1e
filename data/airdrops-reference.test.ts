import { describe, expect, it } from "vitest";

import { loadAbi, PACKAGE_ABIS } from "../plugins/contract-reference/abi-source";
import { vcaClaimAmount } from "../src/lib/airdrops";
import { addressOf, loadVectors, type Step, type Value } from "../tests/vectors/load";
import { firstBytes, referencePage, rowsBelow } from "../tests/vectors/reference";

const VERSIONS = ["v1.3", "v2.0", "v3.0"] as const;

const { header, steps } = loadVectors("airdrops-v3.0");

const page = (name: string): string => referencePage(`airdrops/${name}`);

/** The ABIs of all contracts of a release, one after another. */
const abiOf = (version: string) =>
  PACKAGE_ABIS.files.flatMap((file) =>
    file.startsWith(`airdrops/${version}/`) ? loadAbi(file) : [],
  );

const ABIS = VERSIONS.map(abiOf);

describe("the selectors of the page about the differences of v2.0", () => {
  const rows = rowsBelow(page("v2.0/differences"), "selectors");

  const bytesOf = (symbol: string): (string | undefined)[] => {
    const [, event, name = ""] = /^(event )?`(\w+)`$/u.exec(symbol) ?? [];
    return ABIS.map((abi) => firstBytes(abi, event === undefined ? "function" : "event", name));
  };

  it.each(rows)("%s: %s, %s, %s", (symbol = "", ...cells) => {
    expect(cells).toEqual(
      bytesOf(symbol).map((bytes) => (bytes === undefined ? "none" : `\`${bytes}\``)),
    );
  });

  it("are all that changed", () => {
    const symbols = ABIS.flat().flatMap((item) => {
      if (item.type === "function") return [`\`${item.name}\``];
      return item.type === "event" ? [`event \`${item.name}\``] : [];
    });
    const changed = [...new Set(symbols)].filter(
      (symbol) => new Set(bytesOf(symbol).filter((bytes) => bytes !== undefined)).size > 1,
    );
    expect(rows.map(([symbol]) => symbol).toSorted()).toEqual(changed.toSorted());
  });
});

/** Errors that refuse a caller because of who it is. */
const REFUSALS = [
  "CallerNotAdmin",
  "SablierMerkleSignature_CallerNotAuthorized",
  "SablierMerkleBase_CallerNotComptroller",
];

/** Claims in which the caller is part of the leaf. */
const OWN_CLAIMS = ["claimTo", "claimViaAttestation", "claimAndExecute"];

const CLAIMS = [...OWN_CLAIMS, "claim", "claimViaSig"];

describe("the access control of Airdrops v3.0", () => {
  const table = rowsBelow(page("v3.0/diagrams"), "access-control");
  const leaves = header.leaves as readonly (readonly [string, string, string])[];
  const admins = new Map<string, Value>();
  const recipientOf = ({ args: [index = 0n] }: Step): string | undefined =>
    leaves.flatMap(([at, name]) => (BigInt(at) === index ? [addressOf(name.slice(1))] : []))[0];

  /** Columns of the roles that a caller has. */
  const columnsOf = (step: Step): number[] => {
    const columns = [
      ...(admins.get(addressOf(step.on)) === step.by ? [2] : []),
      ...(CLAIMS.includes(step.fn) && recipientOf(step) === step.by ? [3] : []),
    ];
    return columns.length === 0 ? [4] : columns;
  };

  const seen = new Map<string, { readonly cells: readonly unknown[]; readonly may: boolean }>();
  for (const step of steps) {
    const { on, by, fn, error, line, events } = step;
    const row = table.find(([, name = ""]) => name.includes(`\`${fn}\``));
    if (by !== undefined && row !== undefined && admins.has(addressOf(on))) {
      const columns = columnsOf(step);
      const isRefused =
        REFUSALS.includes(error?.name ?? "") ||
        (OWN_CLAIMS.includes(fn) &&
          error?.name === "SablierMerkleBase_InvalidProof" &&
          !columns.includes(3));
      if (error === undefined || isRefused) {
        const cells = columns.map((column) => row[column]);
        seen.set(`${row[0] ?? ""}, column ${columns.join()}, line ${line}`, {
          cells,
          may: error === undefined,
        });
      }
    }
    for (const { name, by: emitter, args } of events) {
      if (name === "TransferAdmin" && emitter !== addressOf("comptroller")) {
        admins.set(emitter, args.newAdmin ?? "");
      }
    }
  }

  it.each([...seen])("%s", (_, { cells, may }) => {
    if (may) expect(cells).toContain("yes");
    else expect(new Set(cells)).toEqual(new Set(["no"]));
  });

  it("is recorded for most of the table", () => {
    const cells = new Set([...seen.keys()].map((key) => key.replace(/, line \d+$/u, "")));
    expect(cells.size).toBeGreaterThanOrEqual(16);
  });
});

it("the example of a VCA amount is the formula's", () => {
  const [, allocation = "", unlock = "", amount = ""] =
    /For example, (\d+) tokens with (\d+)% at the start pay ([\d.]+)\s+tokens after a quarter/u.exec(
      page("v3.0/merkle-vca"),
    ) ?? [];
  const vesting = { unlockPercentage: BigInt(unlock) * 10n ** 16n, start: 400n, end: 800n };
  expect(vcaClaimAmount(vesting, BigInt(allocation) * 10n, 500n)).toBe(BigInt(Number(amount) * 10));
});
