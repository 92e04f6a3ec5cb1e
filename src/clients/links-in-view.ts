/** Paths of the pages that links which have not been seen yet lead to. */
const paths = new WeakMap<Element, string>();

let observer: IntersectionObserver | undefined;

/** One observer for all links: each of its own would have to be told about each frame. */
function startObserver(): IntersectionObserver {
  return new IntersectionObserver((entries, started) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      started.unobserve(target);
      const path = paths.get(target);
      if (path !== undefined) void window.docusaurus.prefetch(path);
    }
  });
}

/**
 * Prefetches a page once a link to it comes into view.
 *
 * @param path of the page, without query and fragment
 * @returns what ends the watch
 */
export function watchLink(link: Element, path: string): () => void {
  observer ??= startObserver();
  paths.set(link, path);
  observer.observe(link);
  return () => observer?.unobserve(link);
}
