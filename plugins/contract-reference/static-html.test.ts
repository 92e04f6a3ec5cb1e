import type { Root } from "hast";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { describe, expect, it } from "vitest";

import { compile } from "../reference-kit/testing";
import { remarkContractReference } from "./expand";
import { rehypeStaticReference } from "./static-html";
import { indexOf, vaultUnits } from "./testing";

const source = { load: () => Promise.resolve(indexOf(vaultUnits())) };

async function htmlOf(mdx: string): Promise<string> {
  const page = await compile(mdx, remarkContractReference({ siteDir: "/site", source }));
  const tree: Root = await unified()
    .use(remarkRehype, { passThrough: ["mdxJsxFlowElement", "mdxjsEsm"] })
    .use(rehypeStaticReference)
    .run(page);
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
  it("shows the declaration of a function, and folds what follows it", async () => {
    const html = await htmlOf('<ContractReference contract="lockup/Vault" />');
    expect(html).toMatch(
      /<strong class="reference-access" data-access="payable">payable<\/strong> <strong>Caller<\/strong>: Anyone\.<\/p>\n?<div class="reference-card"><pre tabindex="0"><code class="language-solidity">function pay\(/u,
    );
    expect(html).toContain(
      '<details class="reference-signature" data-name="pay" data-abi="lockup/v2.0/SablierLockup" data-index="1"><summary data-extract-skip="">Parameters, returns, requirements, events<span> of pay</span></summary><ul>',
    );
    expect(html).toMatch(/Also see .*?<\/p><div><\/div><\/details><\/div><h3 id="send-address"/su);
  });

  it("gives a card without more to know no expander", async () => {
    expect(await htmlOf('<ContractReference contract="lockup/Vault" />')).toMatch(
      /<div class="reference-card"><pre tabindex="0"><code class="language-solidity">modifier onlyOwner\(\);?<\/code><\/pre><\/div>/u,
    );
  });

  it("puts the declaration of a type behind an expander, and shows its members", async () => {
    const html = await htmlOf('<ContractReference contract="lockup/Vault" />');
    expect(html).toMatch(
      /<details class="reference-signature" data-name="Kind"><summary data-extract-skip="">Solidity declaration<span> of Kind<\/span><\/summary><pre.*?<\/pre><div><\/div><\/details>\n?<div class="sd-table">/su,
    );
  });

  it("closes what only the contract itself can use, at the end", async () => {
    const html = await htmlOf('<ContractReference contract="lockup/Vault" />');
    const [before = "", internals = "", ...more] = html.split(
      '<details class="reference-internals"><summary data-extract-skip="">Internals: state, modifiers, internal functions</summary>',
    );
    expect(more).toEqual([]);
    expect(before).toContain('<h2 id="errors"');
    expect(before).not.toContain("_check");
    expect(internals).toContain('<h2 id="state" class="anchor">');
    expect(internals).toContain('<h3 id="_check"');
    expect(internals.endsWith("</details></div></details>")).toBe(true);
  });

  it("keeps the parts of a library open, which has no others", async () => {
    expect(await htmlOf('<ContractReference contract="lockup/Errors" />')).not.toContain(
      "reference-internals",
    );
  });
});
