import { mainnet } from "viem/chains";
import { describe, expect, test, vi } from "vitest";

import { selectorOf } from "@site/src/lib/abi";
import { toChecksum } from "@site/src/lib/format";
import {
  CREATE2_FACTORY,
  createRpc,
  MULTICALL3,
  probeChain,
  readEndpoint,
  type Rpc,
} from "./probe";

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

describe("readEndpoint", () => {
  test("takes https, and http of this computer", () => {
    expect(readEndpoint(" https://rpc.example.org/key ").host).toBe("rpc.example.org");
    expect(readEndpoint("http://localhost:8545").host).toBe("localhost:8545");
  });

  test.each(["", "rpc", "http://rpc.example.org", "ws://rpc.example.org", "javascript:alert(1)"])(
    "refuses %j",
    (text) => {
      expect(() => readEndpoint(text)).toThrow(/is not an address|does not start with https/);
    },
  );
});

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

describe("createRpc", () => {
  const url = new URL("https://rpc.example.org");
  const answer = (body: string, status = 200): typeof fetch =>
    vi.fn<typeof fetch>().mockResolvedValue(new Response(body, { status }));

  test("returns the result", async () => {
    const request = answer('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    expect(await createRpc(url, request)("eth_chainId", [])).toBe("0x1");
  });

  test.each([
    ["{}", 200, "not JSON-RPC"],
    ["[]", 200, "not JSON-RPC"],
    ["3", 200, "not JSON-RPC"],
    ["<html>", 200, "not JSON"],
    ["no", 429, "HTTP status 429"],
    ['{"error":{"message":"rate limit"}}', 200, '"rate limit"'],
    ['{"error":1}', 200, "without a message"],
  ])("%s with status %d", async (body, status, message) => {
    await expect(createRpc(url, answer(body, status))("eth_chainId", [])).rejects.toThrow(message);
  });

  test("explains failed connections", async () => {
    const failing = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(createRpc(url, failing)("eth_chainId", [])).rejects.toThrow(/from browsers$/u);
    const local = createRpc(readEndpoint("http://127.0.0.1:8545"), failing);
    await expect(local("eth_chainId", [])).rejects.toThrow("only if this site was built with");
    const slow = vi
      .fn<typeof fetch>()
      .mockRejectedValue(new DOMException("timed out", "TimeoutError"));
    await expect(createRpc(url, slow)("eth_chainId", [])).rejects.toThrow("within 15 seconds");
  });
});
