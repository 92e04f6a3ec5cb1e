import * as z from "zod";

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

/** A field that is text, or an object with the text under a key; empty when it is neither. */
const textOr = (key: string) =>
  z
    .union([
      z.string(),
      z.looseObject({ [key]: z.string() }).transform((object) => String(object[key])),
    ])
    .catch("");

/** The address of a repository, which may be named by its place on GitHub alone. */
function addressOf(repository: string): string {
  const address = repository.replace(/^git\+|\.git$/g, "").replace(/^git:/, "https:");
  const shortForm = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(address)?.[1];
  return shortForm === undefined ? address : `https://github.com/${shortForm}`;
}

/** The fields of a package.json that matter here, in one form of those that are in use. */
export const PACKAGE_JSON = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().catch(""),
  author: textOr("name").transform((author) => author.replace(/\s*<[^>]*>/g, "")),
  repository: textOr("url").transform(addressOf),
});
