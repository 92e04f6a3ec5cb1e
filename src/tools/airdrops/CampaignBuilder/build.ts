import { LOWEST_MAX_COUNT } from "../../../../data/max-counts";
import {
  type Allocation,
  buildTree,
  checkClaim,
  claimStream,
  displayName,
  type Hash,
  hasExpired,
  merkleProof,
  NAME_BYTES,
  type ProvenAllocation,
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
import { formatPercent } from "@site/src/lib/format/amounts";
import { formatDuration } from "@site/src/lib/format/durations";
import { streamedBySchedule } from "@site/src/lib/lockup";
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

/**
 * Reads the list of recipients, see `readList`. A wrong checksum is a mistake.
 *
 * @throws RangeError that names the lines with mistakes
 */
function readRows(text: string, decimals?: number): Allocation[] {
  const { allocations } = readList(text, { decimals, most: MAX_ROWS, addressProblem });
  return allocations.map((row) => ({ ...row, recipient: toChecksum(row.recipient) }));
}

/**
 * Reads tranches such as `30% 30d, 70% 60d`: share, and time since the tranche before.
 *
 * @throws RangeError that names the tranche with a mistake
 */
function readTranches(text: string): TrancheWithPercentage[] {
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

/** A campaign, ready for the factory. Amounts are base units. */
export interface Built {
  readonly kind: Kind;
  readonly decimals: number;
  readonly root: Hash;
  readonly total: bigint;
  /** Arguments of the create function in order, as JSON; token and Lockup are left as names. */
  readonly call: string;
  readonly checks: readonly PreFlight[];
  /** Names of the moments at which a claim releases something; none where claims revert. */
  readonly moments: readonly string[];
  /** The rows with their proofs, and what each has released by these moments. */
  readonly previews: readonly (ProvenAllocation & { readonly released: readonly bigint[] })[];
}

export interface CampaignEvaluation {
  readonly problems: Partial<Record<CampaignField, string>>;
  readonly built: Built | undefined;
}

type Texts = FieldValues<typeof CAMPAIGN_FIELDS>;

interface Values extends Texts {
  readonly claimedAt: bigint;
  /** Undefined for an instant campaign. */
  readonly vesting: VestedCampaign | undefined;
}

function vestingOf(values: Texts): VestedCampaign | undefined {
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

/** The arguments of the create function that an instant campaign does not have. */
function streamArguments(vesting: VestedCampaign, cancelable: boolean): object {
  const common = { lockup: "LOCKUP", cancelable, transferable: true };
  if (vesting.kind === "tranched") {
    const { startTime: streamStartTime, tranches: tranchesWithPercentages } = vesting;
    return { ...common, streamStartTime, tranchesWithPercentages };
  }
  return { ...common, schedule: { ...vesting, kind: undefined } };
}

function callOf(values: Values, merkleRoot: Hash, aggregateAmount: bigint): string {
  const { kind, name, admin, expiration, cancelable, vesting, rows } = values;
  const call = {
    function: CREATE_FUNCTION[kind],
    baseParams: {
      token: "TOKEN",
      expiration,
      initialAdmin: toChecksum(admin),
      ipfsCID: "CID of the list",
      merkleRoot,
      campaignName: name,
      shape: "",
    },
    ...(vesting && streamArguments(vesting, cancelable === "yes")),
    aggregateAmount,
    recipientCount: BigInt(rows.length),
  };
  const asText = (_: string, value: unknown): unknown =>
    typeof value === "bigint" ? `${value}` : value;
  return JSON.stringify(call, asText, 2);
}

type Doubt = readonly [verdict: "look" | "stop", text: string];

/** A check with what it says when it is fine, and otherwise. */
function check(name: string, fine: string, doubt: Doubt | undefined): PreFlight {
  const [verdict, text] = doubt ?? ["fine", fine];
  return { name, verdict, text };
}

function claimDoubt({ rows, vesting, admin, claimedAt }: Values): Doubt | undefined {
  if (vesting === undefined) return undefined;
  for (const { index, amount } of rows) {
    const result = checkClaim(vesting, amount, claimedAt, admin, MAX_COUNT);
    if (!result.ok) return ["stop", `row ${index} reverts: ${formatContractError(result.error)}`];
  }
  return undefined;
}

function timeDoubt({ expiration, created, claimedAt }: Values): Doubt | undefined {
  if (expiration === 0n) return ["look", "forever: the campaign has no end"];
  if (hasExpired({ expiration }, created)) {
    return ["stop", "the expiration is past when the campaign is created"];
  }
  return hasExpired({ expiration }, claimedAt)
    ? ["look", "the claim of the preview comes after the expiration"]
    : undefined;
}

function sumCheck(tranches: readonly TrancheWithPercentage[]): PreFlight {
  const sum = totalPercentage(tranches);
  const text = `${formatPercent(sum)}. The factory accepts any sum.`;
  return check("Percentages add up to 100%", text, sum === UNIT ? undefined : ["stop", text]);
}

function checksOf(values: Values, claim: Doubt | undefined): PreFlight[] {
  const { rows, name, admin, cancelable, vesting, expiration, created } = values;
  const shown = displayName(storedName(name));
  const repeated = rows.length - new Set(rows.map(({ recipient }) => recipient)).size;
  return [
    check(
      "Every claim opens a stream",
      vesting === undefined ? "no stream, the claim pays" : `tried with all ${rows.length} rows`,
      claim,
    ),
    ...(vesting?.kind === "tranched" ? [sumCheck(vesting.tranches)] : []),
    check("Claims are possible", `for ${formatDuration(expiration - created)}`, timeDoubt(values)),
    check(
      "The campaign has an admin",
      "may claw back, and is the sender of the streams",
      admin.toLowerCase() === ZERO_ADDRESS
        ? ["stop", "unclaimed tokens could never be clawed back, and streams need a sender"]
        : undefined,
    ),
    check(
      `The name fits ${NAME_BYTES} bytes`,
      quoteValue(name),
      shown === name ? undefined : ["look", `cut to ${quoteValue(shown)}`],
    ),
    check(
      "Each recipient is there once",
      "yes",
      repeated === 0
        ? undefined
        : ["look", `${repeated} more than once; each row is a separate claim`],
    ),
    ...(vesting === undefined
      ? []
      : [
          check(
            "Streams cannot be canceled",
            "right",
            cancelable === "yes"
              ? ["look", "the admin could cancel them and get the rest"]
              : undefined,
          ),
        ]),
  ];
}

/** When claims that succeed release something, and what each row has released by then. */
function releasesOf({ rows, vesting, claimedAt }: Values) {
  const streams = rows.map(
    ({ amount }) => vesting && { deposited: amount, ...claimStream(vesting, amount, claimedAt) },
  );
  // All rows have the same times.
  const [first] = streams;
  const times = [...new Set([claimedAt, ...(first === undefined ? [] : breaksOf(first))])]
    .filter((time) => time >= claimedAt)
    .sort((a, b) => (a < b ? -1 : 1));
  return {
    moments: times.map((time) =>
      time === claimedAt ? "at the claim" : `${formatDuration(time - claimedAt)} later`,
    ),
    released: rows.map(({ amount }, place) => {
      const stream = streams[place];
      return times.map((time) => (stream ? streamedBySchedule(stream, time) : amount));
    }),
  };
}

/** The campaign that the fields describe, or what is wrong with them. */
export function evaluate(texts: FormValues<CampaignField>): CampaignEvaluation {
  const form = readForm(CAMPAIGN_FIELDS, texts, { unused: UNUSED[texts.kind] });
  if (form.values === undefined) return { problems: form.problems, built: undefined };
  const { kind, decimals, rows, created, claimAfter } = form.values;
  const claimedAt = created + claimAfter;
  const values = { ...form.values, claimedAt, vesting: vestingOf(form.values) };
  const tree = buildTree(rows);
  const total = rows.reduce((sum, { amount }) => sum + amount, 0n);
  const claim = claimDoubt(values);
  const { moments, released } =
    claim === undefined ? releasesOf(values) : { moments: [], released: [] };
  const built = {
    kind,
    decimals,
    root: tree.root,
    total,
    call: callOf(values, tree.root, total),
    checks: checksOf(values, claim),
    moments,
    previews: rows.map((row, place) => ({
      ...row,
      proof: merkleProof(tree, place),
      released: released[place] ?? [],
    })),
  };
  return { problems: form.problems, built };
}
