import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { generateLLMFile } from "docusaurus-plugin-llms/lib/generator";
import { LogLevel, withLogLevel } from "docusaurus-plugin-llms/lib/logger";

/** A file of whole pages. */
export interface WholeFile {
  readonly title: string;
  readonly description: string;
  readonly introduction: string;
  /** Markdown of each page, without its title. */
  readonly pages: readonly { readonly title: string; readonly markdown: string }[];
}

/** Writes the pages into one text with docusaurus-plugin-llms, which only knows files. */
export async function formatWhole(file: WholeFile): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "llms-"));
  try {
    const target = path.join(folder, "llms.txt");
    const docs = file.pages.map(({ title, markdown }) => ({
      title,
      path: "",
      url: "",
      content: markdown,
      description: "",
    }));
    await withLogLevel(LogLevel.QUIET, async () =>
      generateLLMFile(docs, target, file.title, file.description, true, "", file.introduction),
    );
    return await readFile(target, "utf8");
  } finally {
    await rm(folder, { recursive: true });
  }
}
