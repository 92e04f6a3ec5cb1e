/** A number with its noun, such as "1 row" and "1,200 addresses". */
export function plural(count: number, noun: string, ending = "s"): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : ending}`;
}
