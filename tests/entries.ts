import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import * as z from "zod";

/**
 * The entries of a file that has one in each line, as JSON.
 *
 * @throws Error naming the file and each line that the schema refuses or whose key an earlier line
 * has
 */
export function readEntries<Entry>(
  file: URL,
  schema: z.ZodType<Entry>,
  keyOf: (entry: Entry) => string,
): Entry[] {
  const lines = new Map<string, number>();
  const problems: string[] = [];
  const entries = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .flatMap((line, index) => {
      const refuse = (why: string): [] => {
        problems.push(`${fileURLToPath(file)}:${index + 1}: ${why}`);
        return [];
      };
      let value: unknown;
      try {
        value = JSON.parse(line);
      } catch {
        return refuse("is not JSON; write one object on each line");
      }
      const parsed = schema.safeParse(value);
      if (!parsed.success) return refuse(z.prettifyError(parsed.error));
      const entry = parsed.data;
      const key = keyOf(entry);
      const earlier = lines.get(key);
      if (earlier !== undefined) return refuse(`"${key}" is line ${earlier} too; delete one`);
      lines.set(key, index + 1);
      return [entry];
    });
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return entries;
}
