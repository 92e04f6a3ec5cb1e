// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import ReferenceHtml from ".";

const mocks = vi.hoisted(() => ({
  hash: "",
  isBrowser: true,
  history: { action: "PUSH", push: vi.fn() },
}));

vi.mock("@docusaurus/router", () => ({
  useHistory: () => mocks.history,
  useLocation: () => ({ pathname: "/reference/x", hash: mocks.hash }),
}));
vi.mock("@docusaurus/useIsBrowser", () => ({ default: () => mocks.isBrowser }));
vi.mock("@docusaurus/useDocusaurusContext", () => ({
  default: () => ({ siteConfig: { baseUrl: "/" } }),
}));
vi.mock("@docusaurus/useBrokenLinks", () => ({
  default: () => ({
    collectLink: () => undefined,
    collectAnchor: () => undefined,
  }),
}));
vi.mock("../AbiFragment/abis", () => ({
  loadAbi: vi.fn(async (file: string) => {
    if (file !== "/data/abi/lockup/v2.0/SablierLockup.json") throw new Error("unknown");
    return [{ type: "function", name: "admin" }];
  }),
}));

const signature = (abi: string, index: string): string =>
  `<details class="reference-signature" data-name="admin" data-abi="${abi}" data-index="${index}"><summary>Solidity declaration</summary><pre><code>function admin();</code></pre><div></div></details>`;
const HTML = `<h3 id="admin">admin</h3><a href="/reference/x#y">inside</a><a href="https://example.org" target="_blank">outside</a>${signature("lockup/v2.0/SablierLockup", "0")}`;

beforeEach(() => {
  mocks.history = { action: "PUSH", push: vi.fn() };
  Object.assign(mocks, { hash: "", isBrowser: true });
});

async function open(): Promise<void> {
  const details = document.querySelector("details");
  if (details === null) throw new Error("There is no expander.");
  // jsdom does not fire "toggle" when the property changes.
  await act(async () => {
    details.open = true;
    fireEvent(details, new Event("toggle"));
  });
}

describe("ReferenceHtml", () => {
  it("opens what a link leads to: the part that hides it, and what is folded below it", () => {
    const inner = '<h3 id="_check">_check</h3><p>Checks.</p><div><details></details></div>';
    const next = '<h3 id="next">next</h3><div><details></details></div>';
    mocks.hash = "#_check";
    const { container } = render(
      <ReferenceHtml html={`${HTML}<details>${inner}${next}</details>`} />,
    );
    const isOpen = [...container.querySelectorAll("details")].map(({ open }) => open);
    expect(isOpen).toEqual([false, true, true, false]);
  });

  it("opens the table below a heading that a link leads to, and gives it no buttons", () => {
    const table =
      '<details class="reference-table"><summary>2 fields</summary><div></div></details>';
    mocks.hash = "#box";
    const { container } = render(
      <ReferenceHtml html={`<h3 id="box">Box</h3><p>A box.</p>${table}<h3>Note</h3>${table}`} />,
    );
    const isOpen = [...container.querySelectorAll("details")].map(({ open }) => open);
    expect(isOpen).toEqual([true, false]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each([
    ["open when the reader goes back to the page", "POP", true],
    ["closed when a link leads to it", "PUSH", false],
  ])("shows what was opened %s", async (_case, action, isOpen) => {
    const { unmount } = render(<ReferenceHtml html={HTML} />);
    await open();
    unmount();
    Object.assign(mocks.history, { action });
    const { container } = render(<ReferenceHtml html={HTML} />);
    expect(container.querySelector("details")?.open).toBe(isOpen);
  });

  it("leaves everything closed for an address that names nothing of it", () => {
    mocks.hash = "#elsewhere";
    const { container } = render(<ReferenceHtml html={HTML} />);
    expect(container.querySelector("details")?.open).toBe(false);
  });

  it.each([
    ["another site", "outside", {}],
    ["a new tab", "inside", { ctrlKey: true }],
    ["a new window", "inside", { shiftKey: true }],
    ["the middle button", "inside", { button: 1 }],
    ["text", "admin", {}],
  ])("leaves clicks to the browser: %s", (_case, text, init) => {
    render(<ReferenceHtml html={HTML} />);
    screen.getByText(text).addEventListener("click", (event) => {
      event.stopPropagation();
      event.preventDefault();
    });
    fireEvent.click(screen.getByText(text), init);
    expect(mocks.history.push).not.toHaveBeenCalled();
  });

  it("gives an opened declaration its buttons once, and copies it and the ABI of the package", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    vi.stubGlobal("ClipboardItem", undefined);
    render(<ReferenceHtml html={HTML} />);
    expect(screen.queryByRole("button")).toBeNull();
    await open();
    await open();
    expect(screen.getAllByRole("button")).toHaveLength(2);
    fireEvent.click(screen.getByRole("button", { name: "Copy the declaration of admin" }));
    await waitFor(() => expect(writeText).toHaveBeenLastCalledWith("function admin();"));
    fireEvent.click(screen.getByRole("button", { name: "Copy ABI of admin" }));
    await waitFor(() =>
      expect(writeText).toHaveBeenLastCalledWith(
        expect.stringMatching(/^\{\s+"type": "function"/u),
      ),
    );
  });

  it.each([
    ["an ABI that is not there", "lockup/v9.9/Nothing", "0"],
    ["an entry that is not there", "lockup/v2.0/SablierLockup", "7"],
  ])("says so when it cannot copy %s", async (_case, abi, index) => {
    render(<ReferenceHtml html={signature(abi, index)} />);
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Copy ABI of admin" }));
    expect(await screen.findAllByText(/Copying failed\./u)).not.toEqual([]);
  });
});
