/** One entry of an `Accept` header. */
interface Range {
  readonly type: string;
  /** From 0 (not acceptable) to 1. */
  readonly quality: number;
}

/** Paths of files; a page may have dots in its last part, as `/deployments/lockup/v3.0` has. */
const FILE = /\.(?!\d+$)[a-z\d]+$/i;

function parseAccept(accept: string): Range[] {
  return accept.split(",").map((entry) => {
    const [type = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const quality = weight === undefined ? 1 : Number(weight.split("=")[1]);
    return { type, quality: Number.isFinite(quality) ? Math.min(1, Math.max(0, quality)) : 0 };
  });
}

/**
 * Path that a request is answered from when it prefers Markdown over HTML, or null when it gets what
 * it asked for. Browsers never name `text/markdown`, so they always get the page.
 *
 * @param pathname path of the request, without its query
 * @param accept value of its `Accept` header; null when it has none
 */
export function negotiateMarkdown(pathname: string, accept: string | null): string | null {
  if (accept === null || FILE.test(pathname)) return null;
  const ranges = parseAccept(accept);
  const qualityOf = (type: string): number =>
    ranges.find((range) => range.type === type)?.quality ?? 0;
  const markdown = qualityOf("text/markdown");
  if (markdown === 0 || markdown < qualityOf("text/html")) return null;
  const route = pathname.replace(/\/+$/, "");
  return route === "" ? "/index.md" : `${route}.md`;
}
