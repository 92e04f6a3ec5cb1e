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
      params: [
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
      params: [
        { name: "id", indexed: true },
        { name: "by", indexed: false },
      ],
    });
    expect(parseDeclaration("error Empty()")).toEqual({ kind: "error", name: "Empty", params: [] });
    expect(parseDeclaration("modifier onlyAdmin")).toMatchObject({ name: "onlyAdmin", params: [] });
    expect(parseDeclaration("constructor(address a)")).toMatchObject({
      kind: "constructor",
      params: [{ type: "address", name: "a" }],
    });
  });

  it("reads structs, enums and state variables", () => {
    expect(
      parseDeclaration("struct Amounts { uint128 deposited; Lockup.Model model; }"),
    ).toMatchObject({
      members: [
        { type: "uint128", name: "deposited" },
        { type: "Lockup.Model", name: "model" },
      ],
    });
    expect(parseDeclaration("enum Status { PENDING, STREAMING }")).toMatchObject({
      members: ["PENDING", "STREAMING"],
    });
    expect(
      parseDeclaration("mapping(uint256 id => Lockup.Stream stream) internal _streams"),
    ).toEqual({
      kind: "state",
      name: "_streams",
      type: "mapping(uint256 id => Lockup.Stream stream)",
    });
    expect(parseDeclaration("address private immutable ORIGINAL")).toMatchObject({
      name: "ORIGINAL",
      type: "address",
    });
  });

  it.each([
    ["", /a type at the end/u],
    ["function f(uint256", /"\)" at the end/u],
    ["function f(uint256 a b) internal", /"\)" before "b\) internal"/u],
    ["function f() view", /a visibility/u],
    ["function f() internal nonReentrant", /instead of "nonReentrant"/u],
    ["function f() internal { return; }", /instead of "\{"/u],
    ["error E(uint256 a) extra", /the end of the declaration before "extra"/u],
    ["struct S { uint256 a }", /";" before "\}"/u],
    ["enum E { }", /a member name before "\}"/u],
    ["uint256", /the name of the variable/u],
    ["uint256 internal a b", /the end of the declaration before "b"/u],
    ["<script>", /a type before "<script>"/u],
  ])("rejects %j", (text, message) => {
    expect(() => parseDeclaration(text)).toThrow(message);
  });
});
