import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";

import StaticBlock from ".";

const collected = vi.hoisted(() => [] as string[]);

vi.mock("@docusaurus/router", () => ({ useHistory: vi.fn() }));
vi.mock("@docusaurus/useDocusaurusContext", () => ({
  default: () => ({ siteConfig: { baseUrl: "/docs/" } }),
}));
vi.mock("@docusaurus/useBrokenLinks", () => ({
  default: () => ({ collectLink: (link: string) => collected.push(link) }),
}));

it("puts the base path in front of links, and tells the link check of them", () => {
  const html = '<a href="/concepts/fees#who">fees</a>, <a href="#here">here</a>';
  expect(renderToString(<StaticBlock as="p" html={html} />)).toBe(
    '<p><a href="/docs/concepts/fees#who">fees</a>, <a href="#here">here</a></p>',
  );
  expect(collected).toEqual(["/docs/concepts/fees#who", "#here"]);
});
