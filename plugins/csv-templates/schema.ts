import path from "node:path";

import * as z from "zod";

import type { CellRule, CsvColumn } from "../../src/lib/csv/model";

/** Text of each file of the package by its path below the folder of the templates, with slashes. */
export type RawFiles = ReadonlyMap<string, string>;

export interface SchemaRules {
  readonly columns: readonly CsvColumn[];
  /** Rules that the schema states in place, by column, in addition to the shared ones. */
  readonly definitions: Readonly<Record<string, CellRule>>;
}

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

/** Reads a file in a form, or says all that is wrong with it. */
function parse<Shape>(
  files: RawFiles,
  file: string,
  form: z.ZodType<Shape>,
): { value: Shape | null; problems: string[] } {
  try {
    const { data, error } = form.safeParse(JSON.parse(files.get(file) ?? ""));
    const problems = error === undefined ? [] : [`${file}: ${z.prettifyError(error)}`];
    return { value: data ?? null, problems };
  } catch {
    const what = files.has(file) ? "is no JSON" : "is missing from the package";
    return { value: null, problems: [`${file}: the file ${what}.`] };
  }
}

const ruleOf = ({ pattern, minLength, enum: choices }: z.infer<typeof cell>): CellRule => ({
  ...(pattern !== undefined && { pattern }),
  ...(minLength !== undefined && { minLength }),
  ...(choices !== undefined && { enum: choices }),
});

/** Reads the definitions that the schemas share. */
export function readDefinitions(files: RawFiles): {
  definitions: Record<string, CellRule>;
  problems: string[];
} {
  const { value, problems } = parse(files, COMMON_SCHEMA, common);
  const rules = Object.entries(value?.$defs ?? {}).map(([name, rule]) => [name, ruleOf(rule)]);
  return { definitions: Object.fromEntries(rules) as Record<string, CellRule>, problems };
}

/** Reads the schema of a template. References are followed into the shared definitions only. */
export function readSchema(
  files: RawFiles,
  file: string,
  shared: Readonly<Record<string, CellRule>>,
): { rules: SchemaRules; problems: string[] } {
  const { value, problems } = parse(files, file, template);
  const definitions: Record<string, CellRule> = {};
  const columns = Object.entries(value?.properties ?? {}).map(([name, property]): CsvColumn => {
    if ("$ref" in property) {
      const [target = "", fragment = ""] = property.$ref.split("#");
      const definition = fragment.replace("/$defs/", "");
      const place = path.posix.join(path.posix.dirname(file), target);
      if (place !== COMMON_SCHEMA || !(definition in shared)) {
        problems.push(
          `${file}: column "${name}" refers to ${property.$ref}, which is no definition of ${COMMON_SCHEMA}.`,
        );
      }
      return { name, definition };
    }
    const rule = ruleOf(property);
    // The same rule under another name would only hide that the checker knows what it means.
    const known = Object.entries(shared).find(
      ([, other]) => JSON.stringify(other) === JSON.stringify(rule),
    )?.[0];
    if (known === undefined) definitions[name] = rule;
    return { name, definition: known ?? name };
  });
  return { rules: { columns, definitions }, problems };
}
