import type { RootContent } from "hast";
import type { VFile } from "vfile";

/** What is seen of a page; imports, exports and white space between blocks are not. */
export const isBlock = ({ type }: RootContent): boolean =>
  type === "element" || type === "mdxJsxFlowElement";

/** Whether a file is one that pages include: what it has is one block of the page. */
export const isPartial = ({ path }: VFile): boolean => /[\\/]_[^\\/]+/u.test(path);
