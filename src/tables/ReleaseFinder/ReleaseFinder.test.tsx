// @vitest-environment jsdom
// cspell:ignore polygonscan
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";

import { releaseNames } from "../../../plugins/app-links/finder";
import { loadFinder } from "../../../plugins/app-links/test-finder";
import { loadModel } from "../../../plugins/protocol-data/test-model";
import FinderEntry from "./Entry";
import { type Found, lookUp } from "./look-up";
import ReleaseFinder from ".";

const { selectors, ...data } = loadFinder();
const find = (text: string): Promise<Found> => Promise.resolve(lookUp(text, data, selectors));
const names = releaseNames(data, loadModel().history);
const finder = <ReleaseFinder find={find} names={names} />;

afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

const write = (text: string): void => {
  fireEvent.change(screen.getByRole("textbox", { name: /Link, id/ }), { target: { value: text } });
};

test("answers an id with release, contract, address and pages, and keeps it in the address", async () => {
  render(finder);
  fireEvent.click(screen.getByRole("button", { name: "Try LK2-137-42" }));
  expect(await screen.findByText("Lockup v3.0 on Polygon: SablierLockup")).toBeTruthy();
  expect(screen.getByRole("link", { name: "LK2-137-42 in the app" }).getAttribute("href")).toBe(
    "https://app.sablier.com/vesting/stream/LK2-137-42",
  );
  expect(screen.getByRole("link", { name: /^0x/ }).getAttribute("href")).toMatch(
    /^https:\/\/polygonscan.com\/address\/0x/,
  );
  expect(screen.getByRole("link", { name: "Lockup v3.0: Addresses" })).toBeTruthy();
  expect(window.location.search).toBe("?find=LK2-137-42");
});

test("answers what the page's address carries", async () => {
  window.history.replaceState(null, "", "/deployments?find=FL2-53302-4#which-release");
  render(finder);
  expect(await screen.findByText("Flow v1.1 on Superseed Sepolia: SablierFlow")).toBeTruthy();
  expect(screen.getByText(/is not confirmed: compare/)).toBeTruthy();
});

test("lists the releases of input data, each with its contracts once", async () => {
  render(finder);
  write("0xa2ffb897");
  const [, first] = await screen.findAllByText(/Lockup v1\.1/);
  const item = first?.closest("li");
  expect(item).not.toBeNull();
  if (item === null || item === undefined) return;
  expect(within(item).getAllByRole("link", { name: "Lockup v1.1: Addresses" })).toHaveLength(1);
  expect(item.textContent).toContain("SablierV2LockupDynamic, LD2");
});

test("says what is wrong with a text, and never as HTML", async () => {
  const { container } = render(finder);
  write("<img src=x onerror=alert(1)>");
  expect(await screen.findByText(/is not understood; paste a link/)).toBeTruthy();
  expect(container.querySelector("img")).toBeNull();
  expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
  write("");
  expect(screen.queryByText(/is not understood/)).toBeNull();
});

test("the server writes the table of all releases [spec 7.8b]", () => {
  const html = renderToString(finder).replaceAll("<wbr/>", "");
  for (const text of ["Lockup v4.0", "LK3", "SablierV2LockupTranched", "July 2023", "Payroll"]) {
    expect(html).toContain(text);
  }
  expect(html).toContain("<noscript>");
});

test("the entry is a form that needs no code", () => {
  render(<FinderEntry />);
  const field = screen.getByRole("textbox", { name: "Link, id, address or input data" });
  const form = field.closest("form");
  expect(form?.getAttribute("action")).toBe("/deployments#which-release");
  expect(form?.method).toBe("get");
  expect(field.getAttribute("name")).toBe("find");
});
