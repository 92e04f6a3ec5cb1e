// Apart from the other readers: checksums need a hash function, which only forms with addresses load.
import { addressProblem } from "../lib/format/addresses";
import type { FieldLook, TextField } from "./fields";
import { textField } from "./words";

/**
 * Reads an address.
 *
 * @throws RangeError that names the text
 */
export function readAddress(text: string): `0x${string}` {
  const address = text.trim();
  const problem = addressProblem(address);
  if (problem !== undefined) {
    throw new RangeError(problem);
  }
  return `0x${address.slice(2)}`;
}

/** A field for an address. */
export function addressField(
  key: string,
  label: string,
  initial: string,
  look?: FieldLook,
): TextField<`0x${string}`> {
  return textField(key, label, initial, readAddress, { code: true, ...look });
}

/** As {@link addressField}, but may stay empty, which is undefined. */
export function optionalAddressField(
  key: string,
  label: string,
  look?: FieldLook,
): TextField<`0x${string}` | undefined> {
  const check = (text: string) => (text.trim() === "" ? undefined : readAddress(text));
  return textField(key, label, "", check, { code: true, ...look });
}
