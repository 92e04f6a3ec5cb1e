const nothing = (): void => undefined;

/** Stands in for Docusaurus's hook, which matters only during the build. */
export default function useBrokenLinks(): {
  collectLink: (link: string | undefined) => void;
  collectAnchor: (anchor: string | undefined) => void;
} {
  return { collectAnchor: nothing, collectLink: nothing };
}
