import { buildSchema, type GraphQLSchema, parse, validate } from "graphql";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";

import { ENDPOINTS } from "../../data/endpoints";
import { SITE_DIR } from "../../plugins/paths";
import { askOverHttp } from "./ask";
import { type Ask, askAll, type Outcome, plan, report } from "./checks";
import { queryFiles } from "./files";

const files = queryFiles(SITE_DIR);
const questions = plan(ENDPOINTS, files);

describe("plan", () => {
  it("asks every address of today that needs no key, once, and the past ones of Flow", () => {
    const urls = [...new Set(questions.map(({ url }) => url))];
    expect(urls).toContain("https://indexer.hyperindex.xyz/53b7e25/v1/graphql");
    expect(urls).toContain("https://indexer.hyperindex.xyz/3b4ea6b/v1/graphql");
    expect(urls.join()).not.toContain("{");
    const places = questions.map(({ place }) => place);
    expect(new Set(places).size).toBe(places.length);
  });

  it("asks every query of today on Sepolia, and sends the converters one of The Graph", () => {
    const own = questions.filter(({ place }) => place.startsWith("query "));
    expect(own).toHaveLength(files.length);
    expect(files.length).toBeGreaterThan(80);
    const converters = questions.filter(({ place }) => place.startsWith("converter "));
    expect(converters.map(({ url }) => url)).toEqual([
      "https://indexer.hyperindex.xyz/508d217/converter",
      "https://indexer.hyperindex.xyz/53b7e25/converter",
    ]);
    for (const { place } of converters) expect(place).toContain("the-graph");
  });

  it("asks in the grammar of the vendor", () => {
    for (const { place, query } of questions) expect(() => parse(query), place).not.toThrow();
    const schemas = new Map<string, GraphQLSchema>();
    const schema = (name: string): GraphQLSchema => {
      const read =
        schemas.get(name) ?? buildSchema(readFileSync(`data/graphql/${name}.graphql`, "utf8"));
      schemas.set(name, read);
      return read;
    };
    const checked = questions.filter(({ place }) => /how far it has read|the totals/u.test(place));
    for (const { place, query } of checked) {
      const indexer = place.includes("the totals") ? "airdrops" : "streams";
      const name = `${indexer}.${place.includes("the-graph") ? "thegraph" : "envio"}`;
      expect(validate(schema(name), parse(query)), place).toEqual([]);
    }
  });
});

describe("askAll", () => {
  const question = { place: "x", url: "https://example.org", query: "{ a }" };
  it.each<[string, Ask, string]>([
    ["data", () => Promise.resolve({ data: { a: 1 } }), 'answered {"a":1}'],
    ["errors", () => Promise.resolve({ errors: [{ message: "no" }] }), "refused no"],
    ["nothing", () => Promise.reject(new Error("offline")), "unreachable offline"],
  ])("tells %s", async (_, ask, expected) => {
    const [outcome] = await askAll(ask, [question]);
    expect(`${outcome?.kind} ${outcome?.text}`).toBe(expected);
  });

  it("asks an address that is lost once", async () => {
    const asked: string[] = [];
    const ask: Ask = (url) => {
      asked.push(url);
      return Promise.reject(new Error("offline"));
    };
    const outcomes = await askAll(ask, [question, { ...question, place: "y" }]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["unreachable", "unreachable"]);
    expect(asked).toEqual([question.url]);
  });

  it("counts the rows that come without a limit", async () => {
    const rows = questions.filter(({ place }) => place.endsWith("without a limit"));
    const ask: Ask = () => Promise.resolve({ data: { Asset: [1, 2] } });
    const outcomes = await askAll(ask, rows);
    expect(outcomes.map(({ text }) => text)).toEqual(rows.map(() => "2 rows"));
  });
});

describe("what comes back", () => {
  it("the totals of tranches are read", () => {
    const totals = questions.filter(({ place }) => place.includes("the totals"));
    expect(new Set(totals.map(({ query }) => query)).size).toBe(2);
    const ending = (endPercentage: string) => [
      { campaign: { id: "c", streamTranches: [{ endPercentage }] } },
    ];
    for (const { read } of totals) {
      const texts = [ending((10n ** 18n).toString()), ending("7"), []].map((tranches) =>
        read?.({ tranches }),
      );
      expect(texts).toEqual([
        "right: the last of 1 tranches of c ends at 1000000000000000000",
        "WRONG: the last of 1 tranches of c ends at 7, not at 1000000000000000000",
        "no campaign with three tranches",
      ]);
    }
  });

  it("what is no JSON is a refusal, and a closed port is unreachable", async () => {
    const server = createServer((_, response) => response.writeHead(404).end("Not here"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const ask = (): Promise<Outcome[]> =>
      askAll(askOverHttp(5_000), [{ place: "x", url, query: "{ a }" }]);
    expect(await ask()).toMatchObject([{ kind: "refused", text: "status 404, no JSON: Not here" }]);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const lost = await ask();
    expect(lost).toMatchObject([{ kind: "unreachable" }]);
    expect(report(lost)).toMatch(/^There is no network here/u);
  });
});

describe("report", () => {
  it("says where no network is", () => {
    const lost = { place: "x", kind: "unreachable", text: "offline" } as const;
    expect(report([lost, lost])).toMatch(/^There is no network here: none of 2 questions/);
    expect(report([lost, { ...lost, kind: "refused" }])).toMatch(/1 of 2 questions reached/);
  });
});
