/** Text of one example file, taken apart. */
export interface ExampleFile {
  /** The file without the lines that mark regions. */
  readonly text: string;
  /** Text of each region by name, without its indentation; in the order of the file. */
  readonly regions: ReadonlyMap<string, string>;
}

const START = /^\s*(?:\/\/|#)\s*region:\s*(.*?)\s*$/;
const END = /^\s*(?:\/\/|#)\s*endregion\b\s*(.*?)\s*$/;
const NAME = /^[a-z][a-z0-9-]*$/;

interface OpenRegion {
  readonly name: string;
  readonly line: number;
  readonly lines: string[];
}

/** Removes the indentation that all lines share, and empty lines at both ends. */
export function dedent(lines: readonly string[]): string {
  const widths = lines
    .filter((line) => line.trim() !== "")
    .map((line) => line.length - line.trimStart().length);
  const width = widths.length === 0 ? 0 : Math.min(...widths);
  return lines
    .map((line) => line.slice(width).trimEnd())
    .join("\n")
    .replace(/^\n+|\n+$/g, "");
}

/**
 * Takes an example file apart at its region markers, `// region: name` and `// endregion` (`#` in
 * shell). Regions may contain regions; the markers of the inner ones are not part of the outer text.
 *
 * @throws Error listing, with their lines, names that are not lower-case words joined by hyphens,
 *   names used twice, empty regions, markers without their counterpart and text after `endregion`
 */
export function parseExample(source: string): ExampleFile {
  const problems: string[] = [];
  const kept: string[] = [];
  const open: OpenRegion[] = [];
  const regions = new Map<string, string>();
  const seen = new Set<string>();

  source.split(/\r?\n/).forEach((line, index) => {
    const at = index + 1;
    const start = START.exec(line);
    const end = END.exec(line);
    if (start !== null) {
      const name = start[1] ?? "";
      if (!NAME.test(name)) {
        problems.push(`line ${at}: the region name "${name}" is not lower-case words and hyphens`);
      } else if (seen.has(name)) {
        problems.push(`line ${at}: there is a region "${name}" already; give each its own name`);
      }
      seen.add(name);
      // Keeps the regions in the order in which they start.
      regions.set(name, "");
      open.push({ name, line: at, lines: [] });
      return;
    }
    if (end !== null) {
      const region = open.pop();
      if (end[1] !== "") {
        problems.push(`line ${at}: "${end[1]}" after endregion; it takes no name`);
      }
      if (region === undefined) {
        problems.push(`line ${at}: endregion without a region before it`);
        return;
      }
      const text = dedent(region.lines);
      if (text === "") problems.push(`line ${region.line}: the region "${region.name}" is empty`);
      regions.set(region.name, text);
      return;
    }
    kept.push(line);
    for (const region of open) region.lines.push(line);
  });
  for (const { name, line } of open) {
    problems.push(`line ${line}: the region "${name}" has no endregion`);
  }
  if (problems.length > 0) throw new Error(problems.join("; "));
  return { text: `${dedent(kept.join("\n").split("\n"))}\n`, regions };
}
