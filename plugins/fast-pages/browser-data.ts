import type { PropSidebars } from "@docusaurus/plugin-content-docs";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Parts of the configuration that only the build reads. They would be sent with every page, along
 * with the folders of the machine that built it.
 */
const BUILD_ONLY = new Set([
  "clientModules",
  "headTags",
  "markdown",
  "onBrokenAnchors",
  "onBrokenLinks",
  "onBrokenMarkdownLinks",
  "onDuplicateRoutes",
  "plugins",
  "presets",
  "scripts",
  "ssrTemplate",
  "staticDirectories",
  "storage",
  "stylesheets",
  "themes",
]);

/** Parts of the theme's configuration that only the build or a highlighter in the browser reads. */
const BUILD_ONLY_THEME = new Set(["blog", "prism"]);

function without(fields: Fields, names: ReadonlySet<string>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));
}

/** The configuration as the browser gets it. */
export function browserConfig(config: Fields): Fields {
  const { themeConfig = {}, future = {} } = config as { themeConfig?: Fields; future?: Fields };
  return {
    ...without(config, BUILD_ONLY),
    future: without(future, new Set(["faster", "experimental_vcs"])),
    themeConfig: without(themeConfig, BUILD_ONLY_THEME),
  };
}

interface DocsVersion {
  readonly docs: readonly unknown[];
}

interface DocsData {
  readonly versions: readonly DocsVersion[];
}

const DOCS_PLUGIN = "docusaurus-plugin-content-docs";

/** Types of navbar items that look a doc up: `doc`, `docSidebar`, `docsVersion` and its dropdown. */
const DOC_ITEM = "doc";

interface NavbarItem {
  readonly type?: string;
  readonly items?: readonly NavbarItem[];
}

function looksUpDocs({ type = "", items = [] }: NavbarItem): boolean {
  return type.startsWith(DOC_ITEM) || items.some(looksUpDocs);
}

/**
 * Global data as the browser gets it: without the list of all docs, unless an item of the navbar
 * looks docs up. The list otherwise serves only to switch between versions of a page.
 *
 * @param navbarItems of the theme's configuration
 */
export function browserGlobalData(globalData: Fields, navbarItems: readonly NavbarItem[]): Fields {
  if (!(DOCS_PLUGIN in globalData) || navbarItems.some(looksUpDocs)) return globalData;
  const instances = globalData[DOCS_PLUGIN] as Readonly<Record<string, DocsData>>;
  const lean = Object.entries(instances).map(([id, data]) => [
    id,
    { ...data, versions: data.versions.map((version) => ({ ...version, docs: [] })) },
  ]);
  return { ...globalData, [DOCS_PLUGIN]: Object.fromEntries(lean) as Fields };
}

/** Props of the docs plugin's version route. */
export interface VersionProps {
  readonly version: Fields & { readonly docsSidebars: PropSidebars; readonly docs: Fields };
}

/** Whether the props of a route are those of a version of the docs. */
export function isVersionProps(props: unknown): props is VersionProps {
  const version = (props as { version?: { docsSidebars?: unknown } } | null)?.version;
  return typeof version?.docsSidebars === "object";
}

/**
 * A docs version as the browser gets it: without its sidebars, which the browser loads by name,
 * and without the titles and descriptions of all docs, which serve cards of
 * generated category pages.
 */
export function browserVersion({ version }: VersionProps): VersionProps {
  return { version: { ...version, docsSidebars: {}, docs: {} } };
}
