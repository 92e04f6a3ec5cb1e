import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { type ReactNode, useDeferredValue } from "react";

/**
 * Whether a part of the page that can wait is to be drawn. When the reader follows a link, React draws it
 * once the rest is on the screen. Going back needs the whole height to scroll to the old place, and an
 * address with a fragment the heading, so these draw everything at once, as the server does. So does a
 * fragment that comes before the rest is drawn: a tap on the table of contents.
 */
export function useDeferredDrawn(): boolean {
  const isBrowser = useIsBrowser();
  const { action } = useHistory();
  const { hash } = useLocation();
  const isDrawn = useDeferredValue(true, !isBrowser || action !== "PUSH");
  return isDrawn || hash !== "";
}

interface Props {
  readonly children: ReactNode;
}

/**
 * The blocks after the beginning of a page; `deferred-blocks.ts` writes it. Until they are drawn, an empty
 * screen keeps what follows the text out of sight.
 */
export default function DeferredBlocks({ children }: Props): ReactNode {
  return useDeferredDrawn() ? (
    children
  ) : (
    <div data-deferred-blocks="" style={{ height: "100vh" }} />
  );
}
