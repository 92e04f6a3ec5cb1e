import type { LoadContext } from "@docusaurus/types";
import type { Heading, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { describe, expect, it } from "vitest";

import { SITE_DIR } from "../paths";
import { remarkMerkleApi } from "./expand";
import merkleApi from "./index";
import { loadDescription, readSource } from "./load";
import { parametersOf, readDescription, routesOf } from "./model";

const api = loadDescription(SITE_DIR);

/** The description with one change, as parsed JSON. */
function changed(change: (copy: Record<string, never>) => void): unknown {
  const copy = JSON.parse(readSource(SITE_DIR)) as Record<string, never>;
  change(copy);
  return copy;
}

const directive = (attributes: Readonly<Record<string, string>>): MdxJsxFlowElement => ({
  type: "mdxJsxFlowElement",
  name: "MerkleApi",
  attributes: Object.entries(attributes).map(([name, value]) => ({
    type: "mdxJsxAttribute",
    name,
    value,
  })),
  children: [],
});

async function expand(...children: Root["children"]): Promise<Root> {
  const tree: Root = { type: "root", children };
  await remarkMerkleApi({ siteDir: SITE_DIR })(tree, new VFile({ path: "docs/page.mdx" }));
  return tree;
}

function headings(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, "heading", (node: Heading) => {
    found.push(`${node.depth} ${String(node.data?.hProperties?.id)}: ${toString(node)}`);
  });
  return found;
}

describe("readDescription", () => {
  it("lists everything that lacks a text or has another form", () => {
    const broken = changed((copy) => {
      const { paths, components } = copy as unknown as {
        paths: Record<string, Record<string, Record<string, unknown>>>;
        components: { schemas: Record<string, { properties: Record<string, object> }> };
      };
      delete paths["/api/health"]?.get?.summary;
      Object.assign(paths["/api/validity"]?.get ?? {}, { "x-heading": " " });
      Object.assign(components.schemas.Eligibility?.properties ?? {}, {
        index: { type: "integer" },
      });
    });
    expect(() => readDescription(broken)).toThrow(
      /api\/health[^]*api\/validity[^]*Eligibility\.properties\.index\.description[^]*openapi\.json/,
    );
  });

  it("knows the routes and follows references", () => {
    expect(routesOf(api).map(({ method, path: at }) => `${method} ${at}`)).toEqual([
      "POST /api/create",
      "GET /api/eligibility",
      "GET /api/validity",
      "GET /api/health",
    ]);
    const operation = routesOf(api).find(({ path: at }) => at === "/api/eligibility")?.operation;
    if (operation === undefined) throw new Error("The description has no eligibility.");
    expect(parametersOf(api, operation).map(({ name }) => name)).toEqual(["address", "cid"]);
    const without = { ...api, components: { ...api.components, parameters: {} } };
    expect(() => parametersOf(without, operation)).toThrow(/no "#\/components\/parameters\/Cid"/);
  });
});

describe("remarkMerkleApi", () => {
  it("writes a heading for each route, with the anchors that older links use", async () => {
    const tree = await expand(directive({ show: "routes" }));
    expect(headings(tree)).toEqual([
      "2 create-apicreate: Create: /api/create",
      "3 create-answers: Answers",
      "3 create-failures: Failures",
      "2 eligibility-apieligibility: Eligibility: /api/eligibility",
      "3 eligibility-answers: Answers",
      "3 eligibility-failures: Failures",
      "2 validity-apivalidity: Validity: /api/validity",
      "3 validity-answers: Answers",
      "3 validity-failures: Failures",
      "2 health-apihealth: Health: /api/health",
      "3 health-answers: Answers",
    ]);
    const texts = toString(tree);
    for (const { operation } of routesOf(api)) {
      expect(texts).toContain(operation.summary);
      for (const { name } of parametersOf(api, operation)) expect(texts).toContain(name);
    }
  });

  it("shows fields of schemas, and all failures with their route", async () => {
    const schemas = await expand(directive({ show: "schemas", only: "CampaignFile TreeDump" }));
    expect(headings(schemas)).toEqual([
      "3 schema-campaign-file: CampaignFile",
      "3 schema-tree-dump: TreeDump",
    ]);
    expect(toString(schemas)).toContain("number_of_recipients");
    const failures = toString(await expand(directive({ show: "failures" })));
    expect(failures).toMatch(/^RouteFailure/);
    expect(failures).toContain("does not occur");
  });

  it("lists every directive that cannot be expanded", async () => {
    const usage =
      'Write <MerkleApi show="routes" />, <MerkleApi show="failures" />, or <MerkleApi show="schemas" only="…" /> with the names of schemas.';
    await expect(
      expand(
        directive({}),
        directive({ show: "routes", only: "/api/create" }),
        directive({ show: "schemas" }),
        directive({ show: "schemas", only: "Hash" }),
        directive({ show: "routes", path: "/api/create" }),
      ),
    ).rejects.toThrow(
      [
        "The Merkle API cannot be expanded:",
        `  docs/page.mdx:0: ${usage}`,
        `  docs/page.mdx:0: ${usage}`,
        `  docs/page.mdx:0: ${usage}`,
        '  docs/page.mdx:0: There is no schema "Hash" with fields. Known: CreateResult, Eligibility, Validity, Health, Message, CsvRejected, RowError, CampaignFile, Recipient, TreeDump, Leaf.',
        `  docs/page.mdx:0: The attribute "path" is not known. ${usage}`,
      ].join("\n"),
    );
  });
});

describe("the plugin", () => {
  it("hands the description on as it is", async () => {
    const plugin = merkleApi({ siteDir: SITE_DIR } as LoadContext);
    expect(await plugin.loadContent?.()).toBe(readSource(SITE_DIR));
  });
});
