import { describe, expect, test } from "vitest";

import { CONTRACTS, LOCKUP_POLYGON } from "./fixture";
import {
  APP_ORIGIN,
  appSlug,
  formatAppUrl,
  readChainId,
  readSource,
  readStreamNumber,
  resolveSource,
} from ".";

const LOWER = LOCKUP_POLYGON.toLowerCase();
const CAMPAIGN = "0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc";

describe("parts of ids", () => {
  test.each([
    [readSource, " lk ", "LK"],
    [readSource, LOCKUP_POLYGON, LOWER],
    [readChainId, "137", 137],
    [readStreamNumber, " 021 ", "21"],
  ])("%o reads %j", (read, text, value) => {
    expect(read(text)).toBe(value);
  });

  test.each([
    [readChainId, "x", /"x" is no chain id/],
    [readChainId, "0", /"0" is no chain id/],
    [readChainId, "99999999999999999999", /is no chain id/],
    [readStreamNumber, "-1", /is no stream id/],
    [readStreamNumber, "0", /"0" is no stream id/],
    [readStreamNumber, "9".repeat(79), /is no stream id/],
    [readSource, "L K", /neither an alias such as LK nor an address/],
    [readSource, "0x12", /is not an address/],
    [readSource, LOCKUP_POLYGON.replace("E0BF", "e0BF"), /wrong checksum/],
  ])("%o refuses %j", (read, text, message) => {
    expect(() => read(text)).toThrow(message);
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

describe("links", () => {
  const id = { source: "LK", chainId: 137, streamId: "21" };

  test.each([
    [{ kind: "stream", area: "vesting", view: "", ...id }, "/vesting/stream/LK-137-21"],
    [
      { kind: "stream", area: "payments", view: "history", ...id },
      "/payments/stream/LK-137-21/history",
    ],
    [
      { kind: "campaign", address: CAMPAIGN, chainId: 1, manage: true },
      `/airdrops/campaign/${CAMPAIGN}-1/manage`,
    ],
  ] as const)("%o", (link, path) => {
    expect(formatAppUrl(link)).toBe(APP_ORIGIN + path);
    expect(formatAppUrl(link, 10)).toBe(`${APP_ORIGIN}${path}?cc=10`);
  });
});
