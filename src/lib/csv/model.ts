/**
 * The shapes in which CSV templates travel from the build to the page and to the public file
 * `/data/csv/templates.json`. Everything here is plain JSON.
 */

export type CsvProduct = "airdrops" | "flow" | "lockup";

/** `duration`: times count from the creation; `range`: absolute dates. */
export type CsvTiming = "duration" | "range";

/**
 * What a cell may hold: the constraints that the JSON Schemas of the package use on cells. Every
 * cell is a text.
 */
export interface CellRule {
  /** Regular expression that the text has to match, as JSON Schema writes it. */
  readonly pattern?: string;
  /** Fewest characters. */
  readonly minLength?: number;
  /** Closed list of texts. */
  readonly enum?: readonly string[];
}

export interface CsvColumn {
  readonly name: string;
  /** Key of {@link CsvTemplatesData.definitions}. */
  readonly definition: string;
}

/** A point of a curve: share of the time and share of the amount, both from 0 to 1. */
export type CurvePoint = readonly [time: number, amount: number];

export interface CsvTemplate {
  /** Path of the template without ending, for example `lockup/duration/linear`. */
  readonly id: string;
  readonly product: CsvProduct;
  readonly timing?: CsvTiming;
  /** Shape id that the contract stores; `instant` and `flow` name no shape of Lockup. */
  readonly shape: string;
  readonly label: string;
  /** Column that holds the number of tranches. */
  readonly entriesFrom?: string;
  /** Oldest Lockup release of the data package that has the shape, for example `v2.0`. */
  readonly since?: string;
  /** Whether the data package advises against the shape. */
  readonly deprecated: boolean;
  readonly columns: readonly CsvColumn[];
  /** The template as text: header and sample rows. */
  readonly sample: string;
  /** Paths below the base URL. Without a schema, the columns have the rules that others have. */
  readonly files: { readonly csv: string; readonly schema?: string };
  /** Curve with example parameters; templates without a curve of their own have none. */
  readonly curve?: readonly CurvePoint[];
}

export interface CsvTemplatesData {
  readonly source: { readonly package: string; readonly version: string };
  readonly definitions: Readonly<Record<string, CellRule>>;
  readonly templates: readonly CsvTemplate[];
}
