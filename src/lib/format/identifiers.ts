/** Between a small letter or digit and a capital, and after a sign inside a name or a path. */
const JOINT = /(?<=[a-z\d])(?=[A-Z])|(?<=[_/.,:;|&=?)\]}-])(?=[^\s_/.,:;|&=?)\]}-])/u;

/** A piece of that many UTF-16 code units fits the narrowest column. */
const LONGEST = 20;
/** Length of the pieces of what has no joints: addresses and hashes. */
const CHUNK = 10;

function chunks(part: string): string[] {
  const count = Math.ceil(part.length / CHUNK);
  return Array.from({ length: count }, (_, index) =>
    part.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

/**
 * Cuts an identifier where a line may break inside it: before a capital and after signs such as an
 * underscore. What is still long, and hexadecimal values, are cut into pieces of equal length.
 *
 * @param text a name such as `createWithDurationsLL` or `STREAMING_SOLVENT`
 * @returns the parts in order, none longer than 20 characters; joined, they are the text
 */
export function splitIdentifier(text: string): string[] {
  if (/^0x[\da-f]+$/iu.test(text)) return text.length > LONGEST ? chunks(text) : [text];
  return text
    .split(JOINT)
    .flatMap((part) => (part.length > LONGEST && !/\s/u.test(part) ? chunks(part) : [part]));
}
