import { expect, test } from "vitest";

import { createHtmlTemplate } from "./html-template";

test("pages have the default color mode before any script runs [spec 2.1a]", () => {
  const template = createHtmlTemplate("dark");
  expect(template).toContain('<html data-theme="dark" <%~ it.htmlAttributes %>>');
  expect(template).toContain("<%~ it.appHtml %>");
});
