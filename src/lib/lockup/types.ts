/** Models in the order of the contract's enum (`getLockupModel`). */
export const LOCKUP_MODELS = ["linear", "dynamic", "tranched", "price-gated"] as const;

/** Statuses in the order of the contract's enum (`statusOf`). */
export const LOCKUP_STATUSES = ["PENDING", "STREAMING", "SETTLED", "CANCELED", "DEPLETED"] as const;

/** Status of a Lockup stream. An id without a stream has no status: the contract reverts. */
export type LockupStatus = (typeof LOCKUP_STATUSES)[number];

/** Start and end of a stream, Unix seconds. */
export interface Timestamps {
  readonly start: bigint;
  readonly end: bigint;
}

/** Amounts released at once at the start and at the cliff of a linear stream, base units. */
export interface UnlockAmounts {
  readonly start: bigint;
  readonly cliff: bigint;
}

/** Seconds from the start of a linear stream to its cliff (0 for no cliff) and to its end. */
export interface Durations {
  readonly cliff: bigint;
  readonly total: bigint;
}

/**
 * One segment of a dynamic stream.
 *
 * - `amount`: released over the segment, base units
 * - `exponent`: wad (UD2x18), 1e18 is a straight line
 * - `timestamp`: end of the segment, Unix seconds
 */
export interface Segment {
  readonly amount: bigint;
  readonly exponent: bigint;
  readonly timestamp: bigint;
}

/** One step of a tranched stream: amount in base units, moment of the unlock in Unix seconds. */
export interface Tranche {
  readonly amount: bigint;
  readonly timestamp: bigint;
}

/** A segment or tranche that is given by its length in seconds instead of its end. */
export type Lasting<Entry extends Segment | Tranche> = Omit<Entry, "timestamp"> & {
  readonly duration: bigint;
};

/** Schedule of a linear stream; `cliffTime` in Unix seconds, 0 without a cliff. */
export interface LinearSchedule {
  readonly model: "linear";
  readonly cliffTime: bigint;
  readonly unlockAmounts: UnlockAmounts;
  /**
   * Seconds between two unlocks, from 1, counted from the cliff or the start. Only streams since
   * Lockup v4.0 have one; without, the amount is rounded as in the releases before.
   */
  readonly granularity?: bigint;
}

export interface DynamicSchedule {
  readonly model: "dynamic";
  readonly segments: readonly Segment[];
}

export interface TranchedSchedule {
  readonly model: "tranched";
  readonly tranches: readonly Tranche[];
}

/** What a stream streams when, apart from its start, its end and its deposit. */
export type LockupSchedule = LinearSchedule | DynamicSchedule | TranchedSchedule;

/**
 * Condition of a price-gated stream: the address of a price feed, and the price in 8 decimals that
 * unlocks the deposit before the end.
 */
export interface PriceGatedSchedule {
  readonly model: "price-gated";
  readonly oracle: string;
  readonly targetPrice: bigint;
}

/**
 * Amounts of a stream, base units: `deposited` is net of a broker fee and never changes,
 * `withdrawn` is the running total, `refunded` is 0 until a cancellation.
 */
export interface LockupAmounts {
  readonly deposited: bigint;
  readonly withdrawn: bigint;
  readonly refunded: bigint;
}

/** A Lockup stream as the contract stores it. The recipient is the owner of the stream's NFT. */
export interface LockupStream {
  readonly sender: string;
  readonly token: string;
  readonly timestamps: Timestamps;
  readonly schedule: LockupSchedule | PriceGatedSchedule;
  readonly amounts: LockupAmounts;
  readonly isCancelable: boolean;
  readonly wasCanceled: boolean;
  readonly isDepleted: boolean;
  readonly isTransferable: boolean;
}
