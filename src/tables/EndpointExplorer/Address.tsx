import type { ReactElement, ReactNode } from "react";

import { withApiKey } from "@site/src/lib/endpoints/addresses";
import type { Endpoint } from "@site/src/lib/endpoints/model";
import CopyButton from "@site/src/ui/CopyButton";
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

interface VendorPageProps {
  url: string;
  /** Endpoint that the page is about. */
  about: string;
  children: string;
}

function VendorPage({ url, about, children }: VendorPageProps): ReactElement {
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

/** Links to the pages that the vendor has about an endpoint. */
export function VendorPages({ endpoint }: { endpoint: Endpoint }): ReactElement {
  const { name, explorerUrl, playgroundUrl } = endpoint;
  return (
    <>
      {explorerUrl !== null && (
        <VendorPage url={explorerUrl} about={name}>
          Explorer
        </VendorPage>
      )}{" "}
      {playgroundUrl !== null && (
        <VendorPage url={playgroundUrl} about={name}>
          Playground
        </VendorPage>
      )}
    </>
  );
}
