import type { CsvModel } from "../../src/lib/csv/model";

/** What this site knows about a shape on top of the data package. */
export interface ShapeRecord {
  readonly label: string;
  readonly model?: CsvModel;
  /** Segments or tranches of a stream, where the shape fixes them. */
  readonly entries?: number;
  /** Name of the schema file without ending, where it is not the shape id. */
  readonly schema?: string;
}

/** Shapes of the templates, in the order in which pages list them. */
export const TEMPLATE_SHAPES: Readonly<Record<string, ShapeRecord>> = {
  instant: { label: "Airdrop, any type" },
  stream: { label: "Flow stream" },
  linear: { label: "Linear", model: "linear" },
  cliff: { label: "Cliff-Linear", model: "linear" },
  linearUnlockLinear: { label: "Unlock-Linear", model: "linear" },
  linearUnlockCliff: { label: "Unlock-Cliff", model: "linear" },
  linearTimelock: { label: "Timelock (linear)", model: "linear" },
  linearStepper: { label: "Linear steps", model: "linear" },
  dynamicExponential: { label: "Exponential", model: "dynamic", entries: 1 },
  dynamicCliffExponential: { label: "Cliff-Exponential", model: "dynamic", entries: 3 },
  // Each jump needs a segment of one second after a level one; the last segment is the rest.
  dynamicDoubleUnlock: {
    label: "Double unlock",
    model: "dynamic",
    entries: 5,
    schema: "dynamicDoubleCliff",
  },
  tranchedStepper: { label: "Unlock in steps", model: "tranched" },
  tranchedMonthly: { label: "Unlock monthly", model: "tranched" },
  tranchedBackweighted: { label: "Backweighted", model: "tranched" },
  tranchedTimelock: { label: "Timelock (tranched)", model: "tranched", entries: 1 },
};

/** Rules of columns that only templates without a schema have, by the name of the definition. */
export const COLUMN_DEFINITIONS: Readonly<Record<string, string>> = {
  monthCount: "positiveInteger",
  yearCount: "positiveInteger",
  unlockPercentages: "unlockPercentages",
};
