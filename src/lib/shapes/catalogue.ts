import type { ShapeValues } from "./build";
import type { LOCKUP_MODELS, LockupRelease, LockupSchedule } from "../lockup";

/** Name of a value that gives a shape its form. */
export type ShapeParameter = keyof ShapeValues;

/** A named way to use one of the three models in which time unlocks a deposit. */
export interface Shape {
  /** Label that the create functions take and that interfaces recognize. */
  readonly id: string;
  readonly name: string;
  /** Id of its section on the page of shapes. */
  readonly section: string;
  /** Name in the app's gallery; undefined for a shape that is not in it. */
  readonly appName?: string;
  readonly model: LockupSchedule["model"];
  /** First release that knows the id, of those from v2.0 on. */
  readonly since: LockupRelease;
  readonly parameters: readonly ShapeParameter[];
  /** What the struct arguments hold. */
  readonly structs: string;
  /**
   * Gas of a whole create transaction of Lockup v2.0 on Ethereum, published in 2025 for one example
   * each. An estimate; undefined where none was published.
   */
  readonly gas?: number;
  readonly gasNote?: string;
  /** Whether the data package marks the id as deprecated. */
  readonly isDeprecated?: true;
}

/** Shapes that Lockup can create since v2.0, in the order of the page. */
export const SHAPES = [
  {
    id: "linear",
    name: "Linear",
    section: "linear",
    appName: "Linear",
    model: "linear",
    since: "v2.0",
    parameters: [],
    structs: "no unlock amounts, no cliff",
    gas: 168_923,
  },
  {
    id: "linearUnlockLinear",
    name: "Initial unlock",
    section: "initial-unlock",
    appName: "Unlock-Linear",
    model: "linear",
    since: "v2.0",
    parameters: ["startUnlock"],
    structs: "unlockAmounts.start",
    gas: 191_182,
  },
  {
    id: "cliff",
    name: "Cliff unlock",
    section: "cliff-unlock",
    appName: "Cliff-Linear",
    model: "linear",
    since: "v2.0",
    parameters: ["cliff", "cliffUnlock"],
    structs: "cliff time, unlockAmounts.cliff",
    gas: 213_708,
  },
  {
    id: "linearUnlockCliff",
    name: "Initial and cliff unlock",
    section: "initial-cliff-unlock",
    appName: "Unlock-Cliff",
    model: "linear",
    since: "v2.0",
    parameters: ["startUnlock", "cliff", "cliffUnlock"],
    structs: "unlockAmounts.start, cliff time, unlockAmounts.cliff",
    gas: 214_067,
  },
  {
    id: "linearStepper",
    name: "Linear in steps",
    section: "linear-steps",
    model: "linear",
    since: "v4.0",
    parameters: ["granularity"],
    structs: "granularity: seconds from one step to the next",
  },
  {
    id: "dynamicExponential",
    name: "Exponential",
    section: "exponential",
    appName: "Exponential",
    model: "dynamic",
    since: "v2.0",
    parameters: ["exponent"],
    structs: "1 segment",
    gas: 219_629,
  },
  {
    id: "dynamicCliffExponential",
    name: "Cliff exponential",
    section: "cliff-exponential",
    appName: "Cliff-Exponential",
    model: "dynamic",
    since: "v2.0",
    parameters: ["cliff", "cliffUnlock", "exponent"],
    structs: "3 segments: nothing until the cliff, its amount in 1 second, the rest on a curve",
    gas: 274_420,
  },
  {
    id: "dynamicDoubleUnlock",
    name: "Double unlock",
    section: "double-unlock",
    model: "dynamic",
    since: "v2.0",
    parameters: ["firstTime", "firstUnlock", "secondTime", "secondUnlock"],
    structs: "5 segments: two pairs of a wait and a 1-second unlock, then a line",
  },
  {
    id: "tranchedStepper",
    name: "Unlock in steps",
    section: "unlock-in-steps",
    appName: "Unlock in Steps",
    model: "tranched",
    since: "v2.0",
    parameters: ["count"],
    structs: "n tranches of equal amount and distance",
    gas: 299_268,
    gasNote: "4 steps",
    isDeprecated: true,
  },
  {
    id: "tranchedMonthly",
    name: "Unlock monthly",
    section: "unlock-monthly",
    appName: "Unlock Monthly",
    model: "tranched",
    since: "v2.0",
    parameters: ["months"],
    structs: "1 tranche a month",
    gas: 511_476,
    gasNote: "12 months",
  },
  {
    id: "tranchedBackweighted",
    name: "Backweighted",
    section: "backweighted",
    appName: "Backweighted",
    model: "tranched",
    since: "v2.0",
    parameters: ["percentages"],
    structs: "1 tranche a year, growing",
    gas: 342_999,
    gasNote: "4 years",
  },
  {
    id: "tranchedTimelock",
    name: "Timelock, tranched",
    section: "timelock",
    appName: "Timelock",
    model: "tranched",
    since: "v2.0",
    parameters: [],
    structs: "1 tranche at the end",
    gas: 219_700,
  },
  {
    id: "linearTimelock",
    name: "Timelock, linear",
    section: "timelock",
    model: "linear",
    since: "v2.0",
    parameters: [],
    structs: "cliff one second before the end, unlockAmounts.cliff = deposit",
  },
] as const satisfies readonly Shape[];

/** Label of a shape that Lockup can create and that has a section on the page of shapes. */
export type ShapeId = (typeof SHAPES)[number]["id"];

/** Labels of all shapes, in the order of the page. */
export const SHAPE_IDS: readonly ShapeId[] = SHAPES.map(({ id }) => id);

export function shapeOf(id: ShapeId): Shape {
  const shape = SHAPES.find((candidate) => candidate.id === id);
  if (shape === undefined) {
    throw new RangeError(`"${id}" is not a shape; use one of ${SHAPE_IDS.join(", ")}`);
  }
  return shape;
}

/** Ending of the create functions of a model. */
export const MODEL_SUFFIX = {
  linear: "LL",
  dynamic: "LD",
  tranched: "LT",
  "price-gated": "LPG",
} as const satisfies Readonly<Record<(typeof LOCKUP_MODELS)[number], string>>;
