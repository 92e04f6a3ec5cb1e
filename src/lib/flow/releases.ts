/** Releases whose streams this folder calculates, newest first. */
export const FLOW_RELEASES = ["v3.0", "v2.0", "v1.1", "v1.0"] as const;

/** A release of Flow, without the protocol's name. */
export type FlowRelease = (typeof FLOW_RELEASES)[number];

/** The newest release that this folder calculates. */
export const NEWEST_FLOW: FlowRelease = FLOW_RELEASES[0];

/**
 * Whether a release has the rules of v2.0: a start time for each stream, a minimum fee in native coin
 * for each withdrawal, and neither protocol fee nor broker fee in tokens.
 */
export const hasStartTime = (release: FlowRelease): boolean =>
  release === "v3.0" || release === "v2.0";

/**
 * Name of an error about the state of a stream, which `SablierFlowState` raises since v2.0.
 *
 * @param name the part after the underscore, such as `StreamPaused`
 */
export function stateError(
  release: FlowRelease,
  name: "Null" | "StreamPaused" | "StreamVoided" | "Unauthorized",
): string {
  return `${hasStartTime(release) ? "SablierFlowState" : "SablierFlow"}_${name}`;
}
