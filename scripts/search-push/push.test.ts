import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, describe, expect, it } from "vitest";

import type { SearchPushConfig } from "../../src/config/search";
import { toHostedRecords } from "./records";
import { PAGES } from "../../src/lib/search/testing";
import { pushRecords } from "./push";

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

const servers: Server[] = [];

/** A service that keeps indexes in memory and answers writes like the real one. */
async function service(
  refuses: (call: Call) => number | null = () => null,
): Promise<{ config: SearchPushConfig; calls: Call[]; indexes: Map<string, unknown[]> }> {
  const calls: Call[] = [];
  const indexes = new Map<string, unknown[]>([["docs", [{ objectID: "old" }]]]);
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const { pathname } = new URL(request.url ?? "/", "http://host");
      const call: Call = {
        method: request.method ?? "",
        path: pathname,
        body: text === "" ? null : (JSON.parse(text) as unknown),
      };
      calls.push(call);
      const status = refuses(call);
      response.writeHead(status ?? 200, { "content-type": "application/json" });
      if (status !== null) {
        response.end(JSON.stringify({ message: "Record quota exceeded", status }));
        return;
      }
      const [, , , name = "", action = ""] = pathname.split("/");
      const body = call.body as {
        requests?: { action: string; body: unknown }[];
        operation?: string;
        destination?: string;
      } | null;
      if (action === "batch") {
        const added = (body?.requests ?? []).map((one) => one.body);
        indexes.set(name, [...(indexes.get(name) ?? []), ...added]);
      } else if (action === "operation" && body?.operation === "move") {
        indexes.set(body.destination ?? "", indexes.get(name) ?? []);
        indexes.delete(name);
      } else if (call.method === "DELETE") indexes.delete(name);
      response.end(
        JSON.stringify({
          taskID: 7,
          status: "published",
          objectIDs: [],
          updatedAt: "",
          deletedAt: "",
        }),
      );
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    calls,
    indexes,
    config: {
      appId: "APP123",
      writeKey: "write",
      indexName: "docs",
      hosts: [{ url: address, protocol: "http", accept: "readWrite" }],
    },
  };
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const records = toHostedRecords(PAGES, "https://docs.example.org");

describe("pushRecords", () => {
  it("writes to a temporary index, which then takes the place of the old one", async () => {
    const { config, calls, indexes } = await service();
    await pushRecords(config, records);
    expect([...indexes.keys()]).toEqual(["docs"]);
    expect(indexes.get("docs")).toEqual(records);
    const batch = calls.find(({ path }) => path.endsWith("/batch"));
    expect(batch?.path).toMatch(/\/1\/indexes\/docs_tmp_\d+\/batch$/u);
    expect(calls[0]).toMatchObject({
      method: "PUT",
      path: "/1/indexes/docs/settings",
      body: { attributesForFaceting: ["area", "protocol", "release"] },
    });
  });

  it("tells why a batch was refused and leaves the old records", async () => {
    const { config, indexes } = await service(({ path }) => (path.endsWith("/batch") ? 403 : null));
    await expect(pushRecords(config, records)).rejects.toThrow(
      'index "docs" keeps its old records: Record quota exceeded (status 403)',
    );
    expect([...indexes]).toEqual([["docs", [{ objectID: "old" }]]]);
  });

  it("tells when the settings are refused", async () => {
    const { config } = await service(({ path }) => (path.endsWith("/settings") ? 403 : null));
    await expect(pushRecords(config, records)).rejects.toThrow(
      'settings of index "docs" were refused',
    );
  });

  it("empties no index", async () => {
    const { config, calls } = await service();
    await expect(pushRecords(config, [])).rejects.toThrow("the index would be empty");
    expect(calls).toEqual([]);
  });
});
