/**
 * Numbers as printable text: small numbers take one character. The files of the index are text, so
 * that every host compresses them; neither quotes nor backslashes occur, so JSON adds nothing.
 */

const DIGITS = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
  .filter((character) => character !== '"' && character !== "\\")
  .join("");

/** The first characters end a number; the others say that more follow. */
const LAST = 62;
const MORE = DIGITS.length - LAST;

const VALUES = new Map(Array.from(DIGITS, (character, value) => [character, value]));

/**
 * Writes natural numbers one after the other.
 *
 * @throws RangeError naming the number that is not a natural one
 */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = "";
  for (const number of numbers) {
    if (!Number.isSafeInteger(number) || number < 0) {
      throw new RangeError(`${number} cannot be written: only whole numbers from 0 on can.`);
    }
    let rest = number;
    while (rest >= LAST) {
      rest -= LAST;
      text += DIGITS.charAt(LAST + (rest % MORE));
      rest = Math.floor(rest / MORE);
    }
    text += DIGITS.charAt(rest);
  }
  return text;
}

/**
 * Reads what `encodeNumbers` wrote.
 *
 * @throws Error when the text was cut off or holds a character that is no digit
 */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let scale = 1;
  for (const character of text) {
    const digit = VALUES.get(character);
    if (digit === undefined) {
      throw new Error(`The search index is damaged: "${character}" is not a digit of a number.`);
    }
    if (digit < LAST) {
      numbers.push(value + digit * scale);
      value = 0;
      scale = 1;
    } else {
      value += digit * scale;
      scale *= MORE;
    }
  }
  if (scale !== 1) throw new Error("The search index is damaged: its last number is cut off.");
  return numbers;
}

/** Rising numbers as their distances: the first number, then each minus the one before. */
export function toDeltas(rising: readonly number[]): number[] {
  return rising.map((number, index) => number - (rising[index - 1] ?? 0));
}
