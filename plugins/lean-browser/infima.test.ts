import postcss from "postcss";
import { expect, it } from "vitest";

import { classesIn, isDropped, leanInfima } from "./infima";

const SHEET = `
.button, .button--lg, .pills__item:hover { color: red }
.avatar { display: flex }
.card .card__header { padding: 0 }
@media (width > 1px) { .col--offset-12 { margin: 0 } }
@media (width > 2px) { .col--3 { margin: 0 } }
:root { --ifm-breadcrumb-separator: url("data:,"); --ifm-color-primary: red }
html { --ifm-menu-link-sublist-icon-filter: invert(100%) }
`;

const lean = (from: string): string => postcss([leanInfima]).process(SHEET, { from }).css;

it("takes out what no page can match, and keeps what one can", () => {
  const text = lean("/site/node_modules/infima/dist/css/default/default.css");
  expect(classesIn(text)).toEqual(["button", "col--3"]);
  expect(text).not.toContain("width > 1px");
});

it("takes out the images of arrows, and rules that have nothing else", () => {
  const text = lean("/site/node_modules/infima/dist/css/default/default.css");
  expect(text).not.toMatch(/separator|sublist|html/u);
  expect(text).toContain("--ifm-color-primary: red");
});

it("leaves other style sheets as they are", () => {
  expect(lean("/site/src/css/site.css")).toBe(SHEET);
});

it("knows families and the members that are used", () => {
  expect(["avatar__name", "margin-top--xl", "hero", "row--align-top"].every(isDropped)).toBe(true);
  expect(["row", "hero__title", "pagination-nav", "margin-top--md"].some(isDropped)).toBe(false);
});
