import type { ReactElement } from "react";

import CodeFence from "@site/src/page/CodeFence";
import { type Call, calldata, castCommand, isRead, safeFile, viemCode } from "@site/src/lib/call";
import Button from "@site/src/ui/Button";
import styles from "./styles.module.css";

interface OutputsProps {
  /** What one transaction sends. */
  readonly call: Call;
  /** What a Safe sends, one after the other; the call if absent. */
  readonly calls?: readonly {
    readonly to: string;
    readonly value: bigint;
    readonly data: string;
  }[];
  readonly chainId: number | undefined;
  readonly title: string;
}

/** A call as bytes, as a command, as code, and as a file for Safe. */
export default function Outputs(props: OutputsProps): ReactElement {
  const { call, chainId, title } = props;
  const data = calldata(call);
  const { calls = [{ ...call, data }] } = props;
  const { name } = call.item;

  function save(): void {
    const file = safeFile(calls, { chainId: chainId ?? 1, name, createdAt: Date.now() });
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
        {data}
      </CodeFence>
      <CodeFence language="bash" title="cast">
        {castCommand(call)}
      </CodeFence>
      <CodeFence language="typescript" title="viem">
        {viemCode(call)}
      </CodeFence>
      {!isRead(call.item) && chainId !== undefined && (
        <p className="sd-aside">
          <Button onClick={save}>Download for Safe</Button> A file for the Transaction Builder, with{" "}
          {calls.length === 1 ? "this call" : `these ${calls.length} calls`}.
        </p>
      )}
    </details>
  );
}
