import { useState } from "react";

import { type Endpoint, useEndpoint } from "@site/src/forms/EndpointForm";
import { createRpc, type Rpc } from "@site/src/lib/rpc";
import { messageOf } from "@site/src/lib/text/message-of";
import { publicEndpoint } from "./load";

type Asked<Value> =
  | { readonly state: "none" }
  | { readonly state: "asking"; readonly host: string }
  | { readonly state: "failed"; readonly host: string; readonly reason: string }
  | { readonly state: "read"; readonly host: string; readonly value: Value };

interface Reading<Value> {
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
      const value = await read(createRpc(url));
      setAsked({ state: "read", host, value });
    } catch (thrown) {
      setAsked({ state: "failed", host, reason: messageOf(thrown) });
    }
  }
  return { endpoint, asked, value: asked.state === "read" ? asked.value : undefined, ask };
}
