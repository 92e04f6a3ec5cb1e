import type { ReactNode } from "react";

import CopyButton from "@site/src/ui/CopyButton";
import AbiFragment from "../AbiFragment";

interface Props {
  /** The expander, as `plugins/contract-reference/static-html.ts` writes it. */
  readonly details: HTMLDetailsElement;
}

/** Buttons of an open declaration: copy the Solidity code, copy the entry's ABI where it has one. */
export default function Signature({ details }: Props): ReactNode {
  const { name = "", abi, index } = details.dataset;
  return (
    <>
      <CopyButton
        text={() => details.parentElement?.querySelector("pre > code")?.textContent ?? ""}
        label={`Copy the declaration of ${name}`}
      />
      {abi !== undefined && index !== undefined && (
        <AbiFragment abi={abi} index={Number(index)} name={name} />
      )}
    </>
  );
}
