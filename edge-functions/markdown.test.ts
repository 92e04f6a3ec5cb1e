// cspell:ignore fevil cevil
import { beforeEach, describe, expect, it, vi } from "vitest";

import { MISSING_API } from "../src/lib/page-records/negotiate";
import markdown from "./markdown";

const ORIGIN = "https://docs.org";
const next = vi.fn();

const html = (status = 200, type = "text/html; charset=utf-8"): Response =>
  new Response("<h1>Fees</h1>", { status, headers: { "content-type": type, etag: '"1"' } });

function ask(path: string, accept?: string, method = "GET"): Promise<Response> {
  const headers = accept === undefined ? undefined : { accept };
  return markdown(new Request(`${ORIGIN}${path}`, { method, ...(headers && { headers }) }), {
    next,
  });
}

beforeEach(() => {
  next.mockReset().mockImplementation(() => Promise.resolve(html()));
  vi.stubGlobal(
    "fetch",
    vi.fn((url: URL) =>
      Promise.resolve(
        url.pathname === "/concepts/fees.md"
          ? new Response("# Fees", { headers: { etag: '"2"' } })
          : new Response("no", { status: 404 }),
      ),
    ),
  );
});

describe("the edge function for Markdown", () => {
  it("gives a page as Markdown to who prefers it", async () => {
    const answer = await ask("/concepts/fees?x=1", "text/markdown, text/html;q=0.5");
    expect(await answer.text()).toBe("# Fees");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/markdown; charset=utf-8",
      vary: "accept",
      etag: '"2"',
    });
    expect(next).not.toHaveBeenCalled();
  });

  it("gives browsers the page and says where its Markdown is", async () => {
    const answer = await ask("/concepts/fees", "text/html,*/*;q=0.8");
    expect(await answer.text()).toBe("<h1>Fees</h1>");
    expect(answer.headers.get("link")).toBe(
      '</concepts/fees.md>; rel="alternate"; type="text/markdown"',
    );
    expect(answer.headers.get("vary")).toBe("accept");
    expect(answer.headers.get("etag")).toBe('"1"');
    expect(fetch).not.toHaveBeenCalled();
  });

  it("falls back to the host where there is no Markdown export", async () => {
    next.mockResolvedValue(html(404));
    const answer = await ask("/nowhere", "text/markdown");
    expect(answer.status).toBe(404);
    expect(answer.headers.has("link")).toBe(false);
  });

  it("gives a short Markdown with the status 404 where there is no page", async () => {
    vi.mocked(fetch).mockImplementation((url) =>
      Promise.resolve(
        new Request(url).url === `${ORIGIN}/404.md`
          ? new Response("# Nothing")
          : new Response("no", { status: 404 }),
      ),
    );
    for (const [path, accept] of [
      ["/nowhere", "text/markdown"],
      ["/nowhere.md", "*/*"],
    ] as const) {
      next.mockResolvedValueOnce(html(404));
      const answer = await ask(path, accept);
      expect([answer.status, await answer.text()]).toEqual([404, "# Nothing"]);
      expect(Object.fromEntries(answer.headers)).toEqual({
        "content-type": "text/markdown; charset=utf-8",
        vary: "accept",
      });
    }
  });

  it("names no Markdown export for a page without one", async () => {
    const answer = await ask("/search", "text/html");
    expect(answer.headers.has("link")).toBe(false);
    expect(answer.headers.get("vary")).toBe("accept");
  });

  // Addresses as a host may hand them over; some are read as others before the function sees them.
  it.each([
    "//evil.example/x",
    "/\\evil.example/x",
    "//evil.example/x/",
    "///evil.example/x",
    "/.//evil.example/x",
    "\\\\evil.example/x",
    "/a/..//evil.example/x",
    "/%2e//evil.example/x",
    "/\t/evil.example/x",
    "/%2fevil.example/x",
    "/%5cevil.example/x",
    "/%09/evil.example/x",
    "/@evil.example//x",
    "/https://evil.example/x",
    "/concepts/%2e%2e%2f%2e%2e/x",
    "/concepts/fees\\..\\x",
    "/concepts//fees",
  ])("asks no other host for %j", async (path) => {
    await ask(path, "text/markdown");
    for (const [address] of vi.mocked(fetch).mock.calls) {
      const { href, origin } = new URL(address instanceof Request ? address.url : address);
      expect(origin).toBe(ORIGIN);
      expect(href).not.toMatch(/evil|%|\\|[^:]\/\//u);
    }
    expect(next).toHaveBeenCalledTimes(1);
  });

  it("follows no redirect, and gives the page where the Markdown cannot be had", async () => {
    vi.mocked(fetch).mockRejectedValue(new TypeError("unexpected redirect"));
    const answer = await ask("/concepts/fees", "text/markdown");
    expect(await answer.text()).toBe("<h1>Fees</h1>");
    expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ redirect: "error" });
  });

  it("keeps only what is said about the Markdown", async () => {
    vi.mocked(fetch).mockResolvedValue(
      new Response("# Fees", {
        headers: {
          "cache-control": "public, max-age=0, must-revalidate",
          "clear-site-data": "*",
          "content-encoding": "gzip",
          "content-length": "999",
          "netlify-cdn-cache-control": "max-age=31536000",
          "referrer-policy": "no-referrer",
          "set-cookie": "a=b",
          "x-anything": "1",
        },
      }),
    );
    const answer = await ask("/concepts/fees", "text/markdown");
    expect([...answer.headers.keys()]).toEqual(
      "cache-control content-type referrer-policy vary".split(" "),
    );
  });

  it("takes a name with a dot for that of a page if it has a Markdown export", async () => {
    vi.mocked(fetch).mockResolvedValue(new Response("# SablierFlow"));
    const answer = await ask("/reference/contract.SablierFlow", "text/markdown");
    expect(await answer.text()).toBe("# SablierFlow");
    expect(fetch).toHaveBeenCalledWith(
      new URL(`${ORIGIN}/reference/contract.SablierFlow.md`),
      expect.anything(),
    );
  });

  it("looks for no export of Markdown, so that it does not call itself without end", async () => {
    await ask("/concepts/fees.md", "text/markdown");
    expect(fetch).not.toHaveBeenCalled();
    expect(next).toHaveBeenCalledTimes(1);
  });

  it("answers a call of a function that does not exist with JSON", async () => {
    next.mockImplementation(() => Promise.resolve(html(404)));
    for (const answer of [
      await ask("/api/nope"),
      await ask("/api/chat/x/y", "*/*"),
      await ask("/api/nope", "application/json", "POST"),
    ]) {
      expect([answer.status, await answer.json()]).toEqual([404, MISSING_API]);
      expect(Object.fromEntries(answer.headers)).toEqual({
        "content-type": "application/json",
        vary: "accept",
      });
    }
  });

  it("gives browsers the not-found page, and programs the answers of functions", async () => {
    next.mockImplementation(() => Promise.resolve(html(404)));
    expect(await (await ask("/api/nope", "text/html,*/*;q=0.8")).text()).toBe("<h1>Fees</h1>");
    expect(await (await ask("/nope", "*/*")).text()).toBe("<h1>Fees</h1>");
    next.mockImplementation(() => Promise.resolve(Response.json({ of: "chat" }, { status: 404 })));
    expect(await (await ask("/api/chat", "*/*", "POST")).json()).toEqual({ of: "chat" });
  });

  it("leaves files and other methods alone", async () => {
    next.mockImplementation(() => Promise.resolve(html(200, "text/plain")));
    for (const answer of [
      await ask("/llms.txt", "text/markdown"),
      await ask("/mcp", "*/*", "POST"),
    ]) {
      expect(answer.headers.has("vary")).toBe(false);
    }
    expect(next).toHaveBeenCalledTimes(2);
  });
});
