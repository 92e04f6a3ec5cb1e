import type { Plugin } from "postcss";

/** Utilities and parts of Infima, the classic theme's style sheet, that the site has few of. */
const FAMILIES =
  /^(?:avatar|badge--|breadcrumbs--|button-group|button--|card(?:__|--)|col--|hero|(?:margin|padding)(?:-[a-z]+)?--|navbar__(?:items--center|search-input)|pagination(?:__|--)|pills|row--|shadow--|text--)/u;

/** Members of these families that the theme or a page uses, from Docusaurus 3.10. */
const USED = new Set([
  "badge--secondary",
  "button--outline",
  "button--primary",
  "button--secondary",
  "col--2",
  "col--3",
  "col--6",
  "col--8",
  "col--offset-2",
  "col--offset-3",
  "hero__title",
  "margin-bottom--md",
  "margin-bottom--sm",
  "margin-left--sm",
  "margin-right--md",
  "margin-top--md",
  "margin-top--sm",
  "margin-vert--lg",
  "margin-vert--md",
  "margin-vert--xl",
  "padding--none",
  "padding-bottom--lg",
  "padding-top--md",
  "shadow--lw",
  "text--center",
  "text--truncate",
]);

/** Images of arrows, which the site's own styles cut out of a color, and filters that color them. */
const ICONS = new Set([
  "--ifm-breadcrumb-separator",
  "--ifm-breadcrumb-separator-filter",
  "--ifm-menu-link-sublist-icon",
  "--ifm-menu-link-sublist-icon-filter",
]);

const CLASSES = /\.([a-z][\w-]*)/giu;

/** Whether Infima's rules of a class are left out. A test of the built files finds any use of it. */
export function isDropped(name: string): boolean {
  return FAMILIES.test(name) && !USED.has(name);
}

/**
 * Classes in a selector or a style sheet.
 *
 * @param text of CSS
 * @returns their names without the dot, repeated as they occur
 */
export function classesIn(text: string): readonly string[] {
  return [...text.matchAll(CLASSES)].map(([, name = ""]) => name);
}

/**
 * Takes rules out of Infima that no page of the site can match, and the images of its arrows. Other
 * style sheets stay whole.
 */
export const leanInfima: Plugin = {
  postcssPlugin: "lean-infima",
  Once(root) {
    if (!/[\\/]infima[\\/]dist[\\/]/u.test(root.source?.input.file ?? "")) return;
    root.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => !classesIn(selector).some(isDropped));
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
    root.walkDecls((declaration) => {
      if (!ICONS.has(declaration.prop)) return;
      const rule = declaration.parent;
      declaration.remove();
      if (rule?.nodes.length === 0) rule.remove();
    });
    root.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) rule.remove();
    });
  },
};
