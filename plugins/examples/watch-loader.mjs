/**
 * Webpack loader that runs before MDX is compiled and changes nothing: it makes pages that show
 * examples depend on the folder of the examples, so that a change there rebuilds them.
 *
 * Option: `folder`, an absolute path.
 *
 * @this {{ getOptions(): { folder: string }, addContextDependency(folder: string): void }}
 * @param {string} source MDX of a page
 * @returns {string} the same
 */
export default function watchExamples(source) {
  if (/\bfile=examples\//u.test(source)) this.addContextDependency(this.getOptions().folder);
  return source;
}
