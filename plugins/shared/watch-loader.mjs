/**
 * Webpack loader that runs before MDX is compiled and changes nothing, see `watchFolders`.
 *
 * @this {{ getOptions(): { pattern: string, folders: string[] }, addContextDependency(folder: string): void }}
 * @param {string} source MDX of a page
 * @returns {string} the same
 */
export default function watchFolders(source) {
  const { pattern, folders } = this.getOptions();
  if (new RegExp(pattern, "u").test(source)) {
    for (const folder of folders) this.addContextDependency(folder);
  }
  return source;
}
