// cspell:ignore algoliasearch

import { algoliasearch, type SearchClient } from "algoliasearch";

import type { SearchPushConfig } from "../../src/config/search";
import { isObject } from "../../src/lib/json/is-object";
import { HOSTED_SETTINGS, type HostedRecord } from "./records";

const BATCH = 1_000;

/** What went wrong, from an error of the client. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return isObject(error) && typeof error.status === "number"
    ? `${message} (status ${error.status})`
    : message;
}

/**
 * Replaces all records of the index at once: they are written to a temporary index, which takes the
 * place of the old one when all have arrived. Searches see the old records until then.
 *
 * @throws Error naming the step that failed and why; the index is then as it was
 */
export async function pushRecords(
  config: SearchPushConfig,
  records: readonly HostedRecord[],
): Promise<void> {
  if (records.length === 0) {
    throw new Error("There are no records to send: without any, the index would be empty.");
  }
  const { appId, writeKey, indexName, hosts } = config;
  const client = algoliasearch(appId, writeKey, hosts === null ? {} : { hosts: [...hosts] });
  const objects = records.map((record): Record<string, unknown> => ({ ...record }));
  try {
    const { taskID } = await client.setSettings({
      indexName,
      // The client's types are those of arrays that may be changed; it does not change them.
      indexSettings: structuredClone(HOSTED_SETTINGS) as unknown as Parameters<
        SearchClient["setSettings"]
      >[0]["indexSettings"],
    });
    await client.waitForTask({ indexName, taskID });
  } catch (error) {
    throw new Error(`The settings of index "${indexName}" were refused: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  try {
    await client.replaceAllObjects({ indexName, objects, batchSize: BATCH });
  } catch (error) {
    const batches = Math.ceil(objects.length / BATCH);
    throw new Error(
      `Some of the ${batches} batches were refused, and index "${indexName}" keeps its old records: ${reasonOf(error)}`,
      { cause: error },
    );
  }
}
