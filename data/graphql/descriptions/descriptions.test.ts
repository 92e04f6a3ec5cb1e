import { existsSync } from "node:fs";

import { buildSchema } from "graphql";
import { releases, type Sablier } from "sablier";
import { describe, expect, it } from "vitest";

import { coverageOf, fieldsOf } from "../../../plugins/graphql-reference/check";
import { publicFiles } from "../../../plugins/graphql-reference/emit";
import { buildReference, readSchemaFiles } from "../../../plugins/graphql-reference/load";
import { docFile, SITE_DIR } from "../../../plugins/paths";
import DESCRIPTIONS from ".";
import { type GraphqlProtocol, schemaName, TODAY } from "./schema";

const files = readSchemaFiles(SITE_DIR);
const NOTHING = { summary: "", rank: "primary", groups: [] } as const;
const reference = buildReference(files, DESCRIPTIONS, (route) =>
  existsSync(docFile(SITE_DIR, route)),
);

/** Releases of a protocol in the data package, by version. */
const packaged = (protocol: GraphqlProtocol): Record<string, Sablier.Release> =>
  releases[protocol] ?? {};

/** Fields of entities, found in the text of a schema without the reader under test. */
function fieldNames(sdl: string): string[] {
  let entity: string | undefined;
  return sdl.split("\n").flatMap((line) => {
    if (line.startsWith("type ")) entity = line.split(" ")[1];
    else if (line.startsWith("}")) entity = undefined;
    else if (entity !== undefined && line.includes(":"))
      return [`${entity}.${line.trim().split(":")[0] ?? ""}`];
    return [];
  });
}

const SCHEMAS = [...files.keys()].filter((name) => name.endsWith(".entities.graphql"));

describe.each(SCHEMAS)("%s", (name) => {
  const sharers = [...reference.protocols.values()].filter(
    ({ description: { generation, protocol } }) =>
      name === `${schemaName(generation, protocol)}.entities.graphql`,
  );

  it("has every field described", () => {
    const described = new Set(
      sharers.flatMap(({ schema, description }) =>
        schema.entities.flatMap((entity) =>
          [...fieldsOf(description.entities[entity.name] ?? NOTHING)].map(
            ([field, { text }]) => text && `${entity.name}.${field}`,
          ),
        ),
      ),
    );
    const all = fieldNames(files.get(name) ?? "");
    expect(all.length).toBeGreaterThan(80);
    expect(all.filter((field) => !described.has(field))).toEqual([]);
    expect(described.size).toBe(all.length);
  });
});

describe.each([...reference.protocols])("descriptions of %s", (_, { schema, description }) => {
  it("cover every field", () => {
    const { total, described } = coverageOf(schema, description);
    expect(total).toBeGreaterThan(70);
    expect(described).toBe(total);
  });

  it("make a valid schema for download, in which every field has its description", () => {
    const name = schemaName(description.generation, description.protocol);
    const sdl = publicFiles(reference).get(`/data/graphql/${name}.entities.graphql`) ?? "";
    const types = buildSchema(`${sdl}\ntype Query { none: Int }`).getTypeMap();
    for (const { name, fields } of schema.entities) {
      const type = types[name];
      if (type === undefined || !("getFields" in type)) throw new Error(`${name} is missing.`);
      const described = type.getFields();
      for (const field of fields) {
        expect(described[field.name]?.description, `${name}.${field.name}`).toBeTruthy();
      }
    }
  });
});

describe.each([...reference.protocols])("version tags of %s", (_, { description }) => {
  const { protocol } = description;

  it.each(description.versions.map(({ tag, release, aliases }) => [tag, release, aliases]))(
    "%s stands for %s, with contracts of the data package",
    (_tag, release, aliases) => {
      const contracts =
        packaged(protocol)[release]?.deployments.flatMap(({ contracts: all }) => all) ?? [];
      for (const alias of aliases) {
        expect(contracts.map((contract) => contract.alias)).toContain(alias);
      }
    },
  );

  it("cover the releases of the protocol, today all of them", () => {
    const documented = description.versions.map(({ release }) => release);
    const all = Object.keys(packaged(protocol));
    const indexed = description.generation === TODAY ? all : all.slice(0, documented.length);
    expect(documented, "correct VERSIONS in data/graphql/descriptions/versions.ts").toEqual(
      indexed,
    );
  });
});

describe("topics that tell the vendors apart", () => {
  it.each([...reference.protocols])("are told once for %s", (_, { description }) => {
    const { generation, protocol } = description;
    const topics = DESCRIPTIONS.vendorTopics[generation]
      .filter(({ protocols }) => protocols.includes(protocol))
      .map(({ topic }) => topic);
    expect(topics.length).toBeGreaterThan(10);
    expect(new Set(topics).size).toBe(topics.length);
  });
});
