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

it("changes the example, and says what is silent", async () => {
  render(<QueryMigration />);
  fireEvent.click(screen.getByRole("button", { name: "Check" }));
  expect(await newQuery()).toContain("  LockupStream(\n    limit: 10");
  expect(screen.getByText(/2 names to change, 2 values to check/)).toBeTruthy();
  const list = screen.getByRole("list", { name: "What changes" }).textContent;
  expect(list).toContain("asset-<chainId>-<address>");
  expect(list).toContain("Silent:");
  expect(screen.getByText(/fits the schema of 2026\. Send it to https:/)).toBeTruthy();
});

it("refuses what is no query of the chosen schema, and names the place", async () => {
  render(<QueryMigration />);
  fireEvent.click(screen.getByRole("button", { name: "Check" }));
  await newQuery();
  const field = screen.getByLabelText("Query of 2025");
  fireEvent.change(field, { target: { value: "{ Nothing(limit: 1) { id } }" } });
  expect(screen.getByRole("alert").textContent).toMatch(/Cannot query field "Nothing"/);
  fireEvent.change(field, { target: { value: "{ Stream(" } });
  expect(screen.getByRole("alert").textContent).toMatch(/Line 1: Syntax Error/);
  fireEvent.change(field, { target: { value: `{ ${"a ".repeat(20_000)} }` } });
  expect(screen.getByRole("alert").textContent).toMatch(/20000 is the limit/);
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
