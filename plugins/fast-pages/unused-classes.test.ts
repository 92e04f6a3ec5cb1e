import postcss, { type AcceptedPlugin } from "postcss";
import { describe, expect, it } from "vitest";

import { dropUnusedClasses } from "./unused-classes";

const CSS = `:root { --used: 1px; --through: var(--used); --unread: 2px; --only-by-unread: var(--unread); --named: 3px }
.alert { width: var(--through) }
.avatar { width: 1px }
.alert--info, .alert--danger { width: 2px }
.card__body .avatar { width: 3px }
a { width: 4px }`;

async function left(file: string): Promise<string> {
  const words = new Set(["card__body", "alert", "alert--info", "--named"]);
  const step = dropUnusedClasses(() => words) as AcceptedPlugin;
  return (await postcss([step]).process(CSS, { from: file })).css;
}

describe("dropUnusedClasses", () => {
  it("keeps elements, the classes that a source names, and the properties that something reads", async () => {
    const css = await left("/x/infima/dist/css/default/default.css");
    expect(css.replace(/\s+/gu, " ")).toBe(
      ":root { --used: 1px; --through: var(--used); --named: 3px } .alert { width: var(--through) } " +
        ".alert--info { width: 2px } a { width: 4px }",
    );
  });

  it("leaves the style sheets of others alone", async () => {
    expect(await left("/x/src/css/site.css")).toBe(CSS);
  });
});
