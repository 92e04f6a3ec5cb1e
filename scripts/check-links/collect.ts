import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A place in the source that links to another site. */
export interface LinkPlace {
  readonly address: string;
  /** File from the root of the repository. */
  readonly file: string;
  /** Line, counted from 1. */
  readonly line: number;
}

/** Folders whose files hold links that readers follow. */
const FOLDERS = ["docs", "data", "src"];
const SOURCE = /\.(?:mdx?|tsx?)$/;
/** Tests, and schemas, whose addresses are names. */
const LEFT_OUT = /\.test\.tsx?$|^data\/(?:graphql|contracts)\//;
const ADDRESS = /https:\/\/[^\s"'`<>\\^{}|]+/g;

/** Ends an address where the sentence or the Markdown around it goes on. */
function trimmed(address: string): string {
  let end = address.replace(/[.,;:!?*]+$/, "");
  while (end.endsWith(")") && end.split("(").length < end.split(")").length) end = end.slice(0, -1);
  while (end.endsWith("]")) end = end.slice(0, -1);
  return end.replace(/\)\..*$|\),.*$/, "");
}

/**
 * Addresses of other sites in a text, with their lines. Addresses that a program completes
 * (`https://host/${id}`) and the reserved names of examples are left out.
 */
export function linksIn(text: string, file: string): LinkPlace[] {
  return text.split("\n").flatMap((content, index) =>
    [...content.matchAll(ADDRESS)]
      .filter(
        ({ index: start, 0: address }) => !"${".includes(content[start + address.length] ?? " "),
      )
      .map(([address]) => trimmed(address))
      .filter((address) => URL.canParse(address))
      .filter((address) => /\.[a-z]+$/.test(new URL(address).hostname))
      .filter(
        (address) =>
          !/(?:^|\.)(?:example|invalid|test)(?:\.(?:com|org|net))?$/.test(
            new URL(address).hostname,
          ),
      )
      .map((address) => ({ address, file, line: index + 1 })),
  );
}

/** Every address of another site in the source of pages, data and components. */
export function collectLinks(siteDir: string): LinkPlace[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
      .map((entry) =>
        path.relative(siteDir, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"),
      )
      .filter((file) => !LEFT_OUT.test(file))
      .sort()
      .flatMap((file) => linksIn(readFileSync(path.join(siteDir, file), "utf8"), file)),
  );
}
