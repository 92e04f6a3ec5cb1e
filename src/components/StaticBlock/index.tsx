import { type ReactElement, useEffect, useRef } from "react";

import { watchLink } from "@site/src/clients/links-in-view";

import { linkedPage } from "./links";
import { useFollowedLinks, useHtml } from "./use-html";

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
  const block = useRef<HTMLDivElement>(null);
  const content = useHtml(html);
  useFollowedLinks(block);

  useEffect(() => {
    const element = block.current;
    if (element === null) return undefined;
    const preload = ({ target }: Event): void => {
      const path = linkedPage(target);
      if (path !== undefined) void window.docusaurus.preload(path);
    };
    element.addEventListener("mouseover", preload);
    element.addEventListener("touchstart", preload, { passive: true });
    const stops = [...element.querySelectorAll("a")].flatMap((link) => {
      const path = linkedPage(link);
      return path === undefined ? [] : [watchLink(link, path)];
    });
    return () => {
      element.removeEventListener("mouseover", preload);
      element.removeEventListener("touchstart", preload);
      for (const stop of stops) stop();
    };
  }, [content]);

  return <Tag ref={block} className={className} dangerouslySetInnerHTML={{ __html: content }} />;
}
