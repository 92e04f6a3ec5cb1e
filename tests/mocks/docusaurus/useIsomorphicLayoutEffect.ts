/** Stands in for Docusaurus's hook: tests run in a browser's environment. */
export { useLayoutEffect as default } from "react";
