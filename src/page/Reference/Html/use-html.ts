import { useHistory } from "@docusaurus/router";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { type RefObject, useEffect } from "react";

import { internalTarget, linksAndAnchors, withBaseUrl } from "./links";

/**
 * HTML of the build as a page shows it: with the site's base path in its links, of which the link check
 * is told on the server.
 */
export function useHtml(html: string): string {
  const { siteConfig } = useDocusaurusContext();
  const brokenLinks = useBrokenLinks();
  const content = withBaseUrl(html, siteConfig.baseUrl);
  if (typeof window === "undefined") {
    const { links, anchors } = linksAndAnchors(content);
    links.forEach((link) => brokenLinks.collectLink(link));
    anchors.forEach((anchor) => brokenLinks.collectAnchor(anchor));
  }
  return content;
}

/** Lets the links inside an element lead to other pages of the site without a reload. */
export function useFollowedLinks(container: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const follow = (event: MouseEvent): void => {
      const target = internalTarget(event);
      if (target === undefined) return;
      event.preventDefault();
      history.push(target);
    };
    element.addEventListener("click", follow);
    return () => {
      element.removeEventListener("click", follow);
    };
  }, [container, history]);
}
