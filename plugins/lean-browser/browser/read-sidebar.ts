import type { PropSidebar, PropSidebarItem } from "@docusaurus/plugin-content-docs";

/** Thrown for items whose data the page does not show in full. */
class UnreadableItem extends Error {}

function readItem(item: Element): PropSidebarItem {
  const link = item.querySelector(":scope > a, :scope > .menu__list-item-collapsible > a");
  const label = link?.textContent ?? "";
  const href = link?.getAttribute("href") ?? undefined;
  if (link === null || label === "") throw new UnreadableItem();
  if (item.classList.contains("theme-doc-sidebar-item-link")) {
    if (href === undefined || link.querySelector("svg")) throw new UnreadableItem();
    // Breadcrumbs leave out what is no doc. The id of a doc is its path.
    const docId = href.replace(/^\//u, "");
    return { type: "link", href, label, docId };
  }
  const list = item.querySelector(":scope > ul");
  // A list that is folded up is not rendered. Without JavaScript, a category without a page of its
  // own links to its first page, which the role tells apart.
  if (
    !item.classList.contains("theme-doc-sidebar-item-category") ||
    !link.classList.contains("menu__link--sublist") ||
    list === null ||
    item.classList.contains("menu__list-item--collapsed")
  ) {
    throw new UnreadableItem();
  }
  return {
    type: "category",
    label,
    ...(link.getAttribute("role") === "button" || href === undefined ? {} : { href }),
    collapsible: true,
    collapsed: false,
    items: readItems(list),
  };
}

function readItems(list: Element): PropSidebarItem[] {
  return [...list.children].map(readItem);
}

/**
 * Reads a sidebar's items from its HTML, as the theme's `DocSidebarItem` writes it, which saves the
 * page to send them a second time.
 *
 * @param menu the list of the first level
 * @returns the items, each link as a doc, or `undefined` if the HTML does not show all there is
 *   to know: folded or fixed categories, items of raw HTML, links to other sites
 */
export function readSidebar(menu: Element): PropSidebar | undefined {
  try {
    return readItems(menu);
  } catch (error) {
    if (error instanceof UnreadableItem) return undefined;
    throw error;
  }
}
