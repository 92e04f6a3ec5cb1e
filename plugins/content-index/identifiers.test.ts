import { describe, expect, it } from "vitest";

import { readIdentifiers } from "./identifiers";
import { treeOf } from "./testing";

const identifiersOf = (html: string, heading = ""): string[] =>
  readIdentifiers(heading === "" ? undefined : treeOf(heading).children[0], treeOf(html).children);

const ADDRESS = "0x14Eb4AB47B2ec2a71763eaBa202a252E176FAE88";

describe("readIdentifiers", () => {
  it("finds names by their shape, by a call or by a link into the reference", () => {
    expect(
      identifiersOf(
        "<p><code>withdrawMax</code> <code>MAX_COUNT</code> <code>Segment</code> <code>cancel(uint256)</code> <a href=/reference/x#void>void</a> <code>amount</code> <code>uint128</code> <code>a + b</code></p>",
      ),
    ).toEqual(["withdrawMax", "MAX_COUNT", "Segment", "cancel", "void"]);
  });

  it("finds the name in a heading", () => {
    expect(identifiersOf("<p>x</p>", "<h3><code>withdraw</code></h3>")).toEqual(["withdraw"]);
  });

  it("finds selectors, topic hashes and addresses, in links as well, each once", () => {
    const topic = `0x${"ab".repeat(32)}`;
    expect(
      identifiersOf(
        `<p><code>0x00dba286</code> ${topic} <a href=https://x.org/address/${ADDRESS.toLowerCase()}>0x14…</a></p><table><tr><th>A<tr><td>${ADDRESS}</table>`,
      ),
    ).toEqual(["0x00dba286", topic, ADDRESS]);
  });

  it("finds declarations and calls in code, not keywords", () => {
    expect(
      identifiersOf(
        "<pre>function pay(uint a) external { if (a) { lockup.withdrawMax(1); revert Too_Much(); } }</pre>",
      ),
    ).toEqual(["pay", "withdrawMax", "Too_Much"]);
  });
});
