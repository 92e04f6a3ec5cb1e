import { type ReactElement, useState } from "react";

import { readEndpoint } from "@site/src/lib/rpc";
import Button from "@site/src/ui/Button";
import { problemOf, read } from ".";
import { Fields, TextInput } from "./Form";
import styles from "./styles.module.css";

/** The address of a JSON-RPC endpoint as a reader writes it. It stays out of the page's address: it may hold a key. */
export interface Endpoint {
  readonly text: string;
  readonly change: (text: string) => void;
  readonly problem: string | undefined;
  /** Undefined while the text is no endpoint. */
  readonly url: URL | undefined;
}

/** @param initial an endpoint to begin with; empty for none */
export function useEndpoint(initial = ""): Endpoint {
  const [text, change] = useState(initial);
  const parsed = text.trim() === "" ? undefined : read(() => readEndpoint(text));
  return {
    text,
    change,
    problem: parsed && problemOf(parsed),
    url: parsed?.ok === true ? parsed.value : undefined,
  };
}

interface EndpointFormProps {
  readonly endpoint: Endpoint;
  readonly legend: string;
  readonly label: string;
  /** What the button sends, by the host; without one, what to write. */
  readonly hintOf: (host: string | undefined) => string;
  /** Whom the button asks while there is no host, as in `the chain`. */
  readonly whom: string;
  readonly isBusy: boolean;
  readonly onAsk: (url: URL) => Promise<void>;
}

/** An endpoint, and the button that asks it: nothing is sent before. */
export default function EndpointForm(props: EndpointFormProps): ReactElement {
  const { endpoint, legend, label, hintOf, whom, isBusy, onAsk } = props;
  const { url } = endpoint;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (url !== undefined) void onAsk(url);
      }}
    >
      <Fields legend={legend}>
        <TextInput
          label={label}
          inputMode="url"
          code
          wide
          value={endpoint.text}
          onChange={endpoint.change}
          problem={endpoint.problem}
          hint={hintOf(url?.host)}
        />
      </Fields>
      <Button
        className={styles.ask}
        type="submit"
        look="primary"
        disabled={url === undefined || isBusy}
      >
        Ask {url?.host ?? whom}
      </Button>
    </form>
  );
}
