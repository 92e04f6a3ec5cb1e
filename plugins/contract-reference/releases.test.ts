import type { Abi } from "viem";
import { describe, expect, it } from "vitest";

import type {
  AbiFile,
  FunctionRecord,
  MultiReleaseUnit,
  ReleaseId,
  SymbolRecord,
} from "../../data/contracts/schema";
import { buildReference } from "./model";
import { expandReleases } from "./releases";
import { renderErrorTable, renderUnit } from "./render";
import { SymbolIndex } from "./symbols";
import type { PlainUnit, UnitFile } from "./units";
import { findProblems } from "./validate";

// A protocol's releases that do not exist: all that they need is data.
const RELEASES: readonly ReleaseId[] = ["flow@v7.0", "flow@v8.0", "flow@v9.0"];

const unit = (
  records: readonly SymbolRecord[],
  rest: Partial<MultiReleaseUnit> = {},
): MultiReleaseUnit => ({
  name: "Vault",
  kind: "contract",
  releases: ["flow@v7.0", "flow@v8.0", "flow@v9.0"],
  route: "/reference/flow/{version}/vault",
  source: "src/Vault.sol",
  abi: ["flow/{version}/Vault"],
  errors: ["@/Vault"],
  records,
  ...rest,
});

const file = (described: MultiReleaseUnit, path = "flow/since-v7.0/Vault"): UnitFile => ({
  path,
  file: `data/contracts/${path}.ts`,
  unit: described,
});

const pay: FunctionRecord = {
  kind: "function",
  name: "pay",
  summary: "Pays, see [guide](/guides/{version}) and `ref:@/Vault#Vault_Empty`.",
  caller: "Anyone.",
  params: [
    { name: "id", unit: "id", text: "Vault." },
    { name: "fee", unit: "wei", text: "Fee.", since: "flow@v8.0" },
  ],
  requires: [
    { text: "The vault has something.", raises: "Vault_Empty" },
    {
      text: "The fee is enough.",
      raises: { other: "no data" },
      since: "flow@v8.0",
      until: "flow@v8.0",
    },
  ],
  emits: ["Pay", { event: "Moved", by: "the token", until: "flow@v7.0" }],
  notes: ["Always.", { text: "New.", since: "flow@v9.0" }],
};

const empty: SymbolRecord = { kind: "error", name: "Vault_Empty", cause: "Nothing is there." };

const oldEvent: SymbolRecord = {
  kind: "event",
  name: "Pay",
  summary: "A payment.",
  until: "flow@v8.0",
};

const newEvent: SymbolRecord = {
  kind: "event",
  name: "Pay",
  summary: "A payment of an id.",
  params: [{ name: "id", unit: "id", text: "Vault." }],
  since: "flow@v9.0",
};

const expand = (...files: UnitFile[]): ReturnType<typeof expandReleases> =>
  expandReleases(files, RELEASES);

const messages = (...files: UnitFile[]): string[] =>
  expand(...files).problems.map(({ record, message }) => `${record}: ${message}`);

/** The ABI of a release: its function has a fee since v8.0, its event an id since v9.0. */
function abiOf(key: AbiFile): Abi {
  const id = { name: "id", type: "uint256" };
  const hasFee = !key.includes("v7.0");
  return [
    {
      type: "function",
      name: "pay",
      stateMutability: "payable",
      inputs: hasFee ? [id, { name: "fee", type: "uint256" }] : [id],
      outputs: [],
    },
    { type: "event", name: "Pay", inputs: key.includes("v9.0") ? [{ ...id, indexed: true }] : [] },
    { type: "error", name: "Vault_Empty", inputs: [] },
  ];
}

const FILES: readonly AbiFile[] = ["flow/v7.0/Vault", "flow/v8.0/Vault", "flow/v9.0/Vault"];

const indexOf = (...files: UnitFile[]): SymbolIndex =>
  new SymbolIndex(buildReference(expand(...files), { files: FILES, load: abiOf }));

const problemsOf = (...files: UnitFile[]): string[] =>
  findProblems(indexOf(...files), FILES).map(({ record, message }) => `${record}: ${message}`);

const complete = file(unit([pay, oldEvent, newEvent, empty]));

describe("one description of several releases [spec 7.4]", () => {
  it("becomes a unit for each", () => {
    const { units, problems } = expand(complete);
    expect(problems).toEqual([]);
    expect(units.map(({ id, unit: made }) => [id, made.release, made.route, made.abi])).toEqual(
      RELEASES.map((release) => {
        const version = release.replace("flow@", "");
        return [
          `flow/${version}/Vault`,
          release,
          `/reference/flow/${version}/vault`,
          [`flow/${version}/Vault`],
        ];
      }),
    );
    expect(units[0]?.unit).not.toHaveProperty("releases");
  });

  it("has a route for each release where it says so", () => {
    const route = { "flow@v7.0": "/reference/flow/v7.0", "flow@v8.0": "/reference/flow/vault" };
    const releases = ["flow@v7.0", "flow@v8.0"] as const;
    const { units, problems } = expand(file(unit([], { releases, route })));
    expect(problems).toEqual([]);
    expect(units.map(({ unit: made }) => made.route)).toEqual(Object.values(route));
    expect(expand(file(unit([], { route }))).problems).toMatchObject([
      { message: "`route` has nothing for flow@v9.0. Write it." },
    ]);
  });

  it("keeps what holds in the release, and leads to its own units", () => {
    const [seven, eight, nine] = expand(complete).units.map(({ unit: made }) => made.records);
    expect(seven).toEqual([
      {
        ...pay,
        summary: "Pays, see [guide](/guides/v7.0) and `ref:flow/v7.0/Vault#Vault_Empty`.",
        params: [{ name: "id", unit: "id", text: "Vault." }],
        requires: [{ text: "The vault has something.", raises: "Vault_Empty" }],
        emits: ["Pay", { event: "Moved", by: "the token" }],
        notes: ["Always."],
      },
      { kind: "event", name: "Pay", summary: "A payment." },
      empty,
    ]);
    expect(eight?.[0]).toMatchObject({
      params: [{ name: "id" }, { name: "fee", text: "Fee." }],
      requires: [{ raises: "Vault_Empty" }, { text: "The fee is enough." }],
      emits: ["Pay"],
      notes: ["Always."],
    });
    expect(nine?.[0]).toMatchObject({ emits: ["Pay"], notes: ["Always.", "New."] });
    expect(nine?.[1]).toMatchObject({ summary: "A payment of an id." });
    expect(JSON.stringify([seven, eight, nine])).not.toMatch(/since|until|@\/|\{version\}/u);
  });

  it("fits the ABIs of its releases, with pages and tables of their own", () => {
    expect(problemsOf(complete)).toEqual([]);
    const index = indexOf(complete);
    expect(index.resolve("flow/v8.0/Vault#pay")).toEqual({
      url: "/reference/flow/v8.0/vault#pay",
      label: "Vault.pay",
    });
    expect(renderErrorTable(index, "flow/v8.0")).toHaveLength(1);
    expect(renderErrorTable(index, "flow")).toEqual([]);
  });

  it("has the ABIs and the parents of its release", () => {
    const rest = {
      abi: ["flow/{version}/Vault", { text: "flow/{version}/Safe", since: "flow@v9.0" }],
      inherits: [
        { text: "@/Base", until: "flow@v8.0" },
        { text: "@/Signed", since: "flow@v9.0" },
      ],
    } as const;
    const { units } = expand(file(unit([], rest)));
    expect(units.map(({ unit: { abi, inherits } }) => [abi, inherits])).toEqual([
      [["flow/v7.0/Vault"], ["flow/v7.0/Base"]],
      [["flow/v8.0/Vault"], ["flow/v8.0/Base"]],
      [["flow/v9.0/Vault", "flow/v9.0/Safe"], ["flow/v9.0/Signed"]],
    ]);
  });

  it("stays as it is when it is about one release", () => {
    const plain: PlainUnit = {
      name: "Vault",
      kind: "library",
      release: "flow@v8.0",
      route: "/reference/flow/vault",
      source: "src/Vault.sol",
      abi: [],
      records: [{ kind: "error", name: "Vault_Empty", cause: "Nothing is there." }],
    };
    expect(expand({ ...file(unit([])), path: "flow/Vault", unit: plain }).units).toEqual([
      { id: "flow/Vault", file: complete.file, unit: plain },
    ]);
  });
});

describe("what is wrong in one release", () => {
  it("names a symbol that a release has and no record covers", () => {
    const late = { ...pay, since: "flow@v8.0" } as const;
    const silent = { ...late, emits: [] };
    expect(problemsOf(file(unit([silent, oldEvent, newEvent, empty])))).toEqual([
      "function pay(uint256): is in the ABI flow/v7.0/Vault, but no description covers it. Add a record in the unit that implements it.",
    ]);
  });

  it("names the file where a new release can be added, for a symbol that another release has", () => {
    const before = file(
      unit([{ ...pay, notes: [] }, empty], { releases: ["flow@v7.0", "flow@v8.0"] }),
    );
    const missing = problemsOf(before).filter((problem) => problem.includes("flow/v9.0"));
    const hint = (kind: string): string =>
      `${kind}: is in the ABI flow/v9.0/Vault, but no description covers it. data/contracts/flow/since-v7.0/Vault.ts describes it for flow@v8.0: add "flow@v9.0" to the \`releases\` there, or write a record of its own where it differs.`;
    expect(missing).toEqual([
      hint("error Vault_Empty()"),
      "event Pay(uint256): is in the ABI flow/v9.0/Vault, but no description covers it. Add a record in the unit that implements it.",
      hint("function pay(uint256,uint256)"),
    ]);
  });

  it("names a record that holds where the ABI has no such symbol", () => {
    const problems = problemsOf(
      file(unit([pay, oldEvent, newEvent, empty, { ...empty, name: "Vault_Gone" }])),
    );
    expect(problems).toHaveLength(3);
    expect(problems[0]).toMatch(
      /^error Vault_Gone: no ABI of the unit \(flow\/v7\.0\/Vault\) has/u,
    );
  });

  it("names records and parts that no release uses", () => {
    const unused = { ...empty, since: "flow@v9.0", until: "flow@v7.0" } as const;
    expect(messages(file(unit([unused])))).toEqual([
      'error Vault_Empty: the description of "Vault_Empty" that no release uses (since flow@v9.0, until flow@v7.0). It can hold in flow@v7.0, flow@v8.0, flow@v9.0: correct the range, or remove it.',
    ]);
    expect(messages(file(unit([{ ...empty, since: "flow@v6.0" }])))[0]).toContain(
      "no release uses",
    );
    const late = { ...pay, since: "flow@v8.0" } as const;
    expect(messages(file(unit([late])))).toEqual([
      'function pay: the emission of "Moved" that no release uses (until flow@v7.0). It can hold in flow@v8.0, flow@v9.0: correct the range, or remove it.',
    ]);
    const early = { ...pay, until: "flow@v7.0" } as const;
    expect(messages(file(unit([early])))).toEqual([
      expect.stringContaining('the description of "fee" that no release uses'),
      expect.stringContaining('the text "The fee is enough." that no release uses'),
      expect.stringContaining('the text "New." that no release uses'),
    ]);
  });

  it("names parents and ABIs that no release uses", () => {
    const rest = {
      abi: ["flow/{version}/Vault", { text: "flow/{version}/Safe", since: "flow@v6.0" }],
      inherits: [{ text: "@/Base", since: "flow@v9.0", until: "flow@v7.0" }],
    } as const;
    expect(messages(file(unit([], rest)))).toEqual([
      expect.stringContaining('the text "flow/{version}/Safe" that no release uses'),
      expect.stringContaining('the text "@/Base" that no release uses'),
    ]);
  });

  it("names ranges of a symbol that overlap", () => {
    const twice = file(unit([pay, oldEvent, { ...newEvent, since: "flow@v8.0" }, empty]));
    expect(problemsOf(twice)).toContain(
      ": event Pay (flow/v8.0/Vault) and event Pay (flow/v8.0/Vault) have the same anchor #event-pay on the page /reference/flow/v8.0/vault. Describe each entry once, or give the records another `group`.",
    );
  });

  it("names unknown releases, a wrong order, and files that make the same unit", () => {
    expect(messages(file(unit([], { releases: ["flow@v9.0", "flow@v7.0"] })))).toEqual([
      ": is about flow@v9.0, flow@v7.0. Use documented releases of flow, oldest first: flow@v7.0, flow@v8.0, flow@v9.0.",
    ]);
    expect(messages(file(unit([], { releases: ["lockup@v7.0"] })))).toEqual([
      ": is about lockup@v7.0. Use documented releases of flow, oldest first: flow@v7.0, flow@v8.0, flow@v9.0.",
    ]);
    expect(
      messages(complete, file(unit([], { releases: ["flow@v8.0"] }), "flow/v8.0/Vault")),
    ).toEqual([
      ': makes the unit "flow/v8.0/Vault", as data/contracts/flow/since-v7.0/Vault.ts does. Let each release have one of them.',
    ]);
  });
});

it("a unit on a shared page has its facts below its first title, and links lead there", () => {
  const lines: SymbolRecord = {
    kind: "struct",
    name: "Line",
    group: "Lines",
    solidity: "struct Line { address a; }",
    summary: "A line.",
    members: [{ name: "a", text: "Begin." }],
  };
  const shared = {
    releases: ["lockup@v4.0"],
    abi: [],
    errors: [],
    route: "/reference/lockup/{version}/types",
  } as const;
  const { units, problems } = expandReleases([
    file(unit([lines], { ...shared, name: "Lines" }), "lockup/since-v4.0/Lines"),
    file(
      unit(
        [{ ...lines, name: "Point", group: "Points", solidity: "struct Point { address a; }" }],
        {
          ...shared,
          name: "Points",
        },
      ),
      "lockup/since-v4.0/Points",
    ),
  ]);
  const index = new SymbolIndex(buildReference({ units, problems }, { files: [], load: abiOf }));
  const points = index.reference.units.get("lockup/v4.0/Points");
  if (points === undefined) throw new Error("The unit is missing.");
  expect(
    renderUnit(index, points)
      .map(({ type }) => type)
      .slice(0, 3),
  ).toEqual(["heading", "list", "heading"]);
  expect(index.resolve("lockup/v4.0/Points")).toMatchObject({
    url: "/reference/lockup/v4.0/types#points",
  });
});
