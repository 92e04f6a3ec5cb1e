import {
  browserConfig,
  browserGlobalData,
  browserVersion,
  isVersionProps,
  type VersionProps,
} from "./browser-data";
import {
  type ChunkNames,
  type GeneratedRoute,
  type ModuleRequests,
  readRegistry,
  readRoutes,
} from "./generated-files";
import { chunkKey, namesIn, requestsOf, sharedNames, splitRoutes } from "./split-routes";

/** The files of Docusaurus that are read, by name in its folder of generated files. */
export interface GeneratedSources {
  /** Text of `routes.js`. */
  readonly routes: string;
  /** Text of `registry.js`. */
  readonly registry: string;
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  readonly globalData: Readonly<Record<string, unknown>>;
  /** The configuration of the site, in full. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Reads a JSON module by its request, such as `@generated/x/props.json`. */
  readonly readJson: (request: string) => unknown;
}

/** Chunk of what every docs page needs besides its content. */
export const SHARED_CHUNK = "docs";

const json = (value: unknown): string => JSON.stringify(value);

interface Chunks {
  readonly requests: ModuleRequests;
  readonly shared: ReadonlySet<string>;
  /** Chunk names whose module is the props of the docs version. */
  readonly version: string | undefined;
}

/** An entry of the registry: how to load the module, and the chunk that it is in. */
function registryEntries(names: Iterable<string>, chunks: Chunks): string {
  const files = requestsOf([...new Set(names)].sort(), chunks.requests);
  const entries = files.map(([name, request]) => {
    // Docusaurus's own tables are part of the main file.
    if (/^@generated\/[^/]+$/u.test(request)) {
      return `  ${json(name)}: [() => import(/* webpackMode: "eager" */ ${json(request)})],`;
    }
    const chunk = chunks.shared.has(name) ? SHARED_CHUNK : name;
    const load =
      name === chunks.version
        ? 'import(/* webpackMode: "eager" */ "./version.js")'
        : `import(/* webpackChunkName: ${json(chunk)} */ ${json(request)})`;
    return `  ${json(name)}: [() => ${load}],`;
  });
  return `{\n${entries.join("\n")}\n}`;
}

const OWN_FIELDS = new Set(["path", "component", "routes"]);

function attributesOf(route: GeneratedRoute): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(route).filter(([name]) => !OWN_FIELDS.has(name)));
}

function routeCode(route: GeneratedRoute, lists: readonly (readonly GeneratedRoute[])[]): string {
  const { path, hash } = route.component;
  const fields = Object.entries(attributesOf(route)).map(
    ([key, value]) => `${key}: ${json(value)}`,
  );
  const list = route.routes === undefined ? -1 : lists.indexOf(route.routes);
  const children =
    list >= 0
      ? [`routes: list${String(list)}`]
      : route.routes === undefined
        ? []
        : [`routes: [${route.routes.map((child) => routeCode(child, lists)).join(", ")}]`];
  const component = `component: ComponentCreator(${json(path)}${hash ? `, ${json(hash)}` : ""})`;
  return `{ ${[`path: ${json(route.path)}`, component, ...fields, ...children].join(", ")} }`;
}

/**
 * Writes what the browser needs of Docusaurus's generated files.
 *
 * @returns texts of files by name, for one folder:
 *   `routes.js`, `registry.js`, `routesChunkNames.js`, `globalData.json` and `docusaurus.config.js`
 *   in place of Docusaurus's own; `groups.js`, `load-group.js`,
 *   `routes-<n>.js`, `sidebar-<n>.json` and `version.js` for `browser/load-routes.ts`
 * @throws {Error} if a file has an unknown form, or a chunk name has no module
 */
export function emitBrowserFiles(sources: GeneratedSources): ReadonlyMap<string, string> {
  const requests = readRegistry(sources.registry);
  const split = splitRoutes(readRoutes(sources.routes));
  const grouped = new Set(split.groups.flatMap(({ routes }) => routes.map(chunkKey)));

  const shared = sharedNames(split, sources.chunkNames);
  const versions = [...shared].flatMap((name): readonly (readonly [string, VersionProps])[] => {
    const request = requests.get(name) ?? "";
    if (!request.endsWith(".json")) return [];
    const props = sources.readJson(request);
    return isVersionProps(props) ? [[name, props]] : [];
  });
  if (versions.length > 1) {
    throw new Error(
      `The docs have ${String(versions.length)} versions or instances; plugins/fast-pages knows how to load the sidebars of one. Teach it the others, or take it out of docusaurus.config.ts.`,
    );
  }
  const [version] = versions;
  const chunks: Chunks = { requests, shared, version: version?.[0] };

  const files = new Map<string, string>();
  const shell = Object.entries(sources.chunkNames).filter(([key]) => !grouped.has(key));
  files.set(
    "registry.js",
    `export default ${registryEntries(
      shell.flatMap(([, names]) => namesIn(names)),
      chunks,
    )};\n`,
  );
  files.set("routesChunkNames.js", `export default ${json(Object.fromEntries(shell))};\n`);
  files.set(
    "routes.js",
    [
      'import ComponentCreator from "@docusaurus/ComponentCreator";',
      'import { lists } from "./groups.js";',
      `const [${split.lists.map((_, index) => `list${String(index)}`).join(", ")}] = lists;`,
      `export default [${split.routes.map((route) => routeCode(route, split.lists)).join(",\n")}];`,
      "",
    ].join("\n"),
  );

  const sidebars = Object.entries(version?.[1].version.docsSidebars ?? {});
  files.set(
    "version.js",
    `export default ${json(version === undefined ? { version: { docsSidebars: {} } } : browserVersion(version[1]))};\n`,
  );
  sidebars.forEach(([, items], index) => {
    files.set(`sidebar-${String(index)}.json`, json(items));
  });
  split.groups.forEach(({ list, routes }, index) => {
    const names = routes.map((route) => sources.chunkNames[chunkKey(route)] ?? {});
    const pages = routes.map((route, page) => [
      route.path,
      route.component.hash,
      attributesOf(route),
      names[page],
    ]);
    files.set(
      `routes-${String(index)}.js`,
      `export default { list: ${String(list)}, registry: ${registryEntries(names.flatMap(namesIn), chunks)}, routes: ${json(pages)} };\n`,
    );
  });
  // In the chunk that all docs pages share, so that the bundler knows what their own chunks can
  // leave out.
  files.set(
    "load-group.js",
    `export default [${split.groups.map((_, index) => `() => import(/* webpackChunkName: "routes-${String(index)}" */ "./routes-${String(index)}.js")`).join(", ")}];\n`,
  );
  files.set(
    "groups.js",
    [
      'export { default as registry } from "./registry.js";',
      'export { default as chunkNames } from "./routesChunkNames.js";',
      'export { default as version } from "./version.js";',
      `export const lists = ${json(split.lists)};`,
      `export const firsts = ${json(split.groups.map(({ first }) => first))};`,
      `export const loadGroup = (index) => import(/* webpackChunkName: ${json(SHARED_CHUNK)} */ "./load-group.js").then(({ default: loads }) => loads[index]());`,
      `export const sidebars = {${sidebars.map(([name], index) => `${json(name)}: () => import(/* webpackChunkName: "sidebar-${String(index)}" */ "./sidebar-${String(index)}.json")`).join(", ")}};`,
      "",
    ].join("\n"),
  );

  const { themeConfig } = sources.config as {
    themeConfig?: { navbar?: { items?: readonly { type?: string }[] } };
  };
  files.set(
    "globalData.json",
    json(browserGlobalData(sources.globalData, themeConfig?.navbar?.items ?? [])),
  );
  files.set("docusaurus.config.js", `export default ${json(browserConfig(sources.config))};\n`);
  return files;
}

/**
 * The registry for the server. Docusaurus reports which modules a page was made of by their
 * requests, but looks their styles up by the names of their chunks, and so finds none.
 *
 * @param registry text of `registry.js`
 * @returns the same, with the name of its chunk in place of each module's request
 * @throws {Error} if an entry has an unknown form
 */
export function serverRegistry(registry: string): string {
  const names = [...readRegistry(registry).keys()];
  const text = registry.replace(
    /^(\s*"([^"]+)": \[.*, )"[^"]+"(, require\.resolveWeak\()/gmu,
    (_, start: string, name: string, end: string) => `${start}${json(name)}${end}`,
  );
  const renamed = readRegistry(text);
  const unknown = names.filter((name) => renamed.get(name) !== name);
  if (unknown.length > 0) {
    throw new Error(
      `The generated file registry.js has entries of an unknown form: ${unknown.join(", ")}. Adapt serverRegistry in plugins/fast-pages/emit.ts.`,
    );
  }
  return text;
}
