import { tablesOf } from "./lockup";
import type { GasDataSet, GasRow } from "./schema";

const LINEAR: readonly GasRow[] = [
  ["burn", "", [8_510]],
  ["cancel", "", [39_195]],
  ["renounce", "", [4_532]],
  ["createWithDurationsLL", "no cliff", [145_964]],
  ["createWithDurationsLL", "with cliff", [185_937]],
  ["createWithTimestampsLL", "no cliff", [145_249]],
  ["createWithTimestampsLL", "with cliff", [184_994]],
  ["withdraw", "ongoing, by recipient", [32_194]],
  ["withdraw", "completed, by recipient", [32_394]],
];

const DYNAMIC: readonly GasRow[] = [
  ["burn", "", [8_510]],
  ["cancel", "", [50_777]],
  ["renounce", "", [4_532]],
  ["createWithDurationsLD", "", [197_298, 421_226, 2_947_148]],
  ["createWithTimestampsLD", "", [191_161, 399_192, 2_742_934]],
  ["withdraw", "ongoing, by recipient", [43_779, 48_903, 106_703]],
  ["withdraw", "completed, by recipient", [32_628, 34_816, 59_586]],
];

const TRANCHED: readonly GasRow[] = [
  ["burn", "", [8_510]],
  ["cancel", "", [39_459]],
  ["renounce", "", [4_532]],
  ["createWithDurationsLT", "", [194_663, 410_233, 2_838_746]],
  ["createWithTimestampsLT", "", [190_054, 392_857, 2_676_076]],
  ["withdraw", "ongoing, by recipient", [32_458, 37_460, 93_804]],
  ["withdraw", "completed, by recipient", [32_810, 34_636, 55_250]],
];

const BATCH: readonly GasRow[] = [
  ["createWithDurationsLL", "", [1_050_118, 1_952_882, 3_856_454, 9_576_314]],
  ["createWithTimestampsLL", "", [998_961, 1_946_687, 3_844_693, 9_550_888]],
  ["createWithDurationsLD", "", [4_183_356, 8_321_775, 16_614_741, 24_460_057]],
  ["createWithTimestampsLD", "", [3_938_420, 7_826_938, 15_607_548, 23_154_421]],
  ["createWithDurationsLT", "", [4_046_168, 8_039_187, 16_022_800, 23_662_837]],
  ["createWithTimestampsLT", "", [3_853_698, 7_657_724, 15_269_123, 22_742_309]],
];

/** Lowest and highest gas of a recorded transaction. */
const RECORDED: readonly GasRow[] = [
  ["createWithDurationsLL", "", [203_575, 295_759]],
  ["createWithTimestampsLL", "", [202_975, 242_945]],
  ["createWithTimestampsLPG", "", [227_051, 229_162]],
  ["withdraw", "", [85_130, 210_347]],
  ["withdrawMax", "", [90_257, 117_808]],
  ["withdrawMaxAndTransfer", "", [56_187, 140_536]],
  ["cancel", "", [98_047, 175_689]],
  ["renounce", "", [32_053, 49_129]],
  ["burn", "", [34_274, 38_550]],
  ["transferFeesToComptroller", "", [32_907, 39_607]],
];

/** Gas of a recorded transaction that creates two streams. */
const RECORDED_BATCHES: readonly GasRow[] = [
  ["createWithDurationsLL", "", [463_350]],
  ["createWithTimestampsLL", "", [384_063]],
  ["createWithDurationsLD", "", [488_896]],
  ["createWithTimestampsLD", "", [478_897]],
  ["createWithDurationsLT", "", [482_730]],
  ["createWithTimestampsLT", "", [475_784]],
  ["createWithTimestampsLPG", "", [421_414]],
];

/** Published measurements: calls to the deployed contracts of v4.0, on a copy of Ethereum. */
export const LOCKUP_V4_FORK: GasDataSet = {
  id: "fork",
  label: "Ethereum fork, WETH",
  release: "lockup@v4.0",
  source: {
    repository: "sablier-labs/evm-monorepo",
    revision: "67774a16",
    path: "misc/benchmarks/results/lockup",
    url: "https://github.com/sablier-labs/evm-monorepo/tree/67774a16/misc/benchmarks/results/lockup",
    date: "2026-08-01",
  },
  conditions: [
    "Contracts of v4.0 as deployed, on a fork of Ethereum mainnet. The token is WETH.",
    "Gas of the call alone, without the 21,000 gas of the transaction.",
    "Storage is warm, because one test does several actions: withdraw, cancel, renounce and burn look cheaper than in a transaction of their own.",
    "A withdrawal by a third party costs 239 gas more in each case.",
    "Dynamic and tranched batches have 24 segments or tranches for each stream, the batch of 50 has 12.",
  ],
  tables: tablesOf(
    { linear: LINEAR, dynamic: DYNAMIC, tranched: TRANCHED, batch: BATCH },
    [5, 10, 20, 50],
  ),
};

/** Whole transactions of the recording that this site replays. */
export const LOCKUP_V4_RECORDED: GasDataSet = {
  id: "recorded",
  label: "Whole transaction, recorded",
  release: "lockup@v4.0",
  source: {},
  conditions: [
    "Whole transactions on an EVM in memory, of the npm packages' artifacts with a plain OpenZeppelin token: 21,000 gas, calldata and cold storage included, refunds taken off.",
    "The highest withdrawal and the highest cancellation call a hook that stores its arguments.",
    "The lowest withdrawMaxAndTransfer has no amount to withdraw.",
  ],
  tables: [
    {
      id: "calls",
      label: "Calls",
      contract: "SablierLockup",
      columns: [{ label: "Lowest" }, { label: "Highest" }],
      rows: RECORDED,
    },
    {
      id: "two-streams",
      label: "Batch of two",
      contract: "SablierBatchLockup",
      columns: [{ label: "Gas", streams: 2 }],
      rows: RECORDED_BATCHES,
    },
  ],
};

/** Measurements of Lockup v4.0, the ones to prefer first. */
export const LOCKUP_V4_GAS = [LOCKUP_V4_FORK, LOCKUP_V4_RECORDED] as const;
