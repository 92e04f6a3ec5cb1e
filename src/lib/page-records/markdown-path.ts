/**
 * Path of the Markdown twin of a page.
 *
 * @param route path of the page from the root; a slash at its end does not matter
 */
export function markdownPathOf(route: string): string {
  const path = route.replace(/\/$/, "");
  return path === "" ? "/index.md" : `${path}.md`;
}
