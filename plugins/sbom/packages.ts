/** A package of which something is in the built site. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** License as the package states it: an SPDX expression. */
  readonly license: string;
  /** What of it is shipped. */
  readonly part: "code and styles" | "data" | "font";
  /** Text of the license file and notices; empty when the package has none. */
  readonly licenseText: string;
  readonly author: string;
  /** Address of its source; empty when the package names none. */
  readonly repository: string;
  /** Hash of the package file from the lockfile, as `sha512-…`; null for what is in no lockfile. */
  readonly integrity: string | null;
}

const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/**
 * Folders of the packages that modules of the bundle come from, each once, sorted.
 *
 * @param resources files, or identifiers of modules with loaders in front and queries behind
 */
export function packageFolders(resources: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const resource of resources) {
    const file = (resource.split("!").at(-1) ?? "").split("|").at(-1)?.split("?")[0] ?? "";
    const folder = PACKAGE.exec(file)?.[1];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders].sort();
}

/** The fields of a package.json that matter here. */
export interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly licenses?: unknown;
  readonly author?: unknown;
  readonly repository?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** A field that is text, or an object with the text under a key. */
function textOf(value: unknown, key: string): string {
  if (typeof value === "string") return value;
  return isRecord(value) && typeof value[key] === "string" ? value[key] : "";
}

/** Words of the one license that packages without a field for it have had so far. */
const MIT_GRANT = "Permission is hereby granted, free of charge, to any person obtaining a copy";

/**
 * The license that a package states, also in the two forms that old packages use, or the one whose
 * text it brings.
 *
 * @param licenseText text of its license file; empty when it has none
 */
export function licenseOf({ license, licenses }: PackageJson, licenseText: string): string {
  const list = Array.isArray(licenses) ? licenses.map((entry) => textOf(entry, "type")) : [];
  const stated = textOf(license, "type") || list.join(" OR ");
  return stated === "" && licenseText.replace(/\s+/g, " ").includes(MIT_GRANT) ? "MIT" : stated;
}

export function originOf({ author, repository }: PackageJson): {
  author: string;
  repository: string;
} {
  const address = textOf(repository, "url")
    .replace(/^git\+|\.git$/g, "")
    .replace(/^git:/, "https:");
  const shortForm = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(address)?.[1];
  return {
    author: textOf(author, "name").replace(/\s*<[^>]*>/g, ""),
    repository: shortForm === undefined ? address : `https://github.com/${shortForm}`,
  };
}
