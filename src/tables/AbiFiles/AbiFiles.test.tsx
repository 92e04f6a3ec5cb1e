// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { loadModel } from "../../../plugins/protocol-data/test-model";
import type { ReleaseTable } from "@site/src/lib/protocol/model";
import AbiFiles from ".";

function legacy(version: string): ReleaseTable {
  const table = loadModel().tables.find(({ ref }) => ref === `legacy@${version}`);
  if (table === undefined) throw new Error(`The model has no legacy@${version}`);
  return table;
}

test.each([
  ["copies the file", new Response("[1]"), "Copied!", [["[1]"]]],
  [
    "says what to do when it cannot be read",
    new Response("", { status: 404 }),
    /Open the file/,
    [],
  ],
] as const)("%s", async (_, response, sign, copied) => {
  const request = vi.fn<typeof fetch>(() => Promise.resolve(response));
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("fetch", request);
  vi.stubGlobal("ClipboardItem", undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  render(<AbiFiles release={legacy("v1.1")} />);
  fireEvent.click(screen.getByRole("button", { name: /Copy ABI of Sablier/ }));
  expect(await screen.findAllByText(sign)).not.toEqual([]);
  expect(writeText.mock.calls).toEqual(copied);
  expect(request).toHaveBeenCalledWith(
    expect.stringContaining("/data/abi/legacy/v1.1/Sablier.json"),
  );
});
