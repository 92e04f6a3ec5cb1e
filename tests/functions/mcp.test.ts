import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { encodeErrorResult, parseAbi } from "viem";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { config } from "../../functions/mcp";
import type { FunctionHandler } from "../../functions/lib/http";
import { openLibrary } from "../../functions/lib/library";
import { createMcpHandler } from "../../functions/lib/mcp-handler";
import { openProtocolFiles } from "../../functions/lib/protocol-files";
import { openSiteFiles, type SiteFiles } from "../../functions/lib/site-files";
import { type SmallSite, writeSmallSite } from "./site";

const MCP_URL = "https://docs.example.org/mcp";
const ADDRESS = `0x${"a".repeat(40)}`;
const STDIO = fileURLToPath(new URL("../../server/mcp-stdio.mjs", import.meta.url));
const OVERDRAW = encodeErrorResult({
  abi: parseAbi(["error SablierLockupBase_WithdrawAmountZero(uint256 streamId)"]),
  args: [42n],
});

// A program of its own has to start.
vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 });

let site: SmallSite;
beforeAll(() => {
  site = writeSmallSite();
});
afterAll(() => site.remove());

const open = (folder = site.folder): FunctionHandler => handlerOver(openSiteFiles(folder));

function handlerOver(files: SiteFiles): FunctionHandler {
  return createMcpHandler(
    { library: openLibrary(files), protocol: openProtocolFiles(files), log: () => undefined },
    { allowedOrigins: [], mcpPerMinute: 1_000 },
  );
}

function overHttp(handler: FunctionHandler): Transport {
  return new StreamableHTTPClientTransport(new URL(MCP_URL), {
    fetch: (url, init) => handler(new Request(url, init), { ip: "192.0.2.1" }),
  });
}

const overStdio = (): Transport =>
  new StdioClientTransport({
    command: process.execPath,
    args: [STDIO, "--site", site.folder],
    cwd: "/",
  });

interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
}

/** Calls a tool. */
async function call(
  client: Client,
  name: string,
  args: Record<string, unknown>,
): Promise<ToolAnswer> {
  const { isError, content } = await client.callTool({ name, arguments: args });
  const [first] = content as { type: string; text?: string }[];
  return { isError: isError === true, text: first?.text ?? "" };
}

async function connect(transport: Transport): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(transport);
  return client;
}

test("is found at its path, which the host's build offers to readers", () => {
  expect(config.path).toBe("/mcp");
  expect(readFileSync("netlify.toml", "utf8")).toContain(`\nMCP_URL = "${config.path}"\n`);
});

describe.each([
  ["streamable HTTP", () => overHttp(open())],
  ["standard input and output", overStdio],
])("the SDK's client over %s", (_, transport) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(transport());
  });
  afterAll(() => client.close());

  test("lists the tools, which all only read", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "search_docs",
      "read_page",
      "get_deployment",
      "get_abi",
      "find_release",
      "settle_stream",
      "decode_error",
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  });

  test("calls each of them [spec 10.3]", async () => {
    const found = await call(client, "search_docs", { query: "who can cancel a stream" });
    const { results } = JSON.parse(found.text) as { results: { url: string }[] };
    expect(results[0]?.url).toBe(
      "https://docs.example.org/concepts/cancelability#who-can-cancel-a-stream",
    );
    const page = await call(client, "read_page", { path: "/concepts/fees" });
    expect(page.text).toContain("# Fees");
    const deployment = await call(client, "get_deployment", {
      protocol: "lockup",
      release: "v2.0",
      chain: "Base",
      contract: "SablierLockup",
    });
    expect(JSON.parse(deployment.text)).toMatchObject({
      release: "lockup@v2.0",
      chain: { id: 8453 },
      contracts: [{ address: "0xb5D78DD3276325f5FAF3106Cc4Acc56E28e0Fe3B" }],
    });
    const abi = await call(client, "get_abi", {
      protocol: "lockup",
      contract: "SablierLockup",
      item: "withdraw",
    });
    expect(JSON.parse(abi.text)).toMatchObject({
      release: "lockup@v4.0",
      abi: [{ type: "function", name: "withdraw" }],
    });
    const release = await call(client, "find_release", { input: "LK-8453-42" });
    expect(JSON.parse(release.text)).toMatchObject({
      summary: "Lockup v2.0 on Base: SablierLockup",
      matches: [
        {
          release: "lockup@v2.0",
          places: [{ address: "0xb5D78DD3276325f5FAF3106Cc4Acc56E28e0Fe3B", stream: "LK-8453-42" }],
          pages: [
            { label: "Guides", url: "https://docs.example.org/guides/lockup/overview" },
            { label: "Without the app" },
            { label: "Addresses" },
          ],
        },
      ],
    });
    const settled = await call(client, "settle_stream", {
      input: "LL-1-7",
      role: "recipient",
      recipient: ADDRESS,
    });
    expect(JSON.parse(settled.text)).toMatchObject({
      stream: "7 of SablierV2LockupLinear, Lockup v1.0, on Ethereum (1)",
      calls: [
        {
          action: "withdraw",
          call: {
            valueWei: "0",
            data: `0xea5ead19${"7".padStart(64, "0")}${ADDRESS.slice(2).padStart(64, "0")}`,
          },
        },
        { action: "withdraw-elsewhere" },
        { action: "cancel", madeBy: ["recipient", "sender"] },
        { action: "renounce", refused: "SablierV2Lockup_Unauthorized" },
        { action: "transfer" },
        { action: "withdraw-transfer" },
        { action: "burn" },
        { action: "proxy-cancel", madeBy: ["owner"], call: { missing: ["address"] } },
        { action: "proxy-renounce" },
        { action: "proxy-withdraw" },
        { action: "proxy-transfer" },
      ],
    });
    // A fee that nobody has read is named, not sent as 0.
    const charged = await call(client, "settle_stream", {
      input: "LK3-1-42",
      role: "recipient",
      recipient: ADDRESS,
    });
    const [withdraw] = (JSON.parse(charged.text) as { calls: { call: object }[] }).calls;
    expect(withdraw?.call).toMatchObject({ missing: ["fee"] });
    expect(withdraw?.call).not.toHaveProperty("valueWei");
    const decoded = await call(client, "decode_error", { data: OVERDRAW });
    expect(JSON.parse(decoded.text)).toMatchObject({
      kind: "custom",
      matches: [
        {
          error: "SablierLockupBase_WithdrawAmountZero(uint256)",
          arguments: [{ name: "streamId", value: "42" }],
          contracts: ["lockup@v2.0 SablierLockup"],
          documented: [
            {
              releases: ["Lockup v2.0"],
              fix: "Pass an amount above 0.",
              url: "https://docs.example.org/reference/lockup/library.Errors#amount-zero",
            },
          ],
        },
      ],
    });
  });
});

describe("the tools", () => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(overHttp(open()));
  });
  afterAll(() => client.close());

  test("search leaves out pages about other releases, and names the release of a page", async () => {
    const routesFor = async (args: Record<string, unknown>): Promise<string[]> => {
      const { text } = await call(client, "search_docs", { query: "remainder deposit", ...args });
      const { results } = JSON.parse(text) as { results: { url: string; release?: string }[] };
      return results.map(({ url, release = "" }) => `${new URL(url).pathname} ${release}`);
    };
    const older = "/guides/lockup/examples/stream-management/cancel lockup@v2.0";
    const newer = "/guides/lockup/v4.0/cancel lockup@v4.0";
    expect(await routesFor({})).toEqual(expect.arrayContaining([older, newer]));
    for (const release of ["lockup@v4.0", "Lockup v4.0"]) {
      const routes = await routesFor({ release });
      expect(routes).toContain(newer);
      expect(routes).not.toContain(older);
    }
    expect(await routesFor({ release: "v2.0", protocol: "lockup" })).not.toContain(newer);
    const { text } = await call(client, "search_docs", {
      query: "claim fee",
      release: "lockup@v4.0",
    });
    expect(text).toContain("/concepts/fees#claim-fee");
  });

  test("a page about another release leads to the one about the same thing [spec 7.7]", async () => {
    const path = "/guides/lockup/examples/stream-management/cancel";
    const read = async (release: string): Promise<string> =>
      (await call(client, "read_page", { path, release })).text;
    expect(await read("v4.0")).toContain("# Take the rest back in v4.0");
    expect(await read("lockup@v4.0")).toContain("# Take the rest back in v4.0");
    expect(await read("v2.0")).toContain("# Take the rest back in v2.0");
    const shared = await call(client, "read_page", {
      path: "/concepts/fees",
      release: "lockup@v4.0",
    });
    expect(shared.text).toContain("# Fees");
  });

  test.each([
    [
      "search_docs",
      { query: "cancel", release: "lockup@v9.9" },
      "lockup@v4.0 (Lockup v4.0), flow@v1.0",
    ],
    ["search_docs", { query: "cancel", release: "v9.9", protocol: "lockup" }, "v4.0 (4.0"],
    [
      "read_page",
      { path: "/guides/lockup/v4.0/price-gated", release: "v2.0" },
      "Lockup v2.0 has no price-gated streams: read /guides/lockup/examples/create-stream/lockup-tranched",
    ],
    [
      "read_page",
      { path: "/guides/lockup/v4.0/price-gated", release: "v1.0" },
      "There is no page about the same thing for Lockup v1.0.",
    ],
    ["read_page", { path: "/guides/lockup/v4.0/price-gated", release: "v7.0" }, "v4.0 (4.0"],
    ["read_page", { path: "/concepts/fees", release: "lockup@v7.0" }, "lockup@v4.0"],
    ["read_page", { path: "/concepts/fee", release: "lockup@v4.0" }, "Use /concepts/fees"],
    ["read_page", { path: "/concepts/fee" }, "Use /concepts/fees"],
    ["read_page", { url: "https://docs.example.org/concepts/fee" }, "Use /concepts/fees"],
    ["read_page", {}, '"path" or "url"'],
    ["read_page", { path: "/concepts/fees", url: "/concepts/nft" }, "not both"],
    ["read_page", { path: "/../../etc/passwd" }, "There is no page"],
    ["read_page", { path: "/concepts/fees#gas" }, "Use #claim-fee"],
    [
      "get_deployment",
      { protocol: "lock", chain: "Base" },
      "Use lockup, flow, airdrops, bob, comptroller, legacy",
    ],
    [
      "get_deployment",
      { protocol: "lockup", release: "v9.9", chain: "Base" },
      "v2.0 (2.0, lockup@v2.0, Lockup v2.0)",
    ],
    ["get_deployment", { protocol: "lockup", chain: "Solana" }, "Base (8453, base)"],
    [
      "get_deployment",
      { protocol: "lockup", release: "v2.0", chain: "Form" },
      "no longer lists that chain",
    ],
    ["get_deployment", { protocol: "flow", chain: "1", contract: "SablierLockup" }, "SablierFlow"],
    [
      "get_abi",
      { protocol: "lockup", contract: "Helpers" },
      "Use SablierLockup (LK3), SablierBatchLockup",
    ],
    ["get_abi", { protocol: "lockup", contract: "LK3", item: "steal" }, "withdrawMax"],
    [
      "settle_stream",
      { input: "0x1A272b596b10f02931480BC7a3617db4a8d154E3", role: "sender", recipient: ADDRESS },
      "is no contract that holds streams",
    ],
    [
      "settle_stream",
      { input: "42 on Polygon", role: "sender", recipient: ADDRESS },
      "may be one of 15: Lockup v4.0 SablierLockup on Polygon, Lockup v3.0 SablierLockup on Polygon",
    ],
    [
      "settle_stream",
      { input: "0xCD18eAa163733Da39c232722cBC4E8940b1D8888", role: "sender", recipient: ADDRESS },
      'Give the "number" of the stream too',
    ],
    ["find_release", { input: "0x1234" }, "an address has 40, and input data 8 or more."],
    ["find_release", { input: "https://evil.example/LK-1-1" }, "neither the app nor an explorer"],
    ["get_abi", { protocol: "lockup", contract: "x".repeat(80) }, `"${"x".repeat(80)}". Use`],
    [
      "decode_error",
      { data: OVERDRAW, release: "lockup@v4.0" },
      "Lockup v4.0 has no error with this selector. SablierLockupBase_WithdrawAmountZero(uint256) is one of Lockup v2.0.",
    ],
    ["decode_error", { data: OVERDRAW, release: "lockup" }, "lockup@v4.0 (Lockup v4.0)"],
    ["decode_error", { data: "0x12" }, "hex digits are less than a selector"],
    ["decode_error", { data: OVERDRAW.slice(0, -2) }, "data may be cut off"],
    ["decode_error", { data: "withdraw failed" }, "is not a hexadecimal digit"],
  ])("%s explains %j", async (name, args, hint) => {
    const { isError, text } = await call(client, name, args);
    expect([isError, text]).toEqual([true, expect.stringContaining(hint)]);
  });

  test("read what a result of the search names, also beside a path", async () => {
    const url = "https://docs.example.org/concepts/fees";
    const { text } = await call(client, "read_page", { path: "/concepts/fees", url });
    expect(text).toContain("# Fees");
  });

  test.each([
    ["https://docs.example.org/concepts/fees.md", "# Fees"],
    ["concepts/fees/", "# Fees"],
    ["/", "# Sablier Docs"],
    ["/concepts/fees#claim-fee", "# Fees › Claim fee\n\nA campaign"],
  ])("read the page %s", async (path, start) => {
    const { isError, text } = await call(client, "read_page", { path });
    expect([isError, text]).toEqual([false, expect.stringContaining(start)]);
  });

  test.each([
    ["0x", { kind: "empty" }],
    ["0xdeadbeef", { kind: "unknown" }],
    [
      "0x6449b608",
      { matches: [{ error: "SablierHelpers_SegmentCountZero()", contracts: [], arguments: [] }] },
    ],
    [`0x4e487b71${"11".padStart(64, "0")}`, { kind: "panic", code: "0x11" }],
  ])("decode %s", async (data, expected) => {
    expect(JSON.parse((await call(client, "decode_error", { data })).text)).toMatchObject(expected);
  });

  test.each([
    ["0xfdd46d60", { summary: "10 releases: 6 contracts" }],
    ["LX-1-1", { matches: [], notes: [expect.stringContaining('the name "LX"')] }],
    ["FL2-53302-4", { matches: [{ places: [{ unconfirmed: true }] }] }],
  ])("find the release of %s", async (input, expected) => {
    expect(JSON.parse((await call(client, "find_release", { input })).text)).toMatchObject(
      expected,
    );
  });

  test("an ABI has the errors that libraries of its release raise, and says which", async () => {
    const abiOf = async (args: Record<string, unknown>): Promise<Record<string, unknown>> =>
      JSON.parse((await call(client, "get_abi", { protocol: "lockup", ...args })).text) as Record<
        string,
        unknown
      >;
    const error = { type: "error", name: "SablierHelpers_SegmentCountZero", inputs: [] };
    const whole = await abiOf({ release: "v2.0", contract: "SablierLockup" });
    expect(whole.abi).toContainEqual(error);
    expect(whole.fromLibraries).toEqual([error.name]);
    const item = await abiOf({ release: "v2.0", contract: "LK", item: error.name });
    expect(item).toMatchObject({ contract: "SablierLockup", abi: [error] });
    expect(await abiOf({ release: "v4.0", contract: "SablierLockup" })).not.toHaveProperty(
      "fromLibraries",
    );
  });

  test("an error is described for the release that is asked for", async () => {
    for (const release of ["lockup@v2.0", "Lockup v2.0"]) {
      const { text } = await call(client, "decode_error", { data: OVERDRAW, release });
      expect(JSON.parse(text)).toMatchObject({
        matches: [{ contracts: ["lockup@v2.0 SablierLockup"], documented: [{}] }],
      });
    }
  });

  test("every result of a search has text", async () => {
    for (const query of ["fees", "envio", "cancel", "traps", "errors", "price gates"]) {
      const { text } = await call(client, "search_docs", { query, limit: 20 });
      const { results } = JSON.parse(text) as { results: { text: string }[] };
      expect(results.length).toBeGreaterThan(0);
      expect(results.filter((result) => result.text.trim() === "")).toEqual([]);
    }
  });

  test.each([
    ["search_docs", { query: "x".repeat(513) }, "query", "512"],
    ["search_docs", { query: "" }, "query", "1"],
    ["search_docs", { query: "fee", limit: 21 }, "limit", "20"],
    ["search_docs", { query: "fee", protocol: "vaults" }, "protocol", "lockup"],
    ["search_docs", { query: 5 }, "query", "string"],
    ["read_page", { path: `/${"a".repeat(2_000)}` }, "path", "2000"],
    ["get_deployment", { protocol: "lockup", chain: "c".repeat(81) }, "chain", "80"],
    ["get_abi", { protocol: "lockup", contract: "c".repeat(81) }, "contract", "80"],
    ["get_abi", { protocol: "lockup" }, "contract", "string"],
    ["find_release", { input: "1".repeat(20_001) }, "input", "20000"],
    ["decode_error", { data: "0".repeat(20_001) }, "data", "20000"],
    ["decode_error", { data: "0x", release: "r".repeat(41) }, "release", "40"],
  ])(
    "refuse %s with input of another shape, and name the field",
    async (name, args, field, fix) => {
      const { isError, text } = await call(client, name, args);
      expect(isError).toBe(true);
      expect(text).toContain(field);
      expect(text).toContain(fix);
      expect(text.length).toBeLessThan(1_000);
    },
  );

  test("say nothing of the inside when they fail", async () => {
    const broken = await connect(overHttp(open(`${site.folder}/nowhere`)));
    const { isError, text } = await call(broken, "search_docs", { query: "fees" });
    expect([isError, text]).toEqual([
      true,
      expect.stringMatching(/^The tool failed\. \([\da-f]{8}\)$/u),
    ]);
  });

  test("read a file again that could not be read", async () => {
    const files = openSiteFiles(site.folder);
    let isBroken = true;
    const client = await connect(
      overHttp(
        handlerOver({
          read: (path) => (isBroken ? Promise.reject(new Error("busy")) : files.read(path)),
        }),
      ),
    );
    const callAll = async (): Promise<boolean[]> => {
      const search = await call(client, "search_docs", { query: "fees" });
      const error = await call(client, "decode_error", { data: OVERDRAW });
      return [search.isError, error.isError];
    };
    expect(await callAll()).toEqual([true, true]);
    isBroken = false;
    expect(await callAll()).toEqual([false, false]);
  });
});

describe("the function", () => {
  const ask = (signal: AbortSignal | null = null): Promise<Response> => {
    const files = openSiteFiles(site.folder);
    const library = { ...openLibrary(files), search: () => new Promise<never>(() => undefined) };
    const handler = createMcpHandler(
      { library, protocol: openProtocolFiles(files), log: () => undefined },
      { allowedOrigins: [], mcpPerMinute: 10 },
      50,
    );
    const params = { name: "search_docs", arguments: { query: "fee" } };
    return handler(
      new Request(MCP_URL, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
        },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
        signal,
      }),
      {},
    );
  };

  test("gives up a tool that does not end, and one whose client has gone", async () => {
    expect((await ask()).status).toBe(504);
    expect((await ask(AbortSignal.abort())).status).toBe(499);
  });
});
