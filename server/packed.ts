import { INDEX_FILE } from "../src/lib/search/build";

/** Path of the file that the build has compressed as well. */
export const PACKED_PATH = `/search/${INDEX_FILE}`;

/** `Accept-Encoding` headers that take Brotli. nginx reads the same expression, ignoring case. */
export const TAKES_BROTLI = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/iu;
