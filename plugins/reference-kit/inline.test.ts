import { expect, it } from "vitest";

import { parseInline } from "./inline";

it("reads words, code, emphasis and links, each time as nodes of their own", () => {
  const text = "Pays *once*, by [`pay`](ref:lockup/Vault#pay), see [fees](/concepts/fees).";
  const [first] = parseInline(text);
  expect(first).toEqual({ type: "text", value: "Pays " });
  expect(parseInline(text)[0]).not.toBe(first);
});

it.each([
  ["<b>x</b>", "contains HTML; put code into backticks"],
  ["# x", "contains heading"],
  ["", "A text is empty."],
  ["a\n\nb", "several paragraphs"],
  [
    "[x](pay)",
    'links to "pay". Write a route from the root, an anchor, a ref: or an https address.',
  ],
  ["[x](javascript:alert(1))", 'links to "javascript:alert(1)". Write a route from the root'],
])("refuses %j", (text, message) => {
  expect(() => parseInline(text)).toThrow(message);
});
