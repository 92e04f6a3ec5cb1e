import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";

import { ENDPOINTS } from "../../../../data/endpoints";
import { findProblems } from "./check";
import { targetOf } from "./target";

describe("findProblems", () => {
  const schema = buildSchema("type Query { a(b: Int!): Int }");

  it("finds grammar, fields and variables", () => {
    expect(findProblems("{ a(b: 1) }", "", schema)).toEqual([]);
    expect(findProblems("{ a(b: 1) ", "", schema)).toEqual([
      "Line 1, column 11: Syntax Error: Expected Name, found <EOF>.",
    ]);
    expect(findProblems("query A { a(b: 1) } query B { a(b: 1) }", "", undefined)).toEqual([
      "Write exactly one query; the page runs one at a time.",
    ]);
    expect(findProblems("query A($b: Int!) { a(b: $b) }", '{ "b": "x" }', schema)).toEqual([
      'Variable "$b" got invalid value "x"; Int cannot represent non-integer value: "x"',
    ]);
  });
});

describe("targetOf", () => {
  const graph = ENDPOINTS.find(
    ({ protocol, vendor, chainId, status }) =>
      protocol === "flow" && vendor === "the-graph" && chainId === 1 && status === "current",
  );
  const base = { endpoint: graph, access: "production", key: "", custom: "" } as const;

  it("asks for a key where one is needed, and never shows it", () => {
    expect(targetOf(base)).toMatchObject({ address: undefined, problem: "Enter your key" });
    const target = targetOf({ ...base, key: "k1" });
    expect(target.address).toContain("/api/k1/subgraphs/");
    expect(target.shown).toContain("/api/{API_KEY}/subgraphs/");
    expect(targetOf({ ...base, key: "a/b" }).problem).toMatch(/contains "\/"/);
    expect(targetOf({ ...base, access: "testing" }).problem).toBeUndefined();
  });

  it("says when there is no endpoint", () => {
    expect(targetOf({ ...base, endpoint: undefined }).problem).toBe("There is no endpoint here");
  });
});
