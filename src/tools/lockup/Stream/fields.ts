import {
  decimalsField,
  momentField,
  optionalMomentField,
  optionField,
  positiveField,
  readElapsed,
  readPositiveTokens,
  readShare,
  textField,
  tokensField,
  wholeField,
  yesNoField,
} from "@site/src/forms";
import { MAX_UINT64 } from "@site/src/lib/fixed-point";
import { formatWad, parseAmount } from "@site/src/lib/format/amounts";
import { toInputValue } from "@site/src/lib/format/dates";
import {
  LOCKUP_RELEASES,
  type LockupRelease,
  NEWEST_LOCKUP,
  PRICE_DECIMALS,
} from "@site/src/lib/lockup";
import { quoteValue } from "@site/src/lib/query";
import { SHAPES, type ShapeId, shapeOf } from "@site/src/lib/shapes";
import { checkRows, joinRows } from "./rows-text";

/** Most rows and percentages that the editors take; every deployment takes more. */
export const MOST_ROWS = 24;

/** Token decimals up to which the fields work; the contract itself does not look at them. */
const MOST_DECIMALS = 36;

/** Most steps or months that are drawn; every deployment takes more. */
export const MOST_STEPS = 120n;

/**
 * Reads an exponent into a UD2x18.
 *
 * @param text for example `2` or `0.5`
 * @returns wad
 * @throws RangeError that names the text when it is no number from 0 to 18.446744073709551615
 */
export function readExponent(text: string): bigint {
  const wanted = `write a number from 0 to ${formatWad(MAX_UINT64)}`;
  if (text.length > 100 || text.includes(",")) {
    throw new RangeError(`${quoteValue(text)} is not an exponent; ${wanted}`);
  }
  const value = parseAmount(text, 18);
  if (value > MAX_UINT64) {
    throw new RangeError(`${quoteValue(text.trim())} does not fit UD2x18; ${wanted}`);
  }
  return value;
}

/**
 * Reads a list of percentages separated by commas or spaces.
 *
 * @returns wads, 1e18 is 100%
 * @throws RangeError that names the entry, or says how many entries are allowed
 */
export function readShares(text: string): bigint[] {
  const entries = text.split(/[\s,;]+/).filter((entry) => entry !== "" && entry !== "%");
  if (entries.length === 0 || entries.length > MOST_ROWS) {
    throw new RangeError(
      `${quoteValue(text)} lists ${entries.length} percentages; write 1 to ${MOST_ROWS}, for example 10, 20, 30, 40`,
    );
  }
  return entries.map(readShare);
}

/** A moment as the fields write it: a day, with the time unless it is midnight. */
export function momentText(seconds: bigint): string {
  return toInputValue(seconds).replace("T", " ").replace(" 00:00:00", "");
}

/** Streams that have no shape of the catalog: rows of the reader's own, and a price. */
const OWN_SHAPES = [
  { value: "segments", label: "Your own segments" },
  { value: "tranches", label: "Your own tranches" },
  { value: "price-gated", label: "Price-gated" },
] as const;

/** What the reader can choose as the shape. */
export type StreamShape = ShapeId | (typeof OWN_SHAPES)[number]["value"];

/** A line in steps is the line, with a granularity. */
export const SHAPE_CHOICES: readonly { readonly value: StreamShape; readonly label: string }[] = [
  ...SHAPES.filter(({ id }) => id !== "linearStepper").map(({ id, name }) => ({
    value: id,
    label: name,
  })),
  ...OWN_SHAPES,
];

const TOKENS = { hint: "Whole tokens." };
const UTC = { hint: "UTC, or Unix seconds." };
const MOMENT = { hint: "UTC, for example 2027-05-01 or 2027-05-01 12:00." };
const USD = { inputMode: "decimal", hint: "US dollars, up to 8 decimals." } as const;

const readPrice = (text: string): bigint => readPositiveTokens(text, PRICE_DECIMALS);
const readGranularity = (text: string): bigint => (text.trim() === "" ? 0n : readElapsed(text));

/** Every value of a stream that a reader can enter, with the example of a year from February 2027. */
export const STREAM_FIELDS = {
  release: optionField<LockupRelease>(
    "sxv",
    "Release",
    NEWEST_LOCKUP,
    LOCKUP_RELEASES.map((value) => ({ value, label: `Lockup ${value}` })),
  ),
  shape: optionField<StreamShape>("sx", "Shape", "cliff", SHAPE_CHOICES),
  deposit: positiveField("sxd", "Deposit", "1000", TOKENS),
  decimals: decimalsField("sxn", "18", { highest: MOST_DECIMALS, hint: "USDC 6, DAI 18." }),
  start: momentField("sxs", "Start", "2027-02-01", UTC),
  end: momentField("sxe", "End", "2028-02-01", UTC),
  startUnlock: tokensField("sxu", "Start unlock", "100", TOKENS),
  cliff: optionalMomentField("sxl", "Cliff", "2027-05-01", MOMENT),
  cliffUnlock: tokensField("sxk", "Cliff unlock", "250", TOKENS),
  exponent: textField("sxx", "Exponent", "6", readExponent, {
    inputMode: "decimal",
    hint: "Above 1 releases late, below 1 early.",
  }),
  firstTime: momentField("sxa", "First unlock at", "2027-05-01", MOMENT),
  firstUnlock: tokensField("sxau", "First unlock", "300", TOKENS),
  secondTime: momentField("sxb", "Second unlock at", "2027-09-01", MOMENT),
  secondUnlock: tokensField("sxbu", "Second unlock", "300", TOKENS),
  count: wholeField("sxm", "Steps", "4", [1n, MOST_STEPS], { hint: "1 to 120." }),
  months: wholeField("sxo", "Months", "12", [1n, MOST_STEPS], {
    hint: "1 to 120. Same day every month.",
  }),
  percentages: textField("sxp", "Yearly percentages", "10, 20, 30, 40", readShares, {
    hint: "One per year, 100 in total.",
  }),
  granularity: textField("sxg", "Granularity", "", readGranularity, {
    hint: "Time between unlocks, such as 7d. Empty for every second.",
  }),
  target: textField("sxy", "Target price", "150", readPrice, USD),
  unit: optionField(
    "sxtu",
    "Unit",
    "percent",
    { percent: "percent of the deposit", tokens: "tokens" },
    { caption: "Amounts in" },
  ),
  segments: textField(
    "sxsg",
    "Segments",
    joinRows([
      ["200", "1", "2027-08-01"],
      ["300", "0.5", "2027-11-01"],
      ["500", "3", "2028-02-01"],
    ]),
    (text) => checkRows(text, MOST_ROWS),
  ),
  tranches: textField(
    "sxtr",
    "Tranches",
    joinRows([
      ["25", "2027-05-01"],
      ["25", "2027-08-01"],
      ["25", "2027-11-01"],
      ["25", "2028-02-01"],
    ]),
    (text) => checkRows(text, MOST_ROWS),
  ),
  variant: optionField("sxf", "Function", "timestamps", ["timestamps", "durations"] as const, {
    caption: "Function takes",
  }),
  cancelable: yesNoField("sxc", "Cancelable", "yes"),
  transferable: yesNoField("sxt", "Transferable", "yes"),
  withdrawn: tokensField("sxw", "Withdrawn so far", "0", TOKENS),
  canceledAt: optionalMomentField("sxz", "Canceled at", "", { hint: "Empty if never." }),
  now: momentField("sxq", "Now", "2027-08-01", { hint: "The moment to look at." }),
  price: textField("sxyp", "Price now", "140", readPrice, USD),
  feed: optionField("sxyf", "The feed", "answers", {
    answers: "returns the price",
    reverts: "reverts",
  }),
  speed: optionField("sxr", "Speed", "3600", [
    { value: "1", label: "real time" },
    { value: "3600", label: "1 hour per second" },
    { value: "86400", label: "1 day per second" },
  ]),
};

export type StreamFields = typeof STREAM_FIELDS;
export type StreamName = keyof StreamFields;
export type StreamTexts = Readonly<Record<StreamName, string>>;

/** What a page shows of a stream, in the order of the result. */
export const PARTS = ["run", "cancel", "status", "amounts", "plot", "table", "code"] as const;
export type StreamPart = (typeof PARTS)[number];

/** Example that a page begins with. */
interface Preset {
  readonly title?: string;
  readonly intro?: string;
  readonly initial: Partial<StreamTexts>;
  /** Fields that the reader cannot change here. */
  readonly fixed?: readonly StreamName[];
}

/** 3,000 tokens for the 30 days of an April. */
function april(year: number): Partial<StreamTexts> {
  const day = (date: number): string => `${year}-04-${date}`;
  const end = `${year}-05-01`;
  return {
    ...{ shape: "linear", deposit: "3000", start: `${year}-04-01`, end, now: day(10) },
    ...{ startUnlock: "300", cliff: day(11), cliffUnlock: "1000" },
    ...{ firstTime: day(11), firstUnlock: "900", secondTime: day(21), secondUnlock: "900" },
    segments: joinRows([
      ["1000", "1", day(11)],
      ["2000", "3", end],
    ]),
    tranches: joinRows([
      ["25", day(11)],
      ["25", day(21)],
      ["50", end],
    ]),
  };
}

export const PRESETS = {
  cliff: { initial: {} },
  segments: {
    title: "Segment builder",
    intro: "Start from an example, or write your own segments.",
    initial: { shape: "segments" },
  },
  tranches: {
    title: "Tranche builder",
    intro: "Start from an example, or write your own unlocks.",
    initial: { shape: "tranches" },
  },
  april: { initial: april(2030) },
  motion: { initial: april(2027), fixed: ["release", "decimals", "granularity"] },
  "price-gated": {
    title: "Price gate simulator",
    intro:
      "A price-gated stream of Lockup v4.0. Move the price to see the results of the contract.",
    initial: {
      ...{ shape: "price-gated", start: "2030-01-01", end: "2031-01-01", now: "2030-06-01" },
    },
    fixed: ["release", "shape", "decimals"],
  },
} as const satisfies Readonly<Record<string, Preset>>;

export type PresetName = keyof typeof PRESETS;

export const presetOf = (name: PresetName): Preset => PRESETS[name];

/** The fields with the example of a preset. */
export function fieldsOf(name: PresetName): StreamFields {
  const { initial } = presetOf(name);
  const fields = Object.entries(STREAM_FIELDS).map(([field, spec]) => [
    field,
    { ...spec, initial: initial[field as StreamName] ?? spec.initial },
  ]);
  return Object.fromEntries(fields) as StreamFields;
}

/** Whether a stream has a granularity: linear ones, since v4.0. */
const hasGranularity = (shape: StreamShape, release: LockupRelease): boolean =>
  release === "v4.0" && !isOwn(shape) && shapeOf(shape).model === "linear";

/** Whether a choice is not in the catalog of shapes. */
export function isOwn(shape: StreamShape): shape is (typeof OWN_SHAPES)[number]["value"] {
  return OWN_SHAPES.some(({ value }) => value === shape);
}

/** Whether the end of a stream follows from its other values. */
const endsByItself = (shape: StreamShape): boolean =>
  ["tranchedMonthly", "tranchedBackweighted", "segments", "tranches"].includes(shape);

/** The release that the reader has chosen; the newest for an unusable text. */
export const chosenRelease = (text: string): LockupRelease =>
  LOCKUP_RELEASES.find((release) => release === text) ?? NEWEST_LOCKUP;

/** The shape that the reader has chosen; the first for an unusable text. */
export const chosenShape = (text: string): StreamShape =>
  SHAPE_CHOICES.find(({ value }) => value === text)?.value ?? "linear";

/** Whether the deposit is the sum of the reader's rows. */
export const isSum = ({ shape, unit }: StreamTexts): boolean =>
  shape === "segments" || (shape === "tranches" && unit === "tokens");

/** The fields that a page asks for, by their groups in the form. */
interface FieldGroups {
  /** Those that decide about the curve. */
  readonly stream: readonly StreamName[];
  readonly options: readonly StreamName[];
  /** What has happened to the stream until now; nothing on a page that only shows the schedule. */
  readonly life: readonly StreamName[];
}

export function groupsOf(texts: StreamTexts, parts: ReadonlySet<StreamPart>): FieldGroups {
  const shape = chosenShape(texts.shape);
  const own = { segments: [], tranches: ["unit"], "price-gated": ["target"] } as const;
  const isGated = shape === "price-gated";
  const has = (...wanted: readonly StreamPart[]): boolean => wanted.some((part) => parts.has(part));
  const only = (isAsked: boolean, ...names: readonly StreamName[]) => (isAsked ? names : []);
  return {
    stream: [
      ...(["release", "shape"] as const),
      ...only(!isSum(texts), "deposit"),
      ...(["decimals", "start"] as const),
      ...only(!endsByItself(shape), "end"),
      ...(isOwn(shape) ? own[shape] : shapeOf(shape).parameters),
      ...only(hasGranularity(shape, chosenRelease(texts.release)), "granularity"),
    ],
    options: [
      ...only(has("code") && !isGated, "variant"),
      ...only(has("code", "cancel", "status"), "cancelable"),
      ...only(has("code", "status"), "transferable"),
    ],
    life: only(
      has("run", "cancel", "status", "amounts"),
      ...only(!has("run") && !isGated, "withdrawn"),
      ...only(has("cancel", "status"), "canceledAt"),
      ...only(isGated, "price", "feed"),
      "now",
    ),
  };
}
