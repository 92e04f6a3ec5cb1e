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
export type TypedName =
  | "deposited"
  | "withdrawn"
  | "start"
  | "end"
  | "balance"
  | "rate"
  | "since"
  | "debt"
  | "expiration"
  | "firstClaim"
  | "target"
  | "price"
  | "shares"
  | "root"
  | "fee";

export type TypedValues = Partial<Readonly<Record<TypedName, bigint | undefined>>>;

/** Without the conditions that nobody has typed anything about. */
function only(
  conditions: KnownConditions,
  names: readonly (keyof KnownConditions)[],
): KnownConditions {
  return Object.fromEntries(
    Object.entries(conditions).filter(([name]) => names.includes(name as never)),
  );
}

interface Linear {
  readonly deposited: bigint;
  readonly withdrawn: bigint;
  readonly start: bigint;
  readonly end: bigint;
}

/**
 * What is typed of a stream with a start, an end and two amounts; undefined while one of them is missing.
 *
 * @throws RangeError for values that no stream has
 */
function linearOf({ deposited, withdrawn = 0n, start, end }: TypedValues): Linear | undefined {
  if (deposited === undefined || start === undefined || end === undefined) return undefined;
  if (end <= start) throw new RangeError("The end is not after the start; correct one of them");
  if (withdrawn > deposited) {
    throw new RangeError("More is withdrawn than was deposited; correct one of the amounts");
  }
  return { deposited, withdrawn, start, end };
}

type Read = (values: TypedValues, now: bigint) => DeskReading | undefined;

/** A linear stream without cliff, not canceled. */
const readLockup: Read = (values, now) => {
  const linear = linearOf(values);
  if (linear === undefined) return undefined;
  const { deposited, withdrawn, start, end } = linear;
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
  const decided = ["empty", "depleted", "unfinished", "settled", "streamed"] as const;
  return { status, figures, conditions: only(streamConditions(status, figures, false), decided) };
};

/** A stream of the first protocol, which pays a whole number of base units a second. */
const readLegacy: Read = (values, now) => {
  const linear = linearOf(values);
  if (linear === undefined) return undefined;
  const { deposited, withdrawn, start, end } = linear;
  const { recipient } = legacyBalances(
    {
      sender: "",
      recipient: "",
      deposit: deposited,
      startTime: start,
      stopTime: end,
      remainingBalance: deposited - withdrawn,
      ratePerSecond: deposited / (end - start),
    },
    now,
  );
  const withdrawable = recipient > 0n ? recipient : 0n;
  return {
    figures: { deposited, withdrawn, withdrawable },
    conditions: { empty: withdrawable === 0n },
  };
};

const readFlow: Read = ({ balance, rate, since, debt = 0n }, now) => {
  if (balance === undefined) return undefined;
  // With 18 decimals, the scaled amounts of the contract are base units.
  const stream: FlowStream = {
    sender: ZERO_ADDRESS,
    token: ZERO_ADDRESS,
    tokenDecimals: 18,
    balance,
    ratePerSecond: rate ?? 0n,
    snapshotTime: since ?? now,
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
  // Paused and voided streams have no rate, and look the same.
  const isRunning = rate !== undefined && !isPaused(stream);
  return isRunning
    ? {
        status,
        figures,
        conditions: only(known, ["empty", "unfunded", "voided", "paused", "pending"]),
      }
    : { figures, conditions: only(known, ["empty", "unfunded"]) };
};

const readVault: Read = ({ expiration, target, price, shares, fee }, now) => {
  if (expiration === undefined || target === undefined || price === undefined) return undefined;
  const terms = { expiry: expiration, targetPrice: target, lastSyncedPrice: price };
  const status = vaultStatusOf(terms, now);
  const figures = { expiration, target, price, shares };
  const known = vaultConditions(status, { ...figures, fee });
  const decided = ["active", "inactive", "noShares", "unpaid"] as const;
  return { status, figures, conditions: only(known, decided) };
};

/** What a campaign stores; a row of its list decides the rest. */
const readCampaign: Read = ({ root, start, expiration, firstClaim, balance }) => ({
  figures: { root, start, expiration, firstClaim, balance },
  conditions: {},
});

const KINDS = {
  lockup: { names: ["deposited", "withdrawn", "start", "end"], read: readLockup },
  flow: { names: ["balance", "rate", "since", "debt"], read: readFlow },
  legacy: { names: ["deposited", "withdrawn", "start", "end"], read: readLegacy },
  bob: { names: ["expiration", "target", "price", "shares"], read: readVault },
  airdrops: {
    names: ["root", "start", "expiration", "firstClaim", "balance"],
    read: readCampaign,
  },
} as const satisfies Readonly<
  Record<string, { readonly names: readonly TypedName[]; readonly read: Read }>
>;

type Kind = keyof typeof KINDS;

const kindOf = ({ release }: DeskGroup): Kind => release.split("@", 1)[0] as Kind;

/** What a reader can type of a contract. Readings that its release does not have are left out. */
export function typedNames(group: DeskGroup): readonly TypedName[] {
  const { reads, thing } = group;
  const kind = kindOf(group);
  const names = KINDS[kind].names.filter(
    (name) => kind !== "airdrops" || name === "balance" || Object.hasOwn(reads, name),
  );
  return thing === "salary" || reads.fee === undefined ? names : [...names, "fee"];
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
  const typed: readonly (bigint | undefined)[] = Object.values(values);
  if (typed.every((value) => value === undefined)) return undefined;
  const found = KINDS[kindOf(group)].read(values, now) ?? { figures: {}, conditions: {} };
  return { ...found, figures: { ...found.figures, fee: values.fee } };
}
