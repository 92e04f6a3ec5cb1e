// cspell:ignore sxyf sxyp sxsg sxtr sxtu
import type { ShapeId } from "@site/src/lib/shapes";

/** Old keys of the address with the keys that took over their texts, separated by spaces. */
export type MovedKeys = Readonly<Record<string, string>>;

/** Prefixes of the sliders that each plot of a shape had, with the shape. */
export const SLIDER_SHAPES: Readonly<Record<string, ShapeId>> = {
  ...{ li: "linear", ul: "linearUnlockLinear", cl: "cliff", uc: "linearUnlockCliff" },
  ...{ ls: "linearStepper", ex: "dynamicExponential", ce: "dynamicCliffExponential" },
  ...{ du: "dynamicDoubleUnlock", st: "tranchedStepper", mo: "tranchedMonthly" },
  ...{ bw: "tranchedBackweighted", tt: "tranchedTimelock", lt: "linearTimelock" },
};

const SLIDER_LETTERS = ["u", "c", "k", "x", "a", "au", "b", "bu", "n", "m", "p", "g"];

const SLIDERS = Object.fromEntries(
  Object.keys(SLIDER_SHAPES).flatMap((prefix) =>
    SLIDER_LETTERS.map((letters) => [`${prefix}-${letters}`, ""]),
  ),
);

/**
 * Keys that addresses of earlier tools have, by the tool that replaced these. A key that leads to none is
 * read by that tool, which turns its text into another, or had a meaning only before.
 */
export const MOVED_KEYS = {
  stream: {
    // Linear streams: amounts, status, cancellation.
    ...{ lcr: "sxv", lcd: "sxd", lcn: "sxn", lcs: "sxs", lcc: "sxl", lce: "sxe", lcu: "sxu" },
    ...{ lck: "sxk", lcg: "sxg", lca: "sxc", lcf: "sxt", lcw: "sxw", lcx: "sxz", lct: "sxq" },
    // Price gate.
    ...{ pgp: "sxyp", pgt: "sxy", pgf: "sxyf", pgn: "sxq", pgs: "sxs", pge: "sxe", pgd: "sxd" },
    pgc: "sxc",
    // Stream in motion, with its choice of a stream and the balance of one of Flow.
    ...{ tk: "", tka: "sxd", tkb: "", tks: "sxs", tke: "sxe", tkn: "sxq", tkv: "sxr" },
    // Builders of segments and tranches.
    ...{ sg: "sxsg", sgv: "sxv", sgd: "sxd", sgn: "sxn", sgs: "sxs", sgf: "sxf", sgc: "sxc" },
    ...{ sgt: "sxt", tr: "sxtr", tru: "sxtu", trv: "sxv", trd: "sxd", trn: "sxn", trs: "sxs" },
    ...{ trf: "sxf", trc: "sxc", trt: "sxt" },
    // Plots of exponents, of several shapes, and of one.
    ...{ ee: "sxx", ov: "", ...SLIDERS },
  },
  // The fee calculator: the release was a field, and is now part of the action. It asked for a day, a number of
  // actions, and what the price feed answers, in place of which the price of the coin stands now.
  fees: {
    ...{ fcr: "", fca: "fca", fcd: "", fcn: "" },
    ...{ fco: "", fcs: "", fcq: "", fcz: "" },
  },
  // The month of the FAQ: a step of its slider, and whether the recipient takes the rest.
  "flow month": { fxs: "", fxt: "" },
  // Values for an explorer's form.
  "lockup@v2.0 timestamps": {
    ...{ xn: "timestamps.chain", xf: "timestamps.function", xs: "timestamps.params.sender" },
    ...{ xr: "timestamps.params.recipient", xt: "timestamps.params.token timestamps.token" },
    ...{ xd: "timestamps.decimals", xa: "timestamps.params.totalAmount" },
    ...{ xc: "timestamps.params.cancelable", xp: "timestamps.params.transferable" },
    ...{ xb: "timestamps.params.timestamps.start", xe: "timestamps.params.timestamps.end" },
    ...{ xl: "timestamps.cliffTime", xu: "timestamps.unlockAmounts.start" },
    xv: "timestamps.unlockAmounts.cliff",
  },
  // The composer of batches. What it said of the stream before the batch leads nowhere now.
  "flow@v1.1 create": {
    ...{ bcc: "", bcw: "", bci: "create.streamId", bcr: "", bcb: "", bca: "" },
    ...{ bcn: "", bcd: "create.amount" },
  },
} as const satisfies Readonly<Record<string, MovedKeys>>;

/**
 * Turns texts of old keys into others.
 *
 * @param old the old keys of an address, and no others
 * @param set gives a key of today a text, unless it has one
 */
export type Conversion = (old: URLSearchParams, set: (key: string, text: string) => void) => void;

/**
 * A function that makes an address of an earlier tool one of today's. A query without old keys stays as
 * it is, and a key of today that the address has already keeps its text.
 *
 * @param convert what the table does not say; it goes first
 */
export function upgradeOf(
  keys: MovedKeys,
  convert: Conversion = () => undefined,
): (search: string) => string {
  const moves = new Map(Object.entries(keys));
  return (search) => {
    const query = new URLSearchParams(search);
    const old = new URLSearchParams([...query].filter(([key]) => moves.has(key)));
    if (old.toString() === "") return search;
    for (const key of moves.keys()) query.delete(key);
    const set = (key: string, text: string): void => {
      if (!query.has(key)) query.set(key, text);
    };
    convert(old, set);
    for (const [key, text] of old) {
      for (const today of moves.get(key)?.split(" ") ?? []) if (today !== "") set(today, text);
    }
    return `?${query.toString()}`;
  };
}
