import { isObject } from "@site/src/lib/json/is-object";

/** Longest text that is decoded, in characters; an answer of the contract is far shorter. */
export const MAX_LENGTH = 200_000;

const JSON_PREFIX = "data:application/json;base64,";
const SVG_PREFIX = "data:image/svg+xml;base64,";

/** Metadata of an NFT, as far as the contracts write it. */
export interface NftMetadata {
  readonly name: string;
  readonly description: string;
  readonly externalUrl: string;
  readonly attributes: readonly { readonly trait: string; readonly value: string }[];
  /** Data URI of an SVG; empty when the metadata has another kind of picture or none. */
  readonly image: string;
  /** The whole metadata with line breaks. */
  readonly json: string;
}

/**
 * Reads the answer of `tokenURI`.
 * @param text data URI, with or without quotes around it, as explorers and command lines print it
 * @throws RangeError that says which layer cannot be read
 */
export function decodeTokenUri(text: string): NftMetadata {
  const uri = text.trim().replace(/^"(.*)"$/su, "$1");
  if (uri.length > MAX_LENGTH) {
    throw new RangeError(
      `The text has ${uri.length} characters, and ${MAX_LENGTH} is the limit; paste one tokenURI`,
    );
  }
  if (!uri.startsWith(JSON_PREFIX)) {
    throw new RangeError(`The text must begin with ${JSON_PREFIX}; paste the whole result`);
  }
  const parsed = parseJson(decodeBase64(uri.slice(JSON_PREFIX.length)));
  const image = textOf(parsed.image);
  return {
    name: textOf(parsed.name),
    description: textOf(parsed.description),
    externalUrl: textOf(parsed.external_url),
    attributes: attributesOf(parsed.attributes),
    image: image.startsWith(SVG_PREFIX) ? image : "",
    json: JSON.stringify({ ...parsed, image: shorten(image) }, null, 2),
  };
}

/** Makes a `tokenURI` out of metadata, for the example. Texts must be ASCII. */
export function encodeTokenUri(metadata: object, svg: string): string {
  const image = `${SVG_PREFIX}${btoa(svg)}`;
  return `${JSON_PREFIX}${btoa(JSON.stringify({ ...metadata, image }))}`;
}

function decodeBase64(text: string): string {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new RangeError("What follows the comma is not Base64 of a text; a part may be missing");
  }
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new RangeError("The decoded text is not JSON; a part may be missing");
  }
  if (!isObject(parsed)) throw new RangeError("The decoded JSON is not an object with fields");
  return parsed;
}

function attributesOf(value: unknown): NftMetadata["attributes"] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) =>
    isObject(entry) ? [{ trait: textOf(entry.trait_type), value: textOf(entry.value) }] : [],
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function shorten(image: string): string {
  return image.length > 80 ? `${image.slice(0, 60)}… (${image.length} characters)` : image;
}
