import { encodeAbiParameters, encodeErrorResult, parseAbi } from "viem/utils";
import { describe, expect, it } from "vitest";

import {
  canonicalSignature,
  canonicalType,
  declarationOf,
  decodeRevert,
  displayValue,
  isEnum,
  type KnownError,
  librarySelectorOf,
  normalizeRevertData,
  PANIC_MEANINGS,
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

  // Selectors as published with the contracts.
  it.each([
    ["SablierLockupBase_WithdrawAmountZero(uint256)", "0xf747ab7c"],
    ["SablierFlow_WithdrawAmountZero(uint256)", "0xb4855052"],
    ["DelegateCall()", "0xa1c0d6e5"],
    ["CallerNotAdmin(address,address)", "0xc6cce6a4"],
    ["SablierLockup_NotExpectedModel(uint8,uint8)", "0x7382cd8b"],
    ["onSablierLockupCancel(uint256,address,uint128,uint128)", "0x6a5788f8"],
    ["onSablierLockupWithdraw(uint256,address,address,uint128)", "0x92b9102b"],
  ])("of %s have the selector %s", (signature, selector) => {
    expect(selectorOf(signature)).toBe(selector);
  });

  it("of public library functions are hashed with struct names", () => {
    expect(
      librarySelectorOf("calculateSegmentTimestamps(LockupDynamic.SegmentWithDuration[],uint40)"),
    ).toBe("0xf0b95e09");
  });

  it("of events have a topic", () => {
    expect(topicOf("Transfer(address,address,uint256)")).toBe(
      "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
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
const ERRORS: readonly KnownError[] = ABI.map((item) => ({
  name: item.name,
  selector: selectorOf(canonicalSignature(item)),
  inputs: item.inputs,
}));
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

describe("decodeRevert", () => {
  it("names the arguments of a custom error", () => {
    expect(decodeRevert(OVERDRAW, ERRORS)).toEqual({
      kind: "custom",
      matches: [
        {
          error: ERRORS[1],
          args: [
            { name: "streamId", type: "uint256", value: "7" },
            { name: "amount", type: "uint128", value: "3" },
            { name: "to", type: "address", value: TO },
          ],
        },
      ],
    });
  });

  it("writes tuples and arrays as text", () => {
    const data = encodeErrorResult({
      abi: ABI,
      errorName: "Nested",
      args: [[{ amount: 5n, good: true }], "why"],
    });
    const decoded = decodeRevert(data, ERRORS);
    expect(
      decoded.kind === "custom" && decoded.matches[0]?.args?.map(({ value }) => value),
    ).toEqual(["[{amount: 5, good: true}]", "why"]);
  });

  it("takes a bare selector", () => {
    expect(decodeRevert(OVERDRAW.slice(0, 10), ERRORS)).toEqual({
      kind: "custom",
      matches: [{ error: ERRORS[1], args: undefined }],
    });
    const empty = ERRORS[0]?.selector ?? "";
    expect(decodeRevert(empty, ERRORS)).toEqual({
      kind: "custom",
      matches: [{ error: ERRORS[0], args: [] }],
    });
  });

  it("finds every error of a selector", () => {
    const decoded = decodeRevert(OVERDRAW, [...ERRORS, ...ERRORS]);
    expect(decoded.kind === "custom" && decoded.matches).toHaveLength(2);
  });

  it("reads panics", () => {
    const panic = (code: bigint): string =>
      `0x4e487b71${encodeAbiParameters([{ type: "uint256" }], [code]).slice(2)}`;
    expect(decodeRevert(panic(0x32n), [])).toEqual({
      kind: "panic",
      code: "0x32",
      meaning: PANIC_MEANINGS["0x32"],
    });
    expect(decodeRevert(panic(0x77n), [])).toEqual({
      kind: "panic",
      code: "0x77",
      meaning: undefined,
    });
  });

  it("reads revert strings", () => {
    const data = `0x08c379a0${encodeAbiParameters([{ type: "string" }], ["amount is zero"]).slice(2)}`;
    expect(decodeRevert(data, [])).toEqual({ kind: "message", message: "amount is zero" });
  });

  it("says when there is no data or no such error", () => {
    expect(decodeRevert("0x", ERRORS)).toEqual({ kind: "empty" });
    expect(decodeRevert("0xdeadbeef00", ERRORS)).toEqual({
      kind: "unknown",
      selector: "0xdeadbeef",
    });
  });

  it.each([
    [OVERDRAW.slice(0, -64), "are not the arguments (uint256, uint128, address) of Overdraw"],
    [`${ERRORS[0]?.selector ?? ""}00`, "Empty has no arguments, but 1 bytes follow the selector."],
    ["0x4e487b71", "are not the arguments (uint256) of Panic(uint256)"],
    ["0x08c379a0ff", "are not the arguments (string) of Error(string)"],
  ])("explains data that does not fit: %s", (data, message) => {
    expect(() => decodeRevert(data, ERRORS)).toThrow(RevertDataError);
    expect(() => decodeRevert(data, ERRORS)).toThrow(message);
  });
});

it("displays values", () => {
  expect(displayValue(3)).toBe("3");
  expect(() => displayValue(undefined)).toThrow("cannot be of type undefined");
});
