import remarkFrontmatter from "remark-frontmatter";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { VFile } from "vfile";
import { describe, expect, it } from "vitest";

import { linkProblems, mapProblems, routeOf } from "./check";
import { addressProblems, queryProblems, readSchema, schemaOf } from "./facts";
import { MADE_ROUTES } from "./made";
import { readPage, type SourcePage } from "./read-page";

function page(file: string, value: string): SourcePage {
  const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);
  return readPage(parser.parse(value), new VFile({ path: file, value }), new Set(["Details"]));
}

const FEES = page(
  "docs/concepts/fees.mdx",
  `import Part from "@site/docs/_part.mdx";\n\n# Fees\n\n## Who pays {/* #payer */}\n\n## The \`cliff\`\n\n<p id="own" />\n\n<Part />\n`,
);
const PART = page("docs/_part.mdx", "## In a part\n");

const problemsOf = (value: string): string[] =>
  linkProblems([FEES, PART, page("docs/guides/create.mdx", value)], {
    made: new Set(["/deployments"]),
    redirects: new Map([["/old", "/concepts/fees"]]),
    sections: new Map([["Videos", ["first-video"]]]),
    hasFile: (path) => path === "/data/chains.json",
    hasBeside: (_, path) => path === "./plan.svg",
  });

describe("the links of pages [spec 11.1]", () => {
  it("may lead to pages, sections, files, other sites and what plugins make", () => {
    const targets = [
      ...["/concepts/fees", "/concepts/fees#payer", "/concepts/fees?chain=1#the-cliff"],
      ...["/concepts/fees#own", "/concepts/fees#in-a-part", "#here", "#first-video"],
      ...["/deployments#any", "/data/chains.json", "pathname:///data/chains.json"],
      ...["https://example.com/a", "mailto:a@example.com", "./plan.svg"],
    ];
    const links = targets.map((target) => `[a](${target})`).join(" ");
    expect(
      problemsOf(`import Videos from "@site/a";\n\n## Here\n\n<Videos />\n\n${links}\n`),
    ).toEqual([]);
  });

  it.each([
    ["/concept/fees", "is no page; the nearest is /concepts/fees"],
    ["/concepts/fees#payers", "leads to no section of the page; the nearest is payer"],
    ["#nowhere", "leads to no section of the page"],
    ["/old", "only redirects: lead to /concepts/fees"],
    ["pathname:///data/chain.json", "is no file of the site"],
    ["./missing.svg", "is no file beside the page: add it, or correct the path"],
  ])("are told with file, line and the nearest when they are %s", (url, problem) => {
    expect(problemsOf(`# Create\n\nA [link](${url}).\n`)).toEqual([
      `docs/guides/create.mdx:3 ${url} ${problem}`,
    ]);
    expect(problemsOf(`# Create\n\n<a href="${url}">A link</a>\n`)).toHaveLength(1);
    expect(problemsOf(`# Create\n\n\`\`\`md\n[a](${url})\n\`\`\`\n`)).toEqual([]);
  });
});

describe("a page [spec 11.1]", () => {
  it("closes its code blocks and imports its components", () => {
    expect(problemsOf("Text\n\n```ts\nconst a = 1;\n")).toEqual([
      "docs/guides/create.mdx:3 opens a code block that nothing closes: add a line of the same marks at its end",
    ]);
    expect(problemsOf("Text\n\n<Details />\n\n<Plot />\n")).toEqual([
      "docs/guides/create.mdx:5 uses <Plot>, which it does not import: import it, or correct the name",
    ]);
  });

  it("has an address of its own", () => {
    const twice = [FEES, page("src/pages/concepts/fees.mdx", "")];
    const targets = { made: new Set<string>(), redirects: new Map<string, string>() };
    const none = { sections: new Map(), hasFile: () => false, hasBeside: () => false };
    expect(linkProblems(twice, { ...targets, ...none })).toEqual([
      `"/concepts/fees" is the address of docs/concepts/fees.mdx and src/pages/concepts/fees.mdx: keep one`,
    ]);
  });

  it("of a plugin is known once, also where two releases share it", () => {
    const shared = MADE_ROUTES.filter((route) => route.startsWith("/deployments/comptroller/"));
    expect(shared).toEqual(["/deployments/comptroller/v1.1"]);
    expect(MADE_ROUTES).toContain("/deployments/lockup/v4.0");
  });

  it("stands in the site map, and what stands there is a page", () => {
    const map = 'const a = "fee";\nunder("concepts", [\n  "fee",\n]);\n';
    expect(mapProblems([FEES, PART], ["concepts/fee"], map)).toEqual([
      'src/config/site-map.ts:3 "concepts/fee" has no page; the nearest is concepts/fees',
      "docs/concepts/fees.mdx is in no sidebar: add it to src/config/site-map.ts",
    ]);
  });

  it.each([
    ["docs/guides/index.mdx", "/guides"],
    ["src/pages/index.mdx", "/"],
    ["docs/guides/_part.mdx", undefined],
  ])("has the route of its file: %s", (file, route) => {
    expect(routeOf(file)).toBe(route);
  });
});

describe("facts of the sources", () => {
  it("are addresses with the right checksum, or in one case", () => {
    const right = "0x79Fb3e81aAc012c08501f41296CCC145a1E15844";
    const wrong = right.replace("0x79F", "0x79f");
    const text = `1: "${right}",\n2: "${wrong}",\n3: "${right.toLowerCase()}",\n`;
    expect(addressProblems("data/admins.ts", text)).toEqual([
      `data/admins.ts:2 ${wrong} has a wrong checksum, so a digit may be mistyped: compare it with its source; with these digits it is ${right}`,
    ]);
  });

  it("are queries that fit their schema", () => {
    const schema = readSchema("type Query { streams: [Stream!]! } type Stream { id: ID! }");
    const problems = (text: string): string[] => queryProblems("a.graphql", text, schema);
    expect(problems("{ streams { id } }")).toEqual([]);
    expect(problems("{\n  streams { ids }\n}")).toEqual([
      'a.graphql:2 Cannot query field "ids" on type "Stream". Did you mean "id"?',
    ]);
    expect(problems("{\n  streams {")).toEqual([
      "a.graphql:2 Syntax Error: Expected Name, found <EOF>.",
    ]);
  });

  it.each([
    ["examples/graphql/lockup/the-graph/a.graphql", "streams.thegraph.graphql"],
    ["examples/graphql/2025/lockup/envio/a.graphql", "2025/lockup.envio.graphql"],
    ["examples/graphql/legacy/the-graph/a.graphql", "legacy.thegraph.graphql"],
    ["examples/graphql/lockup/the-graph/a.response.json", undefined],
  ])("are checked against the schema of their folder: %s", (file, schema) => {
    expect(schemaOf(file)).toBe(schema);
  });
});
