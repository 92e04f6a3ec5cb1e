import type { ReactElement } from "react";

import styles from "./styles.module.css";

const MOMENTS = [
  {
    title: "Before the transfer",
    owner: 0,
    first: "holds the 2,000 tokens withdrawn so far",
    second: "",
  },
  {
    title: "After it",
    owner: 1,
    first: "keeps the 2,000 tokens",
    second: "may withdraw 3,000 tokens at once",
  },
] as const;

function Nft(): ReactElement {
  return (
    <span className={styles.nft}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2.500 21 12l-9 9.500L3 12zM8.500 12h7" />
      </svg>
      NFT
    </span>
  );
}

/** Who holds what when a stream of 10,000 tokens changes hands halfway. */
export default function NftTransfer(): ReactElement {
  return (
    <figure className={styles.drawing}>
      {MOMENTS.map(({ title, owner, first, second }) => (
        <div key={title} className={styles.moment}>
          <strong>{title}</strong>
          <div className={styles.holders}>
            <p data-owner={owner === 0}>
              First owner {owner === 0 && <Nft />} <span>{first}</span>
            </p>
            <p data-contract="">
              Contract{" "}
              <span>
                holds 8,000 tokens: 3,000 tokens withdrawable, 5,000 tokens not streamed yet
              </span>
            </p>
            <p data-owner={owner === 1}>
              Second owner {owner === 1 && <Nft />} <span>{second}</span>
            </p>
          </div>
        </div>
      ))}
      <figcaption>
        A stream of 10,000 tokens changes hands halfway. The tokens stay in the contract; the right
        to them goes with the NFT, also to those that the first owner had not withdrawn.
      </figcaption>
    </figure>
  );
}
