import type { AppContractsData } from "./model";

export const LOCKUP_POLYGON = "0xE0BFe071Da104e571298f8b6e0fcE44C512C1Ff4";
export const FLOW_ETHEREUM = "0x7C01AA3783577E15fD7e272443D44B92d5b21056";

const chain = (id: number, name: string, slug: string, url: string) => ({
  id,
  name,
  slug,
  testnet: false,
  explorer: { name: "Explorer", url },
});

/** Two chains and three contracts, for tests. */
export const CONTRACTS: AppContractsData = {
  chains: [
    chain(1, "Ethereum", "mainnet", "https://etherscan.io"),
    chain(137, "Polygon", "polygon", "https://polygonscan.com"),
  ],
  contracts: [
    {
      alias: "LK",
      name: "SablierLockup",
      area: "vesting",
      release: "Lockup v2.0",
      path: "/guides/lockup/deployments",
      addresses: { 137: LOCKUP_POLYGON },
      unconfirmed: [],
    },
    {
      alias: "FL2",
      name: "SablierFlow",
      area: "payments",
      release: "Flow v1.1",
      path: "/guides/flow/deployments",
      addresses: { 1: FLOW_ETHEREUM },
      unconfirmed: [1],
    },
    {
      alias: "LL2",
      name: "SablierV2LockupLinear",
      area: "vesting",
      release: "Lockup v1.1",
      path: "/guides/lockup/previous-deployments/v1.1",
      addresses: { 1: "0xAFb979d9afAd1aD27C5eFf4E27226E3AB9e5dCC9" },
      unconfirmed: [],
    },
  ],
};
