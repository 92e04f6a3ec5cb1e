import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const brotliCompressAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Hashed assets are compressed once for all their lifetime, so the slowest setting pays off. */
const BROTLI_QUALITY_ASSET = 11;
const BROTLI_QUALITY_OTHER = 5;

/** Below this many bytes the compressed body is seldom smaller. */
export const MIN_COMPRESSED_BYTES = 256;

/**
 * Chooses a content encoding from an `Accept-Encoding` header. Brotli wins at equal weight, being
 * the smaller one; a weight of 0 forbids an encoding.
 */
export function pickEncoding(acceptEncoding: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const entry of (acceptEncoding ?? "").split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (name !== "" && Number.isFinite(weight)) {
      weights.set(name, weight);
    }
  }
  const weightOf = (name: string): number => weights.get(name) ?? weights.get("*") ?? 0;
  const br = weightOf("br");
  const gz = weightOf("gzip");
  const identity = weights.get("identity") ?? 0;
  if (Math.max(br, gz) <= 0 || identity > Math.max(br, gz)) {
    return "identity";
  }
  return br >= gz ? "br" : "gzip";
}

/** Compresses a body; `identity` returns it unchanged. */
export async function compress(
  body: Buffer,
  encoding: Encoding,
  isHashed: boolean,
): Promise<Buffer> {
  if (encoding === "br") {
    return await brotliCompressAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isHashed ? BROTLI_QUALITY_ASSET : BROTLI_QUALITY_OTHER,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    });
  }
  return encoding === "gzip" ? await gzipAsync(body) : body;
}
