import type { ReactElement } from "react";

import EndpointForm from "@site/src/forms/EndpointForm";
import type { useReading } from "./useReading";

interface ReadingFormProps {
  readonly reading: Pick<ReturnType<typeof useReading>, "endpoint" | "asked" | "ask">;
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
