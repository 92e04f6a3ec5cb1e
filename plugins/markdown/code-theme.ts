import type { ShikiTransformer } from "shiki";

/** Prefix of the custom properties that the highlighter writes and `CLASS_OF` reads. */
export const VARIABLE_PREFIX = "--tk-";

/** CSS class of each kind of token; the colors of both modes are in `src/css/code.css`. */
const CLASS_OF: Readonly<Record<string, string>> = {
  "token-constant": "tk-constant",
  "token-string": "tk-string",
  "token-comment": "tk-comment",
  "token-keyword": "tk-keyword",
  "token-parameter": "tk-parameter",
  "token-function": "tk-function",
  "token-string-expression": "tk-string",
  "token-punctuation": "tk-punctuation",
};

/**
 * Turns the highlighter's inline `style` attributes into classes: shorter HTML, and a content
 * security policy that forbids inline styles stays possible. Plain tokens lose their wrapper's
 * style altogether.
 */
export const stylesToClasses: ShikiTransformer = {
  name: "styles-to-classes",
  span(node) {
    const style = node.properties.style ?? "";
    delete node.properties.style;
    const match = new RegExp(`var\\(${VARIABLE_PREFIX}([a-z-]+)\\)`).exec(style);
    const className = match?.[1] === undefined ? undefined : CLASS_OF[match[1]];
    if (className !== undefined) node.properties.class = className;
  },
};
