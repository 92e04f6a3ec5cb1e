// Apart from the desk itself, which weighs: pages lead to it without loading it.

const DESK_PATH = "/apps/without-the-app";

/** Name of the desk's first field in the address. */
const DESK_KEY = "stream";

/**
 * Address of the desk with what it is about.
 *
 * @param text a link into the app, an id, or an address
 */
export const deskUrl = (text: string): string =>
  `${DESK_PATH}?${new URLSearchParams({ [DESK_KEY]: text }).toString()}`;
