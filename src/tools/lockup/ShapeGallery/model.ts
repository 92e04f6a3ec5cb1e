import { UNIT } from "@site/src/lib/fixed-point";
import { type FormValues, read, readWhole, type TextField, textField } from "@site/src/forms";
import {
  buildShape,
  curveOf,
  explainError,
  SHAPE_IDS,
  SHAPES,
  shapeOf,
  type ShapedStream,
  type ShapeId,
  type ShapeParameter,
  ShapeProblem,
  type SharePoint,
  type ShapeValues,
} from "@site/src/lib/shapes";
import { checkCreate } from "@site/src/lib/lockup";
import { quoteValue } from "@site/src/lib/query";
import { readShares } from "../StreamShapeExplorer/readers";

/** Deposit and times of the drawings. The length only has to be long against one second. */
const DEPOSIT = 100n * UNIT;
const DAY = 86_400n;
const START = 1_738_368_000n;
const LENGTH = 1000n * DAY;
const END = START + LENGTH;

/** A slider of a shape: whole numbers between two ends. */
export interface SliderSpec {
  readonly kind: "slider";
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly initial: string;
  readonly unit: string;
}

/** A text field of a shape. */
export interface TextSpec {
  readonly kind: "text";
  readonly label: string;
  readonly initial: string;
}

function share(label: string, initial: string, min = 0, max = 100): SliderSpec {
  return { kind: "slider", label, min, max, initial, unit: "%" };
}

/** What a reader can turn, by parameter. Times and amounts are shares of the stream. */
export const CONTROLS: Readonly<Record<ShapeParameter, SliderSpec | TextSpec>> = {
  startUnlock: share("Unlock at the start", "20"),
  cliff: share("Cliff", "40", 1, 99),
  cliffUnlock: share("Unlock at the cliff", "20"),
  exponent: { kind: "slider", label: "Exponent", min: 0, max: 18, initial: "6", unit: "" },
  firstTime: share("First unlock at", "30", 1, 98),
  firstUnlock: share("First unlock", "30"),
  secondTime: share("Second unlock at", "60", 2, 99),
  secondUnlock: share("Second unlock", "30"),
  count: { kind: "slider", label: "Steps", min: 1, max: 24, initial: "4", unit: "" },
  months: { kind: "slider", label: "Months", min: 1, max: 36, initial: "12", unit: "" },
  percentages: { kind: "text", label: "Percent per year", initial: "10, 20, 30, 40" },
  granularity: share("Time between unlocks", "12", 1),
};

const SHORT: Readonly<Record<ShapeParameter, string>> = {
  startUnlock: "u",
  cliff: "c",
  cliffUnlock: "k",
  exponent: "x",
  firstTime: "a",
  firstUnlock: "au",
  secondTime: "b",
  secondUnlock: "bu",
  count: "n",
  months: "m",
  percentages: "p",
  granularity: "g",
};

function checkOf(spec: SliderSpec | TextSpec): (text: string) => unknown {
  return spec.kind === "text"
    ? readShares
    : (text) => readWhole(text, BigInt(spec.min), BigInt(spec.max));
}

/** Fields of a shape's sliders, by parameter. */
export function fieldsOf(id: ShapeId): Readonly<Record<string, TextField>> {
  const { key, parameters } = shapeOf(id);
  return Object.fromEntries(
    parameters.map((name) => {
      const spec = CONTROLS[name];
      return [name, textField(`${key}-${SHORT[name]}`, spec.label, spec.initial, checkOf(spec))];
    }),
  );
}

/** A drawn shape, or the reason why the values give none. */
export type DrawnShape =
  | { readonly ok: true; readonly stream: ShapedStream; readonly points: readonly SharePoint[] }
  | { readonly ok: false; readonly problem: string; readonly parameter?: ShapeParameter };

function valuesOf(texts: FormValues): ShapeValues {
  const whole = (name: ShapeParameter): bigint => BigInt(texts[name] ?? CONTROLS[name].initial);
  const amount = (name: ShapeParameter): bigint => (DEPOSIT * whole(name)) / 100n;
  const time = (name: ShapeParameter): bigint => START + (LENGTH * whole(name)) / 100n;
  return {
    startUnlock: amount("startUnlock"),
    cliff: time("cliff"),
    cliffUnlock: amount("cliffUnlock"),
    exponent: whole("exponent") * UNIT,
    firstTime: time("firstTime"),
    firstUnlock: amount("firstUnlock"),
    secondTime: time("secondTime"),
    secondUnlock: amount("secondUnlock"),
    count: whole("count"),
    months: whole("months"),
    percentages: readShares(texts.percentages ?? CONTROLS.percentages.initial),
    granularity: (LENGTH * whole("granularity")) / 100n,
  };
}

/**
 * The curve of a shape for slider positions, computed with the contract's formulas.
 *
 * @param texts positions by parameter; the defaults for those that are missing
 */
export function drawShape(id: ShapeId, texts: FormValues = {}): DrawnShape {
  const unreadable = shapeOf(id).parameters.find(
    (name) => !read(() => checkOf(CONTROLS[name])(texts[name] ?? CONTROLS[name].initial)).ok,
  );
  if (unreadable !== undefined) {
    const spec = CONTROLS[unreadable];
    const result = read(() => checkOf(spec)(texts[unreadable] ?? ""));
    return { ok: false, parameter: unreadable, problem: result.ok ? "" : result.problem };
  }
  try {
    const built = buildShape(id, DEPOSIT, { start: START, end: END }, valuesOf(texts));
    const outcome = checkCreate(
      {
        sender: "0x0000000000000000000000000000000000000001",
        totalAmount: DEPOSIT,
        brokerFee: 0n,
        shape: id,
        ...built,
      },
      { release: shapeOf(id).since, maxCount: 320n },
    );
    if (!outcome.ok) {
      return { ok: false, problem: explainError(outcome.error) };
    }
    const stream = { deposited: DEPOSIT, ...built };
    return { ok: true, stream, points: curveOf(stream, 61) };
  } catch (thrown) {
    if (thrown instanceof ShapeProblem) {
      const problem = thrown.message.startsWith("the unlocks")
        ? "the unlocks exceed 100% of the deposit"
        : thrown.message;
      return { ok: false, problem, parameter: thrown.parameter };
    }
    throw thrown;
  }
}

/** Most curves that one plot keeps apart. */
export const MOST_CURVES = 4;

/**
 * Reads the shapes of the comparison.
 *
 * @param text shape labels separated by dots
 * @throws RangeError that names the label, or says how many are allowed
 */
export function readChosen(text: string): ShapeId[] {
  const labels = text === "" ? [] : text.split(".");
  const unknown = labels.find((label) => !SHAPE_IDS.some((id) => id === label));
  if (unknown !== undefined) {
    throw new RangeError(`${quoteValue(unknown)} is not a shape; use ${SHAPE_IDS.join(", ")}`);
  }
  if (labels.length === 0 || labels.length > MOST_CURVES || new Set(labels).size < labels.length) {
    throw new RangeError(
      `${quoteValue(text)} lists ${labels.length} shapes; use 1 to ${MOST_CURVES} different ones`,
    );
  }
  return SHAPES.map(({ id }) => id).filter((id) => labels.includes(id));
}

export const OVERLAY_FIELDS = {
  shapes: textField("ov", "Shapes", "linear.cliff.dynamicExponential.tranchedStepper", readChosen),
};
