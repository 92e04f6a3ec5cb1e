import {
  decimalsField,
  type FormValues,
  momentField,
  optionalMomentField,
  optionField,
  positiveField,
  readForm,
  textField,
  tokensField,
  wholeField,
  yesNoField,
} from "@site/src/forms";
import { checkCreate, encodingProblems, type LockupRelease } from "@site/src/lib/lockup";
import {
  type BuiltShape,
  buildShape,
  type CreateCall,
  SHAPE_IDS,
  SHAPES,
  type ShapeId,
  shapeOf,
  ShapeProblem,
  type ShapeValues,
} from "@site/src/lib/shapes";
import { LOWEST_MAX_COUNT, readExponent, readShares } from "./readers";
import { blame } from "../blame";
import {
  chosenRelease,
  granularityField,
  granularityOf,
  hasGranularity,
  releaseField,
  rulesOf,
} from "../release";

/** Token decimals up to which the editors work; the contract itself does not look at them. */
const MOST_DECIMALS = 36;

/** Most steps or months that the editor draws. */
const MOST_STEPS = 120n;

/** Any sender that is not the zero address; the checks of a new stream look at nothing else. */
export const ANY_SENDER = "0x0000000000000000000000000000000000000001";

export const VARIANTS = ["timestamps", "durations"] as const;

/** Fields that all editors of this piece share. */
export function commonFields(prefix: string) {
  return {
    release: releaseField(`${prefix}v`),
    deposit: positiveField(`${prefix}d`, "Deposit", "1000", { hint: "Whole tokens." }),
    decimals: decimalsField(`${prefix}n`, "18", {
      highest: MOST_DECIMALS,
      hint: "USDC 6, DAI 18.",
    }),
    start: momentField(`${prefix}s`, "Start", "2027-02-01", { hint: "UTC, or Unix seconds." }),
    variant: optionField(`${prefix}f`, "Function", "timestamps", VARIANTS, {
      caption: "Function takes",
    }),
    cancelable: yesNoField(`${prefix}c`, "Cancelable", "yes"),
    transferable: yesNoField(`${prefix}t`, "Transferable", "yes"),
  };
}

/** Names of the choices of a create call that do not change the curve. */
export const CALL_OPTIONS = ["release", "variant", "cancelable", "transferable"] as const;

const TOKENS_HINT = { hint: "Whole tokens." };
const MOMENT_HINT = { hint: "UTC, for example 2027-05-01 or 2027-05-01 12:00." };

/** Shapes to choose from. A line in steps is the line, with a granularity. */
export const CHOICES = SHAPES.filter(({ id }) => id !== "linearStepper");

export const EXPLORER_FIELDS = {
  ...commonFields("sx"),
  shape: optionField(
    "sx",
    "Shape",
    "cliff",
    CHOICES.map(({ id: value, name }) => ({ value, label: name })),
  ),
  end: momentField("sxe", "End", "2028-02-01", { hint: "UTC, or Unix seconds." }),
  startUnlock: tokensField("sxu", "Start unlock", "100", TOKENS_HINT),
  cliff: optionalMomentField("sxl", "Cliff", "2027-05-01", MOMENT_HINT),
  cliffUnlock: tokensField("sxk", "Cliff unlock", "250", TOKENS_HINT),
  granularity: granularityField("sxg"),
  exponent: textField("sxx", "Exponent", "6", readExponent, {
    inputMode: "decimal",
    hint: "Above 1 releases late, below 1 early.",
  }),
  firstTime: momentField("sxa", "First unlock at", "2027-05-01", MOMENT_HINT),
  firstUnlock: tokensField("sxau", "First unlock", "300", TOKENS_HINT),
  secondTime: momentField("sxb", "Second unlock at", "2027-09-01", MOMENT_HINT),
  secondUnlock: tokensField("sxbu", "Second unlock", "300", TOKENS_HINT),
  count: wholeField("sxm", "Steps", "4", [1n, MOST_STEPS], { hint: "1 to 120." }),
  months: wholeField("sxo", "Months", "12", [1n, MOST_STEPS], {
    hint: "1 to 120. Same day every month.",
  }),
  percentages: textField("sxp", "Yearly percentages", "10, 20, 30, 40", readShares, {
    hint: "One per year, 100 in total.",
  }),
};

export type ExplorerName = keyof typeof EXPLORER_FIELDS;

/** A call that the contract accepts, or what is wrong, by field. */
export interface Evaluation<Name extends string> {
  readonly problems: Partial<Record<Name, string>>;
  readonly call?: CreateCall;
}

/** Whether the end of a shape follows from its other values. */
export function endsByItself(id: ShapeId): boolean {
  return id === "tranchedMonthly" || id === "tranchedBackweighted";
}

/** The fields that decide about the curve of a shape, in the order of the form. */
export function usedFields(id: ShapeId, release: LockupRelease): ExplorerName[] {
  const end = endsByItself(id) ? [] : (["end"] as const);
  const { model, parameters } = shapeOf(id);
  const steps = model === "linear" && hasGranularity(release) ? (["granularity"] as const) : [];
  return ["deposit", "decimals", "start", ...end, ...parameters, ...steps];
}

/** Shape that the reader has chosen; the default for an unusable text. */
export function chosenShape(texts: FormValues<ExplorerName>): ShapeId {
  return SHAPE_IDS.find((id) => id === texts.shape) ?? "cliff";
}

/**
 * Turns what the reader has written into a create call.
 *
 * @param texts amounts in whole tokens, moments in UTC
 * @returns the call, or a problem for each field that stands in its way
 */
export function evaluate(texts: FormValues<ExplorerName>): Evaluation<ExplorerName> {
  const id = chosenShape(texts);
  const used = usedFields(id, chosenRelease(texts.release));
  const { problems, values } = readForm(EXPLORER_FIELDS, texts, {
    unused: (Object.keys(EXPLORER_FIELDS) as ExplorerName[]).filter((name) => !used.includes(name)),
  });
  if (values === undefined) return { problems };
  if (id === "dynamicCliffExponential" && values.cliff === 0n) {
    return { problems: { cliff: "this shape needs a cliff; write a moment after the start" } };
  }
  const { deposit, start, end, decimals } = values;
  return checked(id, texts, deposit, { start, end }, values, decimals);
}

/** A linear schedule with the granularity that its release stores; others stay as they are. */
function withGranularity(
  built: BuiltShape,
  release: LockupRelease,
  granularity: bigint,
): BuiltShape {
  const { schedule } = built;
  return schedule.model === "linear"
    ? { ...built, schedule: { ...schedule, ...granularityOf(release, granularity) } }
    : built;
}

/** Label of a shape: a line in steps has one of its own. */
function shapeIdOf(id: ShapeId, granularity: bigint): string {
  return id === "linear" && granularity > 1n ? "linearStepper" : id;
}

function checked(
  id: ShapeId,
  texts: FormValues<ExplorerName>,
  deposited: bigint,
  timestamps: { start: bigint; end: bigint },
  values: ShapeValues & { readonly release: LockupRelease; readonly granularity: bigint },
  decimals: number,
): Evaluation<ExplorerName> {
  const { release, granularity } = values;
  try {
    const built = withGranularity(
      buildShape(id, deposited, timestamps, values),
      release,
      granularity,
    );
    const shape = shapeIdOf(id, granularity);
    const parameters = {
      sender: ANY_SENDER,
      totalAmount: deposited,
      brokerFee: 0n,
      shape,
      ...built,
    };
    const [unencodable] = encodingProblems(parameters, release);
    if (unencodable !== undefined) {
      const late: ExplorerName = endsByItself(id) ? "start" : "end";
      return { problems: { [late]: unencodable.message } };
    }
    const outcome = checkCreate(parameters, rulesOf(release, LOWEST_MAX_COUNT));
    if (!outcome.ok) {
      return { problems: blame(outcome.error, usedFields(id, release)) };
    }
    return {
      problems: {},
      call: { ...built, deposited, shape, decimals, ...optionsOf(texts) },
    };
  } catch (thrown) {
    if (thrown instanceof ShapeProblem) {
      return { problems: { [thrown.parameter]: thrown.message } };
    }
    if (thrown instanceof RangeError) {
      return { problems: { start: thrown.message } };
    }
    throw thrown;
  }
}

/** The parts of a call that do not depend on its form. */
export function optionsOf(
  texts: Readonly<Record<(typeof CALL_OPTIONS)[number], string>>,
): Pick<CreateCall, (typeof CALL_OPTIONS)[number]> {
  return {
    release: chosenRelease(texts.release),
    variant: VARIANTS.find((variant) => variant === texts.variant) ?? "timestamps",
    cancelable: texts.cancelable !== "no",
    transferable: texts.transferable !== "no",
  };
}
