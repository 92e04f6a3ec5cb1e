/** Stands in for modules that have nothing to do in the browser on this site. */
export default {};
