/** By the end of a path, the content types that its file may have; hosts name scripts in three ways. */
const TYPES: readonly (readonly [ending: RegExp, types: RegExp])[] = [
  [/\.m?js$/u, /^(?:text|application)\/(?:x-)?javascript\b/u],
  [/\.css$/u, /^text\/css\b/u],
  [/\.woff2?$/u, /^font\/|^application\/(?:x-)?font-|^application\/octet-stream\b/u],
  [/\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/u, /^image\//u],
];

/**
 * Whether an answer can be the file that was asked for. A host that lacks a file for a moment may
 * send a page in its place with the status 200, which must not be kept as a script.
 */
export function fits(pathname: string, contentType: string | null): boolean {
  const known = TYPES.find(([ending]) => ending.test(pathname));
  return known?.[1].test(contentType?.toLowerCase() ?? "") === true;
}
