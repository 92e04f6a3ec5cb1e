import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { createFeedbackHandler } from "../functions/lib/feedback-handler";
import type { FunctionHandler } from "../functions/lib/http";
import { SITE_FUNCTIONS } from "./functions";
import { createSiteServer } from "./site-server";
import { sendText } from "./testing";

const gone = vi.fn<(what: string) => void>();

/** Sends a piece and then waits, until the reader goes. */
const endless: FunctionHandler = (request) => {
  request.signal.addEventListener("abort", () => gone("request"));
  return Promise.resolve(
    new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new TextEncoder().encode("first")),
        cancel: () => gone("stream"),
      }),
    ),
  );
};

const echo: FunctionHandler = async (request, { ip }) =>
  Response.json(
    {
      method: request.method,
      url: request.url,
      body: await request.text(),
      type: request.headers.get("content-type"),
      ip,
    },
    { status: 201, headers: { "x-own": "1" } },
  );

const long: FunctionHandler = () => Promise.resolve(new Response("x".repeat(3_000_000)));
const failing: FunctionHandler = () => Promise.reject(new Error("internal text"));

/** Refuses a body after its first piece. */
const picky: FunctionHandler = async (request) => {
  const reader = request.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  return new Response("Too long.", { status: 413 });
};

let root: string;
let server: Server;
let origin: string;

/** Sends a request without a body as it is written, and reads the answer to its end. */
const sendRaw = (head: string): Promise<string> =>
  sendText(origin, `${head}Connection: close\r\n\r\n`);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "functions-"));
  writeFileSync(join(root, "index.html"), "<h1>Home</h1>");
  const load = (handler: FunctionHandler) => () => Promise.resolve({ default: handler });
  server = createSiteServer(root, {
    "/echo": load(echo),
    "/endless": load(endless),
    "/failing": load(failing),
    "/long": load(long),
    "/picky": load(picky),
    "/api/feedback": load(
      createFeedbackHandler({ allowedOrigins: [], feedbackUrl: null }, () => undefined),
    ),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true });
});

describe("functions of the site", () => {
  it("have the paths that the host gives them", async () => {
    const loads = Object.values(SITE_FUNCTIONS);
    const paths = await Promise.all(loads.map(async (load) => (await load()).config.path));
    expect(paths).toEqual(Object.keys(SITE_FUNCTIONS));
  });

  it("get the request and give the response", async () => {
    const response = await fetch(`${origin}/echo?a=1`, {
      method: "POST",
      headers: { "content-type": "text/x-test" },
      body: "5 €",
    });
    expect([response.status, response.headers.get("x-own")]).toEqual([201, "1"]);
    expect(await response.json()).toEqual({
      method: "POST",
      url: `${origin}/echo?a=1`,
      body: "5 €",
      type: "text/x-test",
      ip: "127.0.0.1",
    });
  });

  it("take no name for the site's own that anybody could lead here", async () => {
    const hostOf = async (host: string, target = "/echo"): Promise<string> => {
      const answer = await sendRaw(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\n`);
      return /"url":"http:\/\/([^/"]*)/u.exec(answer)?.[1] ?? answer;
    };
    for (const own of "localhost:8080 docs.localhost 127.0.0.1:1 192.0.2.7 [::1]:80".split(" ")) {
      expect(await hostOf(own)).toBe(own.replace(/:80$/u, ""));
    }
    const foreign = ["evil.example", "localhost.evil.example", "not-localhost", "a@127.0.0.1"];
    for (const other of foreign) {
      expect(await hostOf(other)).toBe("localhost");
    }
    expect(await hostOf("127.0.0.1", "http://evil.example/echo?a=1")).toBe("127.0.0.1");
  });

  it("are found by a target that names the host", async () => {
    const head = "Host: 127.0.0.1\r\n";
    expect(await sendRaw(`GET http://127.0.0.1/echo HTTP/1.1\r\n${head}`)).toContain("201 Created");
    expect(await sendRaw(`GET http://a@b/echo?c HTTP/1.1\r\n${head}`)).toContain('/echo?c"');
  });

  it("are not called for a request with two hosts", async () => {
    const hosts = "Host: 127.0.0.1\r\nhost: evil.example\r\n";
    for (const path of ["/echo", "/"]) {
      expect(await sendRaw(`GET ${path} HTTP/1.1\r\n${hosts}`)).toContain("400 Bad Request");
    }
  });

  it("leave other paths to the files", async () => {
    expect(await (await fetch(origin)).text()).toBe("<h1>Home</h1>");
    for (const path of ["echo/more", "constructor"]) {
      expect((await fetch(`${origin}/${path}`)).status, path).toBe(404);
    }
    expect((await fetch(origin, { method: "POST" })).status).toBe(405);
  });

  it("stream, and learn that the reader has gone", async () => {
    const controller = new AbortController();
    const response = await fetch(`${origin}/endless`, { signal: controller.signal });
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe("first");
    controller.abort();
    await expect(reader?.read()).rejects.toThrow();
    await vi.waitFor(() =>
      expect(gone.mock.calls.flat().toSorted()).toEqual(["request", "stream"]),
    );
  });

  it("may send more than a reader takes at once", async () => {
    expect(await (await fetch(`${origin}/long`)).text()).toHaveLength(3_000_000);
  });

  it("may give up a body, and the connection is used again", async () => {
    const body = " ".repeat(3_000_000);
    const received = await sendRaw(
      `POST /picky HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}` +
        "GET / HTTP/1.1\r\nHost: localhost\r\n",
    );
    expect(received.match(/(?<=HTTP\/1\.1 )\d+/gu)).toEqual(["413", "200"]);
  });

  it("refuse methods that are none of theirs", async () => {
    const head = "Host: localhost\r\n";
    for (const path of ["/api/feedback", "/"]) {
      expect(await sendRaw(`TRACE ${path} HTTP/1.1\r\n${head}`)).toContain("405 Method");
      expect(await sendRaw(`CONNECT ${path} HTTP/1.1\r\n${head}`)).toBe("");
    }
    expect(await (await fetch(origin)).text()).toBe("<h1>Home</h1>");
  });

  it("fail without telling why", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const response = await fetch(`${origin}/failing`);
    expect([response.status, await response.text()]).toEqual([500, "The function failed.\n"]);
    expect(log).toHaveBeenCalledOnce();
  });
});
