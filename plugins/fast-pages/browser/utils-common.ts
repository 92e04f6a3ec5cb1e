/**
 * What the browser uses of `@docusaurus/utils-common` 3.10. Its own index is a CommonJS module that
 * brings all helpers of TypeScript along (3 KB brotli) to re-export one function.
 */
export {
  addLeadingSlash,
  addTrailingSlash,
  default as applyTrailingSlash,
  removeTrailingSlash,
} from "@docusaurus/utils-common/lib/applyTrailingSlash";
export { getErrorCausalChain } from "@docusaurus/utils-common/lib/errorUtils";
export {
  addPrefix,
  addSuffix,
  removePrefix,
  removeSuffix,
} from "@docusaurus/utils-common/lib/stringUtils";
