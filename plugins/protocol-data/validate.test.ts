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

type Change = (fixture: Fixture) => void;

/** Contracts of Flow v1.1 on the mainnet: the descriptor and SablierFlow. */
const flow = ({ raw }: Fixture): RawContract[] => at(at(raw.releases, 1).deployments, 1).contracts;

/** SablierFlow v1.1 on the mainnet. */
function engine(fixture: Fixture): RawContract {
  return at(flow(fixture), 1);
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

  /** Gives SablierFlow v1.1 the address of another contract. */
  const repeat = (fixture: Fixture, { address, explorerUrl }: RawContract): void => {
    Object.assign(engine(fixture), { address, explorerUrl });
  };
  const old = ({ raw }: Fixture): RawContract =>
    at(at(at(raw.releases, 0).deployments, 0).contracts, 1);

  test("two contracts of a release cannot share one", () => {
    const problems = problemsAfter((fixture) => repeat(fixture, at(flow(fixture), 0)));
    expect(problems.join("\n")).toContain("FlowNFTDescriptor and SablierFlow share");
  });

  test("two releases share one with a reason only, and while they do", () => {
    expect(problemsAfter((fixture) => repeat(fixture, old(fixture)))).toEqual([
      expect.stringContaining("SablierFlow of flow@v1.0 and SablierFlow of flow@v1.1"),
    ]);
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
    const declareDefect: Change = ({ expected }) => {
      const contracts = ["SablierFlow"];
      expected.defects = [
        { release: "flow@v1.1", chainId: 1, repeats: "flow@v1.0", contracts, explanation: "x" },
      ];
    };
    const whileItLasts = problemsAfter((fixture) => {
      declareDefect(fixture);
      repeat(fixture, old(fixture));
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
    ["", "does not point to the address"],
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

describe("one change to the data", () => {
  const spare: Change = ({ raw }) =>
    raw.chains.push({ ...at(raw.chains, 0), id: 5, slug: "spare", name: "Spare" });
  const backdoor = "0x2F1eB117A87217E8bE9AA96795F69c9e380686Db";

  test.each<[string, Change, string[]]>([
    [
      "a chain twice",
      ({ raw }) => raw.chains.push({ ...at(raw.chains, 1) }),
      ["Chain id 1 is listed more than once", 'slug "mainnet" is listed more than once'],
    ],
    [
      "other decimals",
      (fixture) => {
        spare(fixture);
        const nativeCurrency = { name: "Coin", symbol: "COIN", decimals: 6 };
        Object.assign(at(fixture.raw.chains, 2), { nativeCurrency });
      },
      ["6 decimals"],
    ],
    [
      "a chain recorded as unlisted that is listed",
      ({ expected }) => (at(expected.releases, 0).unlistedChains = ["ethereum"]),
      ['chain "ethereum" is recorded as unlisted, but the package lists it'],
    ],
    [
      "a missing contract",
      (fixture) => flow(fixture).pop(),
      ['flow@v1.1 on chain 1 (mainnet): contract "SablierFlow" is missing'],
    ],
    [
      "an unexpected contract",
      (fixture) =>
        flow(fixture).push({
          name: "Backdoor",
          address: backdoor,
          explorerUrl: `https://mainnet.example/address/${backdoor}`,
        }),
      ['contract "Backdoor" at 0x2F1e'],
    ],
    [
      "an unknown alias",
      (fixture) => (engine(fixture).alias = "FLX"),
      ['alias "FLX" is unknown. The release declares "FL2".'],
    ],
    [
      "a missing alias",
      (fixture) => (engine(fixture).alias = undefined),
      ['the alias "FL2" of the release is missing'],
    ],
    [
      "an alias of no contract, and of two releases",
      ({ raw }) => (at(raw.releases, 1).aliases.Ghost = "FL"),
      [
        'alias "FL" belongs to "Ghost"',
        "The alias FL stands for SablierFlow of flow@v1.0 and Ghost of flow@v1.1",
      ],
    ],
    [
      "an ABI of no contract",
      ({ raw }) => (at(raw.releases, 1).abi.Ghost = []),
      ['the ABI of "Ghost" belongs to no contract'],
    ],
    [
      "an unknown depth and generation",
      ({ expected }) =>
        Object.assign(at(expected.releases, 1), { depth: "all", generation: "toString" }),
      [
        'depth "all" is unknown. Use full, reference, holders.',
        'generation "toString" is unknown.',
      ],
    ],
    [
      "two releases on the same routes",
      ({ expected }) => expected.releases.forEach((record) => (record.plainRoutes = true)),
      ["More than one release of flow"],
    ],
  ])("is named: %s", (_, change, messages) => {
    expect(problemsAfter(change).toSorted()).toEqual(
      messages.map((message): unknown => expect.stringContaining(message)),
    );
  });

  test.each<[string, Change, string[]]>([
    [
      "a deployment on an unknown chain",
      ({ raw }) => (at(at(raw.releases, 1).deployments, 1).chainId = 99),
      ["flow@v1.1 on chain 99: the package does not describe this chain"],
    ],
    [
      "a chain twice in a release",
      ({ raw: { releases } }) =>
        at(releases, 1).deployments.push(at(at(releases, 1).deployments, 1)),
      ["Release flow@v1.1: chain 1 is listed more than once."],
    ],
    [
      "a contract twice on a chain",
      (fixture) => flow(fixture).push({ ...engine(fixture) }),
      ['contract "SablierFlow" is listed more than once'],
    ],
    [
      "a release without record, a record without release, wrong names",
      ({ raw, expected }) => {
        at(raw.releases, 1).version = "v2.0";
        at(expected.releases, 0).contracts = ["SablierFlow", "Descriptor"];
      },
      [
        "Release flow@v2.0 of the package has no record",
        "Release flow@v1.1 of data/releases.ts is not in the package. Remove its record, and",
        'contract "FlowNFTDescriptor" of the package is unexpected',
        'contract "Descriptor" of data/releases.ts is not in the package',
      ],
    ],
    [
      "a release twice, and a record twice",
      ({ raw, expected }) => {
        raw.releases.push(at(raw.releases, 1));
        expected.releases.push(at(expected.releases, 1));
      },
      [
        "Release flow@v1.1 is in the package more than once.",
        "Release flow@v1.1 has more than one record in data/releases.ts.",
      ],
    ],
  ])("is among the problems: %s", (_, change, messages) => {
    const problems = problemsAfter(change).join("\n");
    for (const message of messages) expect(problems).toContain(message);
  });
});

describe("contracts", () => {
  test("a recorded absence is accepted, and must go when the contract is there", () => {
    const declare: Change = ({ expected }) => {
      const absence = { contract: "SablierFlow", chainId: 1, reason: "never deployed" };
      at(expected.releases, 1).absences = [absence];
    };
    const absent = problemsAfter((fixture) => {
      declare(fixture);
      flow(fixture).pop();
    });
    expect(absent).toEqual([]);
    expect(problemsAfter(declare)).toEqual([
      expect.stringContaining('absence of "SablierFlow" on chain 1 is out of date'),
    ]);
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

describe("releases", () => {
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

  test.each(["depth", "generation", "source"] as const)(
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
