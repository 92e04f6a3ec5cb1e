import { createAnswerer } from "../../src/lib/ask/answerer";
import { divideExport, headingKey } from "../../src/lib/ask/passages";
import { once } from "../../src/lib/once";
import { onceEach } from "../../src/lib/once/each";
import { markdownPathOf } from "../../src/lib/page-records/negotiate";
import { openClosestPages } from "../../src/lib/routes/closest";
import { INDEX_FILE } from "../../src/lib/search/build";
import { createLoadingEngine } from "../../src/lib/search/engine";
import { decodeIndex } from "../../src/lib/search/index-file";
import type { IndexedPage, IndexedSection } from "../../src/lib/search/indexed";
import { fullTitle } from "../../src/lib/search/releases";
import type { SearchAnswer, SearchRequest } from "../../src/lib/search/types";
import { addressesIn } from "./answer-filter";
import type { SiteFiles } from "./site-files";

/** A section of the documentation that a question is answered from. */
export interface SourceSection {
  /** Path from the root with the anchor. */
  readonly url: string;
  /** Title of the page and the headings down to the section. */
  readonly title: string;
  readonly markdown: string;
}

/** The documentation as the functions read it: the search that browsers use, and the Markdown pages. */
export type Library = ReturnType<typeof openLibrary>;

/** Files of the build whose addresses are facts that were checked. */
const HOST_FILES = ["data/chains.json", "data/endpoints.json"] as const;

const DEPLOYMENTS_FILE = "data/deployments.json";

/** Sections that are looked at for those of one page. */
const LOOKED_AT = 60;

/** Opens the documentation of a built site. Nothing is read before it is needed. */
export function openLibrary(files: SiteFiles) {
  const readSearchFile = onceEach((path: string) => files.read(`search/${path}`));
  const readPage = (route: string): Promise<string> => files.read(markdownPathOf(route).slice(1));
  const engine = createLoadingEngine(readSearchFile);
  const answerer = createAnswerer({
    find: (request) => engine.find(request),
    readPage,
    readData: onceEach((path: string) => files.read(`data/${path}`)),
  });
  const index = once(async () => decodeIndex(await readSearchFile(INDEX_FILE)));

  const closestPages = once(async () => {
    const { pages } = await index();
    return openClosestPages(pages.map(({ route, title }) => ({ path: route, title })));
  });

  const sectionsOf = async (route: string): Promise<readonly IndexedSection[]> =>
    (await index()).pages.find((page) => page.route === route)?.sections ?? [];
  /** One section by its path with the anchor; null when there is none, or no text under its heading. */
  const section = async (url: string): Promise<SourceSection | null> => {
    const [route = ""] = url.split("#");
    const sections = await sectionsOf(route);
    const asked = sections.find((entry) => entry.url === url.replace(/#$/u, ""));
    if (asked === undefined) return null;
    const places = sections.map(({ path }) => headingKey(path));
    const parts = divideExport(await readPage(route));
    const from = parts.findIndex(({ path }) => headingKey(path) === headingKey(asked.path));
    // What stands under a heading without an anchor belongs to the section before.
    const to = parts.findIndex(({ path }, at) => at > from && places.includes(headingKey(path)));
    const [own, ...below] = from < 0 ? [] : parts.slice(from, to < 0 ? parts.length : to);
    const markdown = [
      own?.markdown ?? "",
      ...below.map(({ path, markdown: text }) => `**${path.at(-1) ?? ""}**\n\n${text}`),
    ]
      .join("\n\n")
      .trim();
    return markdown === "" ? null : { url, title: fullTitle(asked.path, asked.page), markdown };
  };

  return {
    search: (request: SearchRequest): Promise<SearchAnswer> => engine.search(request),
    /** The best sections for a question with their text; those of the page it is about come first. */
    sections: async (
      query: string,
      { limit, aboutPage }: { readonly limit: number; readonly aboutPage: string | null },
    ): Promise<SourceSection[]> => {
      const hitsPerPage = aboutPage === null ? limit : LOOKED_AT;
      const { hits } = await engine.search({ query, hitsPerPage, waitForTexts: false });
      const urls = hits.map(({ url }) => url);
      const quoted = await answerer.answer(query, aboutPage === null ? {} : { aboutPage });
      const onPage = urls.filter((url) => url.split("#")[0] === aboutPage);
      const preferred = aboutPage === null ? [] : [...onPage.slice(0, 3), aboutPage];
      // What would be quoted answers questions better than what has their words.
      const best = quoted.citations.map(({ url }) => url);
      const chosen = [...new Set([...best, ...preferred, ...urls])].slice(0, limit);
      const sections = await Promise.all(chosen.map(section));
      return sections.filter((entry) => entry !== null);
    },
    section,
    /** Anchors, headings and levels of the sections of a page, in its order. */
    headings: async (
      route: string,
    ): Promise<readonly Pick<IndexedSection, "id" | "heading" | "level">[]> => sectionsOf(route),
    /** All pages; `release` is the one that a page is about, null for pages about several or none. */
    pages: async (): Promise<readonly Pick<IndexedPage, "route" | "title" | "release">[]> =>
      (await index()).pages,
    /** Routes of all pages, and of their sections with the anchors. */
    places: once(async () => {
      const { pages, sections } = await index();
      const routes = sections.map(({ page, id }) => `${page.route}#${id}`);
      return new Set([...pages.map(({ route }) => route), ...routes]);
    }),
    /** Routes of the pages whose address or title is most like a route that no page has. */
    closest: async (route: string) => (await closestPages())(route).map(({ path }) => path),
    /** Markdown of a page of `pages`. */
    readPage,
    answerer,
    /** Hosts of indexers and block explorers that the project's own data names. */
    hosts: once(async () => {
      const texts = await Promise.all(HOST_FILES.map((path) => files.read(path)));
      const found = texts.flatMap((text) => [...text.matchAll(/https:\/\/([^\s"/?#]+)/gu)]);
      return new Set(found.map(([, host = ""]) => host));
    }),
    /** Addresses of contracts in the project's own data, as `addressesIn` gives them. */
    addresses: once(async () => new Set(addressesIn(await files.read(DEPLOYMENTS_FILE)))),
    /** Address of the site without a slash at the end, as the build was made for; empty if unknown. */
    origin: once(async () => {
      const home = await files.read("index.md");
      return /^url: "(https?:\/\/[^/"]+)/mu.exec(home)?.[1] ?? "";
    }),
  };
}
