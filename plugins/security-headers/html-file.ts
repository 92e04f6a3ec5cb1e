/** Built file of a page, relative to the output folder. The not-found page has its ending in its route. */
export function htmlFile(route: string): string {
  const name = route.replace(/^\/|\/$/g, "");
  if (name === "") return "index.html";
  return name.endsWith(".html") ? name : `${name}.html`;
}
