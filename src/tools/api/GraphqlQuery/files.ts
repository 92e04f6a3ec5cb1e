import { schemaName, TODAY } from "../../../../data/graphql/descriptions/schema";
import type { IndexedProtocol, Vendor } from "@site/src/lib/endpoints/model";

/** Place of a query below `examples/graphql`. */
export interface QueryFile {
  readonly protocol: Exclude<IndexedProtocol, "legacy">;
  readonly vendor: Vendor;
  readonly name: string;
}

/** A query and the text of its variables, empty when it has none. */
export interface QueryTexts {
  readonly query: string;
  readonly variables: string;
}

async function text(url: string): Promise<string | undefined> {
  const response = await fetch(url);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.text();
}

/**
 * Reads a query of this site.
 *
 * @param base base URL of the site, with a slash at the end
 * @throws Error naming the file when it cannot be read
 */
export async function loadQuery(base: string, file: QueryFile): Promise<QueryTexts> {
  const path = `${base}examples/graphql/${file.protocol}/${file.vendor}/${file.name}`;
  const query = await text(`${path}.graphql`).catch(() => undefined);
  if (query === undefined) {
    throw new Error(`${path}.graphql could not be loaded. Check your connection.`);
  }
  const variables = await text(`${path}.variables.json`).catch(() => undefined);
  return { query, variables: variables ?? "" };
}

/**
 * Reads the schema that the queries of a protocol and vendor are checked against.
 *
 * @param base base URL of the site, with a slash at the end
 * @returns text in the schema definition language
 * @throws Error naming the file when it cannot be read
 */
export async function loadSchema(
  base: string,
  { protocol, vendor }: Pick<QueryFile, "protocol" | "vendor">,
): Promise<string> {
  const name = schemaName(TODAY, protocol);
  const path = `${base}data/graphql/${name}.${vendor === "envio" ? "envio" : "thegraph"}.graphql`;
  const schema = await text(path).catch(() => undefined);
  if (schema === undefined) throw new Error(`${path} could not be loaded.`);
  return schema;
}
