/** Stands in for Docusaurus's hook with the base path `/`. */
export default function useBaseUrl(url: string): string {
  return url.startsWith("/") ? url : `/${url}`;
}
