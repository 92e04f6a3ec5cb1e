import { describe, expect, it } from "vitest";

import { verifyProof } from "../airdrops/merkle";
import { downloadList, gatewayUrl, readListed, rowsOf } from "./claims";

const ALICE = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266";
const BOB = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const DOCUMENT = JSON.stringify({
  recipients: [
    { address: ALICE, amount: "1000" },
    { address: BOB, amount: "2000" },
    { address: ALICE, amount: "3000" },
  ],
});

describe("rowsOf", () => {
  it("proves each row of an address, whatever its letter case", () => {
    const { rows, root, count, stated } = rowsOf(DOCUMENT, ALICE.toLowerCase(), undefined);
    expect(rows.map(({ index, amount }) => [index, amount])).toEqual([
      [0n, 1000n],
      [2n, 3000n],
    ]);
    expect(rows.every((row) => verifyProof(root, row, row.proof))).toBe(true);
    expect({ count, stated }).toEqual({ count: 3, stated: undefined });
  });

  it("reads CSV in whole tokens, with the decimals that it needs", () => {
    const csv = `address,amount\n${ALICE},0.001\n${BOB},0.002\n${ALICE},0.003\n`;
    expect(rowsOf(csv, BOB, 6).root).toBe(rowsOf(DOCUMENT, BOB, undefined).root);
    expect(() => rowsOf(csv, BOB, undefined)).toThrow("write the decimals of the token");
  });

  it("says that the document names another root than its rows have", () => {
    const lying = JSON.stringify({
      ...(JSON.parse(DOCUMENT) as object),
      root: `0x${"1".repeat(64)}`,
    });
    expect(rowsOf(lying, ALICE, undefined).stated).toBe(`0x${"1".repeat(64)}`);
  });

  it.each([
    ["HTML", "<html><body>gone</body></html>", /write/u],
    ["half a document", DOCUMENT.slice(0, 40), /JSON/u],
    ["another document", '{"tree":[]}', /recipients/u],
    ["prototype keys", '{"__proto__":{"recipients":[]}}', /recipients/u],
    ["numbers in place of texts", '{"recipients":[{"address":1,"amount":2}]}', /no address/u],
    ["nothing", "  ", /no rows/u],
    ["too many rows", `${ALICE},1\n`.repeat(200_001), /200001 rows/u],
  ])("says what is wrong with %s", (_, list, message) => {
    expect(() => rowsOf(list, ALICE, 18)).toThrow(message);
  });
});

describe("readListed", () => {
  it("takes an address, and names what is none", () => {
    expect(readListed(` ${ALICE} `)).toBe(ALICE);
    expect(() => readListed("vitalik.eth")).toThrow("is not an address");
    expect(() => readListed(ALICE.replace("f", "F"))).toThrow();
  });
});

describe("downloadList", () => {
  const url = gatewayUrl(new URL("https://gateway.example/some/path"), "QmList");
  const answer = (body: BodyInit | null, status = 200) =>
    downloadList(url, async () => new Response(body, { status }));

  it("asks the gateway for the content id alone", async () => {
    expect(url.href).toBe("https://gateway.example/ipfs/QmList");
    expect(await answer(DOCUMENT)).toBe(DOCUMENT);
  });

  it.each([
    ["an error page", () => answer("<h1>no</h1>", 504), "HTTP status 504"],
    [
      "an endless answer",
      () =>
        answer(
          new ReadableStream({
            pull: (controller) => controller.enqueue(new Uint8Array(8_000_000)),
          }),
        ),
      "longer than 64 MB",
    ],
    [
      "an answer that breaks off",
      () => answer(new ReadableStream({ pull: (controller) => controller.error(new Error("x")) })),
      "ended early",
    ],
    [
      "no connection",
      () => downloadList(url, () => Promise.reject(new TypeError("Failed to fetch"))),
      "cannot be reached",
    ],
  ])("says in words that there is %s", async (_, run, message) => {
    await expect(run()).rejects.toThrow(message);
  });
});
