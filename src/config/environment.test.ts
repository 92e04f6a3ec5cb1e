import { expect, test } from "vitest";

import { misspelled, valueOf } from "./environment";

test("an empty variable is one that is not set", () => {
  expect([undefined, "", "  "].map(valueOf)).toEqual([null, null, null]);
  expect(valueOf(" key ")).toBe("key");
});

test("a variable whose name is nearly one that is read is told", () => {
  const names = ["SITE_URL", "MCP_URL", "CI", "PORT", "OFFLINE"];
  const wrong = { SITE__URL: "x", site_url: "x", SITE_UR: "x", SITE_URLS: "x", offline: "off" };
  const told = misspelled(
    { ...wrong, SITE_URL: "x", C: "x", POT: "x", PATH: "x", MPC_URL: " " },
    names,
  );
  expect(told.map((text) => text.split(" ")[0])).toEqual(Object.keys(wrong));
  expect(told[0]).toBe(
    "SITE__URL is set, and nothing reads it. Did you mean SITE_URL? HOSTING.md has all variables.",
  );
  expect(told[4]).toContain("Did you mean OFFLINE?");
});
