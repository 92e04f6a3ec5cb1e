import { formatAmount } from "@site/src/lib/format/amounts";
import { readMoment } from "@site/src/forms";
import { SHAPE_IDS, SHAPES, shapeOf, type ShapeParameter } from "@site/src/lib/shapes";
import { momentText, STREAM_FIELDS, type StreamName } from "./fields";

/** Keys of tools that were one for each question, by prefix, with the field that took them over. */
const TOOLS: Readonly<Record<string, Readonly<Record<string, StreamName>>>> = {
  // Linear streams: amounts, status, cancellation.
  lc: {
    ...{ r: "release", d: "deposit", n: "decimals", s: "start", c: "cliff", e: "end" },
    ...{ u: "startUnlock", k: "cliffUnlock", g: "granularity", a: "cancelable" },
    ...{ f: "transferable", w: "withdrawn", x: "canceledAt", t: "now" },
  },
  // Price gate.
  pg: {
    ...{ p: "price", t: "target", f: "feed", n: "now", s: "start", e: "end", d: "deposit" },
    c: "cancelable",
  },
  // Stream in motion.
  tk: { a: "deposit", s: "start", e: "end", n: "now", v: "speed" },
  // Builders of segments and tranches.
  sg: {
    ...{ "": "segments", v: "release", d: "deposit", n: "decimals", s: "start" },
    ...{ f: "variant", c: "cancelable", t: "transferable" },
  },
  tr: {
    ...{ "": "tranches", u: "unit", v: "release", d: "deposit", n: "decimals", s: "start" },
    ...{ f: "variant", c: "cancelable", t: "transferable" },
  },
};

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
const AMOUNTS: readonly ShapeParameter[] = [
  "startUnlock",
  "cliffUnlock",
  "firstUnlock",
  "secondUnlock",
];

/** A position of a slider, in percent of the stream, as the text of a field. */
function textOf(parameter: ShapeParameter, position: string): string {
  const { start, end, deposit } = STREAM_FIELDS;
  const [first, last] = [readMoment(start.initial), readMoment(end.initial)];
  if (!/^\d{1,3}$/u.test(position)) return position;
  const part = ((last - first) * BigInt(position)) / 100n;
  if (TIMES.includes(parameter)) return momentText(first + part);
  if (parameter === "granularity") return `${part}s`;
  if (!AMOUNTS.includes(parameter)) return position;
  return formatAmount(BigInt(deposit.initial) * BigInt(position), 2, { grouping: false });
}

/** A shape as the reader chooses it now: a line in steps is the line, with a granularity. */
const choiceOf = (id: string): string => (id === "linearStepper" ? "linear" : id);

/** The first shape whose plot had a slider that was moved. */
const movedShape = (query: URLSearchParams) =>
  SHAPES.find(({ key }) => [...query.keys()].some((name) => name.startsWith(`${key}-`)));

/**
 * An address of the tools that this one replaced, as an address of this one. A query without their
 * keys stays as it is.
 *
 * @param search query with or without `?`
 */
export function movedQuery(search: string): string {
  const query = new URLSearchParams(search);
  const set = (name: StreamName, text: string): void => {
    const { key } = STREAM_FIELDS[name];
    if (!query.has(key)) query.set(key, text);
  };
  const take = (key: string): string | undefined => {
    const text = query.get(key) ?? undefined;
    query.delete(key);
    return text;
  };
  // A linear stream had all its fields at once, with nothing in those of unlocks.
  if (["lcc", "lcu", "lck"].some((key) => query.has(key))) {
    set("shape", "linearUnlockCliff");
    set("cliff", take("lcc") ?? "");
    set("startUnlock", take("lcu") ?? "0");
    set("cliffUnlock", take("lck") ?? "0");
  }
  for (const [prefix, names] of Object.entries(TOOLS)) {
    for (const [suffix, name] of Object.entries(names)) {
      const text = take(prefix + suffix);
      if (text !== undefined) set(name, text);
    }
  }
  const exponent = take("ee");
  if (exponent !== undefined) {
    set("shape", "dynamicExponential");
    set("exponent", exponent);
  }
  const shape = movedShape(query);
  if (shape !== undefined) {
    const { id, key, parameters } = shapeOf(shape.id);
    set("shape", choiceOf(id));
    for (const parameter of parameters) {
      const [letters, initial] = SLIDERS[parameter];
      set(parameter, textOf(parameter, take(`${key}-${letters}`) ?? initial));
    }
    for (const name of [...query.keys()]) {
      if (SHAPES.some((other) => name.startsWith(`${other.key}-`))) query.delete(name);
    }
  }
  // The first of the shapes that were compared.
  const compared = take("ov")?.split(".")[0];
  const first = SHAPE_IDS.find((id) => id === compared);
  if (first !== undefined) set("shape", choiceOf(first));
  const written = query.toString();
  return written === new URLSearchParams(search).toString() ? search : `?${written}`;
}
