import { expect, test } from "vitest";

import { HTML_TEMPLATE } from "../../plugins/fast-pages/html-template";
import { createHtmlTemplate } from "./html-template";

test("pages have the default color mode before any script runs [spec 2.1a]", () => {
  const template = createHtmlTemplate("dark", HTML_TEMPLATE);
  expect(template).toContain('<html data-theme="dark" <%~ it.htmlAttributes %>>');
  expect(template).toContain("<%~ it.appHtml %>");
});
