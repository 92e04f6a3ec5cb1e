import type { CellRule, CsvTemplate, CsvTemplatesData } from "./model";
import type { CheckSettings } from "./rules";

/** Cell rules as the data package has them, for tests. */
export const DEFINITIONS: Readonly<Record<string, CellRule>> = {
  address: { pattern: "^0x[a-fA-F0-9]{40}$" },
  amount: { pattern: "^[0-9]+(\\.[0-9]+)?$" },
  timestamp: { pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$" },
  duration: { minLength: 1 },
  positiveInteger: { pattern: "^[1-9][0-9]*$" },
  unlockPercentages: { pattern: "^[0-9]+(;[0-9]+)*$" },
  granularity: { enum: ["daily", "weekly", "yearly"] },
  rateInterval: { enum: ["second", "minute", "hour", "day", "week", "month", "year"] },
};

const KINDS: Readonly<Record<string, string>> = {
  address: "address",
  duration: "duration",
  cliffDuration: "duration",
  firstUnlockDuration: "duration",
  secondUnlockDuration: "duration",
  startAt: "timestamp",
  cliffAt: "timestamp",
  endAt: "timestamp",
  stepCount: "positiveInteger",
  monthCount: "positiveInteger",
  yearCount: "positiveInteger",
  unlockPercentages: "unlockPercentages",
  rateInterval: "rateInterval",
};

export const ADDRESS = "0x8b1dD8774373729B7755202079F52D8c7444D335";
export const OTHER_ADDRESS = "0x0298F4332e3857631385b39766325058a93e249f";

/** A template with the given columns; its sample is a header without rows. */
export function template(
  id: string,
  columns: string,
  change: Partial<CsvTemplate> = {},
): CsvTemplate {
  const [product] = id.split("/");
  const timing = id.includes("/range/") ? "range" : "duration";
  return {
    id,
    product: product === "airdrops" || product === "flow" ? product : "lockup",
    ...(product === "lockup" && { timing, model: "linear", since: "v2.0" }),
    shape: id.split("/").at(-1) ?? "",
    label: `Label of ${id}`,
    documented: true,
    deprecated: false,
    columns: columns.split(",").map((name) => ({ name, definition: KINDS[name] ?? "amount" })),
    sample: `${columns}\n`,
    rules: "schema",
    files: { csv: `/data/csv/${id}.csv`, schema: `/data/csv/${id}.schema.json` },
    curve: [
      [0, 0],
      [1, 1],
    ],
    ...change,
  };
}

export const AIRDROP = template("airdrops/instant", "address,amount");
export const LINEAR = template("lockup/duration/linear", "address,amount,duration");
export const CLIFF = template(
  "lockup/range/cliff",
  "address,amount,startAt,endAt,cliffAmount,cliffAt",
);
export const FLOW = template(
  "flow/stream",
  "address,rateAmount,rateInterval,initialDepositAmount,startAt",
);
export const STEPPER = template(
  "lockup/duration/tranchedStepper",
  "address,amount,duration,stepCount",
  { model: "tranched", entriesFrom: "stepCount", deprecated: true },
);

/** Templates for tests of components. */
export const TEMPLATES: CsvTemplatesData = {
  source: { package: "sablier", version: "0.0.0" },
  definitions: DEFINITIONS,
  templates: [
    AIRDROP,
    FLOW,
    { ...LINEAR, sample: `address,amount,duration\n${ADDRESS},42.5,20 days 8 hours\n` },
    CLIFF,
    STEPPER,
  ],
};

/** Settings of a check with 18 decimals, in UTC, on January 1, 2025. */
export function settings(
  of: CsvTemplate,
  change: Partial<Omit<CheckSettings, "template">> = {},
): CheckSettings {
  return {
    template: of,
    definitions: DEFINITIONS,
    decimals: 18,
    zone: "utc",
    now: 1_735_689_600n,
    maxCount: 500n,
    ...change,
  };
}
