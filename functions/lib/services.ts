import { type Library, openLibrary } from "./library";
import type { Log } from "./http";
import { type FunctionSettings, readFunctionSettings } from "./settings";
import { findBuildFolder, openSiteFiles, type SiteFiles } from "./site-files";

/** What the functions of one process share. */
export interface Services {
  readonly settings: FunctionSettings;
  readonly files: SiteFiles;
  readonly library: Library;
  readonly log: Log;
}

const log: Log = (entry) => {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));
};

let services: Services | null = null;

/**
 * Opens the settings, the log and the built site when the first request comes.
 *
 * @throws Error when the site is not built
 */
export function openServices(): Services {
  if (services === null) {
    const settings = readFunctionSettings(process.env);
    for (const problem of settings.problems) log({ event: "settings", problem });
    const files = openSiteFiles(findBuildFolder());
    services = { settings, files, library: openLibrary(files), log };
  }
  return services;
}
