import { readFileSync } from "node:fs";
import path from "node:path";

import { createVM } from "@ethereumjs/vm";
import {
  type Abi,
  getAddress,
  type Hex,
  hexToBytes,
  parseUnits,
  toFunctionSelector,
  toHex,
} from "viem";
import { mainnet } from "viem/chains";
import { describe, expect, it } from "vitest";

import { loadAbi } from "../../plugins/contract-reference/abi-source";
import { SITE_DIR } from "../../plugins/paths";
import { CREATE_FUNCTIONS } from "../../src/tools/airdrops/CampaignProof/decoder";
import { verifyCommand } from "../../src/tools/airdrops/CampaignProof/create-call";
import { DEPLOYMENTS } from "../../data/deployment-scripts";
import { pageTable } from "../page-table";
import { streamedLinear } from "../../src/lib/lockup";
import { readExample } from "./support/example";

/** Source of a page that types figures which no build step looks at. */
const page = (file: string) => readFileSync(path.join(SITE_DIR, "docs/guides", file), "utf8");

const selectorIn = (abi: Abi, name: string): string => {
  const entry = abi.find((item) => item.type === "function" && item.name === name);
  if (entry?.type !== "function") throw new Error(`The ABI has no ${name}.`);
  return toFunctionSelector(entry);
};

describe("Etherscan Operations", () => {
  const text = page("lockup/etherscan.mdx");

  it("gives the amounts of its example", () => {
    const rows = [...text.matchAll(/^\|[^|]+\|\s*(\d{10}) \|\s*([\d.]+) \|$/gm)];
    expect(rows).toHaveLength(6);
    const stream = {
      deposited: parseUnits("100", 18),
      timestamps: { start: 1_798_761_600n, end: 1_830_297_600n },
      cliffTime: 1_801_440_000n,
      unlockAmounts: { start: 0n, cliff: parseUnits("2", 18) },
    };
    for (const [, at = "", amount = ""] of rows) {
      expect(streamedLinear(stream, BigInt(at)), at).toBe(parseUnits(amount, 18));
    }
  });
});

describe("the note on running TypeScript", () => {
  it("pins the versions that the examples are checked with", () => {
    const install = /`npm install --save-exact (.+?)`/.exec(page("_partials/_typescript.mdx"))?.[1];
    const pins = ["sablier", "viem"].map((name) => {
      const manifest = path.join(SITE_DIR, "node_modules", name, "package.json");
      const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
      return `${name}@${version}`;
    });
    expect(install?.split(" ")).toEqual(pins);
  });
});

describe("Campaign Verification", () => {
  const text = page("airdrops/verify-campaign.mdx");

  it("names the selectors of the ABI", () => {
    const abi = loadAbi("airdrops/v1.3/SablierMerkleFactory");
    for (const { name } of CREATE_FUNCTIONS) {
      const row = text.split("\n").find((line) => line.startsWith(`| [\`${name}\`]`));
      expect(row).toContain(selectorIn(abi, name));
    }
  });

  it("shows the command that its tool writes", () => {
    const shown = readExample("shell/campaign-verify.sh");
    const command = verifyCommand({
      campaign: '"$CAMPAIGN"',
      contract: "SablierMerkleLL",
      constructorArguments: "0x00",
      chain: { id: 8453, explorer: { name: "Explorer", url: "https://basescan.org" } },
      verifier: "etherscan",
    });
    const words = (code: string) => code.replace(/\\\n/g, " ").split(/\s+/).sort();
    const expected = command.replace("0x00", '"$CONSTRUCTOR_ARGS"');
    const [, region = ""] = /# region: verify\n([\s\S]*?)\n# endregion/.exec(shown) ?? [];
    expect(words(region)).toEqual(words(expected));
  });

  it("builds the tag of the release with the profile of the command", () => {
    const build = readExample("shell/campaign-build.sh");
    expect(build).toContain("git checkout v1.3.0");
    expect(build.indexOf("cd airdrops")).toBeLessThan(build.indexOf("git checkout"));
    expect(build).toContain("FOUNDRY_PROFILE=optimized forge build");
  });
});

describe("Custom Deployments", () => {
  it("names the scripts that its tool runs", () => {
    const lines = page("custom-deployments.mdx").split("\n");
    for (const { label, create2, create } of Object.values(DEPLOYMENTS)) {
      const row = lines.find((line) => line.startsWith(`| ${label}`) && line.includes(create2));
      expect(row, label).toContain(`\`${create}\``);
    }
  });

  const probe = readExample("shell/chain-probe.sh");

  it("probes the two contracts that it names", () => {
    const addresses = [...page("custom-deployments.mdx").matchAll(/ = "(0x[0-9a-fA-F]{40})";/gu)];
    expect(addresses).toHaveLength(2);
    for (const [, address = ""] of addresses) {
      expect(getAddress(address)).toBe(address);
      expect(probe).toContain(`cast codesize ${address}`);
    }
    expect(probe).toContain(
      `cast call ${getAddress(mainnet.contracts.multicall3.address)} "getChainId()(uint256)"`,
    );
  });

  it.each([
    ["shanghai", undefined, 1n],
    ["paris", "invalid opcode", undefined],
  ] as const)("probes PUSH0 with a program that %s takes or not", async (hardfork, error, one) => {
    const [, program = ""] = /--create (0x[0-9a-f]+)/u.exec(probe) ?? [];
    const vm = await createVM();
    vm.common.setHardfork(hardfork);
    const data = hexToBytes(program as Hex);
    const { execResult } = await vm.evm.runCall({ data, gasLimit: 100_000n });
    expect(execResult.exceptionError?.error).toBe(error);
    if (one !== undefined) expect(BigInt(toHex(execResult.returnValue))).toBe(one);
  });
});

describe("Snapshot Voting", () => {
  const json = (name: string) =>
    JSON.parse(readExample(`json/${name}.json`)) as Record<string, unknown>;

  it("shows parameters of the table, with a policy of the table", () => {
    const columns = ["Parameter", "Type", "Required", "Rule"];
    const rows = pageTable("guides/snapshot-voting", columns);
    const example = json("snapshot-sablier-v2");
    expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(example).sort());
    for (const [name = "", type] of rows) {
      expect(typeof example[name], name).toBe(type === "text" ? "string" : type);
    }
    const policies = pageTable("guides/snapshot-voting", [
      "Policy",
      "Votes for each stream",
      "After a cancellation",
    ]);
    expect(policies.map(([name]) => name)).toContain(example.policy);
    expect(Object.keys(json("snapshot-sablier-v1-deposit")).sort()).toEqual(["sender", "token"]);
  });

  it("counts streams and wallets of one token alike", () => {
    const streams = json("snapshot-sablier-v2");
    const wallets = json("snapshot-erc20-balance-of");
    expect(Object.keys(wallets).sort()).toEqual(["address", "decimals", "symbol"]);
    expect([wallets.address, wallets.decimals]).toEqual([streams.address, streams.decimals]);
    expect(streams.policy).toBe("withdrawable-recipient");
  });

  it("names functions of the contract", () => {
    const text = page("snapshot-voting.mdx");
    const abi = loadAbi("lockup/v2.0/SablierLockup");
    for (const name of ["withdrawableAmountOf", "streamedAmountOf"]) {
      expect(text).toContain(`ref:lockup/SablierLockup#${name}`);
      expect(selectorIn(abi, name)).toMatch(/^0x/);
    }
  });
});
