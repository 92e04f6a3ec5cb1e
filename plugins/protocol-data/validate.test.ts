import { describe, expect, test } from "vitest";

import { at, createFixture, type Fixture } from "./fixture";
import type { RawContract } from "./read";
import { assertValid, findProblems } from "./validate";

/** Problems of the small package after one change. */
function problemsAfter(change: (fixture: Fixture) => void): string[] {
  const fixture = createFixture();
  change(fixture);
  return findProblems(fixture.raw, fixture.expected);
}

/** SablierFlow v1.1 on the mainnet. */
function engine({ raw }: Fixture): RawContract {
  return at(at(at(raw.releases, 1).deployments, 1).contracts, 1);
}

describe("valid data", () => {
  test("passes, with addresses in lower case", () => {
    expect(problemsAfter(() => undefined)).toEqual([]);
    expect(() => {
      const { raw, expected } = createFixture();
      assertValid(raw, expected);
    }).not.toThrow();
  });
});

describe("addresses", () => {
  test.each([
    "0x7C01AA3783577E15fD7e272443D44B92d5b2105",
    "0x7C01AA3783577E15fD7e272443D44B92d5b210560",
    "7C01AA3783577E15fD7e272443D44B92d5b21056",
    "0xZC01AA3783577E15fD7e272443D44B92d5b21056",
    "",
    "0x7c01AA3783577E15fD7e272443D44B92d5b21056",
    "0x7C01AA3783577E15FD7E272443D44B92D5B21056",
  ])("%j is refused", (address) => {
    const problems = problemsAfter((fixture) => {
      engine(fixture).address = address;
      engine(fixture).explorerUrl = `https://mainnet.example/address/${address}`;
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain("flow@v1.1 on chain 1 (mainnet)");
    expect(problems[0]).toContain(`"${address}" has a wrong form or EIP-55 checksum`);
  });

  test("two contracts of a release cannot share one", () => {
    const problems = problemsAfter((fixture) => {
      const descriptor = at(at(at(fixture.raw.releases, 1).deployments, 1).contracts, 0);
      engine(fixture).address = descriptor.address;
      engine(fixture).explorerUrl = descriptor.explorerUrl;
    });
    expect(
      problems.some((problem) => problem.includes("FlowNFTDescriptor and SablierFlow share")),
    ).toBe(true);
  });

  test("two releases cannot share one without a reason", () => {
    const problems = problemsAfter((fixture) => {
      const old = at(at(at(fixture.raw.releases, 0).deployments, 0).contracts, 1);
      engine(fixture).address = old.address;
      engine(fixture).explorerUrl = old.explorerUrl;
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain("SablierFlow of flow@v1.0 and SablierFlow of flow@v1.1");
  });

  test("an allowed sharing that no longer happens must go", () => {
    const problems = problemsAfter(({ expected }) => {
      expected.shared = [
        ...expected.shared,
        { contract: "SablierFlow", releases: ["flow@v1.0", "flow@v1.1"], reason: "none" },
      ];
    });
    expect(problems).toEqual([
      expect.stringContaining('No address of "SablierFlow" is shared by flow@v1.0, flow@v1.1'),
    ]);
  });

  test("a known defect is accepted while it lasts, and must go afterwards", () => {
    const declareDefect = ({ expected }: Fixture): void => {
      expected.defects = [
        {
          release: "flow@v1.1",
          chainId: 1,
          repeats: "flow@v1.0",
          contracts: ["SablierFlow"],
          explanation: "repeated",
        },
      ];
    };
    const whileItLasts = problemsAfter((fixture) => {
      declareDefect(fixture);
      const old = at(at(at(fixture.raw.releases, 0).deployments, 0).contracts, 1);
      engine(fixture).address = old.address;
      engine(fixture).explorerUrl = old.explorerUrl;
    });
    expect(whileItLasts).toEqual([]);
    expect(problemsAfter(declareDefect)).toEqual([
      expect.stringContaining('defect of "SablierFlow" of flow@v1.1 on chain 1 is no longer'),
    ]);
  });
});

describe("explorer links", () => {
  const address = "0x7C01AA3783577E15fD7e272443D44B92d5b21056";
  test.each([
    [undefined, "does not point to the address"],
    ["javascript:alert(1)", "does not point to the address"],
    [`http://mainnet.example/address/${address}`, "does not point to the chain's explorer"],
    [
      `https://mainnet.example@evil.example/address/${address}`,
      "does not point to the chain's explorer",
    ],
    [`https://mainnet.example/address/${address}?x=1`, "does not point to the address"],
    [
      "https://mainnet.example/address/0xc69c06c030E825EDE13F1486078Aa9a2E2AAffaf",
      "does not point to the address",
    ],
    [`https://mainnet.example/tx/${address}`, "does not point to the address"],
    [`https://sepolia.example/address/${address}`, "does not point to the chain's explorer"],
    [`https://mainnet.example/evil/address/${address}`, "does not point to the chain's explorer"],
  ])("%s is refused", (url, word) => {
    const problems = problemsAfter((fixture) => {
      engine(fixture).explorerUrl = url;
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(word);
  });
});

describe("chains", () => {
  test("ids and slugs are unique", () => {
    const problems = problemsAfter(({ raw }) => {
      raw.chains.push({ ...at(raw.chains, 1) });
    });
    expect(problems).toEqual([
      expect.stringContaining("Chain id 1 is listed more than once"),
      expect.stringContaining('Chain slug "mainnet" is listed more than once'),
    ]);
  });

  test.each([
    ["decimals", { nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 6 } }, "6 decimals"],
    ["explorer", { explorer: undefined }, "no block explorer"],
  ])("a wrong %s is named", (_, change, message) => {
    const problems = problemsAfter(({ raw }) => {
      raw.chains.push({ ...at(raw.chains, 0), id: 5, slug: "spare", name: "Spare", ...change });
    });
    expect(problems).toEqual([expect.stringContaining(message)]);
  });

  test("a deployment on an unknown chain is named", () => {
    const problems = problemsAfter(({ raw }) => {
      at(at(raw.releases, 1).deployments, 1).chainId = 99;
    });
    expect(problems).toContainEqual(
      expect.stringContaining("flow@v1.1 on chain 99: the package does not describe this chain"),
    );
  });

  test("a chain twice in a release is named", () => {
    const problems = problemsAfter(({ raw }) => {
      const release = at(raw.releases, 1);
      release.deployments.push(at(release.deployments, 1));
    });
    expect(problems).toContainEqual("Release flow@v1.1: chain 1 is listed more than once.");
  });

  test("a chain recorded as unlisted must not be listed", () => {
    const problems = problemsAfter(({ expected }) => {
      at(expected.releases, 0).unlistedChains = ["ethereum"];
    });
    expect(problems).toEqual([
      expect.stringContaining('chain "ethereum" is recorded as unlisted, but the package lists it'),
    ]);
  });
});

describe("contracts", () => {
  test("a missing one is named", () => {
    const problems = problemsAfter(({ raw }) => {
      at(at(raw.releases, 1).deployments, 1).contracts.pop();
    });
    expect(problems).toEqual([
      expect.stringContaining('flow@v1.1 on chain 1 (mainnet): contract "SablierFlow" is missing'),
    ]);
  });

  test("a recorded absence is accepted, and must go when the contract is there", () => {
    const declare = ({ expected }: Fixture): void => {
      at(expected.releases, 1).absences = [
        { contract: "SablierFlow", chainId: 1, reason: "never deployed" },
      ];
    };
    const absent = problemsAfter((fixture) => {
      declare(fixture);
      at(at(fixture.raw.releases, 1).deployments, 1).contracts.pop();
    });
    expect(absent).toEqual([]);
    expect(problemsAfter(declare)).toEqual([
      expect.stringContaining('absence of "SablierFlow" on chain 1 is out of date'),
    ]);
  });

  test("an unexpected one is named", () => {
    const problems = problemsAfter(({ raw }) => {
      const address = "0x2F1eB117A87217E8bE9AA96795F69c9e380686Db";
      at(at(raw.releases, 1).deployments, 1).contracts.push({
        name: "Backdoor",
        address,
        alias: undefined,
        block: undefined,
        explorerUrl: `https://mainnet.example/address/${address}`,
        group: undefined,
      });
    });
    expect(problems).toEqual([expect.stringContaining('contract "Backdoor" at 0x2F1e')]);
  });

  test("a name twice on a chain is named", () => {
    const problems = problemsAfter(({ raw }) => {
      const { contracts } = at(at(raw.releases, 1).deployments, 1);
      contracts.push({ ...at(contracts, 1) });
    });
    expect(problems).toContainEqual(
      expect.stringContaining('contract "SablierFlow" is listed more than once'),
    );
  });

  test("repetitions of another release must match it", () => {
    const repeat = (address: string) => (fixture: Fixture) => {
      const { raw, expected } = fixture;
      raw.releases.push({
        ...at(raw.releases, 1),
        protocol: "airdrops",
        version: "v1.1",
        contractNames: ["SablierFlow"],
        deployments: [
          {
            chainId: 1,
            contracts: [
              engine(fixture),
              {
                ...at(at(at(raw.releases, 1).deployments, 1).contracts, 0),
                address,
                explorerUrl: `https://mainnet.example/address/${address}`,
              },
            ],
          },
        ],
      });
      expected.releases.push({
        ...at(expected.releases, 1),
        ref: "airdrops@v1.1",
        predecessor: null,
        contracts: ["SablierFlow"],
        repeats: "flow@v1.1",
      });
    };
    const original = "0xE0BFe071Da104e571298f8b6e0fcE44C512C1Ff4";
    expect(problemsAfter(repeat(original))).toEqual([]);
    expect(problemsAfter(repeat("0x2F1eB117A87217E8bE9AA96795F69c9e380686Db"))).toEqual([
      expect.stringContaining('contract "FlowNFTDescriptor" at 0x2F1e'),
    ]);
  });
});

describe("aliases and ABIs", () => {
  test("an unknown alias is named", () => {
    const problems = problemsAfter((fixture) => {
      engine(fixture).alias = "FLX";
    });
    expect(problems).toEqual([
      expect.stringContaining('alias "FLX" is unknown. The release declares "FL2".'),
    ]);
  });

  test("a missing alias is named", () => {
    const problems = problemsAfter((fixture) => {
      engine(fixture).alias = undefined;
    });
    expect(problems).toEqual([
      expect.stringContaining('the alias "FL2" of the release is missing'),
    ]);
  });

  test("an alias of no contract and one for two releases are named", () => {
    const problems = problemsAfter(({ raw }) => {
      at(raw.releases, 1).aliases.Ghost = "FL";
    });
    expect(problems).toEqual([
      expect.stringContaining(
        "alias FL stands for SablierFlow of flow@v1.0 and Ghost of flow@v1.1",
      ),
      expect.stringContaining('alias "FL" belongs to "Ghost"'),
    ]);
  });

  test("an ABI of no contract is named", () => {
    const problems = problemsAfter(({ raw }) => {
      at(raw.releases, 1).abi.Ghost = [];
    });
    expect(problems).toEqual([
      expect.stringContaining('the ABI of "Ghost" belongs to no contract'),
    ]);
  });
});

describe("releases", () => {
  test("days that do not exist are all named", () => {
    const problems = problemsAfter(({ expected }) => {
      Object.assign(at(expected.releases, 1), {
        tags: [{ version: "v1.1.0", date: "2025-02-29" }],
        firstBroadcast: "2025-04-31",
      });
    });
    for (const day of ["2025-02-29", "2025-04-31"]) {
      expect(problems).toContainEqual(expect.stringContaining(`: ${day} is no day`));
    }
    expect(problems).toHaveLength(2);
  });

  test("a release without record, a record without release and wrong names are named", () => {
    const problems = problemsAfter(({ raw, expected }) => {
      at(raw.releases, 1).version = "v2.0";
      at(expected.releases, 0).contracts = ["SablierFlow", "Descriptor"];
    });
    expect(problems).toContainEqual(
      expect.stringContaining("Release flow@v2.0 of the package has no record"),
    );
    expect(problems).toContainEqual(
      expect.stringContaining(
        "Release flow@v1.1 of data/releases.ts is not in the package. Remove its record, and",
      ),
    );
    expect(problems).toContainEqual(
      expect.stringContaining('contract "FlowNFTDescriptor" of the package is unexpected'),
    );
    expect(problems).toContainEqual(
      expect.stringContaining('contract "Descriptor" of data/releases.ts is not in the package'),
    );
  });

  test("duplicates on either side are named", () => {
    const problems = problemsAfter(({ raw, expected }) => {
      raw.releases.push(at(raw.releases, 1));
      expected.releases.push(at(expected.releases, 1));
    });
    expect(problems).toContainEqual("Release flow@v1.1 is in the package more than once.");
    expect(problems).toContainEqual(
      "Release flow@v1.1 has more than one record in data/releases.ts.",
    );
  });

  test("the mark of the newest release must be right", () => {
    const problems = problemsAfter(({ raw }) => {
      at(raw.releases, 0).isLatest = true;
      at(raw.releases, 1).isLatest = false;
    });
    expect(problems).toEqual([
      "Release flow@v1.0 is marked as the newest, but the package has a newer one.",
      "Release flow@v1.1 is the newest of the package, but is not marked so.",
    ]);
  });

  test.each(["depth", "generation", "predecessor", "source"] as const)(
    "a record without %s stops the build [spec 7.1]",
    (field) => {
      const problems = problemsAfter(({ expected }) => {
        const { [field]: removed, ...rest } = at(expected.releases, 0);
        expect(removed).toBeDefined();
        expected.releases[0] = rest as (typeof expected.releases)[0];
      });
      expect(problems).toEqual([expect.stringContaining(field)]);
      expect(problems[0]).toContain("Release flow@v1.0 of data/releases.ts");
    },
  );

  test.each([
    [0, "flow@v1.1", "null"],
    [1, null, '"flow@v1.0"'],
    [1, "flow@v1.1", '"flow@v1.0"'],
    [1, "lockup@v1.0", '"flow@v1.0"'],
    [1, "flow@v0.9", '"flow@v1.0"'],
  ] as const)("release flow@v1.%i cannot have the predecessor %s", (index, predecessor, fix) => {
    const problems = problemsAfter(({ expected }) => {
      at(expected.releases, index).predecessor = predecessor;
    });
    expect(problems).toEqual([
      `Release flow@v1.${index} of data/releases.ts: predecessor "${String(predecessor)}" is not ` +
        `the release right before it. Write ${fix}.`,
    ]);
  });

  test("a depth and a generation must be known", () => {
    const problems = problemsAfter(({ expected }) => {
      Object.assign(at(expected.releases, 1), { depth: "all", generation: "toString" });
    });
    expect(problems).toEqual([
      expect.stringContaining('depth "all" is unknown. Use full, reference, holders.'),
      expect.stringContaining('generation "toString" is unknown.'),
    ]);
  });

  test("two releases of a protocol cannot share their routes", () => {
    const problems = problemsAfter(({ expected }) => {
      for (const record of expected.releases) record.plainRoutes = true;
    });
    expect(problems).toEqual([expect.stringContaining("More than one release of flow")]);
  });
});

test("one error lists every problem with its number", () => {
  const { raw, expected } = createFixture();
  at(raw.chains, 0).nativeCurrency.decimals = 6;
  at(raw.releases, 1).isLatest = false;
  expect(() => {
    assertValid(raw, expected);
  }).toThrow(
    /^The deployment data of sablier@0\.0\.1 has 2 problems:\n- Chain 11155111 .*\n- Release flow@v1\.1 .*\nCorrect data\/releases\.ts/,
  );
});
