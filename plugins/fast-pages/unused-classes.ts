import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

interface Declaration {
  readonly prop: string;
  readonly value: string;
  remove(): unknown;
}

interface Rule {
  selectors: string[];
  remove(): unknown;
}

/** What this step needs of a style sheet that PostCSS has read. */
interface Root {
  readonly source?: { readonly input?: { readonly file?: string } };
  walkRules(visit: (rule: Rule) => void): void;
  walkDecls(visit: (declaration: Declaration) => void): void;
}

/** The style sheet that Docusaurus brings whole: its cards, avatars and margins too. */
const INFIMA = /[\\/]infima[\\/]/u;

const SOURCE = /\.(?:css|js|jsx|md|mdx|ts|tsx)$/u;

/** Parts of the theme that this site has no pages for. */
const NOT_HERE = /(?:^|[\\/])theme[\\/](?:Blog|DocCard|DocCategory|DocTag|DocVersion|Tag)/u;

const CLASS = /\.((?:[\w-]|\\.)+)/gu;
const REFERENCE = /var\(\s*(--[\w-]+)/gu;

/** Every word, hyphens included, of the source files in folders; not the names that CSS declares. */
export function wordsIn(folders: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!SOURCE.test(file) || NOT_HERE.test(file)) continue;
      const text = readFileSync(path.join(folder, file), "utf8").replace(/--[\w-]+\s*:/gu, "");
      for (const [word] of text.matchAll(/[\w-]+/gu)) words.add(word);
    }
  }
  return words;
}

/** Removes custom properties that nothing reads, then those that only they have read, and so on. */
function dropUnreadProperties(root: Root, known: ReadonlySet<string>): void {
  const read = new Set<string>();
  const removed: string[] = [];
  root.walkDecls(({ value }) => {
    for (const [, name = ""] of value.matchAll(REFERENCE)) read.add(name);
  });
  root.walkDecls((declaration) => {
    const { prop } = declaration;
    if (!prop.startsWith("--") || read.has(prop) || known.has(prop)) return;
    removed.push(prop);
    declaration.remove();
  });
  if (removed.length > 0) dropUnreadProperties(root, known);
}

/**
 * PostCSS step: leaves out what Infima has for classes and custom properties that no source names. Any
 * word counts as a name, so that too much stays rather than too little; no source of Docusaurus or of
 * this site puts a class together from parts.
 *
 * @param readWords words of everything that gives elements their classes and styles; asked for once
 */
export function dropUnusedClasses(readWords: () => ReadonlySet<string>): object {
  let words: ReadonlySet<string> | undefined;
  return {
    postcssPlugin: "drop-unused-classes",
    Once(root: Root): void {
      if (!INFIMA.test(root.source?.input?.file ?? "")) return;
      const known = (words ??= readWords());
      root.walkRules((rule) => {
        const used = rule.selectors.filter((selector) =>
          [...selector.matchAll(CLASS)].every(([, name = ""]) => known.has(name)),
        );
        if (used.length === 0) rule.remove();
        else if (used.length < rule.selectors.length) rule.selectors = used;
      });
      dropUnreadProperties(root, known);
    },
  };
}
