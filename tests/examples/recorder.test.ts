import { describe, expect, it } from "vitest";

import { runRow, startWorld, FLOW, OWNER, RECIPIENT, type Setup, TOKEN } from "./support/table";

const SETUP: Setup = { contracts: ["SablierFlow"] };

describe("a recorder", () => {
  it("reports calls, those of a batch one by one, and returns what a test has prepared", async () => {
    const world = await startWorld(SETUP);
    const flow = world.at("SablierFlow");
    await flow.write("setProtocolFee", [TOKEN, 50n], { from: OWNER });
    await expect(flow.read("protocolFee", [TOKEN])).rejects.toMatchObject({
      errorName: "NoAnswer",
      args: [`protocolFee(${TOKEN})`],
    });
    flow.answer("protocolFee", 1n);
    flow.answer("protocolFee", 2n, [TOKEN]);
    expect(await flow.read("protocolFee", [TOKEN])).toBe(2n);
    expect(await flow.read("protocolFee", [OWNER])).toBe(1n);
    expect(flow.calls()).toEqual([
      {
        contract: "SablierFlow",
        functionName: "setProtocolFee",
        args: [TOKEN, 50n],
        caller: OWNER,
        value: 0n,
      },
    ]);
    await expect(
      world.chain.call({ from: OWNER, to: FLOW, data: "0x12345678" }),
    ).rejects.toMatchObject({ errorName: "NoAnswer", args: ["0x12345678"] });
  });

  it("forgets a call that is undone, and takes no tokens without an approval", async () => {
    const world = await startWorld(SETUP);
    const flow = world.at("SablierFlow");
    const args = [1n, 5n, OWNER, RECIPIENT];
    await expect(flow.write("deposit", args, { from: OWNER })).rejects.toMatchObject({
      errorName: "ERC20InsufficientAllowance",
    });
    expect(world.chain.calls()).toEqual([]);
    await world.token.write("approve", [FLOW, 5n], { from: OWNER });
    await runRow(world, SETUP, {
      run: () => flow.write("deposit", args, { from: OWNER }),
      calls: [["deposit", ...args]],
      gains: [
        [OWNER, -5n],
        [FLOW, 5n],
      ],
    });
  });
});
