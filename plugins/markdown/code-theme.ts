import type { ShikiTransformer } from "shiki";

/** Prefix of the custom properties that the highlighter writes and {@link KIND} reads. */
export const VARIABLE_PREFIX = "--tk-";

/** The kind of a token, in its color: `var(--tk-token-string-expression)` is one of a `string`. */
const KIND = new RegExp(`var\\(${VARIABLE_PREFIX}token-([a-z]+)`, "u");

/**
 * Turns the highlighter's inline `style` attributes into classes: shorter HTML, and a content
 * security policy that forbids inline styles stays possible. Plain tokens lose their wrapper's
 * style altogether. The colors of both modes are in `src/css/tokens.css`.
 */
export const stylesToClasses: ShikiTransformer = {
  name: "styles-to-classes",
  span(node) {
    const kind = KIND.exec(node.properties.style ?? "")?.[1];
    delete node.properties.style;
    if (kind !== undefined) node.properties.class = `tk-${kind}`;
  },
};
