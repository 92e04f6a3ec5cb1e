import { describe, expect, it } from "vitest";

import { indexOf, unit, VAULT_ABI, vaultUnits } from "./testing";
import { createTypeResolver, isNumeric, structsOf, typeScopes } from "./types";

const structs = new Map([
  [
    "lockup/Vault",
    structsOf(VAULT_ABI.flatMap((item) => ("inputs" in item ? [...item.inputs] : []))),
  ],
]);
const units = [
  ...vaultUnits(),
  unit(
    "lockup/Shapes",
    [
      {
        kind: "struct",
        name: "Point",
        solidity: "struct Point { int256 x; UD2x18 y; }",
        summary: "x",
        members: [],
      },
    ],
    { kind: "types" },
  ),
];

it("Airdrops also has the types of the Lockup of its generation", () => {
  expect(["airdrops", "airdrops/v3.0", "lockup", "flow/v3.0"].map(typeScopes)).toEqual([
    ["airdrops", "lockup"],
    ["airdrops/v3.0", "lockup/v4.0"],
    ["lockup"],
    ["flow/v3.0"],
  ]);
});

describe("createTypeResolver", () => {
  const lockup = createTypeResolver("lockup", units, structs);

  it.each([
    ["uint128", "uint128"],
    ["uint", "uint256"],
    ["bytes32[2][]", "bytes32[2][]"],
    ["UD60x18", "uint256"],
    ["UD21x18[]", "uint128[]"],
    ["IERC20", "address"],
    ["Vault[]", "address[]"],
    ["Vault.Order[]", "tuple[]"],
    ["Vault.Kind", "uint8"],
  ])("%s is %s", (type, canonical) => {
    expect(lockup(type, "Shapes")?.canonical).toBe(canonical);
  });

  it("finds types of the library that is documented", () => {
    expect(lockup("Point", "Shapes")?.canonical).toBe("tuple");
    expect(lockup("Point", "Vault")).toBeUndefined();
  });

  it.each(["uint129", "Unknown", "Vault.Oder", "mapping(address => bool)", ""])(
    "does not know %j",
    (type) => {
      expect(lockup(type, "Vault")).toBeUndefined();
    },
  );

  it("keeps protocols apart, but lends Lockup's types to Airdrops", () => {
    expect(createTypeResolver("flow", units, structs)("Vault.Order", "")).toBeUndefined();
    expect(createTypeResolver("airdrops", units, structs)("Vault.Kind", "")?.enum).toBe(true);
  });

  it("tells numbers from enums and the rest", () => {
    const numeric = (type: string): boolean => {
      const resolved = lockup(type, "Vault");
      return resolved !== undefined && isNumeric(resolved);
    };
    expect(["uint8", "uint128[]", "UD60x18", "int256"].every(numeric)).toBe(true);
    expect(["Vault.Kind", "address", "bytes4", "bool", "Vault.Order"].some(numeric)).toBe(false);
  });
});

it("hashes public library functions with the names of structs and enums", () => {
  const library = unit(
    "lockup/Library",
    [
      {
        kind: "function",
        name: "f",
        solidity:
          "function f(Vault.Order[] memory orders, Vault.Kind kind, UD60x18 fee) public pure",
        summary: "x",
      },
      {
        kind: "function",
        name: "g",
        solidity: "function g(Vault.Order memory order) private pure",
        summary: "x",
      },
    ],
    { kind: "library" },
  );
  const [f, g] = indexOf([...vaultUnits(), library]).entriesOf("lockup/Library");
  expect(f?.signature).toBe("f(Vault.Order[],Vault.Kind,uint256)");
  expect(g?.signature).toBeUndefined();
  expect(g?.hash).toBeUndefined();
});
