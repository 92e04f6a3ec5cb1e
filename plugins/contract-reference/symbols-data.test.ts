import type { Abi, AbiParameter, Hex } from "viem";
import { encodeAbiParameters, parseAbiItem, toEventHash, toFunctionHash } from "viem/utils";
import { beforeAll, describe, expect, it } from "vitest";

import { RELEASES } from "../../data/releases";
import { WITHOUT_ABI } from "../../data/without-abi";
import { createDecoder, displayValue, type Decoded, type SymbolInfo } from "../../src/lib/abi";
import { SITE_DIR } from "../paths";
import { ALL_ABIS } from "./abi-source";
import { referenceSource } from "./source";
import type { SymbolIndex } from "./symbols";
import { symbolInfos } from "./symbols-data";

let index: SymbolIndex;
let infos: readonly SymbolInfo[];
let decode: (text: string) => Decoded<SymbolInfo>;

beforeAll(async () => {
  index = await referenceSource(SITE_DIR).load();
  infos = symbolInfos(index, ALL_ABIS);
  decode = createDecoder(infos);
});

type Item = Extract<Abi[number], { type: "function" | "event" | "error" }>;

const itemsOf = (abi: Abi): Item[] =>
  abi.filter(
    (item): item is Item =>
      item.type === "function" || item.type === "event" || item.type === "error",
  );

/** Selector or topic 0, computed without the code under test. */
function hashOf(item: Item): Hex {
  if (item.type === "event") return toEventHash(item);
  const form =
    item.type === "function"
      ? item
      : ({ ...item, type: "function", outputs: [], stateMutability: "pure" } as const);
  return toFunctionHash(form).slice(0, 10) as Hex;
}

/** A value of a type, other for each count. */
function sample(parameter: AbiParameter, count: number): unknown {
  const [, element, length] = /^(.*)\[(\d*)\]$/u.exec(parameter.type) ?? [];
  if (element !== undefined) {
    const inner = { ...parameter, type: element };
    return Array.from({ length: length === "" ? 2 : Number(length) }, (_, position) =>
      sample(inner, count + position),
    );
  }
  if ("components" in parameter) {
    return Object.fromEntries(
      parameter.components.map((member, position) => [
        member.name ?? String(position),
        sample(member, count + position),
      ]),
    );
  }
  const [, bits] = /^u?int(\d+)$/u.exec(parameter.type) ?? [];
  if (bits !== undefined) return Number(bits) <= 48 ? count : BigInt(count);
  switch (parameter.type) {
    case "bool":
      return count % 2 === 1;
    case "string":
      return `text ${count}`;
    case "bytes":
      return `0x${"ab".repeat(count + 40)}`;
    case "address":
      // Decimal digits only: no checksum in the letter case.
      return `0x${String(count).padStart(40, "0")}`;
    default: {
      const [, size = "32"] = /^bytes(\d+)$/u.exec(parameter.type) ?? [];
      return `0x${count.toString(16).padStart(2 * Number(size), "0")}`;
    }
  }
}

const isIndexed = (parameter: AbiParameter): boolean =>
  "indexed" in parameter && parameter.indexed === true;

/** An item with values, as the chain has it, and those values as text. */
function encoded(item: Item): { text: string; values: string[] } {
  const values = item.inputs.map((input, position) => sample(input, position + 3));
  const texts = values.map(displayValue);
  const encode = (parameters: readonly AbiParameter[], given: unknown[]): string =>
    encodeAbiParameters(parameters, given).slice(2);
  if (item.type !== "event") {
    return { text: hashOf(item) + encode(item.inputs, values), values: texts };
  }
  const topics = item.inputs.flatMap((input, position) =>
    isIndexed(input) ? [`0x${encode([input], [values[position]])}`] : [],
  );
  const rest = item.inputs.filter((input) => !isIndexed(input));
  const data = encode(
    rest,
    values.filter((_, position) => !isIndexed(item.inputs[position] as AbiParameter)),
  );
  return { text: [hashOf(item), ...topics, `0x${data}`].join("\n"), values: texts };
}

/** Arguments of the match that a contract has. */
function valuesAt(decoded: Decoded<SymbolInfo>, name: string, place: string): string[] | undefined {
  if (decoded.kind !== "symbols") return undefined;
  return decoded.matches
    .find(({ symbol }) => symbol.name === name && symbol.places.includes(place))
    ?.args?.map(({ value }) => value);
}

describe("every function, event and error of every release comes back [spec 7.6]", () => {
  it("of all contracts of the package", () => {
    const protocols = new Set(ALL_ABIS.files.map((file) => file.split("/", 1)[0]));
    expect(protocols).toEqual(
      new Set(["lockup", "flow", "airdrops", "bob", "comptroller", "legacy"]),
    );
    const releases = new Set(ALL_ABIS.files.map((file) => file.split("/", 2).join("@")));
    expect(RELEASES.map(({ ref }) => ref).filter((ref) => !releases.has(ref))).toEqual([]);
  });

  it.each(ALL_ABIS.files)("%s", (file) => {
    const items = itemsOf(ALL_ABIS.load(file));
    expect(items.length).toBeGreaterThan(0);
    const wrong = items.filter((item) => {
      const { text, values } = encoded(item);
      return JSON.stringify(valuesAt(decode(text), item.name, file)) !== JSON.stringify(values);
    });
    expect(wrong.map(({ type, name }) => `${type} ${name}`)).toEqual([]);
  });

  it("of contracts without an ABI", () => {
    const wrong = WITHOUT_ABI.flatMap(({ contract, symbols }) =>
      symbols.filter((declaration) => {
        const item = parseAbiItem(declaration) as Item;
        const { text, values } = encoded(item);
        return (
          JSON.stringify(valuesAt(decode(text), item.name, contract)) !== JSON.stringify(values)
        );
      }),
    );
    expect(wrong).toEqual([]);
  });
});

it("what no ABI has is listed once", () => {
  const known = new Set(
    ALL_ABIS.files.flatMap((file) =>
      itemsOf(ALL_ABIS.load(file)).map((item) => `${file} ${hashOf(item)}`),
    ),
  );
  const listed = WITHOUT_ABI.flatMap(({ contract, symbols }) =>
    symbols.map((declaration) => `${contract} ${hashOf(parseAbiItem(declaration) as Item)}`),
  );
  expect(listed.filter((line) => known.has(line))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

describe("errors", () => {
  it("carry what the reference says, and every described one is there", () => {
    const described = [...index.reference.entries.values()]
      .flat()
      .filter(({ record }) => record.kind === "error");
    const urls = new Set(infos.flatMap(({ about }) => about.flatMap(({ releases }) => releases)));
    expect(urls).toContain("Lockup v2.0");
    const names = new Set(
      infos.flatMap(({ name, hash, about }) => (about.length === 0 ? [] : [`${name} ${hash}`])),
    );
    expect(
      described.map(({ name, hash }) => `${name} ${String(hash)}`).filter((one) => !names.has(one)),
    ).toEqual([]);
    expect(infos.find(({ name }) => name === "SablierHelpers_SegmentCountTooHigh")).toMatchObject({
      hash: "0x370feb36",
      inputs: [{ name: "count", type: "uint256" }],
      units: ["count"],
      places: [],
      about: [
        {
          releases: ["Lockup v2.0"],
          url: "/reference/lockup/contracts/libraries/library.Errors#sablierhelpers_segmentcounttoohigh",
        },
      ],
    });
  });
});

it("a log is of the releases with as many topics: the failed withdrawal of a batch since v3.0", () => {
  const abi = ALL_ABIS.load("lockup/v4.0/SablierLockup");
  const named = (name: string): Item => {
    const found = itemsOf(abi).find((item) => item.name === name);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return found;
  };
  const topics = [
    hashOf(named("InvalidWithdrawalInWithdrawMultiple")),
    `0x${"07".padStart(64, "0")}`,
  ];
  const reason = encoded(named("SablierLockup_InsufficientFeePayment")).text as Hex;
  const data = encodeAbiParameters([{ type: "bytes" }], [reason]);
  const decoded = decode(JSON.stringify({ topics, data }));
  expect(decoded).toMatchObject({
    matches: [
      {
        symbol: { name: "InvalidWithdrawalInWithdrawMultiple" },
        args: [
          { name: "streamId", value: "7" },
          { inner: { matches: [{ symbol: { name: "SablierLockup_InsufficientFeePayment" } }] } },
        ],
        rest: 0,
      },
    ],
  });
  const [match, ...others] = decoded.kind === "symbols" ? decoded.matches : [];
  expect(others).toEqual([]);
  expect(match?.symbol.places).toEqual(["lockup/v3.0/SablierLockup", "lockup/v4.0/SablierLockup"]);
});
