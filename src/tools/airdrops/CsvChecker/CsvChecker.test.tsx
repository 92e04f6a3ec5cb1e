// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";

import { checkCsv } from "@site/src/lib/csv";
import {
  ADDRESS,
  AIRDROP,
  CLIFF,
  FLOW,
  OTHER_ADDRESS,
  settings,
  STEPPER,
  TEMPLATES,
} from "@site/src/lib/csv/fixture";
import { initialTexts } from "@site/src/forms";
import { MAX_FILE_BYTES, readTextFile } from "./read-file";
import { checkerFields, checkSettings, templateName, templateNotes } from "./settings";
import CsvChecker from ".";

const HEADER = "address,amount,duration\n";

/** A file as browsers give it; the test's own lacks the method that reads it. */
function file(content: string | Uint8Array, name = "streams.csv"): File {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const result = new File([""], name, { type: "text/csv" });
  Object.defineProperty(result, "size", { value: bytes.length, configurable: true });
  Object.defineProperty(result, "arrayBuffer", {
    value: () => Promise.resolve(bytes.slice().buffer),
  });
  return result;
}

function field(): HTMLElement {
  return screen.getByRole("textbox", { name: "Paste the file here, or drop it" });
}

function write(text: string): void {
  fireEvent.change(field(), { target: { value: text } });
}

describe("CsvChecker", () => {
  test("the server writes the header that the file needs", () => {
    const html = renderToString(<CsvChecker data={TEMPLATES} />);
    expect(html).toContain("address,amount,duration");
    expect(html).toContain("<noscript>");
  });

  test("finds nothing wrong with the sample", async () => {
    const user = userEvent.setup();
    render(<CsvChecker data={TEMPLATES} />);
    await user.click(screen.getByRole("button", { name: "Use the sample" }));
    expect((await screen.findByRole("status")).textContent).toBe("1 row checked: no errors.");
    expect(screen.getByText("Sum of amount").parentElement?.textContent).toContain("42.5");
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(screen.queryByRole("status")).toBeNull();
  });

  test("lists each problem with its row", async () => {
    render(<CsvChecker data={TEMPLATES} />);
    write(`${HEADER}${ADDRESS},x,5 days\n${ADDRESS},1,soon\n`);
    expect((await screen.findByRole("status")).textContent).toBe("2 rows checked: 2 errors.");
    const rows = within(screen.getByRole("table", { name: "Problems of the file" })).getAllByRole(
      "row",
    );
    expect(rows).toHaveLength(3);
    expect(rows[1]?.textContent).toContain("2amounterror");
    expect(rows[2]?.textContent).toContain("3durationerror");
  });

  test("offers the template that the header is written for", async () => {
    const user = userEvent.setup();
    render(<CsvChecker data={TEMPLATES} />);
    write(`\uFEFF"amount",address\r\n1,${ADDRESS}\r\n`);
    expect((await screen.findByRole("status")).textContent).toContain("1 error");
    const offers = screen.getAllByRole("button", { name: "Switch to this template" });
    expect(offers).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Switch to this template" }));
    expect(new URLSearchParams(window.location.search).get("ct")).toBe("airdrops/instant");
    expect(screen.queryByText(/This looks like/)).toBeNull();
    write("name,age\n");
    expect(screen.queryByText(/This looks like/)).toBeNull();
  });

  test("reads a file and shows its name instead of its text", async () => {
    render(<CsvChecker data={TEMPLATES} />);
    fireEvent.change(screen.getByLabelText("Choose a CSV file"), {
      target: { files: [file(`\uFEFF${HEADER}${ADDRESS},1,5 days\r\n`)] },
    });
    expect(await screen.findByText("streams.csv")).toBeTruthy();
    expect((await screen.findByRole("status")).textContent).toContain("no errors");
  });

  test("takes a dropped file and names one that it cannot read", async () => {
    render(<CsvChecker data={TEMPLATES} />);
    const zone = field().parentElement;
    if (zone === null) throw new Error("The field has a zone around it.");
    fireEvent.dragOver(zone);
    fireEvent.drop(zone, { dataTransfer: { files: [file(new Uint8Array([0xff, 0xfe, 65, 0]))] } });
    expect((await screen.findByRole("alert")).textContent).toContain("is in UTF-16");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    fireEvent.drop(zone, { dataTransfer: { files: [file(`${HEADER}${ADDRESS},1,5 days`)] } });
    expect((await screen.findByRole("status")).textContent).toContain("no errors");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("keeps a long paste out of the field", async () => {
    render(<CsvChecker data={TEMPLATES} />);
    const text = HEADER + `${ADDRESS},1,5 days\n`.repeat(5000);
    fireEvent.paste(field(), { clipboardData: { getData: () => text } });
    expect(await screen.findByText("pasted text")).toBeTruthy();
    await waitFor(
      () => expect(screen.getByRole("status").textContent).toContain("5,000 rows checked"),
      { timeout: 20_000 },
    );
  }, 25_000);
});

describe("files", () => {
  test.each([
    [file(new Uint8Array([0xff, 0xfe, 65, 0])), /UTF-16; save the sheet as CSV UTF-8/],
    [file(new Uint8Array([0xc3, 0x28])), /no text in UTF-8/],
  ])("%# in another encoding", async (wrong, message) => {
    await expect(readTextFile(wrong)).rejects.toThrow(message);
  });

  test("too large", async () => {
    const large = file("x");
    Object.defineProperty(large, "size", { value: MAX_FILE_BYTES + 1 });
    await expect(readTextFile(large)).rejects.toThrow("64.0 MB is the limit");
  });
});

describe("settings", () => {
  test("name templates and what is special about them", () => {
    expect(templateName(AIRDROP)).toBe("Label of airdrops/instant");
    expect(templateName(CLIFF)).toBe("Label of lockup/range/cliff, by date");
    expect(templateNotes(STEPPER)).toEqual([expect.stringContaining("advises against")]);
    expect(templateNotes(FLOW)).toEqual([expect.stringContaining("ignores startAt")]);
    expect(
      templateNotes({ ...CLIFF, documented: false, since: "v4.0", rules: "columns" }),
    ).toHaveLength(2);
  });

  test("Flow takes fewer decimals", () => {
    const fields = checkerFields(TEMPLATES);
    const check = (template: string) =>
      checkSettings(TEMPLATES, fields, { ...initialTexts(fields), template, decimals: "19" });
    expect(check(CLIFF.id).settings?.decimals).toBe(19);
    expect(check(FLOW.id).problems.decimals).toMatch(/use 0 to 18/);
    expect(() => fields.template.check("x")).toThrow(/not one of/);
  });
});

test("a file of 10 MB is checked in time", () => {
  const rows = Array.from(
    { length: 180_000 },
    (_, index) => `0x${index.toString(16).padStart(40, "0")},${index + 1}.25`,
  ).slice(1);
  const text = `address,amount\n${rows.join("\n")}\n`;
  expect(text.length).toBeGreaterThan(9_000_000);
  vi.useRealTimers();
  const report = checkCsv(text, settings(AIRDROP));
  expect(report.rows).toBe(rows.length);
  expect(report.errors).toBe(0);
  expect(
    checkCsv(`address,amount\n${OTHER_ADDRESS},1\n${ADDRESS},2`, settings(AIRDROP)).errors,
  ).toBe(0);
}, 60_000);
