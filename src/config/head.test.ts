import { runInNewContext } from "node:vm";

import { describe, expect, it } from "vitest";

import { CLEAN_PATH, createHeadTags } from "./head";
import { createIdentity } from "./identity";

/** Runs the inline script at an address; returns the address it leaves, or null when it stays. */
function cleaned(address: string): string | null {
  const url = new URL(address, "https://example.org");
  let result: string | null = null;
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => {
      result = to;
    },
  };
  runInNewContext(CLEAN_PATH, { location: url, history });
  return result;
}

describe("CLEAN_PATH", () => {
  it.each([
    ["/concepts/chains.html", "/concepts/chains"],
    ["/concepts/chains/", "/concepts/chains"],
    ["/concepts/chains/index.html?q=1#id", "/concepts/chains?q=1#id"],
    ["/index.html", "/"],
    ["/guides/lockup/previous-deployments/v1.2.html", "/guides/lockup/previous-deployments/v1.2"],
  ])("turns %s into %s", (from, to) => {
    expect(cleaned(from)).toBe(to);
  });

  it.each(["/", "/?q=.html", "/concepts/chains", "/guides/lockup/previous-deployments/v1.2"])(
    "leaves %s",
    (address) => {
      expect(cleaned(address)).toBeNull();
    },
  );
});

describe("createHeadTags", () => {
  it("preloads one font and runs one script", () => {
    const tags = createHeadTags(createIdentity({}));
    expect(tags.filter(({ tagName }) => tagName === "script")).toHaveLength(1);
    expect(tags.filter(({ attributes }) => attributes?.rel === "preload")).toHaveLength(1);
  });
});
