import { describe, expect, it } from "vitest";

import { COMPLETE, indexOf, unit, VAULT_RECORDS, vaultUnits } from "./testing";
import type { LoadedUnit, PlainRecord } from "./units";
import { findProblems, validateReference } from "./validate";

/** Problems of the vault when one of its records is replaced (or, without a match, added). */
function problemsWith(record: PlainRecord | Record<string, unknown>): string[] {
  const changed = record as PlainRecord;
  const same = (other: PlainRecord): boolean =>
    other.kind === changed.kind &&
    (other.kind === "constructor" || ("name" in changed && other.name === changed.name));
  const records = VAULT_RECORDS.some(same)
    ? VAULT_RECORDS.map((other) => (same(other) ? changed : other))
    : [...VAULT_RECORDS, changed];
  return findProblems(indexOf(vaultUnits(records)), COMPLETE).map(
    ({ record: name, message }) => `${name}: ${message}`,
  );
}

function vault<K extends PlainRecord["kind"]>(
  kind: K,
  name: string,
): Extract<PlainRecord, { kind: K }> {
  const record = VAULT_RECORDS.find(
    (candidate) => candidate.kind === kind && "name" in candidate && candidate.name === name,
  );
  if (record === undefined) throw new Error(`There is no ${kind} ${name}.`);
  return record as Extract<PlainRecord, { kind: K }>;
}

const pay = vault("function", "pay");

describe("correct descriptions", () => {
  it("have no problems", () => {
    expect(findProblems(indexOf(vaultUnits()), COMPLETE)).toEqual([]);
  });
});

describe("ABI", () => {
  it("names entries without a description", () => {
    const units = vaultUnits(VAULT_RECORDS.filter((record) => record !== pay));
    expect(() => validateReference(indexOf(units), COMPLETE)).toThrow(
      "data/contracts/lockup: function pay((address,uint128),uint256): is in the ABI lockup/v2.0/SablierLockup, but no description covers it.",
    );
  });

  it("asks for the types of an overload", () => {
    const params = [{ name: "to", text: "x" }];
    const send = { kind: "function", name: "send", summary: "x", caller: "Owner.", params };
    expect(problemsWith(send).join("\n")).toContain(
      "the ABI has overloads: send(address), send(address,bytes)",
    );
  });

  it.each([
    ["one is missing", [{ name: "order", text: "x" }], '"order"'],
    [
      "the order differs",
      [
        { name: "fee", unit: "18-decimals share", text: "x" },
        { name: "order", text: "x" },
      ],
      '"fee", "order"',
    ],
    ["there are none", undefined, "none"],
  ])("compares parameters: %s", (_case, params, given) => {
    expect(problemsWith({ ...pay, params })).toContain(
      `function pay: \`params\` describes ${given}, but the signature has "order", "fee". Use these names in this order.`,
    );
  });

  it("knows an ABI key that does not exist", () => {
    const units = [unit("lockup/X", [], { abi: ["lockup/v9.9/X"] })];
    expect(findProblems(indexOf(units), [])[0]?.message).toMatch(
      /^the ABI "lockup\/v9\.9\/X" is unknown\. Use lockup\/v2\.0\/SablierLockup\.$/u,
    );
  });
});

/** The function with another return value. */
const returning = (unitOf: unknown): Record<string, unknown> => ({
  ...pay,
  returns: [{ name: "id", unit: unitOf, text: "x" }],
});

/** A record with another declaration. */
const declared = (
  kind: PlainRecord["kind"],
  name: string,
  solidity: string,
): Record<string, unknown> => ({ ...vault(kind, name), solidity });

const toSend = [{ name: "to", unit: "id", text: "x" }];

describe("a record", () => {
  it.each<[string, Record<string, unknown>, string]>([
    [
      "of no entry, like another",
      { kind: "function", name: "payy", summary: "x" },
      "has this function (similar: pay). Correct the name or the unit's `abi`, or give the",
    ],
    [
      "with a declaration that the ABI has",
      declared("event", "Pay", "event Pay(uint256 indexed id)"),
      "is in the ABI lockup/v2.0/SablierLockup, which gives its signature. Remove `solidity`.",
    ],
    [
      "without return values",
      { ...pay, returns: [] },
      '`returns` describes none, but the signature has "id"',
    ],
    [
      "without members",
      { ...vault("struct", "Order"), members: [] },
      '`members` describes none, but the signature has "token", "amount"',
    ],
    [
      "of a struct that no ABI has",
      { kind: "struct", name: "Ghost", summary: "x", members: [] },
      "no ABI of the unit (lockup/v2.0/SablierLockup) has this struct",
    ],
    [
      "of an integer without a unit",
      returning(undefined),
      '"id" is of type uint256 and has no unit',
    ],
    ["with no unit and no reason", returning({ none: " " }), "a unit of none without a reason"],
    [
      "of a variable without a unit",
      { ...vault("state", "_limit"), unit: undefined },
      '"_limit" is of type uint128 and has no unit',
    ],
    [
      "of an address with a unit",
      { ...vault("function", "send(address)"), params: toSend },
      '"to" is of type address, for which there is no unit',
    ],
    [
      "with half a declaration",
      declared("function", "_check", "function _check( internal"),
      "`solidity` is not understood. `function _check( internal` is no",
    ],
    [
      "with the declaration of another name",
      declared("modifier", "onlyOwner", "modifier other()"),
      'declares the name "other"',
    ],
    [
      "with the declaration of another kind",
      declared("modifier", "onlyOwner", "error onlyOwner()"),
      "is the declaration of another kind (error) than the record (modifier)",
    ],
    [
      "with an unknown type",
      declared(
        "function",
        "_check",
        "function _check(Vault.Oder order, Kind kind) private view returns (bool)",
      ),
      'the type "Vault.Oder" of "order" in `solidity` is unknown',
    ],
    [
      "with other members than its declaration",
      declared("enum", "Kind", "enum Kind { FAST, MEDIUM, SLOW }"),
      '`members` describes "FAST", "SLOW", but the signature has "FAST", "MEDIUM", "SLOW"',
    ],
    [
      "of an error that takes a struct, as no ABI gives its members",
      {
        kind: "error",
        name: "Vault_Bad",
        solidity: "error Vault_Bad(Vault.Order order)",
        cause: "x",
        params: [{ name: "order", text: "x" }],
      },
      'takes the struct "Vault.Order", whose members only an ABI has',
    ],
    [
      "that changes state without a caller",
      { ...pay, caller: undefined },
      "changes state, but `caller` is missing. Say who may call it.",
    ],
  ])("is refused %s", (_, record, message) => {
    expect(problemsWith(record)).toEqual([expect.stringContaining(message)]);
  });

  it("may have no unit for a reason", () => {
    expect(problemsWith(returning({ none: "a version" }))).toEqual([]);
  });
});

describe("names", () => {
  it.each<[Record<string, unknown>, string]>([
    [
      { requires: [{ text: "x", raises: "Vault_Full" }] },
      '`requires` raises "Vault_Full", which no error unit describes (lockup/Errors)',
    ],
    [{ emits: ["Paid"] }, '`emits` names the event "Paid", which neither lockup/Vault nor'],
    [
      { emits: [{ event: "Pay", by: "lockup/Volt" }] },
      '`emits` names the unit "lockup/Volt", which has no file',
    ],
  ])("to errors and events exist: %j", (change, message) => {
    expect(problemsWith({ ...pay, ...change })).toEqual([expect.stringContaining(message)]);
  });

  it("to origins and parents exist", () => {
    expect(problemsWith({ ...pay, origin: ["lockup/IVolt"] })).toEqual([
      expect.stringContaining(
        '`origin` names "lockup/IVolt". There is no file data/contracts/lockup/IVolt.ts',
      ),
    ]);
    const units = [unit("lockup/X", [], { inherits: ["ERC20" as never], errors: ["lockup/E"] })];
    expect(findProblems(indexOf(units), []).map(({ message }) => message)).toEqual([
      expect.stringContaining('`inherits` names "ERC20"'),
      expect.stringContaining('`errors` names the unit "lockup/E"'),
    ]);
  });
});

describe("the unit", () => {
  const messages = (...units: Parameters<typeof indexOf>[0]): string[] =>
    findProblems(indexOf(units), []).map(({ message }) => message);

  it("has a source", () => {
    expect(messages(unit("lockup/X", [], { source: "src/X.ts" }))).toEqual([
      'the source "src/X.ts" is not the path of a Solidity file.',
    ]);
  });

  it("shares a page only when its anchors are its own", () => {
    const limit = vault("state", "_limit");
    const other = { ...limit, name: "_least", solidity: "uint128 internal constant _least" };
    const x = unit("lockup/X", [{ ...limit, group: "X" }]);
    const y = (record: PlainRecord): LoadedUnit =>
      unit("lockup/Y", [record], { route: "/reference/X" });
    expect(messages(x, y({ ...other, group: "Y" }))).toEqual([]);
    expect(messages(x, y({ ...other, group: "X" }))).toEqual([
      'the group "X" (lockup/X) and the group "X" (lockup/Y) have the same anchor #x on the page /reference/X. Describe each entry once, or give the records another `group`.',
    ]);
    expect(messages(unit("lockup/X", [{ ...limit, group: "_Limit" }]))).toEqual([]);
    expect(messages(unit("lockup/X", [{ ...pay, group: "Pay" }]))).toContainEqual(
      expect.stringContaining('function pay (lockup/X) and the group "Pay" (lockup/X)'),
    );
    const twice = [x, y({ ...limit, group: "Y" })];
    expect(messages(...twice)).toEqual([]);
    const anchors = twice
      .flatMap(({ id }) => indexOf(twice).pageEntries(id))
      .map(({ anchor }) => anchor);
    expect(anchors).toEqual(["x-_limit", "y-_limit"]);
  });

  it("describes an entry once", () => {
    const limit = vault("state", "_limit");
    expect(messages(unit("lockup/X", [limit, limit]))).toEqual([
      expect.stringContaining(
        "state _limit (lockup/X) and state _limit (lockup/X) have the same anchor #_limit",
      ),
    ]);
    const parent = unit("lockup/Parent", [vault("event", "Pay")], {
      abi: COMPLETE,
      route: "/reference/Parent",
    });
    const [errors, face, child] = vaultUnits();
    if (errors === undefined || face === undefined || child === undefined) throw new Error();
    expect(
      messages(errors, face, parent, {
        ...child,
        unit: { ...child.unit, inherits: ["lockup/IVault", "lockup/Parent"] },
      }),
    ).toEqual([expect.stringContaining("is also described in data/contracts/lockup/Vault.ts")]);
  });
});

it("throws one error with all problems", () => {
  const units = vaultUnits([
    { ...pay, params: [] },
    { kind: "event", name: "Play", summary: "x" },
  ]);
  expect(() => validateReference(indexOf(units), COMPLETE)).toThrow(
    /^The contract descriptions have \d+ problems:\n {2}data\/contracts\/lockup: .*\n(?:.*\n)* {2}data\/contracts\/lockup\/Vault\.ts: event Play: .*\n(?:.*\n)* {2}data\/contracts\/lockup\/Vault\.ts: function pay: .*/u,
  );
});
