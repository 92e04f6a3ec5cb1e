import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { Abi } from "viem";
import { toFunctionHash } from "viem/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { SymbolInfo } from "../../src/lib/abi";
import { canonicalSignature } from "../../src/lib/abi";
import { call, callJson, connect, files, hasText, library, unreadable } from "./mcp-client";

let client: Client;
beforeAll(async () => {
  client = await connect();
});
afterAll(() => client.close());

describe("the pages of the built site", () => {
  // All sections take half a minute: the night reads them, in tests/nightly/sections.test.ts.
  test("reads every page and its last section", async () => {
    const pages = await library.pages();
    expect(pages.length).toBeGreaterThan(150);
    const places = await Promise.all(
      pages.map(async ({ route }) => {
        const id = (await library.headings(route)).at(-1)?.id ?? "";
        return id === "" ? [route] : [route, `${route}#${id}`];
      }),
    );
    expect(await unreadable(client, places.flat())).toEqual([]);
  });

  test("finds text in every result, at addresses that can be read", async () => {
    for (const query of ["cancel", "fee", "withdraw v4.0", "csv", "graphql endpoint"]) {
      const { results } = await callJson<{ results: { url: string; text: string }[] }>(
        client,
        "search_docs",
        { query, limit: 10 },
      );
      expect(results.length).toBeGreaterThan(2);
      for (const { url, text } of results) {
        expect(text.trim(), url).not.toBe("");
        expect(hasText(await call(client, "read_page", { path: url })), url).toBe(true);
      }
    }
  });
});

describe("the data of the built site", () => {
  let errors: readonly SymbolInfo[];
  let releases: readonly {
    protocol: string;
    version: string;
    ref: string;
    label: string;
    contracts: readonly { name: string; abi: boolean; chains: number }[];
    deployments: readonly unknown[];
  }[];
  beforeAll(async () => {
    ({ errors } = JSON.parse(await files.read("data/errors.json")) as { errors: SymbolInfo[] });
    ({ releases } = JSON.parse(await files.read("data/deployments.json")) as {
      releases: typeof releases;
    });
  });

  test("gives each ABI, and of Lockup the errors of its libraries", async () => {
    const lacking: string[] = [];
    for (const { protocol, version: release, label, ref, contracts } of releases) {
      for (const { name: contract } of contracts.filter((entry) => entry.abi)) {
        const { abi, fromLibraries = [] } = await callJson<{ abi: Abi; fromLibraries?: string[] }>(
          client,
          "get_abi",
          { protocol, release, contract },
        );
        expect(abi.length, `${ref} ${contract}`).toBeGreaterThan(0);
        expect(
          fromLibraries.filter((name) => !errors.some((error) => error.name === name)),
        ).toEqual([]);
        if (contract !== "SablierLockup") continue;
        const own = new Set(
          abi.flatMap((item) => (item.type === "error" ? [canonicalSignature(item)] : [])),
        );
        const described = errors.filter(({ about }) =>
          about.some(({ releases: labels }) => labels.includes(label)),
        );
        expect(described.length).toBeGreaterThan(40);
        // What another contract of the release declares itself is in that contract's ABI.
        const elsewhere = described.filter(({ places }) =>
          places.some((place) => place.startsWith(`${ref.replace("@", "/")}/`)),
        );
        for (const error of described) {
          if (!elsewhere.includes(error) && !own.has(canonicalSignature(error))) {
            lacking.push(`${ref} ${canonicalSignature(error)}`);
          }
        }
        expect(fromLibraries.length, ref).toBeGreaterThan(15);
      }
    }
    expect(lacking).toEqual([]);
    // A selector that is known from elsewhere: the hash of the signature in the source of v4.0.
    const { abi } = await callJson<{ abi: Abi }>(client, "get_abi", {
      protocol: "lockup",
      release: "v4.0",
      contract: "SablierLockup",
      item: "SablierLockupHelpers_CreateNativeToken",
    });
    expect(abi).toHaveLength(1);
    expect(toFunctionHash("SablierLockupHelpers_CreateNativeToken(address)").slice(0, 10)).toBe(
      "0x9c857e34",
    );
    expect(canonicalSignature(abi[0] as Extract<Abi[number], { type: "error" }>)).toBe(
      "SablierLockupHelpers_CreateNativeToken(address)",
    );
  });

  test("says of a release without addresses where there are some", async () => {
    const without = releases.filter(({ deployments }) => deployments.length === 0);
    expect(without.length).toBeGreaterThan(0);
    for (const { protocol, version: release } of without) {
      const answer = await call(client, "get_deployment", { protocol, release, chain: "1" });
      expect(answer).toMatch(/^FAILED: .* lists no address of .*\. Use v\d/u);
    }
  });

  test("decodes every error in each release that describes it", { timeout: 120_000 }, async () => {
    for (const { hash, name, about } of errors) {
      for (const label of new Set(about.flatMap(({ releases: labels }) => labels))) {
        const answer = await callJson<{ matches: { error: string; documented: object[] }[] }>(
          client,
          "decode_error",
          { data: hash, release: label },
        );
        expect(
          answer.matches.some(
            ({ error, documented }) => error.startsWith(`${name}(`) && documented.length === 1,
          ),
          `${name} in ${label}`,
        ).toBe(true);
      }
    }
  });
});
