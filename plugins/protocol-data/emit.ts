import * as z from "zod";

import type { ReleaseTable } from "../../src/lib/protocol/model";
import { SCHEMAS } from "../../src/lib/protocol/schema";
import { DATA_PATH, type ProtocolModel } from "./model";

/**
 * Writes the model as the public files of the site.
 * @returns text of each file by its path, with a leading slash and below the site's base URL
 */
export function publicFiles(model: ProtocolModel): Map<string, string> {
  const files = new Map<string, string>();
  const add = (path: string, content: unknown): void => {
    files.set(`${DATA_PATH}/${path}`, `${JSON.stringify(content, null, 2)}\n`);
  };
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    add(`schema/${name}.json`, z.toJSONSchema(schema));
  }
  add("chains.json", { $schema: "./schema/chains.json", ...model.chains });
  add("deployments.json", {
    $schema: "./schema/deployments.json",
    schemaVersion: model.chains.schemaVersion,
    source: model.source,
    releases: model.tables.map(withoutChainDetails),
  });
  for (const table of model.tables) {
    add(`deployments/${table.protocol}-${table.version}.json`, {
      $schema: "../schema/release.json",
      ...table,
    });
    for (const [contract, abi] of Object.entries(model.abis.get(table.ref) ?? {})) {
      add(`abi/${table.protocol}/${table.version}/${contract}.json`, abi);
    }
  }
  return files;
}

/** What says the same for all of them is left out: JSON has no fields that are undefined. */
function withoutChainDetails({ deployments, ...release }: ReleaseTable): object {
  return {
    ...release,
    schemaVersion: undefined,
    source: undefined,
    newer: undefined,
    deployments: deployments.map(({ chain, contracts }) => ({ chainId: chain.id, contracts })),
  };
}
