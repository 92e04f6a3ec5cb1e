import { buildSchema, parse, validate } from "graphql";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { ENDPOINTS } from "../../data/endpoints";
import { type Ask, outcomeOf, plan, report } from "./checks";

const questions = plan(ENDPOINTS);

describe("plan", () => {
  it("asks every address of today that needs no key, once, and the past ones of Flow", () => {
    const urls = [...new Set(questions.map(({ url }) => url))];
    expect(urls).toContain("https://indexer.hyperindex.xyz/53b7e25/v1/graphql");
    expect(urls).toContain("https://indexer.hyperindex.xyz/3b4ea6b/v1/graphql");
    expect(urls.join()).not.toContain("{");
    const places = questions.map(({ place }) => place);
    expect(new Set(places).size).toBe(places.length);
  });

  it("asks in the grammar of the vendor", () => {
    for (const { place, query } of questions) expect(() => parse(query), place).not.toThrow();
    const schema = (name: string) =>
      buildSchema(readFileSync(`data/graphql/${name}.graphql`, "utf8"));
    const meta = questions.filter(({ place }) => place.includes("how far it has read"));
    for (const { place, query } of meta) {
      const name = place.includes("the-graph") ? "streams.thegraph" : "streams.envio";
      expect(validate(schema(name), parse(query)), place).toEqual([]);
    }
  });
});

describe("outcomeOf", () => {
  const question = { place: "x", url: "https://example.org", query: "{ a }" };
  it.each<[string, Ask, string]>([
    ["data", () => Promise.resolve({ data: { a: 1 } }), 'answered {"a":1}'],
    ["rows", () => Promise.resolve({ data: { Asset: [1, 2] } }), "answered 2 rows"],
    ["errors", () => Promise.resolve({ errors: [{ message: "no" }] }), "refused no"],
    ["nothing", () => Promise.reject(new Error("offline")), "unreachable offline"],
  ])("tells %s", async (_, ask, expected) => {
    const { kind, text } = await outcomeOf(ask, question);
    expect(`${kind} ${text}`).toBe(expected);
  });
});

describe("report", () => {
  it("says where no network is", () => {
    const lost = { place: "x", kind: "unreachable", text: "offline" } as const;
    expect(report([lost, lost])).toMatch(/^There is no network here: none of 2 questions/);
    expect(report([lost, { ...lost, kind: "refused" }])).toMatch(/1 of 2 questions reached/);
  });
});
