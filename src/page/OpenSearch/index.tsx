import type { ReactElement } from "react";

import styles from "./styles.module.css";

/** Opens the search, which belongs to the navbar, from elsewhere. */
function openSearch(): void {
  document.querySelector<HTMLButtonElement>(".DocSearch-Button")?.click();
}

/** What looks like a search field and opens the search. */
export default function OpenSearch(): ReactElement {
  return (
    <button type="button" className={styles.field} onClick={openSearch}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M14.400 14.400 18 18M16.500 9a7.500 7.500 0 1 1-15 0 7.500 7.500 0 0 1 15 0Z" />
      </svg>
      Search functions and addresses
    </button>
  );
}
