import type { SymbolName } from "./schema";

type Kind = "function" | "event" | "error";

const namesOf =
  (contract: string) =>
  (kind: Kind, ...names: readonly string[]): SymbolName[] =>
    names.map((name): SymbolName => `${kind} ${contract}.${name}`);

/** Symbols of `SablierLockup`, by their names. */
export const lockup = namesOf("SablierLockup");

/** Symbols of `SablierBatchLockup`, by their names. */
export const batchLockup = namesOf("SablierBatchLockup");

/** Symbols of `SablierFlow`, by their names. */
export const flow = namesOf("SablierFlow");

/** Symbols of the contracts of Airdrops, by the end of their names: `Instant`, `LL`. */
export const campaign = (type: string) => namesOf(`SablierMerkle${type}`);
export const campaignFactory = (type: string) => namesOf(`SablierFactoryMerkle${type}`);
