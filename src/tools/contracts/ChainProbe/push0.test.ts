import { createVM } from "@ethereumjs/vm";
import { hexToBytes, toHex } from "viem/utils";
import { expect, test } from "vitest";

import { PUSH0_PROGRAM } from "./probe";

async function run(hardfork: "paris" | "shanghai"): Promise<{ failed: boolean; code: string }> {
  const vm = await createVM();
  vm.common.setHardfork(hardfork);
  const { execResult } = await vm.evm.runCall({
    data: hexToBytes(PUSH0_PROGRAM),
    gasLimit: 100_000n,
  });
  return {
    failed: execResult.exceptionError !== undefined,
    code: toHex(execResult.returnValue),
  };
}

test("the program runs from Shanghai on, and no earlier", async () => {
  expect(await run("shanghai")).toEqual({ failed: false, code: `0x${"1".padStart(64, "0")}` });
  expect((await run("paris")).failed).toBe(true);
});
