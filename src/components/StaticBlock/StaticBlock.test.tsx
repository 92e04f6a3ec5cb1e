// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { linkedPage, linksAndAnchors } from "./links";
import StaticBlock from ".";

const mocks = vi.hoisted(() => ({
  ended: 0,
  push: vi.fn(),
  watched: [] as string[],
}));

vi.mock("@docusaurus/router", () => ({ useHistory: () => ({ push: mocks.push }) }));
vi.mock("@docusaurus/useDocusaurusContext", () => ({
  default: () => ({ siteConfig: { baseUrl: "/" } }),
}));
vi.mock("@docusaurus/useBrokenLinks", () => ({
  default: () => ({ collectLink: vi.fn() }),
}));
vi.mock("@site/src/clients/links-in-view", () => ({
  watchLink: (_: Element, path: string) => {
    mocks.watched.push(path);
    return () => {
      mocks.ended += 1;
    };
  },
}));

const HTML =
  'See <a href="/concepts/fees#who">fees</a>, <a href="#here">here</a> and <a href="https://example.org" target="_blank">outside</a>.';
const preload = vi.fn();

beforeEach(() => {
  Object.assign(mocks, { ended: 0, watched: [] });
  mocks.push.mockReset();
  preload.mockReset();
  Object.assign(window, { docusaurus: { preload } });
});
afterEach(cleanup);

describe("StaticBlock", () => {
  it("is the element with its HTML", () => {
    expect(renderToString(<StaticBlock as="ul" className="x" html="<li>1</li>" />)).toBe(
      '<ul class="x"><li>1</li></ul>',
    );
  });

  it("navigates within the site without a reload", () => {
    render(<StaticBlock as="p" html={HTML} />);
    expect(fireEvent.click(screen.getByText("fees"))).toBe(false);
    expect(mocks.push).toHaveBeenCalledWith("/concepts/fees#who");
  });

  it.each(["here", "outside"])("leaves the link %s to the browser", (text) => {
    render(<StaticBlock as="p" html={HTML} />);
    screen.getByText(text).addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(screen.getByText(text));
    expect(mocks.push).not.toHaveBeenCalled();
  });

  it.each(["mouseOver", "touchStart"] as const)("loads the page of a link ahead on %s", (event) => {
    render(<StaticBlock as="p" html={HTML} />);
    for (const text of ["here", "outside", "fees"]) fireEvent[event](screen.getByText(text));
    fireEvent[event](screen.getByText(/See/u));
    expect(preload.mock.calls).toEqual([["/concepts/fees"]]);
  });

  it("prefetches the pages of links in view, as long as it is there", () => {
    const { unmount } = render(<StaticBlock as="p" html={HTML} />);
    expect(mocks.watched).toEqual(["/concepts/fees"]);
    expect(mocks.ended).toBe(0);
    unmount();
    expect(mocks.ended).toBe(1);
  });

  it("asks for nothing where there are no links", () => {
    render(<StaticBlock as="p" html="Plain." />);
    expect(mocks.watched).toEqual([]);
    expect(screen.getByText("Plain.").tagName).toBe("P");
  });
});

describe("links", () => {
  it("are listed for the link check, but for direct links of headings", () => {
    expect(
      linksAndAnchors(
        '<h2 id="a" class="b">x<a class="hash-link" href="#a"></a></h2><a href="/c"><a class="sd-term" href="#d"><a href="https://example.org">',
      ),
    ).toEqual({ links: ["/c", "#d"], anchors: ["a"] });
  });

  it("lead to no page where there is none", () => {
    expect(linkedPage(null)).toBeUndefined();
    expect(linkedPage(document.body)).toBeUndefined();
  });
});
