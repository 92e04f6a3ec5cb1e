import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { checkLinks, type CheckOptions } from "./check";
import { collectLinks, linksIn, type LinkPlace } from "./collect";

const SAFE = `0x${"a".repeat(40)}`;
const TOKEN = `0x${"b".repeat(40)}`;

const link = (address: string): string => `<p><a href="${address}">x</a></p>`;

describe("linksIn", () => {
  it("reads what a page links on other sites, each once, and nothing else", () => {
    const html = `${link("https://a.io/x?b=1&amp;c=2#d")}${link("https://a.io/x?b=1&amp;c=2#d")}
      ${link("/concepts/fees")}${link("#top")}${link("mailto:a@b.io")}
      <img src="https://c.io/d.png"><code>https://d.io</code>`;
    expect(linksIn(html, "a.html")).toEqual([
      { address: "https://a.io/x?b=1&c=2#d", page: "a.html" },
    ]);
  });
});

describe("collectLinks", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "links-"));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it("reads all pages, and one of the addresses that are composed alike", () => {
    mkdirSync(path.join(folder, "guides"));
    writeFileSync(
      path.join(folder, "guides", "b.html"),
      link(`https://scan.io/address/${TOKEN}`) + link("https://b.io") + link("https://ai.io/?q=b"),
    );
    writeFileSync(
      path.join(folder, "a.html"),
      link(`https://scan.io/address/${SAFE}#code`) +
        link(`https://other.io/address/${SAFE}`) +
        link("https://ai.io/?q=a"),
    );
    writeFileSync(path.join(folder, "c.md"), "[x](https://c.io)");
    expect(collectLinks(folder)).toEqual([
      { address: `https://scan.io/address/${SAFE}#code`, page: "a.html" },
      { address: `https://other.io/address/${SAFE}`, page: "a.html" },
      { address: "https://ai.io/?q=a", page: "a.html" },
      { address: "https://b.io", page: "guides/b.html" },
    ]);
  });

  it("needs a build", () => {
    expect(() => collectLinks(path.join(folder, "missing"))).toThrow(/npm run build/u);
  });
});

describe("checkLinks", () => {
  const place = (address: string, page: number): LinkPlace => ({ address, page: `${page}.html` });
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
        "2.html: https://gone.io/a (status 404)",
        "3.html: https://gone.io/a#b (status 404)",
        "5.html: https://nowhere.io (ENOTFOUND)",
      ],
      refused: ["4.html: https://shy.io (status 403)"],
    });
    expect(asked).toHaveLength(4);
  });

  it("blames no link when there is no network", async () => {
    const report = await checkLinks(PLACES, options(() => undefined).options);
    expect(report).toMatchObject({ isOffline: true, dead: [] });
  });
});
