import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { loadFreshModule } from "@docusaurus/utils";

import {
  type EntityDescription,
  type Generation,
  type GraphqlDescriptions,
  type GraphqlProtocol,
  type ProtocolDescription,
  schemaName,
  TODAY,
} from "../../data/graphql/descriptions/schema";
import { siteSource } from "../shared/source";
import { findMissing, findProblems } from "./check";
import { type Entity, readSchema, type Schema, type Vendor } from "./model";
import { compareVendors, type EntityDifference, type Roots, rootsOf } from "./vendors";

export const GRAPHQL_FOLDER = "data/graphql";

/** An entity with its description, and what to ask each vendor for. */
export interface DescribedEntity extends Entity {
  readonly description: EntityDescription;
  readonly roots: Readonly<Record<Vendor, Roots>>;
}

interface DescribedSchema extends Schema {
  readonly entities: readonly DescribedEntity[];
}

/** A protocol's part of a schema with its descriptions, which fit. */
export interface ProtocolReference {
  readonly description: ProtocolDescription;
  /** Entities and enums that the protocol's pages describe. */
  readonly schema: DescribedSchema;
  readonly differences: readonly EntityDifference[];
  /** Where the site describes an entity or enum, also one of another protocol in the same schema. */
  readonly places: ReadonlyMap<string, string>;
}

export interface GraphqlReference {
  /** By `<generation>/<protocol>`: see {@link referenceKey}. */
  readonly protocols: ReadonlyMap<string, ProtocolReference>;
  readonly descriptions: GraphqlDescriptions;
  /** Schema files as they are, by name. */
  readonly files: ReadonlyMap<string, string>;
}

export const referenceKey = (generation: Generation, protocol: GraphqlProtocol): string =>
  `${generation}/${protocol}`;

/** Beginning of every anchor of a generation, so that two can stand on one page. */
export const anchorStart = (generation: Generation): string =>
  generation === TODAY ? "" : `${generation}-`;

/**
 * Puts schemas and descriptions together.
 *
 * @param files texts of the schema files by name: `<schema>.{entities,thegraph,envio}.graphql`.
 * @throws Error listing everything that does not fit, over all protocols.
 */
export function buildReference(
  files: ReadonlyMap<string, string>,
  descriptions: GraphqlDescriptions,
): GraphqlReference {
  const problems: string[] = [];
  const protocols = new Map<string, ProtocolReference>();
  const read = (name: string, kind: string): Schema => {
    const text = files.get(`${name}.${kind}.graphql`);
    if (text === undefined)
      throw new Error(`${GRAPHQL_FOLDER}/${name}.${kind}.graphql is missing.`);
    return readSchema(text);
  };
  for (const description of descriptions.protocols) {
    const { generation, protocol } = description;
    const name = schemaName(generation, protocol);
    const entities = read(name, "entities");
    const apis = { "the-graph": read(name, "thegraph"), envio: read(name, "envio") };
    const differences = compareVendors(entities, apis);
    const sharers = descriptions.protocols.filter(
      (one) => schemaName(one.generation, one.protocol) === name,
    );
    if (sharers[0] === description) problems.push(...findMissing(name, entities, sharers));
    problems.push(...findProblems(description, { entities, differences }));
    const own = entities.entities.flatMap((entity): DescribedEntity[] => {
      const found = description.entities[entity.name];
      const rootsOn = (vendor: Vendor): Roots => rootsOf(apis[vendor], vendor, entity.name);
      if (found === undefined) return [];
      const roots = { "the-graph": rootsOn("the-graph"), envio: rootsOn("envio") };
      return [{ ...entity, description: found, roots }];
    });
    const enums = new Map([...entities.enums].filter(([one]) => one in description.enums));
    protocols.set(referenceKey(generation, protocol), {
      description,
      schema: { entities: own, enums },
      differences: differences.filter(({ entity }) => entity in description.entities),
      // Of what several describe, the protocol's own page.
      places: new Map([...sharers, description].flatMap(placesOf)),
    });
  }
  if (problems.length > 0) {
    throw new Error(
      `The descriptions in ${GRAPHQL_FOLDER}/descriptions do not fit the schemas:\n  ${problems.join("\n  ")}`,
    );
  }
  return { protocols, descriptions, files };
}

/** Where a protocol's pages describe its entities and enums. */
function placesOf({
  generation,
  protocol,
  fieldsRoute,
  entities,
  enums,
}: ProtocolDescription): [string, string][] {
  const at = (route: string, name: string): [string, string] => [
    name,
    `${route}#${anchorStart(generation)}${name.toLowerCase()}`,
  ];
  return [
    ...Object.keys(entities).map((name) => at(fieldsRoute, name)),
    ...Object.keys(enums).map((name) => at(`/api/${protocol}/the-graph/entities`, name)),
  ];
}

export function readSchemaFiles(siteDir: string): Map<string, string> {
  const folder = path.join(siteDir, GRAPHQL_FOLDER);
  return new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".graphql"))
      .sort()
      .map((name) => [name, readFileSync(path.join(folder, name), "utf8")]),
  );
}

/** The descriptions of a site. */
export const graphqlSource = siteSource(GRAPHQL_FOLDER, async (siteDir) => {
  const file = path.join(siteDir, GRAPHQL_FOLDER, "descriptions/index.ts");
  return buildReference(
    readSchemaFiles(siteDir),
    (await loadFreshModule(file)) as GraphqlDescriptions,
  );
});
