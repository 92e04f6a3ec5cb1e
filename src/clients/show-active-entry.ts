/**
 * Scrolls the docs sidebar so that the entry of the page is in view. Runs inline in the head, before
 * the first frame is painted, so it must not refer to anything outside of itself; and again in
 * `src/clients/sidebar.ts` when a link has led to another page.
 */
export function showActiveEntry(): void {
  const show = (): boolean => {
    const entry = document.querySelector(".theme-doc-sidebar-menu a[aria-current=page]");
    const menu = entry?.closest(".menu");
    if (!entry || !menu) return false;
    const frame = menu.getBoundingClientRect();
    const { top, bottom } = entry.getBoundingClientRect();
    if (top < frame.top || bottom > Math.min(frame.bottom, innerHeight)) {
      // With what stands before it in view, a reader sees where the entry belongs.
      menu.scrollTop += top - frame.top - menu.clientHeight / 3;
    }
    return true;
  };
  requestAnimationFrame(() => {
    if (!show()) addEventListener("DOMContentLoaded", show, { once: true });
  });
}
