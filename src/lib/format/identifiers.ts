/** Shortest text worth breaking, in UTF-16 code units. */
const LONG = 10;

/** Between a small letter or digit and a capital, and after an underscore. */
const JOINT = /(?<=[a-z\d])(?=[A-Z])|(?<=_)(?=[^_])/u;

/**
 * Cuts an identifier where a line may break inside it: before a capital, and after an underscore.
 * Short texts and hexadecimal values stay whole.
 *
 * @param text a name such as `createWithDurationsLL` or `STREAMING_SOLVENT`
 * @returns the parts in order; joined, they are the text
 */
export function splitIdentifier(text: string): string[] {
  return text.length < LONG || /^0x[\da-f]+$/iu.test(text) ? [text] : text.split(JOINT);
}
