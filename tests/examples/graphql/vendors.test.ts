import { readFileSync } from "node:fs";
import path from "node:path";

import { isObjectType, parse, visit } from "graphql";
import { describe, expect, it } from "vitest";

import { SITE_DIR } from "../../../plugins/paths";
import { indexerSchema, PROTOCOLS, type Vendor, VENDORS } from "../support/indexer-schema";

const read = (file: string): string => readFileSync(path.join(SITE_DIR, file), "utf8");
const caveats = read("docs/api/caveats.mdx");

/** Fields of rows in the API of a vendor, without what Envio adds beside references and lists. */
function fieldsOf(protocol: (typeof PROTOCOLS)[number], vendor: Vendor): Set<string> {
  return new Set(
    Object.values(indexerSchema(protocol, vendor).getTypeMap()).flatMap((type) =>
      isObjectType(type) && /^[A-Z][A-Za-z]*$/.test(type.name) && type.name !== "Query"
        ? Object.keys(type.getFields())
            .filter((field) => !field.endsWith("_id") && !field.endsWith("_aggregate"))
            .map((field) => `${type.name}.${field}`)
        : [],
    ),
  );
}

/** Names of the fields at the ends of a query, in the order of its text. */
function leavesOf(file: string): string[] {
  const leaves: string[] = [];
  visit(parse(read(file)), {
    Field({ name, selectionSet }) {
      if (selectionSet === undefined) leaves.push(name.value);
    },
  });
  return leaves;
}

describe("the page about caveats", () => {
  it("names every field that only one vendor has", () => {
    const only = PROTOCOLS.flatMap((protocol) => {
      const [graph, envio] = [fieldsOf(protocol, "the-graph"), fieldsOf(protocol, "envio")];
      return [
        ...[...graph]
          .filter((field) => !envio.has(field))
          .map((field) => [protocol, field, "The Graph"] as const),
        ...[...envio]
          .filter((field) => !graph.has(field))
          .map((field) => [protocol, field, "Envio"] as const),
      ];
    });
    expect(only).toEqual([]);
    expect(caveats).toContain("No stored field is on one vendor only.");
  });
});

describe("queries that pages show side by side", () => {
  const pages = ["docs/api/caveats.mdx", "docs/api/lockup/overview.mdx"];
  const pairs = pages.flatMap((page) => {
    const files = [...read(page).matchAll(/run file=(examples\/graphql\/\S+\.graphql)/g)].map(
      ([, file = ""]) => file,
    );
    return [...new Set(files.map((file) => path.posix.basename(file)))].map((name) => ({
      name,
      files: files.filter((file) => path.posix.basename(file) === name),
    }));
  });

  it("come from both vendors", () => {
    expect(pairs.length).toBeGreaterThan(2);
    for (const { files } of pairs) {
      expect(
        VENDORS.filter((vendor) => files.some((file) => file.includes(`/${vendor}/`))),
      ).toEqual([...VENDORS]);
    }
  });

  it.each(pairs.filter(({ name }) => name !== "sync-state.graphql"))(
    "$name selects the same fields at both",
    ({ files }) => {
      const [first = [], ...others] = files.map(leavesOf);
      expect(first.length).toBeGreaterThan(0);
      for (const other of others) expect(other).toEqual(first);
    },
  );
});
