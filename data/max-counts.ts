/**
 * `MAX_COUNT` of the Lockup v2.0 deployments: the most segments or tranches of a stream. The data
 * package does not have it. The numbers are the third constructor argument in Sablier's recorded
 * deployments (`lockup/v2.0.0/broadcasts` of github.com/sablier-labs/deployments), which the map of
 * the deployment script (`script/Base.s.sol` of github.com/sablier-labs/lockup at v2.0.1) agrees
 * with. They are immutable in the contract, so they cannot age.
 */

interface NamedChain {
  readonly id: number;
  /** As in the data package. Repeated here, so that pages need not load its list of chains. */
  readonly name: string;
}

/** Chains with a number of their own, the largest number first. */
export const MAX_COUNTS: readonly {
  readonly count: number;
  readonly chains: readonly NamedChain[];
}[] = [
  { count: 4460, chains: [{ id: 56, name: "BNB Chain" }] },
  { count: 2030, chains: [{ id: 8453, name: "Base" }] },
  { count: 1090, chains: [{ id: 42161, name: "Arbitrum" }] },
  {
    count: 1020,
    chains: [
      { id: 1, name: "Ethereum" },
      { id: 10, name: "OP Mainnet" },
      { id: 137, name: "Polygon" },
      { id: 81457, name: "Blast" },
      { id: 11155111, name: "Sepolia" },
    ],
  },
  { count: 560, chains: [{ id: 100, name: "Gnosis" }] },
  { count: 490, chains: [{ id: 43114, name: "Avalanche" }] },
  { count: 320, chains: [{ id: 534352, name: "Scroll" }] },
];

/** What every other recorded deployment has. */
export const USUAL_MAX_COUNT = 500;

/** Chains whose deployment has no record with the number. */
export const UNRECORDED_CHAINS: readonly NamedChain[] = [
  { id: 2741, name: "Abstract" },
  { id: 1116, name: "Core Dao" },
  { id: 50104, name: "Sophon" },
  { id: 5845, name: "Tangle" },
  { id: 324, name: "ZKsync Era" },
];

/** The smallest recorded number, which fits every recorded chain. */
export const LOWEST_MAX_COUNT = Math.min(USUAL_MAX_COUNT, ...MAX_COUNTS.map(({ count }) => count));

/** Names of chains as a list in a sentence or a cell. */
export function chainNames(chains: readonly NamedChain[]): string {
  return chains.map(({ name }) => name).join(", ");
}
