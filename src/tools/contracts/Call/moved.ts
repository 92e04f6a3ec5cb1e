import { calldata, type CallEntry, type CallValue } from "@site/src/lib/call";
import { parseAmount } from "@site/src/lib/format/amounts";
import { parseDateTime } from "@site/src/lib/format/dates";
import { DAY } from "@site/src/lib/format/durations";
import { read } from "@site/src/lib/text/read";
import { type Conversion, MOVED_KEYS, type MovedKeys, upgradeOf } from "../../moved-keys";

/** Makes a conversion for the functions that a builder offers. */
type Convert = (entries: readonly CallEntry[]) => Conversion;

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
  const result = text.length > ENDLESS ? undefined : read(() => parse(text));
  return result?.ok === true ? result.value : undefined;
}

const seconds = (text: string): bigint | undefined => readable(text, parseDateTime);

const convertExplorer: Convert = () => (old, set) => {
  const textOf = (key: (typeof ROW)[number][0]): string =>
    old.get(key) ?? ROW.find(([name]) => name === key)?.[1] ?? "";
  if (old.get("xf") === "batch") {
    const cells = ROW.map(([key]) => textOf(key));
    set("timestamps.batch", [...cells, "", `0x${"0".repeat(40)}`, "0"].join(","));
  }
  const [start, end] = [seconds(textOf("xb")), seconds(textOf("xe"))];
  if (old.get("xf") !== "durations" || start === undefined || end === undefined) return;
  const cliff = textOf("xl").trim() === "" ? start : seconds(textOf("xl"));
  set("timestamps.durations.total", `${end - start}`);
  if (cliff !== undefined) set("timestamps.durations.cliff", `${cliff - start}`);
};

const convertComposer: Convert = (entries) => (old, set) => {
  const [first, rate, amount] = [old.get("bci"), old.get("bcn"), old.get("bcd")];
  if (rate !== null) {
    for (const name of ["ratePerSecond", "newRatePerSecond"]) set(`create.${name}`, `${rate}/1d`);
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
  set("create.calls", calls.join("~"));
};

const CONVERSIONS: Readonly<Record<string, [MovedKeys, Convert]>> = {
  "flow@v1.1 create": [MOVED_KEYS["flow@v1.1 create"], convertComposer],
  "lockup@v2.0 timestamps": [MOVED_KEYS["lockup@v2.0 timestamps"], convertExplorer],
};

/**
 * Makes addresses of the tool that a builder replaced those of the builder.
 *
 * @param builder release and first function of the builder; undefined where it replaced no tool
 */
export function callUpgrade(
  builder: string,
  entries: readonly CallEntry[],
): ((search: string) => string) | undefined {
  const [keys, convert] = CONVERSIONS[builder] ?? [];
  return keys && upgradeOf(keys, convert?.(entries));
}
