import type { BlockContent, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";

import { GENERATIONS, GRAPHQL_PROTOCOLS, TODAY } from "../../data/graphql/descriptions/schema";
import { type Block, element, importDefault } from "../contract-reference/nodes";
import { HTML_ELEMENT } from "../contract-reference/static-html";
import { type GraphqlReference, type GraphqlSource, referenceKey } from "./load";
import { renderEntity, VIEWS } from "./render";

/** Element that stands for generated parts of a page: `<GraphqlReference protocol="…" show="…" />`. */
export const GRAPHQL_ELEMENT = "GraphqlReference";

const USAGE = `Write <${GRAPHQL_ELEMENT} protocol="lockup" type="LockupStream" /> or show="entities" instead of type.`;

const ATTRIBUTES = ["protocol", "generation", "type", "show", "depth"];

function isOurs(node: { type: string; name?: unknown }): node is MdxJsxFlowElement {
  return node.type === "mdxJsxFlowElement" && node.name === GRAPHQL_ELEMENT;
}

function attributesOf(node: MdxJsxFlowElement): Map<string, string> {
  return new Map(
    node.attributes.map((attribute) => {
      if (
        attribute.type !== "mdxJsxAttribute" ||
        typeof attribute.value !== "string" ||
        !ATTRIBUTES.includes(attribute.name)
      ) {
        const name = attribute.type === "mdxJsxAttribute" ? `"${attribute.name}"` : "{…}";
        throw new Error(`The attribute ${name} is not known. ${USAGE}`);
      }
      return [attribute.name, attribute.value];
    }),
  );
}

interface Replacement {
  readonly blocks: Block[];
  /** Whether the blocks stay Markdown, since later steps make components of them. */
  readonly live: boolean;
}

function replacement(node: MdxJsxFlowElement, all: GraphqlReference): Replacement {
  const attributes = attributesOf(node);
  const wanted = attributes.get("protocol");
  const protocol = GRAPHQL_PROTOCOLS.find((candidate) => candidate === wanted);
  const year = attributes.get("generation");
  const generation = year === undefined ? TODAY : GENERATIONS.find((known) => known === year);
  if (generation === undefined) {
    throw new Error(`There is no generation "${year ?? ""}". Known: ${GENERATIONS.join(", ")}.`);
  }
  const reference = protocol && all.protocols.get(referenceKey(generation, protocol));
  if (reference === undefined) {
    throw new Error(
      `There is no schema of the protocol "${wanted ?? ""}". Known: ${GRAPHQL_PROTOCOLS.join(", ")}.`,
    );
  }
  const type = attributes.get("type");
  const show = attributes.get("show");
  if ((type === undefined) === (show === undefined)) {
    throw new Error(`Give either "type" or "show". ${USAGE}`);
  }
  if (show !== undefined) {
    const view = VIEWS[show];
    if (view === undefined || attributes.has("depth")) {
      throw new Error(
        `"${show}" cannot be shown so; "depth" goes with "type". Known: ${Object.keys(VIEWS).join(", ")}.`,
      );
    }
    return { blocks: view.render(reference, all), live: view.live === true };
  }
  const entity = reference.schema.entities.find(({ name }) => name === type);
  if (entity === undefined) {
    const known = reference.schema.entities.map(({ name }) => name).join(", ");
    throw new Error(`${wanted ?? ""} has no entity "${type ?? ""}". Known: ${known}.`);
  }
  const depth = attributes.get("depth") ?? "2";
  if (depth !== "2" && depth !== "3") throw new Error(`"depth" is "${depth}". Use "2" or "3".`);
  return { blocks: renderEntity(reference, entity, depth === "2" ? 2 : 3), live: false };
}

/**
 * Replaces the reference elements of a page with headings, tables and links. They end up inside the
 * element that the contract reference turns into plain HTML; diagrams and downloads stay Markdown.
 *
 * @throws Error listing every element that cannot be replaced, with its line.
 */
export function expandGraphql(tree: Root, all: GraphqlReference, path: string): void {
  const problems: string[] = [];
  const wrapped: MdxJsxFlowElement[] = [];
  visit(tree, (node, position, parent) => {
    if (!isOurs(node) || parent === undefined || position === undefined) return undefined;
    try {
      const { blocks, live } = replacement(node, all);
      if (live) {
        parent.children.splice(position, 1, ...(blocks as BlockContent[]));
      } else {
        const wrapper = element(HTML_ELEMENT, {}, blocks as BlockContent[]);
        parent.children[position] = wrapper;
        wrapped.push(wrapper);
      }
    } catch (error) {
      problems.push(`${path}:${node.position?.start.line ?? 0}: ${(error as Error).message}`);
    }
    return SKIP;
  });
  if (problems.length > 0) {
    throw new Error(`The GraphQL reference cannot be expanded:\n  ${problems.join("\n  ")}`);
  }
  if (wrapped.length > 0 && !importsHtml(tree)) {
    tree.children.unshift(importDefault(HTML_ELEMENT, "@site/src/components/Reference/Html"));
  }
}

/** Whether the page has the element for HTML already, from contract references on it. */
function importsHtml(tree: Root): boolean {
  return tree.children.some(
    (node) => node.type === "mdxjsEsm" && node.value.startsWith(`import ${HTML_ELEMENT} `),
  );
}

/**
 * Remark step for `beforeDefaultRemarkPlugins`: expands the reference elements before headings are
 * collected, so that the table of contents, anchors, link checks and search know the entities. Must
 * run before the steps that link contract symbols and draw diagrams.
 */
export function remarkGraphqlReference({ source }: { readonly source: GraphqlSource }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: MdxJsxFlowElement[] = [];
    visit(tree, (node) => {
      if (isOurs(node)) found.push(node);
    });
    if (found.length > 0) expandGraphql(tree, await source.load(), file.path);
  };
}
