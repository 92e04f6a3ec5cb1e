import type { Entity, Schema, Vendor } from "./model";

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

/** End of the names of Envio's sums and counts. */
const AGGREGATE = "_aggregate";

/** Field that Envio added to every row in 2025. */
export const ROW_STAMP = "db_write_timestamp";

/**
 * Compares what the vendors answer for each entity, by the schemas of their query APIs.
 *
 * @throws Error listing the entities that an API lacks.
 */
export function compareVendors(
  entities: Schema,
  apis: Readonly<Record<Vendor, Schema>>,
): EntityDifference[] {
  const find = (vendor: Vendor, name: string): Entity | undefined =>
    apis[vendor].entities.find((entity) => entity.name === name);
  const absent: string[] = [];
  const differences = entities.entities.flatMap(({ name }) => {
    const theGraph = find("the-graph", name);
    const envio = find("envio", name);
    if (theGraph === undefined) absent.push(`${name} (the-graph)`);
    if (envio === undefined) absent.push(`${name} (envio)`);
    if (theGraph === undefined || envio === undefined) return [];
    const names = (entity: Entity): string[] => entity.fields.map((field) => field.name);
    const onGraph = names(theGraph);
    const onEnvio = names(envio);
    const isCompanion = (field: string): boolean =>
      field.endsWith("_id") && onGraph.includes(field.slice(0, -"_id".length));
    const isAggregate = (field: string): boolean =>
      field.endsWith(AGGREGATE) && onGraph.includes(field.slice(0, -AGGREGATE.length));
    const extra = onEnvio.filter(
      (field) => !onGraph.includes(field) && field !== ROW_STAMP && !isAggregate(field),
    );
    return [
      {
        entity: name,
        onlyTheGraph: onGraph.filter((field) => !onEnvio.includes(field)),
        onlyEnvio: extra.filter((field) => !isCompanion(field)),
        companions: extra.filter(isCompanion),
        aggregates: onEnvio.filter(isAggregate),
        stamped: onEnvio.includes(ROW_STAMP),
      },
    ];
  });
  if (absent.length > 0) {
    throw new Error(`Query APIs without a type for an entity: ${absent.join(", ")}.`);
  }
  return differences;
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
