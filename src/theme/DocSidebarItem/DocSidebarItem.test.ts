import { describe, expect, it, vi } from "vitest";

vi.mock("@theme-original/DocSidebarItem", () => ({ default: () => null }));
vi.mock("@docusaurus/plugin-content-docs/client", () => ({
  isActiveSidebarItem: ({ href, items = [] }: Item, path: string): boolean =>
    href === path || items.some((item) => item.href === path),
}));

interface Item {
  readonly type: "link" | "category";
  readonly label: string;
  readonly href?: string;
  readonly items?: readonly Item[];
}

const { isSameItem } = await import(".");

type Props = Parameters<typeof isSameItem>[0];

const link: Item = { type: "link", label: "A", href: "/a" };
const category: Item = { type: "category", label: "C", items: [link] };

const props = (item: Item, activePath: string, more: object = {}): Props =>
  ({ item, activePath, level: 1, index: 0, ...more }) as unknown as Props;

describe("an item of the sidebar", () => {
  it("is not drawn again for pages that it has nothing to do with", () => {
    expect(isSameItem(props(link, "/b"), props(link, "/c"))).toBe(true);
    expect(isSameItem(props(category, "/b"), props(category, "/c"))).toBe(true);
  });

  it("is drawn again when its page, or one inside it, is left or reached", () => {
    for (const item of [link, category]) {
      expect(isSameItem(props(item, "/a"), props(item, "/b"))).toBe(false);
      expect(isSameItem(props(item, "/b"), props(item, "/a"))).toBe(false);
    }
  });

  it("is drawn again for anything else that changes", () => {
    expect(isSameItem(props(link, "/b"), props({ ...link }, "/b"))).toBe(false);
    expect(isSameItem(props(link, "/b"), props(link, "/b", { level: 2 }))).toBe(false);
    expect(isSameItem(props(link, "/b", { tabIndex: -1 }), props(link, "/b"))).toBe(false);
  });
});
