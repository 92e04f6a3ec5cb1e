import { expect, test } from "vitest";

import { readSearchAddress, searchPageUrl } from "./search-address";

test("an address is read back as it was written", () => {
  const asked = {
    query: "rate & <b>",
    area: "Guides",
    protocol: "flow",
    page: 2,
  } as const;
  const url = searchPageUrl(asked);
  expect(url).toBe("/search?q=rate+%26+%3Cb%3E&area=Guides&protocol=flow&page=3");
  expect(readSearchAddress(url.slice(url.indexOf("?")))).toEqual(asked);
});

test.each([
  ["", { query: "", area: "", protocol: "", page: 0 }],
  ["?q=+a+", { query: "a", area: "", protocol: "", page: 0 }],
  ["?q=a&area=Nowhere&protocol=x&page=-1", { query: "a", area: "", protocol: "", page: 0 }],
  ["?q=a&page=1e9", { query: "a", area: "", protocol: "", page: 0 }],
  ["?q=a&page=2.5", { query: "a", area: "", protocol: "", page: 0 }],
  ["?q=%E0%A4%A", { query: "\uFFFD%A", area: "", protocol: "", page: 0 }],
])("%j is read without an error", (search, asked) => {
  expect(readSearchAddress(search)).toEqual(asked);
});

test("a query is cut at 512 letters", () => {
  expect(readSearchAddress(`?q=${"x".repeat(600)}`).query).toHaveLength(512);
});
