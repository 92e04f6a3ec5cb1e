// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import Content from "./Content";
import type { Changelog } from "@site/src/lib/changelog/model";

const LOG: Changelog = {
  documentation: [
    {
      id: "search",
      title: "Search",
      listed: "2026-11-21",
      text: "It finds.",
      links: [{ label: "Try it", to: "/search" }],
    },
  ],
  releases: [
    {
      id: "lockup-v2.0",
      title: "Lockup v2.0",
      month: "2025-02",
      tags: [{ version: "v2.0.0", date: "2025-01-28" }],
      highlights: ["One contract"],
      path: "/guides/lockup/deployments",
    },
  ],
};

test("shows changes with their day, and releases with their month and the days that are known", () => {
  render(<Content log={LOG} />);
  const change = within(screen.getByRole("article", { name: "Search" }));
  expect(change.getByText("November 21, 2026").getAttribute("datetime")).toBe("2026-11-21");
  expect(change.getByRole("link", { name: "Try it" }).getAttribute("href")).toBe("/search");
  const release = within(screen.getByRole("article", { name: "Lockup v2.0" }));
  expect(release.getByText("February 2025").getAttribute("datetime")).toBe("2025-02");
  expect(release.getByText("January 28, 2025").getAttribute("datetime")).toBe("2025-01-28");
  expect(release.getByText("One contract")).toBeTruthy();
});
