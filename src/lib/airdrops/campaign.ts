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

/**
 * Whether the campaign admin can claw back now: before the first claim, up to and including 7 days
 * after it, and from the expiration on.
 */
export function isClawbackAllowed(times: CampaignTimes, now: bigint): boolean {
  const { firstClaimTime } = times;
  const isGracePeriod = now <= firstClaimTime + GRACE_PERIOD_SECONDS;
  return firstClaimTime === 0n || isGracePeriod || hasExpired(times, now);
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
