// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import { readSidebar } from "./read-sidebar";

function menu(html: string): Element {
  const list = document.createElement("ul");
  list.innerHTML = html;
  return list;
}

const link = (href: string, label: string): string =>
  `<li class="theme-doc-sidebar-item-link menu__list-item"><a class="menu__link" href="${href}"><span>${label}</span></a></li>`;

const category = (label: string, attributes: string, items: string, classes = ""): string =>
  `<li class="theme-doc-sidebar-item-category menu__list-item ${classes}">
     <div class="menu__list-item-collapsible"><a class="menu__link menu__link--sublist" ${attributes}><span>${label}</span></a></div>
     <ul class="menu__list">${items}</ul>
   </li>`.replaceAll(/>\s+</gu, "><");

describe("reading a sidebar from its HTML", () => {
  it("gives links and categories, nested", () => {
    const html =
      link("/a", "A & B".replace("&", "&amp;")) +
      category(
        "Group",
        'role="button" href="/c"',
        link("/c", "C") + category("Page", 'href="/d"', link("/e", "E")),
      );
    expect(readSidebar(menu(html))).toEqual([
      { type: "link", href: "/a", label: "A & B", docId: "a" },
      {
        type: "category",
        label: "Group",
        collapsible: true,
        collapsed: false,
        items: [
          { type: "link", href: "/c", label: "C", docId: "c" },
          {
            type: "category",
            label: "Page",
            href: "/d",
            collapsible: true,
            collapsed: false,
            items: [{ type: "link", href: "/e", label: "E", docId: "e" }],
          },
        ],
      },
    ]);
  });

  it.each([
    ["a category that is folded up", category("X", "", "", "menu__list-item--collapsed")],
    ["an item of raw HTML", '<li class="menu__list-item"><b>x</b></li>'],
    ["a link to another site", link("https://x.example", "X<svg></svg>")],
    ["a link without an address", link("", "X").replace('href=""', "")],
    ["a category that cannot fold", category("X", "", "").replace("menu__link--sublist", "")],
  ])("gives up on %s", (_, html) => {
    expect(readSidebar(menu(link("/a", "A") + html))).toBeUndefined();
  });
});
