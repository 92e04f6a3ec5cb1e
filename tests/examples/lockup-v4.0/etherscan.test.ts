import { readFileSync } from "node:fs";
import path from "node:path";

import { type Abi, toFunctionSelector } from "viem";
import { describe, expect, it } from "vitest";

import { SITE_DIR } from "../../../plugins/paths";
import { packageAbi } from "../support/packages";
import { dai, sender, startLockup } from "../support/lockup-v4";

const page = readFileSync(path.join(SITE_DIR, "docs/guides/lockup/v4.0/etherscan.mdx"), "utf8");

/** Values of the boxes that the page shows for a function. */
function boxesOf(functionName: string): string[] {
  const [, form = ""] = page.split(`functionName="${functionName}"`);
  const [boxes = ""] = form.split("/>");
  return [...boxes.matchAll(/value:\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, plain, quoted = ""]) => plain ?? quoted,
  );
}

/** The bytes by which a function of an ABI is called. */
function selectorIn(abi: Abi, name: string): string {
  const entry = abi.find((item) => item.type === "function" && item.name === name);
  return entry?.type === "function" ? toFunctionSelector(entry) : "";
}

describe("the page about block explorers", () => {
  it("names selectors of the ABI", () => {
    const forms = [...page.matchAll(/functionName="(\w+)"\s+selector="(0x[0-9a-f]{8})"/g)];
    const abi = packageAbi("lockup/v4.0/SablierLockup");
    expect(forms.map(([, name]) => name)).toEqual([
      "approve",
      "createWithTimestampsLL",
      "calculateMinFeeWei",
      "withdrawMax",
    ]);
    // The approve of an ERC-20 token has the signature of the ABI's, which is that of ERC-721.
    for (const [, name = "", selector] of forms) expect(selector).toBe(selectorIn(abi, name));
  });

  it("shows values that create the stream of its example", async () => {
    const { chain, lockup, token } = await startLockup(dai("100"));
    const [value, params = "", unlockAmounts = "", granularity, cliffTime] =
      boxesOf("createWithTimestampsLL");
    expect(value).toBe("0");
    const [, recipient, depositAmount, , cancelable, transferable, [start, end], shape] =
      JSON.parse(params) as [
        string,
        string,
        string,
        string,
        boolean,
        boolean,
        [number, number],
        string,
      ];
    const [atStart = "", atCliff = ""] = JSON.parse(unlockAmounts) as string[];
    const amount = BigInt(depositAmount);
    await token.write("approve", [lockup.address, amount], { from: sender });
    await lockup.write(
      "createWithTimestampsLL",
      [
        {
          sender,
          recipient,
          depositAmount: amount,
          token: token.address,
          cancelable,
          transferable,
          timestamps: { start, end },
          shape,
        },
        { start: BigInt(atStart), cliff: BigInt(atCliff) },
        Number(granularity),
        Number(cliffTime),
      ],
      { from: sender },
    );
    const streamedAt = (time: string) => {
      chain.timestamp = BigInt(Date.parse(time) / 1000);
      return lockup.read("streamedAmountOf", [1n]);
    };
    expect(await streamedAt("2027-01-31T23:59:59Z")).toBe(0n);
    expect(await streamedAt("2027-02-01T00:00:00Z")).toBe(dai("2"));
    expect(await streamedAt("2027-02-07T23:59:59Z")).toBe(dai("2"));
    // One of the 334 days from the cliff to the end, times seven.
    expect(await streamedAt("2027-02-08T00:00:00Z")).toBe(dai("2") + (dai("98") * 7n) / 334n);
    expect(await streamedAt("2028-01-01T00:00:00Z")).toBe(dai("100"));
    expect(await lockup.read("isCancelable", [1n])).toBe(false);
  });
});
