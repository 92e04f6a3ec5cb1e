import { describe, expect, it, vi } from "vitest";

import { serveExamples } from "./dev-server";

function request(url: string, method = "GET", baseUrl = "/") {
  const next = vi.fn();
  const response = { setHeader: vi.fn(), end: vi.fn() };
  const read = vi.fn(() => new Map([["/examples/solidity/A.sol", "contract A {}\n"]]));
  serveExamples(read, baseUrl)({ url, method }, response, next);
  return { next, response, read };
}

describe("serveExamples", () => {
  it("answers with the text of a file", () => {
    const { next, response } = request("/examples/solidity/A.sol?raw");
    expect(response.setHeader).toHaveBeenCalledWith("content-type", "text/plain; charset=utf-8");
    expect(response.end).toHaveBeenCalledWith("contract A {}\n");
    expect(next).not.toHaveBeenCalled();
  });

  it("answers below another base URL, and to HEAD without a body", () => {
    const { response } = request("/docs/examples/solidity/A.sol", "HEAD", "/docs/");
    expect(response.end).toHaveBeenCalledWith(undefined);
  });

  it.each([
    ["/examples/solidity/B.sol", "GET"],
    ["/examples/solidity/A.sol", "POST"],
  ])("passes on %s with %s", (url, method) => {
    const { next, response } = request(url, method);
    expect(next).toHaveBeenCalledOnce();
    expect(response.end).not.toHaveBeenCalled();
  });

  it("reads no files for other requests", () => {
    expect(request("/guides").read).not.toHaveBeenCalled();
  });
});
