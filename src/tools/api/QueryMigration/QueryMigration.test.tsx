// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import path from "node:path";

import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { SITE_DIR } from "../../../../plugins/paths";
import QueryMigration from ".";

beforeEach(() => {
  vi.stubGlobal("fetch", (input: unknown) =>
    Promise.resolve(
      new Response(readFileSync(path.join(SITE_DIR, String(input).replace(/^\//, "")), "utf8")),
    ),
  );
});

const newQuery = async (): Promise<string> =>
  (await screen.findByRole("region", { name: "New query" })).textContent;

it("changes the example, says what is silent, and refuses what is no query of the schema", async () => {
  render(<QueryMigration />);
  fireEvent.click(screen.getByRole("button", { name: "Check" }));
  expect(await newQuery()).toContain("  LockupStream(\n    limit: 10");
  expect(screen.getByText(/2 names to change, 2 values to check/)).toBeTruthy();
  const list = screen.getByRole("list", { name: "What changes" }).textContent;
  expect(list).toContain("asset-<chainId>-<address>");
  expect(list).toContain("Silent:");
  expect(screen.getByText(/fits the schema of 2026\. Send it to https:/)).toBeTruthy();
  for (const [value, message] of [
    ["{ Nothing(limit: 1) { id } }", /Cannot query field "Nothing"/],
    ["{ Stream(", /Line 1: Syntax Error/],
    [`{ ${"a ".repeat(20_000)} }`, /20000 is the limit/],
  ] as const) {
    fireEvent.change(screen.getByLabelText("Query of 2025"), { target: { value } });
    expect(screen.getByRole("alert").textContent).toMatch(message);
  }
});

it("works on when the schemas cannot be loaded", async () => {
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  render(<QueryMigration />);
  fireEvent.click(screen.getByRole("button", { name: "Check" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/could not be loaded/);
  vi.stubGlobal("fetch", answer);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await newQuery()).toContain("LockupStream");
});
