import type { KnownError } from "../../lib/abi";

/** An error as the decoder shows it. */
export interface ErrorInfo extends KnownError {
  /** Unit of each argument, empty for those without one. */
  readonly units: readonly string[];
  /** Release that raises it, `Lockup v2.0`. */
  readonly protocol: string;
  /** Why the call failed, as plain text. */
  readonly cause: string;
  /** What to change, as plain text. */
  readonly fix?: string;
  /** Route and anchor of the full description. */
  readonly url: string;
}
