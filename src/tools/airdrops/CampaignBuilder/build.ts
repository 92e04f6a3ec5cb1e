import { LOWEST_MAX_COUNT } from "../../../../data/max-counts";
import {
  type Allocation,
  buildTree,
  checkClaim,
  claimStream,
  displayName,
  type Hash,
  hasExpired,
  leafHash,
  merkleProof,
  NAME_BYTES,
  readList,
  storedName,
  totalPercentage,
  type TrancheWithPercentage,
  type VestedCampaign,
} from "@site/src/lib/airdrops";
import { formatContractError, UNIT } from "@site/src/lib/fixed-point";
import {
  decimalsField,
  type FieldValues,
  type FormValues,
  momentField,
  optionalMomentField,
  optionField,
  periodField,
  readElapsed,
  readForm,
  readPeriod,
  readShare,
  textField,
  yesNoField,
} from "@site/src/forms";
import { addressField } from "@site/src/forms/addresses";
import { addressProblem, toChecksum } from "@site/src/lib/format/addresses";
import { formatPercent, toPlotNumber } from "@site/src/lib/format/amounts";
import { formatDuration } from "@site/src/lib/format/durations";
import { streamedBySchedule } from "@site/src/lib/lockup";
import { type PlotPoint, sampleTimes } from "@site/src/lib/plot";
import { quoteValue } from "@site/src/lib/query";
import { breaksOf } from "@site/src/lib/shapes";
import { ZERO_ADDRESS } from "@site/src/lib/simulation";

export type Kind = "instant" | "linear" | "tranched";

/** Function of the factory that creates each kind. */
export const CREATE_FUNCTION: Readonly<Record<Kind, string>> = {
  instant: "createMerkleInstant",
  linear: "createMerkleLL",
  tranched: "createMerkleLT",
};

/** Most rows here. A campaign has no limit: the list itself is not on chain. */
const MAX_ROWS = 8;
const MAX_TRANCHES = 12;
/** The smallest `MAX_COUNT` of the Lockup deployments, so that what passes fits. */
const MAX_COUNT = BigInt(LOWEST_MAX_COUNT);
const DAY = 86_400;

/**
 * Reads the list of recipients, see `readList`. A wrong checksum is a mistake.
 *
 * @throws RangeError that names the lines with mistakes
 */
export function readRows(text: string, decimals?: number): Allocation[] {
  const { allocations } = readList(text, { decimals, most: MAX_ROWS, addressProblem });
  return allocations.map((row) => ({ ...row, recipient: toChecksum(row.recipient) }));
}

/**
 * Reads tranches such as `30% 30d, 70% 60d`: share, and time since the tranche before.
 *
 * @throws RangeError that names the tranche with a mistake
 */
export function readTranches(text: string): TrancheWithPercentage[] {
  const parts = text.split(",").map((part) => part.trim());
  if (parts.length > MAX_TRANCHES) {
    throw new RangeError(`There are ${parts.length} tranches; use at most ${MAX_TRANCHES} here`);
  }
  return parts.map((part) => {
    const [share = "", duration = "", ...rest] = part.split(/\s+/);
    if (share === "" || duration === "" || rest.length > 0) {
      throw new RangeError(`${quoteValue(part)} is no tranche; write for example 30% 30d`);
    }
    return { unlockPercentage: readShare(share), duration: readPeriod(duration) };
  });
}

export const CAMPAIGN_FIELDS = {
  kind: optionField<Kind>("mbk", "Type", "linear", {
    instant: "Instant: pays at once",
    linear: "LL: linear streams",
    tranched: "LT: tranched streams",
  }),
  rows: textField(
    "mbr",
    "Recipients",
    [
      "0x1111111111111111111111111111111111111111,1000",
      "0x2222222222222222222222222222222222222222,2500",
      "0x3333333333333333333333333333333333333333,500",
    ].join("\n"),
    readRows,
    {
      scaled: readRows,
      caption: "Recipients: address,amount",
      rows: 4,
      code: true,
      wide: true,
      hint: "One row a line, up to 8 here. Amounts in whole tokens.",
    },
  ),
  decimals: decimalsField("mbd", "18"),
  name: textField("mbn", "Name", "Summer rewards", String),
  admin: addressField("mba", "Admin", "0x4444444444444444444444444444444444444444", {
    wide: true,
  }),
  created: momentField("mbt", "Created", "2027-01-01"),
  expiration: optionalMomentField("mbe", "Expiration", "2027-03-26", { hint: "Empty: never." }),
  claimAfter: textField("mbc", "Claimed after", "1d", readElapsed, {
    caption: "Preview: claimed after",
    hint: "Since the creation.",
  }),
  start: optionalMomentField("mbs", "Start", "", {
    caption: "Start of all streams",
    hint: "Empty: each at its claim.",
  }),
  startShare: textField("mbu", "Unlocked at the start", "1", readShare, {
    caption: "Unlocked at the start, %",
    inputMode: "decimal",
  }),
  cliff: textField("mbl", "Cliff", "30d", readElapsed, {
    caption: "Cliff after",
    hint: "0 for none.",
  }),
  cliffShare: textField("mbp", "Unlocked at the cliff", "1", readShare, {
    caption: "Unlocked at the cliff, %",
    inputMode: "decimal",
  }),
  total: periodField("mbv", "Total duration", "90d"),
  tranches: textField("mbh", "Tranches", "30% 30d, 70% 60d", readTranches, {
    hint: "Share, and time since the tranche before.",
  }),
  cancelable: yesNoField("mbx", "Cancelable", "no", { caption: "Cancelable by the admin" }),
};

export type CampaignField = keyof typeof CAMPAIGN_FIELDS;

const LINEAR_ONLY: readonly CampaignField[] = ["startShare", "cliff", "cliffShare", "total"];

/** The fields that do not matter for a kind. */
export const UNUSED: Readonly<Record<string, readonly CampaignField[]>> = {
  instant: ["start", ...LINEAR_ONLY, "tranches"],
  linear: ["tranches"],
  tranched: LINEAR_ONLY,
};

/** One check before a campaign is created. */
export interface PreFlight {
  readonly name: string;
  /** `stop`: claims or the admin would be lost. `look`: legal, but seldom wanted. */
  readonly verdict: "fine" | "look" | "stop";
  readonly text: string;
}

/** What a recipient gets. */
export interface Preview {
  readonly row: Allocation;
  readonly leaf: Hash;
  readonly proof: readonly Hash[];
  /** Base units right after the claim, at each moment of {@link Built.moments}. */
  readonly released: readonly bigint[];
  /** Whole tokens over days since the claim; empty for an instant campaign. */
  readonly points: readonly PlotPoint[];
}

/** A campaign, ready for the factory. */
export interface Built {
  readonly kind: Kind;
  readonly decimals: number;
  readonly root: Hash;
  readonly total: bigint;
  /** Arguments of the create function in order, as JSON; token and Lockup are left as names. */
  readonly call: string;
  readonly checks: readonly PreFlight[];
  /** Seconds after the claim that the table shows, with their names. */
  readonly moments: readonly { readonly label: string; readonly at: bigint }[];
  readonly previews: readonly Preview[];
  /** Days that the plot shows; 0 without one. */
  readonly days: number;
}

export interface CampaignEvaluation {
  readonly problems: Partial<Record<CampaignField, string>>;
  readonly built: Built | undefined;
}

interface Values {
  readonly kind: Kind;
  readonly rows: readonly Allocation[];
  readonly decimals: number;
  readonly name: string;
  readonly admin: string;
  readonly created: bigint;
  readonly expiration: bigint;
  readonly claimedAt: bigint;
  readonly cancelable: boolean;
  /** Undefined for an instant campaign. */
  readonly vesting: VestedCampaign | undefined;
}

function scheduleJson(vesting: VestedCampaign): Record<string, unknown> {
  if (vesting.kind === "linear") {
    const { startTime, startPercentage, cliffDuration, cliffPercentage, totalDuration } = vesting;
    return {
      schedule: { startTime, startPercentage, cliffDuration, cliffPercentage, totalDuration },
    };
  }
  return { streamStartTime: vesting.startTime, tranchesWithPercentages: vesting.tranches };
}

function callOf(values: Values, root: Hash, total: bigint): string {
  const { kind, name, admin, expiration, cancelable, vesting, rows } = values;
  const call = {
    function: CREATE_FUNCTION[kind],
    baseParams: {
      token: "TOKEN",
      expiration,
      initialAdmin: toChecksum(admin),
      ipfsCID: "CID of the list",
      merkleRoot: root,
      campaignName: name,
      shape: "",
    },
    ...(vesting === undefined
      ? {}
      : { lockup: "LOCKUP", cancelable, transferable: true, ...scheduleJson(vesting) }),
    aggregateAmount: total,
    recipientCount: BigInt(rows.length),
  };
  return JSON.stringify(
    call,
    (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value),
    2,
  );
}

function claimCheck(values: Values): PreFlight {
  const { rows, vesting, admin, claimedAt } = values;
  const name = "Every claim opens a stream";
  if (vesting === undefined) return { name, verdict: "fine", text: "no stream, the claim pays" };
  for (const { index, amount } of rows) {
    const result = checkClaim(vesting, amount, claimedAt, admin, MAX_COUNT);
    if (!result.ok) {
      const text = `row ${index} reverts: ${formatContractError(result.error)}`;
      return { name, verdict: "stop", text };
    }
  }
  return { name, verdict: "fine", text: `tried with all ${rows.length} rows` };
}

function percentageCheck(vesting: VestedCampaign): PreFlight[] {
  if (vesting.kind === "linear") return [];
  const sum = totalPercentage(vesting.tranches);
  return [
    {
      name: "Percentages add up to 100%",
      verdict: sum === UNIT ? "fine" : "stop",
      text: `${formatPercent(sum)}. The factory accepts any sum.`,
    },
  ];
}

function timeCheck({ expiration, created, claimedAt }: Values): PreFlight {
  const name = "Claims are possible";
  if (expiration === 0n) return { name, verdict: "look", text: "forever: the campaign has no end" };
  if (hasExpired({ expiration }, created)) {
    return { name, verdict: "stop", text: "the expiration is past when the campaign is created" };
  }
  if (hasExpired({ expiration }, claimedAt)) {
    return { name, verdict: "look", text: "the claim of the preview comes after the expiration" };
  }
  return { name, verdict: "fine", text: `for ${formatDuration(expiration - created)}` };
}

function nameCheck(name: string): PreFlight {
  const shown = displayName(storedName(name));
  return shown === name
    ? { name: `The name fits ${NAME_BYTES} bytes`, verdict: "fine", text: quoteValue(name) }
    : {
        name: `The name fits ${NAME_BYTES} bytes`,
        verdict: "look",
        text: `cut to ${quoteValue(shown)}`,
      };
}

function checksOf(values: Values): PreFlight[] {
  const { rows, admin, cancelable, vesting } = values;
  const repeated = rows.length - new Set(rows.map(({ recipient }) => recipient)).size;
  const isNobody = admin.toLowerCase() === ZERO_ADDRESS;
  return [
    claimCheck(values),
    ...(vesting === undefined ? [] : percentageCheck(vesting)),
    timeCheck(values),
    {
      name: "The campaign has an admin",
      verdict: isNobody ? "stop" : "fine",
      text: isNobody
        ? "unclaimed tokens could never be clawed back, and streams need a sender"
        : "may claw back, and is the sender of the streams",
    },
    nameCheck(values.name),
    {
      name: "Each recipient is there once",
      verdict: repeated === 0 ? "fine" : "look",
      text: repeated === 0 ? "yes" : `${repeated} more than once; each row is a separate claim`,
    },
    ...(vesting === undefined
      ? []
      : [
          {
            name: "Streams cannot be canceled",
            verdict: cancelable ? ("look" as const) : ("fine" as const),
            text: cancelable ? "the admin could cancel them and get the rest" : "right",
          },
        ]),
  ];
}

function momentsOf(values: Values): Built["moments"] {
  const first = values.rows[0];
  const { vesting, claimedAt } = values;
  const breaks =
    vesting === undefined || first === undefined
      ? []
      : breaksOf(claimStream(vesting, first.amount, claimedAt));
  const times = [...new Set(breaks.map((time) => time - claimedAt))]
    .filter((at) => at > 0n)
    .sort((a, b) => (a < b ? -1 : 1));
  return [
    { label: "at the claim", at: 0n },
    ...times.map((at) => ({ label: `${formatDuration(at)} later`, at })),
  ];
}

function previewOf(
  row: Allocation,
  values: Values,
  moments: Built["moments"],
): Pick<Preview, "released" | "points"> {
  const { vesting, claimedAt, decimals } = values;
  if (vesting === undefined) return { released: [row.amount], points: [] };
  const stream = claimStream(vesting, row.amount, claimedAt);
  const releasedAt = (at: bigint): bigint =>
    streamedBySchedule({ deposited: row.amount, ...stream }, claimedAt + at);
  const last = moments.at(-1)?.at ?? 0n;
  const breaks = breaksOf(stream).map((time) => time - claimedAt);
  return {
    released: moments.map(({ at }) => releasedAt(at)),
    points: sampleTimes(0n, last, breaks, 40).map((at) => ({
      x: Number(at) / DAY,
      y: toPlotNumber(releasedAt(at), decimals),
    })),
  };
}

function build(values: Values): Built {
  const tree = buildTree(values.rows);
  const total = values.rows.reduce((sum, { amount }) => sum + amount, 0n);
  const checks = checksOf(values);
  const works = checks[0]?.verdict === "fine";
  const moments = works ? momentsOf(values) : [];
  return {
    kind: values.kind,
    decimals: values.decimals,
    root: tree.root,
    total,
    call: callOf(values, tree.root, total),
    checks,
    moments,
    previews: values.rows.map((row, place) => ({
      row,
      leaf: leafHash(row),
      proof: merkleProof(tree, place),
      ...(works ? previewOf(row, values, moments) : { released: [], points: [] }),
    })),
    days: Number(moments.at(-1)?.at ?? 0n) / DAY,
  };
}

function vestingOf(values: FieldValues<typeof CAMPAIGN_FIELDS>): VestedCampaign | undefined {
  const { kind, start: startTime, tranches } = values;
  if (kind === "instant") return undefined;
  if (kind === "tranched") return { kind, startTime, tranches };
  return {
    kind,
    startTime,
    startPercentage: values.startShare,
    cliffDuration: values.cliff,
    cliffPercentage: values.cliffShare,
    totalDuration: values.total,
  };
}

/** The campaign that the fields describe, or what is wrong with them. */
export function evaluate(texts: FormValues<CampaignField>): CampaignEvaluation {
  const { problems, values } = readForm(CAMPAIGN_FIELDS, texts, { unused: UNUSED[texts.kind] });
  if (values === undefined) return { problems, built: undefined };
  const { created, claimAfter, cancelable } = values;
  return {
    problems,
    built: build({
      ...values,
      claimedAt: created + claimAfter,
      cancelable: cancelable === "yes",
      vesting: vestingOf(values),
    }),
  };
}
