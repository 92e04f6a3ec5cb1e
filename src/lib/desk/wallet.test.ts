import { parse, validate } from "graphql";
import { describe, expect, it } from "vitest";

import { ENDPOINTS } from "../../../data/endpoints";
import { loadModel } from "../../../plugins/protocol-data/test-model";
import { indexerSchema } from "../../../tests/examples/support/indexer-schema";
import { parseReleaseRef } from "../protocol/model";
import {
  CAMPAIGNS_QUERY,
  chainsWithoutIndex,
  indexerUrl,
  PAGE_ROWS,
  readCampaigns,
  readStreams,
  STREAMS_QUERY,
  walletVariables,
} from "./wallet";

const NO_STREAMS = { lockupIn: [], lockupOut: [], flowIn: [], flowOut: [] };
const streams = (data: object): string => JSON.stringify({ data: { ...NO_STREAMS, ...data } });
const row = (alias: unknown, symbol: unknown = "DAI") => ({ alias, asset: { symbol } });
const CAMPAIGN = `0x${"ab".repeat(20)}`;

describe("the queries", () => {
  it("fit the schemas of the indexers", () => {
    expect(validate(indexerSchema("lockup", "envio"), parse(STREAMS_QUERY))).toEqual([]);
    expect(validate(indexerSchema("airdrops", "envio"), parse(CAMPAIGNS_QUERY))).toEqual([]);
  });

  it("ask for addresses in lower case, page by page", () => {
    const wallet = `0x${"AB".repeat(20)}`;
    expect(JSON.parse(walletVariables(wallet, 2))).toEqual({
      wallet: CAMPAIGN,
      limit: PAGE_ROWS,
      offset: 2 * PAGE_ROWS,
    });
  });
});

describe("readStreams", () => {
  it("lists what a wallet receives, then what it sends", () => {
    const text = streams({ flowOut: [row("FL4-1-3")], lockupIn: [row("LK3-137-42", "USDC")] });
    expect(readStreams(text)).toEqual({
      rows: [
        { id: "LK3-137-42", role: "recipient", token: "USDC" },
        { id: "FL4-1-3", role: "sender", token: "DAI" },
      ],
      isMore: false,
    });
  });

  it("says when there may be more, and reads no more than it asked for", () => {
    const full = Array.from({ length: PAGE_ROWS + 5 }, (_, id) => row(`LL-1-${id + 1}`));
    const page = readStreams(streams({ lockupIn: full }));
    expect(page.rows).toHaveLength(PAGE_ROWS);
    expect(page.isMore).toBe(true);
  });

  it("cuts long names, and does without one that is no text", () => {
    const text = streams({ flowIn: [row("FL-1-1", "x".repeat(5_000)), row("FL-1-2", { a: 1 })] });
    expect(readStreams(text).rows.map(({ token }) => token)).toEqual(["x".repeat(40), ""]);
  });

  it.each([
    ["HTML", "<html>", "no JSON"],
    ["nothing", "null", 'no list "lockupIn"'],
    ["a list that is a text", streams({ flowOut: "x" }), 'no list "flowOut"'],
    ["a row that is a number", streams({ lockupIn: [7] }), '"lockupIn" has a row that is'],
    ["no id", streams({ lockupIn: [{}] }), "which is none of a stream"],
    ["an address as id", streams({ lockupIn: [row("javascript:alert(1)")] }), "which is none"],
    ["megabytes as id", streams({ lockupIn: [row("9".repeat(3_000_000))] }), "which is none"],
  ])("says in words what is wrong with %s", (_, text, message) => {
    expect(() => readStreams(text)).toThrow(message);
    try {
      readStreams(text);
    } catch (error) {
      expect((error as Error).message.length).toBeLessThan(250);
    }
  });
});

describe("readCampaigns", () => {
  it("lists claims, then the campaigns of an admin", () => {
    const of = { id: `${CAMPAIGN}-8453`, name: "Spring" };
    expect(
      readCampaigns(JSON.stringify({ data: { claims: [{ campaign: of }], campaigns: [of] } })),
    ).toEqual({
      rows: [
        { chainId: 8453, address: CAMPAIGN, name: "Spring", role: "claimed" },
        { chainId: 8453, address: CAMPAIGN, name: "Spring", role: "admin" },
      ],
      isMore: false,
    });
  });

  it.each([[{ id: "x" }], [null], [{ id: `${CAMPAIGN}-8453<img>` }]])("refuses %j", (campaign) => {
    const text = JSON.stringify({ data: { claims: [{ campaign }], campaigns: [] } });
    expect(() => readCampaigns(text)).toThrow("a campaign has the id");
  });
});

describe("what the indexer reads", () => {
  const { chains } = loadModel();
  const missing = chainsWithoutIndex(ENDPOINTS, chains);

  it("is at one address for all chains", () => {
    for (const protocol of ["lockup", "airdrops"] as const) {
      const urls = ENDPOINTS.filter(
        (one) => one.vendor === "envio" && one.status === "current" && one.protocol === protocol,
      ).map(({ url }) => url);
      expect(new Set(urls)).toEqual(new Set([indexerUrl(ENDPOINTS, protocol)]));
    }
    // Lockup and Flow are one indexer.
    expect(ENDPOINTS.find((one) => one.vendor === "envio" && one.protocol === "flow")?.url).toBe(
      indexerUrl(ENDPOINTS, "lockup"),
    );
  });

  it("is every release of Lockup and Flow on the chains that are not named as missing", () => {
    expect(missing).toContain("Lightlink");
    expect(missing).not.toContain("Ethereum");
    const gaps = chains.chains
      .filter(({ name }) => !missing.includes(name))
      .flatMap(({ id, name, releases }) =>
        releases
          .map(({ ref }) => parseReleaseRef(ref))
          .filter(({ protocol }) => protocol === "lockup" || protocol === "flow")
          .filter(
            ({ protocol, version }) =>
              !ENDPOINTS.some(
                (one) =>
                  one.vendor === "envio" &&
                  one.status === "current" &&
                  one.chainId === id &&
                  one.protocol === protocol &&
                  one.indexesReleases.includes(version),
              ),
          )
          .map(({ protocol, version }) => `${name}: ${protocol}@${version}`),
      );
    expect(gaps).toEqual([]);
  });
});
