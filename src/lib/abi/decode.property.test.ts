import fc from "fast-check";
import { decodeAbiParameters, encodeAbiParameters, encodeErrorResult, type Hex } from "viem";
import { expect } from "vitest";

import { anyText, fuzzOf, textOf, unlessRefused, wellFormed } from "../../../tests/fuzz/fuzz";
import {
  createDecoder,
  decodeValues,
  displayValue,
  EncodingError,
  type KnownSymbol,
  MESSAGE_SELECTOR,
  normalizeRevertData,
  PANIC_SELECTOR,
  RevertDataError,
  selectorOf,
  topicOf,
} from ".";

const fuzz = fuzzOf("the decoder of data");

const knownError = (
  name: string,
  signature: string,
  inputs: KnownSymbol["inputs"],
): KnownSymbol => ({ kind: "error", name, hash: selectorOf(signature), inputs, places: [] });

const ERRORS: readonly KnownSymbol[] = [
  knownError("Empty", "Empty()", []),
  knownError("Two", "Two(uint256,address)", [
    { name: "a", type: "uint256" },
    { name: "b", type: "address" },
  ]),
  knownError("Deep", "Deep((uint256[],string)[],bytes)", [
    {
      name: "list",
      type: "tuple[]",
      components: [
        { name: "numbers", type: "uint256[]" },
        { name: "text", type: "string" },
      ],
    },
    { name: "rest", type: "bytes" },
  ]),
];

const BATCH: KnownSymbol = {
  kind: "function",
  name: "batch",
  hash: selectorOf("batch(bytes[])"),
  inputs: [{ name: "calls", type: "bytes[]" }],
  places: [],
};

const PAY: KnownSymbol = {
  kind: "event",
  name: "Pay",
  hash: topicOf("Pay(uint256,string,bytes[])"),
  inputs: [
    { name: "id", type: "uint256", indexed: true },
    { name: "note", type: "string", indexed: true },
    { name: "calls", type: "bytes[]" },
  ] as KnownSymbol["inputs"],
  places: [],
};

const decode = createDecoder([...ERRORS, BATCH, PAY]);

const SELECTORS = [...[...ERRORS, BATCH].map(({ hash }) => hash), PANIC_SELECTOR, MESSAGE_SELECTOR];

const word = fc.oneof(
  fc.constantFrom("", "0", "1", "20", "40", "60", "ff", "f".repeat(64), `8${"0".repeat(63)}`),
  fc.stringMatching(/^[0-9a-f]{1,64}$/u),
);

const data = fc
  .tuple(fc.constantFrom(...SELECTORS), fc.array(word, { maxLength: 12 }), fc.nat({ max: 3 }))
  .map(([selector, words, cut]): string => {
    const whole = selector + words.map((digits) => digits.padStart(64, "0")).join("");
    return whole.slice(0, whole.length - 2 * cut);
  });

fuzz(
  "any text is decoded or refused",
  fc.oneof(anyText, textOf("0x", " ", '"', "ab", PAY.hash, ...SELECTORS)),
  (text) => {
    unlessRefused(RevertDataError, () => decode(text));
  },
);

fuzz("any words after a known selector are decoded or refused", data, (text) => {
  const decoded = unlessRefused(RevertDataError, () => decode(text));
  if (decoded !== undefined) expect(["symbols", "panic", "message"]).toContain(decoded.kind);
});

fuzz("any words after a known topic are decoded or refused", data, (text) => {
  unlessRefused(RevertDataError, () => decode(PAY.hash + text.slice(10)));
});

fuzz("normal data stays as it is", anyText, (text) => {
  const once = unlessRefused(RevertDataError, () => normalizeRevertData(text));
  if (once !== undefined) expect(normalizeRevertData(once)).toBe(once);
});

fuzz(
  "encoded arguments come back",
  fc.tuple(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.string({ unit: "binary" })),
  ([number, message]) => {
    const abi = [
      { type: "error", name: "Error", inputs: [{ name: "", type: "string" }] },
      { type: "error", name: "Panic", inputs: [{ name: "", type: "uint256" }] },
    ] as const;
    const text: Hex = encodeErrorResult({ abi, errorName: "Error", args: [message] });
    expect(decode(text)).toEqual({
      kind: "message",
      message: wellFormed(message),
    });
    const panic: Hex = encodeErrorResult({ abi, errorName: "Panic", args: [number] });
    expect(decode(panic)).toMatchObject({
      kind: "panic",
      code: `0x${number.toString(16).padStart(2, "0")}`,
    });
  },
);

/** Types with values that fit them. */
const typed: fc.Arbitrary<{ type: string; value: unknown }> = fc.oneof(
  fc
    .bigInt({ min: 0n, max: 2n ** 40n - 1n })
    .map((value) => ({ type: "uint40", value: Number(value) })),
  fc
    .bigInt({ min: -(2n ** 127n), max: 2n ** 127n - 1n })
    .map((value) => ({ type: "int128", value })),
  fc.boolean().map((value) => ({ type: "bool", value })),
  fc.uint8Array({ maxLength: 80 }).map((bytes) => ({ type: "bytes", value: hexOf(bytes) })),
  fc.string({ unit: "grapheme" }).map((value) => ({ type: "string", value })),
  fc
    .array(fc.string({ unit: "grapheme" }), { maxLength: 4 })
    .map((value) => ({ type: "string[]", value })),
  fc
    .array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 4 })
    .map((value) => ({ type: "bool[2][]", value })),
);

const hexOf = (bytes: Uint8Array): Hex =>
  `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

fuzz("values of any types come back", fc.array(typed, { maxLength: 5 }), (list) => {
  const parameters = list.map(({ type }, index) => ({ name: `v${index}`, type }));
  const data = encodeAbiParameters(
    parameters,
    list.map(({ value }) => value),
  );
  const { values, rest } = decodeValues(parameters, data.slice(2));
  expect(values.map(({ value }) => value)).toEqual(list.map(({ value }) => displayValue(value)));
  expect(rest).toBe(0);
});

const [EMPTY, TWO, DEEP] = ERRORS;

fuzz("what is not refused is what viem reads", data, (text) => {
  for (const error of [EMPTY, TWO, DEEP]) {
    if (error === undefined || error.inputs.length === 0) continue;
    const body = text.slice(10);
    const own = unlessRefused(EncodingError, () => decodeValues(error.inputs, body).values);
    if (own === undefined) continue;
    const theirs = decodeAbiParameters(error.inputs, `0x${body}`);
    expect(own.map(({ value }) => value)).toEqual(theirs.map(displayValue));
  }
});
