import { type ReactElement, useState } from "react";

import EndpointForm, { useEndpoint } from "@site/src/forms/EndpointForm";
import { createRpc } from "@site/src/lib/rpc";
import Panel from "@site/src/ui/Panel";
import { CREATE2_FACTORY, type Finding, MULTICALL3, probeChain } from "./probe";
import styles from "./styles.module.css";

type State =
  | { readonly name: "idle" }
  | { readonly name: "asking"; readonly host: string }
  | { readonly name: "done"; readonly host: string; readonly findings: readonly Finding[] };

/**
 * Asks a JSON-RPC endpoint, on the reader's click and no earlier, whether its chain has what a
 * deployment needs.
 */
export default function ChainProbe(): ReactElement {
  const endpoint = useEndpoint();
  const [state, setState] = useState<State>({ name: "idle" });

  async function ask(url: URL): Promise<void> {
    const { host } = url;
    setState({ name: "asking", host });
    setState({ name: "done", host, findings: await probeChain(createRpc(url)) });
  }

  return (
    <Panel title="Ask the chain">
      <EndpointForm
        endpoint={endpoint}
        legend="Endpoint"
        label="JSON-RPC endpoint"
        hintOf={(host) =>
          host === undefined
            ? "Nothing is sent until you press the button. Your browser then sends five read requests to this endpoint only."
            : `The button sends five read requests from your browser to ${host}.`
        }
        whom="the endpoint"
        isBusy={state.name === "asking"}
        onAsk={ask}
      />
      <div role="status" className={styles.result}>
        {state.name === "asking" && <p>Waiting for {state.host}…</p>}
        {state.name === "done" && (
          <p>
            {state.host}: {state.findings.filter(({ ok }) => ok).length} of {state.findings.length}{" "}
            checks passed.
          </p>
        )}
      </div>
      {state.name === "done" && (
        <ul className={styles.findings} aria-label="Results">
          {state.findings.map(({ name, ok, detail }) => (
            <li key={name}>
              <strong className={ok ? "text--success" : "text--danger"}>
                {ok ? "Yes" : "No"}: {name}
              </strong>{" "}
              <span>({detail})</span>
            </li>
          ))}
        </ul>
      )}
      <details className={styles.manual}>
        <summary>Ask with cast instead</summary>
        <pre>
          <code>
            {[
              'cast chain-id --rpc-url "$RPC_URL"',
              `cast codesize ${CREATE2_FACTORY} --rpc-url "$RPC_URL"`,
              `cast codesize ${MULTICALL3} --rpc-url "$RPC_URL"`,
              `cast call ${MULTICALL3} "getChainId()(uint256)" --rpc-url "$RPC_URL"`,
            ].join("\n")}
          </code>
        </pre>
      </details>
    </Panel>
  );
}
