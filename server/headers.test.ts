import { describe, expect, it } from "vitest";

import { headersFor, parseHeaders } from "./headers";

const RULES = parseHeaders(`# comment
/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer

/assets/*
  Cache-Control: public, max-age=31536000, immutable
/*.txt
  Referrer-Policy: origin
`);

describe("parseHeaders", () => {
  it("reads paths and their headers", () => {
    expect(RULES.map(({ path }) => path)).toEqual(["/*", "/assets/*", "/*.txt"]);
    expect(RULES[0]?.headers).toEqual({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
  });

  it("lists every line that it cannot read", () => {
    expect(() => parseHeaders("  X-Early: 1\n/*\nbad line\n  no value:\n")).toThrow(
      /line 1: "X-Early: 1"[^]*line 3: "bad line"[^]*line 4: "no value:"/,
    );
  });

  it("reads an empty file", () => {
    expect(parseHeaders("")).toEqual([]);
  });
});

describe("headersFor", () => {
  it("makes browsers ask again for pages", () => {
    expect(headersFor({ pathname: "/concepts/chains", status: 200 }, RULES)).toEqual({
      "cache-control": "public, max-age=0, must-revalidate",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
  });

  it("lets hashed assets be cached for a year, but never a missing one", () => {
    const pathname = "/assets/js/main.1234.js";
    expect(headersFor({ pathname, status: 200 }, RULES)["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    expect(headersFor({ pathname, status: 404 }, RULES)["cache-control"]).toBe(
      "public, max-age=0, must-revalidate",
    );
  });

  it("lets a later rule win, and takes dots literally", () => {
    expect(headersFor({ pathname: "/llms.txt", status: 200 }, RULES)["referrer-policy"]).toBe(
      "origin",
    );
    expect(headersFor({ pathname: "/llms-txt", status: 200 }, RULES)["referrer-policy"]).toBe(
      "no-referrer",
    );
  });
});
