import type { Address, ChainInfo, ChainsData, ReleaseTable } from "./model";

/** Three chains of Flow v1.1 and one without it, small enough to read a test's result by eye. */
const ETHEREUM = chain(1, "mainnet", "Ethereum", "ETH");
const OPTIMISM = chain(10, "optimism", "OP Mainnet", "ETH");
const POLYGON = chain(137, "polygon", "Polygon", "POL");
const SEPOLIA = { ...chain(11155111, "sepolia", "Sepolia", "ETH"), testnet: true, inApp: false };

const FLAG = { kind: "unconfirmed", text: "Compare it with the explorer." } as const;

function chain(id: number, slug: string, name: string, symbol: string): ChainInfo {
  return {
    id,
    slug,
    name,
    testnet: false,
    inApp: true,
    zk: false,
    nativeCurrency: { name: symbol, symbol, decimals: 18 },
    explorer: { name: `${name} scan`, url: `https://${slug}.example` },
  };
}

function contracts(
  { slug }: ChainInfo,
  engine: Address,
  artwork: Address,
): ReleaseTable["deployments"][number]["contracts"] {
  return [
    {
      name: "SablierFlow",
      address: engine,
      explorerUrl: `https://${slug}.example/address/${engine}`,
      block: 100,
    },
    {
      name: "FlowNFTDescriptor",
      address: artwork,
      explorerUrl: `https://${slug}.example/address/${artwork}`,
    },
  ];
}

/** A release with a flagged deployment on Sepolia, for tests. */
export const RELEASE: ReleaseTable = {
  schemaVersion: 2,
  source: { package: "sablier", version: "4.1.0" },
  ref: "flow@v1.1",
  protocol: "flow",
  version: "v1.1",
  label: "Flow v1.1",
  isLatest: false,
  depth: "full",
  pages: { migration: [] },
  path: "/guides/flow/deployments",
  features: { payable: true },
  contracts: [
    { name: "SablierFlow", alias: "FL2", abi: true, chains: 3 },
    { name: "FlowNFTDescriptor", abi: false, chains: 3 },
    { name: "SablierFlowBase", abi: true, chains: 0 },
  ],
  deployments: [
    {
      chain: ETHEREUM,
      contracts: contracts(
        ETHEREUM,
        "0x7C01AA3783577E15fD7e272443D44B92d5b21056",
        "0xE0BFe071Da104e571298f8b6e0fcE44C512C1Ff4",
      ),
    },
    {
      chain: OPTIMISM,
      contracts: contracts(
        OPTIMISM,
        "0xc69c06c030E825EDE13F1486078Aa9a2E2AAffaf",
        "0x28fCAE6bda2546C93183EeC8638691B2EB184003",
      ),
    },
    {
      chain: SEPOLIA,
      contracts: contracts(
        SEPOLIA,
        "0x7282d83E49363f373102d195F66649eBD6C57B9B",
        "0xAc2E42b520364940c90Ce164412Ca9BA212d014B",
      ).map((contract) => ({ ...contract, note: FLAG })),
    },
  ],
  counts: { chains: 3, mainnets: 2, testnets: 1, addresses: 6, unconfirmed: 2 },
  newer: [{ version: "v2.0", aliases: ["FL3"], path: "/deployments/flow/v2.0" }],
  unlistedChains: ["Form"],
  withheld: [],
  files: { table: "/data/deployments/flow-v1.1.json", abi: "/data/abi/flow/v1.1" },
};

const DEPLOYED = [
  { ref: "flow@v1.1", confirmed: true, address: "0x1111111111111111111111111111111111111111" },
] as const;

/** The chains of `RELEASE` and one more, for tests. */
export const CHAINS: ChainsData = {
  schemaVersion: 2,
  source: RELEASE.source,
  counts: { chains: 4, mainnets: 3, testnets: 1, inApp: 3, inAppMainnets: 3, inAppTestnets: 0 },
  releases: [
    {
      ref: "flow@v1.0",
      label: "Flow v1.0",
      path: "/guides/flow/previous-deployments/v1.0",
      depth: "full",
      pages: { migration: [] },
      chains: 0,
      mainnets: 0,
      testnets: 0,
      addresses: 0,
      unconfirmed: 0,
    },
    {
      ref: RELEASE.ref,
      label: RELEASE.label,
      path: RELEASE.path,
      depth: "full",
      pages: { overview: "/guides/flow/overview", migration: [] },
      ...RELEASE.counts,
    },
    {
      ref: "flow@v2.0",
      label: "Flow v2.0",
      path: "/deployments/flow/v2.0",
      depth: "holders",
      pages: { migration: [] },
      chains: 1,
      mainnets: 1,
      testnets: 0,
      addresses: 2,
      unconfirmed: 0,
    },
  ],
  chains: [
    { ...ETHEREUM, releases: [...DEPLOYED] },
    { ...OPTIMISM, releases: [...DEPLOYED] },
    { ...POLYGON, releases: [{ ref: "flow@v2.0", confirmed: true }] },
    { ...SEPOLIA, releases: [{ ref: "flow@v1.1", confirmed: false }] },
  ],
};
