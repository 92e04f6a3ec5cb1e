import path from "node:path";

import { DEFAULT_PARSE_FRONT_MATTER } from "@docusaurus/utils";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { type PluggableList, type Processor, unified } from "unified";
import { VFile } from "vfile";

import { parseFrontMatterWithChecks } from "../front-matter/parse";
import { verifiedProblems } from "../front-matter/verified";
import { sourceSteps } from "../markdown/source-steps";
import { routeOf } from "./check";
import { addressProblems } from "./facts";
import { readPage, type SourcePage } from "./read-page";

/** Components that every page can use: Docusaurus's, and those of `src/theme/MDXComponents`. */
const KNOWN = new Set(["CodeFence", "Details", "Diagram", "DeferredBlocks", "PageHead"]);

/** What the front matter of a page does not say of how it was checked, with the line. */
async function frontMatterProblems(name: string, value: string): Promise<string[]> {
  if (!name.startsWith("docs/") || routeOf(name) === undefined) return [];
  const { frontMatter } = await parseFrontMatterWithChecks({
    filePath: name,
    fileContent: value,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const lines = value.split("\n");
  return verifiedProblems(frontMatter).map((problem) => {
    const key = /\bwith\b/u.test(problem) ? "verified_with:" : "verified:";
    return `${name}:${lines.findIndex((line) => line.startsWith(key)) + 1 || 1} ${problem}`;
  });
}

/**
 * Stops the parser of GFM from looking for a bare address at each letter, which is a third of its time. A
 * later step of GFM finds these addresses in the finished tree.
 */
function findAddressesOnce(this: Processor): void {
  for (const { text = {} } of this.data().micromarkExtensions ?? []) {
    for (const [sign, constructs = []] of Object.entries(text)) {
      text[sign] = [constructs].flat().filter(({ name }) => name?.endsWith("Autolink") !== true);
    }
  }
}

/** Reads pages of a site, by the name of their file; one that a step refuses has nothing but that problem. */
export function sourceReader(
  siteDir: string,
): (name: string, value: string) => Promise<SourcePage> {
  const processor = unified()
    .use(remarkParse)
    .use([remarkFrontmatter, remarkMdx, remarkGfm, remarkMath, remarkDirective, findAddressesOnce])
    .use(sourceSteps(siteDir) as PluggableList)
    .freeze();
  return async (name, value) => {
    const file = new VFile({ path: path.join(siteDir, name), value });
    const addresses = addressProblems(name, value);
    try {
      const tree = processor.parse(file);
      await processor.run(tree, file);
      file.path = name;
      const page = readPage(tree, file, KNOWN);
      const problems = [...(await frontMatterProblems(name, value)), ...page.problems];
      return { ...page, problems: [...problems, ...addresses] };
    } catch (error) {
      const { message, line } = error as Error & { readonly line?: number };
      const text = message.replaceAll(`${siteDir}${path.sep}`, "");
      const problem = text.includes(name) ? text : `${name}:${line ?? 1} ${text}`;
      const none = { links: [], anchors: [], imports: [], components: [], isUnread: true } as const;
      return { file: name, ...none, problems: [problem, ...addresses] };
    }
  };
}
