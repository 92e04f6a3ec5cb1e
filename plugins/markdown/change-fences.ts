import type { Code, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

/**
 * Changes the fences of a page.
 *
 * @param failure what an error begins with
 * @param change gives what stands in place of a fence; undefined leaves it where it is
 * @throws Error listing every fence that cannot be changed, with its line
 */
export async function changeFences(
  tree: Root,
  file: VFile,
  failure: string,
  change: (fence: Code) => RootContent | undefined | Promise<RootContent | undefined>,
): Promise<void> {
  const problems: string[] = [];
  const work: Promise<void>[] = [];
  visit(tree, "code", (fence, index, parent) => {
    if (parent === undefined || index === undefined) return;
    const put = async (): Promise<void> => {
      const other = await change(fence);
      if (other !== undefined) parent.children[index] = other;
    };
    const line = fence.position?.start.line ?? 0;
    work.push(
      put().catch((error: unknown) => {
        problems.push(`  ${file.path}:${line}: ${(error as Error).message}`);
      }),
    );
  });
  await Promise.all(work);
  if (problems.length > 0) throw new Error(`${failure}:\n${problems.join("\n")}`);
}
