import type { Element, Nodes } from "hast";

/** Whether a node is an element. */
export const isElement = (node: { type: string }): node is Element => node.type === "element";

/** Whether a node is an element with one of these names. */
export const isTag = (node: { type: string }, ...names: readonly string[]): node is Element =>
  isElement(node) && names.includes(node.tagName);

/** Whether an element has a class. */
export const hasClass = (node: Element, name: string): boolean =>
  Array.isArray(node.properties.className) && node.properties.className.includes(name);

/** Whether an element says about which release its page is. It stands apart from the text. */
export const isPreface = ({ properties }: Element): boolean => "dataExtractPreface" in properties;

/** The elements below a node that the test accepts, without those inside one of them. */
export function findAll(node: Nodes, accepts: (element: Element) => boolean): Element[] {
  if (!("children" in node)) return [];
  return node.children.flatMap((child): Element[] => {
    if (!isElement(child)) return [];
    return accepts(child) ? [child] : findAll(child, accepts);
  });
}

/** The first element below a node, in document order, that the test accepts. */
export const findElement = (
  node: Nodes,
  accepts: (element: Element) => boolean,
): Element | undefined => findAll(node, accepts)[0];

/** The first element below a node with one of these names. */
export const findTag = (node: Nodes, ...names: readonly string[]): Element | undefined =>
  findElement(node, ({ tagName }) => names.includes(tagName));

/** A property as text; empty when the element lacks it. */
export function textOf(node: Element, name: string): string {
  const value: unknown = node.properties[name];
  return typeof value === "string" ? value : "";
}
