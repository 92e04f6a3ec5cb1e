// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import { loadModel } from "../../../plugins/protocol-data/test-model";
import type { ReleaseTable } from "@site/src/lib/protocol/model";
import AbiFiles from ".";

function legacy(version: string): ReleaseTable {
  const table = loadModel().tables.find(({ ref }) => ref === `legacy@${version}`);
  if (table === undefined) throw new Error(`The model has no legacy@${version}`);
  return table;
}

test("copies the file", async () => {
  const request = vi.fn<typeof fetch>().mockResolvedValue(new Response('[{"type":"function"}]'));
  vi.stubGlobal("fetch", request);
  const user = userEvent.setup();
  vi.stubGlobal("ClipboardItem", undefined);
  render(<AbiFiles release={legacy("v1.1")} />);
  await user.click(screen.getByRole("button", { name: /Copy ABI of Sablier/ }));
  await screen.findByText("Copied!", { selector: "button span" });
  expect(await navigator.clipboard.readText()).toBe('[{"type":"function"}]');
  expect(request).toHaveBeenCalledWith(
    expect.stringContaining("/data/abi/legacy/v1.1/Sablier.json"),
  );
});

test("says what to do when the file cannot be read", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>().mockResolvedValue(new Response("", { status: 404 })),
  );
  const user = userEvent.setup();
  render(<AbiFiles release={legacy("v1.1")} />);
  await user.click(screen.getByRole("button", { name: /Copy ABI/ }));
  await screen.findByText(/Open the file/, { selector: "li span" });
});
