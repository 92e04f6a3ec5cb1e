/** One package of a lockfile, as npm 7 and newer write it. */
export interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
}

export interface Lockfile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockEntry>>;
}

/**
 * Packages that would run a script when they are installed, with why the site does not need it.
 * `.npmrc` keeps npm from running any.
 */
export const UNNEEDED_SCRIPTS: Readonly<Record<string, string>> = {
  "@sablier/evm-utils": "links the files of Foundry's library, which the site replaces",
  "@sablier/evm-utils-v1.0": "the same",
  "@swc/core": "checks that the binary for the platform is there; the package for it brings it",
  bufferutil: "compiles an optional accelerator of ws, which works without",
  "core-js": "prints a request for donations",
  esbuild: "replaces a small starter by the binary, which the package for the platform brings",
  fsevents: "compiles a watcher of files on macOS, for which the package brings a binary",
  "vnu-jar": "downloads Java, which the night's check of the HTML takes from the system",
  "utf-8-validate": "compiles an optional accelerator of ws, which works without",
};

/** Name of the package in a folder of a lockfile: `node_modules/a/node_modules/@b/c` is `@b/c`. */
export function packageName(folder: string): string {
  return folder.split("node_modules/").at(-1) ?? folder;
}

/** Packages that would run a script when they are installed, each once, sorted. */
export function withInstallScripts(lock: Lockfile): string[] {
  const names = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([folder]) => packageName(folder));
  return [...new Set(names)].sort();
}

/** What is wrong with one package, as the end of a sentence that begins with its folder. */
function entryProblems({ resolved, integrity, link, version }: LockEntry): string[] {
  if (link === true) return ["is a link to a folder: install a published package"];
  const problems: string[] = [];
  if (version === undefined) problems.push("has no version");
  if (integrity === undefined) {
    problems.push("has no integrity: its content is not pinned");
  } else if (!/^sha512-[A-Za-z\d+/]{86}==$/.test(integrity)) {
    problems.push(`has the integrity ${integrity}: only one SHA-512 is accepted`);
  }
  if (resolved !== undefined && !resolved.startsWith("https://")) {
    problems.push(`comes from ${resolved}: only packages over https are accepted`);
  }
  return problems;
}

/**
 * Everything about a lockfile that would let something else be installed than what was reviewed.
 * Entries may leave out where they came from, so that any mirror can serve them; those that say it
 * must all name one host.
 *
 * @returns one line a problem
 */
export function lockfileProblems(lock: Lockfile): string[] {
  const entries = Object.entries(lock.packages).filter(([folder]) => folder !== "");
  const hosts = new Set(
    entries.flatMap(([, { resolved }]) =>
      resolved !== undefined && URL.canParse(resolved) ? [new URL(resolved).host] : [],
    ),
  );
  const unexplained = withInstallScripts(lock).filter(
    (name) => !Object.hasOwn(UNNEEDED_SCRIPTS, name),
  );
  return [
    ...(lock.lockfileVersion === 3 ? [] : [`has version ${lock.lockfileVersion}: use 3`]),
    ...(hosts.size > 1 ? [`names ${hosts.size} hosts: ${[...hosts].sort().join(", ")}`] : []),
    ...entries.flatMap(([folder, entry]) =>
      entryProblems(entry).map((problem) => `${folder} ${problem}`),
    ),
    ...unexplained.map(
      (name) =>
        `${name} wants to run a script at installation: say in scripts/supply-chain/lockfile.ts why it is not needed`,
    ),
  ];
}
