import type { LoadContext, Plugin } from "@docusaurus/types";
import contentDocs, {
  type LoadedContent,
  type PluginOptions,
} from "@docusaurus/plugin-content-docs";

import { leanGlobalData, leanRoute } from "./lean";

export { validateOptions } from "@docusaurus/plugin-content-docs";

/** Docusaurus's docs, whose pages do not carry lists of all other pages. */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  return {
    ...plugin,
    contentLoaded: ({ actions, ...rest }) =>
      plugin.contentLoaded?.({
        ...rest,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(leanRoute(route)),
          setGlobalData: (data) => actions.setGlobalData(leanGlobalData(data)),
        },
      }),
  };
}
