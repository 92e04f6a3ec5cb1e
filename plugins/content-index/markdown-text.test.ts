import { describe, expect, it } from "vitest";

import { withOrigin, writeMarkdown } from "./markdown-text";
import { treeOf } from "./testing";

describe("writeMarkdown and withOrigin", () => {
  const html = `<p><a href=/a>A</a> <a href=https://x.org>x</a> 5 * 3 &lt;b&gt;</p><pre>](/kept)</pre>`;

  it("completes addresses from the root, and nothing in code", () => {
    expect(withOrigin(writeMarkdown(treeOf(html).children), "https://docs.org")).toBe(
      "[A](https://docs.org/a) [x](https://x.org) 5 \\* 3 \\<b>\n\n```\n](/kept)\n```",
    );
  });

  it("leaves paths without an origin", () => {
    expect(withOrigin(writeMarkdown(treeOf(html).children), "")).toContain("[A](/a)");
  });
});
