// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import StreamDesk from ".";

// All generated files are one module in tests, so this one has what the desk reads of each.
vi.mock("@generated/app-links/default/desk.json", async () => {
  const { chains } = await import("sablier");
  const { deskData } = await import("../../../../plugins/app-links/desk");
  const { loadFinder } = await import("../../../../plugins/app-links/test-finder");
  const { loadModel } = await import("../../../../plugins/protocol-data/test-model");
  return { default: { ...deskData(loadModel().abis, chains), ...loadFinder() } };
});

afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

/** Opens the desk with a text, writes a wrong value, and checks that it is named where it stands. */
async function enterWrong(stream: string, label: string, value: string, note: RegExp) {
  window.history.replaceState(null, "", `/?stream=${encodeURIComponent(stream)}`);
  render(<StreamDesk />);
  const field = await screen.findByLabelText(label);
  fireEvent.change(field, { target: { value } });
  expect(field).toHaveProperty("value", value);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(note)).toBeTruthy();
  return field;
}

test("a wrong number makes no call", async () => {
  const contract = "0xCD18eAa163733Da39c232722cBC4E8940b1D8888 on Ethereum";
  const field = await enterWrong(contract, "Number", "abc", /"abc" is not a number; write digits/u);
  expect(screen.queryByRole("list", { name: "Calls" })).toBeNull();
  fireEvent.change(field, { target: { value: "42" } });
  expect(screen.getByRole("list", { name: "Calls" })).toBeTruthy();
});

test.each([
  ["Your address", "0x12"],
  ["Another address", "0x1234567"],
])("%s %s reaches no call", async (label, wrong) => {
  await enterWrong("LK2-137-42", label, wrong, /is not an address/u);
  const calls = screen.getByRole("list", { name: "Calls" });
  expect(calls.textContent).toContain("Write your address above, or another one.");
  expect(calls.textContent).not.toContain(wrong);
});
