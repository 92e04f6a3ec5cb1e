import path from "node:path";

import type { Root } from "mdast";
import type { VFile } from "vfile";

import { EXAMPLE_LANGUAGES, exampleText } from "../examples/load";
import { changeFences } from "./change-fences";

export interface ExampleRegionsOptions {
  /** Folder of the site, which holds `examples`. */
  readonly siteDir: string;
}

/** What a fence says about the example it shows. */
export interface ExampleReference {
  /** Path relative to the site, `examples/solidity/lockup/CreateLinear.sol`. */
  readonly file: string;
  /** Region to show; the whole file when undefined. */
  readonly region: string | undefined;
  /** The words that are not about the example, such as a title. */
  readonly rest: string;
}

/**
 * Reads `file=…` and `region=…` from the words after a fence's language.
 *
 * @returns undefined for a fence that shows no example
 * @throws Error for a region without a file, or either of them twice
 */
export function parseExampleMeta(meta: string | null | undefined): ExampleReference | undefined {
  const found = new Map<string, string>();
  // A quoted title may hold anything, so it is matched first and kept.
  const rest = (meta ?? "").replace(
    /"[^"]*"|'[^']*'|(?<=^|\s)(file|region)=(\S+)/g,
    (word, key?: string, value?: string) => {
      if (key === undefined || value === undefined) return word;
      if (found.has(key)) throw new Error(`A code fence has two "${key}=" options.`);
      found.set(key, value);
      return "";
    },
  );
  const file = found.get("file");
  const region = found.get("region");
  if (file === undefined) {
    if (region === undefined) return undefined;
    throw new Error(`A code fence has "region=${region}" but no "file=examples/…".`);
  }
  return { file, region, rest: rest.replace(/\s+/g, " ").trim() };
}

function checkLanguage(lang: string | null | undefined, file: string): void {
  const languages = EXAMPLE_LANGUAGES[path.posix.extname(file)];
  if (languages !== undefined && !languages.includes(lang ?? "")) {
    throw new Error(
      `A code fence shows ${file} as "${lang ?? ""}". Write one of: ${languages.join(", ")}.`,
    );
  }
}

/**
 * Remark step: fills an empty fence such as
 * ```` ```solidity file=examples/solidity/lockup/CreateLinear.sol region=create ````
 * with that region of the file, and says where the whole file is (`data-file`).
 *
 * @throws Error listing every fence of the page, with its line, that names a file or region that
 *   does not exist, names a language that is not the file's, or has text of its own
 */
export function remarkExampleRegions({ siteDir }: ExampleRegionsOptions) {
  return (tree: Root, file: VFile): Promise<void> =>
    changeFences(tree, file, "Examples", (fence) => {
      const reference = parseExampleMeta(fence.meta);
      if (reference === undefined) return undefined;
      if (fence.value.trim() !== "") {
        throw new Error(
          `A code fence that shows ${reference.file} has text of its own. Remove the text or the file.`,
        );
      }
      checkLanguage(fence.lang, reference.file);
      return {
        ...fence,
        value: exampleText(siteDir, reference.file, reference.region),
        meta: reference.rest === "" ? null : reference.rest,
        data: { hProperties: { dataFile: `/${reference.file}` } },
      };
    });
}
