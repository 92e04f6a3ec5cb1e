import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";

import ReferenceHtml from ".";

const found = vi.hoisted(() => ({ links: [] as string[], anchors: [] as string[] }));

vi.mock("@docusaurus/router", () => ({
  useHistory: () => ({ action: "POP" }),
  useLocation: () => ({ hash: "" }),
}));
vi.mock("@docusaurus/useDocusaurusContext", () => ({
  default: () => ({ siteConfig: { baseUrl: "/" } }),
}));
vi.mock("@docusaurus/useBrokenLinks", () => ({
  default: () => ({
    collectLink: (link: string) => found.links.push(link),
    collectAnchor: (anchor: string) => found.anchors.push(anchor),
  }),
}));

it("tells the site's link check about links and anchors on the server", () => {
  const html = `<h3 id="admin">admin</h3><a href="/reference/x#y">inside</a><a href="https://example.org" target="_blank">outside</a>`;
  renderToString(<ReferenceHtml html={html} />);
  expect(found).toEqual({ links: ["/reference/x#y"], anchors: ["admin"] });
});
