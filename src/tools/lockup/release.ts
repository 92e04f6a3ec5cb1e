import { optionField, readElapsed, textField, type TextField } from "@site/src/forms";
import {
  type CreateRules,
  LOCKUP_RELEASES,
  type LockupRelease,
  NEWEST_LOCKUP,
} from "@site/src/lib/lockup";

/** A field for the release that a tool calculates, newest first. */
export function releaseField(key: string): TextField<LockupRelease> {
  const choices = LOCKUP_RELEASES.map((value) => ({ value, label: `Lockup ${value}` }));
  return optionField(key, "Release", NEWEST_LOCKUP, choices);
}

/** The release that the reader has chosen; the newest for an unusable text. */
export function chosenRelease(text: string): LockupRelease {
  return LOCKUP_RELEASES.find((release) => release === text) ?? NEWEST_LOCKUP;
}

/** Whether linear streams of a release have a granularity. */
export const hasGranularity = (release: LockupRelease): boolean => release === "v4.0";

/** A field for the granularity of a linear stream: seconds, 0 for an empty one. */
export function granularityField(key: string): TextField<bigint> {
  const check = (text: string): bigint => (text.trim() === "" ? 0n : readElapsed(text));
  return textField(key, "Granularity", "", check, {
    hint: "Time between unlocks, such as 7d. Empty for every second.",
  });
}

/** The granularity that the contract stores, as a part of a linear schedule. */
export function granularityOf(
  release: LockupRelease,
  granularity: bigint,
): { readonly granularity?: bigint } {
  return hasGranularity(release) ? { granularity: granularity === 0n ? 1n : granularity } : {};
}

/**
 * What the checks of a new stream depend on.
 *
 * @param maxCount `MAX_COUNT`, which only v2.0 has
 */
export function rulesOf(release: LockupRelease, maxCount: bigint): CreateRules {
  return release === "v2.0" ? { release, maxCount } : { release };
}
