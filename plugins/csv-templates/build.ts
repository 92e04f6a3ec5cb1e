import { checkCsv } from "../../src/lib/csv/check";
import type {
  CsvColumn,
  CsvProduct,
  CsvTemplate,
  CsvTemplatesData,
  CsvTiming,
  CurvePoint,
} from "../../src/lib/csv/model";
import { readCsv } from "../../src/lib/csv/parse";
import { simplify } from "../../src/lib/plot";
import { SHAPES, type Shape } from "../../src/lib/shapes";
import { exampleOf, pictureOf } from "../../src/lib/shapes/pictures";
import { COMMON_SCHEMA, type RawFiles, readColumns, readDefinitions } from "./schema";

/** Public folder of the files. */
export const FOLDER = "/data/csv";

export interface Sources {
  readonly version: string;
  /** Files of the package below `csv/evm`. */
  readonly files: RawFiles;
  /** What the package says about each shape of Lockup. */
  readonly shapes: Readonly<Record<string, Required<Pick<CsvTemplate, "since" | "deprecated">>>>;
}

const PRODUCTS: readonly CsvProduct[] = ["airdrops", "flow", "lockup"];
const TIMINGS: readonly CsvTiming[] = ["duration", "range"];

/** Labels of the templates that name no shape of Lockup, by the name of the file. They come first. */
const OTHER_LABELS = { instant: "Airdrop, any type", stream: "Flow stream" };

/** Labels of all templates, in the order in which pages list them. */
const LABELS = new Map([
  ...Object.entries(OTHER_LABELS),
  ...SHAPES.map(({ id, name, appName = name }: Shape) => [id, appName] as const),
]);

/** Names of schemas that are not called as their template. */
const SCHEMA_NAMES: Readonly<Record<string, string>> = {
  dynamicDoubleUnlock: "dynamicDoubleCliff",
};

/** Rules of columns that only templates without a schema have, by the name of the definition. */
const COLUMN_DEFINITIONS: Readonly<Record<string, string>> = {
  monthCount: "positiveInteger",
  yearCount: "positiveInteger",
  unlockPercentages: "unlockPercentages",
};

/** Before every date of the sample rows, so that none of them counts as past. */
const SAMPLE_TIME = 1_735_689_600n;
/** Shares of a curve are written with so many decimals, which a small drawing does not show. */
const CURVE_DECIMALS = 3;

/** What the path of a template says. */
interface Place extends Pick<CsvTemplate, "id" | "product" | "timing"> {
  /** Name of the file without ending. */
  readonly name: string;
  readonly label: string;
  /** Where its schema is, if the package has one. */
  readonly schemaFile: string;
}

/**
 * Makes the data of the templates out of the files of the package and checks all of it: names,
 * schemas, headers, and that every sample row passes the checker that readers use.
 * @throws Error that lists every problem
 */
export function buildTemplates({ files, version, shapes }: Sources): CsvTemplatesData {
  const problems: string[] = [];
  const definitions = readDefinitions(files, problems);
  const names = [...files.keys()];
  const places = names
    .filter((file) => file.endsWith(".csv"))
    .flatMap((file) => readPlace(file.replace(/\.csv$/, ""), problems) ?? []);
  const schemas = new Map(
    places
      .filter(({ schemaFile }) => files.has(schemaFile))
      .map(({ schemaFile }) => [schemaFile, readColumns(files, schemaFile, definitions, problems)]),
  );
  for (const file of names.filter((name) => name.endsWith(".schema.json"))) {
    if (file !== COMMON_SCHEMA && !schemas.has(file)) {
      problems.push(`${file} belongs to no template; name its template in SCHEMA_NAMES.`);
    }
  }
  const rules = new Map([
    ...[...schemas.values()].flat().map(({ name, definition }) => [name, definition] as const),
    ...Object.entries(COLUMN_DEFINITIONS),
  ]);
  const order = [...LABELS.keys()];
  const templates = places
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name) || (a.id < b.id ? -1 : 1))
    .map(({ id, product, timing, name, label, schemaFile }): CsvTemplate => {
      const sample = files.get(`${id}.csv`) ?? "";
      const schema = schemas.get(schemaFile);
      const columns = schema ?? columnsOf(id, sample, rules, problems);
      const known = product === "lockup" ? shapes[name] : undefined;
      if (product === "lockup" && known === undefined) {
        problems.push(`${id}: the package has no shape "${name}".`);
      }
      return {
        id,
        product,
        timing,
        shape: product === "flow" ? "flow" : name,
        label,
        entriesFrom: columns.find(({ definition }) => definition === "positiveInteger")?.name,
        since: known?.since,
        deprecated: known?.deprecated ?? false,
        columns,
        sample,
        files: {
          csv: `${FOLDER}/${id}.csv`,
          ...(schema !== undefined && { schema: `${FOLDER}/${schemaFile}` }),
        },
        curve: shapeCurve(name),
      };
    });
  const data = { source: { package: "sablier", version }, definitions, templates };
  problems.push(...templates.flatMap((template) => sampleProblems(template, data)));
  if (problems.length > 0) {
    throw new Error(
      `The CSV templates of sablier@${version} have ${problems.length} problems:\n` +
        problems.map((problem) => `- ${problem}`).join("\n"),
    );
  }
  return data;
}

function readPlace(id: string, problems: string[]): Place | undefined {
  const parts = id.split("/");
  const [first, second] = parts;
  const product = PRODUCTS.find((known) => known === first);
  const timing = TIMINGS.find((known) => known === second);
  const name = parts.at(-1) ?? "";
  const label = LABELS.get(name);
  if (product === undefined || parts.length !== (timing === undefined ? 2 : 3)) {
    problems.push(
      `${id}.csv is in an unknown folder. Known: ${PRODUCTS.join(", ")}, then ${TIMINGS.join(" or ")}.`,
    );
  } else if (label === undefined) {
    problems.push(`${id}.csv has an unknown shape; describe it in src/lib/shapes/catalogue.ts.`);
  } else {
    const folder = id.slice(0, -name.length);
    const schemaFile = `${folder}${SCHEMA_NAMES[name] ?? name}.schema.json`;
    return { id, product, timing, name, label, schemaFile };
  }
  return undefined;
}

/** The columns of a template without a schema: those of its header, with the rules that others have. */
function columnsOf(
  id: string,
  sample: string,
  rules: ReadonlyMap<string, string>,
  problems: string[],
): CsvColumn[] {
  const [header] = readCsv(sample);
  return (header?.fields ?? []).map((name) => {
    const definition = rules.get(name);
    if (definition === undefined) {
      problems.push(`${id}: column "${name}" has no rule; add it to COLUMN_DEFINITIONS.`);
    }
    return { name, definition: definition ?? name };
  });
}

/** The curve of a shape as its drawing has it, without the points that a small one does not need. */
function shapeCurve(name: string): CurvePoint[] | undefined {
  const shape = SHAPES.find(({ id }) => id === name);
  if (shape === undefined) return undefined;
  const rounded = (value: number): number => Number(value.toFixed(CURVE_DECIMALS));
  return simplify(pictureOf(exampleOf(shape.id)), 10 ** -CURVE_DECIMALS).map(({ x, y }) => [
    rounded(x),
    rounded(y),
  ]);
}

function sampleProblems(
  template: CsvTemplate,
  { definitions }: Pick<CsvTemplatesData, "definitions">,
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
