import { expect, it } from "vitest";

import { loadFinder } from "../../plugins/app-links/test-finder";
import { type Found, lookUp } from "../tables/ReleaseFinder/look-up";
import { releaseItems } from "./release-items";

const { selectors, ...data } = loadFinder();
const find = (text: string): Promise<Found> => Promise.resolve(lookUp(text, data, selectors));

it.each([
  ["LK2-137-42", "Lockup v3.0 on Polygon: SablierLockup"],
  ["FL4", "Flow v3.0 on 29 chains: SablierFlow"],
  ["0xCD18eAa163733Da39c232722cBC4E8940b1D8888", "Legacy v1.1 on Ethereum: Sablier"],
  ["app.sablier.com/stream/LK-137-21", "Lockup v2.0 on Polygon: SablierLockup"],
  ["0x380332b8", "Lockup v3.0: SablierBatchLockup"],
])("leads from %s to the finder's answer", async (query, label) => {
  const [release] = (await releaseItems(query, find)) ?? [];
  expect(release).toMatchObject({
    label,
    url: `/deployments?find=${encodeURIComponent(query)}#which-release`,
  });
});

it.each([
  "LK2-1-42",
  "https://app.sablier.com/vesting/stream/LL3-1-29",
  "0x1E901b0E05A78C011D6D4cfFdBdb28a42A1c32EF-137-42",
])("leads from the stream %s to its calls", async (query) => {
  const [, desk] = (await releaseItems(query, find)) ?? [];
  expect(desk?.url).toBe(`/apps/without-the-app?stream=${encodeURIComponent(query)}`);
});

it("leads from a contract alone to no stream", async () => {
  expect(await releaseItems("FL4", find)).toHaveLength(1);
});

it.each(["cancel a stream", "NFT", "withdraw", "0x1234", "v2.0", "", "how do I claim? FL4"])(
  "loads nothing for the words %j",
  (query) => {
    expect(releaseItems(query, find)).toBeNull();
  },
);

it.each(["erc-721", "eip-7825", "0xdeadbeef", "0x6b175474e89094c44da98b954eedeac495271d0f"])(
  "has nothing to say about %s",
  async (query) => {
    expect(await releaseItems(query, find)).toEqual([]);
  },
);

it("has nothing to say when the finder does not come", async () => {
  expect(await releaseItems("LK-1-1", () => Promise.reject(new Error("offline")))).toEqual([]);
});
