import { describe, expect, it } from "vitest";

import { SITE_DIR } from "../../plugins/paths";
import { checkLinks, type CheckOptions } from "./check";
import { collectLinks, linksIn, type LinkPlace } from "./collect";

const addresses = (text: string): string[] => linksIn(text, "a.mdx").map(({ address }) => address);

describe("linksIn", () => {
  it("reads addresses from Markdown, code and prose, without what follows them", () => {
    expect(
      addresses(
        [
          "[A](https://a.io/x), [b](https://b.io/wiki/B_(c)). See https://c.io/d.",
          'const e = "https://e.io/f?g=1#h";',
          "<https://i.io>",
        ].join("\n"),
      ),
    ).toEqual([
      "https://a.io/x",
      "https://b.io/wiki/B_(c)",
      "https://c.io/d",
      "https://e.io/f?g=1#h",
      "https://i.io",
    ]);
  });

  it("leaves out what a program completes, and names that are examples", () => {
    expect(addresses("`https://a.io/${id}` https://docs.example/a https://example.com")).toEqual(
      [],
    );
  });

  it("knows the line", () => {
    expect(linksIn("\n\nhttps://a.io", "a.mdx")).toEqual([
      { address: "https://a.io", file: "a.mdx", line: 3 },
    ]);
  });

  it("finds those of the site", () => {
    const places = collectLinks(SITE_DIR);
    expect(places.length).toBeGreaterThan(200);
    expect(places.some(({ file }) => file.startsWith("docs/concepts/"))).toBe(true);
    expect(places.some(({ file }) => file.includes(".test."))).toBe(false);
  });
});

describe("checkLinks", () => {
  const place = (address: string, line: number): LinkPlace => ({ address, file: "a.mdx", line });
  const PLACES = [
    place("https://alive.io", 1),
    place("https://gone.io/a", 2),
    place("https://gone.io/a#b", 3),
    place("https://shy.io", 4),
    place("https://nowhere.io", 5),
  ];
  const STATUS: Readonly<Record<string, number>> = {
    "https://alive.io": 200,
    "https://gone.io/a": 404,
    "https://shy.io": 403,
  };

  function options(statusOf: (address: string) => number | undefined): {
    asked: string[];
    options: CheckOptions;
  } {
    const asked: string[] = [];
    const answer: typeof fetch = (input) => {
      const address = input as string;
      asked.push(address);
      const status = statusOf(address);
      return status === undefined
        ? Promise.reject(
            Object.assign(new TypeError("fetch failed"), { cause: { code: "ENOTFOUND" } }),
          )
        : Promise.resolve(new Response("", { status }));
    };
    return { asked, options: { fetch: answer, timeoutMs: 1000, parallel: 2 } };
  }

  it("reports each place of a dead link, and apart from them what programs may not ask", async () => {
    const { asked, options: given } = options((address) => STATUS[address]);
    const report = await checkLinks(PLACES, given);
    expect(report).toEqual({
      checked: 4,
      isOffline: false,
      dead: [
        "a.mdx:2: https://gone.io/a (status 404)",
        "a.mdx:3: https://gone.io/a#b (status 404)",
        "a.mdx:5: https://nowhere.io (ENOTFOUND)",
      ],
      refused: ["a.mdx:4: https://shy.io (status 403)"],
    });
    expect(asked).toHaveLength(4);
  });

  it("blames no link when there is no network", async () => {
    const report = await checkLinks(PLACES, options(() => undefined).options);
    expect(report).toMatchObject({ isOffline: true, dead: [] });
  });
});
