import { sablier } from "sablier";
import { getAddress } from "viem";
import { describe, expect, it } from "vitest";

import { canRun } from "../../scripts/can-run";
import { siteFiles } from "./support/offline";
import { runShell } from "./support/shell";

const files = siteFiles();

/** Contracts of a release, with their chains, from the npm package. */
function contractsOf(protocol: string, version: string) {
  const release = sablier.releases
    .getAll()
    .find((one) => `${one.protocol}@${one.version}` === `${protocol}@${version}`);
  const found = (release?.deployments ?? []).flatMap(({ chainId, contracts }) =>
    contracts.map(({ name, address }) => ({ chainId, name, address: getAddress(address) })),
  );
  expect(found.length).toBeGreaterThan(5);
  return found;
}

async function linesOf(script: string): Promise<string[]> {
  return (await runShell(`examples/shell/${script}`, files)).trim().split("\n").sort();
}

const SCRIPTS = "the scripts on the pages of previous deployments";

describe.runIf(canRun(SCRIPTS, ["curl", "jq"]))(SCRIPTS, () => {
  it("lockup v1.0 prints the contracts on Ethereum", async () => {
    expect(await linesOf("lockup/previous-v1-0.sh")).toEqual(
      contractsOf("lockup", "v1.0")
        .filter(({ chainId }) => chainId === 1)
        .map(({ name, address }) => `${name} ${address}`)
        .sort(),
    );
  });

  it.each([
    ["lockup", "v1.1", "SablierV2LockupLinear"],
    ["flow", "v1.0", "SablierFlow"],
  ])("%s %s prints %s on every chain", async (protocol, version, contract) => {
    const lines = await linesOf(`${protocol}/previous-${version.replace(".", "-")}.sh`);
    const short = lines.map((line) => [line.split(" ")[0], line.split(" ").at(-1)].join(" "));
    expect(short.sort()).toEqual(
      contractsOf(protocol, version)
        .filter(({ name }) => name === contract)
        .map(({ chainId, address }) => `${chainId} ${address}`)
        .sort(),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^1 Ethereum 0x/));
  });

  it("lockup v1.2 finds the contract of an alias", async () => {
    const contract = contractsOf("lockup", "v1.2").find(
      ({ chainId, name }) => chainId === 1 && name === "SablierV2LockupTranched",
    );
    expect(await linesOf("lockup/previous-v1-2.sh")).toEqual([contract?.address]);
  });

  it("fail when the file is not there", async () => {
    await expect(
      runShell("examples/shell/lockup/previous-v1-0.sh", new Map()),
    ).rejects.toMatchObject({ code: 22 });
  });
});
