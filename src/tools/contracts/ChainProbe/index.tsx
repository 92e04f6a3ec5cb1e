import { type ReactElement, type SubmitEvent, useState } from "react";

import { problemOf, read } from "@site/src/forms";
import { Fields, TextInput } from "@site/src/forms/Form";
import { createRpc, readEndpoint } from "@site/src/lib/rpc";
import Button from "@site/src/ui/Button";
import Panel from "@site/src/ui/Panel";
import { CREATE2_FACTORY, type Finding, MULTICALL3, probeChain } from "./probe";
import styles from "./styles.module.css";

type State =
  | { readonly name: "idle" }
  | { readonly name: "asking"; readonly host: string }
  | { readonly name: "done"; readonly host: string; readonly findings: readonly Finding[] };

/**
 * Asks a JSON-RPC endpoint, on the reader's click and no earlier, whether its chain has what a
 * deployment needs. The endpoint stays out of the address of the page: it may contain a key.
 */
export default function ChainProbe(): ReactElement {
  const [text, setText] = useState("");
  const [state, setState] = useState<State>({ name: "idle" });
  const endpoint = text.trim() === "" ? undefined : read(() => readEndpoint(text));
  const problem = endpoint === undefined ? undefined : problemOf(endpoint);
  const host = endpoint?.ok === true ? endpoint.value.host : undefined;

  async function ask(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (endpoint?.ok !== true) return;
    const asked = endpoint.value;
    setState({ name: "asking", host: asked.host });
    const findings = await probeChain(createRpc(asked, (...args) => fetch(...args)));
    setState({ name: "done", host: asked.host, findings });
  }

  return (
    <Panel title="Ask the chain">
      <form onSubmit={(event) => void ask(event)}>
        <Fields legend="Endpoint">
          <TextInput
            label="JSON-RPC endpoint"
            inputMode="url"
            code
            wide
            value={text}
            onChange={setText}
            problem={problem}
            hint={
              host === undefined
                ? "Nothing is sent until you press the button. Your browser then sends five read requests to this endpoint only."
                : `The button sends five read requests from your browser to ${host}.`
            }
          />
        </Fields>
        <Button
          className={styles.ask}
          type="submit"
          look="primary"
          disabled={host === undefined || state.name === "asking"}
        >
          {host === undefined ? "Ask the endpoint" : `Ask ${host}`}
        </Button>
      </form>
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
            <li key={name} className={ok ? styles.ok : styles.bad}>
              <strong>
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
