/**
 * What `react` is in the browser of a production build: Preact's compatible interface, saying the
 * version whose behavior it has where the theme asks. The theme passes `inert=""` to React below
 * 19, which Preact, like React 19, takes for `false`.
 */
import compat from "preact/compat";

export * from "preact/compat";

export const version = "19.0.0";

export default { ...compat, version };
