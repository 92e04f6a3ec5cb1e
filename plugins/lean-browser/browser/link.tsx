import DocusaurusLink from "@docusaurus/core/lib/client/exports/Link";
import { useHistory } from "@docusaurus/router";
import { applyTrailingSlash } from "@docusaurus/utils-common";
import siteConfig from "@generated/docusaurus.config";
import {
  type ComponentProps,
  forwardRef,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useRef,
} from "react";

import { watchLink } from "../../../src/clients/links-in-view";

/** Properties that are not attributes of the element. */
const SETTINGS = ["to", "isNavLink", "autoAddBaseUrl", "data-noBrokenLinkCheck"] as const;

type Props = ComponentProps<typeof DocusaurusLink>;

/** A path of the site with its base, which some links have already. */
function withBase(path: string): string {
  const { baseUrl } = siteConfig;
  if (path.startsWith(baseUrl)) return path;
  return `${path}/` === baseUrl ? baseUrl : `${baseUrl}${path.slice(1)}`;
}

/** The complete address of a link to a page of this site; null for every other link. */
function pageAddress({ to, href, target, isNavLink, autoAddBaseUrl }: Props): string | null {
  const address = to ?? href;
  if (typeof address !== "string" || !/^\/(?!\/)/u.test(address)) return null;
  if (isNavLink === true || (target !== undefined && target !== "_self")) return null;
  const { baseUrl, trailingSlash } = siteConfig;
  return applyTrailingSlash(autoAddBaseUrl === false ? address : withBase(address), {
    baseUrl,
    trailingSlash,
  });
}

/** Whether a click is somebody else's: a component's, or the browser's for a new tab or a menu. */
function isElsewhere(event: MouseEvent): boolean {
  const { metaKey, altKey, ctrlKey, shiftKey } = event;
  return event.defaultPrevented || event.button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}

/**
 * In place of `client/exports/Link.js` of Docusaurus 3.10 for links to pages of this site, of which a
 * page has about 150. That one consists of five components, each of which renders at every change of
 * the location, and an observer of the viewport of its own. All other links are left to it.
 */
export default forwardRef<HTMLAnchorElement, Props>(function Link(props, ref): ReactElement {
  const address = ref === null ? pageAddress(props) : null;
  const path = address?.replace(/[?#].*$/u, "");
  const element = useRef<HTMLAnchorElement>(null);
  const history = useHistory();
  useEffect(
    () =>
      path === undefined || element.current === null ? undefined : watchLink(element.current, path),
    [path],
  );
  if (address === null || path === undefined) return <DocusaurusLink {...props} ref={ref} />;
  const { children, onClick, ...attributes } = props;
  for (const name of SETTINGS) Reflect.deleteProperty(attributes, name);
  const preload = (): void => {
    void window.docusaurus.preload(path);
  };
  return (
    <a
      {...attributes}
      ref={element}
      href={address}
      onMouseEnter={preload}
      onTouchStart={preload}
      onClick={(event) => {
        onClick?.(event);
        if (isElsewhere(event)) return;
        event.preventDefault();
        const { pathname, search, hash } = history.location;
        if (`${pathname}${search}${hash}` === address) history.replace(address);
        else history.push(address);
      }}
    >
      {children}
    </a>
  );
});
