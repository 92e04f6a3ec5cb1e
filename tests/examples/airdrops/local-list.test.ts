import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { type Address, parseUnits } from "viem";
import { afterEach, describe, expect, it } from "vitest";

import * as files from "../../../examples/typescript/airdrops/campaign-file";
import * as example from "../../../examples/typescript/airdrops/local-list";
import { campaignFile, startMerkleApi } from "../support/merkle-api";

const account = (digit: string): Address => `0x${digit.repeat(40)}`;
const ROWS = `Address, AMOUNT\n${account("1")},400\n${account("2")},250.5\r\n${account("3")},+100\n`;
const LIST = [
  { index: 0n, recipient: account("1"), amount: parseUnits("400", 18) },
  { index: 1n, recipient: account("2"), amount: parseUnits("250.5", 18) },
  { index: 2n, recipient: account("3"), amount: parseUnits("100", 18) },
];
const RECIPIENTS = LIST.map(({ recipient, amount }) => ({
  address: recipient,
  amount: String(amount),
}));

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A node with the part of an IPFS node's interface that the example uses, and a gateway. */
async function startNode(answer?: { status: number; body: string }): Promise<string> {
  const stored = new Map<string, string>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const cid = /^\/ipfs\/(\w+)$/u.exec(url.pathname)?.[1];
      if (cid !== undefined) {
        const text = stored.get(cid);
        response.writeHead(text === undefined ? 404 : 200).end(text);
        return;
      }
      const isAdd = request.method === "POST" && url.pathname === "/api/v0/add";
      const wanted = url.searchParams.get("cid-version") === "1" && url.searchParams.get("pin");
      if (answer !== undefined || !isAdd || wanted !== "true") {
        response.writeHead(answer?.status ?? 400).end(answer?.body);
        return;
      }
      void new Response(Buffer.concat(chunks), {
        headers: { "content-type": request.headers["content-type"] ?? "" },
      })
        .formData()
        .then(async (form) => {
          const file = form.get("file");
          if (!(file instanceof File)) throw new Error("There is no file in the form.");
          stored.set("bafkrei", await file.text());
          response.end(JSON.stringify({ Name: file.name, Hash: "bafkrei", Size: "1" }));
        });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The file is the one that the Merkle API makes of the same list. */
function checkFile(module: Pick<typeof example, "campaignText">): void {
  const { root, text } = module.campaignText(LIST);
  expect(JSON.parse(text)).toEqual(campaignFile(RECIPIENTS));
  expect(root).toBe(campaignFile(RECIPIENTS).root);
}

describe("typescript/airdrops/local-list.ts", () => {
  it("reads the rows that the Merkle API reads", () => {
    expect(example.readList(ROWS, 18)).toEqual(LIST);
    expect(example.totalOf(LIST)).toBe(parseUnits("750.5", 18));
    expect(example.readList(`address,amount\n${account("1")},7\n`, 0)).toMatchObject([
      { amount: 7n },
    ]);
  });

  it.each([
    ["amount,address\n", 'row 1: the header is not "address,amount"'],
    [`address,amount\n0x12,1\n`, 'row 2: "0x12" is no address'],
    [`address,amount\n${account("1")},1,2\n`, "row 2: there are more than two columns"],
    [`address,amount\n${account("1")},0.00\n`, 'row 2: "0.00" is no amount above 0'],
    [`address,amount\n${account("1")},-1\n`, 'row 2: "-1" is no amount above 0'],
    [`address,amount\n${account("1")},1e3\n`, 'row 2: "1e3" is no amount above 0'],
    [`address,amount\n${account("1")},0.1234567\n`, "with at most 6 decimals"],
    [
      `address,amount\n${account("a")},1\n${account("A").replace("0X", "0x")},1\n`,
      "row 3: the address is in the list already",
    ],
    [`address,amount\n${account("1")},${10n ** 38n}\n`, "the sum does not fit into 128 bits"],
  ])("refuses %j", async (csv, reason) => {
    expect(() => example.readList(csv, 6)).toThrow(reason);
    const server = await startMerkleApi({ runtime: "serverless", token: "a" });
    closing.push(server.close);
    const form = new FormData();
    form.append("data", new Blob([csv]), "list.csv");
    const answer = await fetch(`${server.url}/api/create?decimals=6`, {
      method: "POST",
      body: form,
    });
    // The service ignores columns of which the header does not speak; this list takes none.
    expect(answer.status).toBe(400);
  });

  it("names every mistake at once", () => {
    const csv = `address,amount\nx,1\n${account("1")},zero\n`;
    expect(() => example.readList(csv, 18)).toThrow(/row 2: .*\nrow 3: /u);
  });

  it("makes the file that the Merkle API makes", () => checkFile(example));

  it("stores it so that a claim page finds every recipient with a proof", async () => {
    const node = await startNode();
    const { root, text } = example.campaignText(example.readList(ROWS, 18));
    const file = await files.loadCampaignFile(node, await example.storeList(node, text));
    expect(files.findFaults(file, root, parseUnits("750.5", 18))).toEqual([]);
    for (const { index, recipient, amount } of LIST) {
      expect(files.entitlementOf(file, recipient)).toMatchObject({ index, amount });
    }
  });

  it("says when a node does not store it", async () => {
    const broken = await startNode({ status: 500, body: "full" });
    await expect(example.storeList(broken, "{}")).rejects.toThrow("status 500");
    const silent = await startNode({ status: 200, body: "{}" });
    await expect(example.storeList(silent, "{}")).rejects.toThrow("no content id");
  });
});
