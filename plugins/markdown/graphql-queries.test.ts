import type { Code, Root } from "mdast";
import { VFile } from "vfile";
import { describe, expect, it } from "vitest";

import { SITE_DIR } from "../paths";
import { remarkGraphqlQueries } from "./graphql-queries";

const NEXT = "examples/graphql/lockup/envio/next-streams.graphql";
const ALL = "examples/graphql/lockup/envio/newest-streams-all-chains.graphql";

const fence = (meta: string, value = ""): Code => ({ type: "code", lang: "graphql", meta, value });

async function run(...children: Code[]): Promise<Root["children"]> {
  const tree: Root = { type: "root", children };
  await remarkGraphqlQueries({ siteDir: SITE_DIR })(tree, new VFile({ path: "docs/page.mdx" }));
  return tree.children;
}

/** Codes inside an element, with the part of each. */
function codes(node: unknown): string[] {
  const {
    type,
    lang,
    children = [],
    attributes = [],
  } = node as {
    type: string;
    lang?: string;
    children?: unknown[];
    attributes?: { name: string; value: string }[];
  };
  if (type === "code") return [lang ?? ""];
  const part = attributes.find(({ name }) => name === "data-part" || name === "part")?.value;
  return children.flatMap(codes).map((one) => (part === undefined ? one : `${part}: ${one}`));
}

describe("remarkGraphqlQueries", () => {
  it("shows query, variables and answer, and imports the component once", async () => {
    const [imported, part, first, second, ...rest] = await run(
      fence(`run file=${NEXT}`),
      fence(`run file=${ALL}`),
    );
    expect([imported, part]).toMatchObject([{ type: "mdxjsEsm" }, { type: "mdxjsEsm" }]);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({
      name: "GraphqlQuery",
      attributes: [
        { name: "protocol", value: "lockup" },
        { name: "vendor", value: "envio" },
        { name: "name", value: "next-streams" },
        { name: "address", value: expect.stringMatching(/^https:/) as string },
        { name: "other", value: "yes" },
      ],
    });
    expect(codes(first)).toEqual(["query: graphql", "variables: json", "response: json"]);
    expect(codes(second)).toEqual(["query: graphql", "response: json"]);
    expect(JSON.stringify(second)).not.toContain('"name":"other"');
  });

  it("lists every fence that cannot be shown", async () => {
    await expect(
      run(
        fence("run"),
        fence(`run file=${NEXT} region=a`),
        fence(`run file=${NEXT}`, "query"),
        fence(`run file=${NEXT} title="a"`),
        fence("run file=examples/graphql/lockup/nobody/a.graphql"),
        fence("run file=examples/graphql/lockup/envio/unknown.graphql"),
      ),
    ).rejects.toThrow(
      /^GraphQL queries:\n(?: {2}docs\/page\.mdx:0: .*\n){5} {2}docs\/page\.mdx:0: There is no example file "examples\/graphql\/lockup\/envio\/unknown\.graphql"/,
    );
  });
});
