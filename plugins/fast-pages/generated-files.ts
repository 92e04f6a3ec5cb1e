/** A route as Docusaurus writes it to `routes.js`; `hash` tells routes of one path apart. */
export interface GeneratedRoute {
  readonly path: string;
  readonly component: { readonly path: string; readonly hash: string };
  readonly exact?: boolean;
  readonly routes?: readonly GeneratedRoute[];
  /** What a plugin adds, such as the name of the sidebar. */
  readonly [attribute: string]: unknown;
}

/** Names of the chunks of a route: by name of the prop, nested as the props are. */
export type ChunkNames = { readonly [prop: string]: string | ChunkNames };

/** Request of the module behind each chunk name, such as `@theme/DocItem`. */
export type ModuleRequests = ReadonlyMap<string, string>;

function evaluate(file: string, source: string, names: Readonly<Record<string, unknown>>): unknown {
  const body = source.replace(/^import .*$/gmu, "").replace(/^export default/mu, "return");
  try {
    // The text is code that Docusaurus has just generated in this very build.
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call
    return new Function(...Object.keys(names), body)(...Object.values(names));
  } catch (error) {
    throw new Error(
      `Cannot read the generated file ${file}: ${String(error)}. This version of Docusaurus writes it in another form; adapt plugins/fast-pages/generated-files.ts.`,
      { cause: error },
    );
  }
}

/**
 * Reads Docusaurus's `routes.js`.
 *
 * @param source its text
 * @throws {Error} if it is no list of routes
 */
export function readRoutes(source: string): readonly GeneratedRoute[] {
  const routes = evaluate("routes.js", source, {
    ComponentCreator: (path: string, hash: string) => ({ path, hash }),
  });
  if (!Array.isArray(routes)) {
    throw new Error("The generated file routes.js holds no list of routes.");
  }
  return routes as readonly GeneratedRoute[];
}

/**
 * Reads Docusaurus's `registry.js`: which module a chunk name stands for.
 *
 * @param source its text
 * @throws {Error} that lists every entry without a module
 */
export function readRegistry(source: string): ModuleRequests {
  const registry = evaluate("registry.js", source.replaceAll("import(", "load("), {
    load: () => undefined,
    require: { resolveWeak: () => undefined },
  }) as Readonly<Record<string, readonly unknown[]>>;
  const entries = Object.entries(registry).map(([name, entry]) => [name, entry[1]] as const);
  const broken = entries.filter(([, request]) => typeof request !== "string");
  if (broken.length > 0) {
    throw new Error(
      `The generated file registry.js has entries without a module: ${broken.map(([name]) => name).join(", ")}.`,
    );
  }
  return new Map(entries as readonly (readonly [string, string])[]);
}
