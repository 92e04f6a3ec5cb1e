import path from "node:path";

import type { CellRule, CsvColumn } from "../../src/lib/csv/model";
import type { RawFiles } from "./read";

/** The rules that a schema puts on a file. */
export interface SchemaRules {
  readonly columns: readonly CsvColumn[];
  /** Rules that the schema states in place, by column, in addition to the shared ones. */
  readonly definitions: Readonly<Record<string, CellRule>>;
}

type JsonObject = Readonly<Record<string, unknown>>;

const DRAFT_07 = "http://json-schema.org/draft-07/schema#";
/** File with the definitions that the schemas share. */
export const COMMON_SCHEMA = "common.schema.json";

/** Keywords that the checker in the browser understands; a schema with another one needs it extended. */
const FILE_KEYWORDS = [
  "$schema",
  "title",
  "description",
  "type",
  "properties",
  "required",
  "additionalProperties",
];
const CELL_KEYWORDS = ["type", "description", "pattern", "minLength", "enum"];

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** Collects what is wrong with one file. */
class Problems {
  readonly list: string[] = [];
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  add(message: string): void {
    this.list.push(`${this.#file}: ${message}`);
  }

  unknownKeywords(object: JsonObject, known: readonly string[], place: string): void {
    for (const keyword of Object.keys(object).filter((name) => !known.includes(name))) {
      this.add(
        `${place} uses the keyword "${keyword}", which the checker does not know. Known: ${known.join(", ")}.`,
      );
    }
  }
}

function parseObject(files: RawFiles, file: string, problems: Problems): JsonObject {
  const text = files.get(file);
  if (text === undefined) {
    problems.add("the file is missing from the package.");
    return {};
  }
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
    problems.add("the file is no JSON object.");
  } catch (error) {
    problems.add(`the file is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  return {};
}

function cellRule(value: unknown, place: string, problems: Problems): CellRule {
  if (!isObject(value)) {
    problems.add(`${place} must be an object.`);
    return {};
  }
  problems.unknownKeywords(value, CELL_KEYWORDS, place);
  const { type, pattern, minLength, enum: choices } = value;
  if (type !== "string")
    problems.add(`${place} must have the type "string", not ${JSON.stringify(type)}.`);
  const rule: { pattern?: string; minLength?: number; enum?: string[] } = {};
  if (typeof pattern === "string") {
    try {
      rule.pattern = new RegExp(pattern, "u").source;
    } catch {
      problems.add(`${place} has the pattern ${pattern}, which is no regular expression.`);
    }
  } else if (pattern !== undefined) problems.add(`${place}: "pattern" must be a text.`);
  if (typeof minLength === "number") rule.minLength = minLength;
  else if (minLength !== undefined) problems.add(`${place}: "minLength" must be a number.`);
  if (isTextList(choices)) rule.enum = choices;
  else if (choices !== undefined) problems.add(`${place}: "enum" must be a list of texts.`);
  return rule;
}

/**
 * Reads the definitions that the schemas share.
 * @returns rules by name, and a sentence for each thing the checker could not apply
 */
export function readDefinitions(files: RawFiles): {
  definitions: Record<string, CellRule>;
  problems: string[];
} {
  const problems = new Problems(COMMON_SCHEMA);
  const common = parseObject(files, COMMON_SCHEMA, problems);
  problems.unknownKeywords(common, ["$schema", "$id", "description", "$defs"], "the file");
  if (!isObject(common.$defs)) problems.add('"$defs" must be an object.');
  const definitions = Object.fromEntries(
    Object.entries(isObject(common.$defs) ? common.$defs : {}).map(([name, value]) => [
      name,
      cellRule(value, `$defs/${name}`, problems),
    ]),
  );
  return { definitions, problems: problems.list };
}

/**
 * Reads the schema of a template. References are followed into the shared definitions only.
 * @param file path of the schema
 * @param shared rules by name, from {@link readDefinitions}
 */
export function readSchema(
  files: RawFiles,
  file: string,
  shared: Readonly<Record<string, CellRule>>,
): { rules: SchemaRules; problems: string[] } {
  const problems = new Problems(file);
  const schema = parseObject(files, file, problems);
  problems.unknownKeywords(schema, FILE_KEYWORDS, "the schema");
  if (schema.$schema !== DRAFT_07) {
    problems.add(`"$schema" is ${JSON.stringify(schema.$schema)}; the checker knows ${DRAFT_07}.`);
  }
  if (schema.type !== "object") problems.add('"type" must be "object".');
  if (schema.additionalProperties !== false) problems.add('"additionalProperties" must be false.');
  const properties = isObject(schema.properties) ? schema.properties : {};
  const names = Object.keys(properties);
  const required = isTextList(schema.required) ? schema.required : [];
  if (names.length === 0) problems.add('"properties" must name the columns.');
  if (required.join() !== names.join()) {
    problems.add(`"required" must list every column in order: ${names.join(", ")}.`);
  }
  const definitions: Record<string, CellRule> = {};
  const columns = names.map((name): CsvColumn => {
    const value = properties[name];
    if (isObject(value) && "$ref" in value) {
      return { name, definition: followReference(value, name, file, shared, problems) };
    }
    const rule = cellRule(value, `column "${name}"`, problems);
    // The same rule under another name would only hide that the checker knows what it means.
    const known = Object.entries(shared).find(
      ([, other]) => JSON.stringify(other) === JSON.stringify(rule),
    )?.[0];
    if (known === undefined) definitions[name] = rule;
    return { name, definition: known ?? name };
  });
  return { rules: { columns, definitions }, problems: problems.list };
}

function followReference(
  value: JsonObject,
  name: string,
  file: string,
  shared: Readonly<Record<string, CellRule>>,
  problems: Problems,
): string {
  problems.unknownKeywords(value, ["$ref"], `column "${name}"`);
  const [target = "", fragment = ""] = String(value.$ref).split("#");
  const definition = fragment.replace("/$defs/", "");
  const place = path.posix.join(path.posix.dirname(file), target);
  if (place !== COMMON_SCHEMA || !(definition in shared)) {
    problems.add(
      `column "${name}" refers to ${String(value.$ref)}, which is no definition of ${COMMON_SCHEMA}.`,
    );
  }
  return definition;
}
