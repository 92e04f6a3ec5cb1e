/** Releases whose streams this folder calculates, newest first. */
export const LOCKUP_RELEASES = ["v4.0", "v3.0", "v2.0"] as const;

/** A release of Lockup, without the protocol's name. */
export type LockupRelease = (typeof LOCKUP_RELEASES)[number];

/** The newest release that this folder calculates. */
export const NEWEST_LOCKUP: LockupRelease = LOCKUP_RELEASES[0];

/**
 * Name of an error of the library that checks new streams: Helpers, since v4.0 LockupHelpers.
 *
 * @param name the part after the underscore, such as `StartTimeZero`
 */
export function helpersError(release: LockupRelease, name: string): string {
  return `${release === "v4.0" ? "SablierLockupHelpers" : "SablierHelpers"}_${name}`;
}

/**
 * Name of an error of the contract. Since v3.0 there is no `SablierLockupBase` any more.
 *
 * @param name the part after the underscore, such as `StreamDepleted`
 */
export function lockupError(release: LockupRelease, name: string): string {
  if (release === "v2.0") {
    return `${name === "NotExpectedModel" ? "SablierLockup" : "SablierLockupBase"}_${name}`;
  }
  return `${["Null", "NotExpectedModel"].includes(name) ? "SablierLockupState" : "SablierLockup"}_${name}`;
}
