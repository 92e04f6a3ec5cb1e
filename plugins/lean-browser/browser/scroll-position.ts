import { useEvent } from "@docusaurus/theme-common";
import { useEffect, useRef } from "react";

// By its file, for the package names only whole groups of modules.
import { useScrollController } from "../../../node_modules/@docusaurus/theme-common/lib/utils/scrollUtils";

export * from "../../../node_modules/@docusaurus/theme-common/lib/utils/scrollUtils";

/** Place of the window in the page, in CSS pixels. */
interface ScrollPosition {
  readonly scrollX: number;
  readonly scrollY: number;
}

/** Gets the place after and before a scroll. */
type OnScroll = (position: ScrollPosition, last: ScrollPosition) => void;

/**
 * In place of the hook of the same name in `utils/scrollUtils.js` of theme-common 3.10, which asks where
 * the window is with every drawing of the navbar, the sidebar and the button to the top. After a click
 * on a link, the browser then had to lay out a page that was half there.
 */
export function useScrollPosition(effect: OnScroll, deps: readonly unknown[] = []): void {
  const { scrollEventsEnabledRef } = useScrollController();
  const last = useRef<ScrollPosition | null>(null);
  const onScroll = useEvent(effect);
  useEffect(() => {
    const handleScroll = (): void => {
      if (!scrollEventsEnabledRef.current) return;
      const position = { scrollX: window.scrollX, scrollY: window.scrollY };
      onScroll(position, last.current ?? position);
      last.current = position;
    };
    handleScroll();
    window.addEventListener("scroll", handleScroll, { passive: true });
    return () => window.removeEventListener("scroll", handleScroll);
  }, [onScroll, scrollEventsEnabledRef, ...deps]);
}
