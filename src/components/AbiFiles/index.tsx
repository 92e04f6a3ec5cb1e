import Link from "@docusaurus/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { type ReactElement, useState } from "react";

import type { ReleaseTable } from "../../lib/protocol/model";
import { announce } from "../CopyButton/announce";
import { copyFile } from "./copy";
import styles from "./styles.module.css";

interface AbiFilesProps {
  /** A release: `@generated/protocol-data/default/release-<protocol>-<version>.json`. */
  readonly release: Pick<ReleaseTable, "label" | "contracts" | "files">;
}

/** The ABI files of a release: a link to each, and a button that copies the JSON. */
export default function AbiFiles({ release }: AbiFilesProps): ReactElement {
  const { label, contracts, files } = release;
  return (
    <ul className={styles.files}>
      {contracts
        .filter(({ abi }) => abi)
        .map(({ name }) => (
          <AbiFile key={name} name={name} label={label} path={`${files.abi}/${name}.json`} />
        ))}
    </ul>
  );
}

interface AbiFileProps {
  readonly name: string;
  readonly label: string;
  readonly path: string;
}

function AbiFile({ name, label, path }: AbiFileProps): ReactElement {
  const isBrowser = useIsBrowser();
  const address = useBaseUrl(path);
  const [state, setState] = useState("");

  async function copy(): Promise<void> {
    setState("Copying…");
    const done = await copyFile(address);
    const text = done ? "Copied!" : "Copying failed. Open the file and copy it there.";
    setState(text);
    announce(text);
  }

  return (
    <li>
      <Link href={`pathname://${path}`}>
        <code>{name}.json</code>
      </Link>
      <button
        type="button"
        disabled={!isBrowser}
        aria-label={`Copy the ABI of ${name}, ${label}`}
        onClick={() => void copy()}
      >
        Copy ABI
      </button>
      <span aria-hidden="true">{state}</span>
    </li>
  );
}
