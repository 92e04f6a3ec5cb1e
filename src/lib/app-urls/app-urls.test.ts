import { describe, expect, test } from "vitest";

import { CONTRACTS } from "./fixture";
import { APP_ORIGIN, appSlug, formatAppUrl, readChainId, readStreamNumber } from ".";

const CAMPAIGN = "0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc";

describe("parts of ids", () => {
  test.each([
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
  ])("%o refuses %j", (read, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  test("chain 1 has its own name in the app", () => {
    expect(CONTRACTS.chains.map(appSlug)).toEqual(["ethereum", "polygon"]);
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
