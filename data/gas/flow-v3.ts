import { table } from "./flow";
import type { GasDataSet, GasRow } from "./schema";

const FORK: readonly GasRow[] = [
  ["create", "", [127_027]],
  ["deposit", "", [37_028]],
  ["adjustRatePerSecond", "", [44_520]],
  ["pause", "", [8_312]],
  ["restart", "", [7_536]],
  ["refund", "solvent", [24_767]],
  ["refundMax", "solvent", [25_802]],
  ["void", "solvent", [10_100]],
  ["void", "insolvent", [37_601]],
  ["withdraw", "solvent", [47_757]],
  ["withdraw", "insolvent", [69_289]],
  ["withdrawMax", "solvent", [61_693]],
];

/** Lowest and highest gas of a recorded transaction. */
const RECORDED: readonly GasRow[] = [
  ["create", "", [119_294, 156_303]],
  ["createAndDeposit", "", [165_733, 199_933]],
  ["deposit", "", [65_177, 99_389]],
  ["adjustRatePerSecond", "", [38_787, 62_726]],
  ["pause", "", [40_461, 64_388]],
  ["restart", "", [34_230, 37_852]],
  ["refund", "", [59_891, 60_149]],
  ["refundMax", "", [56_135, 61_037]],
  ["withdraw", "", [87_437, 124_518]],
  ["withdrawMax", "", [79_044, 108_569]],
  ["void", "", [39_201, 71_095]],
  ["transferTokens", "", [35_635, 44_059]],
  ["transferFromPayable", "", [64_047, 64_047]],
  ["transferFeesToComptroller", "", [32_870, 39_570]],
];

/** Published measurements: calls to the deployed contract of v3.0, on a copy of Ethereum. */
export const FLOW_V3_FORK: GasDataSet = {
  id: "fork",
  label: "Ethereum fork, USDC",
  release: "flow@v3.0",
  source: {
    repository: "sablier-labs/evm-monorepo",
    revision: "a5570c6",
    path: "misc/benchmarks/results/flow/flow.md",
    url: "https://github.com/sablier-labs/evm-monorepo/blob/a5570c6/misc/benchmarks/results/flow/flow.md",
    date: "2026-03-20",
  },
  conditions: [
    "The contract of v3.0 as deployed, on a fork of Ethereum mainnet. The token is USDC, with 6 decimals.",
    "Gas of the call alone, without the 21,000 gas of the transaction and without calldata.",
    "Storage is warm, because one test does several actions: pause, restart and void look cheaper than in a transaction of their own.",
  ],
  tables: table(FORK),
};

/** Whole transactions of the recording that this site replays. */
export const FLOW_V3_RECORDED: GasDataSet = {
  id: "recorded",
  label: "Whole transaction, recorded",
  release: "flow@v3.0",
  source: {},
  conditions: [
    "Whole transactions on an EVM in memory, of the npm packages' artifacts with a plain OpenZeppelin token: 21,000 gas, calldata and cold storage included, refunds taken off.",
    "The highest create is the first stream of a recipient; the lowest adjustRatePerSecond is of a pending stream.",
    "The batch holds two calls of withdrawMax on two streams.",
  ],
  tables: [
    {
      id: "calls",
      label: "Calls",
      contract: "SablierFlow",
      columns: [{ label: "Lowest" }, { label: "Highest" }],
      rows: RECORDED,
    },
    {
      id: "batch",
      label: "Batch",
      contract: "SablierFlow",
      columns: [{ label: "Gas" }],
      rows: [["batch", "two withdrawals", [146_905]]],
    },
  ],
};

/** Measurements of Flow v3.0, the ones to prefer first. */
export const FLOW_V3_GAS = [FLOW_V3_FORK, FLOW_V3_RECORDED] as const;
