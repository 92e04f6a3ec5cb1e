import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { listExamples } from "../../plugins/examples/load";
import type { IndexedProtocol, Vendor } from "../../src/lib/endpoints/model";
import type { QueryFile } from "./checks";

/** Folders of today's queries; those of Legacy need a key. */
const QUERY = /^examples\/graphql\/(lockup|flow|airdrops)\/(envio|the-graph)\/([\w-]+)\.graphql$/u;

/** Today's queries of the pages, with their variables. */
export function queryFiles(siteDir: string): QueryFile[] {
  return listExamples(siteDir).flatMap((file) => {
    const [, protocol, vendor, name] = QUERY.exec(file) ?? [];
    if (name === undefined) return [];
    const place = path.join(siteDir, file);
    const values = place.replace(/\.graphql$/u, ".variables.json");
    return [
      {
        protocol: protocol as IndexedProtocol,
        vendor: vendor as Vendor,
        name: `${protocol}/${vendor}/${name}`,
        query: readFileSync(place, "utf8"),
        variables: existsSync(values) ? (JSON.parse(readFileSync(values, "utf8")) as object) : {},
      },
    ];
  });
}
