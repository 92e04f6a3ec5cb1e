import type { AllContent } from "@docusaurus/types";

/**
 * What another plugin has loaded, as Docusaurus hands it on when all have.
 *
 * @returns what that plugin's `loadContent` gives; the caller knows its type.
 * @throws Error when the site does not have the plugin.
 */
export function contentOf(allContent: AllContent, plugin: string): unknown {
  const content = allContent[plugin]?.default;
  if (content === undefined) {
    throw new Error(`The content of the plugin ${plugin} is missing: add it to the plugins.`);
  }
  return content;
}
