import { describe, expect, test, vi } from "vitest";

import { serveFiles } from "./dev-server";

const files = new Map([["/data/chains.json", "{}\n"]]);

function request(url: string | undefined, baseUrl = "/", method = "GET") {
  const response = { setHeader: vi.fn(), end: vi.fn() };
  const next = vi.fn();
  serveFiles(files, baseUrl)({ url, method }, response, next);
  return { response, next };
}

describe("serveFiles", () => {
  test.each([
    ["/data/chains.json", "/"],
    ["/data/chains.json?x=1", "/"],
    ["/docs/data/chains.json", "/docs/"],
  ])("serves %s below %s", (url, baseUrl) => {
    const { response, next } = request(url, baseUrl);
    expect(response.setHeader).toHaveBeenCalledWith(
      "content-type",
      "application/json; charset=utf-8",
    );
    expect(response.end).toHaveBeenCalledWith("{}\n");
    expect(next).not.toHaveBeenCalled();
  });

  test("answers HEAD without a body", () => {
    expect(request("/data/chains.json", "/", "HEAD").response.end).toHaveBeenCalledWith(undefined);
  });

  test.each([
    ["/data/other.json", "/", "GET"],
    ["/data/chains.json", "/docs/", "GET"],
    ["/data/chains.json", "/", "POST"],
    [undefined, "/", "GET"],
  ])("passes on %s", (url, baseUrl, method) => {
    const { response, next } = request(url, baseUrl, method);
    expect(next).toHaveBeenCalledOnce();
    expect(response.end).not.toHaveBeenCalled();
  });
});
