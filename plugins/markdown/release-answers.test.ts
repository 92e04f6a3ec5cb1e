import type { Root } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { gfmToMarkdown } from "mdast-util-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { VFile } from "vfile";

import { RELEASES } from "../../data/releases";
import { labelOfRef, parseReleaseRef } from "../../src/lib/protocol/model";
import { remarkReleaseAnswers } from "./release-answers";

/** The page after the step, as Markdown. */
async function expanded(source: string, page = "support/faq"): Promise<string> {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(source);
  const file = new VFile({ path: `/site/docs/${page}.mdx` });
  await remarkReleaseAnswers({ docs: "/site/docs" })(tree, file);
  return toMarkdown(tree, { extensions: [gfmToMarkdown({ tablePipeAlign: false })] });
}

describe("<WhichRelease />", () => {
  it("names the newest release of each product of the data", async () => {
    const items = (await expanded("<WhichRelease />\n")).trim().split("\n");
    expect(items).toHaveLength(4);
    for (const [index, protocol] of ["lockup", "flow", "airdrops", "bob"].entries()) {
      const newest = RELEASES.findLast(({ ref }) => parseReleaseRef(ref).protocol === protocol);
      expect(items[index]).toContain(labelOfRef(newest?.ref ?? ""));
      expect(items[index]).toContain("the newest release");
    }
  });

  it("is one paragraph for one product, without a link to its page", async () => {
    const here = await expanded('<WhichRelease of="lockup" />\n', "guides/lockup/overview");
    expect(here).toMatch(/^For Lockup, start with .*\n$/u);
    expect(here).not.toContain("(/guides/lockup/overview)");
  });

  it("refuses what it does not know, with the line", async () => {
    await expect(expanded('\n<WhichRelease of="legacy" />\n')).rejects.toThrow(
      /faq\.mdx:2: There is no product "legacy"/u,
    );
    await expect(expanded('<WithoutApp of="flow" />\n')).rejects.toThrow(/"of" is not known/u);
  });
});

describe("<WithoutApp />", () => {
  it("leads from each release to its addresses, and from calls to their descriptions", async () => {
    const rows = (await expanded("<WithoutApp />\n")).trim().split("\n").slice(2);
    const rowOf = (label: string): string => rows.find((row) => row.includes(label)) ?? "";
    expect(rowOf("[Lockup v4.0](/deployments/lockup/v4.0), [v3.0](/deployments/lockup/v3.0)")).toBe(
      "| [Lockup v4.0](/deployments/lockup/v4.0), [v3.0](/deployments/lockup/v3.0) " +
        "| [`withdrawMax(streamId, recipient)`](ref:lockup/v4.0/SablierLockup#withdrawMax) " +
        "| At least [`calculateMinFeeWei(streamId)`](ref:lockup/v4.0/SablierLockup#calculateMinFeeWei) " +
        "| [Explorer, Lockup v4.0](/guides/lockup/v4.0/etherscan) |",
    );
    expect(rowOf("[Lockup v2.0]")).toContain("ref:lockup/v2.0/SablierLockup#withdrawMax");
    expect(rowOf("[Airdrops v1.3]")).toContain(
      "[`FEE()`](ref:airdrops/v1.3/SablierMerkleBase#FEE)",
    );
    expect(rowOf("[Airdrops v3.0]")).toContain(
      "`SablierMerkleExecute` `claimAndExecute(index, amount, proof, selectorArguments)`",
    );
    expect(rowOf("[Airdrops v1.2]")).toContain("0: with more, the call reverts");
    expect(rowOf("[Flow v1.0]")).toContain(
      "[Same call in Flow v1.1](ref:flow/v1.1/SablierFlow#withdrawMax)",
    );
  });
});
