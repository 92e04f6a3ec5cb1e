import type { GasColumn, GasDataSet, GasRow, GasTable } from "./schema";

const FORK_LINEAR: readonly GasRow[] = [
  ["burn", "", [8_381]],
  ["cancel", "", [41_247]],
  ["renounce", "", [4_378]],
  ["createWithDurationsLL", "no cliff", [122_317]],
  ["createWithDurationsLL", "with cliff", [167_105]],
  ["createWithTimestampsLL", "no cliff", [122_865]],
  ["createWithTimestampsLL", "with cliff", [167_445]],
  ["withdraw", "ongoing, by recipient", [20_020]],
  ["withdraw", "completed, by recipient", [20_073]],
  ["withdraw", "ongoing, by third party", [20_252]],
  ["withdraw", "completed, by third party", [20_305]],
];

const FORK_DYNAMIC: readonly GasRow[] = [
  ["burn", "", [8_381]],
  ["cancel", "", [53_217]],
  ["renounce", "", [4_378]],
  ["createWithDurationsLD", "", [200_463, 419_984, 2_896_308]],
  ["createWithTimestampsLD", "", [195_419, 399_880, 2_703_319]],
  ["withdraw", "ongoing, by recipient", [31_997, 39_284, 121_697]],
  ["withdraw", "completed, by recipient", [21_166, 26_261, 84_014]],
  ["withdraw", "ongoing, by third party", [32_229, 39_516, 121_929]],
  ["withdraw", "completed, by third party", [21_398, 26_493, 84_246]],
];

const FORK_TRANCHED: readonly GasRow[] = [
  ["burn", "", [8_381]],
  ["cancel", "", [41_824]],
  ["renounce", "", [4_378]],
  ["createWithDurationsLT", "", [199_668, 412_191, 2_806_419]],
  ["createWithTimestampsLT", "", [194_757, 394_798, 2_646_865]],
  ["withdraw", "ongoing, by recipient", [20_597, 27_497, 105_349]],
  ["withdraw", "completed, by recipient", [20_880, 25_412, 76_624]],
  ["withdraw", "ongoing, by third party", [20_829, 27_729, 105_581]],
  ["withdraw", "completed, by third party", [21_112, 25_644, 76_856]],
];

const FORK_BATCH: readonly GasRow[] = [
  ["createWithDurationsLL", "", [964_419, 1_769_052, 3_485_878, 8_647_895]],
  ["createWithTimestampsLL", "", [915_036, 1_775_515, 3_499_590, 8_687_018]],
  ["createWithDurationsLD", "", [4_137_927, 8_228_267, 16_427_770, 24_333_619]],
  ["createWithTimestampsLD", "", [3_909_737, 7_766_966, 15_487_263, 23_139_537]],
  ["createWithDurationsLT", "", [4_029_210, 8_002_520, 15_948_064, 23_718_623]],
  ["createWithTimestampsLT", "", [3_838_847, 7_625_502, 15_204_669, 22_807_262]],
];

const LOCAL_LINEAR: readonly GasRow[] = [
  ["burn", "", [16_141]],
  ["cancel", "", [65_381]],
  ["renounce", "", [27_721]],
  ["createWithDurationsLL", "no broker, no cliff", [122_287]],
  ["createWithDurationsLL", "with broker, no cliff", [138_649]],
  ["createWithDurationsLL", "no broker, with cliff", [164_278]],
  ["createWithDurationsLL", "with broker, with cliff", [169_335]],
  ["createWithTimestampsLL", "no broker, no cliff", [120_038]],
  ["createWithTimestampsLL", "with broker, no cliff", [125_100]],
  ["createWithTimestampsLL", "no broker, with cliff", [164_614]],
  ["createWithTimestampsLL", "with broker, with cliff", [169_682]],
  ["withdraw", "completed, by recipient", [33_179]],
  ["withdraw", "ongoing, by recipient", [23_303]],
  ["withdraw", "completed, by third party", [29_561]],
  ["withdraw", "ongoing, by third party", [22_815]],
];

const LOCAL_DYNAMIC: readonly GasRow[] = [
  ["burn", "", [16_141]],
  ["cancel", "", [65_381]],
  ["renounce", "", [27_721]],
  ["createWithDurationsLD", "no broker", [200_461, 417_189, 2_894_573]],
  ["createWithDurationsLD", "with broker", [216_788, 422_199, 2_898_563]],
  ["createWithTimestampsLD", "no broker", [192_627, 397_126, 2_702_660]],
  ["createWithTimestampsLD", "with broker", [197_652, 402_125, 2_706_641]],
  ["withdraw", "completed, by recipient", [23_885, 24_167, 81_920]],
  ["withdraw", "ongoing, by recipient", [29_903, 37_190, 119_603]],
  ["withdraw", "completed, by third party", [19_175, 24_278, 82_009]],
  ["withdraw", "ongoing, by third party", [29_992, 37_279, 119_692]],
];

const LOCAL_TRANCHED: readonly GasRow[] = [
  ["burn", "", [16_141]],
  ["cancel", "", [65_381]],
  ["renounce", "", [27_721]],
  ["createWithDurationsLT", "no broker", [199_665, 409_394, 2_804_166]],
  ["createWithDurationsLT", "with broker", [215_994, 414_411, 2_808_652]],
  ["createWithTimestampsLT", "no broker", [191_964, 392_026, 2_645_177]],
  ["createWithTimestampsLT", "with broker", [196_988, 397_045, 2_649_659]],
  ["withdraw", "completed, by recipient", [23_599, 23_318, 74_530]],
  ["withdraw", "ongoing, by recipient", [18_503, 25_403, 103_255]],
  ["withdraw", "completed, by third party", [18_889, 23_427, 74_619]],
  ["withdraw", "ongoing, by third party", [18_592, 25_492, 103_344]],
];

const LOCAL_BATCH: readonly GasRow[] = [
  ["createWithDurationsLL", "", [937_003, 1_740_955, 3_433_786, 5_125_959, 8_532_644]],
  ["createWithTimestampsLL", "", [898_916, 1_747_416, 3_447_467, 5_155_292, 8_582_221]],
  ["createWithDurationsLD", "", [4_123_217, 8_202_890, 16_380_960, 24_603_376, 24_275_049]],
  ["createWithTimestampsLD", "", [3_895_052, 7_741_699, 15_440_827, 23_157_026, 23_058_857]],
  ["createWithDurationsLT", "", [4_013_105, 7_974_447, 15_896_070, 23_818_565, 23_611_123]],
  ["createWithTimestampsLT", "", [3_822_707, 7_597_402, 15_152_551, 22_725_003, 22_718_936]],
];

const GAS: readonly [GasColumn] = [{ label: "Gas" }];

function perCount(items: "segments" | "tranches"): readonly [GasColumn, ...GasColumn[]] {
  return [
    { label: `2 ${items}`, items: 2 },
    { label: `10 ${items}`, items: 10 },
    { label: `100 ${items}`, items: 100 },
  ];
}

/** Dynamic and tranched batches hold 24 segments or tranches per stream; at 50 streams, 12. */
function perBatch(...sizes: readonly [number, ...number[]]): readonly [GasColumn, ...GasColumn[]] {
  const column = (streams: number): GasColumn => ({
    label: `${streams} streams`,
    streams,
    items: streams < 50 ? 24 : 12,
  });
  const [first, ...rest] = sizes;
  return [column(first), ...rest.map(column)];
}

interface Rows {
  readonly linear: readonly GasRow[];
  readonly dynamic: readonly GasRow[];
  readonly tranched: readonly GasRow[];
  readonly batch: readonly GasRow[];
}

/** Tables of one set: a row for each measured call, batches of these sizes. */
export function tablesOf(
  rows: Rows,
  batchSizes: readonly [number, ...number[]],
): readonly [GasTable, ...GasTable[]] {
  const lockup = { contract: "SablierLockup" };
  return [
    { ...lockup, id: "linear", label: "Linear", columns: GAS, rows: rows.linear },
    {
      ...lockup,
      id: "dynamic",
      label: "Dynamic",
      columns: perCount("segments"),
      rows: rows.dynamic,
    },
    {
      ...lockup,
      id: "tranched",
      label: "Tranched",
      columns: perCount("tranches"),
      rows: rows.tranched,
    },
    {
      id: "batch",
      label: "Batch",
      contract: "SablierBatchLockup",
      columns: perBatch(...batchSizes),
      rows: rows.batch,
    },
  ];
}

const FIXTURE = [
  "Each stream holds 10,000 × 10^18 base units and lasts 10,000 seconds; in batches, each segment or tranche holds 10 tokens.",
  "The cliff, where there is one, comes after 2,500 seconds and unlocks 2,500 × 10^18 + 2,534 base units.",
  "“Ongoing” is one second before the end, “completed” one second after it.",
  "A third party is a caller that is not the recipient; it pays the recipient.",
] as const;

/** Calls to the deployed contracts, on a copy of Ethereum. */
export const LOCKUP_FORK: GasDataSet = {
  id: "fork",
  label: "Ethereum fork, USDC",
  release: "lockup@v2.0",
  source: {
    repository: "sablier-labs/benchmarks",
    revision: "4881009",
    path: "results/lockup",
    url: "https://github.com/sablier-labs/benchmarks/tree/4881009bb044bf9551d5df1e6ab8f679e3f92918",
    date: "2025-04-25",
  },
  conditions: [
    "Contracts as deployed (npm package 2.0.1), on a fork of Ethereum mainnet.",
    "The token is USDC. There is no broker.",
    "The code around the calls: solc 0.8.26, EVM version Shanghai, 1,000 optimizer runs.",
    ...FIXTURE,
  ],
  tables: tablesOf(
    { linear: FORK_LINEAR, dynamic: FORK_DYNAMIC, tranched: FORK_TRANCHED, batch: FORK_BATCH },
    [5, 10, 20, 50],
  ),
};

/** Calls to contracts that the test itself deployed. */
export const LOCKUP_LOCAL: GasDataSet = {
  id: "local",
  label: "Local chain, test token",
  release: "lockup@v2.0",
  source: {
    repository: "sablier-labs/lockup",
    revision: "v2.0.1",
    path: "benchmark/results",
    url: "https://github.com/sablier-labs/lockup/tree/v2.0.1/benchmark/results",
  },
  conditions: [
    "Contracts deployed by the test: via-IR, 570 optimizer runs.",
    "The token is a test token with 18 decimals. Creation was measured with and without a broker.",
    "Recipients withdraw to an address that never held the token, which is why they pay more than third parties here.",
    "For burn, cancel and renounce there is one number for all models.",
    ...FIXTURE,
  ],
  tables: tablesOf(
    { linear: LOCAL_LINEAR, dynamic: LOCAL_DYNAMIC, tranched: LOCAL_TRANCHED, batch: LOCAL_BATCH },
    [5, 10, 20, 30, 50],
  ),
};

/** Published measurements of Lockup v2.0, the ones to prefer first. */
export const LOCKUP_GAS = [LOCKUP_FORK, LOCKUP_LOCAL] as const;
