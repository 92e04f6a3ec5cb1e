import type { Schema, Vendor } from "./model";

/** Fields that the rows of one entity have on one vendor only. */
export interface EntityDifference {
  readonly entity: string;
  /** Stored fields that only The Graph serves. */
  readonly onlyTheGraph: readonly string[];
  /** Stored fields that only Envio serves. */
  readonly onlyEnvio: readonly string[];
  /** Envio's text fields beside each reference: `<reference>_id`. */
  readonly companions: readonly string[];
  /** Envio's sums and counts beside each reverse list: `<list>_aggregate`. */
  readonly aggregates: readonly string[];
  /** Whether Envio says when it wrote a row. */
  readonly stamped: boolean;
}

/** Field that Envio added to every row in 2025. */
export const ROW_STAMP = "db_write_timestamp";

/**
 * Compares what the vendors answer for each entity, by the schemas of their query APIs. Of an entity that an
 * API lacks, its fields are missing; {@link rootsOf} refuses it.
 */
export function compareVendors(
  { entities }: Schema,
  apis: Readonly<Record<Vendor, Schema>>,
): EntityDifference[] {
  return entities.map(({ name }) => {
    const namesOf = (vendor: Vendor): string[] =>
      apis[vendor].entities
        .filter((entity) => entity.name === name)
        .flatMap(({ fields }) => fields.map((field) => field.name));
    const onGraph = namesOf("the-graph");
    const onEnvio = namesOf("envio");
    const belongsTo = (end: string) => (field: string) =>
      field.endsWith(end) && onGraph.includes(field.slice(0, -end.length));
    const aggregates = onEnvio.filter(belongsTo("_aggregate"));
    const extra = onEnvio.filter(
      (field) => !onGraph.includes(field) && !aggregates.includes(field) && field !== ROW_STAMP,
    );
    const companions = extra.filter(belongsTo("_id"));
    return {
      entity: name,
      onlyTheGraph: onGraph.filter((field) => !onEnvio.includes(field)),
      onlyEnvio: extra.filter((field) => !companions.includes(field)),
      companions,
      aggregates,
      stamped: onEnvio.includes(ROW_STAMP),
    };
  });
}

/** Root fields that answer with an entity: all rows, and one row by its id. */
export interface Roots {
  readonly list: string;
  readonly one: string;
}

/** Names of the types that hold the root fields. */
const ROOT_TYPES: Readonly<Record<Vendor, string>> = { "the-graph": "Query", envio: "query_root" };

/**
 * Finds the root fields of an entity in a vendor's query API.
 *
 * @throws Error when the API has no list or no single lookup of the entity.
 */
export function rootsOf(api: Schema, vendor: Vendor, entity: string): Roots {
  const root = api.entities.find(({ name }) => name === ROOT_TYPES[vendor]);
  const fields = (root?.fields ?? []).filter(({ named }) => named === entity);
  const list = fields.find((field) => field.list)?.name;
  const one = fields.find((field) => !field.list)?.name;
  if (list === undefined || one === undefined) {
    throw new Error(`The query API of ${vendor} has no root field for ${entity}.`);
  }
  return { list, one };
}
