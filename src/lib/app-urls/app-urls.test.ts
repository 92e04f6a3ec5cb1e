import { describe, expect, test } from "vitest";

import { CONTRACTS, LOCKUP_POLYGON } from "./fixture";
import {
  APP_ORIGIN,
  appSlug,
  formatAppUrl,
  MAX_LINK_LENGTH,
  parseAppLink,
  readCampaignId,
  readStreamId,
  resolveSource,
} from ".";

const LOWER = LOCKUP_POLYGON.toLowerCase();
const CAMPAIGN = "0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc";

const parse = (text: string) => parseAppLink(text, CONTRACTS);

describe("ids", () => {
  test.each([
    ["LK-137-21", { source: "LK", chainId: 137, streamId: "21" }],
    [" lk-137-021 ", { source: "LK", chainId: 137, streamId: "21" }],
    [`${LOCKUP_POLYGON}-137-21`, { source: LOWER, chainId: 137, streamId: "21" }],
  ])("%s", (text, id) => {
    expect(readStreamId(text)).toEqual(id);
  });

  test.each([
    ["LK-137", /is no stream id/],
    ["LK-137-21-1", /is no stream id/],
    ["LK-x-21", /"x" is no chain id/],
    ["LK-0-21", /"0" is no chain id/],
    ["LK-99999999999999999999-21", /is no chain id/],
    ["LK-137--1", /is no stream id/],
    ["LK-137-0", /"0" is no stream id/],
    [`LK-137-${"9".repeat(79)}`, /is no stream id/],
    ["L K-137-21", /neither an alias such as LK nor an address/],
    ["0x12-137-21", /is not an address/],
    [`${LOCKUP_POLYGON.replace("E0BF", "e0BF")}-137-21`, /wrong checksum/],
  ])("%s is refused", (text, message) => {
    expect(() => readStreamId(text)).toThrow(message);
  });

  test("campaigns have an address and a chain", () => {
    expect(readCampaignId(`${CAMPAIGN}-11155111`)).toEqual({
      address: CAMPAIGN,
      chainId: 11155111,
    });
    expect(() => readCampaignId("MSF4-1")).toThrow(/Campaigns have no alias/);
  });

  test("chain 1 has its own name in the app", () => {
    expect(CONTRACTS.chains.map(appSlug)).toEqual(["ethereum", "polygon"]);
  });
});

describe("contracts", () => {
  test("are found by alias and by address", () => {
    const found = resolveSource({ source: "LK", chainId: 137 }, CONTRACTS, "vesting");
    expect(found.address).toBe(LOCKUP_POLYGON);
    expect(found.explorerUrl).toBe(`https://polygonscan.com/address/${LOCKUP_POLYGON}`);
    expect(found.problems).toEqual({});
    expect(resolveSource({ source: LOWER, chainId: 137 }, CONTRACTS).contract?.alias).toBe("LK");
    expect(resolveSource({ source: "FL2", chainId: 1 }, CONTRACTS).unconfirmed).toBe(true);
  });

  test.each([
    ["LK", 1, "vesting", { chain: "LK (Lockup v2.0) is not deployed on Ethereum" }],
    ["LK", 5, "vesting", { chain: "The data package has no Sablier streams on chain 5" }],
    ["LK9", 1, "vesting", { source: 'There is no alias "LK9"; known: LK, FL2, LL2' }],
    [
      "LK",
      137,
      "payments",
      { source: "LK is Lockup v2.0, which belongs to /vesting, not /payments" },
    ],
    [LOWER, 1, "vesting", { source: "No stream contract of Sablier has this address on chain 1" }],
  ] as const)("%s on chain %d in %s", (source, chainId, area, problems) => {
    expect(resolveSource({ source, chainId }, CONTRACTS, area).problems).toEqual(problems);
  });
});

describe("current links", () => {
  test.each([
    "/vesting/stream/LK-137-21",
    "/payments/stream/FL2-11155111-40",
    "/vesting/stream/LK-137-21/details",
    "/vesting/stream/LK-137-21/history?cc=137",
    `/airdrops/campaign/${CAMPAIGN}-11155111`,
    `/airdrops/campaign/${CAMPAIGN}-11155111/manage`,
    "/vesting/search/ethereum?s=0x0aAeF7BbC21c627f14caD904E283e199cA2b72cC",
    "/vesting/search/ethereum?i=LL2-1-2,LL3-1-29",
    "/payments/search/0x833589fcd6edb6e08f4c7c32d4f71b54bda02913?c=8453",
    "/airdrops/search?n=spring+drop",
    "/vesting?t=sender&f=streaming",
  ])("%s reads and writes back", (path) => {
    const parsed = parse(APP_ORIGIN + path);
    expect(parsed.url).toBe(APP_ORIGIN + path);
    expect(parsed.isOld).toBe(false);
    expect(parsed.notes).toEqual([]);
    expect(parse(path).url).toBe(APP_ORIGIN + path);
  });

  test("letter case, host and scheme are brought into form", () => {
    expect(parse("app.sablier.com/vesting/stream/lk-137-21").url).toBe(
      `${APP_ORIGIN}/vesting/stream/LK-137-21`,
    );
    expect(parse(`http://app.sablier.com/vesting/stream/${LOCKUP_POLYGON}-137-21#x`).url).toBe(
      `${APP_ORIGIN}/vesting/stream/${LOWER}-137-21`,
    );
  });

  test("a bare id becomes a link of the right area", () => {
    expect(parse("FL2-1-3").url).toBe(`${APP_ORIGIN}/payments/stream/FL2-1-3`);
    expect(parse(`${CAMPAIGN}-1`).url).toBe(`${APP_ORIGIN}/airdrops/campaign/${CAMPAIGN}-1`);
    const unknown = parse(`${CAMPAIGN}-1-3`);
    expect(unknown.alternatives).toEqual([`${APP_ORIGIN}/payments/stream/${CAMPAIGN}-1-3`]);
    expect(unknown.notes).toHaveLength(1);
  });

  test("parts have names", () => {
    expect(parse("/vesting/stream/LK-137-21?cc=137").parts).toEqual([
      { name: "Area", value: "vesting" },
      { name: "Alias", value: "LK" },
      { name: "Chain", value: "137, Polygon" },
      { name: "Stream id", value: "21" },
      { name: "cc: chain that the wallet is asked to switch to", value: "137" },
    ]);
    expect(parse("/payments/search?c=1&zz=2").notes).toEqual([
      'The parameter "zz" is unknown here',
    ]);
    expect(parse("/payments/search?constructor=1")).toMatchObject({
      parts: [{}, {}, { name: "constructor", value: "1" }],
      notes: ['The parameter "constructor" is unknown here'],
    });
    expect(parse("/vesting/stream/LK-137-21?c=1").notes).toEqual([
      'The parameter "c" has no meaning on this page',
    ]);
  });
});

describe("old links", () => {
  test.each([
    ["/stream/LK-137-21", "/vesting/stream/LK-137-21"],
    ["/stream/FL2-1-7", "/payments/stream/FL2-1-7"],
    [`/airstream/${CAMPAIGN}-11155111`, `/airdrops/campaign/${CAMPAIGN}-11155111`],
  ])("%s", (old, current) => {
    const parsed = parse(APP_ORIGIN + old);
    expect(parsed.url).toBe(APP_ORIGIN + current);
    expect(parsed.isOld).toBe(true);
  });
});

describe("what is not a link", () => {
  test.each([
    ["", /There is not a link/],
    ["https://example.com/vesting/stream/LK-137-21", /"example.com" is another site/],
    ["https://app.sablier.com.evil.example/stream/LK-137-21", /is another site/],
    ["javascript://app.sablier.com/%0a0", /is another site/],
    ["https://app.sablier.com/", /home page/],
    ["/?t=search&c=1&s=0xab", /a search of the scheme from before 2026; open it/],
    ["/airdrops/?t=search&c=1&m=0xab", /a search of the scheme from before 2026; open it/],
    ["/vesting/stream/LK-137-21/notes", /"notes" is not a view/],
    ["/vesting/flow/LK-137-21", /no path of the app/],
    ["/airdrops/stream/LK-137-21", /no path of the app/],
    ["/swap", /no path of the app/],
    ["/vesting/stream/LK-137-21/details/more", /no path of the app/],
    [`/airdrops/campaign/${CAMPAIGN}-1/edit`, /no path of the app/],
    ["/payments/search/0x12?c=1", /The token is wrong/],
    ["/vesting/stream/LK-137-21?cc=x", /"x" is no chain id/],
    ["http://[", /is not a link/],
    ["x".repeat(MAX_LINK_LENGTH + 1), /is the limit/],
    ["hello", /is no stream id/],
  ])("%s", (text, message) => {
    expect(() => parse(text)).toThrow(message);
    expect(() => parse(text)).toThrow(RangeError);
  });
});

test("links are written without what they do not need", () => {
  const link = { kind: "search", area: "payments", params: [["c", "1"]] } as const;
  expect(formatAppUrl(link, 10)).toBe(`${APP_ORIGIN}/payments/search?c=1&cc=10`);
});
