import { expect, it } from "vitest";

import { buildSearchFiles, hexTablePath, INDEX_FILE, textFilePath } from "./build";
import { decodeIndex } from "./index-file";
import { files, page, PAGES, section } from "./testing";

it("names the files after the content, with texts for each page", () => {
  const built = buildSearchFiles([page("/a", "A", ["Fees."]), page("/b", "B", [])]);
  const { build } = decodeIndex(built[0]?.text ?? "");
  const texts = [textFilePath(build, 0), textFilePath(build, 1)];
  expect(built.map(({ path }) => path)).toEqual([INDEX_FILE, hexTablePath(build), ...texts]);
  const others = buildSearchFiles([page("/a", "A", ["Gas."]), page("/b", "B", [])]);
  expect(decodeIndex(others[0]?.text ?? "").build).not.toBe(build);
});

it("gives back pages, sections and terms, in the order of the routes", () => {
  const data = decodeIndex(files()[0]?.text ?? "");
  const sections = PAGES.toSorted((a, b) => (a.route < b.route ? -1 : 1)).flatMap((one) =>
    one.sections.map(({ id, heading }) => [one.route, one.title, id, heading]),
  );
  expect(
    data.sections.map(({ page: own, id, heading }) => [own.route, own.title, id, heading]),
  ).toEqual(sections);
  const insolvent = data.postings.body.get("insolvent")?.map((at) => data.sections[at]?.url);
  expect(insolvent).toEqual(["/concepts/flow/statuses"]);
  expect(files(PAGES.toReversed())).toEqual(files());
});

it("writes what several releases have once, as the newest says it", () => {
  const topic = ["/reference/v2.0/x", "/reference/v4.0/x", "/reference/v4.0/y"];
  const release = (route: string): string => `lockup@${route.split("/")[2] ?? ""}`;
  const texts = ["Pausing.", "Rounding.", "Several."];
  const built = buildSearchFiles(
    topic.map((route, at) => {
      const part = section("withdrawMax", [texts[at] ?? ""], { level: 3 });
      return page(route, "X", [], [part], { protocol: "lockup", release: release(route) });
    }),
    new Map(),
    [topic],
  );
  const { postings, sections } = decodeIndex(built[0]?.text ?? "");
  const found = (term: string) => postings.body.get(term)?.map((at) => sections[at]?.page.route);
  expect(found("pausing")).toBeUndefined();
  expect(found("rounding")?.toSorted()).toEqual(topic.slice(0, 2));
  expect(found("several")).toEqual(topic.slice(2));
});

it("refuses an index of another version", () => {
  expect(() => decodeIndex('{"version":1}')).toThrow("Reload the page");
});
