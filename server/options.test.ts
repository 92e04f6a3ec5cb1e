import { describe, expect, it } from "vitest";

import { parseServerOptions } from "./options";

describe("parseServerOptions", () => {
  it("defaults to port 3000 on the loopback address", () => {
    expect(parseServerOptions([], {})).toEqual({ host: "127.0.0.1", port: 3000 });
    expect(parseServerOptions([], { PORT: "" })).toEqual({ host: "127.0.0.1", port: 3000 });
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
