import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What this step needs of a rule of PostCSS. */
interface Rule {
  selectors: string[];
  remove(): unknown;
}

interface Root {
  readonly source?: { readonly input?: { readonly file?: string } };
  walkRules(visit: (rule: Rule) => void): void;
}

/** The style sheet that Docusaurus brings whole: its cards, avatars and margins too. */
const INFIMA = /[\\/]infima[\\/]/u;

const SOURCE = /\.(?:js|jsx|md|mdx|ts|tsx)$/u;

const CLASS = /\.((?:[\w-]|\\.)+)/gu;

/** Every word, hyphens included, of the source files in folders. */
export function wordsIn(folders: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!SOURCE.test(file)) continue;
      const text = readFileSync(path.join(folder, file), "utf8");
      for (const [word] of text.matchAll(/[\w-]+/gu)) words.add(word);
    }
  }
  return words;
}

/**
 * PostCSS step: leaves out what Infima has for classes that no source names. Any word counts as a name,
 * so that too much stays rather than too little; no source of Docusaurus or of this site puts a class
 * together from parts.
 *
 * @param readWords words of everything that gives elements their classes; asked for once, when needed
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
    },
  };
}
