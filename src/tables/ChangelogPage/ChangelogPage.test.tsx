import { renderToString } from "react-dom/server";
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
  const html = renderToString(<Content log={LOG} />);
  for (const part of [
    '<time dateTime="2026-11-21">November 21, 2026</time>',
    'href="/search">Try it</a>',
    '<time dateTime="2025-02">February 2025</time>',
    '<time dateTime="2025-01-28">January 28, 2025</time>',
    "One contract",
  ]) {
    expect(html).toContain(part);
  }
});
