import { quoteValue } from "@site/src/lib/query";

/** Largest file that is read: a million airdrop rows fit. */
export const MAX_FILE_BYTES = 64_000_000;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * Reads a file as UTF-8.
 * @throws RangeError that names the file and what to do when it is too large or has another encoding
 */
export async function readTextFile(file: File): Promise<string> {
  const name = quoteValue(file.name);
  if (file.size > MAX_FILE_BYTES) {
    throw new RangeError(
      `${name} has ${megabytes(file.size)}; ${megabytes(MAX_FILE_BYTES)} is the limit. Split the file`,
    );
  }
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new RangeError(`${name} is no text in UTF-8; save the sheet as CSV UTF-8`);
  }
}
