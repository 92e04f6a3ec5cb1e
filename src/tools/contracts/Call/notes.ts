import { columnsOf, elementOf, type ExplorerBox, leavesOf, nameAt } from "@site/src/lib/call";
import { formatAmount } from "@site/src/lib/format/amounts";
import { formatDateTime } from "@site/src/lib/format/dates";
import { formatDuration } from "@site/src/lib/format/durations";
import { type CallEvaluation, type CallSettings, hintOf } from "./model";

const MAX_DATE = 8_640_000_000_000n;

/** A number in words, where its unit has some. */
function inWords(unit: string | undefined, value: bigint, decimals: number): string {
  if (value === 0n) return "";
  if (unit === "tokens") return `${formatAmount(value, decimals)} tokens of ${decimals} decimals`;
  if (unit === "moment" && value <= MAX_DATE) return formatDateTime(value);
  if (unit === "duration") return formatDuration(value);
  return "";
}

/** What a reader needs to know of a box: its value in words, and the hints of its members. */
export function noteOf(
  { release }: CallSettings,
  { entry, call, decimals }: CallEvaluation,
  { path, value }: ExplorerBox,
): string {
  const { name, inputs } = entry.item;
  const place = inputs.findIndex((input, at) => nameAt(input.name, at) === path);
  const input = inputs[place];
  if (path === undefined || input === undefined) {
    return hintOf(release, name, "value").note ?? "";
  }
  const isList = elementOf(input) !== undefined;
  const members = isList ? (columnsOf(input) ?? []) : leavesOf([input]);
  if (isList || input.type === "tuple") {
    const names = members
      .map((leaf) =>
        leaf.path
          .split(".")
          .slice(isList ? 0 : 1)
          .join("."),
      )
      .filter((member) => member !== "");
    // The elements of a plain list, such as a proof, have no names.
    if (names.length > 0) return `${isList ? "One inner list each: " : ""}${names.join(", ")}`;
  }
  const { unit, note = "" } = hintOf(release, name, path);
  const words = inWords(unit, typeof call?.args[place] === "bigint" ? BigInt(value) : 0n, decimals);
  return [words, note].filter((text) => text !== "").join(". ");
}
