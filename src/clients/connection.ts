/** The part of the Network Information API that is used; not every browser has it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether the line is too slow or too dear for files that the reader did not ask for.
 *
 * @param slow types of lines that are too slow
 */
export function isSparing(slow = /2g/u): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || slow.test(connection?.effectiveType ?? "");
}
