/**
 * Text of an answer. The rest of a longer one is not waited for.
 *
 * @param most bytes that are read
 * @returns undefined when it is longer
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<string | undefined> {
  if (body === null) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > most) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
