import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import {
  historyFrom,
  parseAnswer,
  readHistory,
  rowId,
  toBigInt,
  type Vendor,
} from "../../../examples/typescript/lockup/one-shape";
import { SITE_DIR } from "../../../plugins/paths";

// What examples/typescript/lockup/one-shape.ts makes of the recorded answers of both vendors.
const recorded = (vendor: Vendor): string =>
  readFileSync(
    path.join(SITE_DIR, `examples/graphql/lockup/${vendor}/stream-history.response.json`),
    "utf8",
  );

describe("parseAnswer", () => {
  it("keeps the digits of long integers and leaves everything else alone", () => {
    const text = String.raw`{"a":1000000000000000000001,"b":-9007199254740993,"c":12,"d":0.1234567890123456,"e":"at: 1000000000000000000001, \"x\"","f":[1e21]}`;
    expect(parseAnswer(text)).toEqual({
      a: "1000000000000000000001",
      b: "-9007199254740993",
      c: 12,
      d: 0.1234567890123456,
      e: 'at: 1000000000000000000001, "x"',
      f: [1e21],
    });
  });

  it("gives amounts from text and from numbers", () => {
    expect(toBigInt("12")).toBe(12n);
    expect(toBigInt(12)).toBe(12n);
    for (const value of [1.5, 2 ** 60, "1e3", null]) {
      expect(() => toBigInt(value)).toThrow("Expected a whole number, got");
    }
  });
});

describe("ids", () => {
  it("have one form at both vendors", () => {
    expect(rowId("asset", 1, "0xAB")).toBe("asset-1-0xab");
    const asked = (vendor: Vendor): unknown =>
      JSON.parse(
        readFileSync(
          path.join(
            SITE_DIR,
            `examples/graphql/lockup/${vendor}/cancelable-streams-by-token.variables.json`,
          ),
          "utf8",
        ),
      );
    const asset = rowId("asset", 11155111, `0x${"A".repeat(40)}`);
    expect(asked("envio")).toMatchObject({ asset });
    expect(asked("the-graph")).toMatchObject({ asset });
  });
});

describe("readHistory", () => {
  it("makes the same of both vendors' answers", () => {
    const history = readHistory("envio", recorded("envio"));
    expect(history).toEqual(readHistory("the-graph", recorded("the-graph")));
    expect(history.length).toBeGreaterThan(2);
    expect(history.at(-1)?.category).toBe("Create");
  });

  it("takes numbers without quotes as well", () => {
    const bare = recorded("envio").replace(/"(amount[AB]|timestamp)": "(\d+)"/g, '"$1": $2');
    expect(bare).not.toBe(recorded("envio"));
    expect(readHistory("envio", bare)).toEqual(readHistory("envio", recorded("envio")));
  });

  it("reports errors that come with HTTP status 200", () => {
    expect(() => readHistory("the-graph", '{"errors":[{"message":"bad indexers: none"}]}')).toThrow(
      "the-graph: bad indexers: none",
    );
    expect(() => readHistory("envio", '{"data":{}}')).toThrow(
      "envio: the answer has no LockupAction.",
    );
  });
});

describe("historyFrom", () => {
  it("falls back to the other vendor", async () => {
    const send = (vendor: Vendor): Promise<string> =>
      vendor === "envio" ? Promise.reject(new Error("offline")) : Promise.resolve(recorded(vendor));
    await expect(historyFrom(["envio", "the-graph"], send)).resolves.toEqual(
      readHistory("envio", recorded("envio")),
    );
  });

  it("says who was asked when nobody answers", async () => {
    const send = (): Promise<string> => Promise.reject(new Error("offline"));
    await expect(historyFrom(["envio", "the-graph"], send)).rejects.toThrow(
      "None of envio, the-graph answered.",
    );
  });
});
