import { describe, expect, it } from "vitest";

import { parseDeclaration } from "./solidity";

describe("parseDeclaration", () => {
  it("reads a function with everything around it", () => {
    expect(
      parseDeclaration(
        "function _update(address to, uint256 streamId, LockupDynamic.Segment[] memory segments) internal view virtual override returns (address, uint256[2] memory amounts);",
      ),
    ).toEqual({
      kind: "function",
      name: "_update",
      values: [
        { type: "address", name: "to", indexed: false },
        { type: "uint256", name: "streamId", indexed: false },
        { type: "LockupDynamic.Segment[]", name: "segments", indexed: false },
      ],
      returns: [
        { type: "address", name: "", indexed: false },
        { type: "uint256[2]", name: "amounts", indexed: false },
      ],
      visibility: "internal",
      mutability: "view",
    });
  });

  it("reads events, errors, modifiers and constructors", () => {
    expect(parseDeclaration("event A(uint256 indexed id, address by)")).toMatchObject({
      kind: "event",
      values: [
        { name: "id", indexed: true },
        { name: "by", indexed: false },
      ],
    });
    expect(parseDeclaration("error Empty()")).toEqual({
      kind: "error",
      name: "Empty",
      values: [],
      returns: [],
    });
    expect(parseDeclaration("modifier onlyAdmin")).toMatchObject({ name: "onlyAdmin", values: [] });
    expect(parseDeclaration("constructor(address a)")).toMatchObject({
      kind: "constructor",
      values: [{ type: "address", name: "a" }],
    });
  });

  it("reads structs, enums and state variables", () => {
    expect(
      parseDeclaration("struct Amounts { uint128 deposited; Lockup.Model model; }"),
    ).toMatchObject({
      values: [
        { type: "uint128", name: "deposited" },
        { type: "Lockup.Model", name: "model" },
      ],
    });
    expect(parseDeclaration("enum Status { PENDING, STREAMING }")).toMatchObject({
      values: [
        { type: "", name: "PENDING" },
        { type: "", name: "STREAMING" },
      ],
    });
    expect(
      parseDeclaration("mapping(uint256 id => Lockup.Stream stream) internal _streams"),
    ).toEqual({
      kind: "state",
      name: "_streams",
      values: [
        {
          type: "mapping(uint256 id => Lockup.Stream stream)",
          name: "_streams",
          indexed: false,
        },
      ],
      returns: [],
    });
    expect(parseDeclaration("address private immutable ORIGINAL")).toMatchObject({
      name: "ORIGINAL",
      values: [{ type: "address" }],
    });
  });

  it.each([
    "",
    "function f(uint256",
    "function f(uint256 a b) internal",
    "function f(uint256,) internal",
    "function f() view",
    "function f() internal nonReentrant",
    "function f() internal returns",
    "function f() internal (uint256 a)",
    "function f() internal { return; }",
    "function f internal",
    "event A",
    "error E(uint256 a) extra",
    "error E() returns (uint256 a)",
    "struct S { uint256 a }",
    "enum E { }",
    "enum E { A, }",
    "uint256",
    "uint256 internal a b",
    "uint256 a = 1",
    "<script>",
  ])("rejects %j, which it quotes", (text) => {
    expect(() => parseDeclaration(text)).toThrow(`\`${text}\` is no declaration. Write a function`);
  });
});
