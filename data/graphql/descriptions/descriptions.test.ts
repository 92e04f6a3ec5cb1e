import { buildSchema } from "graphql";
import { releases, type Sablier } from "sablier";
import { describe, expect, it } from "vitest";

import { coverageOf } from "../../../plugins/graphql-reference/check";
import { publicFiles } from "../../../plugins/graphql-reference/emit";
import { buildReference, readSchemaFiles } from "../../../plugins/graphql-reference/load";
import { isSiteRoute } from "../../../plugins/graphql-reference/routes";
import { SITE_DIR } from "../../../plugins/paths";
import DESCRIPTIONS from ".";
import type { GraphqlProtocol } from "./schema";

const files = readSchemaFiles(SITE_DIR);
const reference = buildReference(files, DESCRIPTIONS, isSiteRoute);

/** Releases of a protocol in the data package, by version. */
const packaged = (protocol: GraphqlProtocol): Record<string, Sablier.Release> =>
  releases[protocol] ?? {};

/** Fields of the entities, counted in the text of a schema without the reader under test. */
function countFields(sdl: string): number {
  let entity = false;
  let count = 0;
  for (const line of sdl.split("\n")) {
    if (line.startsWith("type ")) entity = true;
    else if (line.startsWith("}")) entity = false;
    else if (entity && line.includes(":")) count += 1;
  }
  return count;
}

describe.each([...reference.protocols])(
  "descriptions of %s",
  (protocol, { schema, description }) => {
    it("cover every field", () => {
      const total = countFields(files.get(`${protocol}.entities.graphql`) ?? "");
      expect(total).toBeGreaterThan(80);
      expect(coverageOf(schema, description)).toEqual({ total, described: total });
    });

    it("make a valid schema for download, in which every field has its description", () => {
      const sdl = publicFiles(reference).get(`/data/graphql/${protocol}.entities.graphql`) ?? "";
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
  },
);

describe.each([...reference.protocols])("version tags of %s", (protocol, { description }) => {
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

  it("cover every documented release of the protocol", () => {
    const documented = description.versions.map(({ release }) => release);
    expect(documented).toEqual(Object.keys(packaged(protocol)).slice(0, documented.length));
  });
});

describe("topics that tell the vendors apart", () => {
  it.each(["lockup", "flow", "airdrops"] as const)("are told once for %s", (protocol) => {
    const topics = DESCRIPTIONS.vendorTopics
      .filter(({ protocols }) => protocols.includes(protocol))
      .map(({ topic }) => topic);
    expect(topics.length).toBeGreaterThan(10);
    expect(new Set(topics).size).toBe(topics.length);
  });
});
