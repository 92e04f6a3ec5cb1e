import { describe, expect, test } from "vitest";

import { clientAddress } from "./client-address";

const PROXY = "10.0.0.1";

describe("the address of a client", () => {
  test("is that of the connection where no proxy is trusted, whatever a header says", () => {
    expect(clientAddress("192.0.2.1", "198.51.100.7", 0)).toBe("198.51.100.7");
    expect(clientAddress(undefined, "198.51.100.7", 0)).toBe("198.51.100.7");
  });

  test("is what the outermost trusted proxy was called from, whatever stands before", () => {
    for (const forged of ["", "192.0.2.1, ", "192.0.2.1,192.0.2.2,, unknown,"]) {
      expect(clientAddress(`${forged}198.51.100.7`, PROXY, 1)).toBe("198.51.100.7");
      expect(clientAddress(`${forged}198.51.100.7, 203.0.113.5`, PROXY, 2)).toBe("198.51.100.7");
    }
  });

  test("is the farthest that is known where a proxy added nothing", () => {
    expect(clientAddress(undefined, PROXY, 1)).toBe(PROXY);
    expect(clientAddress("198.51.100.7", PROXY, 3)).toBe("198.51.100.7");
  });
});
