import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useEffect, useState } from "react";

import { afterPaint } from "@site/src/clients/after-paint";

/**
 * Whether a part of the page that can wait is to be drawn. When the reader follows a link, it is drawn
 * once the rest is on the screen. Going back needs the whole height to scroll to the old place, and an
 * address with a fragment the heading, so these draw everything at once, as the server does.
 */
export function useLater(): boolean {
  const isBrowser = useIsBrowser();
  const { action } = useHistory();
  const { hash } = useLocation();
  const [isDue, setIsDue] = useState(!isBrowser || action !== "PUSH" || hash !== "");
  useEffect(
    () =>
      isDue
        ? undefined
        : afterPaint(() => {
            setIsDue(true);
          }),
    [isDue],
  );
  return isDue;
}
