import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openLibrary } from "../../functions/lib/library";
import { openSiteFiles } from "../../functions/lib/site-files";
import { bodyOf } from "../functions/chat-client";
import { deployFunctions, type DeployedFunctions } from "./deployed";
import { BUILD_FOLDER } from "./site";

let deployed: DeployedFunctions;
beforeAll(async () => {
  deployed = await deployFunctions();
});
afterAll(() => deployed.stop());

/** Calls a tool of the MCP function. */
async function call(name: string, args: Readonly<Record<string, unknown>>): Promise<string> {
  const { text } = await deployed.post("/mcp", {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name, arguments: args },
  });
  const { result } = JSON.parse(text) as { result: { content: { text: string }[] } };
  return result.content[0]?.text ?? "";
}

describe("the functions over the built site", () => {
  it("quote an answer with its section", async () => {
    const { text } = await deployed.post(
      "/api/chat",
      bodyOf({ text: "Who can cancel a Lockup stream?" }),
    );
    expect(text).toMatch(/Only the sender/u);
    expect(text).toMatch(/"type":"source-url","sourceId":"1","url":"\/[a-z]/u);
    expect(text.trimEnd().endsWith("data: [DONE]")).toBe(true);
  });

  it("take feedback", async () => {
    const { status } = await deployed.post("/api/feedback", { page: "/concepts/fees", thumbs: 1 });
    expect(status).toBe(204);
  });

  it("find, read and look up for programs", async () => {
    const { results } = JSON.parse(await call("search_docs", { query: "claim fee" })) as {
      results: { url: string }[];
    };
    expect(results.length).toBeGreaterThan(3);
    expect(await call("read_page", { path: results[0]?.url })).toMatch(/claim/iu);
    const place = { protocol: "lockup", release: "v2.0", chain: "Ethereum" };
    expect(await call("get_deployment", place)).toContain(
      "0x7C01AA3783577E15fD7e272443D44B92d5b21056",
    );
    expect(await call("find_release", { input: "LK-1-42" })).toContain("/guides/lockup/overview");
    expect(await call("get_abi", { protocol: "legacy", contract: "Sablier" })).toContain(
      "createStream",
    );
    const wanted = { input: "LK3-1-42", role: "sender", recipient: `0x${"1".repeat(40)}` };
    expect(await call("settle_stream", wanted)).toContain("cancel(uint256");
  });

  it("find and read what a name of 2025 meant, and say that it is past", async () => {
    const library = openLibrary(openSiteFiles(BUILD_FOLDER));
    const { hits } = await library.search({ query: "batchIndex", hitsPerPage: 8 });
    const past = hits.find(({ url }) => url.includes("#2025-batcher"));
    expect(Object.values(past?.hierarchy ?? {})).toContain("Until April 2026");
    const section = await library.section(past?.url ?? "");
    expect(section?.markdown).toContain("batchIndex");
  });

  it("decode errors of libraries that no ABI has", async () => {
    const decoded = await call("decode_error", { data: "0x6449b608" });
    expect(decoded).toContain("SablierHelpers_SegmentCountZero()");
    expect(decoded).toMatch(/"url": "https:\/\/[^"]+\/reference\/[^"]+"/u);
  });
});
