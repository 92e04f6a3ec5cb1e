import { readFileSync } from "node:fs";
import path from "node:path";

import { type Abi, toFunctionSelector } from "viem";
import { describe, expect, it } from "vitest";

import { SITE_DIR } from "../../../plugins/paths";
import { ratePerSecond } from "../../../src/lib/flow";
import { DOLLAR, openFlow, recipient, sender, startFlow, STATUS, usdc } from "../support/flow-v3";
import { packageAbi } from "../support/packages";

const page = readFileSync(path.join(SITE_DIR, "docs/guides/flow/v3.0/explorer.mdx"), "utf8");
const abi = packageAbi("flow/v3.0/SablierFlow");

/** Label and value of the boxes that the page shows for a function. */
function boxesOf(functionName: string): [label: string, value: string][] {
  const [, form = ""] = page.split(`functionName="${functionName}"`);
  const [boxes = ""] = form.split("/>");
  return [...boxes.matchAll(/label:\s*"([^"]*)",\s*value:\s*"([^"]*)"/g)].map(
    ([, label = "", value = ""]) => [label, value],
  );
}

const valuesOf = (functionName: string) => boxesOf(functionName).map(([, value]) => value);

function entryOf(from: Abi, name: string) {
  const entry = from.find((item) => item.type === "function" && item.name === name);
  if (entry?.type !== "function") throw new Error(`The ABI has no function ${name}.`);
  return entry;
}

describe("the page about block explorers and Flow v3.0", () => {
  it("names functions, selectors and boxes of the ABI", () => {
    const forms = [...page.matchAll(/functionName="(\w+)"\s+selector="(0x[0-9a-f]{8})"/g)];
    expect(forms.map(([, name]) => name)).toEqual([
      "approve",
      "createAndDeposit",
      "deposit",
      "calculateMinFeeWei",
      "withdrawMax",
    ]);
    for (const [, name = "", selector] of forms) {
      // The approve of an ERC-20 token has the signature of the ABI's, which is that of ERC-721.
      expect(selector).toBe(toFunctionSelector(entryOf(abi, name)));
      if (name === "approve") continue;
      const inputs = entryOf(abi, name).inputs.map(
        (input) => `${input.name ?? ""} (${input.type})`,
      );
      const labels = boxesOf(name).map(([label]) => label);
      expect(labels.filter((label) => !label.startsWith("payable"))).toEqual(inputs);
    }
  });

  it("shows values that create, top up and pay the stream of its example", async () => {
    const started = await startFlow(usdc("4000"));
    const { chain, flow, token, setFee, balanceOf } = started;
    // The page's stream is 42.
    for (let id = 1n; id < 42n; id += 1n) await openFlow(started, { deposit: 0n });
    const [value, , , rate = "", start = "", , transferable, amount = ""] =
      valuesOf("createAndDeposit");
    expect(value).toBe("0");
    expect(new Date(Number(start) * 1000).toISOString()).toBe("2027-02-01T00:00:00.000Z");
    expect(BigInt(rate)).toBe(
      ratePerSecond({ amount: usdc("1000"), decimals: 6, seconds: 2_592_000n }),
    );
    expect(valuesOf("approve")[1]).toBe(amount);
    chain.timestamp = BigInt(start) - 86_400n;
    await token.write("approve", [flow.address, usdc("4000")], { from: sender });
    const id = await flow.write(
      "createAndDeposit",
      [
        sender,
        recipient,
        BigInt(rate),
        Number(start),
        token.address,
        transferable === "true",
        BigInt(amount),
      ],
      { from: sender },
    );
    const [, depositId = "", added = ""] = valuesOf("deposit");
    expect(String(id)).toBe(depositId);
    expect(await flow.read("statusOf", [id])).toBe(STATUS.PENDING);
    await flow.write("deposit", [id, BigInt(added), sender, recipient], { from: sender });
    expect(await flow.read("getBalance", [id])).toBe(usdc("4000"));

    await setFee("1");
    chain.timestamp = BigInt(start) + 864_000n;
    const [coins = "", withdrawId = ""] = valuesOf("withdrawMax");
    const paid = BigInt(Math.round(Number(coins) * 1e5)) * 10n ** 13n;
    expect(await flow.read("calculateMinFeeWei", [BigInt(withdrawId)])).toBe(DOLLAR);
    expect(page).toContain(`${DOLLAR} wei are 0.000333333333333333`);
    expect(paid >= DOLLAR).toBe(true);
    await flow.write("withdrawMax", [id, recipient], { from: recipient, value: paid });
    expect(await balanceOf(recipient)).toBe(333_333_333n);
  });

  it("lists the numbers of the statuses", () => {
    for (const [name, number] of Object.entries(STATUS)) {
      const words = name.toLowerCase().replace("_", " ");
      expect(page.replace(/\s+/gu, " ")).toContain(`${number} for ${words}`);
    }
  });
});
