import type { AbiFunction } from "viem";
import { describe, expect, it } from "vitest";

import { ALL_ABIS } from "../plugins/contract-reference/abi-source";
import { canonicalSignature } from "../src/lib/abi";
import { parseReleaseRef } from "../src/lib/protocol/model";
import { DESK } from "./desk";
import { RELEASES } from "./releases";

const CASES = DESK.flatMap((group) =>
  group.contracts.map((contract) => {
    const { protocol, version } = parseReleaseRef(group.release);
    return { ...group, contract, abi: ALL_ABIS.load(`${protocol}/${version}/${contract}`) };
  }),
);

it("covers each release whose contracts hold streams", () => {
  const holding = RELEASES.filter(({ ref }) => /^(?:lockup|flow|legacy)@/u.test(ref));
  expect([...new Set(DESK.map(({ release }) => release))].toSorted()).toEqual(
    holding.map(({ ref }) => ref).toSorted(),
  );
});

describe.each(CASES)("$contract of $release", ({ abi, actions, reads, value, release }) => {
  const functions = abi.filter((item): item is AbiFunction => item.type === "function");
  const find = (signature: string) =>
    functions.find((one) => canonicalSignature(one) === signature);

  it.each(actions)("$id is a function that takes a value or not", ({ signature, args }) => {
    const item = find(signature);
    expect(item?.inputs).toHaveLength(args.length);
    // A transfer of the NFT is payable since v3.0.
    const isPayable = item?.stateMutability === "payable";
    expect(isPayable && value === "refused").toBe(false);
  });

  it("raises errors of the ABI, or texts of releases before them", () => {
    const errors = new Set(abi.flatMap((item) => (item.type === "error" ? [item.name] : [])));
    const isOld = release.startsWith("legacy") || /^lockup@v1\.[01]$/u.test(release);
    const unknown = actions
      .flatMap(({ refusals }) => refusals.map(([, error]) => error))
      .filter((error) => !errors.has(error) && !(isOld && error.includes(" ")));
    expect(unknown).toEqual([]);
  });

  it("has the functions to read, each with the id alone", () => {
    const missing = Object.values(reads).filter((name) => find(`${name}(uint256)`) === undefined);
    expect(missing).toEqual([]);
  });

  it("asks for a fee where there is one to read", () => {
    const asking = actions.filter(({ needsFee }) => needsFee).map(({ id }) => id);
    expect(asking.length > 0).toBe(typeof value === "object");
  });
});
