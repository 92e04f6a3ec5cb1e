import { expect, it } from "vitest";

import { pageTable } from "../../tests/page-table";
import { loadVectors, type Step } from "../../tests/vectors/load";

const TRANSACTIONS: Readonly<Record<string, (step: Step, events: readonly string[]) => boolean>> = {
  ...Object.fromEntries(
    ["Instant", "LL", "LT", "VCA", "Execute"].map((type) => [
      `Create ${/^[EIL]/u.test(type) ? "an" : "a"} ${type} campaign`,
      ({ fn }: Step) => fn === `createMerkle${type}`,
    ]),
  ),
  "Claim of an Instant campaign": (_, events) => events.includes("ClaimInstant"),
  "LL claim with a stream": (_, events) => events.includes("ClaimLLWithVesting"),
  "LL claim after the end": (_, events) => events.includes("ClaimLLWithTransfer"),
  "LT claim with a stream": (_, events) => events.includes("ClaimLTWithVesting"),
  "LT claim after the end": (_, events) => events.includes("ClaimLTWithTransfer"),
  "VCA claim": (_, events) => events.includes("ClaimVCA"),
  "Execute claim": (_, events) => events.includes("ClaimExecute"),
  clawback: ({ fn }) => fn === "clawback",
  enableRedistribution: ({ fn }) => fn === "enableRedistribution",
  "setAttestor of a campaign": ({ fn, on }) => fn === "setAttestor" && on !== "comptroller",
  sponsor: ({ fn }) => fn === "sponsor",
  transferAdmin: ({ fn }) => fn === "transferAdmin",
};

it("the gas page of Airdrops v3.0 has the recorded transactions", () => {
  const sent = loadVectors("airdrops-v3.0").steps.filter(({ gas }) => gas !== undefined);
  const rows = Object.entries(TRANSACTIONS).map(([name, is]) => {
    const gas = sent
      .filter((step) =>
        is(
          step,
          step.events.map((event) => event.name),
        ),
      )
      .map((step) => Number(step.gas));
    const cells = [Math.min(...gas), Math.max(...gas)].map((one) => one.toLocaleString("en-US"));
    return [name, ...cells];
  });
  const columns = ["Transaction", "Lowest gas", "Highest gas"];
  expect(pageTable("guides/airdrops/v3.0/gas", columns)).toEqual(rows);
});
