import type { CsvTemplatesData } from "../../src/lib/csv/model";
import type { RawFiles } from "./read";

/**
 * Names the public files: every template and schema of the package as it is, and the list of
 * templates.
 * @param folder public folder, with a leading slash
 * @returns text of each file by its path below the site's base URL
 */
export function publicFiles(
  files: RawFiles,
  data: CsvTemplatesData,
  folder: string,
): Map<string, string> {
  const result = new Map<string, string>();
  for (const [name, text] of files) result.set(`${folder}/${name}`, text);
  result.set(`${folder}/templates.json`, `${JSON.stringify(data, null, 2)}\n`);
  return result;
}
