import { useSyncExternalStore } from "react";

const unchanging = (): (() => void) => () => undefined;

/** Stands in for Docusaurus's hook: not while the server renders, and from then on. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
}
