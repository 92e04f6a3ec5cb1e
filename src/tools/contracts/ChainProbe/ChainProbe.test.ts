import { mainnet } from "viem/chains";
import { describe, expect, test, vi } from "vitest";

import { selectorOf } from "@site/src/lib/abi";
import { toChecksum } from "@site/src/lib/format";
import type { Rpc } from "@site/src/lib/rpc";
import { CREATE2_FACTORY, MULTICALL3, probeChain } from "./probe";

const ONE = `0x${"1".padStart(64, "0")}`;

interface Call {
  readonly to?: string;
  readonly data: string;
}

/** A chain with id 100 that has everything. */
const GOOD: Rpc = (method, [first]) => {
  if (method === "eth_chainId") return Promise.resolve("0x64");
  if (method === "eth_getCode") return Promise.resolve("0x600160");
  const call = first as Call;
  return Promise.resolve(call.to === undefined ? ONE : `0x${"64".padStart(64, "0")}`);
};

describe("constants", () => {
  test("are checksummed and agree with viem", () => {
    expect(toChecksum(CREATE2_FACTORY)).toBe(CREATE2_FACTORY);
    expect(MULTICALL3.toLowerCase()).toBe(mainnet.contracts.multicall3.address.toLowerCase());
    expect(toChecksum(MULTICALL3)).toBe(MULTICALL3);
  });
});

describe("probeChain", () => {
  test("a chain with everything", async () => {
    const findings = await probeChain(GOOD);
    expect(findings.map(({ name, ok }) => [name, ok])).toEqual([
      ["JSON-RPC", true],
      ["CREATE2 factory", true],
      ["Multicall3", true],
      ["Multicall3 answers", true],
      ["PUSH0 (Shanghai)", true],
    ]);
    expect(findings[0]?.detail).toBe("chain id 100");
    expect(findings[1]?.detail).toBe(`3 bytes of code at ${CREATE2_FACTORY}`);
  });

  test("a chain with nothing", async () => {
    const findings = await probeChain((method, params) => {
      if (method === "eth_chainId") return GOOD(method, params);
      if (method === "eth_getCode") return Promise.resolve("0x");
      return (params[0] as Call).to === undefined
        ? Promise.reject(new Error("invalid opcode"))
        : Promise.resolve("0x");
    });
    expect(findings.filter(({ ok }) => ok)).toHaveLength(1);
    expect(findings.map(({ detail }) => detail).join()).toContain("invalid opcode");
    expect(findings[3]?.detail).toContain("no number, not 100");
  });

  test("a dead endpoint is asked once", async () => {
    const rpc = vi.fn<Rpc>().mockRejectedValue(new Error("no answer"));
    expect(await probeChain(rpc)).toEqual([{ name: "JSON-RPC", ok: false, detail: "no answer" }]);
    expect(rpc).toHaveBeenCalledTimes(1);
    expect((await probeChain(() => Promise.resolve("soon")))[0]?.detail).toBe(
      "eth_chainId gave no number",
    );
  });

  test("asks five questions, one of them to Multicall3 by its selector", async () => {
    const rpc = vi.fn<Rpc>(GOOD);
    await probeChain(rpc);
    expect(rpc.mock.calls.map(([method]) => method).toSorted()).toEqual([
      "eth_call",
      "eth_call",
      "eth_chainId",
      "eth_getCode",
      "eth_getCode",
    ]);
    expect(rpc.mock.calls.flatMap(([, [first]]) => first)).toContainEqual({
      to: MULTICALL3,
      data: selectorOf("getChainId()"),
    });
  });
});
