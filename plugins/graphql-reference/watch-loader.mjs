/**
 * Webpack loader that runs before MDX is compiled and changes nothing: it makes pages that show a
 * schema depend on the folders of schemas, descriptions and this plugin, so that a change there
 * rebuilds them.
 *
 * Options: `folders`, absolute paths.
 *
 * @this {{ getOptions(): { folders: string[] }, addContextDependency(folder: string): void }}
 * @param {string} source MDX of a page
 * @returns {string} the same
 */
export default function watchSchemas(source) {
  if (/<GraphqlReference\b/u.test(source)) {
    for (const folder of this.getOptions().folders) this.addContextDependency(folder);
  }
  return source;
}
