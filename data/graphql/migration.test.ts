import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { buildSchema, type GraphQLSchema, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";

import { SITE_DIR } from "../../plugins/paths";
import {
  type Generation,
  GRAPHQL_PROTOCOLS,
  type GraphqlProtocol,
  schemaName,
} from "./descriptions/schema";
import { MIGRATIONS } from "./migration";

const VENDORS = ["envio", "the-graph"] as const;
type Vendor = (typeof VENDORS)[number];

const schemas = new Map<string, GraphQLSchema>();

function schemaOf(
  generation: Generation,
  protocol: GraphqlProtocol,
  vendor: Vendor,
): GraphQLSchema {
  const kind = vendor === "envio" ? "envio" : "thegraph";
  const name = `${schemaName(generation, protocol)}.${kind}.graphql`;
  const schema =
    schemas.get(name) ??
    buildSchema(readFileSync(path.join(SITE_DIR, "data/graphql", name), "utf8"));
  schemas.set(name, schema);
  return schema;
}

/** Fields of a type; empty when there is no such object. */
function fieldsOf(schema: GraphQLSchema, type: string): string[] {
  const found = schema.getType(type);
  return isObjectType(found) ? Object.keys(found.getFields()) : [];
}

/** Objects of a vendor's API that are rows, and not made for it. */
function rowsOf(schema: GraphQLSchema): string[] {
  return Object.keys(schema.getTypeMap()).filter(
    (name) =>
      /^[A-Z][A-Za-z]+$/u.test(name) && name !== "Query" && fieldsOf(schema, name).includes("id"),
  );
}

const CASES = GRAPHQL_PROTOCOLS.flatMap((protocol) =>
  VENDORS.map((vendor): [GraphqlProtocol, Vendor] => [protocol, vendor]),
);

describe.each(CASES)("moving %s at %s", (protocol, vendor) => {
  const migration = MIGRATIONS[protocol];
  const before = schemaOf("2025", protocol, vendor);
  const after = schemaOf("2026", protocol, vendor);
  const today = (type: string): string => migration.types[type] ?? type;

  it("knows what became of every field of 2025", () => {
    const lost = rowsOf(before).flatMap((type) => {
      const now = fieldsOf(after, today(type));
      return fieldsOf(before, type)
        .filter((field) => !now.includes(field) && migration.fields[type]?.[field] === undefined)
        .map((field) => `${type}.${field}`);
    });
    expect(lost).toEqual([]);
  });

  it("leads to fields that exist today, from fields that are gone or other", () => {
    const wrong = Object.entries(migration.fields).flatMap(([type, fields]) =>
      Object.entries(fields).flatMap(([field, { to, flat }]) => {
        if (!fieldsOf(before, type).includes(field)) return [];
        const now = fieldsOf(after, today(type));
        if (to !== undefined && !now.includes(to)) return [`${type}.${field}: no ${to} today`];
        return now.includes(field) && flat !== true && to !== field
          ? [`${type}.${field} is still there`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("gives every type a name that exists", () => {
    for (const [old, name] of Object.entries(migration.types)) {
      const scalar = vendor === "envio" && old.endsWith("Category");
      expect(before.getType(scalar ? old.toLowerCase() : old), old).toBeDefined();
      expect(after.getType(scalar ? name.toLowerCase() : name), name).toBeDefined();
      expect(after.getType(scalar ? old.toLowerCase() : old) === undefined || old === name).toBe(
        true,
      );
    }
  });

  it("speaks of values under a name that both have", () => {
    const vague = migration.values
      .filter(({ entity, field }) => fieldsOf(before, entity).includes(field))
      .filter(({ entity, field }) => !fieldsOf(after, today(entity)).includes(field))
      .map(({ entity, field }) => `${entity}.${field}`);
    expect(vague).toEqual([]);
  });
});

const folder = path.join(SITE_DIR, "examples/graphql");
const FILES = CASES.flatMap(([protocol, vendor]) =>
  readdirSync(path.join(folder, "2025", protocol, vendor))
    .filter((file) => file.endsWith(".graphql"))
    .map((file) => `${protocol}/${vendor}/${path.basename(file, ".graphql")}`),
);

describe("queries of 2025", () => {
  it("are all there", () => {
    expect(FILES).toHaveLength(80);
  });

  it.each(FILES)("%s has a successor", (name) => {
    expect(existsSync(path.join(folder, `${name}.graphql`))).toBe(true);
  });
});
