// @vitest-environment jsdom
import { expect, it, vi } from "vitest";

// All generated files are one module in tests.
vi.mock("@generated/routes", () => ({
  default: [],
  registry: {},
  chunkNames: {},
  firsts: [],
  version: { version: {} },
}));
vi.mock("@docusaurus/core/lib/client/prefetch", () => ({ default: vi.fn() }));

const { chunksOf } = await import("./prefetch");

/** A loader as the bundler writes it. */
const loader = (text: string): (() => Promise<unknown>) =>
  Object.assign(() => Promise.resolve(), { toString: () => text });

it("finds the chunks that a page shares with others in what its loader asks for", () => {
  const minified =
    'function(){return Promise.all([n.e("common-a_b"),n.e("4f2c")]).then(n.bind(n,7))}';
  expect(chunksOf([loader(minified), "4f2c"])).toEqual(["common-a_b", "4f2c", "4f2c"]);
  const written =
    '() => Promise.all(/*! import() */ [__webpack_require__.e("a"), __webpack_require__.e(/*! b */ "b")])';
  expect(chunksOf([loader(written), "b"])).toEqual(["a", "b", "b"]);
});

it("leaves out chunks that have no script", () => {
  const text = '() => Promise.all([n.e("styles"), n.e("tools"), n.e("4f2c")])';
  expect(chunksOf([loader(text), "4f2c"])).toEqual(["4f2c", "4f2c"]);
});

it("takes the page's own chunk where the loader has another form", () => {
  expect(chunksOf([loader("() => load()"), "4f2c"])).toEqual(["4f2c"]);
});

it("has nothing to prefetch of a module that is there already", () => {
  expect(chunksOf([loader("() => Promise.resolve()")])).toEqual([]);
});
