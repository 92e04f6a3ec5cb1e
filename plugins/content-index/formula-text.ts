import type { Element, ElementContent } from "hast";

import { collapse } from "./plain-text";
import { isElement } from "./tree";

/** Relations and operators that stand between two parts. */
const BETWEEN = /^[=<>≤≥≠≈≡∈∧∨→↦⟹⇒⋅·×+−±:]$/u;

/** Characters that are operators without a picture, such as the one between `f` and `(x)`. */
const INVISIBLE = /[\u2061-\u2064\u200b]/gu;

/** One word, or a function with one argument in parentheses: needs none around it. */
const isSingle = (text: string): boolean => /^[\p{L}\p{N}_^.,√⌊⌋⌈⌉]+$/u.test(text);

const grouped = (text: string): string => (isSingle(text) ? text : `(${text})`);

function joined(nodes: readonly ElementContent[]): string {
  return nodes.map(textOf).join("");
}

/** The text of each part of an element: base and exponent, numerator and denominator. */
function partsOf(node: Element): string[] {
  return node.children.filter(isElement).map((child) => collapse(textOf(child)));
}

function textOf(node: ElementContent): string {
  if (node.type === "text") return node.value.replace(INVISIBLE, "");
  if (node.type !== "element") return "";
  const [first = "", second = "", third = ""] = partsOf(node);
  switch (node.tagName) {
    case "annotation":
    case "mphantom":
      return "";
    case "mspace":
      return " ";
    case "mo": {
      const text = joined(node.children);
      return BETWEEN.test(text) ? ` ${text} ` : text;
    }
    case "msub":
    case "munder":
      return `${first}_${grouped(second)}`;
    case "msup":
    case "mover":
      return `${first}^${grouped(second)}`;
    case "msubsup":
    case "munderover":
      return `${first}_${grouped(second)}^${grouped(third)}`;
    case "mfrac":
      return `${grouped(first)}/${grouped(second)}`;
    case "msqrt":
      return `√${grouped(collapse(joined(node.children)))}`;
    case "mroot":
      return `${grouped(first)}^(1/${second})`;
    case "mtable":
      return partsOf(node).join("; ");
    case "mtr":
      return partsOf(node)
        .filter((cell) => cell !== "")
        .join(", ");
    default:
      return joined(node.children);
  }
}

/**
 * A formula as a line of text that reads without its two dimensions: `S(t) = D ⋅ t/T`. Rows of a
 * distinction of cases are divided by semicolons.
 *
 * @param math `<math>` with presentation MathML
 */
export function formulaText(math: Element): string {
  return collapse(textOf({ ...math, tagName: "mrow" })).replace(
    /([([{⌊⌈]) | ([)\]}⌋⌉,;])/gu,
    "$1$2",
  );
}
