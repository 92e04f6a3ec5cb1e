import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { CheerioAPI } from "cheerio";
import { buildSchema, isObjectType } from "graphql";
import { expect, it } from "vitest";

import { ENDPOINTS } from "../../data/endpoints";
import { BUILD_FOLDER, builtPages } from "./site";

function documentOf(path: string): CheerioAPI {
  const page = builtPages().find((one) => one.path === path);
  if (page === undefined) throw new Error(`${path} is not built.`);
  return page.document;
}

it.each(["lockup", "flow", "airdrops"] as const)(
  "the pages of %s have every endpoint in their HTML",
  (protocol) => {
    for (const [page, isCurrent] of [
      [`/api/${protocol}/endpoints`, true],
      [`/api/${protocol}/previous-endpoints`, false],
    ] as const) {
      const shown = documentOf(page)("main").text();
      const missing = ENDPOINTS.filter(
        (endpoint) =>
          endpoint.protocol === protocol &&
          (endpoint.status === "current") === isCurrent &&
          // A chain that left Envio had the address that all others still have.
          (isCurrent || endpoint.vendor === "the-graph" || endpoint.chainId === null),
      )
        .flatMap(({ url, testingUrl }) => [url, testingUrl])
        .filter((address) => address !== null && !shown.includes(address));
      expect(missing).toEqual([]);
    }
  },
);

const LOCKUP = "/api/lockup/the-graph/structure";
const FLOW = "/api/flow/the-graph/structure";
const AIRDROPS = "/api/airdrops/the-graph/entities";

/** Pages with the fields of each schema, and the beginning of their anchors. */
const SCHEMAS = [
  ["streams", [LOCKUP, FLOW], ""],
  ["airdrops", [AIRDROPS], ""],
  ["2025/lockup", [LOCKUP], "2025-"],
  ["2025/flow", [FLOW], "2025-"],
  ["2025/airdrops", [AIRDROPS], "2025-"],
] as const;

it.each(SCHEMAS)(
  "the pages of the schema %s show every field of the file to download",
  (name, paths, start) => {
    const file = join(BUILD_FOLDER, `data/graphql/${name}.entities.graphql`);
    const schema = buildSchema(`${readFileSync(file, "utf8")}\ntype Query { none: Int }`);
    const wanted = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && !type.name.startsWith("__") && type.name !== "Query"
        ? Object.values(type.getFields()).map(({ name, description }) => {
            expect(description, `${type.name}.${name}`).toBeTruthy();
            return `${start}${type.name}-${name}`.toLowerCase();
          })
        : [],
    );
    const shown = new Set(
      paths.flatMap((path) =>
        documentOf(path)("td[id]")
          .toArray()
          .map(({ attribs }) => attribs.id ?? ""),
      ),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((anchor) => !shown.has(anchor))).toEqual([]);
  },
);
