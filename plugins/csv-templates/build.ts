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
import { COMMON_SCHEMA, type RawFiles, readColumns, readDefinitions } from "./schema";
import { COLUMN_DEFINITIONS, type ShapeRecord, TEMPLATE_SHAPES } from "./shapes";

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
  const problems: string[] = [];
  const definitions = readDefinitions(files, problems);
  const names = [...files.keys()];
  const places = names
    .filter((file) => file.endsWith(".csv"))
    .flatMap((file) => readPlace(file.replace(/\.csv$/, ""), problems) ?? []);
  const schemas = new Map<string, readonly CsvColumn[]>();
  const unused = new Set(names.filter((file) => file.endsWith(".schema.json")));
  unused.delete(COMMON_SCHEMA);
  for (const place of places) {
    const file = schemaFile(place);
    if (unused.delete(file)) {
      schemas.set(place.id, readColumns(files, file, definitions, problems));
    }
  }
  for (const file of unused) {
    problems.push(`${file} belongs to no template; name its template in shapes.ts.`);
  }
  const known = new Map(
    [...schemas.values()].flat().map(({ name, definition }) => [name, definition]),
  );
  const templates = places
    .map((place) => toTemplate(place, sources, schemas.get(place.id), known, problems))
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

function readPlace(id: string, problems: string[]): Place | undefined {
  const parts = id.split("/");
  const [first, second] = parts;
  const product = PRODUCTS.find((name) => name === first);
  const timing = TIMINGS.find((name) => name === second);
  const name = parts.at(-1) ?? "";
  const record = TEMPLATE_SHAPES[name];
  if (product === undefined || parts.length !== (timing === undefined ? 2 : 3)) {
    problems.push(
      `${id}.csv is in an unknown folder. Known: ${PRODUCTS.join(", ")}, then ${TIMINGS.join(" or ")}.`,
    );
  } else if (record === undefined) {
    problems.push(`${id}.csv has an unknown shape; describe it in shapes.ts.`);
  } else return { id, product, timing, record, shape: name === "stream" ? "flow" : name };
  return undefined;
}

function schemaFile({ id, record }: Place): string {
  const folder = id.slice(0, id.lastIndexOf("/"));
  return `${folder}/${record.schema ?? id.slice(folder.length + 1)}.schema.json`;
}

function toTemplate(
  place: Place,
  { files, shapes, documented, folder }: Sources,
  schema: readonly CsvColumn[] | undefined,
  columnDefinitions: ReadonlyMap<string, string>,
  problems: string[],
): CsvTemplate {
  const { id, product, timing, shape, record } = place;
  const { label, model, entries } = record;
  const sample = files.get(`${id}.csv`) ?? "";
  const [header] = readCsv(sample);
  const columns =
    schema ??
    (header?.fields ?? []).map((name) => {
      const definition = COLUMN_DEFINITIONS[name] ?? columnDefinitions.get(name);
      if (definition === undefined) {
        problems.push(
          `${id}: column "${name}" has no rule; add it to COLUMN_DEFINITIONS in shapes.ts.`,
        );
      }
      return { name, definition: definition ?? name };
    });
  const entriesFrom = columns.find(({ definition }) => definition === "positiveInteger")?.name;
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
    timing,
    shape,
    label,
    model,
    entries,
    entriesFrom,
    since,
    documented: known === undefined || known.versions.includes(documented),
    deprecated: known?.isDeprecated ?? false,
    columns,
    sample,
    rules: schema === undefined ? "columns" : "schema",
    files: {
      csv: `${folder}/${id}.csv`,
      ...(schema !== undefined && { schema: `${folder}/${schemaFile(place)}` }),
    },
    curve,
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
    ...findings.map(({ row, column, message }) => {
      const place = column === undefined ? `row ${row}` : `row ${row}, ${column}`;
      return `${template.id}, ${place}: ${message}.`;
    }),
  ];
}
