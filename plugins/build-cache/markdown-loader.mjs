import { readFileSync } from "node:fs";

/**
 * @typedef {object} Options
 * @property {(...parts: string[]) => string | undefined} read
 * @property {(text: string, ...parts: string[]) => void} write
 * @property {Map<string, { source: string, compiled: string | undefined }>} seen by request: what the
 *   first compiler that asked has found. The compilers of the browser's and of the server's bundle
 *   compile a page once together, so they must not find different things.
 *
 * @typedef {object} Loader
 * @property {string} resourcePath
 * @property {string} resourceQuery
 * @property {() => Options} getOptions
 */

/**
 * Webpack loader around the compilation of MDX: a page that an earlier build has compiled from the
 * same sources is not compiled again.
 *
 * @this {Loader}
 * @returns {string | undefined} the compiled page; undefined to compile it
 */
export function pitch() {
  const { read, seen } = this.getOptions();
  const { resourcePath, resourceQuery } = this;
  const request = `${resourcePath}${resourceQuery}`;
  const known = seen.get(request);
  if (known !== undefined) return known.compiled;
  const source = readFileSync(resourcePath, "utf8");
  const compiled = read(request, source);
  seen.set(request, { source, compiled });
  return compiled;
}

/**
 * @this {Loader}
 * @param {string} compiled
 * @returns {string} the same
 */
export default function keepCompiled(compiled) {
  const { write, seen } = this.getOptions();
  const { resourcePath, resourceQuery } = this;
  const request = `${resourcePath}${resourceQuery}`;
  const source = seen.get(request)?.source;
  // Somebody may have changed the page since.
  if (source !== undefined && readFileSync(resourcePath, "utf8") === source) {
    write(compiled, request, source);
  }
  return compiled;
}
