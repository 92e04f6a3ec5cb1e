import type { Hex } from "viem";
import { encodeAbiParameters, encodeErrorResult, encodeFunctionData, parseAbi } from "viem/utils";
import { describe, expect, it } from "vitest";

import {
  canonicalSignature,
  canonicalType,
  declarationOf,
  createDecoder,
  decodeValues,
  isEnum,
  EncodingError,
  type KnownSymbol,
  normalizeRevertData,
  RevertDataError,
  selectorOf,
  solidityType,
  structDeclaration,
  topicOf,
} from ".";

const ORDER = {
  name: "orders",
  type: "tuple[]",
  internalType: "struct Vault.Order[]",
  components: [
    { name: "token", type: "address", internalType: "contract IERC20" },
    { name: "amount", type: "uint128", internalType: "uint128" },
  ],
} as const;

describe("signatures", () => {
  it("write tuples out", () => {
    expect(canonicalType(ORDER)).toBe("(address,uint128)[]");
    expect(canonicalSignature({ name: "pay", inputs: [ORDER, { type: "bytes" }] })).toBe(
      "pay((address,uint128)[],bytes)",
    );
  });

  it("refuse a tuple without members", () => {
    expect(() => canonicalType({ name: "order", type: "tuple" })).toThrow(
      'The tuple parameter "order" has no components.',
    );
  });

  it("keep the internal type for readers", () => {
    expect(solidityType(ORDER)).toBe("Vault.Order[]");
    expect(solidityType({ type: "uint256" })).toBe("uint256");
    expect(isEnum({ type: "uint8", internalType: "enum Lockup.Model" })).toBe(true);
    expect(isEnum({ type: "uint8", internalType: "uint8" })).toBe(false);
  });
});

describe("declarations", () => {
  it("fit interfaces", () => {
    expect(
      declarationOf({
        type: "function",
        name: "pay",
        inputs: [ORDER, { name: "by", type: "address" }],
        outputs: [{ name: "", type: "uint256[]" }],
        stateMutability: "payable",
      }),
    ).toBe(
      "function pay(\n  Vault.Order[] calldata orders,\n  address by\n) external payable returns (uint256[] memory);",
    );
    expect(declarationOf({ type: "function", name: "admin", inputs: [] })).toBe(
      "function admin() external;",
    );
  });

  it("mark indexed fields", () => {
    const input = { name: "id", type: "uint256", indexed: true };
    expect(declarationOf({ type: "event", name: "Pay", inputs: [input] })).toBe(
      "event Pay(uint256 indexed id);",
    );
    expect(declarationOf({ type: "error", name: "Empty", inputs: [] })).toBe("error Empty();");
    expect(declarationOf({ type: "constructor", inputs: [{ name: "name", type: "string" }] })).toBe(
      "constructor(string memory name);",
    );
    expect(structDeclaration("Point", [{ name: "x", type: "int256" }])).toBe(
      "struct Point {\n  int256 x;\n}",
    );
  });
});

const ABI = parseAbi([
  "error Empty()",
  "error Overdraw(uint256 streamId, uint128 amount, address to)",
  "error Nested((uint128 amount, bool good)[] orders, string text)",
]);
const ERRORS: readonly KnownSymbol[] = ABI.map((item) => ({
  kind: "error",
  name: item.name,
  hash: selectorOf(canonicalSignature(item)),
  inputs: item.inputs,
  places: [],
}));
const decode = createDecoder(ERRORS);
const TO = "0x0000000000000000000000000000000000000012";
const OVERDRAW = encodeErrorResult({ abi: ABI, errorName: "Overdraw", args: [7n, 3n, TO] });

describe("normalizeRevertData", () => {
  it.each([
    ["  0xF747AB7C\n", "0xf747ab7c"],
    ['"f747ab7c"', "0xf747ab7c"],
    ["0xf747\nab7c", "0xf747ab7c"],
    ["0x", "0x"],
  ])("reads %j", (input, data) => {
    expect(normalizeRevertData(input)).toBe(data);
  });

  it.each([
    ["", "There is nothing to decode."],
    ["  ", "There is nothing to decode."],
    ["0xf747ab7g", '"g" is not a hexadecimal digit.'],
    ["Overdraw(7)", '"o" is not a hexadecimal digit.'],
    ["0xf747ab7", "7 hex digits are not whole bytes"],
    ["0xf747", "4 hex digits are less than a selector."],
  ])("rejects %j and says what to paste", (input, message) => {
    expect(() => normalizeRevertData(input)).toThrow(RevertDataError);
    expect(() => normalizeRevertData(input)).toThrow(message);
    expect(() => normalizeRevertData(input)).toThrow("Paste a selector");
  });
});

describe("createDecoder of errors", () => {
  it("writes tuples and arrays as text, and in parts", () => {
    const data = encodeErrorResult({
      abi: ABI,
      errorName: "Nested",
      args: [[{ amount: 5n, good: true }], "why"],
    });
    const decoded = decode(data);
    const args = decoded.kind === "symbols" ? decoded.matches[0]?.args : undefined;
    expect(args?.map(({ value }) => value)).toEqual(["[{amount: 5, good: true}]", "why"]);
    expect(args?.[0]?.parts?.[0]?.parts).toEqual([
      { name: "amount", type: "uint128", value: "5" },
      { name: "good", type: "bool", value: "true" },
    ]);
  });

  it("takes a bare selector", () => {
    expect(decode(OVERDRAW.slice(0, 10))).toEqual({
      kind: "symbols",
      matches: [{ symbol: ERRORS[1], args: undefined, rest: 0 }],
    });
    expect(decode(ERRORS[0]?.hash ?? "")).toEqual({
      kind: "symbols",
      matches: [{ symbol: ERRORS[0], args: [], rest: 0 }],
    });
  });

  it("finds every symbol of a selector that fits", () => {
    const [, overdraw] = ERRORS;
    if (overdraw === undefined) throw new Error("The error is missing.");
    const short = { ...overdraw, inputs: [{ name: "a", type: "bytes" }] };
    const decoded = createDecoder([...ERRORS, overdraw, short])(OVERDRAW);
    expect(decoded.kind === "symbols" && decoded.matches.map(({ symbol }) => symbol)).toEqual([
      overdraw,
      overdraw,
    ]);
  });

  it("says when there is no data or no such symbol", () => {
    expect(decode("0x")).toEqual({ kind: "empty" });
    expect(decode("0xdeadbeef00")).toEqual({ kind: "unknown", hash: "0xdeadbeef" });
    expect(decode(`0x${"ab".repeat(32)}`)).toEqual({
      kind: "unknown",
      hash: `0x${"ab".repeat(32)}`,
    });
  });

  it.each([
    [OVERDRAW.slice(0, -64), "are not the arguments (uint256, uint128, address) of Overdraw"],
    [
      `${ERRORS[0]?.hash ?? ""}00`,
      "The 1 bytes after the selector are not the arguments () of Empty",
    ],
    ["0x4e487b71", "are not the arguments (uint256) of Panic(uint256)"],
    ["0x08c379a0ff", "are not the arguments (string) of Error(string)"],
    ["", "There is nothing to decode."],
    ["ff".repeat(131_073), "131073 bytes are more than a transaction carries (131072)"],
    [" ".repeat(600_001), "600001 characters are too many"],
  ])("explains data that does not fit: %.20s", (data, message) => {
    expect(() => decode(data)).toThrow(RevertDataError);
    expect(() => decode(data)).toThrow(message);
  });
});

const CALLS = parseAbi([
  "function batch(bytes[] calls)",
  "function withdraw(uint256 streamId, address to, uint128 amount)",
  "function withdraw(uint256 streamId)",
]);
const [BATCH, WITHDRAW] = CALLS;
const [PAY] = parseAbi(["event Pay(uint256 indexed id, string indexed note, uint128 amount)"]);
const symbolOf = (
  kind: "function" | "event",
  item: (typeof CALLS)[number] | typeof PAY,
): KnownSymbol => {
  const signature = canonicalSignature(item);
  return {
    kind,
    name: item.name,
    hash: kind === "event" ? topicOf(signature) : selectorOf(signature),
    inputs: item.inputs,
    places: ["lockup/v2.0/SablierLockup"],
  };
};
const decodeAny = createDecoder([
  ...ERRORS,
  ...CALLS.map((item) => symbolOf("function", item)),
  symbolOf("event", PAY),
]);
const callData = encodeFunctionData({ abi: [WITHDRAW], args: [7n, TO, 3n] });
const batchOf = (calls: readonly Hex[]): Hex => encodeFunctionData({ abi: [BATCH], args: [calls] });

describe("createDecoder of calls and logs", () => {
  it("names a call, and what follows its arguments", () => {
    expect(decodeAny(`${callData}abcdef`)).toMatchObject({
      kind: "symbols",
      matches: [
        { symbol: { kind: "function" }, args: [{ value: "7" }, {}, { value: "3" }], rest: 3 },
      ],
    });
  });

  it("looks into batches, and into no further than four levels", () => {
    const decoded = decodeAny(batchOf([callData, OVERDRAW, "0x12345678"]));
    const inner = decoded.kind === "symbols" ? decoded.matches[0]?.args?.[0]?.parts : undefined;
    expect(inner?.map((part) => part.inner)).toMatchObject([
      {
        kind: "symbols",
        matches: [{ symbol: { name: "withdraw" }, args: [{ value: "7" }, {}, {}] }],
      },
      { kind: "symbols", matches: [{ symbol: { name: "Overdraw" } }] },
      undefined,
    ]);
    let deep = callData;
    for (let level = 0; level < 8; level += 1) deep = batchOf([deep]);
    const names = JSON.stringify(decodeAny(deep)).match(/"name":"batch"/gu) ?? [];
    expect(names).toHaveLength(5);
  });

  it("does not take bytes for a call whose arguments are cut off", () => {
    const decoded = decodeAny(
      batchOf([callData.slice(0, -2) as Hex, callData.slice(0, 10) as Hex]),
    );
    expect(JSON.stringify(decoded)).not.toContain("inner");
  });

  const topics = [
    symbolOf("event", PAY).hash,
    encodeAbiParameters([{ type: "uint256" }], [7n]),
    `0x${"ab".repeat(32)}`,
  ];
  const data = encodeAbiParameters([{ type: "uint128" }], [3n]);

  it.each([
    ["lines", [...topics, data].join("\n")],
    ["one text", `${topics.join("").replaceAll("0x", "")}${data.slice(2)}`],
    ["JSON", JSON.stringify({ address: TO, topics, data, blockNumber: "0x1" })],
    ["a receipt", JSON.stringify({ jsonrpc: "2.0", result: { logs: [{ topics, data }] } })],
  ])("reads the fields of a log in their order, from %s", (_case, text) => {
    expect(decodeAny(text)).toMatchObject({
      kind: "symbols",
      matches: [
        {
          symbol: { kind: "event", name: "Pay" },
          args: [
            { name: "id", value: "7" },
            { name: "note", type: "hash", value: `0x${"ab".repeat(32)}` },
            { name: "amount", value: "3" },
          ],
        },
      ],
    });
  });

  /** The event of N topics that other releases have with the same name and types. */
  const indexedIn = (count: number): KnownSymbol => ({
    ...symbolOf("event", PAY),
    inputs: PAY.inputs.map((input, index) => ({ ...input, indexed: index < count })),
    places: [`lockup/v${count}.0/SablierLockup`],
  });

  it("tells events of one topic apart by the number of topics, where JSON has it", () => {
    const ofReleases = createDecoder([indexedIn(1), indexedIn(2), indexedIn(3)]);
    const log = { topics, data };
    expect(ofReleases(JSON.stringify(log))).toMatchObject({
      matches: [{ symbol: { places: ["lockup/v2.0/SablierLockup"] }, rest: 0 }],
    });
    expect(ofReleases(JSON.stringify({ ...log, topics: topics.slice(0, 1) }))).toEqual({
      kind: "unknown",
      hash: topics[0],
    });
  });

  it("shows first what reads all of the data, where the number of topics is not known", () => {
    const more = { ...symbolOf("event", PAY), inputs: PAY.inputs.slice(0, 2), places: [] };
    const decoded = createDecoder([more, symbolOf("event", PAY)])([...topics, data].join("\n"));
    expect(decoded).toMatchObject({ matches: [{ rest: 0 }, { symbol: more, rest: 32 }] });
  });

  it("takes a bare topic, and refuses a log without its data", () => {
    expect(decodeAny(topics[0] ?? "")).toMatchObject({ matches: [{ args: undefined }] });
    expect(() => decodeAny(topics.join(""))).toThrow("after the topic are not the arguments");
  });

  it.each([
    ["a transaction", { result: { hash: `0x${"ab".repeat(32)}`, input: callData } }],
    ["an error", { error: { code: 3, message: "execution reverted", data: OVERDRAW } }],
  ])("finds the data of %s in JSON", (_case, json) => {
    expect(decodeAny(JSON.stringify(json))).toMatchObject({
      matches: [{ args: [{ value: "7" }, {}, {}] }],
    });
  });

  it.each([
    ["{", "The text begins as JSON does, but is none."],
    ["[1, {}]", "The JSON has no log (topics, data), no input"],
  ])("explains JSON without data: %s", (text, message) => {
    expect(() => decodeAny(text)).toThrow(message);
  });
});

describe("decodeValues", () => {
  const word = (value: bigint): string => value.toString(16).padStart(64, "0");

  it.each([
    ["uint8", word(256n)],
    ["int8", word(128n)],
    ["bool", word(2n)],
    ["address", word(1n << 160n)],
    ["bytes4", word(1n)],
    ["function", word(1n)],
    ["uint256[]", word(32n) + word(1n << 255n)],
    ["bytes", word(1n << 60n)],
    ["uint256[0][]", word(32n) + word(1n << 40n)],
  ])("refuses %s in %s", (type, digits) => {
    expect(() => decodeValues([{ name: "", type }], digits)).toThrow(EncodingError);
  });

  it("refuses to read the same bytes many times", () => {
    // 200 elements that are one and the same text of 6,400 bytes.
    const offsets = word(BigInt(200 * 32)).repeat(200);
    const digits = word(32n) + word(200n) + offsets + word(6_400n) + "61".repeat(6_400);
    expect(() => decodeValues([{ name: "", type: "string[]" }], digits)).toThrow(EncodingError);
  });

  it("reads signed numbers", () => {
    const minus = (1n << 256n) - 5n;
    expect(decodeValues([{ name: "x", type: "int24" }], word(minus)).values).toEqual([
      { name: "x", type: "int24", value: "-5" },
    ]);
  });
});
