import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import SwaggerParser from "@apidevtools/swagger-parser";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Address } from "viem";
import { zeroHash } from "viem";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

import * as files from "../../../examples/typescript/airdrops/campaign-file";
import * as client from "../../../examples/typescript/airdrops/merkle-api";
import * as trees from "../../../examples/typescript/airdrops/merkle-tree";
import { loadDescription, readSource } from "../../../plugins/merkle-api/load";
import { routesOf } from "../../../plugins/merkle-api/model";
import { SITE_DIR } from "../../../plugins/paths";
import {
  campaignFile,
  type MerkleApi,
  type MerkleApiOptions,
  type Runtime,
  startMerkleApi,
} from "../support/merkle-api";

const RUNTIMES: readonly Runtime[] = ["standalone", "serverless"];
const TOKEN = "a token of the operator";

const stranger: Address = `0x${"9".repeat(40)}`;
const account = (digit: string): Address => `0x${digit.repeat(40)}`;
const ROWS = `Address, AMOUNT\n${account("1")},400\n${account("2")},250.5\n${account("3")},+100\n`;
const UNITS = ["400000000000000000000", "250500000000000000000", "100000000000000000000"];

const description = loadDescription(SITE_DIR);
const ajv = new Ajv2020({ strict: false, formats: { binary: true } });
ajv.addSchema(JSON.parse(readSource(SITE_DIR)) as object, "api");

/** What is wrong with a value as a schema of the description. */
function faults(schema: string, value: unknown): string[] {
  const validate = ajv.compile({ $ref: `api#/components/schemas/${schema}` });
  return validate(value) ? [] : [ajv.errorsText(validate.errors)];
}

let running: MerkleApi[] = [];
afterEach(async () => {
  await Promise.all(running.map((server) => server.close()));
  running = [];
});

async function start(runtime: Runtime, more: Partial<MerkleApiOptions> = {}): Promise<MerkleApi> {
  const server = await startMerkleApi({ runtime, token: TOKEN, ...more });
  running.push(server);
  return server;
}

const csv = (text: string): Blob => new Blob([text], { type: "text/csv" });

async function stored(server: MerkleApi): Promise<client.StoredList> {
  return client.createList(server.url, csv(ROWS), 18);
}

describe("the description", () => {
  it("is valid OpenAPI 3.1", async () => {
    const api = await SwaggerParser.validate(path.join(SITE_DIR, "data/merkle-api/openapi.json"));
    expect(api).toMatchObject({ openapi: "3.1.0" });
  });

  it.each(routesOf(description))("has samples that fit: $method $path", ({ operation }) => {
    const samples = Object.values(operation.responses).flatMap(({ content }) => {
      const { schema, examples = {} } = content["application/json"];
      const refs = (schema.oneOf ?? [schema]).map(({ $ref }) => $ref?.split("/").at(-1) ?? "");
      return Object.values(examples).map(({ value }) => ({ refs, value }));
    });
    expect(samples.length).toBeGreaterThan(0);
    for (const { refs, value } of samples) {
      expect(refs.filter((ref) => faults(ref, value).length === 0)).toHaveLength(1);
    }
  });

  it("has samples that belong together", () => {
    const sample = (route: string, name: string): unknown =>
      Object.values(
        routesOf(description).find((one) => one.path === route)?.operation.responses ?? {},
      )
        .flatMap(({ content }) => Object.entries(content["application/json"].examples ?? {}))
        .find(([key]) => key === name)?.[1].value;
    const list = ["1", "2", "3"].map((digit, index) => ({
      address: account(digit),
      amount: UNITS[index] ?? "",
    }));
    const file = campaignFile(list);
    expect(sample("/api/create", "stored")).toMatchObject({
      root: file.root,
      total: file.total_amount,
      recipients: "3",
    });
    expect(sample("/api/validity", "valid")).toMatchObject({ root: file.root });
    const found = sample("/api/eligibility", "found") as Record<string, unknown>;
    const tree = trees.treeOf(
      list.map(({ address, amount }, index) => ({
        index: BigInt(index),
        recipient: address,
        amount: BigInt(amount),
      })),
    );
    const row = { index: 1n, recipient: account("2"), amount: BigInt(UNITS[1] ?? 0) };
    expect(found.proof).toEqual(trees.proofOf(tree, row));
    expect(trees.rootOf(tree)).toBe(file.root);
  });
});

describe("typescript/airdrops/merkle-api.ts", () => {
  it.each(RUNTIMES)("stores a list and finds recipients, %s", async (runtime) => {
    const server = await start(runtime);
    const list = await stored(server);
    expect(list).toMatchObject({ total: 750_500_000_000_000_000_000n, recipients: 3n });
    const found = await client.findRecipient(server.url, list.cid, account("2"), TOKEN);
    expect(found).toMatchObject({
      index: 1n,
      recipient: account("2"),
      amount: BigInt(UNITS[1] ?? 0),
    });
    expect(found && files.leadsTo(list.root, found)).toBe(true);
    expect(await client.findRecipient(server.url, list.cid, stranger, TOKEN)).toBeUndefined();
  });

  it("sends the token on every route, as the service asks for it since April 2026", async () => {
    const server = await start("serverless", { asksAlways: true });
    const list = await client.createList(server.url, csv(ROWS), 18, TOKEN);
    const found = await client.findRecipient(server.url, list.cid, account("2"), TOKEN);
    expect(found && files.leadsTo(list.root, found)).toBe(true);
    await expect(stored(server)).rejects.toThrow("status 401");
    await expect(client.findRecipient(server.url, list.cid, account("2"))).rejects.toThrow("401");
    const closed = await startMerkleApi({ runtime: "serverless", asksAlways: true });
    running.push(closed);
    await expect(client.createList(closed.url, csv(ROWS), 18, TOKEN)).rejects.toThrow("status 401");
  });

  it.each(RUNTIMES)("says what is wrong with a file, %s", async (runtime) => {
    const server = await start(runtime);
    await expect(client.createList(server.url, csv(`${ROWS}x,1\n`), 18)).rejects.toThrow(
      /status 400\): \[\{"row":5,/,
    );
    await expect(client.createList(server.url, csv(ROWS), Number.NaN)).rejects.toThrow(
      /No list was stored \(status (?:400|200)\): "The parameter decimals is no number\."/,
    );
  });

  it("says when it may not ask, and when there is no file", async () => {
    const server = await start("serverless");
    await expect(client.findRecipient(server.url, "a", stranger)).rejects.toThrow(/status 401/);
    await expect(client.findRecipient(server.url, "a", stranger, TOKEN)).rejects.toThrow(
      /status 500/,
    );
  });
});

describe("typescript/airdrops/campaign-file.ts, without the service", () => {
  let file: files.CampaignFile;
  let root: `0x${string}`;

  beforeAll(async () => {
    const server = await startMerkleApi({ runtime: "standalone" });
    const { cid, root: made } = await stored(server);
    file = await files.loadCampaignFile(server.url, cid);
    root = made;
    await expect(files.loadCampaignFile(server.url, "unknown")).rejects.toThrow(/status 404/);
    await server.close();
  });

  it("gives every recipient the same proof as the service", async () => {
    const server = await start("standalone");
    const { cid } = await stored(server);
    for (const digit of ["1", "2", "3"]) {
      const own = files.entitlementOf(file, account(digit));
      expect(own).toEqual(await client.findRecipient(server.url, cid, account(digit)));
      expect(own && files.leadsTo(root, own)).toBe(true);
    }
    expect(files.entitlementOf(file, stranger)).toBeUndefined();
  });

  it("finds what does not belong to the campaign", () => {
    const total = file.total;
    expect(files.findFaults(file, root, total)).toEqual([]);
    expect(files.findFaults(file, root, total - 1n)).toEqual([
      `The campaign got ${total - 1n}; its list needs ${total}.`,
    ]);
    expect(files.findFaults(file, zeroHash, total)).toEqual([
      `The file has the root ${root}, the campaign ${zeroHash}.`,
      "3 rows have no proof for the root.",
    ]);
    const [first, ...rest] = file.recipients;
    if (first === undefined) throw new Error("The list is empty.");
    const raised = { ...file, recipients: [{ ...first, amount: `${first.amount}0` }, ...rest] };
    expect(files.findFaults(raised, root, total * 10n)).toEqual([
      expect.stringMatching(/^The file says 750500000000000000000, its rows add up to 4350500000/),
      "1 rows have no proof for the root.",
    ]);
  });
});

describe("the shell examples", () => {
  let folder: string;

  async function shell(name: string, server: MerkleApi, env: Record<string, string>) {
    folder = mkdtempSync(path.join(tmpdir(), "merkle-api-"));
    writeFileSync(path.join(folder, "recipients.csv"), env.ROWS ?? ROWS);
    const script = path.join(SITE_DIR, "examples/shell/airdrops", `merkle-api-${name}.sh`);
    try {
      const { stdout } = await promisify(execFile)("bash", [script], {
        cwd: folder,
        env: { ...process.env, no_proxy: "127.0.0.1", MERKLE_API: server.url, ...env },
      });
      return JSON.parse(stdout) as unknown;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it.each(RUNTIMES)("create, check and look up, %s", async (runtime) => {
    const server = await start(runtime);
    const created = (await shell("create", server, { DECIMALS: "18" })) as { cid: string };
    expect(created).toMatchObject({ total: "750500000000000000000", recipients: "3" });
    const env = { CID: created.cid, MERKLE_API_TOKEN: TOKEN };
    expect(await shell("validity", server, env)).toMatchObject({ cid: created.cid });
    expect(await shell("eligibility", server, { ...env, RECIPIENT: account("2") })).toMatchObject({
      index: 1,
      amount: UNITS[1],
    });
    expect(await shell("eligibility", server, { ...env, RECIPIENT: stranger })).toMatchObject({
      eligible: false,
    });
    expect(await shell("health", server, {})).toBe(true);
  });

  it("send the token on every route", async () => {
    const server = await start("serverless", { asksAlways: true });
    const env = { DECIMALS: "18", MERKLE_API_TOKEN: TOKEN };
    const { cid } = (await shell("create", server, env)) as { cid: string };
    expect(await shell("validity", server, { ...env, CID: cid })).toMatchObject({ cid });
    const { DECIMALS } = env;
    await expect(shell("create", server, { DECIMALS })).rejects.toMatchObject({ code: 1 });
  });

  it.each(RUNTIMES)("fail where the service does, %s", async (runtime) => {
    const server = await start(runtime);
    await expect(shell("create", server, { DECIMALS: "many" })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("decimals") as string,
    });
    await expect(
      shell("create", server, { DECIMALS: "18", ROWS: "address,amount\n" }),
    ).rejects.toMatchObject({ stderr: expect.stringContaining('"row":1') as string });
    await expect(shell("validity", server, { CID: "a" })).rejects.toMatchObject({ code: 5 });
  });
});
