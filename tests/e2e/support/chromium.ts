import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Names under which systems install Chromium, the preferred one first. */
const PROGRAM_NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Features that no test is about. The last two are the popups of the address bar: hidden pages that each
 * window loads, a third of the work of a test that opens one. Chromium takes the last list of its command
 * line only, so that the others, which Playwright turns off, stand here once more.
 */
const DISABLED_FEATURES = [
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "AimEnabled",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
].join(",");

/** Flags for a run without a sandbox, a screen or any traffic of the browser's own. */
export const CHROMIUM_ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${DISABLED_FEATURES}`,
] as const;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The browser to test with: `CHROMIUM_PATH`, or the first Chromium on the search path.
 *
 * @throws {Error} when there is none, with the command that installs one
 */
export function findChromium(
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  if (env.CHROMIUM_PATH !== undefined && env.CHROMIUM_PATH !== "") {
    if (!isExecutable(env.CHROMIUM_PATH)) {
      throw new Error(
        `CHROMIUM_PATH is "${env.CHROMIUM_PATH}", which is not a program that can be run: correct or unset it.`,
      );
    }
    return env.CHROMIUM_PATH;
  }
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const candidates = PROGRAM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const path = candidates.find(isExecutable);
  if (path === undefined) {
    throw new Error(
      "No Chromium found: run bash scripts/ensure-chromium.sh, or set CHROMIUM_PATH.",
    );
  }
  return path;
}
