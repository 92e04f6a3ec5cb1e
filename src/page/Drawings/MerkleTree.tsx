import type { ReactElement } from "react";

import styles from "./styles.module.css";

const LEAVES = [
  { index: 0, x: 45 },
  { index: 1, x: 135 },
  { index: 2, x: 225 },
  { index: 3, x: 315 },
] as const;

/** The recipient who claims. */
const CLAIMANT = 2;

interface NodeProps {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly kind: "claimed" | "proof" | "computed" | "other";
}

function Node({ x, y, label, kind }: NodeProps): ReactElement {
  return (
    <g data-kind={kind}>
      <rect x={x - 38} y={y - 15} width="76" height="30" rx="6" />
      <text x={x} y={y + 4.5} textAnchor="middle">
        {label}
      </text>
    </g>
  );
}

/** How one recipient of four proves their place in a list of which the contract knows the root. */
export default function MerkleTree(): ReactElement {
  return (
    <figure className={styles.drawing}>
      <svg
        className={styles.tree}
        viewBox="0 0 360 190"
        role="img"
        aria-labelledby="merkle-tree-title merkle-tree-text"
      >
        <title id="merkle-tree-title">A Merkle tree of four recipients</title>
        <desc id="merkle-tree-text">
          Each recipient is a leaf. Leaves 0 and 1 are hashed to one node, leaves 2 and 3 to
          another, and both nodes to the root. Recipient 2 brings leaf 3 and the node above leaves 0
          and 1 as the proof; the contract computes the node above its own leaf, then the root, and
          compares.
        </desc>
        <path
          className={styles.branch}
          d="M45 145 90 95M135 145 90 95M225 145 270 95M315 145 270 95M90 85 180 30M270 85 180 30"
        />
        <Node x={180} y={25} label="root" kind="computed" />
        <Node x={90} y={90} label="hash 0, 1" kind="proof" />
        <Node x={270} y={90} label="hash 2, 3" kind="computed" />
        {LEAVES.map(({ index, x }) => (
          <Node
            key={index}
            x={x}
            y={155}
            label={`leaf ${index}`}
            kind={index === CLAIMANT ? "claimed" : index === CLAIMANT + 1 ? "proof" : "other"}
          />
        ))}
      </svg>
      <ul className={styles.legend}>
        <li data-kind="claimed">the claimant’s index, address and amount</li>
        <li data-kind="proof">the proof: two hashes here, 14 for 10,000 recipients</li>
        <li data-kind="computed">computed by the contract; the root is all that it has stored</li>
      </ul>
    </figure>
  );
}
