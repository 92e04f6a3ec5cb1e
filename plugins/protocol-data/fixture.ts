import type { ReleaseRecord } from "../../data/releases";
import type { ChainInfo } from "../../src/lib/protocol/model";
import type { RawContract, RawData } from "./read";
import type { Expectations } from "./validate";

/** A small package that is right in every respect, for tests that damage one part of it. */
export interface Fixture {
  raw: RawData;
  expected: {
    releases: ReleaseRecord[];
    shared: Expectations["shared"];
    defects: Expectations["defects"];
  };
}

const ENGINE = "0x7C01AA3783577E15fD7e272443D44B92d5b21056";
const ARTWORK = "0xE0BFe071Da104e571298f8b6e0fcE44C512C1Ff4";
const OLD_ENGINE = "0xc69c06c030E825EDE13F1486078Aa9a2E2AAffaf";
const TEST_ENGINE = "0x7282d83E49363f373102d195F66649eBD6C57B9B";
const TEST_ARTWORK = "0x28fCAE6bda2546C93183EeC8638691B2EB184003";
const OLD_TEST_ENGINE = "0xAc2E42b520364940c90Ce164412Ca9BA212d014B";

function chain(id: number, slug: string, name: string, testnet: boolean): ChainInfo {
  return {
    id,
    slug,
    name,
    testnet,
    inApp: !testnet,
    zk: false,
    nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
    explorer: { name: "Scan", url: `https://${slug}.example` },
  };
}

function contract(slug: string, name: string, address: string, alias?: string): RawContract {
  return {
    name,
    address,
    alias,
    block: alias === undefined ? undefined : 100,
    explorerUrl: `https://${slug}.example/address/${address}`,
  };
}

function record(ref: ReleaseRecord["ref"], addressPage: string): ReleaseRecord {
  return {
    ref,
    depth: "full",
    generation: "February 2025",
    source: [{ repository: "sablier-labs/flow", tag: "v1.1.1" }],
    addressPage,
    contracts: ["SablierFlow", "FlowNFTDescriptor"],
    codeOnly: [],
    absences: [],
    unlistedChains: ["Form"],
    tags: [],
    packages: [],
    highlights: [],
  };
}

/** Makes a fresh copy: Flow v1.0 and v1.1 on a mainnet and a testnet, with a shared descriptor. */
export function createFixture(): Fixture {
  const names = ["FlowNFTDescriptor", "SablierFlow"];
  return {
    raw: {
      source: { package: "sablier", version: "0.0.1" },
      chains: [chain(11155111, "sepolia", "Sepolia", true), chain(1, "mainnet", "Ethereum", false)],
      releases: [
        {
          protocol: "flow",
          version: "v1.0",
          isLatest: false,
          features: { payable: false },
          contractNames: [...names],
          aliases: { SablierFlow: "FL" },
          abi: { SablierFlow: [{ type: "function", name: "create" }] },
          deployments: [
            {
              chainId: 1,
              contracts: [
                contract("mainnet", "FlowNFTDescriptor", ARTWORK.toLowerCase()),
                contract("mainnet", "SablierFlow", OLD_ENGINE, "FL"),
              ],
            },
            {
              chainId: 11155111,
              contracts: [
                contract("sepolia", "FlowNFTDescriptor", TEST_ARTWORK),
                contract("sepolia", "SablierFlow", OLD_TEST_ENGINE, "FL"),
              ],
            },
          ],
        },
        {
          protocol: "flow",
          version: "v1.1",
          isLatest: true,
          features: { payable: true },
          contractNames: [...names],
          aliases: { SablierFlow: "FL2" },
          abi: { SablierFlow: [{ type: "function", name: "create" }] },
          deployments: [
            {
              chainId: 11155111,
              contracts: [
                contract("sepolia", "FlowNFTDescriptor", TEST_ARTWORK),
                contract("sepolia", "SablierFlow", TEST_ENGINE, "FL2"),
              ],
            },
            {
              chainId: 1,
              contracts: [
                contract("mainnet", "FlowNFTDescriptor", ARTWORK),
                contract("mainnet", "SablierFlow", ENGINE, "FL2"),
              ],
            },
          ],
        },
      ],
    },
    expected: {
      releases: [record("flow@v1.0", "/old"), record("flow@v1.1", "/current")],
      shared: [
        {
          contract: "FlowNFTDescriptor",
          releases: ["flow@v1.0", "flow@v1.1"],
          reason: "same artwork",
        },
      ],
      defects: [],
    },
  };
}

/**
 * Returns an element that a test needs.
 * @throws Error that names the index when the list is shorter
 */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index} among ${items.length}.`);
  return item;
}
