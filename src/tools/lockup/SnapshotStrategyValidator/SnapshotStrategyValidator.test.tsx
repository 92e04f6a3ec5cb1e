import { describe, expect, test } from "vitest";

import legacyExample from "../../../../examples/json/snapshot-sablier-v1-deposit.json";
import lockupExample from "../../../../examples/json/snapshot-sablier-v2.json";
import { validateParameters } from "./validate";

function lockup(changes: object): string {
  return JSON.stringify({ ...lockupExample, ...changes });
}

describe("validateParameters", () => {
  test("the examples pass", () => {
    const none = { errors: [], warnings: [] };
    expect(validateParameters("sablier-v2", lockup({}))).toEqual(none);
    expect(validateParameters("sablier-v2", lockup({ symbol: undefined }))).toEqual(none);
    expect(validateParameters("sablier-v1-deposit", JSON.stringify(legacyExample))).toEqual(none);
  });

  test.each([
    ["", "", "nothing to check"],
    ["  ", "", "nothing to check"],
    ['{ "decimals": 18 } // DAI', "", "JSON has no comments"],
    ['{ "decimals": 18, }', "", "comma after the last parameter"],
    ["{ 'decimals': 18 }", "", "double quotes"],
    ["{ decimals }", "", "This is not JSON"],
    ["[]", "", "one object in braces"],
    ["null", "", "one object in braces"],
    ['{ "name": "sablier-v2", "params": {} }', "", "inside params"],
    [lockup({ address: undefined }), "address", "is missing"],
    [lockup({ address: "vitalik.eth" }), "address", "is not an address"],
    [lockup({ address: 5 }), "address", "is not a text"],
    [lockup({ decimals: "18" }), "decimals", "without quotes"],
    [lockup({ policy: "reserved" }), "policy", "is not a policy"],
    [lockup({ symbol: "a very long label" }), "symbol", "has 17 characters"],
    [lockup({ symbol: 1 }), "symbol", "is not a text"],
    [lockup({ network: "1" }), "network", "is not a parameter of sablier-v2"],
    [lockup({ constructor: 1 }), "constructor", "is not a parameter"],
  ])("%s", (text, path, message) => {
    const { errors } = validateParameters("sablier-v2", text);
    expect(errors).toEqual([{ path, message: expect.stringContaining(message) as string }]);
  });

  test("lists every error", () => {
    const { errors } = validateParameters("sablier-v1-deposit", lockup({}));
    expect(errors.map(({ path }) => path)).toEqual([
      "sender",
      "token",
      "address",
      "decimals",
      "policy",
      "symbol",
    ]);
  });

  test("warns about what is most likely a mistake", () => {
    const wrong = lockup({
      address: lockupExample.address.replace("6B17", "6b17"),
      decimals: 18.5,
    });
    const { errors, warnings } = validateParameters("sablier-v2", wrong);
    expect(errors).toEqual([]);
    expect(warnings.map(({ path }) => path)).toEqual(["address", "decimals"]);
    expect(warnings[0]?.message).toContain("wrong checksum");
  });
});
