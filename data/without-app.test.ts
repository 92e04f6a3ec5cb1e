import type { AbiFunction } from "viem";
import { describe, expect, it } from "vitest";

import { ALL_ABIS } from "../plugins/contract-reference/abi-source";
import { PAGE_IDS } from "../src/config/site-map";
import { parseReleaseRef, type ReleaseRef } from "../src/lib/protocol/model";
import { RELEASES } from "./releases";
import { DIRECT_CALLS } from "./without-app";

/** The functions of the contracts of a release. */
function functionsOf(ref: ReleaseRef): AbiFunction[] {
  const { protocol, version } = parseReleaseRef(ref);
  return ALL_ABIS.files
    .filter((file) => file.startsWith(`${protocol}/${version}/`))
    .flatMap((file) => ALL_ABIS.load(file))
    .filter((entry) => entry.type === "function");
}

const inputsOf = ({ inputs }: AbiFunction): string => inputs.map(({ name }) => name).join(", ");

/** Name and arguments of a call, as a page shows it. */
function partsOf(call: string): { name: string; inputs: string } {
  const [, name = "", inputs = ""] = /^(\w+)\((.*)\)$/u.exec(call) ?? [];
  return { name, inputs };
}

const CASES = DIRECT_CALLS.flatMap((row) => row.releases.map((ref) => ({ ...row, ref })));

it("covers each release that pays a recipient, once, and leads to pages that exist", () => {
  const paying = RELEASES.map(({ ref }) => ref).filter(
    (ref) => !/^(?:bob|comptroller)@/u.test(ref),
  );
  expect(CASES.map(({ ref }) => ref).toSorted()).toEqual(paying.toSorted());
  for (const { steps } of DIRECT_CALLS) {
    if (steps) expect(PAGE_IDS).toContain(steps.to.slice(1).split("#", 1)[0]);
  }
});

describe.each(CASES)("the call of $ref", ({ ref, call, otherwise, value }) => {
  const functions = functionsOf(ref);
  const calls = [call, otherwise?.call].filter((one) => one !== undefined);

  it.each(calls)("%s is in the ABIs, and takes a value or not", (signature) => {
    const { name, inputs } = partsOf(signature);
    const found = functions.filter((one) => one.name === name);
    expect(found.map(inputsOf)).toContain(inputs);
    const payable = value === "refused" ? "nonpayable" : "payable";
    expect([...new Set(found.map(({ stateMutability }) => stateMutability))]).toEqual([payable]);
  });

  it("has a fee to read where the table names one, and else none", () => {
    const fees = functions.filter(({ name }) => ["calculateMinFeeWei", "FEE"].includes(name));
    const shown = [...new Set(fees.map((fee) => `${fee.name}(${inputsOf(fee)})`))];
    expect(shown).toEqual(typeof value === "object" ? [value.atLeast] : []);
  });
});
