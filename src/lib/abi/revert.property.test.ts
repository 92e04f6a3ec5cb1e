import fc from "fast-check";
import { encodeErrorResult, type Hex } from "viem";
import { expect } from "vitest";

import { anyText, fuzzOf, textOf, unlessRefused, wellFormed } from "../../../tests/fuzz/fuzz";
import {
  decodeRevert,
  type KnownError,
  MESSAGE_SELECTOR,
  normalizeRevertData,
  PANIC_SELECTOR,
  RevertDataError,
  selectorOf,
} from ".";

const fuzz = fuzzOf("the decoder of revert data");

const knownError = (name: string, signature: string, inputs: KnownError["inputs"]): KnownError => ({
  name,
  selector: selectorOf(signature),
  inputs,
});

const ERRORS: readonly KnownError[] = [
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

const SELECTORS = [...ERRORS.map(({ selector }) => selector), PANIC_SELECTOR, MESSAGE_SELECTOR];

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
  fc.oneof(anyText, textOf("0x", " ", '"', "ab", ...SELECTORS)),
  (text) => {
    unlessRefused(RevertDataError, () => decodeRevert(text, ERRORS));
  },
);

fuzz("any words after a known selector are decoded or refused", data, (text) => {
  const decoded = unlessRefused(RevertDataError, () => decodeRevert(text, ERRORS));
  if (decoded !== undefined) expect(["custom", "panic", "message"]).toContain(decoded.kind);
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
    expect(decodeRevert(text, ERRORS)).toEqual({
      kind: "message",
      message: wellFormed(message),
    });
    const panic: Hex = encodeErrorResult({ abi, errorName: "Panic", args: [number] });
    expect(decodeRevert(panic, ERRORS)).toMatchObject({
      kind: "panic",
      code: `0x${number.toString(16).padStart(2, "0")}`,
    });
  },
);

fuzz.large("a large text is decoded or refused", ["0", "ff", " ", '"', "x"], (text) => {
  for (const selector of ["", ...SELECTORS]) {
    unlessRefused(RevertDataError, () => decodeRevert(selector + text, ERRORS));
  }
});
