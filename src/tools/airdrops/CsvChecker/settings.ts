import { chainNames, MAX_COUNTS, USUAL_MAX_COUNT } from "../../../../data/max-counts";
import type { CheckSettings, CsvTemplate, CsvTemplatesData, Zone } from "@site/src/lib/csv";
import {
  type FormValues,
  read,
  readOption,
  readWhole,
  textField,
  type TextFields,
  wholeField,
} from "@site/src/forms";

export type FieldName = "template" | "decimals" | "zone" | "maxCount";

/** Template that is chosen at first. */
export const FIRST_TEMPLATE = "lockup/duration/linear";

export const ZONES: readonly { readonly value: Zone; readonly label: string }[] = [
  { value: "browser", label: "My browser's timezone" },
  { value: "utc", label: "UTC" },
];

/** The limits of the chains to choose from, the usual one first. */
export const MAX_COUNT_OPTIONS: readonly { readonly value: string; readonly label: string }[] = [
  {
    value: USUAL_MAX_COUNT.toString(),
    label: `${USUAL_MAX_COUNT}: every chain without a number of its own`,
  },
  ...MAX_COUNTS.map(({ count, chains }) => ({
    value: count.toString(),
    label: `${count.toLocaleString("en-US")}: ${chainNames(chains)}`,
  })),
];

const MAX_DECIMALS = 255n;

/** The settings that the address keeps. */
export function checkerFields({ templates }: CsvTemplatesData): TextFields<FieldName> {
  return {
    template: textField(
      "ct",
      "Template",
      FIRST_TEMPLATE,
      (text: string) =>
        readOption(
          text,
          templates.map(({ id }) => id),
        ),
      { wide: true },
    ),
    decimals: wholeField("cd", "Token decimals", "18", [0n, MAX_DECIMALS]),
    zone: textField(
      "cz",
      "Dates",
      "browser",
      (text: string) =>
        readOption(
          text,
          ZONES.map(({ value }) => value),
        ),
      { caption: "Dates are read in", hint: "The app uses the browser's timezone." },
    ),
    maxCount: textField(
      "cm",
      "Tranche limit",
      USUAL_MAX_COUNT.toString(),
      (text: string) =>
        readOption(
          text,
          MAX_COUNT_OPTIONS.map(({ value }) => value),
        ),
      { caption: "Most tranches on the chain" },
    ),
  };
}

/** Name of a template in a list of all, for example `Lockup: Cliff-Linear, by date`. */
export function templateName({ product, label, timing }: CsvTemplate): string {
  if (product !== "lockup") return label;
  return `${label}, by ${timing === "range" ? "date" : "duration"}`;
}

/** Longest first line that is taken for a header, in characters. */
const MAX_HEADER = 2000;

/**
 * Templates that a file is written for, going by its first line, when it is not written for the
 * chosen one. The order of the columns does not matter.
 *
 * @returns none when the header is that of the chosen template, or of no template
 */
export function betterTemplates(
  { templates }: CsvTemplatesData,
  chosen: CsvTemplate,
  text: string,
): readonly CsvTemplate[] {
  const [header = ""] = text.slice(0, MAX_HEADER).split(/[\r\n]/u, 1);
  const names = header.split(",").map((name) => name.replaceAll('"', "").trim());
  const fits = ({ columns }: CsvTemplate): boolean =>
    columns.length === names.length && columns.every(({ name }) => names.includes(name));
  return fits(chosen) ? [] : templates.filter(fits);
}

/** Largest token decimals that Flow accepts. */
const MAX_FLOW_DECIMALS = 18n;

/**
 * Reads the decimals of the token.
 * @throws RangeError that names the text, also when the product takes fewer
 */
export function readDecimals(text: string, { product }: CsvTemplate): number {
  return Number(readWhole(text, 0n, product === "flow" ? MAX_FLOW_DECIMALS : MAX_DECIMALS));
}

/** What the reader should know about a template before using it; one sentence each. */
export function templateNotes(template: CsvTemplate): string[] {
  const { product, documented, deprecated, since, rules } = template;
  return [
    ...(documented
      ? []
      : [`Lockup v2.0 does not have this shape; it came with Lockup ${since ?? "later"}.`]),
    ...(deprecated
      ? ["The data package advises against this shape; existing files still work."]
      : []),
    ...(rules === "columns"
      ? ["The package has no schema for this template; its columns are checked as in the others."]
      : []),
    ...(product === "flow"
      ? ["Flow v1.1 ignores startAt: its streams start when they are created."]
      : []),
  ];
}

/**
 * The template with an id.
 * @throws Error when there is none, which the fields rule out
 */
export function findTemplate({ templates }: CsvTemplatesData, id: string): CsvTemplate {
  const template = templates.find((candidate) => candidate.id === id);
  if (template === undefined) throw new Error(`There is no template "${id}".`);
  return template;
}

/** What the reader's settings mean for the checker, or undefined while one of them is wrong. */
export function checkSettings(
  data: CsvTemplatesData,
  texts: FormValues<FieldName>,
): Omit<CheckSettings, "now"> | undefined {
  const template = findTemplate(data, texts.template);
  const decimals = read(() => readDecimals(texts.decimals, template));
  if (!decimals.ok) return undefined;
  return {
    template,
    definitions: data.definitions,
    decimals: decimals.value,
    zone: texts.zone === "utc" ? "utc" : "browser",
    maxCount: BigInt(texts.maxCount),
  };
}
