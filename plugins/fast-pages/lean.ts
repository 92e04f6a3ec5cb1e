import type { RouteConfig } from "@docusaurus/types";

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

function without(fields: object, names: ReadonlySet<string>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));
}

/** The configuration as pages get it. */
export function leanConfig(config: { readonly future: object }): Fields {
  return {
    ...without(config, BUILD_ONLY),
    future: without(config.future, new Set(["faster", "experimental_vcs"])),
  };
}

/** The props of what surrounds all docs pages, as far as they are read here. */
interface VersionProps {
  readonly version?: object;
}

/**
 * The docs' routes without the titles and descriptions of all docs, which serve cards of generated
 * category pages only.
 */
export function leanRoute(route: RouteConfig): RouteConfig {
  const { routes } = route;
  const props: VersionProps | undefined = route.props;
  return {
    ...route,
    ...(props?.version !== undefined && {
      props: { ...props, version: { ...props.version, docs: {} } },
    }),
    ...(routes !== undefined && { routes: routes.map(leanRoute) }),
  };
}

/**
 * The docs' global data without the list of all docs, which serves to switch between versions of a page
 * and items of the navbar that look docs up.
 */
export function leanGlobalData(data: unknown): unknown {
  const { versions, ...rest } = data as { readonly versions: readonly object[] };
  return { ...rest, versions: versions.map((version) => ({ ...version, docs: [] })) };
}
