import type { Abi, AbiFunction } from "viem";
import { parseAbi } from "viem/utils";
import { describe, expect, it } from "vitest";

import { ALL_ABIS } from "../plugins/contract-reference/abi-source";
import { PAGE_IDS } from "../src/config/site-map";
import { canonicalSignature } from "../src/lib/abi";
import { FOREIGN_ERROR } from "../src/lib/desk/model";
import { parseReleaseRef, type ReleaseRef } from "../src/lib/protocol/model";
import type { AbiFile } from "./contracts/schema";
import { DESK } from "./desk";
import { RELEASES } from "./releases";
import { WITHOUT_ABI } from "./without-abi";

function abiOf(release: ReleaseRef, contract: string): Abi {
  const { protocol, version } = parseReleaseRef(release);
  const file: AbiFile = `${protocol}/${version}/${contract}`;
  const written = WITHOUT_ABI.find((one) => one.contract === file);
  return written === undefined ? ALL_ABIS.load(file) : parseAbi([...written.symbols]);
}

const CASES = DESK.flatMap((group) =>
  group.contracts.map((contract) => {
    const others = group.actions.flatMap(({ on, inner }) => [on?.contract, inner?.contract]);
    const abi = [...new Set([contract, ...others])]
      .filter((name) => name !== undefined)
      .flatMap((name) => abiOf(group.release, name));
    return { ...group, contract, abi };
  }),
);

it("covers each release that holds tokens, and leads to pages that exist", () => {
  const holding = RELEASES.map(({ ref }) => ref).filter((ref) => !ref.startsWith("comptroller@"));
  expect([...new Set(DESK.map(({ release }) => release))].toSorted()).toEqual(holding.toSorted());
  for (const { steps } of DESK) {
    if (steps) expect(PAGE_IDS).toContain(steps.to.slice(1).split("#", 1)[0]);
  }
});

it("has every contract of a campaign that has functions for claims", () => {
  const campaigns = ALL_ABIS.files.filter((file) => {
    const [protocol, , contract = ""] = file.split("/");
    // The base of v1.3 has an ABI, too, and no campaign is one.
    if (protocol !== "airdrops" || contract === "SablierMerkleBase") return false;
    return ALL_ABIS.load(file).some(
      (item) => item.type === "function" && /^claim/u.test(item.name),
    );
  });
  const known = CASES.filter(({ thing }) => thing === "campaign").map(
    ({ release, contract }) => `${release.replace("@", "/")}/${contract}`,
  );
  expect(known.toSorted()).toEqual(
    campaigns.filter((file) => !file.endsWith("/SablierMerkleLockup")).toSorted(),
  );
});

describe.each(CASES)("$contract of $release", ({ abi, actions, reads, value, thing, release }) => {
  const functions = abi.filter((item): item is AbiFunction => item.type === "function");
  const find = (signature: string) =>
    functions.find((one) => canonicalSignature(one) === signature);

  it.each(actions)(
    "$id is a function that takes a value or not",
    ({ signature, args, inner, needsFee }) => {
      const item = find(signature);
      expect(item?.inputs).toHaveLength(args.length);
      if (inner) expect(find(inner.signature)?.inputs).toHaveLength(inner.args.length);
      // A transfer of the NFT is payable since v3.0.
      const isPayable = item?.stateMutability === "payable";
      expect(isPayable && value === "refused").toBe(false);
      expect(needsFee === true && !isPayable).toBe(false);
    },
  );

  it("raises errors of the ABI, or texts of releases before them", () => {
    const errors = new Set(abi.flatMap((item) => (item.type === "error" ? [item.name] : [])));
    const isOld = release.startsWith("legacy") || /^lockup@v1\.[01]$/u.test(release);
    const unknown = actions
      .flatMap(({ refusals }) => refusals.map(([, error]) => error))
      .filter((error) => error !== FOREIGN_ERROR && !errors.has(error))
      .filter((error) => !(isOld && error.includes(" ")));
    expect(unknown).toEqual([]);
  });

  it("has the functions to read, each with the number alone, or of a campaign with nothing", () => {
    const inputs = thing === "campaign" ? "" : "uint256";
    const missing = Object.values(reads).filter((name) => find(`${name}(${inputs})`) === undefined);
    expect(missing).toEqual([]);
  });

  it("asks for a fee where there is one to read, and names the function", () => {
    const asking = actions.filter(({ needsFee }) => needsFee).map(({ id }) => id);
    expect(asking.length > 0).toBe(typeof value === "object");
    const fees = functions
      .filter(({ name }) => ["calculateMinFeeWei", "FEE"].includes(name))
      .map(({ name, inputs }) => `${name}(${inputs.map((input) => input.name).join(", ")})`);
    expect(fees).toEqual(typeof value === "object" ? [value.atLeast] : []);
  });
});
