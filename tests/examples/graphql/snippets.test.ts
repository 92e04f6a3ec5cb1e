import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { SITE_DIR } from "../../../plugins/paths";
import { type QueryRequest, snippet } from "../../../src/lib/graphql";
import { type GraphqlServer, startGraphqlServer } from "../../e2e/support/graphql-server";

const run = promisify(execFile);

/** What the npm package does, for a test that does not have it. */
const GRAPHQL_REQUEST = `
export async function request(url, query, variables) {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ query, variables });
  return (await (await fetch(url, { method: "POST", headers, body })).json()).data;
}
`;

const read = (file: string): string =>
  readFileSync(path.join(SITE_DIR, "examples/graphql", file), "utf8");

describe.each([
  ["lockup", "the-graph", "search-streams"],
  ["flow", "envio", "deposits-by-stream"],
  ["airdrops", "envio", "newest-campaigns-all-chains"],
] as const)("copied code of %s on %s, %s", (protocol, vendor, name) => {
  const file = `${protocol}/${vendor}/${name}`;
  const expected = (JSON.parse(read(`${file}.response.json`)) as { data: object }).data;
  let server: GraphqlServer;
  let folder: string;
  let request: QueryRequest;

  beforeAll(async () => {
    server = await startGraphqlServer(protocol, vendor);
    folder = mkdtempSync(path.join(tmpdir(), "snippets-"));
    const variables = name.startsWith("newest") ? "" : read(`${file}.variables.json`);
    request = { url: server.url, query: read(`${file}.graphql`), variables };
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await server.close();
  });

  const env = { ...process.env, no_proxy: "127.0.0.1", NO_PROXY: "127.0.0.1" };

  async function runModule(source: string): Promise<unknown> {
    const module = path.join(folder, "query.mjs");
    writeFileSync(
      module,
      source.replace("console.log(", "console.log(JSON.stringify(").replace(/\);\n$/, "));\n"),
    );
    return JSON.parse((await run("node", [module], { env, cwd: folder })).stdout) as unknown;
  }

  it("works with curl", async () => {
    const { stdout } = await run("bash", ["-c", snippet("curl", request)], { env });
    expect((JSON.parse(stdout) as { data: object }).data).toEqual(expected);
  });

  it("works with fetch", async () => {
    expect(await runModule(snippet("fetch", request))).toEqual(expected);
  });

  it("works with graphql-request", async () => {
    const source = snippet("graphql-request", request);
    writeFileSync(path.join(folder, "client.mjs"), GRAPHQL_REQUEST);
    expect(await runModule(source.replace('"graphql-request"', '"./client.mjs"'))).toEqual(
      expected,
    );
  });
});
