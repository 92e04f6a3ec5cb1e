import * as template from "@docusaurus/core/lib/ssg/ssgTemplate.html.js";

/**
 * The template of every page, with the default color mode written into it: the script that
 * sets the mode of the reader's choice or system does not run without JavaScript.
 *
 * @param text a template with an `<html>` element; Docusaurus's own by default
 * @throws Error when the template has no `<html>` element to write it into
 */
export function createHtmlTemplate(
  defaultMode: "dark" | "light",
  text: string = textOf(template),
): string {
  if (!text.includes("<html ")) {
    throw new Error("The template of the pages has no <html> element: see what replaced it.");
  }
  return text.replace("<html ", `<html data-theme="${defaultMode}" `);
}

/** The module is CommonJS: who loads it decides how often its default export is wrapped. */
function textOf(module: unknown): string {
  if (typeof module === "string") return module;
  return typeof module === "object" && module !== null && "default" in module
    ? textOf(module.default)
    : "";
}
