import useIsBrowser from "@docusaurus/useIsBrowser";
import type { ReactNode } from "react";

import { useCopy } from "../../CopyButton/useCopy";
import { loadAbi } from "./abis";
import styles from "./styles.module.css";

interface Props {
  /** Key of the ABI in the package, for example `lockup/v2.0/SablierLockup`. */
  readonly abi: string;
  /** Position of the entry in that ABI. */
  readonly index: number;
  /** Name of the entry, for people who do not see its place. */
  readonly name: string;
}

const FAILED = "Copying failed. Check the connection and try again.";

async function fragment(abi: string, index: number): Promise<string> {
  const entry = (await loadAbi(abi))[index];
  if (entry === undefined) throw new Error(`The ABI ${abi} has no entry ${index}.`);
  return JSON.stringify(entry, null, 2);
}

/** A button that copies the JSON of one ABI entry, which is fetched when it is pressed. */
export default function AbiFragment({ abi, index, name }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const { state, copy } = useCopy(() => fragment(abi, index), { failed: FAILED });
  return (
    <span>
      <button
        type="button"
        className={styles.button}
        aria-label={`Copy the ABI of ${name}`}
        disabled={!isBrowser}
        onClick={copy}
      >
        {state === "copied" ? "Copied!" : "Copy ABI"}
      </button>
      {state === "failed" && <span className={styles.failed}>{FAILED}</span>}
    </span>
  );
}
