import { createHash } from "node:crypto";
import path from "node:path";

import type * as BeautifulMermaid from "beautiful-mermaid";
import type { Root } from "mdast";
import type { VFile } from "vfile";

import { SITE_DIR } from "../paths";
import { element } from "../reference-kit/nodes";
import { changeFences } from "./change-fences";
import { sequenceSteps } from "./sequence-steps";

type Renderer = typeof BeautifulMermaid;

/**
 * Loads the renderer, by file: its package answers only to `import`, and the loader that Docusaurus
 * reads its configuration with turns every `import` into `require`.
 */
const loadRenderer = (): Promise<Renderer> =>
  import(
    /* @vite-ignore */ path.join(SITE_DIR, "node_modules/beautiful-mermaid/dist/index.js")
  ) as Promise<Renderer>;

/** A diagram's source without its accessible texts, and these texts. */
export interface DiagramParts {
  readonly source: string;
  readonly title: string;
  readonly description: string;
}

/**
 * Takes `accTitle:` and `accDescr:`, each on a line, out of a diagram, and remarks with them.
 *
 * @throws Error when either is missing: a picture without them is nothing to a screen reader.
 */
export function splitAccessibleTexts(value: string): DiagramParts {
  const texts: Record<string, string> = {};
  const source = value
    .replace(/^[ \t]*(accTitle|accDescr)[ \t]*:(.*)\n?/gm, (_, key: string, text: string) => {
      texts[key] = text.trim();
      return "";
    })
    .replace(/^[ \t]*%%.*\n?/gm, "");
  const { accTitle: title = "", accDescr: description = "" } = texts;
  const missing = [title === "" && "accTitle:", description === "" && "accDescr:"].filter(Boolean);
  if (missing.length > 0) {
    throw new Error(
      `A Mermaid diagram has no ${missing.join(" and no ")}. Add the line after the diagram's kind.`,
    );
  }
  return { source: source.trim(), title, description };
}

/**
 * Draws a diagram as SVG without a browser. Colors are left to custom properties, which
 * `src/page/Diagram` sets from the site's tokens, so one drawing serves both color modes. The
 * renderer's own style sheet, which asks a font service for a font, is dropped.
 */
export async function drawDiagram(source: string): Promise<string> {
  const { renderMermaidSVG } = await loadRenderer();
  const id = createHash("sha256").update(source).digest("hex").slice(0, 8);
  return renderMermaidSVG(source, { transparent: true, padding: 20 })
    .replace(/<style>[\s\S]*?<\/style>\s*/, "")
    .replace(/^<svg ([^>]*?)\s*style="[^"]*"/, "<svg $1")
    .replace(/\bid="([\w-]+)"/g, `id="d${id}-$1"`)
    .replace(/url\(#([\w-]+)\)/g, `url(#d${id}-$1)`)
    .replace(/(\d+\.\d{2})\d+/g, "$1")
    .replace(/ data-[\w-]+="[^"]*"/g, "")
    .replace(/>\s+</g, "><");
}

/**
 * Remark step: draws Mermaid fences at build time, so that readers load no Mermaid. The source stays
 * in the page, for readers who want text and for everything that reads the page by machine.
 *
 * @throws Error listing every diagram of the file without accessible texts or of a kind that the
 *   renderer does not know, with its line.
 */
export function remarkDiagrams() {
  return (tree: Root, file: VFile): Promise<void> =>
    changeFences(tree, file, "Diagrams", async ({ lang, value }) => {
      if (lang !== "mermaid") return undefined;
      const { source, title, description } = splitAccessibleTexts(value);
      const steps = sequenceSteps(source);
      const svg = await drawDiagram(source);
      const children = steps === undefined ? [] : [steps];
      return element("Diagram", { title, description, source: value, svg }, children);
    });
}
