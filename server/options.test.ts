import { describe, expect, it } from "vitest";

import { parseServerOptions, parseTrustedProxies } from "./options";

describe("parseServerOptions", () => {
  it("defaults to port 3000 on the loopback address", () => {
    expect(parseServerOptions([], {})).toEqual({ host: "127.0.0.1", port: 3000 });
    expect(parseServerOptions([], { PORT: "" })).toEqual({ host: "127.0.0.1", port: 3000 });
  });

  it("takes the port that a server has by itself", () => {
    expect(parseServerOptions([], {}, 8787).port).toBe(8787);
    expect(parseServerOptions([], { PORT: "8080" }, 8787).port).toBe(8080);
  });

  it("reads PORT, and lets the command line win", () => {
    expect(parseServerOptions([], { PORT: "8080" }).port).toBe(8080);
    expect(parseServerOptions(["--port", "4173"], { PORT: "8080" }).port).toBe(4173);
    expect(parseServerOptions(["--host=0.0.0.0", "--port=0"], {})).toEqual({
      host: "0.0.0.0",
      port: 0,
    });
  });

  it("names the bad value and the fix", () => {
    expect(() => parseServerOptions(["--port", "http"], {})).toThrow(
      '--port is "http": give a whole number from 0 to 65535, such as 3000.',
    );
    expect(() => parseServerOptions([], { PORT: "70000" })).toThrow(
      'The environment variable PORT is "70000"',
    );
    expect(() => parseServerOptions(["--port", "-1"], {})).toThrow("--port");
    expect(() => parseServerOptions(["--prot", "1"], {})).toThrow("--prot");
    expect(() => parseServerOptions(["extra"], {})).toThrow("extra");
  });
});

describe("parseTrustedProxies", () => {
  it("trusts none unless a number says so", () => {
    expect([{}, { TRUSTED_PROXY: " " }, { TRUSTED_PROXY: "2" }].map(parseTrustedProxies)).toEqual([
      0, 0, 2,
    ]);
  });

  it.each(["-1", "1.5", "10", "true", "10.0.0.1"])("refuses %j, and names it", (value) => {
    expect(() => parseTrustedProxies({ TRUSTED_PROXY: value })).toThrow(
      `The environment variable TRUSTED_PROXY is "${value}": give the number of proxies`,
    );
  });
});
