import useIsBrowser from "@docusaurus/useIsBrowser";
import { type ReactNode, useEffect, useState } from "react";

import { announce } from "../../CopyButton/announce";
import { COPIED_FOR } from "../../CopyButton";
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

async function copy(text: Promise<string>): Promise<void> {
  // Safari only lets a page write to the clipboard during the click. A clipboard item accepts a
  // promise, so the write can start before the chunk has arrived.
  if (typeof ClipboardItem === "undefined") {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((value) => new Blob([value], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

/** A button that copies the JSON of one ABI entry, which is fetched when it is pressed. */
export default function AbiFragment({ abi, index, name }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");

  useEffect(() => {
    if (state !== "copied") return undefined;
    const timer = setTimeout(() => setState("idle"), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  async function press(): Promise<void> {
    try {
      await copy(fragment(abi, index));
      setState("copied");
      announce("Copied!");
    } catch {
      setState("failed");
      announce(FAILED);
    }
  }

  return (
    <span>
      <button
        type="button"
        className={styles.button}
        aria-label={`Copy the ABI of ${name}`}
        disabled={!isBrowser}
        onClick={() => void press()}
      >
        {state === "copied" ? "Copied!" : "Copy ABI"}
      </button>
      {state === "failed" && <span className={styles.failed}>{FAILED}</span>}
    </span>
  );
}
