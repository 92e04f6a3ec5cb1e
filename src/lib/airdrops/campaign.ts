import { trimEnd } from "../text/trim-end";

/** Time after the first claim during which the admin can still claw back: 7 days in seconds. */
export const GRACE_PERIOD_SECONDS = 604_800n;

/** Bytes that a campaign keeps of its name and of its shape. */
export const NAME_BYTES = 32;

/**
 * Times of a campaign, Unix seconds.
 *
 * - `expiration`: first second in which claims fail; 0 without an end
 * - `firstClaimTime`: time of the first claim; 0 before it
 */
export interface CampaignTimes {
  readonly expiration: bigint;
  readonly firstClaimTime: bigint;
}

/** Whether claims are over (`hasExpired`): an expiration is set and has been reached. */
export function hasExpired(
  { expiration }: Pick<CampaignTimes, "expiration">,
  now: bigint,
): boolean {
  return expiration > 0n && expiration <= now;
}

/** Whether more than 7 days have passed since the first claim. False before the first claim. */
export function hasGracePeriodPassed(
  { firstClaimTime }: Pick<CampaignTimes, "firstClaimTime">,
  now: bigint,
): boolean {
  return firstClaimTime > 0n && now > firstClaimTime + GRACE_PERIOD_SECONDS;
}

/**
 * Whether the campaign admin can claw back now: before the first claim, up to and including 7 days
 * after it, and from the expiration on.
 */
export function isClawbackAllowed(times: CampaignTimes, now: bigint): boolean {
  return !hasGracePeriodPassed(times, now) || hasExpired(times, now);
}

/** Part of a campaign's life that decides about the clawback. */
export type ClawbackPhase = "before-first-claim" | "grace-period" | "closed" | "expired";

/** Whether the admin can claw back, why, and when the answer changes. */
export interface ClawbackWindow {
  readonly phase: ClawbackPhase;
  readonly allowed: boolean;
  /** First second with another answer, if time alone brings one; undefined otherwise. */
  readonly nextChange: bigint | undefined;
}

/**
 * The clawback window at a moment.
 *
 * @param now Unix seconds
 */
export function clawbackWindow(times: CampaignTimes, now: bigint): ClawbackWindow {
  const { expiration, firstClaimTime } = times;
  const allowed = isClawbackAllowed(times, now);
  if (hasExpired(times, now)) {
    return { phase: "expired", allowed, nextChange: undefined };
  }
  if (firstClaimTime === 0n) {
    return { phase: "before-first-claim", allowed, nextChange: undefined };
  }
  if (hasGracePeriodPassed(times, now)) {
    return { phase: "closed", allowed, nextChange: expiration > 0n ? expiration : undefined };
  }
  const closing = firstClaimTime + GRACE_PERIOD_SECONDS + 1n;
  const expiresFirst = expiration > 0n && expiration <= closing;
  return { phase: "grace-period", allowed, nextChange: expiresFirst ? undefined : closing };
}

/**
 * A name or shape as a campaign stores and returns it: the first 32 bytes in UTF-8, filled up with
 * NUL characters. Cutting inside a character leaves a replacement character behind.
 */
export function storedName(name: string): string {
  const bytes = new Uint8Array(NAME_BYTES);
  bytes.set(new TextEncoder().encode(name).slice(0, NAME_BYTES));
  return new TextDecoder().decode(bytes);
}

/** A name or shape as read from a campaign, without the NUL characters at its end. */
export function displayName(stored: string): string {
  return trimEnd(stored, "\0");
}
