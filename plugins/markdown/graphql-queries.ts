import { existsSync } from "node:fs";
import path from "node:path";

import type { Code, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";

import { ENDPOINTS } from "../../data/endpoints";
import { INDEXED_PROTOCOLS, VENDORS } from "../../src/lib/endpoints/model";
import { exampleAddress } from "../../src/lib/graphql/endpoints";
import { element, fence, importDefault } from "../reference-kit/nodes";
import { exampleText } from "../examples/load";
import { changeFences } from "./change-fences";
import { parseExampleMeta } from "./example-regions";

export interface GraphqlQueriesOptions {
  /** Folder of the site, which holds `examples`. */
  readonly siteDir: string;
}

/** The word in a fence that asks for the editor. */
const RUN = "run";

const COMPONENT = "GraphqlQuery";
const PART = "GraphqlQueryPart";

/**
 * Makes the element of one query: its text, its variables and its answer from the files beside it.
 *
 * @throws Error for a path that is not `examples/graphql/<protocol>/<vendor>/<name>.graphql`, and
 *   when the query or its answer is missing
 */
function queryElement(siteDir: string, file: string): MdxJsxFlowElement {
  const match = /^examples\/graphql\/([\w-]+)\/([\w-]+)\/([a-z][a-z0-9-]*)\.graphql$/.exec(file);
  const protocol = INDEXED_PROTOCOLS.find((known) => known === match?.[1]);
  const vendor = VENDORS.find((known) => known === match?.[2]);
  const name = match?.[3];
  if (protocol === undefined || vendor === undefined || name === undefined) {
    throw new Error(
      `"${file}" cannot be run. Name a file examples/graphql/<${INDEXED_PROTOCOLS.join("|")}>/<${VENDORS.join("|")}>/<name>.graphql.`,
    );
  }
  const beside = (ending: string): string => file.replace(/\.graphql$/, ending);
  const has = (other: string): boolean => existsSync(path.join(siteDir, other));
  const shown = (language: string, of: string): Code =>
    fence(language, exampleText(siteDir, of, undefined));
  // A part with a title that folds. Docusaurus would turn `<details>` into a component of its own.
  const folding = (part: string, title: string, open: "yes" | undefined, body: Code) =>
    element(PART, { part, title, open }, [body]);
  const variables = beside(".variables.json");
  const otherVendor = vendor === "envio" ? "the-graph" : "envio";
  return element(
    COMPONENT,
    {
      protocol,
      vendor,
      name,
      address: exampleAddress(ENDPOINTS, protocol, vendor),
      other: has(file.replace(`/${vendor}/`, `/${otherVendor}/`)) ? "yes" : undefined,
    },
    [
      element("div", { "data-part": "query" }, [shown("graphql", file)]),
      ...(has(variables)
        ? [folding("variables", "Variables", "yes", shown("json", variables))]
        : []),
      folding(
        "response",
        "Answer, with made-up data",
        undefined,
        shown("json", beside(".response.json")),
      ),
    ],
  );
}

/**
 * Remark step: replaces an empty fence such as
 * ```` ```graphql run file=examples/graphql/lockup/envio/newest-streams.graphql ````
 * with the query, its variables, its answer and an editor. It comes before the step that fills the
 * other fences with examples.
 *
 * @throws Error listing every fence of the page, with its line, that names no such file, has text of
 *   its own or further options
 */
export function remarkGraphqlQueries({ siteDir }: GraphqlQueriesOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    let count = 0;
    await changeFences(tree, file, "GraphQL queries", ({ lang, meta, value }) => {
      if (lang !== "graphql" || meta?.split(/\s+/).includes(RUN) !== true) return undefined;
      const reference = parseExampleMeta(meta);
      if (reference === undefined || reference.region !== undefined) {
        throw new Error('A query to run needs "file=examples/graphql/…" and no region.');
      }
      if (reference.rest !== RUN || value.trim() !== "") {
        throw new Error(
          "A query to run has no text, no title and no marked lines. Remove them or the word run.",
        );
      }
      count += 1;
      return queryElement(siteDir, reference.file);
    });
    if (count > 0) {
      const folder = `@site/src/tools/api/${COMPONENT}`;
      tree.children.unshift(
        importDefault(COMPONENT, folder),
        importDefault(PART, `${folder}/Part`),
      );
    }
  };
}
