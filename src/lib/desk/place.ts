// Apart from the desk itself, which weighs: search and answers lead to it without loading it.

export const DESK_PATH = "/apps/without-the-app";

/** Query parameter that carries the text that the desk reads. */
export const DESK_KEY = "stream";

/**
 * Address of the desk with what it is about.
 *
 * @param text a link into the app, an id, or an address
 */
export const deskUrl = (text: string): string =>
  `${DESK_PATH}?${new URLSearchParams({ [DESK_KEY]: text }).toString()}`;

/** The id of a stream, such as `LK2-137-42`: an alias or an address, the chain, the number. */
const STREAM_ID = /^(?:0x[\da-f]{40}|[lf][a-z]\d?)-\d{1,20}-\d{1,30}$/iu;

/** The first id of a stream in a text, also in a link. */
export const streamIdIn = (text: string): string | undefined =>
  text.split(/[^\w-]+/u).find((word) => STREAM_ID.test(word));
