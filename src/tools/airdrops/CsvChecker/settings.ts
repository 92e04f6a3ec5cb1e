import { LOWEST_MAX_COUNT } from "../../../../data/max-counts";
import type { CheckSettings, CsvTemplate, CsvTemplatesData } from "@site/src/lib/csv";
import {
  decimalsField,
  type FormValues,
  optionField,
  readDecimals,
  readForm,
} from "@site/src/forms";

/** Template that is chosen at first. */
export const FIRST_TEMPLATE = "lockup/duration/linear";

/** The settings that the address keeps. */
export function checkerFields({ templates }: CsvTemplatesData) {
  const names = templates.map((template) => ({
    value: template.id,
    label: templateName(template),
  }));
  return {
    template: optionField("ct", "Template", FIRST_TEMPLATE, names, { wide: true }),
    decimals: decimalsField("cd", "18", { highest: 255, hint: "18 for most tokens, 6 for USDC." }),
    zone: optionField(
      "cz",
      "Dates",
      "browser",
      { browser: "My browser's timezone", utc: "UTC" },
      { caption: "Dates are read in", hint: "The app uses the browser's timezone." },
    ),
  };
}

export type CheckerFields = ReturnType<typeof checkerFields>;
export type FieldName = keyof CheckerFields;

/** Name of a template in a list of all, for example `Cliff-Linear, by date`. */
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

/** What the reader should know about a template before using it; one sentence each. */
export function templateNotes(template: CsvTemplate): string[] {
  const { product, deprecated, since, files } = template;
  return [
    ...(since === undefined ? [] : [`Lockup has had this shape since ${since}.`]),
    ...(deprecated
      ? ["The data package advises against this shape; existing files still work."]
      : []),
    ...(files.schema === undefined
      ? ["The package has no schema for this template; its columns are checked as in the others."]
      : []),
    ...(product === "flow"
      ? ["Flow v1.1 ignores startAt: its streams start when they are created."]
      : []),
  ];
}

/** What the settings mean for the checker, or what is wrong with them. */
export function checkSettings(
  data: CsvTemplatesData,
  fields: CheckerFields,
  texts: FormValues<FieldName>,
): {
  readonly problems: Partial<Record<FieldName, string>>;
  readonly template: CsvTemplate;
  /** Settings that do not matter for the template. */
  readonly unused: readonly FieldName[];
  /** Undefined while there is a problem. */
  readonly settings?: Omit<CheckSettings, "now">;
} {
  const template = data.templates.find(({ id }) => id === texts.template);
  if (template === undefined) throw new Error(`There is no template "${texts.template}".`);
  // Flow takes no token with more than 18 decimals.
  const check = (text: string): number =>
    readDecimals(text, template.product === "flow" ? 18 : 255);
  const { problems, values } = readForm(
    { ...fields, decimals: { ...fields.decimals, check } },
    texts,
  );
  const hasDates = template.columns.some(({ definition }) => definition === "timestamp");
  const unused: readonly FieldName[] = hasDates ? [] : ["zone"];
  if (values === undefined) return { problems, template, unused };
  const { decimals, zone } = values;
  const { definitions } = data;
  const settings = { template, definitions, decimals, zone, maxCount: BigInt(LOWEST_MAX_COUNT) };
  return { problems, template, unused, settings };
}
