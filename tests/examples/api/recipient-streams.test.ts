import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import {
  formatUnits,
  type RecipientStream,
  streamsOfRecipient,
} from "../../../examples/typescript/api/recipient-streams";
import { type GraphqlServer, startGraphqlServer } from "../../e2e/support/graphql-server";

// The example of examples/typescript/api/recipient-streams.ts, run over HTTP against
// recorded answers of the streams indexer on Envio.
const RECIPIENT = `0x${"2".repeat(40)}`;
let server: GraphqlServer;

beforeAll(async () => {
  server = await startGraphqlServer("lockup", "envio");
});
afterAll(() => server.close());

async function all(pageSize: number, recipient = RECIPIENT): Promise<RecipientStream[]> {
  const streams: RecipientStream[] = [];
  for await (const stream of streamsOfRecipient({ url: server.url, recipient, pageSize })) {
    streams.push(stream);
  }
  return streams;
}

describe("streamsOfRecipient", () => {
  it("reads every chain, the newest first, with amounts as bigint", async () => {
    const streams = await all(100);
    expect(new Set(streams.map(({ chainId }) => chainId))).toEqual(new Set([8453, 11155111]));
    expect(streams).toHaveLength(4);
    expect(streams[0]).toMatchObject({
      alias: "LK3-8453-1",
      depositAmount: 365_000_000_000_000_000_000n,
      symbol: "EXT",
      decimals: 18,
    });
  });

  it("gives the same however many rows a page has", async () => {
    const before = server.requests.length;
    const whole = await all(100);
    expect(server.requests.length - before).toBe(1);
    expect(await all(3)).toEqual(whole);
    expect(await all(4)).toEqual(whole);
  });

  it("takes an address with capitals", async () => {
    expect(await all(100, RECIPIENT.toUpperCase().replace("0X", "0x"))).toHaveLength(4);
  });

  it("says what the server refused, and stops when asked to", async () => {
    const stream = streamsOfRecipient({ url: server.busyUrl, recipient: RECIPIENT });
    await expect(stream.next()).rejects.toThrow("answered with status 429");
    const controller = new AbortController();
    const silent = streamsOfRecipient({
      url: server.silentUrl,
      recipient: RECIPIENT,
      signal: controller.signal,
    }).next();
    controller.abort();
    await expect(silent).rejects.toThrow(/abort/i);
  });

  it("keeps the digits of bare numbers, and fails on errors in an answer", async () => {
    const row =
      '{"id":"a","alias":"b","chainId":1,"endTime":1,"depositAmount":1000000000000000000001,"intactAmount":0,"asset":{"symbol":"UNKNOWN","decimals":0}}';
    const answers = [`{"data":{"LockupStream":[${row}]}}`, '{"errors":[{"message":"no"}]}'];
    const fetched = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation(() => Promise.resolve(new Response(answers.shift())));
    try {
      const [stream] = await all(100);
      expect(stream).toMatchObject({ depositAmount: 1000000000000000000001n, decimals: undefined });
      await expect(all(100)).rejects.toThrow(/refused: .*no/);
    } finally {
      fetched.mockRestore();
    }
  });
});

describe("formatUnits", () => {
  it.each([
    [1_500_000n, 6, "1.5"],
    [5n, 2, "0.05"],
    [7n, 0, "7"],
    [10n ** 18n, 18, "1"],
    [1n, undefined, undefined],
  ])("%s with %s decimals is %s", (amount, decimals, text) => {
    expect(formatUnits(amount, decimals)).toBe(text);
  });
});
