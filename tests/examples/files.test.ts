import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { listExamples } from "../../plugins/examples/load";
import { SITE_DIR } from "../../plugins/paths";
import { addressProblems, chainsWithout, requestedContracts } from "./support/addresses";
import { compileExample, readExample } from "./support/example";

const files = listExamples(SITE_DIR).map((file) => file.slice("examples/".length));
const withExtension = (...extensions: string[]) =>
  files.filter((file) => extensions.includes(path.extname(file)));

describe("every example in a programming language", () => {
  const folder = path.join(SITE_DIR, "tests/examples");
  const tests = readdirSync(folder, { recursive: true, encoding: "utf8" })
    // This file names examples without running them.
    .filter((file) => file.endsWith(".test.ts") && file !== "files.test.ts")
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n");

  it.each(withExtension(".sol", ".ts", ".tsx", ".mjs"))("%s is named by a test", (file) => {
    // A test of scripts names them from their language's folder on.
    const inside = file.replace(/^javascript\//, "");
    expect(tests.includes(file) || tests.includes(inside)).toBe(true);
  });
});

describe("the license of the examples", () => {
  it.each(withExtension(".sol"))("%s names it in its first line", (file) => {
    expect(readExample(file).split("\n")[0]).toBe("// SPDX-License-Identifier: MIT-0");
  });

  it("is MIT No Attribution, which asks for no notice", () => {
    const text = readExample("LICENSE");
    expect(text.startsWith("MIT No Attribution\n")).toBe(true);
    expect(text).not.toContain("shall be included");
  });
});

describe("Solidity examples", () => {
  it.each(withExtension(".sol"))("%s compiles without a warning", async (file) => {
    expect((await compileExample(file)).bytecode).not.toBe("0x");
  });
});

describe("JSON examples", () => {
  it("can be parsed", () => {
    for (const file of withExtension(".json")) {
      expect(() => JSON.parse(readExample(file)) as unknown, file).not.toThrow();
    }
  });
});

describe("addresses in examples", () => {
  // Queries and their answers cannot say what an address is: graphql/queries.test.ts looks it up.
  it.each(files.filter((file) => !file.startsWith("graphql/")))("%s", (file) => {
    // The folder of a newer release names it after the protocol.
    const protocol = file.split("/")[1]?.replace(/-v[\d.]+$/, "") ?? "";
    expect(addressProblems(protocol, readExample(file))).toEqual([]);
  });

  it.each(withExtension(".ts", ".tsx", ".mjs"))(
    "%s asks for contracts that every chain has",
    (file) => {
      const source = readExample(file);
      const requests = requestedContracts(source);
      // A contract that is asked for by name belongs to a release that the file names.
      expect(requests.length > 0 || !source.includes("contractName")).toBe(true);
      for (const { release, names } of requests) {
        for (const name of names) {
          expect({ name, missingOn: chainsWithout(name, release) }).toEqual({
            name,
            missingOn: [],
          });
        }
      }
    },
  );
});

describe("requestedContracts", () => {
  it.each([
    ["typescript/flow/create-and-deposit.ts", "flow", "v1.1", "SablierFlow"],
    ["javascript/lockup/count-streams.mjs", "lockup", "v2.0", "SablierLockup"],
    ["javascript/legacy/legacy-stream.mjs", "legacy", "v1.1", "Sablier"],
  ])("finds release and contract in %s", (file, protocol, version, name) => {
    expect(requestedContracts(readExample(file))).toEqual([
      { release: { protocol, version }, names: [name] },
    ]);
  });

  it("tells several releases of one script apart", () => {
    const source = readExample("typescript/airdrops/create-linear-campaign.ts");
    expect(requestedContracts(source)).toEqual([
      { release: { protocol: "airdrops", version: "v1.3" }, names: ["SablierMerkleFactory"] },
      { release: { protocol: "lockup", version: "v2.0" }, names: ["SablierLockup"] },
    ]);
  });

  it("goes with a check that knows where a contract is missing", () => {
    expect(chainsWithout("SablierLockup", { protocol: "lockup", version: "v2.0" })).toEqual([]);
    expect(
      chainsWithout("SablierFlow", { protocol: "lockup", version: "v2.0" }).length,
    ).toBeGreaterThan(30);
    expect(() => chainsWithout("SablierLockup", { protocol: "lockup", version: "v9.9" })).toThrow(
      "The package has no release lockup v9.9.",
    );
  });
});

describe("addressProblems", () => {
  const real = "0xd116c275541cdBe7594A202bD6AE4DBca4578462";

  it.each([
    [`address constant L = ${real};`, /has no comment such as/],
    [
      `// SablierLockup v2.0 on Base\n${real}`,
      /the package has 0x\w+ for SablierLockup v2\.0 on Base/,
    ],
    [`f(${real}); // SablierLockup v1.2 on Sepolia`, /no SablierLockup v1\.2 on Sepolia/],
    [`// SablierLockup v2.0 on Nowhere\n${real}`, /no chain "Nowhere"/],
    [
      `// SablierLockup v2.0 on Sepolia\n${real.toLowerCase()}`,
      /the package has 0xd116c275541cdBe/,
    ],
  ])("refuses %j", (source, message) => {
    expect(addressProblems("lockup", source)).toEqual([expect.stringMatching(message)]);
  });
});
