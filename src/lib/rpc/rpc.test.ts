import { describe, expect, expectTypeOf, test, vi } from "vitest";

import { createRpc, readEndpoint, type Rpc } from ".";

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

describe("createRpc", () => {
  const url = new URL("https://rpc.example.org");
  const answer = (body: string, status = 200): typeof fetch =>
    vi.fn<typeof fetch>().mockResolvedValue(new Response(body, { status }));

  test("returns the result", async () => {
    const request = answer('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    expect(await createRpc(url, request)("eth_chainId", [])).toBe("0x1");
  });

  test("asks only to read: types leave out what signs or sends [spec 8.4]", () => {
    expectTypeOf<Parameters<Rpc>[0]>().toEqualTypeOf<
      "eth_call" | "eth_chainId" | "eth_getBlockByNumber" | "eth_getCode"
    >();
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

  test("keeps the data of a revert, wherever the node puts it", async () => {
    const bodies = ['{"data":"0x08c379a0"}', '{"data":{"data":"0x08c379a0"}}'];
    for (const error of bodies) {
      const call = createRpc(url, answer(`{"error":${error}}`))("eth_call", []);
      await expect(call).rejects.toMatchObject({ name: "RpcError", data: "0x08c379a0" });
    }
    const hostile = createRpc(url, answer('{"error":{"data":"<img src=x>"}}'))("eth_call", []);
    await expect(hostile).rejects.toMatchObject({ data: undefined });
  });

  test("gives up an answer that never ends", async () => {
    const pull = (controller: ReadableStreamDefaultController): void =>
      controller.enqueue(new Uint8Array(300_000));
    const endless = vi
      .fn<typeof fetch>()
      .mockResolvedValue(new Response(new ReadableStream({ pull })));
    await expect(createRpc(url, endless)("eth_call", [])).rejects.toThrow("longer than 1 MB");
  });
});
