import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { buildSchema, parse, validate } from "graphql";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { ENDPOINTS } from "../../data/endpoints";
import { SITE_DIR } from "../../plugins/paths";
import { type GraphqlServer, startGraphqlServer } from "../../tests/e2e/support/graphql-server";
import { PROTOCOLS, VENDORS } from "../../tests/examples/support/indexer/schema";
import { askAll, plan, report } from "./checks";

const questions = plan(ENDPOINTS, SITE_DIR);
const queries = questions.filter(({ place }) => place.startsWith("query "));
const progress = questions.filter((question) => !queries.includes(question));

describe("plan", () => {
  it("asks every address of today that needs no key, once", () => {
    const urls = progress.map(({ url }) => url);
    expect(urls).toContain("https://indexer.hyperindex.xyz/53b7e25/v1/graphql");
    expect(urls.join()).not.toContain("{");
    expect(new Set(urls).size).toBe(urls.length);
  });

  it("asks every query of today on Sepolia", () => {
    expect(queries.length).toBeGreaterThan(80);
    for (const { place, query } of queries) expect(() => parse(query), place).not.toThrow();
  });

  it("asks how far an endpoint has read in the grammar of its vendor", () => {
    const distinct = [...new Set(progress.map(({ query }) => query))];
    expect(distinct).toHaveLength(2);
    for (const query of distinct) {
      const name = query.includes("isReady") ? "streams.envio" : "streams.thegraph";
      const schema = buildSchema(readFileSync(`data/graphql/${name}.graphql`, "utf8"));
      expect(validate(schema, parse(query)), name).toEqual([]);
    }
  });
});

describe("against models of the vendors on this machine", () => {
  const servers = new Map<string, GraphqlServer>();
  beforeAll(async () => {
    for (const protocol of PROTOCOLS) {
      for (const vendor of VENDORS) {
        servers.set(`${protocol}/${vendor}`, await startGraphqlServer(protocol, vendor));
      }
    }
  });
  afterAll(() => Promise.all([...servers.values()].map((server) => server.close())));

  it("every query of the pages is answered", async () => {
    const outcomes = await askAll(
      queries.map((one) => {
        const model = /\w+\/(?:envio|the-graph)/u.exec(one.place)?.[0] ?? "";
        return { ...one, url: servers.get(model)?.url ?? "" };
      }),
    );
    expect(outcomes.filter(({ kind }) => kind !== "answered")).toEqual([]);
    expect(outcomes).toHaveLength(queries.length);
  });
});

it("errors and what is no JSON are refusals, and a lost address is asked once", async () => {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    if (request.url === "/errors") response.end('{"errors":[{"message":"no such field"}]}');
    else if (request.url === "/lost") response.destroy();
    else response.writeHead(404).end("Not here");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const outcomes = await askAll(
    ["/", "/errors", "/lost", "/lost"].map((path) => ({
      place: path,
      url: `${url}${path}`,
      query: "{ a }",
    })),
  );
  server.close();
  expect(outcomes.map(({ kind, text }) => `${kind} ${text}`)).toMatchObject([
    "refused status 404: Not here",
    'refused status 200: {"errors":[{"message":"no such field"}]}',
    expect.stringMatching(/^unreachable/u),
    expect.stringMatching(/^unreachable/u),
  ]);
  expect(count).toBe(3);
  expect(report(outcomes)).toContain("2 of 4 questions reached their address.");
  expect(report(outcomes.slice(2))).toMatch(/^There is no network here: none of 2 questions/u);
});
