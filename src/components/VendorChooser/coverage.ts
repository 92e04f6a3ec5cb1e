import type { IndexedChain } from "./choose";

/** Day on which the endpoint lists were in this state. */
export const COVERAGE_DATE = "2025-08-08";

const ON_BOTH: readonly (readonly [number, string])[] = [
  [1, "Ethereum"],
  [10, "OP Mainnet"],
  [56, "BNB Chain"],
  [100, "Gnosis"],
  [137, "Polygon"],
  [324, "ZKsync Era"],
  [8453, "Base"],
  [34443, "Mode"],
  [42161, "Arbitrum"],
  [43114, "Avalanche"],
  [59144, "Linea"],
  [84532, "Base Sepolia"],
  [88888, "Chiliz"],
  [534352, "Scroll"],
  [11155111, "Sepolia"],
];

const ON_THE_GRAPH: readonly (readonly [number, string])[] = [
  [50, "XDC"],
  [130, "Unichain"],
  [478, "Form"],
  [1329, "Sei Network"],
  [1890, "Lightlink"],
  [2741, "Abstract"],
  [4689, "IoTeX"],
  [80094, "Berachain"],
  [81457, "Blast"],
  [421614, "Arbitrum Sepolia"],
  [11155420, "OP Sepolia"],
];

const ON_ENVIO: readonly (readonly [number, string])[] = [
  [2818, "Morph"],
  [5330, "Superseed"],
  [5845, "Tangle"],
  [50104, "Sophon"],
];

const ON_NEITHER: readonly (readonly [number, string])[] = [
  [999, "HyperEVM"],
  [1116, "Core Dao"],
  [167000, "Taiko"],
];

/** Chains in alphabetical order with the vendors that index them; the same for all protocols. */
export const COVERAGE: readonly IndexedChain[] = [
  ...ON_BOTH.map(indexedBy("the-graph", "envio")),
  ...ON_THE_GRAPH.map(indexedBy("the-graph")),
  ...ON_ENVIO.map(indexedBy("envio")),
  ...ON_NEITHER.map(indexedBy()),
].sort((a, b) => a.name.localeCompare(b.name, "en"));

function indexedBy(...vendors: IndexedChain["vendors"]) {
  return ([chainId, name]: readonly [number, string]): IndexedChain => ({
    chainId,
    name,
    vendors,
  });
}
