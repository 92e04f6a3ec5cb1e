import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";

import { GENERATIONS, GRAPHQL_PROTOCOLS, TODAY } from "../../data/graphql/descriptions/schema";
import { attributesOf, expandElements, type Replacement } from "../reference-kit/expand";
import type { Source } from "../shared/source";
import { type GraphqlReference, referenceKey } from "./load";
import { renderEntity, VIEWS } from "./render";

/** Element that stands for generated parts of a page: `<GraphqlReference protocol="…" show="…" />`. */
export const GRAPHQL_ELEMENT = "GraphqlReference";

const USAGE = `Write <${GRAPHQL_ELEMENT} protocol="lockup" type="LockupStream" /> or show="entities" instead of type.`;

const ATTRIBUTES = ["protocol", "generation", "type", "show", "depth"];

function replacement(node: MdxJsxFlowElement, all: GraphqlReference): Replacement {
  const attributes = attributesOf(node, ATTRIBUTES, USAGE);
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
    return { blocks: view.render(reference, all), isLive: view.live === true };
  }
  const entity = reference.schema.entities.find(({ name }) => name === type);
  if (entity === undefined) {
    const known = reference.schema.entities.map(({ name }) => name).join(", ");
    throw new Error(`${wanted ?? ""} has no entity "${type ?? ""}". Known: ${known}.`);
  }
  const depth = attributes.get("depth") ?? "2";
  if (depth !== "2" && depth !== "3") throw new Error(`"depth" is "${depth}". Use "2" or "3".`);
  return { blocks: renderEntity(reference, entity, depth === "2" ? 2 : 3), isLive: false };
}

/**
 * Remark step that expands the elements of the GraphQL reference, see {@link expandElements}. Must run
 * before the steps that link contract symbols and draw diagrams.
 */
export function remarkGraphqlReference({ source }: { readonly source: Source<GraphqlReference> }) {
  return expandElements({
    names: [GRAPHQL_ELEMENT],
    failure: "The GraphQL reference cannot be expanded",
    load: async () => {
      const all = await source.load();
      return (node) => replacement(node, all);
    },
  });
}
