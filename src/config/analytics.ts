import { trimEnd } from "../lib/text/trim-end";
import { type Environment, valueOf } from "./environment";

/** Analytics of the host. They are on where the host offers them, and can be switched on or off. */
export interface AnalyticsConfig {
  /** Path of the host's script on this site. */
  readonly script: string;
  /** Path that the script sends what it counts to. */
  readonly endpoint: string;
}

export interface Analytics {
  /** Null when nothing is counted. */
  readonly config: AnalyticsConfig | null;
  /** What is wrong with the configuration; to be shown at build. */
  readonly problems: readonly string[];
}

const DEFAULT_PATH = "/_vercel/insights";
const OFF = "Nothing is counted.";

/** Whether a value is a path of this site. */
const isPath = (value: string): boolean => /^\/(?![/\\])[^\s?#]*$/u.test(value);

/**
 * Reads the configuration of the analytics. What cannot be used is a problem and not a failure: the
 * site is built without them.
 */
export function createAnalytics(environment: Environment): Analytics {
  const mode = valueOf(environment.ANALYTICS) ?? "auto";
  const path = valueOf(environment.ANALYTICS_PATH);
  const base = valueOf(environment.ANALYTICS_BASE_PATH);
  const isOffered = valueOf(environment.VERCEL) === "1";
  const problems: string[] = [];
  if (mode !== "auto" && mode !== "on" && mode !== "off") {
    problems.push(`ANALYTICS is "${mode}": use auto, on or off. ${OFF}`);
  }
  if (path !== null && base !== null) {
    problems.push(`ANALYTICS_PATH and ANALYTICS_BASE_PATH are both set: set one of them. ${OFF}`);
  }
  for (const [name, value] of Object.entries({ ANALYTICS_PATH: path, ANALYTICS_BASE_PATH: base })) {
    if (value !== null && !isPath(value)) {
      problems.push(
        `${name} is "${value}": use a path of this site such as "${DEFAULT_PATH}". ${OFF}`,
      );
    }
  }
  const isOn = mode === "on" || (mode === "auto" && isOffered);
  if (!isOn || problems.length > 0) return { config: null, problems };
  const withoutEnd = (value: string): string => trimEnd(value, "/");
  const endpoint =
    base === null ? withoutEnd(path ?? DEFAULT_PATH) : `${withoutEnd(base)}/insights`;
  return { config: { script: `${endpoint}/script.js`, endpoint }, problems };
}
