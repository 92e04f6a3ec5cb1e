import { readMoment } from "@site/src/forms";
import { formatAmount } from "@site/src/lib/format/amounts";
import { SHAPE_IDS, shapeOf, type ShapeParameter } from "@site/src/lib/shapes";
import { MOVED_KEYS, SLIDER_SHAPES, upgradeOf } from "../../moved-keys";
import { momentText, STREAM_FIELDS } from "./fields";

/** Sliders of the plots of shapes: their letters, and where they stood at first. */
const SLIDERS: Readonly<Record<ShapeParameter, readonly [letters: string, initial: string]>> = {
  startUnlock: ["u", "20"],
  cliff: ["c", "40"],
  cliffUnlock: ["k", "20"],
  exponent: ["x", "6"],
  firstTime: ["a", "30"],
  firstUnlock: ["au", "30"],
  secondTime: ["b", "60"],
  secondUnlock: ["bu", "30"],
  count: ["n", "4"],
  months: ["m", "12"],
  percentages: ["p", "10, 20, 30, 40"],
  granularity: ["g", "12"],
};

const TIMES: readonly ShapeParameter[] = ["cliff", "firstTime", "secondTime"];

/** A position of a slider, in percent of the stream, as the text of a field. */
function textOf(parameter: ShapeParameter, position: string): string {
  const { start, end, deposit } = STREAM_FIELDS;
  const [first, last] = [readMoment(start.initial), readMoment(end.initial)];
  if (!/^\d{1,3}$/u.test(position)) return position;
  const part = ((last - first) * BigInt(position)) / 100n;
  if (TIMES.includes(parameter)) return momentText(first + part);
  if (parameter === "granularity") return `${part}s`;
  // Only amounts are scaled by decimals.
  if (STREAM_FIELDS[parameter].scaled === undefined) return position;
  return formatAmount(BigInt(deposit.initial) * BigInt(position), 2, { grouping: false });
}

/** A shape as the reader chooses it now: a line in steps is the line, with a granularity. */
const choiceOf = (id: string): string => (id === "linearStepper" ? "linear" : id);

/** Makes an address of the tools that the explorer of streams replaced one of the explorer. */
export const movedQuery = upgradeOf(MOVED_KEYS.stream, (old, set) => {
  const { shape, cliff, startUnlock, cliffUnlock } = STREAM_FIELDS;
  // A linear stream had all its fields at once, with nothing in those of unlocks.
  if (["lcc", "lcu", "lck"].some((key) => old.has(key))) {
    set(shape.key, "linearUnlockCliff");
    set(cliff.key, old.get("lcc") ?? "");
    set(startUnlock.key, old.get("lcu") ?? "0");
    set(cliffUnlock.key, old.get("lck") ?? "0");
  }
  if (old.has("ee")) set(shape.key, "dynamicExponential");
  // The first shape whose plot had a slider that was moved; the others of that plot stood still.
  const [prefix] = [...old.keys()].find((key) => key.includes("-"))?.split("-", 1) ?? [];
  const id = prefix === undefined ? undefined : SLIDER_SHAPES[prefix];
  if (id !== undefined) {
    set(shape.key, choiceOf(id));
    for (const parameter of shapeOf(id).parameters) {
      const [letters, initial] = SLIDERS[parameter];
      const position = old.get(`${prefix}-${letters}`) ?? initial;
      set(STREAM_FIELDS[parameter].key, textOf(parameter, position));
    }
  }
  // The first of the shapes that were compared.
  const compared = old.get("ov")?.split(".", 1)[0];
  const first = SHAPE_IDS.find((id) => id === compared);
  if (first !== undefined) set(shape.key, choiceOf(first));
});
