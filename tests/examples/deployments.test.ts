import { execFileSync } from "node:child_process";
import path from "node:path";

import { arbitrum, base, optimism, polygon } from "viem/chains";
import { afterEach, describe, expect, it, vi } from "vitest";

import { loadAbi } from "../../plugins/contract-reference/abi-source";
import { listExamples } from "../../plugins/examples/load";
import { SITE_DIR } from "../../plugins/paths";
import { canRun } from "../../scripts/can-run";
import { packageAddress } from "./support/addresses";
import { account } from "./support/chain";
import { DOCS_URL, offlineFetch, type ReadContract, siteFiles } from "./support/offline";
import { runShell } from "./support/shell";

const files = siteFiles();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/**
 * Runs a script of the guides without a network.
 *
 * @returns what it printed, and the calls it made to the contract
 * @throws what the script throws
 */
async function run(
  file: string,
  contract?: ReadContract,
  { argv = [], site = files }: { argv?: string[]; site?: ReadonlyMap<string, string> } = {},
) {
  const { fetch, calls } = offlineFetch(site, contract);
  vi.stubGlobal("fetch", fetch);
  vi.stubEnv("DOCS_URL", DOCS_URL);
  const before = process.argv;
  process.argv = [process.execPath, file, ...argv];
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  try {
    // A script runs when it is loaded, so each run loads it anew.
    vi.resetModules();
    await import(/* @vite-ignore */ path.join(SITE_DIR, "examples/javascript", file));
    return { printed: log.mock.calls.map((words) => words.map(String).join(" ")), calls };
  } finally {
    process.argv = before;
    log.mockRestore();
  }
}

/** The published table of a release, changed. */
function changedTable(file: string, change: (deployments: Deployment[]) => Deployment[]) {
  const name = `/data/deployments/${file}.json`;
  const table = JSON.parse(files.get(name) ?? "{}") as { deployments: Deployment[] };
  return new Map(files).set(
    name,
    JSON.stringify({ ...table, deployments: change(table.deployments) }),
  );
}

interface Deployment {
  readonly chain: { readonly id: number };
  readonly contracts: readonly object[];
}

const without = (id: number) => (deployments: Deployment[]) =>
  deployments.filter(({ chain }) => chain.id !== id);

describe("count-streams.mjs", () => {
  const file = "lockup/count-streams.mjs";
  const lockup = {
    address: packageAddress("SablierLockup", { protocol: "lockup", version: "v2.0" }, base.id),
    abi: loadAbi("lockup/v2.0/SablierLockup"),
    answers: { nextStreamId: 1_235n },
  };

  it("counts from the id of the next stream", async () => {
    const { printed, calls } = await run(file, lockup);
    expect(printed).toEqual(["1234 Lockup v2.0 streams on Base"]);
    expect(calls).toMatchObject([{ functionName: "nextStreamId", args: [] }]);
    expect(calls[0]?.to).toBe(lockup.address);
  });

  it("names a chain without the release, and an address that does not answer", async () => {
    const site = changedTable("lockup-v2.0", without(base.id));
    await expect(run(file, lockup, { site })).rejects.toThrow("Lockup v2.0 is not on Base.");
    await expect(run(file, lockup, { site: new Map() })).rejects.toThrow(
      `${DOCS_URL}/data/deployments/lockup-v2.0.json answered 404.`,
    );
  });
});

describe("from-package.mjs", () => {
  it("prints address and block", async () => {
    const address = packageAddress(
      "SablierLockup",
      { protocol: "lockup", version: "v2.0" },
      base.id,
    );
    const { printed } = await run("lockup/from-package.mjs");
    expect(printed).toEqual([expect.stringMatching(new RegExp(`^${address} [1-9]\\d+$`))]);
  });
});

describe("flow-stream.mjs", () => {
  const file = "flow/flow-stream.mjs";
  const flow = {
    address: packageAddress("SablierFlow", { protocol: "flow", version: "v1.1" }, arbitrum.id),
    abi: loadAbi("flow/v1.1/SablierFlow"),
    answers: { totalDebtOf: 900n, withdrawableAmountOf: 500n },
  };

  it("asks for the debt and what is available", async () => {
    const { printed, calls } = await run(file, flow, { argv: ["42"] });
    expect(printed).toEqual(["stream 42: owed 900, available now 500 (token base units)"]);
    expect(calls.map(({ functionName, args, to }) => [functionName, args, to])).toEqual([
      ["totalDebtOf", [42n], flow.address],
      ["withdrawableAmountOf", [42n], flow.address],
    ]);
  });

  it("asks for stream 1 by default", async () => {
    expect((await run(file, flow)).printed[0]).toMatch(/^stream 1:/);
  });

  it("stops at a missing and at an unconfirmed address", async () => {
    const missing = changedTable("flow-v1.1", without(arbitrum.id));
    await expect(run(file, flow, { site: missing })).rejects.toThrow(
      "Flow v1.1 is not on Arbitrum One.",
    );
    const note = { kind: "unconfirmed", text: "Nobody knows." };
    const unconfirmed = changedTable("flow-v1.1", (deployments) =>
      deployments.map((one) => ({
        ...one,
        contracts: one.contracts.map((contract) => ({ ...contract, note })),
      })),
    );
    await expect(run(file, flow, { site: unconfirmed })).rejects.toThrow("Nobody knows.");
  });
});

describe("claim-fee.mjs", () => {
  const file = "airdrops/claim-fee.mjs";
  const creator = account("creator");
  const factory = {
    address: packageAddress(
      "SablierMerkleFactory",
      { protocol: "airdrops", version: "v1.3" },
      optimism.id,
    ),
    abi: loadAbi("airdrops/v1.3/SablierMerkleFactory"),
    answers: { getFee: 300_000_000_000_000n },
  };

  it("prints the fee of the creator", async () => {
    const { printed, calls } = await run(file, factory, { argv: [creator] });
    expect(printed).toEqual(["0.0003 ETH for each claim"]);
    expect(calls).toMatchObject([{ functionName: "getFee", args: [creator], to: factory.address }]);
  });

  it("says how to call it, and names a chain without the release", async () => {
    await expect(run(file, factory)).rejects.toThrow(/^Usage: node claim-fee\.mjs/);
    const site = changedTable("airdrops-v1.3", without(optimism.id));
    await expect(run(file, factory, { argv: [creator], site })).rejects.toThrow(
      "Airdrops v1.3 is not on OP Mainnet.",
    );
  });
});

describe("legacy-stream.mjs", () => {
  it("counts the streams from 100000 on", async () => {
    const legacy = {
      address: packageAddress("Sablier", { protocol: "legacy", version: "v1.1" }, polygon.id),
      abi: loadAbi("legacy/v1.1/Sablier"),
      answers: { nextStreamId: 100_321n },
    };
    const { printed, calls } = await run("legacy/legacy-stream.mjs", legacy);
    expect(printed).toEqual(["321 Legacy streams were created on Polygon"]);
    expect(calls[0]?.to).toBe(legacy.address);
  });
});

describe("shell scripts", () => {
  const scripts = listExamples(SITE_DIR).filter((file) => file.endsWith(".sh"));

  it.each(scripts)("%s has sound syntax", (script) => {
    expect(execFileSync("bash", ["-n", script], { cwd: SITE_DIR, encoding: "utf8" })).toBe("");
  });
});

describe.runIf(canRun("list-contracts.sh", ["curl", "jq"]))("list-contracts.sh", () => {
  it("prints the contracts on Base", async () => {
    const lines = await runShell("examples/shell/lockup/list-contracts.sh", files);
    expect(lines.trim().split("\n").sort()).toEqual(
      ["Helpers", "LockupNFTDescriptor", "SablierBatchLockup", "SablierLockup", "VestingMath"].map(
        (name) =>
          `${name} ${packageAddress(name, { protocol: "lockup", version: "v2.0" }, base.id)}`,
      ),
    );
  });

  it("fails when the file is not there", async () => {
    await expect(
      runShell("examples/shell/lockup/list-contracts.sh", new Map()),
    ).rejects.toMatchObject({ code: 22 });
  });
});
