import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

import { loadFreshModule } from "@docusaurus/utils";

import {
  GRAPHQL_PROTOCOLS,
  type GraphqlDescriptions,
  type GraphqlProtocol,
  type ProtocolDescription,
} from "../../data/graphql/descriptions/schema";
import { findProblems } from "./check";
import { readSchema, type Schema, type Vendor } from "./model";
import { compareVendors, type EntityDifference, type Roots, rootsOf } from "./vendors";

/** Folder of schemas and descriptions below the site folder. */
export const GRAPHQL_FOLDER = "data/graphql";

/** A protocol's schema with its descriptions, which fit. */
export interface ProtocolReference {
  readonly description: ProtocolDescription;
  readonly schema: Schema;
  readonly differences: readonly EntityDifference[];
  /** What to ask each vendor for, by entity. */
  readonly roots: ReadonlyMap<string, Readonly<Record<Vendor, Roots>>>;
}

/** All that the pages show. */
export interface GraphqlReference {
  readonly protocols: ReadonlyMap<GraphqlProtocol, ProtocolReference>;
  readonly descriptions: GraphqlDescriptions;
  /** Schema files as they are, by name. */
  readonly files: ReadonlyMap<string, string>;
}

/** Hands out the descriptions of a site; reads changed files again. */
export interface GraphqlSource {
  load(): Promise<GraphqlReference>;
}

/**
 * Puts schemas and descriptions together.
 *
 * @param files texts of the schema files by name: `<protocol>.{entities,thegraph,envio}.graphql`.
 * @param hasRoute whether a path leads to a page of the site, written or planned.
 * @throws Error listing everything that does not fit, over all protocols.
 */
export function buildReference(
  files: ReadonlyMap<string, string>,
  descriptions: GraphqlDescriptions,
  hasRoute: (path: string) => boolean,
): GraphqlReference {
  const problems: string[] = [];
  const protocols = new Map<GraphqlProtocol, ProtocolReference>();
  for (const protocol of GRAPHQL_PROTOCOLS) {
    const description = descriptions.protocols.find((candidate) => candidate.protocol === protocol);
    if (description === undefined) {
      problems.push(`${protocol}: has no descriptions. Add them to \`protocols\`.`);
      continue;
    }
    const schema = (kind: string): Schema => {
      const text = files.get(`${protocol}.${kind}.graphql`);
      if (text === undefined) {
        throw new Error(`${GRAPHQL_FOLDER}/${protocol}.${kind}.graphql is missing.`);
      }
      return readSchema(text);
    };
    const entities = schema("entities");
    const apis = { "the-graph": schema("thegraph"), envio: schema("envio") };
    const differences = compareVendors(entities, apis);
    const roots = new Map(
      entities.entities.map(({ name }) => [
        name,
        {
          "the-graph": rootsOf(apis["the-graph"], "the-graph", name),
          envio: rootsOf(apis.envio, "envio", name),
        },
      ]),
    );
    problems.push(...findProblems(description, { entities, differences }, hasRoute));
    protocols.set(protocol, { description, schema: entities, differences, roots });
  }
  if (problems.length > 0) {
    throw new Error(
      `The descriptions in ${GRAPHQL_FOLDER}/descriptions do not fit the schemas:\n  ${problems.join("\n  ")}`,
    );
  }
  return { protocols, descriptions, files };
}

/** Texts of all schema files by name. */
export function readSchemaFiles(siteDir: string): Map<string, string> {
  const folder = path.join(siteDir, GRAPHQL_FOLDER);
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith(".graphql"))
      .sort()
      .map((name) => [name, readFileSync(path.join(folder, name), "utf8")]),
  );
}

const sources = new Map<string, GraphqlSource>();

/** The source of a site folder; all steps of a build share one, so the files are read once. */
export function graphqlSource(siteDir: string, hasRoute: (path: string) => boolean): GraphqlSource {
  const source = sources.get(siteDir) ?? createSource(siteDir, hasRoute);
  sources.set(siteDir, source);
  return source;
}

function createSource(siteDir: string, hasRoute: (path: string) => boolean): GraphqlSource {
  let fingerprint: string | undefined;
  let current: Promise<GraphqlReference> | undefined;
  return {
    load() {
      const now = folderFingerprint(path.join(siteDir, GRAPHQL_FOLDER));
      if (current === undefined || now !== fingerprint) {
        fingerprint = now;
        const file = path.join(siteDir, GRAPHQL_FOLDER, "descriptions/index.ts");
        current = loadFreshModule(file).then((descriptions) =>
          buildReference(readSchemaFiles(siteDir), descriptions as GraphqlDescriptions, hasRoute),
        );
      }
      return current;
    },
  };
}

/** Number of files below a folder and their latest change, in milliseconds. */
function folderFingerprint(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const newest = Math.max(0, ...files.map((name) => statSync(path.join(folder, name)).mtimeMs));
  return `${files.length}:${newest}`;
}
