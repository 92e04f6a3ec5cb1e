// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import Link from "./link";

const history = vi.hoisted(() => ({
  location: { pathname: "/here", search: "", hash: "" },
  push: vi.fn(),
  replace: vi.fn(),
}));
const watched = vi.hoisted(() => ({ paths: [] as string[], ended: 0 }));

vi.mock("@docusaurus/router", () => ({ useHistory: () => history }));
vi.mock("@generated/docusaurus.config", () => ({
  default: { baseUrl: "/docs/", trailingSlash: false },
}));
vi.mock("@docusaurus/core/lib/client/exports/Link", () => ({
  default: ({ children, to, href }: { children: ReactNode; to?: string; href?: string }) => (
    <a data-original="" href={to ?? href}>
      {children}
    </a>
  ),
}));
vi.mock("../../../src/clients/links-in-view", () => ({
  watchLink: (_: Element, path: string) => {
    watched.paths.push(path);
    return () => {
      watched.ended += 1;
    };
  },
}));

const preload = vi.fn();

afterEach(cleanup);

beforeEach(() => {
  history.push.mockReset();
  history.replace.mockReset();
  preload.mockReset();
  watched.paths = [];
  watched.ended = 0;
  Object.assign(window, { docusaurus: { preload, prefetch: vi.fn() } });
});

describe("a link to a page of the site", () => {
  it("has the complete address, with the site's base, query and fragment", () => {
    render(<Link to="/flow/overview/?a=1#rate">Flow</Link>);
    expect(screen.getByRole("link").getAttribute("href")).toBe("/docs/flow/overview?a=1#rate");
  });

  it("keeps an address that has the base already, or shall not get it", () => {
    render(
      <>
        <Link to="/docs/flow">a</Link>
        <Link to="/elsewhere" autoAddBaseUrl={false}>
          b
        </Link>
        <Link href="/docs">c</Link>
      </>,
    );
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/docs/flow",
      "/elsewhere",
      "/docs/",
    ]);
  });

  it("is followed without loading a document", () => {
    render(<Link to="/flow#rate">Flow</Link>);
    expect(fireEvent.click(screen.getByRole("link"))).toBe(false);
    expect(history.push).toHaveBeenCalledExactlyOnceWith("/docs/flow#rate");
  });

  it("makes no second entry of the page that is open", () => {
    history.location = { pathname: "/docs/flow", search: "", hash: "#rate" };
    render(<Link to="/flow#rate">Flow</Link>);
    fireEvent.click(screen.getByRole("link"));
    expect(history.replace).toHaveBeenCalledExactlyOnceWith("/docs/flow#rate");
    expect(history.push).not.toHaveBeenCalled();
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("leaves a click with %o to the browser", (how) => {
    render(<Link to="/flow">Flow</Link>);
    const isUntouched = fireEvent.click(screen.getByRole("link"), how);
    expect(isUntouched).toBe(true);
    expect(history.push).not.toHaveBeenCalled();
  });

  it("asks the component around it first, which may keep the click", () => {
    render(
      <Link
        to="/flow"
        onClick={(event) => {
          event.preventDefault();
        }}
      >
        Flow
      </Link>,
    );
    fireEvent.click(screen.getByRole("link"));
    expect(history.push).not.toHaveBeenCalled();
  });

  it("loads the page when it is pointed at or touched, and has it prefetched in view", () => {
    const { unmount } = render(<Link to="/flow?a=1#rate">Flow</Link>);
    fireEvent.mouseEnter(screen.getByRole("link"));
    fireEvent.touchStart(screen.getByRole("link"));
    expect(preload.mock.calls).toEqual([["/docs/flow"], ["/docs/flow"]]);
    expect(watched.paths).toEqual(["/docs/flow"]);
    unmount();
    expect(watched.ended).toBe(1);
  });

  it("hands on attributes of the element, but no settings of the component", () => {
    render(
      <Link to="/flow" className="menu__link" aria-current="page" data-noBrokenLinkCheck>
        Flow
      </Link>,
    );
    const link = screen.getByRole("link");
    expect(link.getAttributeNames().sort()).toEqual(["aria-current", "class", "href"]);
  });
});

describe("every other link", () => {
  it.each([
    ["another site", { to: "https://example.org" }],
    ["an address without a scheme", { href: "//example.org/a" }],
    ["a heading of the page", { to: "#rate" }],
    ["a file", { href: "pathname:///llms.txt" }],
    ["a new tab", { to: "/flow", target: "_blank" }],
    ["an item of the navbar", { to: "/flow", isNavLink: true }],
    ["a link that somebody holds", { to: "/flow", ref: createRef<HTMLAnchorElement>() }],
  ])("is Docusaurus's own: %s", (_, props) => {
    render(<Link {...props}>There</Link>);
    expect(screen.getByText("There").dataset.original).toBe("");
    expect(watched.paths).toEqual([]);
  });
});
