import type { AnchorHTMLAttributes, ReactElement } from "react";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to?: string };

/** Stands in for Docusaurus's Link: an anchor without routing or prefetching. */
export default function Link({ to, href, children, ...rest }: Props): ReactElement {
  return (
    <a {...rest} href={to ?? href}>
      {children}
    </a>
  );
}
