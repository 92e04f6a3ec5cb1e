import {
  envioAddress,
  explorerPage,
  gatewayAddress,
  hasuraPlayground,
  QUERY_KEY,
  studioAddress,
} from "../src/lib/endpoints/addresses";
import type { Endpoint, OutsideChain } from "../src/lib/endpoints/model";
import type { IsoDate, Version } from "../src/lib/protocol/model";

/** Day on which the current endpoints were in the state recorded here. */
export const ENDPOINTS_AS_OF: IsoDate = "2026-08-22";

/** Day on which the endpoints that are no longer listed were last seen listed. */
export const LAST_SEEN: IsoDate = "2025-08-08";

/** Day on which Lockup and Flow became one indexer, at the addresses of Lockup. */
export const MERGED_ON: IsoDate = "2026-04-06";

/** Day on which the lines `sablier-v2`, `sablier-v2-fl` and `sablier-v2-ms` were replaced. */
export const LINES_REPLACED_ON: IsoDate = "2025-02-03";

/** Chains with an endpoint that the data package does not list. */
export const CHAINS_OUTSIDE_PACKAGE: readonly OutsideChain[] = [
  {
    id: 478,
    name: "Form",
    slug: "form",
    testnet: false,
    reason: "The data package has dropped the chain; a node of 0xGraph still had its subgraphs.",
  },
  {
    id: 4689,
    name: "IoTeX",
    slug: "iotex",
    testnet: false,
    reason: "The data package has dropped the chain; The Graph Network still had its subgraphs.",
  },
];

const LINE_PROTOCOLS = ["lockup", "flow", "airdrops"] as const;

type LineProtocol = (typeof LINE_PROTOCOLS)[number];

/** Accounts in Subgraph Studio: the one in use, and the one that deprecated lines stay on. */
const STUDIO = { current: 112500, deprecated: 57079 } as const;

/** Name of the gateway in addresses that were published before it was renamed; both answer. */
const OLD_GATEWAY = "gateway-arbitrum.network.thegraph.com";

/** Host of Envio's service until November 2024. */
const OLD_ENVIO = "indexer.bigdevenergy.link";

/** Last part of a subgraph's name, by chain id. */
const SLUGS: Readonly<Record<number, string>> = {
  1: "ethereum",
  10: "optimism",
  50: "xdc",
  56: "bsc",
  100: "gnosis",
  130: "unichain",
  137: "polygon",
  146: "sonic",
  324: "zksync",
  478: "form",
  1329: "sei",
  1890: "lightlink",
  2741: "abstract",
  2818: "morph",
  4689: "iotex",
  5330: "superseed",
  5845: "tangle",
  8453: "base",
  34443: "mode",
  42161: "arbitrum",
  43114: "avalanche",
  50104: "sophon",
  59144: "linea",
  80094: "berachain",
  81457: "blast",
  84532: "base-sepolia",
  88888: "chiliz",
  369369: "denergychain",
  421614: "arbitrum-sepolia",
  534352: "scroll",
  11155111: "sepolia",
  11155420: "optimism-sepolia",
};

/** Releases that the indexers read, oldest first. */
const RELEASES = {
  lockup: ["v1.0", "v1.1", "v1.2", "v2.0", "v3.0", "v4.0"],
  flow: ["v1.0", "v1.1", "v2.0", "v3.0"],
  airdrops: ["v1.1", "v1.2", "v1.3", "v2.0", "v3.0"],
} as const satisfies Record<LineProtocol, readonly Version[]>;

type Vendors = "both" | "envio" | "the-graph";

/** First and last release that is read on a chain. */
type Span = readonly [first: Version, last: Version];

/** What is indexed on which chain today. A vendor that has a chain has all three protocols there. */
const TODAY: readonly (readonly [
  chainId: number,
  vendors: Vendors,
  lockup: Span,
  flow: Span,
  airdrops: Span,
])[] = [
  [1, "both", ["v1.0", "v4.0"], ["v1.0", "v3.0"], ["v1.1", "v3.0"]],
  [10, "both", ["v1.0", "v4.0"], ["v1.0", "v3.0"], ["v1.1", "v3.0"]],
  [50, "envio", ["v2.0", "v4.0"], ["v1.1", "v3.0"], ["v1.3", "v3.0"]],
  [56, "both", ["v1.0", "v4.0"], ["v1.0", "v3.0"], ["v1.1", "v3.0"]],
  [100, "both", ["v1.0", "v4.0"], ["v1.0", "v3.0"], ["v1.1", "v3.0"]],
  [130, "both", ["v2.0", "v4.0"], ["v1.1", "v3.0"], ["v1.3", "v3.0"]],
  [137, "both", ["v1.0", "v4.0"], ["v1.0", "v3.0"], ["v1.1", "v3.0"]],
  [143, "envio", ["v3.0", "v4.0"], ["v2.0", "v3.0"], ["v2.0", "v3.0"]],
  [146, "both", ["v2.0", "v4.0"], ["v1.1", "v3.0"], ["v1.3", "v3.0"]],
  [324, "both", ["v1.1", "v4.0"], ["v1.0", "v3.0"], ["v1.1", "v3.0"]],
  [999, "envio", ["v2.0", "v4.0"], ["v1.1", "v3.0"], ["v1.3", "v3.0"]],
  [1329, "envio", ["v2.0", "v3.0"], ["v1.1", "v2.0"], ["v1.3", "v2.0"]],
  [1890, "the-graph", ["v1.1", "v4.0"], ["v1.0", "v3.0"], ["v1.1", "v3.0"]],
  [2741, "envio", ["v1.2", "v4.0"], ["v1.0", "v3.0"], ["v1.2", "v3.0"]],
  [2818, "envio", ["v1.2", "v4.0"], ["v1.0", "v3.0"], ["v1.2", "v3.0"]],
  [4663, "envio", ["v4.0", "v4.0"], ["v3.0", "v3.0"], ["v3.0", "v3.0"]],
  [5330, "envio", ["v1.2", "v4.0"], ["v1.0", "v3.0"], ["v1.2", "v3.0"]],
  [8453, "both", ["v1.0", "v4.0"], ["v1.0", "v3.0"], ["v1.1", "v3.0"]],
  [34443, "envio", ["v1.2", "v4.0"], ["v1.0", "v3.0"], ["v1.2", "v3.0"]],
  [42161, "both", ["v1.0", "v4.0"], ["v1.0", "v3.0"], ["v1.1", "v3.0"]],
  [43114, "both", ["v1.0", "v4.0"], ["v1.0", "v3.0"], ["v1.1", "v3.0"]],
  [50104, "envio", ["v2.0", "v2.0"], ["v1.1", "v1.1"], ["v1.3", "v1.3"]],
  [59144, "both", ["v1.2", "v4.0"], ["v1.0", "v3.0"], ["v1.2", "v3.0"]],
  [80094, "both", ["v2.0", "v4.0"], ["v1.1", "v3.0"], ["v1.3", "v3.0"]],
  [81457, "envio", ["v1.1", "v3.0"], ["v1.0", "v2.0"], ["v1.1", "v2.0"]],
  [84532, "both", ["v1.1", "v4.0"], ["v1.0", "v3.0"], ["v1.1", "v3.0"]],
  [88888, "both", ["v1.2", "v4.0"], ["v1.0", "v3.0"], ["v1.2", "v3.0"]],
  [369369, "the-graph", ["v3.0", "v4.0"], ["v2.0", "v3.0"], ["v2.0", "v3.0"]],
  [534352, "both", ["v1.0", "v4.0"], ["v1.0", "v3.0"], ["v1.1", "v3.0"]],
  [11155111, "both", ["v1.0", "v4.0"], ["v1.0", "v3.0"], ["v1.1", "v3.0"]],
];

/** Subgraph ids of chains that The Graph has indexed since August 2025 only. */
const NEWER_SUBGRAPHS: Readonly<Record<"lockup" | "airdrops", Readonly<Record<number, string>>>> = {
  lockup: { 146: "GnaSPX9XLkPn219CqbGFU1NgveuQk2Hh3c8WxjtesaEh" },
  airdrops: { 146: "5g8orwpm5Rf83G8eqDzDjodt3sG2D64cbiLC98Utmv4Q" },
};

/** Days on which a vendor dropped a chain. */
const DROPPED: Readonly<Record<"the-graph" | "envio", Readonly<Record<number, IsoDate>>>> = {
  "the-graph": {
    50: "2025-08-18",
    478: "2025-10-22",
    1329: "2026-03-23",
    2741: "2026-08-03",
    4689: "2025-10-22",
    34443: "2025-10-22",
    81457: "2026-03-23",
    421614: "2026-02-06",
    11155420: "2026-02-06",
  },
  envio: { 5845: "2025-10-22" },
};

/**
 * A protocol's subgraph and releases on a chain, as listed in August 2025. The id is null where The
 * Graph Network has none.
 */
type Row = readonly [chainId: number, subgraphId: string | null, ...releases: Version[]];

const LOCKUP: readonly Row[] = [
  [1, "AvDAMYYHGaEwn9F9585uqq6MM5CfvRtYcb7KjK7LKPCt", "v1.0", "v1.1", "v1.2", "v2.0"],
  [10, "NZHzd2JNFKhHP5EWUiDxa5TaxGCFbSD4g6YnYr8JGi6", "v1.0", "v1.1", "v1.2", "v2.0"],
  [50, null, "v2.0"],
  [56, "A8Vc9hi7j45u7P8Uw5dg4uqYJgPo4x1rB4oZtTVaiccK", "v1.0", "v1.1", "v1.2", "v2.0"],
  [100, "DtKniy1RvB19q1r2g1WLN4reMNKDacEnuAjh284rW2iK", "v1.0", "v1.1", "v1.2", "v2.0"],
  [130, "3MUG4H3gZcp9fpGLiJMTMeUFcQQ6QdT317P4wYKyns9M", "v2.0"],
  [137, "8fgeQMEQ8sskVeWE5nvtsVL2VpezDrAkx2d1VeiHiheu", "v1.0", "v1.1", "v1.2", "v2.0"],
  [324, "7SuEYGYwZ835LjVGB85ZE8z5zmqdKgmRh8kAEeJefWQN", "v1.1", "v1.2", "v2.0"],
  [478, null, "v2.0"],
  [1329, "AJU5rBfbuApuJpeZeaz6NYuYnnhAhEy4gFkqsSdAT6xb", "v2.0"],
  [1890, null, "v1.1", "v1.2", "v2.0"],
  [2741, "2QjTdDFY233faXksUruMERMiDoQDdtGG5hBLC27aT1Pw", "v1.2", "v2.0"],
  [2818, null, "v1.2", "v2.0"],
  [4689, "2P3sxwmcWBjMUv1C79Jh4h6VopBaBZeTocYWDUQqwWFV", "v1.2", "v2.0"],
  [5330, null, "v1.2", "v2.0"],
  [5845, null, "v1.2", "v2.0"],
  [8453, "778GfecD9tsyB4xNnz4wfuAyfHU6rqGr79VCPZKu3t2F", "v1.0", "v1.1", "v1.2", "v2.0"],
  [34443, "oSBvUM371as1pJh8HQ72NMRMb3foV3wuheULfkNf5vy", "v1.2", "v2.0"],
  [42161, "yvDXXHSyv6rGPSzfpbBcbQmMFrECac3Q2zADkYsMxam", "v1.0", "v1.1", "v1.2", "v2.0"],
  [43114, "FTDmonvFEm1VGkzECcnDY2CPHcW5dSmHRurSjEEfTkCX", "v1.0", "v1.1", "v1.2", "v2.0"],
  [50104, null, "v2.0"],
  [59144, "GvpecytqVzLzuwuQB3enozXoaZRFoVx8Kr7qrfMiE9bs", "v1.2", "v2.0"],
  [80094, "C2r13APcUemQtVdPFm7p7T3aJkU2rH2EvdZzrQ53zi14", "v1.1", "v2.0"],
  [81457, "8MBBc6ET4izgJRrybgWzPjokhZKSjk43BNY1q3xcb8Es", "v1.1", "v1.2", "v2.0"],
  [84532, "DdiYENuyh5ztSybRJnBnCZuUgESkFasjGFHZUbURpKHz", "v1.2", "v2.0"],
  [88888, "4KsXUFvsKFHH7Q8k3BPgEv2NhCJJGwG78gCPAUpncYb", "v1.2", "v2.0"],
  [421614, "ApEFvaPGARHedGmFp6TRQu7DoDHQKwt1LPWi1ka6DFHT", "v1.0", "v1.1", "v1.2"],
  [534352, "GycpYx8c9eRqxvEAfqnpNd1ZfXeuLzjRhnG7vvYaqEE1", "v1.0", "v1.1", "v1.2", "v2.0"],
  [11155111, "5yDtFSxyRuqyjvGJyyuQhMEW3Uah7Ddy2KFSKVhy9VMa", "v1.0", "v1.1", "v1.2", "v2.0"],
  [11155420, "2LFYyhMVMUMYA2q7XMMnBvCs6v6awWxBeMuMk3tMtmiT", "v1.1", "v1.2", "v2.0"],
];

const FLOW: readonly Row[] = [
  [1, "ECxBJhKceBGaVvK6vqmK3VQAncKwPeAQutEb8TeiUiod", "v1.0", "v1.1"],
  [10, "AygPgsehNGSB4K7DYYtvBPhTpEiU4dCu3nt95bh9FhRf", "v1.0", "v1.1"],
  [50, null, "v1.1"],
  [56, "2vU8KF4yWh3vvFjtg7MrRXMnYF3hPX2T3cvVBdaiXhNb", "v1.0", "v1.1"],
  [100, "4KiJ53cTNKdFWPBPmDNQ55tYj8hn1WQg8R4UcTY2STLL", "v1.0", "v1.1"],
  [130, "Cb5uDYfy4ukN9fjhQ3PQZgDzyo6G66ztn1e847rS7Xa8", "v1.1"],
  [137, "ykp38sLarwz3cpmjSSPqo7UuTjYtkZ1KiL4PM2qwmT8", "v1.0", "v1.1"],
  [324, "9DRgWhDAMovpkej3eT8izum6jxEKHE62ciArffsTAScx", "v1.0", "v1.1"],
  [478, null, "v1.1"],
  [1329, "41ZGYcFgL2N7L5ng78S4sD6NHDNYEYcNFxnz4T8Zh3iU", "v1.1"],
  [1890, null, "v1.0", "v1.1"],
  [2741, "Gq3e1gihMoSynURwGXQnPoKGVZzdsyomdrMH934vQHuG", "v1.0", "v1.1"],
  [2818, null, "v1.0", "v1.1"],
  [4689, "6No3QmRiC8HXLEerDFoBpF47jUPRjhntmv28HHEMxcA2", "v1.0", "v1.1"],
  [5330, null, "v1.0", "v1.1"],
  [5845, null, "v1.0", "v1.1"],
  [8453, "4XSxXh8ZgkzaA35nrbQG9Ry3FYz3ZFD8QBdWwVg5pF9W", "v1.0", "v1.1"],
  [34443, "9TwfoUZoxYUyxzDgspCPyxW6uMUKetWQDaTGsZjY1qJZ", "v1.0", "v1.1"],
  [42161, "C3kBBUVtW2rxqGpAgSgEuSaT49izkH6Q8UibRt7XFTyW", "v1.0", "v1.1"],
  [43114, "6PAizjTALVqLLB7Ycq6XnpTeck8Z8QUpDFnVznMnisUh", "v1.0", "v1.1"],
  [50104, null, "v1.1"],
  [59144, "DV9XgcCCPKzUn6pgetg4yPetpW2fNoRKBUQC43aNeLG6", "v1.0", "v1.1"],
  [80094, "J87eaBLfTe7kKWgUGqe5TxntNCzA4pyWmqJowMddehuh", "v1.1"],
  [81457, "8joiC9LpUbSV6eGRr3RWXDArM8p9Q65FKiFekAakkyia", "v1.0", "v1.1"],
  [84532, "AsnKT1waQMvuQxZAqfFuYwtRtAfN8uekDu75jPttfyLh", "v1.0", "v1.1"],
  [88888, "7QX7tJsANNFpxFLLjqzmXRzfY1wPGp3Lty5xGbhgADa6", "v1.0", "v1.1"],
  [421614, "2uWnxpYiDMkEMu1urxqt925mLfuax9XbvfcBoD97AU6d", "v1.0", "v1.1"],
  [534352, "HFpTrPzJyrHKWZ9ebb4VFRQSxRwpepyfz5wd138daFkF", "v1.0", "v1.1"],
  [11155111, "EU9AWmJjrjMRkjxcdHfuWPZvPTNAL3hiXfNGN5MwUpvm", "v1.0", "v1.1"],
  [11155420, "EFKqBB6TeH6etGuHCffnbMbETEgDZ6U29Lgpc4gpYvdB", "v1.0", "v1.1"],
];

const AIRDROPS: readonly Row[] = [
  [1, "DFD73EcSue44R7mpHvXeyvcgaT8tR1iKakZFjBsiFpjs", "v1.1", "v1.2", "v1.3"],
  [10, "CHJtCNDzPqngpa1YJoaVrjuufZL6k6VkEkG9ZFUMQzF7", "v1.1", "v1.2", "v1.3"],
  [50, null, "v1.3"],
  [56, "FXQT42kQPvpMJgsF5Bs6CqpxVvPP1LBqEhWThCCLMeGL", "v1.1", "v1.2", "v1.3"],
  [100, "kQEY5PYbjx4SMKyMUwqJHRLDzKH1aUqGsf1cnibU7Kn", "v1.1", "v1.2", "v1.3"],
  [130, "4rQMJ85hKNhcaDyirGipGvcqS4auGU3QCFRBnpiexyNy", "v1.3"],
  [137, "FRbBKiDyM5YpFAqHLXRfQWwQdMGzFL82hqoPXPpXzAHE", "v1.1", "v1.2", "v1.3"],
  [324, "64iDUwNVWKukw67nqTXif5taEfLug4Qf1c2suAv5hrqN", "v1.1", "v1.2", "v1.3"],
  [478, null, "v1.3"],
  [1329, "HCxLCRqd5MorHXxmXFUBBcA71zTGXnn97Xk2uaBmStsy", "v1.3"],
  [1890, null, "v1.1", "v1.2", "v1.3"],
  [2741, "DRrf6mYEhRt9QieKvTjDHnSWcBm3GW96hpedMKVxLABx", "v1.2", "v1.3"],
  [2818, null, "v1.2", "v1.3"],
  [4689, "G39uCzr1FDY7pBFe8DwShAxhMeC6dbZetutVg6wjtks3", "v1.2", "v1.3"],
  [5330, null, "v1.2", "v1.3"],
  [5845, null, "v1.2", "v1.3"],
  [8453, "4SxPXkQNifgBYqje2C4yP5gz69erZwtD7GuLWgXHSLGe", "v1.1", "v1.2", "v1.3"],
  [34443, "HZMkVX5c2qf7BqbidwpcQMsHGWTDdEKwVjnwenzo9s6m", "v1.2", "v1.3"],
  [42161, "HkHDg6NVVVeobhpcU4pTPMktyC25zd6xAQBGpYrWDgRr", "v1.1", "v1.2", "v1.3"],
  [43114, "CpbN5Ps25UzqfdoqYdrjoSK4Him6nwDvdLK6a2sGS1PA", "v1.1", "v1.2", "v1.3"],
  [50104, null, "v1.3"],
  [59144, "6koYFSd8FQizdQWLTdRpL1yTmAbpMgN1vZN5W6ajZiTN", "v1.2", "v1.3"],
  [80094, "CnYsdmzuY3Mebwywvqv1WrXw9UZuPMTrxoGgR2UdThJE", "v1.1", "v1.3"],
  [81457, "657bogqYaDSSeqsoJcJ1kRqGnc3jC15UmcVLzsYxyxKK", "v1.1", "v1.2", "v1.3"],
  [84532, "4R2hm27YJ7CVEJ97BbBJz2r4KTKYc8sTqqzrD8UzEfJt", "v1.2", "v1.3"],
  [88888, "6LK1aqrhzZCp6c88MEBDAR1VDLpZQiXpBKkceJ5Lu4LU", "v1.2", "v1.3"],
  [421614, "3S7v3VkDq8XMBd8EFVhKur2Vk44xScaW8a4BRjoPuYWk", "v1.1", "v1.2", "v1.3"],
  [534352, "Ev4xS8VxuoUcpgqz5A2BkTgQxQeskm4Fg41XzVJ2DX9", "v1.1", "v1.2", "v1.3"],
  [11155111, "8PLGDyXEsPgRTAnozL7MAjmTUFY4TBzs8i4F9Pq3wwSh", "v1.1", "v1.2", "v1.3"],
  [11155420, "3kp1eR2T1XpvvLkSZ7Wtt45DbDaiykTes478RZ7zwTz", "v1.1", "v1.2", "v1.3"],
];

/** A deprecated subgraph. The id is null where The Graph Network has none or it was never published. */
type PreviousRow = readonly [chainId: number, subgraphId: string | null];

const PREVIOUS_LOCKUP: readonly PreviousRow[] = [
  [1, "EuZZnhFtdCGqN2Zt7EMGYDqQKNrVuhJL63KAfwvF35bL"],
  [10, "6e6Dvs1yDpsWDDREZRqxGi54SVdvTNzUdKpKJxniKVrp"],
  [56, "BVyi15zcH5eUg5PPKfRDDesezMezh6cAkn8LPvh7MVAF"],
  [100, "EXhNLbhCbsewJPx4jx5tutNXpxwdgng2kmX1J7w1bFyu"],
  [137, "CsDNYv9XPUMP8vufuwDVKQrVhsxhzzRHezjLFFKZZbrx"],
  [324, "GY2fGozmfZiZ3xF2MfevohLR4YGnyxGxAyxzi9zmU5bY"],
  [1890, null],
  [8453, "3pxjsW9rbDjmZpoQWzc5CAo4vzcyYE9YQyTghntmnb1K"],
  [42161, "8BnGPBojHycDxVo83LP468pUo4xDyCQbtTpHGZXR6SiB"],
  [43114, "FdVwZuMV43yCb1nPmjnLQwmzS58wvKuLMPzcZ4UWgWAc"],
  [81457, "BXoC2ToMZXnTmCjWftQRPh9zMyM7ysijMN54Nxzb2CEY"],
  [88888, "HKvzAuGjrEiza11W48waJy5csbhKpkMLF688arwHhT5f"],
  [421614, "BZYXgTYGe51dy5rW6LhrLN7PWSiAgRQoqSBJEiPpRN9K"],
  [534352, "HVcngokCByfveLwguuafrBC34xB65Ne6tpGrXHmqDSrh"],
  [11155111, "3JR9ixhdUxX5oc2Yjr6jkG4XUqDd4guy8niL6AYzDKss"],
  [11155420, "2a2JpbmBfQs78UEvQYXgweHetcZUPm9zXCjP69o5mTed"],
];

const PREVIOUS_FLOW: readonly PreviousRow[] = [
  [1, "DgXaXAUMFTZdwo1aZ21dmGV2vyU1Wdb1DkHyVmy3y7xi"],
  [10, "JAf9rM9bn6Z91htddJ33JAyrWdNXHmseHhvx11Bpfysg"],
  [56, "GJvqaYwX9vGXPXDFrANs6LcDALcN22bjvvPvrcNvU8rn"],
  [100, "3XxHfFUMixMJTGVn1FJFFER1NFYpDDQo4QAbR2sQSpAH"],
  [137, "G49hZr29bZK7TAa7KK8z4sZ3ZkL93Ss6CZDG6ffCSifV"],
  [324, null],
  [1890, null],
  [8453, "DVuHKeqguX339rd6JGav7wjXBVi5R4qneHSDNu1urTKr"],
  [34443, "H9D24a58cCZmzZTnu4VNdUoFCEMhNYjHP9uohXr9Qi65"],
  [42161, "61wTsPJr76vzcaMMrqQq7RkHSUsQmHoqiJbkFc1iaNN1"],
  [43114, "CUFanZFBBAaKcJDPLnCwWjo6gAruG92DcK38Y2PzARH8"],
  [59144, "25Ry5DsjAKLXh6b8uXSu6H85Jk9d3MHxQbpDUJTstwvx"],
  [81457, "84gjGqyeWDG2VxvRTRjTFxrnPMuZhAYF4iETBox2ix5D"],
  [88888, "H5LERpVjK2ugD42PX774kv5shHfqd13HkBPWtASq75L4"],
  [421614, "Ai8sJzb4W6B19kPzqWxe47R29YGw5dACy9AJ97nZzm5W"],
  [534352, "2d1uvMnHnohZowpGwDdj6Gpk5gT8SNcZjbLfTA3JVRa8"],
  [11155111, "iYRc4ETBqkeiyVhMeXktJ9jxEuQhQ1eJb2Bv68mGkQm"],
  [11155420, "5tosMw7VVdE9ie3Z8Hdz6Y4SqaMaKrBb3XnM9rTYUag2"],
];

const PREVIOUS_AIRDROPS: readonly PreviousRow[] = [
  [1, "FigCYTmdPtXbf4tgNiy5ZrtnYefz92hsMcwM4f9N5ZeZ"],
  [10, "7iSmF69W4mQqtx6EfWXXn5s27Hrdh72etsPKVC9iE62U"],
  [56, "8uU9qAw9fSzdjqebymGRXWCjtZ5DQCmUA6QzRA14ARpz"],
  [100, "FViBHgu2TtaZZXspDBzACjuPYKtqVDysmH35pk3W3zJJ"],
  [137, "4r2pC3iyLbzytNa5phat3SWdMEyXG8fmnf1K89D7zP2G"],
  [324, "BboiKY7JCdznoqurdXRizL9UYD1YdQKajaj4gvUrPPEA"],
  [1890, null],
  [8453, "DrfN5cbvcCmpQUSc5RE9T1UxtcnMREi1Rd2PgLzDZCo3"],
  [42161, "CPCMKbUFEM8CzVbfic1y34qKbTrKADX9Du9QxsAMAwqU"],
  [43114, "2beDuAvmwbyFzJ95HAwfqNjnYT6nEnzbEfSNhfWGMyhJ"],
  [81457, "HVqkPvCRAvbxjx6YVmkk6w6rHPrqqtiymcGiQiMKPw8f"],
  [88888, "DdhRyXwhvEmKyioCk41m6Xu9fyaprsnp4gMWZ3bHYZJd"],
  [421614, "BBJgy9RANbViGedeWTrVpH2bwm22E3niEzWcqHPMGtna"],
  [534352, "F1QnrgBpsVKtiVzkLisEC2PDo6cjzLoAy5HhPdFRdjW"],
  [11155111, "8UVeHt7rHA27XZhViugaW4nStiN332dHTDWVTNBLCqPc"],
  [11155420, "CG5QddHKoABuN6KHZHYTHL7upg2iPTMYxi35Ey7jspkX"],
];

const LEGACY: readonly (readonly [
  chainId: number,
  name: string,
  subgraphId: string | null,
  ...releases: Version[],
])[] = [
  [1, "sablier", "DkSXWkgJD5qVqfsrfzkLC5WELVX3Dbj3ByWcYjDJieCh", "v1.0", "v1.1"],
  [42161, "sablier-arbitrum", "94SP9QVcxmGV9e2fxuTxUGcZfcv4tjpPCGyyPVyMfLP", "v1.1"],
  [43114, "sablier-avalanche", "DK2gHCprwVaytwzwb5fUrkFS9xy7wh66NX6AFcDzMyF9", "v1.1"],
  [56, "sablier-bsc", "3Gyy7of99oBRqHcCMGJXpHw2xxxZgXxVmFPFR1vL6YhT", "v1.1"],
  [10, "sablier-optimism", "BEnQbvBdXnohC1DpM9rSb47C1FbowK39HfPNCEHjgrBt", "v1.1"],
  [137, "sablier-matic", "6UMNQfMeh3pV5Qmn2NDX2UKNeUk9kh4oZhzzzn5e8rSz", "v1.1"],
  [2020, "sablier-ronin", null, "v1.1"],
];

/** Indexers on Envio. Lockup's has the streams of Flow as well. */
const ENVIO: Readonly<Record<LineProtocol, { name: string; id: string }>> = {
  lockup: { name: "lockup-envio", id: "53b7e25" },
  flow: { name: "lockup-envio", id: "53b7e25" },
  airdrops: { name: "merkle-envio", id: "508d217" },
};

/** Addresses of Envio indexers that others have replaced, with the months they were published in. */
const PAST_ENVIO: readonly {
  protocol: LineProtocol;
  url: string;
  published: string;
  releases: readonly Version[];
  name?: string;
}[] = [
  {
    protocol: "flow",
    url: envioAddress("3b4ea6b"),
    published: "until April 2026",
    releases: ["v1.0", "v1.1"],
    name: "flow-envio",
  },
  {
    protocol: "lockup",
    url: envioAddress("be2052e", OLD_ENVIO),
    published: "from February 2024 to March 2024",
    releases: ["v1.0", "v1.1", "v1.2"],
  },
  {
    protocol: "lockup",
    url: envioAddress("9e37ca4", OLD_ENVIO),
    published: "from March 2024 to November 2024",
    releases: ["v1.0", "v1.1", "v1.2"],
  },
  {
    protocol: "lockup",
    url: envioAddress("9e37ca4"),
    published: "in November 2024",
    releases: ["v1.0", "v1.1", "v1.2"],
  },
  {
    protocol: "airdrops",
    url: envioAddress("61cf6be", OLD_ENVIO),
    published: "from February 2024 to March 2024",
    releases: ["v1.1", "v1.2"],
  },
  {
    protocol: "airdrops",
    url: envioAddress("508d217", OLD_ENVIO),
    published: "from March 2024 to November 2024",
    releases: ["v1.1", "v1.2"],
  },
];

/** Names of subgraphs with `*` for the chain, and the releases that a deprecated line stops at. */
const LINES = {
  lockup: {
    current: "sablier-lockup-*",
    past: "sablier-lockup-*",
    previous: "sablier-v2-*",
    rows: LOCKUP,
    previousRows: PREVIOUS_LOCKUP,
    previousReleases: ["v1.0", "v1.1", "v1.2"],
  },
  flow: {
    current: "sablier-lockup-*",
    past: "sablier-flow-*",
    previous: "sablier-v2-fl-*",
    rows: FLOW,
    previousRows: PREVIOUS_FLOW,
    previousReleases: ["v1.0"],
  },
  airdrops: {
    current: "sablier-airdrops-*",
    past: "sablier-airdrops-*",
    previous: "sablier-v2-ms-*",
    rows: AIRDROPS,
    previousRows: PREVIOUS_AIRDROPS,
    previousReleases: ["v1.1", "v1.2"],
  },
} as const satisfies Record<string, Line>;

interface Line {
  /** Since Lockup and Flow are one. */
  current: string;
  /** In August 2025. */
  past: string;
  /** Until February 2025. */
  previous: string;
  rows: readonly Row[];
  previousRows: readonly PreviousRow[];
  previousReleases: readonly Version[];
}

interface OwnNode {
  url: (name: string) => string;
  playground?: (name: string) => string;
  note: string;
}

/** Chains whose subgraphs run outside The Graph Network, by chain id. */
const OWN_NODES: Readonly<Record<number, OwnNode>> = {
  50: chainNode("https://graphql.xinfin.network/subgraphs/name/xdc"),
  478: {
    url: (name) =>
      `https://formapi.0xgraph.xyz/api/public/5961fb30-8fdc-45ad-9a35-555dd5e0dd56/subgraphs/${name}/2.3_1.0.0/gn`,
    note: "Served by 0xGraph: no key. The long id in the address is public, not a key.",
  },
  369369: chainNode("https://thegraph.denergychain.com/subgraphs/name/denergychain"),
  1890: chainNode("https://graph.phoenix.lightlink.io/query/subgraphs/name/lightlink"),
};

function chainNode(base: string): OwnNode {
  return {
    url: (name) => `${base}/${name}`,
    playground: (name) => `${base}/${name}/graphql`,
    note: "Served by a Graph Node of the chain: no key, no address for testing.",
  };
}

/** What is missing or different at one endpoint, by `vendor/name`. */
const NOTES: Readonly<Record<string, string>> = {
  "the-graph/sablier-lockup-arbitrum-sepolia":
    "Lockup v2.0 streams are missing: the subgraph watches SablierBatchLockup in place of SablierLockup.",
  "the-graph/sablier-airdrops-arbitrum-sepolia":
    "Vested campaigns of v1.3 are missing, because the subgraph does not know SablierLockup v2.0 here. Instant campaigns are there.",
  "the-graph/sablier-v2-fl-zksync":
    "The subgraph id was never published; only the address for testing is known.",
};

function notesOf(key: string, ...more: (string | undefined)[]): string[] {
  return [NOTES[key], ...more].filter((note) => note !== undefined);
}

function slugOf(chainId: number): string {
  const slug = SLUGS[chainId];
  if (slug === undefined) throw new Error(`Chain ${chainId} has no entry in SLUGS.`);
  return slug;
}

/** Releases of a protocol on a chain of today's list. */
function releasesToday(protocol: LineProtocol, row: (typeof TODAY)[number]): readonly Version[] {
  const [, , lockup, flow, airdrops] = row;
  const [first, last] = { lockup, flow, airdrops }[protocol];
  const all: readonly Version[] = RELEASES[protocol];
  return all.slice(all.indexOf(first), all.indexOf(last) + 1);
}

/** Subgraphs of today. Those of Lockup hold Flow as well, under the ids that Lockup's always had. */
function currentSubgraphs(protocol: LineProtocol): Endpoint[] {
  const source = protocol === "airdrops" ? "airdrops" : "lockup";
  const line = LINES[protocol].current;
  return TODAY.filter(([, vendors]) => vendors !== "envio").map((row): Endpoint => {
    const [chainId] = row;
    const node = OWN_NODES[chainId];
    const known = LINES[source].rows.find(([id]) => id === chainId)?.[1];
    const subgraphId = known ?? NEWER_SUBGRAPHS[source][chainId] ?? null;
    const name = line.replace("*", slugOf(chainId));
    return {
      ...servedBy(name, subgraphId, node, STUDIO.current),
      protocol,
      status: "current",
      line,
      chainId,
      url: subgraphId === null ? (node?.url(name) ?? null) : gatewayAddress(subgraphId),
      indexesReleases: releasesToday(protocol, row),
      deprecatedOn: null,
      listedOn: ENDPOINTS_AS_OF,
    };
  });
}

/** Subgraphs of August 2025 that are not listed any more: of Flow, and of chains that were dropped. */
function pastSubgraphs(protocol: LineProtocol): Endpoint[] {
  const { past, rows } = LINES[protocol];
  return rows.flatMap(([chainId, subgraphId, ...indexesReleases]): Endpoint[] => {
    const node = OWN_NODES[chainId];
    const dropped = DROPPED["the-graph"][chainId];
    if (subgraphId === null && node === undefined) return [];
    if (protocol !== "flow" && dropped === undefined) return [];
    const name = past.replace("*", slugOf(chainId));
    return [
      {
        ...servedBy(name, subgraphId, node, STUDIO.current),
        protocol,
        status: dropped === undefined ? "superseded" : "removed",
        line: past,
        chainId,
        url: subgraphId === null ? (node?.url(name) ?? null) : gatewayAddress(subgraphId),
        indexesReleases,
        deprecatedOn: dropped ?? MERGED_ON,
        listedOn: LAST_SEEN,
      },
    ];
  });
}

function previousSubgraphs(protocol: LineProtocol): Endpoint[] {
  const line = LINES[protocol];
  return line.previousRows.map(([chainId, subgraphId]) => {
    const slug = slugOf(chainId);
    const name = line.previous.replace("-*", slug === "ethereum" ? "" : `-${slug}`);
    const node = OWN_NODES[chainId];
    return {
      ...servedBy(name, subgraphId, node, STUDIO.deprecated),
      protocol,
      status: "deprecated",
      line: line.previous,
      chainId,
      url:
        subgraphId === null ? (node?.url(name) ?? null) : gatewayAddress(subgraphId, OLD_GATEWAY),
      indexesReleases: line.previousReleases,
      deprecatedOn: LINES_REPLACED_ON,
      listedOn: LAST_SEEN,
    };
  });
}

function servedBy(
  name: string,
  subgraphId: string | null,
  node: OwnNode | undefined,
  account: number,
): Pick<
  Endpoint,
  | "vendor"
  | "hosting"
  | "name"
  | "subgraphId"
  | "testingUrl"
  | "explorerUrl"
  | "playgroundUrl"
  | "auth"
  | "notes"
> {
  return {
    vendor: "the-graph",
    hosting: node === undefined ? "decentralized-network" : "custom-node",
    name,
    subgraphId,
    testingUrl: node === undefined ? studioAddress(account, name) : null,
    explorerUrl: subgraphId === null ? null : explorerPage(subgraphId),
    playgroundUrl: node?.playground?.(name) ?? null,
    auth: node === undefined ? "the-graph-api-key" : "none",
    notes: notesOf(`the-graph/${name}`, node?.note),
  };
}

function envioEndpoint(protocol: LineProtocol, chainId: number): Omit<Endpoint, "indexesReleases"> {
  const { name, id } = ENVIO[protocol];
  const url = envioAddress(id);
  return {
    protocol,
    vendor: "envio",
    hosting: "hosted-multichain",
    status: "current",
    line: name,
    chainId,
    name,
    subgraphId: null,
    url,
    testingUrl: null,
    explorerUrl: `https://envio.dev/app/sablier-labs/${name}`,
    playgroundUrl: hasuraPlayground(url),
    auth: "none",
    deprecatedOn: null,
    listedOn: ENDPOINTS_AS_OF,
    notes: [],
  };
}

function envioEndpoints(protocol: LineProtocol): Endpoint[] {
  return [
    ...TODAY.filter(([, vendors]) => vendors !== "the-graph").map((row) => ({
      ...envioEndpoint(protocol, row[0]),
      indexesReleases: releasesToday(protocol, row),
    })),
    ...LINES[protocol].rows.flatMap(([chainId, , ...indexesReleases]): Endpoint[] => {
      const dropped = DROPPED.envio[chainId];
      if (dropped === undefined || protocol === "flow") return [];
      return [
        {
          ...envioEndpoint(protocol, chainId),
          status: "removed",
          indexesReleases,
          deprecatedOn: dropped,
          listedOn: LAST_SEEN,
        },
      ];
    }),
  ];
}

function pastEnvio(): Endpoint[] {
  return PAST_ENVIO.map(({ protocol, url, published, releases, name }) => ({
    protocol,
    vendor: "envio",
    hosting: "hosted-multichain",
    status: name === undefined ? "deprecated" : "superseded",
    line: name ?? ENVIO[protocol].name,
    chainId: null,
    name: name ?? ENVIO[protocol].name,
    subgraphId: null,
    url,
    testingUrl: null,
    explorerUrl: null,
    playgroundUrl: null,
    auth: "none",
    indexesReleases: releases,
    deprecatedOn: name === undefined ? null : MERGED_ON,
    listedOn: LAST_SEEN,
    notes: [`Published ${published}, replaced since.`],
  }));
}

function legacySubgraphs(): Endpoint[] {
  return LEGACY.map(([chainId, name, subgraphId, ...indexesReleases]) => ({
    protocol: "legacy",
    vendor: "the-graph",
    hosting: subgraphId === null ? "custom-node" : "decentralized-network",
    status: "current",
    line: "sablier-*",
    chainId,
    name,
    subgraphId,
    url:
      subgraphId === null
        ? `https://subgraph.satsuma-prod.com/${QUERY_KEY}/sablierlabs/${name}/api`
        : gatewayAddress(subgraphId, OLD_GATEWAY),
    testingUrl: subgraphId === null ? null : studioAddress(STUDIO.current, name),
    explorerUrl: subgraphId === null ? null : explorerPage(subgraphId),
    playgroundUrl: null,
    auth: subgraphId === null ? "provider-query-key" : "the-graph-api-key",
    indexesReleases,
    deprecatedOn: null,
    listedOn: ENDPOINTS_AS_OF,
    notes:
      subgraphId === null
        ? ["Hosted by Satsuma (Alchemy): needs a query key of the provider."]
        : [],
  }));
}

/**
 * Every endpoint of the indexers: protocol by vendor by chain, current ones and past ones. One that
 * holds Lockup and Flow is listed for each of them, with the same address.
 * Pages and tools read this list; nothing else in the project holds an endpoint.
 */
export const ENDPOINTS: readonly Endpoint[] = [
  ...LINE_PROTOCOLS.flatMap(currentSubgraphs),
  ...LINE_PROTOCOLS.flatMap(envioEndpoints),
  ...LINE_PROTOCOLS.flatMap(pastSubgraphs),
  ...LINE_PROTOCOLS.flatMap(previousSubgraphs),
  ...pastEnvio(),
  ...legacySubgraphs(),
];
