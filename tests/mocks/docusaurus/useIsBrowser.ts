/** Stands in for Docusaurus's hook: tests run as after hydration. */
export default function useIsBrowser(): boolean {
  return true;
}
