import { type ReactElement, useState } from "react";

import EndpointForm, { type Endpoint, useEndpoint } from "@site/src/forms/EndpointForm";
import { createRpc, type Rpc } from "@site/src/lib/rpc";
import { messageOf } from "@site/src/lib/text/message-of";
import { publicEndpoint } from "./load";

type Asked<Value> =
  | { readonly state: "none" }
  | { readonly state: "asking"; readonly host: string }
  | { readonly state: "failed"; readonly host: string; readonly reason: string }
  | { readonly state: "read"; readonly value: Value };

export interface Reading<Value = unknown> {
  readonly endpoint: Endpoint;
  readonly asked: Asked<Value>;
  /** What the chain said, if it did. */
  readonly value: Value | undefined;
  readonly ask: (url: URL) => Promise<void>;
}

/**
 * Asks a chain on the reader's click.
 *
 * @param read rejects with what the node did
 */
export function useReading<Value>(
  chainId: number,
  read: (rpc: Rpc) => Promise<Value>,
): Reading<Value> {
  const endpoint = useEndpoint(publicEndpoint(chainId));
  const [asked, setAsked] = useState<Asked<Value>>({ state: "none" });
  async function ask(url: URL): Promise<void> {
    const { host } = url;
    setAsked({ state: "asking", host });
    try {
      setAsked({ state: "read", value: await read(createRpc(url)) });
    } catch (thrown) {
      setAsked({ state: "failed", host, reason: messageOf(thrown) });
    }
  }
  return { endpoint, asked, value: asked.state === "read" ? asked.value : undefined, ask };
}

interface ReadingFormProps {
  readonly reading: Reading;
  readonly chain: string;
  /** What is read, as in `stream`. */
  readonly thing: string;
}

/** The endpoint, the button that asks it, and what it did. */
export default function ReadingForm({ reading, chain, thing }: ReadingFormProps): ReactElement {
  const { endpoint, asked, ask } = reading;
  return (
    <>
      <EndpointForm
        endpoint={endpoint}
        legend={`Read the ${thing} from the chain`}
        label={`JSON-RPC endpoint of ${chain}`}
        hintOf={(host) =>
          host === undefined
            ? "Your own endpoint, such as https://rpc.example.org. Nothing is sent until you press the button."
            : `The button sends read requests from your browser to ${host}, which learns the ${thing} and your IP address.`
        }
        whom="the chain"
        isBusy={asked.state === "asking"}
        onAsk={ask}
      />
      <div role="status">
        {asked.state === "asking" && <p>Waiting for {asked.host}…</p>}
        {asked.state === "failed" && (
          <p>
            {asked.host}: {asked.reason}. The calls below stay as they are; ask again, or another
            endpoint.
          </p>
        )}
      </div>
    </>
  );
}
