// Wraps DocSidebarItem of @docusaurus/theme-classic 3.10.2 so that a change of the page draws only the
// items again that are, or contain, the page left or the page reached: two of about a hundred.
import { isActiveSidebarItem } from "@docusaurus/plugin-content-docs/client";
import type { Props } from "@theme/DocSidebarItem";
import DocSidebarItem from "@theme-original/DocSidebarItem";
import { type ComponentType, memo } from "react";

/** Whether two sets of properties draw the same. */
export function isSameItem(before: Props, now: Props): boolean {
  const { activePath: pathBefore, ...restBefore } = before;
  const { activePath, ...rest } = now;
  const names = new Set([...Object.keys(restBefore), ...Object.keys(rest)]);
  return (
    [...names].every((name) => Object.is(Reflect.get(restBefore, name), Reflect.get(rest, name))) &&
    (pathBefore === activePath ||
      (!isActiveSidebarItem(now.item, pathBefore) && !isActiveSidebarItem(now.item, activePath)))
  );
}

export default memo(DocSidebarItem as ComponentType<Props>, isSameItem);
