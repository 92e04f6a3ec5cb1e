import { Fragment, type ReactElement } from "react";

import { withApiKey } from "@site/src/lib/endpoints/addresses";
import type { Endpoint } from "@site/src/lib/endpoints/model";
import CopyButton from "@site/src/ui/CopyButton";
import styles from "./styles.module.css";

interface EndpointLinksProps {
  endpoint: Endpoint;
  /** What the production address is called. */
  term?: string;
  /** Key that a copy gets in place of the placeholder; it is never shown. */
  apiKey?: string;
}

/** The addresses of an endpoint, each with a copy button, and the vendor's pages about it. */
export default function EndpointLinks(props: EndpointLinksProps): ReactElement {
  const { endpoint, term = "Production", apiKey = "" } = props;
  const { name, url, testingUrl, explorerUrl, playgroundUrl } = endpoint;
  const addresses = [
    { use: "production", title: term, address: url },
    { use: "testing", title: "Testing", address: testingUrl },
  ];
  const pages = [
    { title: "Explorer", page: explorerUrl },
    { title: "Playground", page: playgroundUrl },
  ];
  return (
    <>
      <dl className={styles.addresses}>
        {addresses.map(
          ({ use, title, address }) =>
            address !== null && (
              <div key={use} className={styles.address}>
                <dt>{title}</dt>
                <dd>
                  <code>{address}</code>
                  <CopyButton
                    text={() => withApiKey(address, apiKey)}
                    label={`Copy ${use} address of ${name}`}
                  />
                </dd>
              </div>
            ),
        )}
      </dl>
      {pages.map(
        ({ title, page }) =>
          page !== null && (
            <Fragment key={title}>
              <a
                href={page}
                target="_blank"
                rel="noopener"
                className={styles.link}
                aria-label={`${title} of ${name} (opens in a new tab)`}
              >
                {title}
              </a>{" "}
            </Fragment>
          ),
      )}
    </>
  );
}
