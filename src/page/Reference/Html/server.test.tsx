import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";

import ReferenceHtml from ".";
import { linksAndAnchors, withBaseUrl } from "./links";

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

const HTML = `<h3 id="admin">admin</h3><a href="/reference/x#y">inside</a><a href="https://example.org" target="_blank">outside</a>`;

it("writes the HTML, and tells the site's link check about its links and anchors", () => {
  expect(renderToString(<ReferenceHtml html={HTML} />)).toContain(HTML);
  expect(found).toEqual({ links: ["/reference/x#y"], anchors: ["admin"] });
});

it("shows components where no step made HTML of them", () => {
  const heading = <h3>admin</h3>;
  expect(renderToString(<ReferenceHtml>{heading}</ReferenceHtml>)).toBe("<h3>admin</h3>");
});

it("takes links without those to other sites and within the page, and gives them the base path", () => {
  const html = '<h2 id="a" class="b">x<a class="hash-link" href="#a"></a></h2><a href="/c">';
  expect(linksAndAnchors(html)).toEqual({ links: ["/c"], anchors: ["a"] });
  expect(withBaseUrl('<a href="/c"><a href="#d">', "/docs/")).toBe(
    '<a href="/docs/c"><a href="#d">',
  );
  expect(withBaseUrl('<a href="/c">', "/")).toBe('<a href="/c">');
});
