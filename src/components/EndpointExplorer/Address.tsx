import type { ReactElement, ReactNode } from "react";

import { withApiKey } from "../../lib/endpoints/addresses";
import CopyButton from "../CopyButton";
import styles from "./styles.module.css";

interface AddressProps {
  /** What the address is for, for example "Production". */
  term: string;
  /** Address, with a placeholder where a key belongs. */
  url: string;
  /** Key that a copy gets in place of the placeholder; it is never shown. */
  apiKey?: string;
  /** What the button copies, for people who do not see its place. */
  label: string;
}

/** Holds the addresses of one endpoint. */
export function AddressList({ children }: { children: ReactNode }): ReactElement {
  return <dl className={styles.addresses}>{children}</dl>;
}

/** One address with a copy button, inside an {@link AddressList}. */
export default function Address({ term, url, apiKey = "", label }: AddressProps): ReactElement {
  return (
    <div className={styles.address}>
      <dt>{term}</dt>
      <dd>
        <code>{url}</code>
        <CopyButton text={() => withApiKey(url, apiKey)} label={label} />
      </dd>
    </div>
  );
}

interface OutsideLinkProps {
  url: string;
  /** Endpoint that the linked page is about. */
  about: string;
  children: string;
}

/** A link to a page at the vendor. */
export function OutsideLink({ url, about, children }: OutsideLinkProps): ReactElement {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className={styles.link}
      aria-label={`${children} of ${about} (opens in a new tab)`}
    >
      {children}
    </a>
  );
}
