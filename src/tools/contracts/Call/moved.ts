import { parseDateTime } from "@site/src/lib/format/dates";

type Move = (old: URLSearchParams, set: (path: string, text: string) => void) => void;

/** Keys of the values for an explorer that stood on the page of Lockup v2.0, and where they are now. */
const EXPLORER: Readonly<Record<string, readonly string[]>> = {
  xn: ["chain"],
  xf: ["function"],
  xs: ["params.sender"],
  xr: ["params.recipient"],
  xt: ["params.token", "token"],
  xd: ["decimals"],
  xa: ["params.totalAmount"],
  xc: ["params.cancelable"],
  xp: ["params.transferable"],
  xb: ["params.timestamps.start"],
  xe: ["params.timestamps.end"],
  xl: ["cliffTime"],
  xu: ["unlockAmounts.start"],
  xv: ["unlockAmounts.cliff"],
};

/** Columns of a row of the batch, with their texts where the address has none. */
const ROW = [
  ["xs", `0x${"1".repeat(40)}`],
  ["xr", `0x${"2".repeat(40)}`],
  ["xa", "100"],
  ["xc", "no"],
  ["xp", "yes"],
  ["xb", "2027-01-01"],
  ["xe", "2028-01-01"],
  ["xl", "2027-02-01"],
  ["xu", "0"],
  ["xv", "2"],
] as const;

const ENDLESS = 100;

function seconds(text: string): bigint | undefined {
  try {
    return text.length > ENDLESS ? undefined : parseDateTime(text);
  } catch {
    return undefined;
  }
}

const moveExplorer: Move = (old, set) => {
  const textOf = (key: (typeof ROW)[number][0]): string =>
    old.get(key) ?? ROW.find(([name]) => name === key)?.[1] ?? "";
  for (const [key, paths] of Object.entries(EXPLORER)) {
    const text = old.get(key);
    if (text !== null) for (const path of paths) set(path, text);
  }
  if (old.get("xf") === "batch") {
    const cells = ROW.map(([key]) => textOf(key));
    set("batch", [...cells, "", `0x${"0".repeat(40)}`, "0"].join(","));
  }
  const [start, end] = [seconds(textOf("xb")), seconds(textOf("xe"))];
  if (old.get("xf") !== "durations" || start === undefined || end === undefined) return;
  const cliff = textOf("xl").trim() === "" ? start : seconds(textOf("xl"));
  set("durations.total", `${end - start}`);
  if (cliff !== undefined) set("durations.cliff", `${cliff - start}`);
};

/** A function that moves old keys of a query to the keys of a builder, and leaves all others. */
function mover(prefix: string, keys: readonly string[], move: Move): (search: string) => string {
  return (search) => {
    const query = new URLSearchParams(search);
    if (!keys.some((key) => query.has(key))) return search;
    const old = new URLSearchParams(search);
    for (const key of keys) query.delete(key);
    move(old, (path, text) => {
      if (!query.has(`${prefix}.${path}`)) query.set(`${prefix}.${path}`, text);
    });
    return `?${query.toString()}`;
  };
}

/** Rewrites queries of earlier tools, by release and first function of the builder that replaced them. */
export const MOVED: Readonly<Record<string, (search: string) => string>> = {
  "lockup@v2.0 timestamps": mover("timestamps", Object.keys(EXPLORER), moveExplorer),
};
