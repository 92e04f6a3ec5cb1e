// @vitest-environment jsdom
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { ADDRESS, TEMPLATES } from "../../../../plugins/csv-templates/test-templates";
import CsvChecker from ".";

const HEADER = "address,amount,duration\n";

/** A file as browsers give it; the test's own lacks the method that reads it. */
function file(bytes: Uint8Array<ArrayBuffer>): File {
  const result = new File(["x"], "streams.csv", { type: "text/csv" });
  return Object.assign(result, { arrayBuffer: () => Promise.resolve(bytes.slice().buffer) });
}

const field = (): HTMLElement =>
  screen.getByRole("textbox", { name: "Paste the file here, or drop it" });
const write = (text: string): void => {
  fireEvent.change(field(), { target: { value: text } });
};
const answer = async (): Promise<string | null> => (await screen.findByRole("status")).textContent;

test("checks the sample, and lists each problem of a file with its row", async () => {
  render(<CsvChecker data={TEMPLATES} />);
  fireEvent.click(screen.getByRole("button", { name: "Use the sample" }));
  expect(await answer()).toBe("2 rows checked: no errors.");
  expect(screen.getByText("Sum of amount").parentElement?.textContent).toContain("127.75");
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryByRole("status")).toBeNull();
  write(`${HEADER}${ADDRESS},x,5 days\n${ADDRESS},1,soon\n`);
  expect(await answer()).toBe("2 rows checked: 2 errors.");
  const table = screen.getByRole("table", { name: "Problems of the file" });
  const rows = within(table).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent.slice(0, 14)).slice(1)).toEqual([
    '2amounterror"x',
    "3durationerror",
  ]);
});

test("offers the one template that the header is written for", async () => {
  render(<CsvChecker data={TEMPLATES} />);
  write(`\uFEFF"amount",address\r\n1,${ADDRESS}\r\n`);
  expect(await answer()).toContain("1 error");
  fireEvent.click(screen.getByRole("button", { name: "Switch to this template" }));
  expect(new URLSearchParams(window.location.search).get("ct")).toBe("airdrops/instant");
  expect(screen.queryByText(/This looks like/)).toBeNull();
});

test("takes a dropped file and names one that it cannot read", async () => {
  render(<CsvChecker data={TEMPLATES} />);
  const drop = (bytes: Uint8Array<ArrayBuffer>): void => {
    fireEvent.drop(field().parentElement ?? field(), { dataTransfer: { files: [file(bytes)] } });
  };
  drop(new Uint8Array([0xff, 0xfe, 65, 0]));
  expect((await screen.findByRole("alert")).textContent).toContain("is no text in UTF-8");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  drop(new TextEncoder().encode(`${HEADER}${ADDRESS},1,5 days`));
  expect(await answer()).toContain("no errors");
  expect(screen.getByText("streams.csv")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("keeps a long paste out of the field", async () => {
  render(<CsvChecker data={TEMPLATES} />);
  const text = HEADER + `${ADDRESS},1,5 days\n`.repeat(5000);
  fireEvent.paste(field(), { clipboardData: { getData: () => text } });
  expect(await screen.findByText("pasted text")).toBeTruthy();
  expect(await screen.findByText(/5,000 rows checked/)).toBeTruthy();
}, 25_000);
