import { calldata, type CallEntry, type CallValue } from "@site/src/lib/call";
import { parseAmount } from "@site/src/lib/format/amounts";
import { parseDateTime } from "@site/src/lib/format/dates";
import { DAY } from "@site/src/lib/format/durations";

type Move = (
  old: URLSearchParams,
  set: (path: string, text: string) => void,
  entries: readonly CallEntry[],
) => void;

/** Rewrites a query with keys of an earlier tool. */
type Rewrite = (entries: readonly CallEntry[]) => (search: string) => string;

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

function readable<Value>(text: string, parse: (text: string) => Value): Value | undefined {
  try {
    return text.length > ENDLESS ? undefined : parse(text);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const seconds = (text: string): bigint | undefined => readable(text, parseDateTime);

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

/** Keys of the composer of batches of Flow v1.1. Those of the stream before the batch lead nowhere now. */
const COMPOSER = ["bcc", "bcw", "bci", "bcr", "bcb", "bca", "bcn", "bcd"];

const moveComposer: Move = (old, set, entries) => {
  const [first, rate, amount] = [old.get("bci"), old.get("bcn"), old.get("bcd")];
  if (first !== null) set("streamId", first);
  if (amount !== null) set("amount", amount);
  if (rate !== null) {
    for (const path of ["ratePerSecond", "newRatePerSecond"]) set(path, `${rate}/1d`);
  }
  const id = readable(first ?? "3", (text) => parseAmount(text, 0));
  const perDay = readable(rate ?? "17.28", (text) => parseAmount(text, 18));
  const units = readable(amount ?? "50", (text) => parseAmount(text, 6));
  if (id === undefined || perDay === undefined || units === undefined) return;
  const known: Readonly<Record<string, CallValue>> = {
    sender: `0x${"1".repeat(40)}`,
    recipient: `0x${"2".repeat(40)}`,
    to: `0x${"2".repeat(40)}`,
    token: `0x${"4".repeat(40)}`,
    transferable: true,
    ratePerSecond: perDay / DAY,
    newRatePerSecond: perDay / DAY,
    amount: units,
  };
  const names = (old.get("bcc") ?? "pause~withdrawMax").split("~").slice(0, 8);
  let current = id;
  let created = 0n;
  const calls = names.map((name) => {
    const item = entries.find((entry) => entry.id === name)?.item;
    if (item === undefined) return name;
    const args = item.inputs.map((input) =>
      input.name === "streamId" ? current : (known[input.name ?? ""] ?? ""),
    );
    // What follows a create is about the new stream.
    if (name === "create") {
      created += 1n;
      current = id + created;
    }
    return readable("", () => calldata({ item, args })) ?? name;
  });
  set("calls", calls.join("~"));
};

/** A function that moves old keys of a query to the keys of a builder, and leaves all others. */
function mover(prefix: string, keys: readonly string[], move: Move): Rewrite {
  return (entries) => (search) => {
    const query = new URLSearchParams(search);
    if (!keys.some((key) => query.has(key))) return search;
    const old = new URLSearchParams(search);
    for (const key of keys) query.delete(key);
    move(
      old,
      (path, text) => {
        if (!query.has(`${prefix}.${path}`)) query.set(`${prefix}.${path}`, text);
      },
      entries,
    );
    return `?${query.toString()}`;
  };
}

/** Rewrites queries of earlier tools, by release and first function of the builder that replaced them. */
export const MOVED: Readonly<Record<string, Rewrite>> = {
  "flow@v1.1 create": mover("create", COMPOSER, moveComposer),
  "lockup@v2.0 timestamps": mover("timestamps", Object.keys(EXPLORER), moveExplorer),
};
