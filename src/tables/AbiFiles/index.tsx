import Link from "@docusaurus/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";
import type { ReactElement } from "react";

import type { ReleaseTable } from "@site/src/lib/protocol/model";
import CopyTextButton, { readFile } from "@site/src/ui/CopyButton/CopyTextButton";
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
  const address = useBaseUrl(path);
  return (
    <li>
      <Link href={`pathname://${path}`}>
        <code>{name}.json</code>
      </Link>
      <CopyTextButton
        label="Copy ABI"
        name={`Copy ABI of ${name}, ${label}`}
        read={() => readFile(address)}
        remedy="Open the file and copy it there."
      />
    </li>
  );
}
