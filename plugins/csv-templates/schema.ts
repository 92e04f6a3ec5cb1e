import path from "node:path";

import * as z from "zod";

import type { CellRule, CsvColumn } from "../../src/lib/csv/model";

/** Text of each file of the package by its path below the folder of the templates, with slashes. */
export type RawFiles = ReadonlyMap<string, string>;

const DRAFT_07 = "http://json-schema.org/draft-07/schema#";
/** File with the definitions that the schemas share. */
export const COMMON_SCHEMA = "common.schema.json";

const text = z.string().optional();

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

/** What the checker in the browser understands; a schema with another keyword needs it extended. */
const cell = z.strictObject({
  type: z.literal("string"),
  description: text,
  pattern: z.string().refine(isPattern, "is no regular expression").optional(),
  minLength: z.number().optional(),
  enum: z.array(z.string()).optional(),
});

const common = z.strictObject({
  $schema: text,
  $id: text,
  description: text,
  $defs: z.record(z.string(), cell),
});

const template = z
  .strictObject({
    $schema: z.literal(DRAFT_07),
    title: text,
    description: text,
    type: z.literal("object"),
    properties: z.record(z.string(), z.union([z.strictObject({ $ref: z.string() }), cell])),
    required: z.array(z.string()),
    additionalProperties: z.literal(false),
  })
  .refine(
    ({ properties, required }) => required.join() === Object.keys(properties).join(),
    '"required" must list every column in order',
  );

/** Reads a file in a form; undefined where it has another, which is added to the problems. */
function parse<Shape>(
  files: RawFiles,
  file: string,
  form: z.ZodType<Shape>,
  problems: string[],
): Shape | undefined {
  try {
    const { data, error } = form.safeParse(JSON.parse(files.get(file) ?? ""));
    if (error !== undefined) problems.push(`${file}: ${z.prettifyError(error)}`);
    return data;
  } catch {
    const what = files.has(file) ? "is no JSON" : "is missing from the package";
    problems.push(`${file}: the file ${what}.`);
    return undefined;
  }
}

const ruleOf = ({ pattern, minLength, enum: words }: z.infer<typeof cell>): CellRule => ({
  pattern,
  minLength,
  enum: words,
});

/** Reads the definitions that the schemas share. */
export function readDefinitions(files: RawFiles, problems: string[]): Record<string, CellRule> {
  const definitions = parse(files, COMMON_SCHEMA, common, problems)?.$defs ?? {};
  return Object.fromEntries(
    Object.entries(definitions).map(([name, rule]) => [name, ruleOf(rule)]),
  );
}

/**
 * Reads the columns of a template from its schema. References are followed into the definitions only.
 *
 * @param definitions those that the schemas share; a rule that the schema states in place is added
 */
export function readColumns(
  files: RawFiles,
  file: string,
  definitions: Record<string, CellRule>,
  problems: string[],
): CsvColumn[] {
  const properties = parse(files, file, template, problems)?.properties ?? {};
  return Object.entries(properties).map(([name, property]) => {
    if ("$ref" in property) {
      const [target = "", fragment = ""] = property.$ref.split("#");
      const definition = fragment.replace("/$defs/", "");
      const place = path.posix.join(path.posix.dirname(file), target);
      if (place !== COMMON_SCHEMA || !(definition in definitions)) {
        problems.push(
          `${file}: column "${name}" refers to ${property.$ref}, which is no definition of ${COMMON_SCHEMA}.`,
        );
      }
      return { name, definition };
    }
    const rule = ruleOf(property);
    // The same rule under another name would only hide that the checker knows what it means.
    const known = Object.keys(definitions).find(
      (other) => JSON.stringify(definitions[other]) === JSON.stringify(rule),
    );
    definitions[known ?? name] ??= rule;
    return { name, definition: known ?? name };
  });
}
