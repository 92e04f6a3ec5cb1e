import { expect, it, vi } from "vitest";

import { loadAbi } from "../../../plugins/contract-reference/abi-source";

it("typescript/legacy/read-abi.ts lists the functions of the contract with their mutability", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  await import("../../../examples/typescript/legacy/read-abi");
  const functions = loadAbi("legacy/v1.1/Sablier").filter((entry) => entry.type === "function");
  expect(log.mock.calls).toEqual(functions.map((entry) => [entry.name, entry.stateMutability]));
  expect(log.mock.calls).toContainEqual(["balanceOf", "view"]);
});
