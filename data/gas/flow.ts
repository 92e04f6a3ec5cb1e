import type { GasDataSet, GasRow, GasTable } from "./schema";

const FORK: readonly GasRow[] = [
  ["create", "", [124_326]],
  ["deposit", "", [37_540]],
  ["adjustRatePerSecond", "", [44_186]],
  ["pause", "", [7_822]],
  ["restart", "", [7_164]],
  ["refund", "solvent", [25_221]],
  ["refundMax", "solvent", [26_144]],
  ["void", "solvent", [10_241]],
  ["void", "insolvent", [37_742]],
  ["withdraw", "solvent", [40_985]],
  ["withdraw", "insolvent", [77_618]],
  ["withdrawMax", "solvent", [54_760]],
];

const RELEASE: readonly GasRow[] = [
  ["create", "", [113_703]],
  ["deposit", "", [32_997]],
  ["depositViaBroker", "", [22_754]],
  ["adjustRatePerSecond", "", [44_193]],
  ["pause", "", [7_544]],
  ["restart", "", [7_058]],
  ["refund", "", [22_842]],
  ["refundMax", "", [23_840]],
  ["void", "solvent", [9_982]],
  ["void", "insolvent", [37_482]],
  ["withdraw", "solvent", [38_178]],
  ["withdraw", "insolvent", [57_711]],
  ["withdrawMax", "", [52_010]],
];

const BEFORE_RELEASE: readonly GasRow[] = [
  ["create", "", [113_681]],
  ["deposit", "", [32_975]],
  ["depositViaBroker", "", [22_732]],
  ["adjustRatePerSecond", "", [44_171]],
  ["pause", "", [7_522]],
  ["restart", "", [7_036]],
  ["refund", "", [11_939]],
  ["void", "solvent", [10_060]],
  ["void", "insolvent", [37_460]],
  ["withdraw", "solvent", [38_156]],
  ["withdraw", "insolvent", [57_688]],
  ["withdrawMax", "", [51_988]],
];

/** The table of a measurement of `SablierFlow`. */
export function table(rows: readonly GasRow[]): readonly [GasTable] {
  return [
    { id: "flow", label: "Flow", contract: "SablierFlow", columns: [{ label: "Gas" }], rows },
  ];
}

const URL = "https://github.com/sablier-labs/flow/tree/v1.1.0/benchmark/results";

/** Calls to the deployed contract, on a copy of Ethereum. */
export const FLOW_FORK: GasDataSet = {
  id: "fork",
  label: "Ethereum fork, USDC",
  release: "flow@v1.1",
  source: {
    repository: "sablier-labs/benchmarks",
    revision: "4881009",
    path: "results/flow/flow.md",
    url: "https://github.com/sablier-labs/benchmarks/tree/4881009bb044bf9551d5df1e6ab8f679e3f92918",
    date: "2025-04-25",
  },
  conditions: [
    "The contract as deployed (npm package 1.1.1), on a fork of Ethereum mainnet.",
    "The token is USDC, with 6 decimals.",
    "The rate is 0.001 tokens per second, a deposit 50,000, a refund 10,000 and a withdrawal 500 tokens, with 2 days between calls.",
  ],
  tables: table(FORK),
};

/** Calls to a contract that the test itself deployed. */
export const FLOW_LOCAL: GasDataSet = {
  id: "local",
  label: "Local chain, test token",
  release: "flow@v1.1",
  source: {
    repository: "sablier-labs/flow",
    revision: "v1.1.0",
    path: "benchmark/results",
    url: URL,
  },
  conditions: [
    "The contract was deployed by the test, with a test token. The tags v1.0.0 and v1.1.0 carry the same figures.",
    "depositViaBroker was measured right after a deposit, so its storage was warm.",
  ],
  tables: table(RELEASE),
};

/** Figures from before the first release, which are still quoted in places. */
export const FLOW_BEFORE_RELEASE: GasDataSet = {
  id: "before",
  label: "Before the release",
  source: { repository: "sablier-labs/flow", revision: "9bfe5d6", date: "2024-10-18" },
  conditions: [
    "Code from before Flow v1.0. Use these figures only to recognize numbers that are quoted elsewhere.",
  ],
  tables: table(BEFORE_RELEASE),
};

/** Published measurements of Flow, the ones to prefer first. */
export const FLOW_GAS = [FLOW_FORK, FLOW_LOCAL, FLOW_BEFORE_RELEASE] as const;
