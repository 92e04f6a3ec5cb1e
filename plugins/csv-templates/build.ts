import { checkCsv } from "../../src/lib/csv/check";
import { shapeCurve } from "./curve";
import type {
  CellRule,
  CsvColumn,
  CsvProduct,
  CsvTemplate,
  CsvTemplatesData,
  CsvTiming,
} from "../../src/lib/csv/model";
import { readCsv } from "../../src/lib/csv/parse";
import { type RawFiles, readDefinitions, readSchema } from "./schema";
import { COLUMN_DEFINITIONS, type ShapeRecord, TEMPLATE_SHAPES, WITHOUT_SCHEMA } from "./shapes";

/** What the data package says about a shape of Lockup. */
export interface PackageShape {
  readonly isDeprecated: boolean;
  readonly versions: readonly string[];
}

export interface Sources {
  readonly version: string;
  /** Files of the package below `csv/evm`. */
  readonly files: RawFiles;
  readonly shapes: Readonly<Record<string, PackageShape>>;
  /** Release whose shapes count as documented, for example `v2.0`. */
  readonly documented: string;
  /** Public folder of the files, with a leading slash. */
  readonly folder: string;
}

interface Place {
  readonly id: string;
  readonly product: CsvProduct;
  readonly timing: CsvTiming | undefined;
  readonly shape: string;
  readonly record: ShapeRecord;
}

const PRODUCTS: readonly CsvProduct[] = ["airdrops", "flow", "lockup"];
const TIMINGS: readonly CsvTiming[] = ["duration", "range"];
/** Before every date of the sample rows, so that none of them counts as past. */
const SAMPLE_TIME = 1_735_689_600n;

/**
 * Makes the data of the templates out of the files of the package and checks all of it: names,
 * schemas, headers, and that every sample row passes the checker that readers use.
 * @throws Error that lists every problem
 */
export function buildTemplates(sources: Sources): CsvTemplatesData {
  const { files, version } = sources;
  const { definitions: shared, problems } = readDefinitions(files);
  const places: Place[] = [];
  for (const file of files.keys()) {
    if (!file.endsWith(".csv")) continue;
    const place = readPlace(file.replace(/\.csv$/, ""));
    if (typeof place === "string") problems.push(place);
    else places.push(place);
  }
  const definitions: Record<string, CellRule> = { ...shared };
  const columnDefinitions = new Map(Object.entries(COLUMN_DEFINITIONS));
  const schemas = new Map<string, readonly CsvColumn[]>();
  const schemaFiles = new Set(places.map(schemaFile));
  for (const place of places.filter(({ id }) => !WITHOUT_SCHEMA.includes(id))) {
    const { rules, problems: found } = readSchema(files, schemaFile(place), shared);
    problems.push(...found);
    Object.assign(definitions, rules.definitions);
    schemas.set(place.id, rules.columns);
    for (const { name, definition } of rules.columns) {
      const known = columnDefinitions.get(name) ?? definition;
      if (known !== definition) {
        problems.push(
          `${place.id}: column "${name}" is a ${definition} here and a ${known} elsewhere.`,
        );
      }
      columnDefinitions.set(name, definition);
    }
  }
  for (const id of WITHOUT_SCHEMA) {
    const place = places.find((candidate) => candidate.id === id);
    if (place === undefined)
      problems.push(`${id} is gone from the package; take it out of shapes.ts.`);
    else if (files.has(schemaFile(place))) {
      problems.push(`${id} has a schema now; take it out of WITHOUT_SCHEMA in shapes.ts.`);
    }
  }
  for (const file of files.keys()) {
    if (file.endsWith(".schema.json") && file !== "common.schema.json" && !schemaFiles.has(file)) {
      problems.push(`${file} belongs to no template; name its template in shapes.ts.`);
    }
  }
  const templates = places
    .map((place) => toTemplate(place, sources, schemas.get(place.id), columnDefinitions, problems))
    .sort((a, b) => orderOf(a) - orderOf(b));
  for (const template of templates) problems.push(...sampleProblems(template, definitions));
  if (problems.length > 0) {
    throw new Error(
      `The CSV templates of sablier@${version} have ${problems.length} problems:\n` +
        problems.map((problem) => `- ${problem}`).join("\n"),
    );
  }
  return { source: { package: "sablier", version }, definitions, templates };
}

function readPlace(id: string): Place | string {
  const parts = id.split("/");
  const [first, second] = parts;
  const product = PRODUCTS.find((name) => name === first);
  const timing = TIMINGS.find((name) => name === second);
  const name = parts.at(-1) ?? "";
  const record = TEMPLATE_SHAPES[name];
  if (product === undefined || parts.length !== (timing === undefined ? 2 : 3)) {
    return `${id}.csv is in an unknown folder. Known: ${PRODUCTS.join(", ")}, then ${TIMINGS.join(" or ")}.`;
  }
  if (record === undefined) return `${id}.csv has an unknown shape; describe it in shapes.ts.`;
  return { id, product, timing, record, shape: name === "stream" ? "flow" : name };
}

function schemaFile({ id, record }: Place): string {
  const folder = id.slice(0, id.lastIndexOf("/"));
  return `${folder}/${record.schema ?? id.slice(folder.length + 1)}.schema.json`;
}

function headerOf(sample: string): readonly string[] {
  const [header] = readCsv(sample);
  return header?.fields ?? [];
}

function toTemplate(
  place: Place,
  { files, shapes, documented, folder }: Sources,
  schema: readonly CsvColumn[] | undefined,
  columnDefinitions: ReadonlyMap<string, string>,
  problems: string[],
): CsvTemplate {
  const { id, product, timing, shape, record } = place;
  const { label, model, entries, entriesFrom } = record;
  const sample = files.get(`${id}.csv`) ?? "";
  const columns =
    schema ??
    headerOf(sample).map((name) => {
      const definition = columnDefinitions.get(name);
      if (definition === undefined) {
        problems.push(
          `${id}: column "${name}" has no rule; add it to COLUMN_DEFINITIONS in shapes.ts.`,
        );
      }
      return { name, definition: definition ?? name };
    });
  const known = product === "lockup" ? shapes[shape] : undefined;
  if (product === "lockup" && known === undefined) {
    problems.push(`${id}: the package has no shape "${shape}".`);
  }
  const since = known?.versions.toSorted()[0];
  const curve = product === "lockup" ? shapeCurve(shape) : undefined;
  if (product === "lockup" && curve === undefined) {
    problems.push(`${id}: there is no example curve; add the shape to src/lib/shapes.`);
  }
  return {
    id,
    product,
    ...(timing && { timing }),
    shape,
    label,
    ...(model && { model }),
    ...(entries !== undefined && { entries }),
    ...(entriesFrom !== undefined && { entriesFrom }),
    ...(since !== undefined && { since }),
    documented: known === undefined || known.versions.includes(documented),
    deprecated: known?.isDeprecated ?? false,
    columns,
    sample,
    rules: schema === undefined ? "columns" : "schema",
    files: {
      csv: `${folder}/${id}.csv`,
      ...(schema !== undefined && { schema: `${folder}/${schemaFile(place)}` }),
    },
    ...(curve && { curve }),
  };
}

/** Place of a template in lists: by shape, durations before dates. */
function orderOf({ id, timing }: CsvTemplate): number {
  const name = id.slice(id.lastIndexOf("/") + 1);
  return Object.keys(TEMPLATE_SHAPES).indexOf(name) * 2 + Number(timing === "range");
}

function sampleProblems(
  template: CsvTemplate,
  definitions: Readonly<Record<string, CellRule>>,
): string[] {
  const settings = {
    template,
    definitions,
    decimals: 18,
    zone: "utc" as const,
    now: SAMPLE_TIME,
    maxCount: 500n,
  };
  const { findings, rows } = checkCsv(template.sample, settings);
  return [
    ...(rows === 0 ? [`${template.id}: the template has no sample row.`] : []),
    ...findings.map(({ row, column, message }) =>
      column === undefined
        ? `${template.id}, row ${row}: ${message}.`
        : `${template.id}, row ${row}, ${column}: ${message}.`,
    ),
  ];
}
