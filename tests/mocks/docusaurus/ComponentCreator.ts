/** Stands in for Docusaurus's maker of route components: names the route that it was asked for. */
export default function ComponentCreator(path: string, hash: string): string {
  return `${path}-${hash}`;
}
