import { readFileSync } from "node:fs";

import { concatHex, keccak256, numberToHex } from "viem";
import { describe, expect, it } from "vitest";

import { buildTemplates } from "../plugins/csv-templates/build";
import { readSources } from "../plugins/csv-templates/sources";
import { loadModel } from "../plugins/protocol-data/test-model";
import { SITE_DIR } from "../plugins/paths";
import { contrastGrade, contrastRatio } from "../src/css/contrast";
import { RENAMED_COLUMNS, REMOVED_COLUMN, renamedColumn } from "../src/lib/csv/convert";
import { formatAmount } from "../src/lib/format/amounts";
import { formatDate } from "../src/lib/format/dates";
import { ETHEREUM_TRANSACTION_GAS, streamCosts } from "../src/lib/gas";
import { LOCKUP_LOCAL } from "./gas/lockup";
import { streamedLinear } from "../src/lib/lockup";
import { MODEL_SUFFIX } from "../src/lib/shapes";
import { loadVectors } from "../tests/vectors/load";
import { pageTable } from "../tests/page-table";
import claims from "../examples/graphql/airdrops/the-graph/daily-claims.response.json";

const number = (value: number): string => value.toLocaleString("en-US");
const read = (page: string): string => readFileSync(`${SITE_DIR}/docs/${page}.mdx`, "utf8");
/** The text of a page on one line, so that a sentence is found wherever its lines break. */
const prose = (page: string): string => read(page).replaceAll(/\s+/gu, " ");

type Model = "linear" | "dynamic" | "tranched";

const batch = LOCKUP_LOCAL.tables.find(({ id }) => id === "batch");
const costs = batch === undefined ? [] : streamCosts(batch);

/** Gas of a stream of a batch, as measured with 50 streams, or with 20 of 24 segments or tranches each. */
const gasPerStream = (model: Model, entries: number): number => {
  const name = `createWithDurations${MODEL_SUFFIX[model]}`;
  const cost = costs.find(
    ({ functionName, streams }) => functionName === name && streams === (entries === 24 ? 20 : 50),
  );
  return Math.round(cost?.each ?? Number.NaN);
};

describe("the tables of pages are those of the data", () => {
  it("renamed columns of CSV files", () => {
    expect(pageTable("apps/guides/csv-support", ["Old column", "Column today"])).toEqual([
      ...RENAMED_COLUMNS,
      [REMOVED_COLUMN, "gone"],
    ]);
  });

  it("an old header of a CSV file and the one of the template today", async () => {
    const { templates } = buildTemplates(await readSources());
    const example = /the header `([^`]*)` becomes `([^`]*)`/u.exec(
      prose("apps/guides/csv-support"),
    );
    const [old = [], today = []] = (example ?? []).slice(1).map((header) => header.split(","));
    const cliff = templates.find(({ id }) => id === "lockup/range/cliff");
    expect(today).toEqual(cliff?.columns.map(({ name }) => name));
    expect(old.map((name) => renamedColumn(name) ?? name).sort()).toEqual([...today].sort());
  });

  it("claims by day: two rows of the sample answer make three days", () => {
    const byDay = new Map(claims.data.activities.map((row) => [Number(row.day), row]));
    const days = [...byDay.keys()];
    const [first, last] = [Math.min(...days), Math.max(...days)];
    const rows = Array.from({ length: last - first + 1 }, (_, index) => {
      const row = byDay.get(first + index);
      return [formatDate(BigInt((first + index) * 86_400)), row?.claims ?? "0", row?.amount ?? "0"];
    });
    const columns = ["Day, UTC", "Claims", "Amount, base units"];
    expect(pageTable("api/airdrops/the-graph/entities", columns)).toEqual(rows);
  });

  it("contrasts of the brand colors", () => {
    const columns = ["Color", "Use", "On #14161f", "On #1e212f", "On white"];
    const rows = pageTable("apps/branding", columns);
    expect(rows).toHaveLength(16);
    for (const [color = "", , ...contrasts] of rows) {
      const hex = /<Color hex="([^"]*)" \/>/u.exec(color)?.[1] ?? color;
      expect(contrasts, hex).toEqual(
        ["#14161f", "#1e212f", "#ffffff"].map((ground) => {
          const ratio = contrastRatio(hex, ground);
          return `${ratio.toFixed(2)}:1 ${contrastGrade(ratio)}`;
        }),
      );
    }
    for (const gradient of ["Primary", "Secondary"]) {
      const [start, middle, end] = ["start", "middle", "end"].map((place) => {
        const row = rows.find(([, use]) => use === `${gradient}: ${place} of the gradient`);
        return /"(#[^"]*)"/u.exec(row?.[0] ?? "")?.[1] ?? "";
      });
      expect(prose("apps/branding")).toContain(
        `runs from \`${start}\` through \`${middle}\` to \`${end}\``,
      );
    }
  });

  it("batch sizes", () => {
    const fit = (model: Model, entries: number): number =>
      Math.floor(ETHEREUM_TRANSACTION_GAS / gasPerStream(model, entries));
    const streams = [
      ["linear", "linear", 1],
      ["dynamic with 12 segments", "dynamic", 12],
      ["dynamic with 24 segments", "dynamic", 24],
      ["tranched, 12 tranches", "tranched", 12],
      ["tranched, 24 tranches", "tranched", 24],
    ] as const;
    const rows = streams.map(([name, model, entries]) => {
      const inOne = fit(model, entries);
      return [name, ...[gasPerStream(model, entries), inOne, Math.ceil(280 / inOne)].map(number)];
    });
    const columns = ["Gas of each stream", "Streams in one transaction"];
    expect(
      pageTable("apps/features/vesting", [
        "Stream of Lockup v2.0",
        ...columns,
        "Transactions for 280 streams",
      ]),
    ).toEqual(rows);
    const each = (model: "dynamic" | "tranched"): number =>
      Math.round((gasPerStream(model, 24) - gasPerStream(model, 12)) / 12 / 100) * 100;
    expect(prose("apps/features/vesting")).toContain(
      `about ${number(each("dynamic"))} gas in a dynamic stream and ${number(each("tranched"))} gas in a tranched one`,
    );
    for (const sentence of [
      `about ${fit("linear", 1)} linear streams of Lockup v2.0 fit into one transaction`,
      `280 linear streams of v2.0 need about ${((280 * gasPerStream("linear", 1)) / 1e6).toFixed(1)} million gas`,
    ]) {
      expect(prose("apps/features/vesting")).toContain(sentence);
    }
    const guides = "guides/lockup/examples/batch-create-streams/batch-lockup";
    for (const [model, entries] of [
      ["dynamic", "segments"],
      ["tranched", "tranches"],
    ] as const) {
      expect(prose(`${guides}-${model}`)).toContain(
        `room for about ${fit(model, 12)} streams with 12 ${entries}, or ${fit(model, 24)} with 24`,
      );
    }
  });
});

/** Gas of the first successful call of a function within a scenario of the recorded calls. */
function recordedGas(scenario: string, fn: string): number {
  const gas = loadVectors("airdrops-v1.3").steps.find(
    (step) => step.scenario === scenario && step.fn === fn && step.gas !== undefined,
  )?.gas;
  if (gas === undefined) throw new Error(`No gas of ${fn} in "${scenario}".`);
  return Number(gas);
}

describe("costs of a batch and of a campaign", () => {
  const RECIPIENTS = 500;
  const GAS_PRICE = 2_000_000_000n;
  const TRANSACTION_GAS = 21_000;
  const each = gasPerStream("linear", 1);
  const kinds = [
    { name: "Vested", scenario: "linear campaign", create: "createMerkleLL" },
    { name: "Instant", scenario: "instant campaign", create: "createMerkleInstant" },
  ] as const;

  it("are those of the recorded calls", () => {
    const cells = (what: string, who: string, count: number, gas: number): string[] => [
      what,
      who,
      number(count),
      number(gas),
      formatAmount(BigInt(gas) * GAS_PRICE, 18, { maxDecimals: 6 }),
    ];
    const inOne = Math.floor((ETHEREUM_TRANSACTION_GAS - TRANSACTION_GAS) / each);
    const transactions = Math.ceil(RECIPIENTS / inOne);
    const gas = RECIPIENTS * each + transactions * TRANSACTION_GAS;
    const columns = ["Transactions", "Who pays", "Count", "Gas", "Cost, ETH"];
    expect(pageTable("concepts/use-cases", columns)).toEqual([
      cells("Batches of 500 linear streams", "you", transactions, gas),
      ...kinds.flatMap(({ name, scenario, create }) => {
        const claim = recordedGas(scenario, "claim");
        return [
          cells(`${name} campaign: deployment`, "you", 1, recordedGas(scenario, create)),
          cells(`${name} campaign: one claim`, "claimer", 1, claim),
          cells(`${name} campaign: all 500 claims`, "claimers", RECIPIENTS, claim * RECIPIENTS),
        ];
      }),
    ]);
  });

  it("meet at the number of recipients that the page names", () => {
    const [vested, instant] = kinds.map(
      ({ scenario, create }) =>
        Math.floor((recordedGas(scenario, create) - TRANSACTION_GAS) / each) + 1,
    );
    expect(prose("concepts/use-cases")).toContain(
      `from ${vested} recipients on, and an instant campaign from ${instant} recipients on`,
    );
  });
});

describe("Snapshot voting", () => {
  const DAY = 86_400n;
  const DEPOSIT = 1_200n;
  const WITHDRAWN = 300n;
  const WALLET = 300n;

  /** Parts of the deposit on a day; a canceled stream has a refund in place of the rest. */
  function partsOn(day: bigint, canceled: boolean) {
    const streamed = streamedLinear(
      {
        deposited: DEPOSIT,
        timestamps: { start: 0n, end: 40n * DAY },
        cliffTime: 0n,
        unlockAmounts: { start: 0n, cliff: 0n },
      },
      day * DAY,
    );
    const rest = DEPOSIT - streamed;
    return { withdrawable: streamed - WITHDRAWN, streamed, unstreamed: canceled ? 0n : rest };
  }

  type Parts = ReturnType<typeof partsOn>;
  /** Votes of each policy as the code of the strategy defines them, and whether withdrawn tokens count. */
  const POLICIES: readonly (readonly [string, (parts: Parts) => bigint, boolean])[] = [
    ["withdrawable-recipient", ({ withdrawable }) => withdrawable, false],
    ["reserved-recipient", ({ withdrawable, unstreamed }) => withdrawable + unstreamed, false],
    ["deposited-recipient", () => DEPOSIT, true],
    ["deposited-sender", () => DEPOSIT, true],
    ["streamed-recipient", ({ streamed }) => streamed, true],
    ["unstreamed-recipient", ({ unstreamed }) => unstreamed, false],
  ];

  it("works out the votes of each policy", () => {
    const [active, canceled] = [partsOn(20n, false), partsOn(15n, true)];
    const columns = ["Policy", "Votes of the stream", "With the wallet", "Counted twice"];
    const written = pageTable("guides/snapshot-voting", [...columns, "Stream, canceled on day 15"]);
    expect(written).toEqual(
      POLICIES.map(([name, votes, withdrawnCounts]) => {
        const isSender = name === "deposited-sender";
        const twice = withdrawnCounts && !isSender ? WITHDRAWN : 0n;
        return [
          name,
          formatAmount(votes(active), 0),
          isSender ? "sender's wallet" : formatAmount(votes(active) + WALLET, 0),
          formatAmount(twice, 0),
          formatAmount(votes(canceled), 0),
        ];
      }),
    );
  });

  it("names the networks as the data does", () => {
    const names = new Map(loadModel().chains.chains.map(({ id, name }) => [String(id), name]));
    const columns = ["Chain", "Network in Snapshot", "sablier-v2", "sablier-v1-deposit"];
    const rows = pageTable("guides/snapshot-voting", columns);
    expect(rows.map(([name, id = ""]) => [id, name])).toEqual(
      rows.map(([, id = ""]) => [id, names.get(id)]),
    );
    // Chain ids that the code of each strategy accepts.
    const idsOf = (strategy: 2 | 3): number[] =>
      rows.filter((row) => row[strategy] === "yes").map(([, id]) => Number(id));
    expect(idsOf(2)).toEqual([
      1, 10, 56, 100, 137, 324, 8453, 42161, 43114, 59144, 81457, 534352, 421614, 11155111,
      11155420,
    ]);
    expect(idsOf(3)).toEqual([1, 10, 56, 137, 42161, 43114]);
  });
});

describe("the NFT of a Lockup stream", () => {
  it("has the color that the page names", () => {
    const release = loadModel().tables.find(({ ref }) => ref === "lockup@v4.0");
    const lockup = release?.deployments.find(({ chain }) => chain.id === 1)?.contracts[0]?.address;
    if (lockup === undefined) throw new Error("Lockup v4.0 is not on Ethereum.");
    const word = (value: number) => numberToHex(value, { size: 32 });
    const hash = keccak256(concatHex([word(1), lockup, word(1)]));
    const bits = Number(BigInt(hash) & 0xffff_ffffn);
    const hue = (bits >>> 16) % 360;
    const saturation = (((bits >>> 8) & 255) % 80) + 20;
    const lightness = ((bits & 255) % 70) + 30;
    expect(read("concepts/nft")).toContain(`\`hsl(${hue}, ${saturation}%, ${lightness}%)\``);
  });

  it("has the fields of the page in its recorded metadata", () => {
    const answer = loadVectors("lockup-v4.0").steps.find(
      ({ fn, returns }) => fn === "tokenURI" && returns !== undefined,
    )?.returns as Readonly<Record<"prefix" | "image", string>> & { readonly keys: string[] };
    const fields = /it has the fields ([^.]*)\./u.exec(prose("concepts/nft"))?.[1] ?? "";
    const names = [...fields.matchAll(/`(\w+)`/gu)].map(([, name]) => name);
    expect(names.sort()).toEqual([...answer.keys].sort());
    for (const prefix of [answer.prefix, answer.image]) {
      expect(read("concepts/nft")).toContain(`\`${prefix},\``);
    }
  });
});
