import { useHistory } from "@docusaurus/router";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { type ReactElement, useEffect, useRef } from "react";

import { watchLink } from "@site/src/clients/links-in-view";

import { internalTarget, linkedPage, linksAndAnchors, withBaseUrl } from "./links";

interface Props {
  /** Name of the element. */
  readonly as: "blockquote" | "div" | "ol" | "p" | "table" | "ul";
  readonly className?: string;
  /** What is in it; plugins/markdown/static-blocks.ts made it of a page's text. */
  readonly html: string;
}

/** A block of a page's text as the build rendered it: one element for React, whatever is in it. */
export default function StaticBlock(props: Props): ReactElement {
  const { as: Tag, className, html } = props;
  if (html.includes("<a ")) return <LinkedBlock {...props} />;
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A block with links, which do what the site's links do. */
function LinkedBlock({ as, className, html }: Props): ReactElement {
  // The same for all of the elements, of which each has a type of its own.
  const Tag = as as "div";
  const { siteConfig } = useDocusaurusContext();
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  const block = useRef<HTMLDivElement>(null);
  const content = withBaseUrl(html, siteConfig.baseUrl);

  if (typeof window === "undefined") {
    const { links } = linksAndAnchors(content);
    links.forEach((link) => brokenLinks.collectLink(link));
  }

  useEffect(() => {
    const element = block.current;
    if (element === null) return undefined;
    const preload = ({ target }: Event): void => {
      const path = linkedPage(target);
      if (path !== undefined) void window.docusaurus.preload(path);
    };
    const follow = (event: MouseEvent): void => {
      const target = internalTarget(event);
      if (target === undefined) return;
      event.preventDefault();
      history.push(target);
    };
    element.addEventListener("mouseover", preload);
    element.addEventListener("touchstart", preload, { passive: true });
    element.addEventListener("click", follow);
    const stops = [...element.querySelectorAll("a")].flatMap((link) => {
      const path = linkedPage(link);
      return path === undefined ? [] : [watchLink(link, path)];
    });
    return () => {
      element.removeEventListener("mouseover", preload);
      element.removeEventListener("touchstart", preload);
      element.removeEventListener("click", follow);
      for (const stop of stops) stop();
    };
  }, [history, content]);

  return <Tag ref={block} className={className} dangerouslySetInnerHTML={{ __html: content }} />;
}
