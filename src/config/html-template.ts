/**
 * The template of every page, with the default color mode written into it: the script that
 * sets the mode of the reader's choice or system does not run without JavaScript.
 *
 * @param text a template with an `<html>` element
 * @throws Error when the template has no `<html>` element to write it into
 */
export function createHtmlTemplate(defaultMode: "dark" | "light", text: string): string {
  if (!text.includes("<html ")) {
    throw new Error("The template of the pages has no <html> element: see what replaced it.");
  }
  return text.replace("<html ", `<html data-theme="${defaultMode}" `);
}
