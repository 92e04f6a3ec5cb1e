import { expect, it } from "vitest";

import { serverRegistry, sharedChunks } from "./registry";

const entry = (name: string, request: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;

const REGISTRY = [
  "export default {",
  entry("root", "@theme/DocsRoot"),
  entry("version", "@theme/DocVersionRoot"),
  entry("sidebar", "@theme/DocRoot"),
  entry("item", "@theme/DocItem"),
  entry("ca", "@site/docs/a.mdx"),
  "};",
].join("\n");

it("names what every docs page loads, and what is missing of it", () => {
  expect([...sharedChunks(REGISTRY)]).toEqual(["root", "version", "sidebar", "item"]);
  expect(() => sharedChunks(REGISTRY.replaceAll("DocItem", "Doc"))).toThrow("has 3 of the 4");
});

it("names the chunk of each module for the server", () => {
  expect(serverRegistry(REGISTRY)).toContain(
    '"@site/docs/a.mdx"), "ca", require.resolveWeak("@site/docs/a.mdx")]',
  );
});
