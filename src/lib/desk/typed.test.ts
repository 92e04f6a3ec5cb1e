import { describe, expect, it } from "vitest";

import { DESK } from "../../../data/desk";
import { verdictOf } from "./verdict";
import { typedNames, typedReading, type TypedValues } from "./typed";

const groupOf = (release: string, thing = "stream") => {
  const group = DESK.find((one) => one.release === release && one.thing === thing);
  if (group === undefined) throw new Error(`No ${release}`);
  return group;
};

/** What the typed values say of an action. */
function verdict(release: string, thing: string, id: string, values: TypedValues, now = 500n) {
  const group = groupOf(release, thing);
  const reading = typedReading(group, values, now);
  const action = group.actions.find((one) => one.id === id);
  const [role = "other"] = action?.roles ?? [];
  return action && verdictOf(action, role, reading?.conditions ?? {});
}

const VESTING = { deposited: 1000n, start: 0n, end: 1000n };

describe("typedReading", () => {
  it("gives the figures of a linear stream at a moment", () => {
    expect(
      typedReading(groupOf("lockup@v4.0"), { ...VESTING, withdrawn: 100n, fee: 7n }, 500n),
    ).toMatchObject({
      status: "STREAMING",
      figures: { streamed: 500n, withdrawable: 400n, refundable: 500n, fee: 7n },
    });
  });

  it("gives those of a flow, of a stream of the first protocol, and of a vault", () => {
    const flow = { balance: 300n, rate: 2n * 10n ** 0n, since: 400n, debt: 50n };
    expect(typedReading(groupOf("flow@v3.0"), flow, 500n)).toMatchObject({
      status: "STREAMING_SOLVENT",
      figures: { debt: 250n, withdrawable: 250n, refundable: 50n },
    });
    expect(
      typedReading(groupOf("legacy@v1.1"), { ...VESTING, withdrawn: 100n }, 500n),
    ).toMatchObject({
      figures: { withdrawable: 400n },
    });
    const vault = { expiration: 1000n, target: 50n, price: 49n };
    expect(typedReading(groupOf("bob@v1.0", "vault"), vault, 500n)?.status).toBe("ACTIVE");
  });

  it.each([
    ["lockup@v4.0", "stream", "withdraw", { ...VESTING, withdrawn: 500n }, "empty"],
    ["lockup@v1.0", "stream", "cancel", { ...VESTING, withdrawn: 1000n }, "depleted"],
    ["flow@v1.1", "stream", "refund", { balance: 10n, debt: 10n }, "unfunded"],
    ["legacy@v1.0", "stream", "withdraw", { ...VESTING, withdrawn: 500n }, "empty"],
    ["bob@v1.0", "vault", "redeem", { expiration: 1000n, target: 50n, price: 49n }, "active"],
  ] as const)("decides about a call of %s %s: %s", (release, thing, id, values, condition) => {
    expect(verdict(release, thing, id, values)).toMatchObject({
      kind: expect.stringMatching(/refused|depends/u) as string,
    });
    const found = verdict(release, thing, id, values);
    const named = found?.kind === "refused" ? [found.condition] : [];
    // With reasons before it that nobody typed, the call still ends.
    expect(named).toEqual([condition]);
  });

  it("leaves open what the values say nothing about", () => {
    expect(verdict("lockup@v4.0", "stream", "cancel", VESTING)).toMatchObject({
      kind: "depends",
      on: [
        ["missing", expect.anything()],
        ["canceled", expect.anything()],
        ["fixed", expect.anything()],
      ],
    });
    expect(typedReading(groupOf("lockup@v4.0"), {}, 500n)).toBeUndefined();
    expect(typedReading(groupOf("lockup@v4.0"), { fee: 5n }, 500n)).toMatchObject({
      figures: { fee: 5n },
      conditions: {},
    });
  });

  it.each([
    [{ ...VESTING, end: 0n }, "not after the start"],
    [{ ...VESTING, withdrawn: 1001n }, "More is withdrawn"],
  ])("refuses %o", (values, message) => {
    expect(() => typedReading(groupOf("lockup@v2.0"), values, 500n)).toThrow(message);
  });
});

it("asks for a fee only where there is one", () => {
  expect(typedNames(groupOf("lockup@v4.0"))).toContain("fee");
  expect(typedNames(groupOf("lockup@v2.0"))).not.toContain("fee");
  expect(typedNames(groupOf("airdrops@v1.1", "campaign"))).toEqual([
    "root",
    "expiration",
    "balance",
  ]);
});
