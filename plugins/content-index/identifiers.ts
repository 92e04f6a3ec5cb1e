import type { Nodes, RootContent } from "mdast";
import { visit } from "unist-util-visit";

/** Selectors (4 bytes), addresses (20 bytes) and topic hashes (32 bytes). */
const HEX = /\b0x(?:[0-9a-fA-F]{64}|[0-9a-fA-F]{40}|[0-9a-fA-F]{8})\b/g;

const NAME = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

/** Elementary types and literals, which name nothing of this protocol. */
const ELEMENTARY = /^(?:u?int\d*|bytes\d*|address|bool|string|true|false|null|undefined)$/;

/** Declarations and calls in code. */
const DECLARED =
  /\b(?:function|event|error|modifier|struct|enum|interface|contract|library|type|query|fragment)\s+([A-Za-z_$][\w$]*)/g;
const CALLED = /\b([A-Za-z_$][\w$]*)\s*\(/g;

const KEYWORDS = new Set([
  "assert",
  "catch",
  "constructor",
  "for",
  "function",
  "if",
  "import",
  "mapping",
  "require",
  "return",
  "returns",
  "revert",
  "switch",
  "while",
]);

/** Where the contract reference lives; a link into it names a symbol. */
const REFERENCE = /^\/reference\/[^#]+#/;

/** Whether a piece of code is a name by its shape alone: two humps, an underscore, a capital. */
const looksLikeName = (name: string): boolean =>
  /[a-z\d][A-Z]|_|\./.test(name) || /^[A-Z][a-z]{2,}/.test(name);

/**
 * Names and hexadecimal values in a section, each once, in order: functions, events, errors, types,
 * selectors, topic hashes and addresses, from the heading, the text, the links and the code.
 *
 * @param heading the heading of the section, or undefined under the main heading
 */
export function readIdentifiers(
  heading: Nodes | undefined,
  nodes: readonly RootContent[],
): string[] {
  /** By lower case for hexadecimal values: explorers' links often have an address without checksum. */
  const found = new Map<string, string>();
  const addName = (text: string, isSymbol: boolean): void => {
    const name = text.replace(/\(.*\)?;?$/s, "").trim();
    const isCall = name.length < text.trim().length;
    if (!NAME.test(name) || ELEMENTARY.test(name) || KEYWORDS.has(name)) return;
    if (isSymbol || isCall || looksLikeName(name)) found.set(name, name);
  };
  const addHex = (text: string): void => {
    for (const [value] of text.matchAll(HEX)) {
      const key = value.toLowerCase();
      if (!found.has(key) || value !== key) found.set(key, value);
    }
  };
  const read = (root: Nodes, isHeading: boolean): void => {
    visit(root, (node, _index, parent) => {
      if (node.type === "link") addHex(node.url);
      if (node.type === "text") {
        addHex(node.value);
        if (parent?.type === "link" && REFERENCE.test(parent.url)) addName(node.value, true);
      }
      if (node.type === "inlineCode") {
        addHex(node.value);
        const isLinked = parent?.type === "link" && REFERENCE.test(parent.url);
        addName(node.value, isHeading || isLinked);
      }
      if (node.type === "code" && node.data?.diagram === undefined) {
        addHex(node.value);
        for (const [, name = ""] of node.value.matchAll(DECLARED)) addName(name, true);
        for (const [, name = ""] of node.value.matchAll(CALLED)) addName(name, false);
      }
    });
  };
  if (heading !== undefined) read(heading, true);
  for (const node of nodes) read(node, false);
  return [...found.values()];
}
