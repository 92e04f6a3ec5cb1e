import type { ReactElement } from "react";

import CodeFence from "@site/src/page/CodeFence";
import { type Call, calldata, castCommand, isRead, safeFile, viemCode } from "@site/src/lib/call";
import Button from "@site/src/ui/Button";
import styles from "./styles.module.css";

interface OutputsProps {
  readonly call: Call;
  readonly chainId: number | undefined;
  readonly title: string;
}

/** A call as bytes, as a command, as code, and as a file for Safe. */
export default function Outputs({ call, chainId, title }: OutputsProps): ReactElement {
  const { name } = call.item;

  function save(): void {
    const file = safeFile(call, { chainId: chainId ?? 1, createdAt: Date.now() });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([file], { type: "application/json" }));
    link.download = `safe-${name}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <details className={styles.part} data-extract-skip="">
      <summary>{title}</summary>
      <CodeFence language="text" title="Calldata">
        {calldata(call)}
      </CodeFence>
      <CodeFence language="bash" title="cast">
        {castCommand(call)}
      </CodeFence>
      <CodeFence language="typescript" title="viem">
        {viemCode(call)}
      </CodeFence>
      {!isRead(call.item) && chainId !== undefined && (
        <p className="sd-aside">
          <Button onClick={save}>Download for Safe</Button> A file for the Transaction Builder, with
          this call.
        </p>
      )}
    </details>
  );
}
