// cspell:ignore algoliasearch

import { algoliasearch, type SearchClient } from "algoliasearch";

import type { SearchPushConfig } from "../../src/config/search";
import { HOSTED_SETTINGS, type HostedRecord } from "./records";

/** Bytes that the service takes in one record. */
export const MAX_RECORD_BYTES = 10_000;

const BATCH = 1_000;

const bytesOf = (record: HostedRecord): number => Buffer.byteLength(JSON.stringify(record));

/** What would be sent, in lines for a reader. */
export function describeRecords(records: readonly HostedRecord[]): string {
  const total = records.reduce((sum, record) => sum + bytesOf(record), 0);
  const counts = new Map<string, number>();
  for (const { area } of records) counts.set(area, (counts.get(area) ?? 0) + 1);
  const lines = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([area, count]) => `  ${area}: ${count}`);
  return [`${records.length} records, ${Math.round(total / 1024)} KiB`, ...lines].join("\n");
}

/**
 * Finds what the service would refuse.
 *
 * @throws Error listing every record that is too large and every id that occurs twice
 */
export function checkRecords(records: readonly HostedRecord[]): void {
  const problems = records
    .filter((record) => bytesOf(record) > MAX_RECORD_BYTES)
    .map(
      (record) => `${record.objectID} has ${bytesOf(record)} bytes, more than ${MAX_RECORD_BYTES}`,
    );
  const seen = new Set<string>();
  for (const { objectID } of records) {
    if (seen.has(objectID)) problems.push(`${objectID} occurs more than once`);
    seen.add(objectID);
  }
  if (records.length === 0) problems.push("there are none, which would empty the index");
  if (problems.length > 0) {
    throw new Error(`The records cannot be sent:\n${problems.map((one) => `  ${one}`).join("\n")}`);
  }
}

/** What went wrong, from an error of the client. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const status: unknown =
    typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  return typeof status === "number" ? `${message} (status ${status})` : message;
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
  checkRecords(records);
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
