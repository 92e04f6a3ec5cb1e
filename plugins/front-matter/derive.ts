import { type FactClass, PROSE_CLASS } from "../../data/checks";

const COMPONENT_IMPORT =
  /^import .* from "@site\/src\/(?:ui|page|tables|tools\/[a-z]+)\/([A-Za-z]+)/gmu;
const FENCE = /^[ \t]*(`{3,}|~{3,})[^]*?^[ \t]*\1[ \t]*$/gmu;

/** Folders of components that a page imports from, by their last name, each once. */
export function importedComponents(source: string): string[] {
  return [...new Set([...source.matchAll(COMPONENT_IMPORT)].map(([, name = ""]) => name))];
}

/**
 * Which classes of facts a page states, found in its source.
 *
 * @returns ids in the order of the classes; prose, which every page has, last
 */
export function checksOf(source: string, classes: readonly FactClass[]): string[] {
  const components = importedComponents(source);
  // A dollar sign in a shell script is no formula, and an import in a sample imports nothing.
  const withoutCode = source.replace(FENCE, (fence) => fence.split("\n")[0] ?? "");
  return [
    ...classes
      .filter(
        ({ components: own = [], sign }) =>
          own.some((name) => components.includes(name)) || (sign?.test(withoutCode) ?? false),
      )
      .map(({ id }) => id),
    PROSE_CLASS.id,
  ];
}
