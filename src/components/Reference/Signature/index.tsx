import type { ReactNode } from "react";

import AbiFragment from "../AbiFragment";
import styles from "./styles.module.css";

interface Props {
  /** Name of the symbol, to tell the expanders of a page apart. */
  readonly name: string;
  /** Key of the ABI that has the entry, and the entry's position in it. */
  readonly abi?: string;
  readonly index?: string;
  /** The code block with the declaration. */
  readonly children: ReactNode;
}

/**
 * The Solidity declaration of a symbol behind an expander that needs no script, with a button that
 * copies the entry's ABI. The code block brings its own copy button.
 */
export default function Signature({ name, abi, index, children }: Props): ReactNode {
  return (
    <details className={styles.signature}>
      <summary>
        Solidity declaration<span className={styles.name}> of {name}</span>
      </summary>
      {children}
      {abi !== undefined && index !== undefined && (
        <AbiFragment abi={abi} index={Number(index)} name={name} />
      )}
    </details>
  );
}
