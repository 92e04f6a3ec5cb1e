import { buildSchema } from "graphql";
import { releases, type Sablier } from "sablier";
import { describe, expect, it } from "vitest";

import { publicFiles } from "../../../plugins/graphql-reference/emit";
import { buildReference, readSchemaFiles } from "../../../plugins/graphql-reference/load";
import { SITE_DIR } from "../../../plugins/paths";
import DESCRIPTIONS from ".";
import { type GraphqlProtocol, schemaName, TODAY } from "./schema";

const files = readSchemaFiles(SITE_DIR);
const reference = buildReference(files, DESCRIPTIONS);

/** Releases of a protocol in the data package, by version. */
const packaged = (protocol: GraphqlProtocol): Record<string, Sablier.Release> =>
  releases[protocol] ?? {};

describe.each([...reference.protocols])("descriptions of %s", (_, { schema, description }) => {
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
