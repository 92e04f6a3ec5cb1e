/**
 * Webpack loader that runs before MDX is compiled and changes nothing: it makes pages that show
 * contract descriptions depend on the folders of the descriptions and of this plugin, so that a
 * change there rebuilds them in development and invalidates the build cache.
 *
 * Options: `folders`, absolute paths.
 *
 * @this {{ getOptions(): { folders: string[] }, addContextDependency(folder: string): void }}
 * @param {string} source MDX of a page
 * @returns {string} the same
 */
export default function watchContractData(source) {
  if (
    /<(?:ContractReference|ErrorReference)\b|\bref:(?:lockup|flow|airdrops|legacy)\//u.test(source)
  ) {
    for (const folder of this.getOptions().folders) this.addContextDependency(folder);
  }
  return source;
}
