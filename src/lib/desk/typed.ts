import { statusOf as vaultStatusOf } from "../bob/vault";
import {
  type FlowStream,
  isPaused,
  refundableAmountOf as refundableFlow,
  statusOf as flowStatusOf,
  totalDebtOf,
  withdrawableAmountOf as withdrawableFlow,
} from "../flow";
import { legacyBalances } from "../legacy";
import {
  type LockupStream,
  PLAIN_LINEAR,
  refundableAmountOf,
  statusOf,
  streamedAmountOf,
  withdrawableAmountOf,
} from "../lockup";
import { ZERO_ADDRESS } from "../simulation";
import { type Figures, streamConditions, vaultConditions } from "./conditions";
import type { DeskGroup } from "./model";
import type { DeskReading } from "./read";
import type { KnownConditions } from "./verdict";

/**
 * What a reader can type in place of a chain: amounts in base units, the fee in wei, the rate in base units a
 * second, moments in Unix seconds, prices with 8 decimals, the root as a number.
 */
export const TYPED_NAMES = [
  "deposited",
  "withdrawn",
  "start",
  "end",
  "balance",
  "rate",
  "since",
  "debt",
  "expiration",
  "firstClaim",
  "target",
  "price",
  "shares",
  "root",
  "fee",
] as const;

export type TypedName = (typeof TYPED_NAMES)[number];

export type TypedValues = Partial<Readonly<Record<TypedName, bigint>>>;

const KINDS = {
  lockup: ["deposited", "withdrawn", "start", "end"],
  flow: ["balance", "rate", "since", "debt"],
  legacy: ["deposited", "withdrawn", "start", "end"],
  bob: ["expiration", "target", "price", "shares"],
  airdrops: ["root", "start", "expiration", "firstClaim", "balance"],
} as const satisfies Readonly<Record<string, readonly TypedName[]>>;

type Kind = keyof typeof KINDS;

const kindOf = ({ release }: DeskGroup): Kind => release.split("@", 1)[0] as Kind;

/** What a reader can type of a contract. Readings that its release does not have are left out. */
export function typedNames(group: DeskGroup): readonly TypedName[] {
  const { reads, thing } = group;
  const kind = kindOf(group);
  const names = KINDS[kind].filter(
    (name) => kind !== "airdrops" || name === "balance" || Object.hasOwn(reads, name),
  );
  return thing === "salary" || reads.fee === undefined ? names : [...names, "fee"];
}

/** Without the conditions that nobody has typed anything about. */
function only(
  conditions: KnownConditions,
  names: readonly (keyof KnownConditions)[],
): KnownConditions {
  return Object.fromEntries(
    Object.entries(conditions).filter(([name]) => names.includes(name as never)),
  );
}

const NO_PARTIES = { sender: undefined, recipient: undefined } as const;
const NO_STATUS = { ...NO_PARTIES, status: undefined } as const;

/** A linear stream without cliff, not canceled: what a start, an end and two amounts say. */
function ofLockup(
  values: Required<Pick<TypedValues, "deposited" | "start" | "end">>,
  withdrawn: bigint,
  now: bigint,
): DeskReading {
  const { deposited, start, end } = values;
  const stream: LockupStream = {
    sender: ZERO_ADDRESS,
    token: ZERO_ADDRESS,
    timestamps: { start, end },
    schedule: PLAIN_LINEAR,
    amounts: { deposited, withdrawn, refunded: 0n },
    isCancelable: true,
    wasCanceled: false,
    isDepleted: withdrawn >= deposited,
    isTransferable: true,
  };
  const status = statusOf(stream, now);
  const figures: Figures = {
    deposited,
    withdrawn,
    streamed: streamedAmountOf(stream, now),
    withdrawable: withdrawableAmountOf(stream, now),
    refundable: refundableAmountOf(stream, now),
  };
  const conditions = streamConditions(status, figures, false);
  return {
    ...NO_PARTIES,
    status,
    figures,
    conditions: only(conditions, ["empty", "depleted", "unfinished", "settled", "streamed"]),
  };
}

function ofFlow(values: TypedValues, balance: bigint, now: bigint): DeskReading {
  const { rate, since = now, debt = 0n } = values;
  // With 18 decimals, the scaled amounts of the contract are base units.
  const stream: FlowStream = {
    sender: ZERO_ADDRESS,
    token: ZERO_ADDRESS,
    tokenDecimals: 18,
    balance,
    ratePerSecond: rate ?? 0n,
    snapshotTime: since,
    snapshotDebtScaled: debt,
    isTransferable: true,
    isVoided: false,
  };
  const status = flowStatusOf(stream, now);
  const figures: Figures = {
    balance,
    debt: totalDebtOf(stream, now),
    withdrawable: withdrawableFlow(stream, now),
    refundable: refundableFlow(stream, now),
  };
  const known = streamConditions(status, figures, false);
  const isRunning = rate !== undefined && !isPaused(stream);
  return {
    ...NO_PARTIES,
    // Paused and voided streams have no rate, and look the same.
    status: isRunning ? status : undefined,
    figures,
    conditions: only(known, [
      "empty",
      "unfunded",
      ...(isRunning ? (["voided", "paused", "pending"] as const) : []),
    ]),
  };
}

/**
 * What follows from values that a reader types, where no chain was asked. What they say nothing about stays open.
 *
 * @param now Unix seconds
 * @returns undefined while nothing is typed
 * @throws RangeError for values that no stream has
 */
export function typedReading(
  group: DeskGroup,
  values: TypedValues,
  now: bigint,
): DeskReading | undefined {
  if (Object.keys(values).length === 0) return undefined;
  const { fee, deposited, withdrawn = 0n, start, end, balance } = values;
  const paid = fee === undefined ? {} : { fee };
  const found = ((): DeskReading => {
    const nothing = { ...NO_STATUS, figures: {}, conditions: {} };
    const kind = kindOf(group);
    if (kind === "airdrops") {
      const { root, expiration, firstClaim } = values;
      const all = { root, start, expiration, firstClaim, balance };
      const figures = Object.entries(all).filter(([, value]) => value !== undefined);
      return { ...nothing, figures: Object.fromEntries(figures) };
    }
    if (kind === "bob") {
      const { expiration, target, price, shares } = values;
      if (expiration === undefined || target === undefined || price === undefined) return nothing;
      const terms = { expiry: expiration, targetPrice: target, lastSyncedPrice: price };
      const status = vaultStatusOf(terms, now);
      const figures = {
        expiration,
        target,
        price,
        ...(shares !== undefined && { shares }),
        ...paid,
      };
      const known = vaultConditions(status, figures);
      return {
        ...NO_PARTIES,
        status,
        figures,
        conditions: only(known, ["active", "inactive", "noShares", "unpaid"]),
      };
    }
    if (kind === "flow") return balance === undefined ? nothing : ofFlow(values, balance, now);
    if (deposited === undefined || start === undefined || end === undefined) return nothing;
    if (end <= start) throw new RangeError("The end is not after the start; correct one of them");
    if (withdrawn > deposited) {
      throw new RangeError("More is withdrawn than was deposited; correct one of the amounts");
    }
    if (kind === "lockup") return ofLockup({ deposited, start, end }, withdrawn, now);
    const stream = {
      sender: "",
      recipient: "",
      deposit: deposited,
      startTime: start,
      stopTime: end,
      remainingBalance: deposited - withdrawn,
      ratePerSecond: deposited / (end - start),
    };
    const { recipient } = legacyBalances(stream, now);
    const withdrawable = recipient > 0n ? recipient : 0n;
    return {
      ...NO_STATUS,
      figures: { deposited, withdrawn, withdrawable },
      conditions: { empty: withdrawable === 0n },
    };
  })();
  return { ...found, figures: { ...found.figures, ...paid } };
}
