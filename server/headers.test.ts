import { describe, expect, it } from "vitest";

import { headersFor } from "./headers";

const html = "text/html; charset=utf-8";
const script = "text/javascript; charset=utf-8";

describe("headersFor", () => {
  it("makes browsers ask again for pages", () => {
    expect(headersFor({ pathname: "/concepts/chains", contentType: html, status: 200 })).toEqual({
      "cache-control": "no-cache",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
    });
  });

  it("lets hashed assets be cached for a year, but never a missing one", () => {
    const asset = { pathname: "/assets/js/main.1234.js", contentType: script };
    expect(headersFor({ ...asset, status: 200 })["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    expect(headersFor({ ...asset, status: 404 })["cache-control"]).toBe("no-cache");
  });

  it("lets a later rule win", () => {
    const rules = ["a", "b"].map((value) => ({
      applies: () => true,
      headers: { "x-test": value },
    }));
    expect(headersFor({ pathname: "/", contentType: html, status: 200 }, rules)).toEqual({
      "x-test": "b",
    });
  });
});
