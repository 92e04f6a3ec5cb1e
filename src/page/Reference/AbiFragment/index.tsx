import useBaseUrl from "@docusaurus/useBaseUrl";
import type { ReactNode } from "react";

import CopyTextButton from "@site/src/ui/CopyButton/CopyTextButton";
import { loadAbi } from "./abis";

interface Props {
  /** Key of the ABI in the package, for example `lockup/v2.0/SablierLockup`. */
  readonly abi: string;
  /** Position of the entry in that ABI. */
  readonly index: number;
  /** Name of the entry, for people who do not see its place. */
  readonly name: string;
}

async function fragment(address: string, index: number): Promise<string> {
  const entry = (await loadAbi(address))[index];
  if (entry === undefined) throw new Error(`${address} has no entry ${index}.`);
  return JSON.stringify(entry, null, 2);
}

/** A button that copies the JSON of one ABI entry, which is fetched when it is pressed. */
export default function AbiFragment({ abi, index, name }: Props): ReactNode {
  const address = useBaseUrl(`/data/abi/${abi}.json`);
  return (
    <CopyTextButton
      label="Copy ABI"
      name={`Copy ABI of ${name}`}
      read={() => fragment(address, index)}
      remedy="Check the connection and try again."
    />
  );
}
