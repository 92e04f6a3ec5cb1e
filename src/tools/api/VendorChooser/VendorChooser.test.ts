import { describe, expect, test } from "vitest";

import { loadModel } from "../../../../plugins/protocol-data/test-model";
import type { NeedId } from "../../../../data/vendor-needs";
import { chooseVendor, type IndexedChain } from "./choose";
import { chooserChains } from "./coverage";

const { chains } = loadModel();
const CHOOSABLE = chooserChains(chains);

const needs = (...ids: NeedId[]): ReadonlySet<NeedId> => new Set(ids);

function chainNamed(name: string): IndexedChain {
  const chain = CHOOSABLE.find((candidate) => candidate.name === name);
  if (chain === undefined) throw new Error(`No chain is called "${name}".`);
  return chain;
}

describe("chooseVendor", () => {
  test("asks for nothing, gets nothing", () => {
    expect(chooseVendor(needs())).toEqual({ vendors: [], reasons: [], unmet: [] });
  });

  test("names the one vendor that meets all needs", () => {
    expect(chooseVendor(needs("manyChains", "noKey")).vendors).toEqual(["envio"]);
    expect(chooseVendor(needs("pastBlock", "decentralized")).vendors).toEqual(["the-graph"]);
  });

  test("names both when one is not enough", () => {
    expect(chooseVendor(needs("noKey", "pastBlock")).vendors).toEqual(["the-graph", "envio"]);
    expect(chooseVendor(needs("fallback")).vendors).toEqual(["the-graph", "envio"]);
  });

  test("names the only vendor of a chain", () => {
    expect(chooseVendor(needs(), chainNamed("Morph")).vendors).toEqual(["envio"]);
    expect(chooseVendor(needs(), chainNamed("Lightlink")).vendors).toEqual(["the-graph"]);
  });

  test("says which needs the chain cannot meet", () => {
    const choice = chooseVendor(needs("pastBlock", "noKey", "fallback"), chainNamed("Morph"));
    expect(choice.vendors).toEqual(["envio"]);
    expect(choice.unmet).toEqual([
      "The state at an earlier block",
      "To keep working when one vendor is down",
    ]);
  });

  test("says that a chain has no indexer", () => {
    const choice = chooseVendor(needs("noKey"), chainNamed("Taiko"));
    expect(choice.vendors).toEqual([]);
    expect(choice.reasons).toEqual(["Taiko has no indexer: read the contracts and logs directly."]);
  });
});

describe("chooserChains", () => {
  test("adds the chains with a documented release that nobody indexes", () => {
    const names = CHOOSABLE.filter(({ vendors }) => vendors.length === 0).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Core Dao", "Taiko"]));
  });

  test("lists no chain twice", () => {
    expect(new Set(CHOOSABLE.map(({ chainId }) => chainId)).size).toBe(CHOOSABLE.length);
  });
});
