import { chains, comptroller, releases, sablier } from "sablier";
import { getAddress } from "viem";
import { describe, expect, test } from "vitest";

import { type ChainsData, type ReleaseTable, releaseSummary } from "../../src/lib/protocol/model";
import { at } from "./fixture";
import { COMPTROLLER } from "../../data/admins";
import { WITHHELD } from "../../data/releases";
import { loadModel } from "./test-model";

const model = loadModel();

function table(ref: string): ReleaseTable {
  const found = model.tables.find((candidate) => candidate.ref === ref);
  if (!found) throw new Error(`The model has no release ${ref}.`);
  return found;
}

const packageReleases = Object.values(releases).flatMap((versions) =>
  Object.values(versions).map((release) => ({
    ref: `${release.protocol}@${release.version}`,
    release,
  })),
);

const isWithheld = (ref: string, chain: number, name: string): boolean =>
  WITHHELD.some(
    ({ release, chainId, contract }) => release === ref && chainId === chain && contract === name,
  );

describe("the model equals the package", () => {
  test("has the same releases", () => {
    expect(model.tables.map(({ ref }) => ref).toSorted()).toEqual(
      [
        ...packageReleases.map(({ ref }) => ref),
        ...Object.keys(comptroller.releases).map((version) => `comptroller@${version}`),
      ].toSorted(),
    );
  });

  test.each(packageReleases)("$ref, contract by contract", ({ ref, release }) => {
    // Airdrops v1.1 and v1.2 list the Lockup contracts deployed with them; their own stay.
    const own: string[] = release.contractNames;
    const expected = release.deployments.flatMap(({ chainId, contracts }) =>
      contracts
        .filter(({ name }) => own.includes(name) && !isWithheld(ref, chainId, name))
        .map(({ name, address, explorerURL, block }) =>
          [chainId, name, getAddress(address), explorerURL, block].join(" "),
        ),
    );
    const actual = table(ref).deployments.flatMap(({ chain, contracts }) =>
      contracts.map(({ name, address, explorerUrl, block }) =>
        [chain.id, name, address, explorerUrl, block].join(" "),
      ),
    );
    expect(actual.toSorted()).toEqual(expected.toSorted());
  });

  test("the chains of every release", () => {
    for (const { chain } of model.tables.flatMap(({ deployments }) => deployments)) {
      const known = sablier.chains.getOrThrow(chain.id);
      const { name, symbol, decimals } = known.nativeCurrency;
      expect(chain).toMatchObject({
        slug: known.slug,
        name: known.name,
        testnet: known.isTestnet,
        inApp: known.isSupportedByUI,
        zk: known.isZK,
        nativeCurrency: { name, symbol, decimals },
        explorer: {
          name: known.blockExplorers.default.name,
          url: known.blockExplorers.default.url,
        },
      });
    }
  });

  test.each(packageReleases)(
    "$ref, names, aliases, groups, ABIs and features",
    ({ ref, release }) => {
      const { contracts, features, isLatest } = table(ref);
      const aliases: Record<string, string> = release.aliases ?? {};
      const abi: Record<string, readonly object[]> = release.abi;
      expect(contracts.map(({ name }) => name).toSorted()).toEqual(
        [...release.contractNames].toSorted(),
      );
      for (const contract of contracts) {
        expect(contract.alias).toBe(aliases[contract.name]);
        expect(contract.abi).toBe(contract.name in abi);
      }
      expect(features).toEqual(release.features);
      expect(isLatest).toBe(release.isLatest);
      expect(model.abis.get(table(ref).ref)).toEqual(abi);
      if (release.kind !== "lockupV1") return;
      const [first] = release.deployments;
      for (const contract of contracts.filter(({ chains }) => chains > 0)) {
        const part = first?.core.some(({ name }) => name === contract.name) ? "core" : "periphery";
        expect(contract.group).toBe(part);
      }
    },
  );

  test("has the same chains", () => {
    expect(model.chains.chains.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      sablier.chains
        .getAll()
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
    );
  });
});

describe("counts", () => {
  test.each([
    ["lockup@v1.0", 11, 9, 2, 87],
    ["lockup@v1.1", 17, 12, 5, 17 * 6],
    ["lockup@v1.2", 28, 21, 7, 28 * 6],
    ["lockup@v2.0", 34, 28, 6, 34 * 5],
    ["flow@v1.0", 28, 21, 7, 28 * 2],
    ["flow@v1.1", 35, 28, 7, 35 * 2],
    ["airdrops@v1.3", 33, 27, 6, 33],
    ["legacy@v1.0", 1, 1, 0, 2],
    ["legacy@v1.1", 7, 7, 0, 7],
  ])("%s: %i chains, %i mainnets, %i testnets, %i addresses", (ref, ...numbers) => {
    const { chains, mainnets, testnets, addresses } = table(ref).counts;
    expect([chains, mainnets, testnets, addresses]).toEqual(numbers);
  });

  test("chains, and those that the app offers, are as many as in the package", () => {
    const all = Object.values(chains);
    const inApp = all.filter(({ isSupportedByUI }) => isSupportedByUI);
    const testnets = (list: typeof all): number => list.filter(({ isTestnet }) => isTestnet).length;
    expect(all.length).toBeGreaterThanOrEqual(39);
    expect(model.chains.counts).toEqual({
      chains: all.length,
      mainnets: all.length - testnets(all),
      testnets: testnets(all),
      inApp: inApp.length,
      inAppMainnets: inApp.length - testnets(inApp),
      inAppTestnets: testnets(inApp),
    });
  });

  test("no address is unconfirmed but those of Flow v1.1 on Superseed Sepolia", () => {
    const flagged = model.tables.flatMap(({ ref, deployments }) =>
      deployments.flatMap(({ chain, contracts }) =>
        contracts.filter(({ note }) => note).map(({ name }) => `${ref} ${chain.slug} ${name}`),
      ),
    );
    expect(flagged).toEqual([
      "flow@v1.1 superseed-sepolia SablierFlow",
      "flow@v1.1 superseed-sepolia FlowNFTDescriptor",
    ]);
    expect(table("flow@v1.1").counts.unconfirmed).toBe(2);
    const chain = model.chains.chains.find(({ slug }) => slug === "superseed-sepolia");
    expect(chain?.releases).toContainEqual({ ref: "flow@v1.1", confirmed: false });
    expect(chain?.releases).toContainEqual({ ref: "flow@v1.0", confirmed: true });
  });

  /** The releases whose address the rows of the chains have, with the number of chains. */
  const withAddress = ({ chains: rows }: ChainsData): Record<string, number> => {
    const named = rows.flatMap((row) => row.releases.filter(({ address }) => address));
    return Object.fromEntries(
      model.tables
        .map(({ ref }) => [ref, named.filter((release) => release.ref === ref).length] as const)
        .filter(([, count]) => count > 0),
    );
  };

  test("the newest release with one main contract has its address on each chain", () => {
    expect(withAddress(model.chains)).toEqual({
      "lockup@v4.0": table("lockup@v4.0").counts.chains,
      "flow@v3.0": table("flow@v3.0").counts.chains,
      "legacy@v1.1": table("legacy@v1.1").counts.chains,
    });
  });

  test("the page of all releases has that of older ones and of the Comptroller as well", () => {
    const { "flow@v1.1": flow, ...others } = withAddress(model.deployments);
    expect(flow).toBe(table("flow@v1.1").counts.chains - 1);
    const refs = ["lockup@v2.0", "lockup@v3.0", "lockup@v4.0", "flow@v1.0", "flow@v2.0"];
    refs.push("flow@v3.0", "airdrops@v1.1", "airdrops@v1.2", "airdrops@v1.3");
    refs.push("comptroller@v1.1", "legacy@v1.1");
    expect(others).toEqual(Object.fromEntries(refs.map((ref) => [ref, table(ref).counts.chains])));
    const ethereum = model.deployments.chains.find(({ id }) => id === 1)?.releases;
    expect(ethereum?.find(({ ref }) => ref === "comptroller@v1.1")?.address).toBe(COMPTROLLER);
  });
});

describe("order and links", () => {
  test("mainnets come before testnets, each by name", () => {
    const names = table("lockup@v2.0").deployments.map(({ chain }) => chain);
    const split = names.findIndex(({ testnet }) => testnet);
    expect(names.slice(split).every(({ testnet }) => testnet)).toBe(true);
    expect(at(names, 0).name).toBe("Abstract");
    expect(at(names, split).name).toBe("Arbitrum Sepolia");
  });

  test("newer releases link to their address pages", () => {
    expect(table("lockup@v2.0").newer.slice(0, 2)).toEqual([
      { version: "v3.0", aliases: ["LK2"], path: "/deployments/lockup/v3.0" },
      { version: "v4.0", aliases: ["LK3"], path: "/deployments/lockup/v4.0" },
    ]);
    expect(table("flow@v1.1").path).toBe("/guides/flow/deployments");
    expect(table("bob@v1.0")).toMatchObject({ path: "/deployments/bob/v1.0", newer: [] });
  });

  test("the history lists the newest release of a protocol first", () => {
    const lockup = model.history.releases.filter(({ protocol }) => protocol === "lockup");
    const versions = lockup.map(({ version }) => version);
    const oldest = ["v4.0", "v3.0", "v2.0", "v1.2", "v1.1", "v1.0"];
    expect(versions.slice(-oldest.length)).toEqual(oldest);
    expect(lockup.filter(({ isLatest }) => isLatest)).toEqual(lockup.slice(0, 1));
  });

  test("global data stays below 2 KB and answers for every release", () => {
    expect(JSON.stringify(model.global).length).toBeLessThan(2048);
    for (const { ref, label, isLatest, path, newer } of model.tables) {
      expect(releaseSummary(model.global, ref)).toMatchObject({
        ref,
        label,
        isLatest,
        path,
        newer,
      });
    }
  });
});
