import { valueOf } from "./environment";

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

/** The environment variables that the analytics read at build. */
export interface AnalyticsEnvironment {
  /** `auto`, `on` or `off`. */
  readonly ANALYTICS?: string | undefined;
  /** Path of the insights on this site. */
  readonly ANALYTICS_PATH?: string | undefined;
  /** Path that the insights are below of, for a host that serves them elsewhere. */
  readonly ANALYTICS_BASE_PATH?: string | undefined;
  /** Set to 1 by the one host that offers analytics at a path of the site. */
  readonly VERCEL?: string | undefined;
}

const DEFAULT_PATH = "/_vercel/insights";
const OFF = "Nothing is counted.";

/** Whether a value is a path of this site. */
const isPath = (value: string): boolean => /^\/(?![/\\])[^\s?#]*$/u.test(value);

/**
 * Reads the configuration of the analytics. What cannot be used is a problem and not a failure: the
 * site is built without them.
 */
export function createAnalytics(environment: AnalyticsEnvironment): Analytics {
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
  const withoutEnd = (value: string): string => value.replace(/\/+$/u, "");
  const endpoint =
    base === null ? withoutEnd(path ?? DEFAULT_PATH) : `${withoutEnd(base)}/insights`;
  return { config: { script: `${endpoint}/script.js`, endpoint }, problems };
}
