// cspell:words noopener noreferrer

import remarkRehype from "remark-rehype";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { VFile } from "vfile";
import { describe, expect, it } from "vitest";

import { remarkContractReference } from "./expand";
import { rehypeStaticReference } from "./static-html";
import { indexOf, vaultUnits } from "./testing";

async function htmlOf(mdx: string): Promise<string> {
  const file = new VFile({ value: mdx, path: "docs/page.mdx" });
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkContractReference, {
      siteDir: "/site",
      source: { load: () => Promise.resolve(indexOf(vaultUnits())) },
    })
    .use(remarkRehype, { passThrough: ["mdxJsxFlowElement", "mdxjsEsm"] })
    .use(rehypeStaticReference);
  const tree = await processor.run(processor.parse(file), file);
  const node = tree.children.find((child) => child.type === "mdxJsxFlowElement");
  if (node?.type !== "mdxJsxFlowElement") throw new Error("There is no element.");
  expect(node.name).toBe("ReferenceHtml");
  expect(node.children).toEqual([]);
  const [attribute] = node.attributes;
  expect(attribute).toMatchObject({ type: "mdxJsxAttribute", name: "html" });
  if (typeof attribute?.value !== "string") throw new Error("The HTML is no string.");
  return attribute.value;
}

describe("rehypeStaticReference", () => {
  it("keeps headings with their anchors and direct links", async () => {
    expect(await htmlOf('<ContractReference contract="lockup/Vault" />')).toContain(
      '<h3 id="pay" class="anchor"><code>pay</code><a class="hash-link" href="#pay" aria-label="Direct link to pay" title="Direct link to pay" translate="no">\u200b</a></h3>',
    );
  });

  it("labels the cells of tables", async () => {
    expect(await htmlOf('<ContractReference contract="lockup/Vault" />')).toContain(
      '<td data-label="Meaning" role="cell">What to pay.</td>',
    );
  });

  it("puts declarations behind expanders", async () => {
    const html = await htmlOf('<ContractReference contract="lockup/Vault" />');
    expect(html).toContain(
      '<details class="reference-signature" data-name="pay" data-abi="lockup/v2.0/SablierLockup" data-index="1"><summary>Solidity declaration<span> of pay</span></summary><pre tabindex="0"><code class="language-solidity">function pay(',
    );
    expect(html).toContain('<details class="reference-signature" data-name="_check"><summary>');
  });

  it("wraps what follows a heading, so that the browser can skip its layout", async () => {
    const html = await htmlOf('<ContractReference contract="lockup/Vault" />');
    expect(html.startsWith("<ul>")).toBe(true);
    expect(html).toMatch(
      /<\/h2>\n?<h3 [^>]*id="_limit".*?<\/h3>\n?<div style="--entry-height:\d+rem">\s*<p>Largest payment/su,
    );
  });

  it("opens other sites in a new tab", async () => {
    expect(await htmlOf('<ContractReference contract="lockup/Vault" />')).toContain(
      '<a href="https://github.com/sablier-labs/lockup/blob/v2.0.1/src/Vault.sol" target="_blank" rel="noopener noreferrer">',
    );
  });

  it("escapes what descriptions and code contain", async () => {
    const html = await htmlOf('<ErrorReference protocol="lockup" />');
    expect(html).toContain("<table");
    expect(html).not.toContain("<script");
  });
});
